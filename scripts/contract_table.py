"""Writes the tables of docs/architecture.md that list every function of the contract, from engine/contract/.

python scripts/contract_table.py
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from pathlib import Path

from ludus.engine import contract

PAGE = Path(__file__).resolve().parents[1] / "docs" / "architecture.md"
BEGIN = "<!-- contract: written by scripts/contract_table.py -->\n"
END = "<!-- contract: end -->"
PARTS = (*contract.KERNEL_MODULES.values(), contract.FeatureNames, contract.Text, contract.Board, contract.Guide)


def page(text: str) -> str:
    """The page with its tables as the contract is now."""
    before, _, rest = text.partition(BEGIN)
    _, found, after = rest.partition(END)
    if not found:
        raise ValueError(f"{PAGE} must have a line {BEGIN.strip()!r} and after it {END!r}")
    return f"{before}{BEGIN}\n{tables()}\n{END}{after}"


def tables() -> str:
    return "\n".join(table(part) for part in PARTS)


def table(part: type) -> str:
    """One module of a game: what it is for, and a row for each of its functions."""
    rows = [f"| `{signature(one)}` | {meaning(one)} |" for one in contract.functions(part).values()]
    if not rows:
        return f"{inspect.getdoc(part)} It defines {', '.join(f'`{name}`' for name in part.__annotations__)}.\n"
    return "\n".join([f"{inspect.getdoc(part)}", "", "| function | what it does |", "|---|---|", *rows, ""])


def signature(function: Callable[..., object]) -> str:
    parameters = inspect.signature(function).parameters.values()
    names = [one.name if one.default is one.empty else f"{one.name}={one.default}" for one in parameters]
    return f"{function.__name__}({', '.join(names)})"


def meaning(function: Callable[..., object]) -> str:
    """The docstring on one line; of an optional function also what takes its place."""
    said = re.sub(r"\s+", " ", inspect.getdoc(function) or "").replace("|", r"\|")
    if function.__name__ not in contract.OPTIONAL:
        return said
    instead = contract.OPTIONAL[function.__name__]
    return f"*Optional*{f', otherwise `{instead}`' if instead else ''}. {said}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
