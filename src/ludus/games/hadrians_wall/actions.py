"""Every action by number, with its text form. Kernels and words find an action by the first number of its kind."""

from collections.abc import Iterable

from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.shapes import Cells

_words: list[str] = []


def _add(lines: Iterable[str]) -> int:
    """Give the next numbers to these words; the first of them."""
    first = len(_words)
    _words.extend(lines)
    return first


def _track_word(track: int, supply: int) -> str:
    """The track's name, and the piece paid where there is a choice."""
    ways = sum(other == track for other, _ in t.TRACK_ACTIONS)
    return t.TRACKS[track] if ways == 1 else f"{t.TRACKS[track]} {t.SUPPLIES[supply]}"


def _place_word(cells: Cells) -> str:
    return " ".join(["place", *(f"{row},{column}" for row, column in cells)])


def _boxes(count: int) -> range:
    return range(1, count + 1)


PATH = _add(f"path {card}" for card in t.CARDS)
ATTRIBUTE = _add(f"attribute {name}" for name in t.ATTRIBUTES)
COHORT = _add(f"cohort {name}" for name in t.COHORTS)
TRACK = _add(_track_word(track, supply) for track, supply in t.TRACK_ACTIONS)
BUILD = _add(f"build {name.replace(' ', '-')}" for name in t.BUILDINGS)
TRAIN = _add(["train"])
FORUM = _add(f"forum {t.SUPPLIES[a]} {t.SUPPLIES[b]} for {t.SUPPLIES[c]}" for a, b, c in t.FORUM_SWAPS)
CITIZEN = _add(f"citizen {name}" for name in t.CITIZENS)
GOOD = _add(f"good {box} from {source}" for box in _boxes(t.MARKET_BOXES) for source in t.GOOD_SOURCES)
SHOW = _add(f"show {box}" for box in _boxes(t.SHOWS))
GLADIATOR_TRAIN = _add(
    f"gladiator train {name} {t.SUPPLIES[kind]}" for name in t.GLADIATORS for kind in t.GLADIATOR_PAYS
)
GLADIATOR_FIGHT = _add(f"gladiator fight {name}" for name in t.GLADIATORS)
TEMPLE = _add(f"temple {worker}" for worker in t.WORKERS)
BRIBE = _add(f"bribe {box}" for box in _boxes(t.BATH_BOXES))
RULING = _add(f"ruling {column} {row}" for column in _boxes(t.RULING_COLUMNS) for row in _boxes(t.RULING_ROWS))
DIPLOMAT = _add(f"diplomat {name}" for name in t.COHORTS)
SCOUT = _add(f"scout {source}" for source in t.SCOUT_SOURCES)
PLACE = _add(_place_word(cells) for cells in t.PLACES)
FAVOUR_TEMPLE = _add(f"favour temple {name}" for name in t.COHORTS)
FAVOUR_DIPLOMAT = _add(f"favour diplomat {name}" for name in t.COHORTS)
FAVOUR_NONE = _add(["favour none"])
STOP = _add(["stop"])

WORDS = tuple(_words)
ACTIONS = len(WORDS)
PARTIAL: frozenset[int] = frozenset()  # every line is one action
MAX_LEGAL = PLACE - TRACK + 1  # everything a seat can do in its year, and `stop`; no choice has as many answers
