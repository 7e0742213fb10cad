"""What leaves the program for a terminal: clean text, plain tables, amounts in words."""

import os
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from drawing.terminal.text import Room, width
from model import amounts_in_words

count = amounts_in_words.counted

PLAIN_COLUMNS = 100
PLAIN_LINES = 60
FEWEST_COLUMNS = 40
FEWEST_LINES = 8
DRAWN = "─╱╲·○◎●▲░≈│♣…"
"""Signs that pictures in text are made of, where a terminal has them."""


class Refusal(Exception):
    """A command cannot do what it is asked; the text is one sentence for the user."""


def clean(text: str) -> str:
    """A text without what could disturb a terminal or hide what it says."""
    return "".join(
        f"\\u{{{ord(sign):x}}}" if unicodedata.category(sign) in ("Cc", "Cf", "Cs") else sign
        for sign in text
    )


def named(value: str, option: str, what: str = "file") -> str:
    """What an option names; an empty value, as of a variable nobody set, is refused."""
    if not value.strip():
        raise Refusal(f"{option} names no {what}")
    return value


def speak_to_nobody() -> None:
    """Whoever read our output has gone; what is in the buffer would raise once more at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def tell(lines: Iterable[str]) -> None:
    """What a user should know and did not ask for, beside what a command prints."""
    for line in lines:
        print(f"milepost: {clean(line)}", file=sys.stderr)


def screen_columns() -> int:
    """How wide the terminal is; a good measure for reading where there is none."""
    if not sys.stdout.isatty():
        return PLAIN_COLUMNS
    return max(FEWEST_COLUMNS, shutil.get_terminal_size().columns)


def has_colours() -> bool:
    """Whether somebody looks who can see colours and wants them."""
    if os.environ.get("NO_COLOR"):
        return False
    is_plain = os.environ.get("TERM", "dumb") == "dumb"
    return bool(os.environ.get("FORCE_COLOR")) or (sys.stdout.isatty() and not is_plain)


def has_unicode() -> bool:
    """Whether what we print can hold the lines and signs of a picture."""
    try:
        DRAWN.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def screen_room() -> Room:
    """What a picture on the screen has room for."""
    plain = (PLAIN_COLUMNS, PLAIN_LINES)
    columns, lines = shutil.get_terminal_size() if sys.stdout.isatty() else plain
    return Room(columns - 1, max(FEWEST_LINES, lines - 2), has_colours(), has_unicode())


def table(rows: Iterable[Sequence[object]], indent: str = "  ") -> list[str]:
    """Rows as lines with columns side by side; numbers stand to the right."""
    rows = list(rows)
    texts = [[clean(str(cell)) for cell in row] for row in rows]
    numeric = [[isinstance(cell, (int, float)) for cell in row] for row in rows]
    widths = [max(map(width, column)) for column in zip(*texts, strict=False)]
    lines = []
    for row, flags in zip(texts, numeric, strict=True):
        cells = []
        for text, is_number, room in zip(row, flags, widths, strict=False):
            gap = " " * (room - width(text))
            cells.append(gap + text if is_number else text + gap)
        lines.append((indent + "  ".join(cells)).rstrip())
    return lines


def listed(names: Iterable[str], most: int = 8) -> str:
    """Names in a row, and how many more there are."""
    return amounts_in_words.listed(map(clean, names), most)


def counted(kinds: Mapping[str, int]) -> str:
    """How many there are of each kind."""
    return ", ".join(f"{number} {kind}" for kind, number in kinds.items()) or "none"
