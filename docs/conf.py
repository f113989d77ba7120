"""How `make docs` builds the site: these pages as they are, and a reference of the modules from their docstrings."""

from pathlib import Path

import ludus

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "ludus"

project = "Ludus"
version = release = ludus.__version__
html_title = f"Ludus {version}"
html_theme = "alabaster"
html_theme_options = {"description": "Board games of the ancient world", "fixed_sidebar": True, "page_width": "1100px"}
html_copy_source = False
html_show_copyright = False

extensions = ["myst_parser", "sphinx.ext.apidoc", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["examples"]
myst_heading_anchors = 3
default_role = "code"  # single backticks in docstrings
suppress_warnings = [
    "docutils",  # docstrings are plain text, with indented examples
    "myst.xref_missing",  # pages also link to folders of the repository; tests/project/test_docs.py checks every link
]
# What people import from Python; a game's own rules, the server and the command line are not for that.
INSIDE = ["games/*/*", "server", "cli", "web"]
apidoc_modules = [
    {
        "path": str(SOURCE),
        "destination": "reference",
        "exclude_patterns": [str(SOURCE / inside) for inside in INSIDE],
        "separate_modules": True,
        "module_first": True,
        "automodule_options": {"members", "show-inheritance"},
    }
]
autodoc_default_options = {"ignore-module-all": True}  # each thing once, where it is defined
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
