"""The one exception for a file that cannot be read: a sentence for people, and the place."""

LONGEST_QUOTE = 60


class Unreadable(Exception):
    """A file that is not text, not YAML, outside our part of YAML, or beyond our limits."""

    def __init__(
        self, message: str, name: str, line: int | None = None, column: int | None = None
    ) -> None:
        super().__init__(message, name, line, column)
        self.message = message
        self.name = name
        self.line = line
        self.column = column

    def __str__(self) -> str:
        place = "" if self.line is None else f"{self.line}:{self.column}:"
        return f"{self.name}:{place} {self.message}"


def quoted(text: str) -> str:
    """The text in quotes as a message may show it: short, and free of what disturbs a terminal."""
    short = text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
    return "'" + "".join(map(_visible, short)) + "'"


def _visible(character: str) -> str:
    return character if character.isprintable() else f"\\u{{{ord(character):x}}}"
