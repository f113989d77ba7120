"""The layout shows the architecture: imports point one way, games are known to nobody, files stay small."""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludus.engine import contract
from ludus.engine.game import Game
from ludus.games import games

ROOT = Path(__file__).parents[1]
FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef
SOURCE = ROOT / "src" / "ludus"
PARTS = {
    "engine": {"engine", "games"},  # the engine asks the registry for a game by name, nothing more
    "drawing": {"engine", "drawing"},
    "games": {"engine", "drawing", "games"},
    "testing": {"engine", "games", "testing"},
    "bots": {"engine", "games", "bots"},
    "playing": {"engine", "games", "bots", "playing"},
    "env": {"engine", "games", "bots", "playing", "env"},
    "arena": {"engine", "drawing", "games", "bots", "playing", "arena"},
    "server": {"engine", "drawing", "games", "bots", "server", ""},
    "cli": {"engine", "games", "bots", "playing", "arena", "server", "cli", ""},
}
# Each part of the server imports only itself and those before it.
SERVER = ["log_fields", "metrics", "refusals", "work", "people", "tables", "store", "admin", "live", "views"]
SERVER += ["configuration", "services", "http", "run"]
CONTRACT = (*contract.KERNEL_MODULES.values(), contract.Text, contract.Board)
MODULES = sorted(SOURCE.rglob("*.py"))
IN_PARTS = [path for path in MODULES if path.parent != SOURCE]
IN_SERVER = [
    path for path in MODULES if path.is_relative_to(SOURCE / "server") and path != SOURCE / "server/__init__.py"
]


def imported(path: Path, package: str = "ludus") -> set[str]:
    """The parts of a package that a module imports; "" is the top of the package itself, with its version."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        found |= {name.removeprefix(f"{package}.").split(".")[0] for name in names if name.startswith(f"{package}.")}
    return {"" if part.startswith("__") else part for part in found}


@pytest.mark.parametrize("path", IN_PARTS, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_imports_point_one_way(path: Path) -> None:
    assert imported(path) <= PARTS[path.relative_to(SOURCE).parts[0]]


@pytest.mark.parametrize("path", IN_SERVER, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_imports_within_the_server_point_one_way(path: Path) -> None:
    part = path.relative_to(SOURCE / "server").with_suffix("").parts[0]
    assert imported(path, "ludus.server") <= set(SERVER[: SERVER.index(part) + 1])


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_games_do_not_import_each_other(game: Game) -> None:
    own = game.package.split(".")[-1]
    for path in (SOURCE / "games" / own).rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for other in games():
            assert other is game or other.package not in text, path


@pytest.mark.parametrize("path", sorted((ROOT / "examples").rglob("src/**/*.py")), ids=lambda path: path.name)
def test_the_example_needs_nothing_of_other_games(path: Path) -> None:
    assert imported(path) <= {"engine", "drawing"}


def test_nothing_but_its_own_folder_names_a_game() -> None:
    names = {form for game in games() for form in (game.name, game.package.split(".")[-1], game.title)}
    named = re.compile(rf"\b({'|'.join(map(re.escape, names))})\b")
    for path in [*MODULES, *SOURCE.glob("web/**/*.html"), *SOURCE.glob("web/**/*.js"), *SOURCE.glob("web/**/*.css")]:
        if path.relative_to(SOURCE).parts[0] != "games":
            assert named.findall(path.read_text(encoding="utf-8")) == [], path


def listed(path: Path) -> Iterator[set[str]]:
    """The strings in each list, tuple, set and dictionary of a module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict):
            members = node.keys if isinstance(node, ast.Dict) else node.elts
            values = [member.value for member in members if isinstance(member, ast.Constant)]
            yield {value for value in values if isinstance(value, str)}


def test_the_functions_of_the_contract_are_listed_once() -> None:
    """What must know them asks `engine.contract`; a second list would have to be kept in step."""
    kernels = set(contract.functions(contract.Kernels))
    for path in MODULES:
        if path.relative_to(SOURCE).parts[0] != "games":
            for names in listed(path):
                assert len(names & kernels) < 3, f"{path} lists {sorted(names & kernels)}"


def test_only_records_are_untyped_in_the_contract() -> None:
    """`Record` is what Python's checker cannot know; nothing else is declared as Any."""
    declared = {name: hints for part in CONTRACT for name, hints in signatures(part)}
    assert len(declared) > 30
    for name, hints in declared.items():
        assert not [hint for hint in hints if "Any" in re.findall(r"\w+", hint)], name


def signatures(part: type) -> Iterator[tuple[str, list[str]]]:
    """The annotations of each function of a protocol, as they are written."""
    for name, function in contract.functions(part).items():
        hints = inspect.get_annotations(function)
        assert {*hints} == {*inspect.signature(function).parameters, "return"}, name
        yield name, list(hints.values())


def test_files_stay_small() -> None:
    longest = {".py": 300, ".js": 200, ".css": 400, ".html": 400}
    for folder in ("src", "tests", "benchmarks", "scripts", "examples", "docs"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in longest and path.parent.name != "reports":  # these are written by an arena
                assert len(path.read_text(encoding="utf-8").splitlines()) <= longest[path.suffix], path


def test_functions_stay_short() -> None:
    """Those that are defined within another one are counted for themselves."""
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, FUNCTION):
                within = [inner for inner in ast.walk(node) if isinstance(inner, FUNCTION) and inner is not node]
                assert lines_of(node) - sum(map(lines_of, within)) <= 60, f"{path}: {node.name}"


def lines_of(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def test_nothing_reads_outside_the_project() -> None:
    for path in MODULES:
        assert "../shared" not in path.read_text(encoding="utf-8"), path
