"""A fresh environment: nothing is installed in it, but the dependencies of these tests can be imported."""

from __future__ import annotations

import os
import sysconfig
import venv
from pathlib import Path

RUN = """#!{python}
import runpy, sys
sys.argv[0] = "{name}"
runpy.run_module("{name}", run_name="__main__", alter_sys=True)
"""


class Fresh:
    """A virtual environment in a folder; `paths` are importable before the dependencies, `programs` can be typed."""

    def __init__(self, folder: Path, paths: tuple[Path, ...] = (), programs: tuple[str, ...] = ("pip",)):
        venv.create(folder, symlinks=os.name != "nt")
        self.folder = folder
        self.programs = folder / ("Scripts" if os.name == "nt" else "bin")
        self.packages = Path(sysconfig.get_path("purelib", vars={"base": str(folder)}))
        dependencies = dict.fromkeys(sysconfig.get_path(kind) for kind in ("purelib", "platlib"))
        # An editable Ludus among the dependencies is not seen: a folder's own .pth files count only where it is a site.
        lines = [*map(str, paths), *dependencies]
        (self.packages / "dependencies.pth").write_text("\n".join(lines), encoding="utf-8")
        for name in programs:
            program = self.programs / name
            program.write_text(RUN.format(python=self.programs / "python", name=name), encoding="utf-8")
            program.chmod(0o755)

    def environment(self, **more: str) -> dict[str, str]:
        """Variables for processes in it: nothing of ours is inherited, and pip never asks the network."""
        ours = ("LUDUS", "PYTHON", "NUMBA", "VIRTUAL_ENV")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        offline = {"PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        path = os.pathsep.join([str(self.programs), os.environ["PATH"]])
        return {**kept, **offline, "PATH": path, "COLUMNS": "200", **more}
