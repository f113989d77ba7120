"""Message catalogues: gather every message from the sources, update the catalogues, check that they are whole.

python scripts/messages.py add LANGUAGE           start the catalogues of a new language
python scripts/messages.py update [LANGUAGE …]    new messages into the catalogues, gone ones out
python scripts/messages.py typeset [LANGUAGE …]   spaces that do not break after numbers, none before an ellipsis
python scripts/messages.py check [LANGUAGE …]     every message there, translated, typeset, with the same placeholders
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.plurals import get_plural
from babel.messages.pofile import read_po, write_po
from faults import faults, forms
from jinja2 import Environment, nodes
from typography import misprints_in_source

from ludus.engine import language as engine
from ludus.engine.typography import typeset
from ludus.games import games

SOURCE = Path(engine.__file__).resolve().parents[1]
# The functions that take messages, and how many strings each.
EACH = "each_in"  # takes a context and any number of messages
STRINGS = {"_": 1, "N_": 1, "plural": 2, "context": 2, "plural_context": 3, EACH: 0}
Call = tuple[int, str, list[object]]  # line, name of the function, arguments that are plain values


class Written(Catalog):
    """A catalogue whose header says what readers need, and nothing that changes by itself."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        plain = "text/plain; charset=utf-8"
        return [("Language", str(self.locale)), ("Plural-Forms", self.plural_forms), ("Content-Type", plain)]


def domains() -> dict[str, list[Path]]:
    """Each catalogue and the files its messages stand in: one for every game, and one for all the rest."""
    folders = {game.folder: game.domain for game in games() if game.folder.is_relative_to(SOURCE)}
    found: dict[str, list[Path]] = {engine.LUDUS: []}
    for path in sorted([*SOURCE.rglob("*.py"), *SOURCE.rglob("*.html"), *SOURCE.rglob("guide.toml")]):
        domain = next((folders[parent] for parent in path.parents if parent in folders), engine.LUDUS)
        found.setdefault(domain, []).append(path)
    return found


def languages() -> list[str]:
    return [code for code in engine.languages() if code != engine.SOURCE]


def template(files: list[Path]) -> Catalog:
    """Every message of some files, without translations, in the order of the sources."""
    catalog = Catalog(charset="utf-8")
    for path in files:
        reader = READERS[path.suffix]
        for line, name, values in sorted(reader(path.read_text(encoding="utf-8")), key=lambda call: call[0]):
            for message, context in messages_of(name, values):
                catalog.add(message, locations=[(path.relative_to(SOURCE).as_posix(), line)], context=context)
    return catalog


def messages_of(name: str, values: list[object]) -> Iterator[tuple[str | tuple[str, ...], str | None]]:
    """The messages, with their context, of one call whose arguments are plain strings."""
    if name == EACH:
        context, *messages = values
        yield from ((str(message), str(context)) for message in messages)
        return
    strings = [value for value in values[: STRINGS[name]] if isinstance(value, str)]
    if len(strings) == STRINGS[name]:
        context = strings.pop(0) if name.endswith("context") else None
        yield tuple(strings) if name.startswith("plural") else strings[0], context


def calls_in_python(text: str) -> Iterator[Call]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in STRINGS:
                yield node.lineno, name, [getattr(argument, "value", None) for argument in node.args]


def calls_in_template(text: str) -> Iterator[Call]:
    for node in Environment(autoescape=True).parse(text).find_all(nodes.Call):
        name = getattr(node.node, "name", getattr(node.node, "attr", ""))
        if name in STRINGS:
            yield node.lineno, name, [getattr(argument, "value", None) for argument in node.args]


def calls_in_texts(text: str) -> Iterator[Call]:
    """A file of texts, each under a key of its own."""
    yield from ((line, "_", [message]) for line, message in enumerate(tomllib.loads(text).values()))


READERS = {".py": calls_in_python, ".html": calls_in_template, ".toml": calls_in_texts}


