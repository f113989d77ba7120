"""The locks in requirements/ are what make installs: whole, the same everywhere, and as pyproject.toml allows."""

import re
import tomllib
from itertools import product
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = {  # each with the parts of pyproject.toml it is made from
    "play": [PROJECT["project"]["dependencies"], PROJECT["build-system"]["requires"]],
    "dev": [PROJECT["project"]["dependencies"], *map(PROJECT["project"]["optional-dependencies"].get, ("dev", "ray"))],
    "docs": [PROJECT["project"]["dependencies"], PROJECT["project"]["optional-dependencies"]["docs"]],
}
SYSTEMS = {"linux": "posix", "darwin": "posix", "win32": "nt"}
MACHINES = [
    {"python_version": f"3.{minor}", "python_full_version": f"3.{minor}.0", "sys_platform": system, "os_name": kind}
    for minor, (system, kind) in product((11, 12, 13), SYSTEMS.items())
]
every_lock = pytest.mark.parametrize("name", LOCKS)


def text(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def entries(name: str) -> list[str]:
    """One text for each package: a requirement and its hashes."""
    return re.sub(r"\\\n\s+", "", text(name)).splitlines()


def pins(name: str, machine: dict[str, str]) -> dict[str, str]:
    """The version of every package that a machine gets."""
    found: dict[str, str] = {}
    for entry in entries(name):
        wanted = Requirement(entry.split("--hash")[0])
        if wanted.marker is None or wanted.marker.evaluate(machine):
            assert canonicalize_name(wanted.name) not in found, f"{wanted.name} twice"
            found[canonicalize_name(wanted.name)] = str(wanted.specifier).removeprefix("==")
    return found


@every_lock
@pytest.mark.parametrize("machine", MACHINES, ids=lambda one: f"{one['sys_platform']}-{one['python_version']}")
def test_a_lock_is_what_the_project_asks_for(name: str, machine: dict[str, str]) -> None:
    locked, checked = pins(name, machine), 0
    for line in (line for part in LOCKS[name] for line in part):
        wanted = Requirement(line)
        if wanted.name != PROJECT["project"]["name"] and (wanted.marker is None or wanted.marker.evaluate(machine)):
            assert wanted.specifier.contains(locked[canonicalize_name(wanted.name)]), f"make lock: {line}"
            checked += 1
    assert checked > 0


@every_lock
def test_every_file_is_known_by_its_hash_and_nothing_by_its_place(name: str) -> None:
    assert len(entries(name)) > 30
    for entry in entries(name):
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; [^:/@]+?)?( --hash=sha256:[0-9a-f]{64})+", entry.replace("  ", " "))


@pytest.mark.parametrize("name", ["dev", "docs"])
@pytest.mark.parametrize("machine", MACHINES, ids=lambda one: f"{one['sys_platform']}-{one['python_version']}")
def test_one_environment_can_hold_all(name: str, machine: dict[str, str]) -> None:
    here, played = pins(name, machine), pins("play", machine)
    assert {package: version for package, version in played.items() if here.get(package, version) != version} == {}


def test_players_do_not_download_what_only_developers_need() -> None:
    assert not {"pytest", "ray", "mypy", "playwright", "sphinx"} & set(pins("play", MACHINES[0]))
    assert not any("torch" in pins(name, MACHINES[0]) for name in LOCKS)
