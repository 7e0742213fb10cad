"""The one exception for a file that cannot be read: a sentence for people, and the place."""

from typing import Literal, NamedTuple

LONGEST_QUOTE = 60

Reason = Literal[
    "file",
    "base",
    "scenario",
    "encoding",
    "character",
    "size",
    "syntax",
    "subset",
    "conflict",
    "duplicate",
    "ambiguous",
    "newer",
]
"""What kind of trouble it is: no such file, an unreadable base, no scenario at all, bytes that are
no UTF-8, characters that no file may hold, beyond a limit, broken YAML, YAML that our format leaves
out, marks of a merge, a key that stands twice, a word that can be read in two ways, a newer format.
"""

Edit = tuple[int, int, str]
"""The characters from one index to another, and what stands there instead."""


class Mistake(NamedTuple):
    """What is wrong with a text, the index of the character to look at, and what to do about it."""

    place: int
    sentence: str
    reason: Reason = "syntax"
    help: str = ""
    also: tuple[tuple[int, str], ...] = ()
    """Other characters that it is about, and what is said of each."""
    repair: str = ""
    """What the edits do, where they are sure to be right."""
    edits: tuple[Edit, ...] = ()


class Remedy(NamedTuple):
    """What to do about a file that cannot be read."""

    help: str = ""
    also: tuple[tuple[int, int, str], ...] = ()
    """Lines and columns of other places that it is about, such as the first of two equal keys."""
    repair: str = ""
    mended: str = ""
    """The text of the file after that repair."""


NO_REMEDY = Remedy()


class Unreadable(Exception):
    """A file that is not text, not YAML, outside our part of YAML, or beyond our limits."""

    def __init__(  # noqa: PLR0913, PLR0917 (a sentence, where it stands, and what it is about)
        self,
        message: str,
        name: str,
        line: int | None = None,
        column: int | None = None,
        reason: Reason = "syntax",
        remedy: Remedy = NO_REMEDY,
    ) -> None:
        super().__init__(message, name, line, column, reason, remedy)
        self.message = message
        self.name = name
        self.line = line
        self.column = column
        self.reason: Reason = reason
        self.remedy = remedy

    def __str__(self) -> str:
        place = "" if self.line is None else f"{self.line}:{self.column}:"
        return f"{self.name}:{place} {self.message}"


def quoted(text: str) -> str:
    """The text in quotes as a message may show it: short, and free of what disturbs a terminal."""
    short = text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
    return "'" + "".join(map(_visible, short)) + "'"


def _visible(character: str) -> str:
    return character if character.isprintable() else f"\\u{{{ord(character):x}}}"
