"""Text that fits: broken into lines, made smaller, and in the end cut with an ellipsis."""

from collections.abc import Sequence
from typing import NamedTuple

from drawing.shapes.symbols import Face
from drawing.text.lines import pieces
from drawing.text.metrics import width
from model.wording.plain_text import plain

SMALLEST = 2.55
"""Of printed text, in millimetres: its capitals are 1.8 mm high."""
LEADING = 1.32
"""From one line to the next, in sizes of the letters."""
STEP = 0.92
"""How much smaller each attempt to make a text fit is."""
LONGEST = 4000
"""Letters of a whole paragraph; nobody prints more on a card or in a table."""
LINE = 110
"""Letters of a line; a picture shows no more than 120 of them."""


class Fitted(NamedTuple):
    """Lines that fit, and the size in which they do."""

    lines: tuple[str, ...]
    size: float

    @property
    def height(self) -> float:
        return len(self.lines) * self.size * LEADING


def fits(line: str, size: float, face: Face, room: float) -> bool:
    return len(line) <= LINE and width(line, size, face) <= room


def cut_to(text: str, size: float, face: Face, room: float) -> str:
    """One line not wider than there is room, with an ellipsis where it is cut."""
    text = plain(text, LONGEST)
    if fits(text, size, face, room):
        return text
    low, high = 0, min(len(text), LINE)
    while low < high:
        middle = (low + high + 1) // 2
        if width(f"{text[:middle].rstrip()}…", size, face) <= room:
            low = middle
        else:
            high = middle - 1
    return f"{text[:low].rstrip()}…"


def one_line(text: str, size: float, face: Face, room: float) -> Fitted:
    """A text in one line, smaller where it must be, cut where it is too long even so."""
    while size * STEP >= SMALLEST and not fits(plain(text, LONGEST), size, face, room):
        size *= STEP
    return Fitted((cut_to(text, size, face, room),), size)


def wrapped(text: str, size: float, face: Face, room: float) -> tuple[str, ...]:
    """A text in lines not wider than there is room; longer words are broken."""
    lines = [""]
    for word in pieces(plain(text, LONGEST)):
        longer = lines[-1] + word
        if fits(longer.rstrip(), size, face, room):
            lines[-1] = longer
            continue
        head, *rest = _broken(word.lstrip(), size, face, room)
        if lines[-1].strip():
            lines.append(head)
        else:
            lines[-1] = head
        lines += rest
    return tuple(done for one in lines if (done := one.strip()))


def _broken(word: str, size: float, face: Face, room: float) -> list[str]:
    parts = [""]
    for sign in word:
        if parts[-1] and not fits(parts[-1] + sign, size, face, room):
            parts.append("")
        parts[-1] += sign
    return parts


def in_box(text: str, size: float, face: Face, room: tuple[float, float]) -> Fitted:
    """A text in a box: the largest size up to this one that breaks no word, in the end cut."""
    across, down = room
    words = list(pieces(plain(text, LONGEST)))
    while True:
        lines = wrapped(text, size, face, across)
        most = max(1, int(down / (size * LEADING)))
        is_last = size * STEP < SMALLEST
        whole = all(fits(word.strip(), size, face, across) for word in words)
        if len(lines) <= most and (whole or is_last):
            return Fitted(lines, size)
        if is_last:
            return Fitted(_cut(lines, most, size, face, across), size)
        size *= STEP


def _cut(lines: Sequence[str], most: int, size: float, face: Face, room: float) -> tuple[str, ...]:
    return (*lines[: most - 1], cut_to(" ".join(lines[most - 1 :]), size, face, room))
