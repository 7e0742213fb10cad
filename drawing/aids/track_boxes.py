"""Rows of boxes for markers: numbers to move along, some of them shaded, each with a small note."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from drawing.aids.strips import Strip
from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Spot, Texts
from drawing.themes.theme import Theme

WIDE, HIGH = 16.2, 14.0
"""Of a box, in millimetres: a marker of 10 mm leaves its number to be seen."""
ROW = 12
"""Boxes side by side; as many fit on A4 and Letter."""
SHADE = 0.16
"""How much of the colour of headings a shaded box has."""


class Step(NamedTuple):
    """One box."""

    text: str
    note: str = ""
    shaded: bool = False


def track_rows(steps: Sequence[Step], theme: Theme, key: str, row: int = ROW) -> list[Strip]:
    """The boxes, so many in a row; the rows of a track stay together."""
    parts = [steps[start : start + row] for start in range(0, len(steps), row)]
    last = len(parts) - 1
    return [
        Strip(HIGH, _row(part, theme, key), keeps=number < last)
        for number, part in enumerate(parts)
    ]


def _row(steps: Sequence[Step], theme: Theme, key: str) -> Callable[[Spot], list[Batch]]:
    def draw(at: Spot) -> list[Batch]:
        boxes = [Box(at[0] + n * WIDE, at[1], WIDE, HIGH) for n in range(len(steps))]
        shaded = [rectangle(box) for box, one in zip(boxes, steps, strict=True) if one.shaded]
        band = theme.ink("aid-band").fill
        line = Ink(line=theme.ink("icon-dark").fill, width=0.3)
        drawn: list[Batch] = [Curves(Ink(fill=band, opacity=SHADE), shaded)] if shaded else []
        drawn.append(Curves(line, [rectangle(box) for box in boxes], key=key))
        return [*drawn, _texts(steps, boxes, theme)]

    return draw


def _texts(steps: Sequence[Step], boxes: Sequence[Box], theme: Theme) -> Texts:
    strong, style = theme.style("aid-strong"), theme.style("aid-text")
    large, small = replace(strong, size=4.2), replace(style, size=2.6)
    found = []
    for one, box in zip(steps, boxes, strict=True):
        found.append(large.text(one.text, (box.x + 1.2, box.y + 4.4), anchor="start"))
        if one.note:
            found.append(small.text(one.note, (box.right - 1.0, box.bottom - 1.2), anchor="end"))
    return Texts(found)
