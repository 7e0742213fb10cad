"""Sentences in lines of so many columns of a terminal."""

from collections.abc import Iterator

from drawing.terminal.text import letters, width

INDENT = "  "


def wrapped(text: str, columns: int, indent: str = INDENT) -> list[str]:
    """A text in lines; those after the first are indented, and a long word is broken.

    Blanks at its beginning stay.
    """
    if text.isascii() and len(text) <= columns:
        return [text]
    columns = max(columns, len(indent) + 10)
    words = text.lstrip(" ")
    lines, line = [], " " * (len(text) - len(words))
    for word in words.split(" "):
        for piece in _pieces(word, columns - len(indent)):
            longer = f"{line} {piece}" if line.strip() else line + piece
            if width(longer) <= columns:
                line = longer
            else:
                lines.append(line.rstrip())
                line = indent + piece
    return [*lines, line.rstrip()]


def _pieces(word: str, most: int) -> Iterator[str]:
    """A word, in pieces where no line has room for it."""
    piece, used = "", 0
    for letter, columns in letters(word):
        if used + columns > most:
            yield piece
            piece, used = "", 0
        piece, used = piece + letter, used + columns
    yield piece