def catalogue(language: str, domain: str) -> Catalog:
    """A language's catalogue as it stands on disk; a fresh one where there is none."""
    path = engine.catalogue_path(domain, language)
    if not path.exists():
        return Catalog(locale=language)
    with path.open("rb") as file:
        return read_po(file, locale=language, domain=domain)


def write(language: str, domain: str, messages: Iterable[Message]) -> None:
    """Write a language's catalogue with these messages, as they are translated."""
    title = Locale.parse(language).get_language_name("en")
    catalog = Written(locale=language, header_comment=f"# {title} words of Ludus: {domain}", fuzzy=False)
    for message in messages:
        added = catalog.add(message.id, message.string, message.locations, message.flags, context=message.context)
        added.flags.discard("python-format")  # a percent sign is just that: placeholders are in braces
    path = engine.catalogue_path(domain, language)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, catalog, width=120, include_lineno=False, ignore_obsolete=True)


def update(language: str) -> None:
    """Rewrite a language's catalogues in the order of the sources; translations that are still wanted stay."""
    for domain, files in domains().items():
        before = catalogue(language, domain)
        wanted = [message for message in template(files) if message.id]
        for message in wanted:
            old = counterpart(before, message)
            if old is not None:
                message.string, message.flags = old.string, old.flags
        write(language, domain, wanted)


def typeset_all(language: str) -> None:
    """Rewrite a language's catalogues with every translation typeset."""
    for domain in domains():
        messages = [message for message in catalogue(language, domain) if message.id]
        for message in messages:
            strings = tuple(typeset(text, language) for text in forms(message.string))
            message.string = strings[0] if isinstance(message.string, str) else strings
        write(language, domain, messages)


def counterpart(catalog: Catalog, message: Message) -> Message | None:
    """The same message in another catalogue: the same words, context and number of forms."""
    found = catalog.get(message.id, message.context)
    return found if found is not None and found.id == message.id else None


def check(language: str) -> Iterator[str]:
    """What is wrong with a language, one line for each fault."""
    for domain, files in domains().items():
        there, wanted = catalogue(language, domain), template(files)
        for message in wanted:
            if message.id:
                for fault in faults(message, counterpart(there, message), there, language):
                    yield f"{language}/{domain}.po: {fault}: {message.id!r}"
        for message in there:
            if message.id and counterpart(wanted, message) is None:
                yield f"{language}/{domain}.po: no longer wanted: {message.id!r}"
        if there.plural_forms != str(get_plural(language)):
            yield f"{language}/{domain}.po: Plural-Forms should be {get_plural(language)}"
    for game in sorted(SOURCE.glob("games/*/summary.en.md")):
        summary = game.with_name(f"summary.{language}.md")
        if not summary.exists():
            yield f"{summary.relative_to(SOURCE)}: missing"


def check_sources() -> Iterator[str]:
    """What is wrong with the English messages, one line for each fault."""
    for domain, files in domains().items():
        for message in template(files):
            for text in forms(message.id):
                yield from (f"{domain}: {fault}: {text!r}" for fault in misprints_in_source(text))


def add(language: str) -> int:
    try:
        update(language)
    except UnknownLocaleError:
        sys.stderr.write(f"{language} is not a language code; write it like uk, pl or de.\n")
        return 2
    return 0


def report(asked: list[str]) -> int:
    found = [*check_sources(), *(fault for language in asked for fault in check(language))]
    sys.stdout.write("".join(f"{fault}\n" for fault in found))
    return 1 if found else 0


def main(arguments: list[str]) -> int:
    match arguments:
        case ["add", language]:
            return add(language)
        case ["update", *asked]:
            for language in asked or languages():
                update(language)
            return 0
        case ["typeset", *asked]:
            for language in asked or languages():
                typeset_all(language)
            return 0
        case ["check", *asked]:
            return report(asked or languages())
        case _:
            sys.stderr.write(__doc__ or "")
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
