"""The one exception for a file that cannot be read: a sentence for people, and the place."""

from typing import Literal

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
    "duplicate",
    "ambiguous",
    "newer",
]
"""What kind of trouble it is: no such file, an unreadable base, no scenario at all, bytes that are
no UTF-8, characters that no file may hold, beyond a limit, broken YAML, YAML that our format leaves
out, a key that stands twice, a word that can be read in two ways, a newer format."""


class Unreadable(Exception):
    """A file that is not text, not YAML, outside our part of YAML, or beyond our limits."""

    def __init__(  # noqa: PLR0913, PLR0917 (a sentence, where it stands, and what it is about)
        self,
        message: str,
        name: str,
        line: int | None = None,
        column: int | None = None,
        reason: Reason = "syntax",
        first: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(message, name, line, column, reason, first)
        self.message = message
        self.name = name
        self.line = line
        self.column = column
        self.reason: Reason = reason
        self.first = first
        """Line and column of another place it is about, such as the first of two equal keys."""

    def __str__(self) -> str:
        place = "" if self.line is None else f"{self.line}:{self.column}:"
        return f"{self.name}:{place} {self.message}"


def quoted(text: str) -> str:
    """The text in quotes as a message may show it: short, and free of what disturbs a terminal."""
    short = text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
    return "'" + "".join(map(_visible, short)) + "'"


def _visible(character: str) -> str:
    return character if character.isprintable() else f"\\u{{{ord(character):x}}}"
