"""The files for hosting agree with the program: settings exist, options are understood, paths are there."""

import configparser
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from ludus.cli.app import app
from ludus.server.configuration import from_environment

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SETTING = re.compile(r"\bLUDUS_[A-Z_]+\b")
OF_COMPOSE = {"LUDUS_HOST", "LUDUS_PASSWORD", "LUDUS_SERVERS"}  # meant for the compose file and Caddy alone


def instructions() -> list[list[str]]:
    """The lines of the Containerfile, as words."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    return [shlex.split(line) for line in text.splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_setting_exists(path: Path) -> None:
    sources = [*ROOT.glob("src/ludus/**/*.py")]
    known = {name for source in sources for name in SETTING.findall(source.read_text(encoding="utf-8"))}
    assert set(SETTING.findall(path.read_text(encoding="utf-8"))) <= known | OF_COMPOSE


def test_the_settings_of_the_compose_file_are_accepted() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    server = compose["services"]["ludus-1"]
    assert compose["services"]["ludus-2"] == server
    chosen = from_environment(server["environment"])
    assert chosen.trusted_proxies == (compose["networks"]["default"]["ipam"]["config"][0]["subnet"],)
    assert chosen.metrics_port == 9100
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).exists()
    used = {volume.split(":")[0] for service in compose["services"].values() for volume in service["volumes"]}
    assert used == {*compose["volumes"], "./Caddyfile"}


def test_the_settings_of_the_unit_are_accepted() -> None:
    lines = (DEPLOY / "ludus.env").read_text(encoding="utf-8").splitlines()
    settings = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    assert from_environment(settings).trusted_proxies == ("127.0.0.1",)


def test_what_is_copied_into_the_image_exists_and_is_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    copied = [
        word for name, *words in instructions() if name == "COPY" and "--from=build" not in words for word in words[:-1]
    ]
    assert len(copied) >= 5
    for path in copied:
        assert (ROOT / path).exists()
        assert f"!{path}" in ignored


def commands() -> list[list[str]]:
    """Every way a server is started, as the words after `ludus`."""
    unit = configparser.ConfigParser(strict=False, interpolation=None, delimiters="=")
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "ludus@.service", encoding="utf-8")
    image = next(words for name, *words in instructions() if name == "CMD" and "serve," in words)
    return [[word.strip("[],") for word in image][1:], unit["Service"]["ExecStart"].replace("%i", "8001").split()[1:]]


@pytest.mark.parametrize("words", commands(), ids=["image", "unit"])
def test_the_command_is_understood(words: list[str]) -> None:
    assert words[0] == "serve"
    understood = CliRunner().invoke(app, [*words, "--help"])
    assert understood.exit_code == 0
    for option in (word for word in words if word.startswith("--")):
        assert option in CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "ludus@.service"
    unit.write_text((DEPLOY / unit.name).read_text(encoding="utf-8").replace("/opt/ludus/bin/ludus", "/bin/true"))
    checked = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=60)
    complaints = [line for line in checked.stderr.splitlines() if "ludus@" in line]
    assert complaints == []
    assert checked.returncode == 0, checked.stderr
