"""Message catalogues: gather every message from the sources, update the catalogues, check that they are whole.

python scripts/messages.py update          new messages into every catalogue, gone ones out
python scripts/messages.py check           every message there, translated, with the same placeholders
python scripts/messages.py add LANGUAGE    start the catalogues of a new language
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.pofile import read_po, write_po

SOURCE = Path(__file__).resolve().parents[1] / "src" / "ludus"
LOCALE = SOURCE / "locale"
KEYWORDS = {"_": None, "N_": None, "plural": (1, 2), "context": ((1, "c"), 2)}


def domains() -> dict[str, list[Path]]:
    """Each catalogue and the files its messages stand in: one for every game, and one for all the rest."""
    found: dict[str, list[Path]] = {"ludus": []}
    for path in sorted([*SOURCE.rglob("*.py"), *SOURCE.rglob("*.html")]):
        parts = path.relative_to(SOURCE).parts
        domain = parts[1].replace("_", "-") if parts[0] == "games" and len(parts) > 2 else "ludus"
        found.setdefault(domain, []).append(path)
    return found


def languages() -> list[str]:
    return sorted(path.name for path in LOCALE.iterdir() if path.is_dir())


def template(files: list[Path]) -> Catalog:
    """Every message of some files, without translations."""
    catalog = Catalog(project="Ludus", charset="utf-8")
    for path in files:
        method = "jinja2.ext:babel_extract" if path.suffix == ".html" else "python"
        for _line, message, comments, context in extract_from_file(method, path, KEYWORDS, ("Translators:",)):
            catalog.add(message, None, flags=(), auto_comments=comments, context=context)
    return catalog


def catalogue(language: str, domain: str) -> Catalog:
    path = LOCALE / language / f"{domain}.po"
    if not path.exists():
        return Catalog(locale=language, project="Ludus", charset="utf-8")
    with path.open("rb") as file:
        return read_po(file, locale=language, domain=domain)


def update(language: str) -> None:
    for domain, files in domains().items():
        catalog = catalogue(language, domain)
        catalog.update(template(files), no_fuzzy_matching=True)
        catalog.obsolete.clear()
        path = LOCALE / language / f"{domain}.po"
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            write_po(file, catalog, no_location=True, omit_header=False, width=120)


def check(language: str) -> Iterator[str]:
    """What is wrong with a language's catalogues, one line for each fault."""
    for domain, files in domains().items():
        there = catalogue(language, domain)
        for message in template(files):
            if message.id:
                fault = problem(message, there.get(key(message), message.context))
                if fault:
                    yield f"{language}/{domain}.po: {fault}: {message.id!r}"


def key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def problem(message: Message, there: Message | None) -> str:
    if there is None:
        return "missing"
    strings = [there.string] if isinstance(there.string, str) else list(there.string)
    if not strings or not all(strings):
        return "not translated"
    if there.fuzzy:
        return "marked as fuzzy"
    originals = [message.id] if isinstance(message.id, str) else list(message.id)
    wanted = set().union(*map(placeholders, originals))
    for string in strings:
        if not placeholders(string) <= wanted or (wanted - {"n"}) - placeholders(string):
            return f"placeholders differ ({string})"
    return ""


def placeholders(text: str) -> set[str]:
    return {name for _text, name, _spec, _conversion in Formatter().parse(text) if name}


def main(arguments: list[str]) -> int:
    match arguments:
        case ["update"]:
            for language in languages():
                update(language)
        case ["add", language]:
            update(language)
        case ["check"]:
            faults = [fault for language in languages() for fault in check(language)]
            sys.stdout.write("".join(f"{fault}\n" for fault in faults))
            return 1 if faults else 0
        case _:
            sys.stderr.write(__doc__ or "")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
