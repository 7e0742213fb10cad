"""What a user can wish of the program: each with what is usual, and what it may be."""

from collections.abc import Mapping
from typing import Any, Final, Literal

from editor.preferences.settings import Settings
from model.forms.frozen import dataclass

TEXT_SIZE: Final = "text-size"
ZOOM: Final = "zoom-at-first"
AT_START: Final = "at-start"
OPEN_MAPS: Final = "open-maps"
AUTHOR: Final = "author"
LICENSE: Final = "license"
UNIT: Final = "money-unit"
BACKUPS: Final = "backups"
PACE: Final = "bot-pause"
AtStart = Literal["welcome", "again"]


@dataclass(frozen=True, slots=True)
class Number:
    """A number between two others."""

    usual: int
    least: int
    most: int


NUMBERS: Final[Mapping[str, Number]] = {
    TEXT_SIZE: Number(100, 70, 250),
    ZOOM: Number(0, 0, 800),
    BACKUPS: Number(5, 1, 20),
    PACE: Number(160, 0, 1000),
}
"""Text size and zoom in percent, a zoom of 0 for the whole map; milliseconds between moves."""
LONGEST: Final = {AUTHOR: 200, LICENSE: 100, UNIT: 40}
"""Texts, and how many letters they may have."""


def number(settings: Settings, key: str) -> int:
    """A number that is wished; the usual one where a file says something else."""
    wish, said = NUMBERS[key], settings.get(key)
    is_number = isinstance(said, int) and not isinstance(said, bool)
    return said if is_number and wish.least <= said <= wish.most else wish.usual


def text(settings: Settings, key: str) -> str:
    """A text that is wished, in one line; nothing where there is none."""
    said: Any = settings.get(key)
    return " ".join(said.split())[: LONGEST[key]] if isinstance(said, str) else ""


def at_start(settings: Settings) -> AtStart:
    """What is open at first: the welcome page, or the maps that were open."""
    return "again" if settings.get(AT_START) == "again" else "welcome"
