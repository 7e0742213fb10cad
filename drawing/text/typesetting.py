"""A name set in lines: how large it is, and the texts it becomes at a place."""

import math
from dataclasses import dataclass
from functools import cached_property

from drawing.shapes.symbols import Anchor, Text
from drawing.text import metrics
from drawing.text.metrics import Tilted
from drawing.themes.theme import Style

SMALLEST = 2.55
"""The smallest size of a label: its capitals are then 1.8 mm high."""

LEADING = 0.02
"""What is left free between two lines, in millimetres: letters have room enough of their own."""


@dataclass(frozen=True)
class Setting:
    """Lines of text in a style."""

    style: Style
    lines: tuple[str, ...]

    @cached_property
    def width(self) -> float:
        look = self.style
        return max(metrics.width(line, look.size, look.face, look.spacing) for line in self.lines)

    @cached_property
    def height(self) -> float:
        return len(self.lines) * self._pitch

    @property
    def _pitch(self) -> float:
        return metrics.line_height(self.style.size, self.style.face) + LEADING

    def texts(self, where: Tilted, anchor: Anchor, key: str) -> list[Text]:
        """The lines, in a rectangle around the same middle."""
        side = {"start": -0.5, "middle": 0.0, "end": 0.5}[anchor] * self.width
        return [self._text(n, where, side, anchor, key) for n in range(len(self.lines))]

    def _text(self, n: int, where: Tilted, side: float, anchor: Anchor, key: str) -> Text:
        look, angle = self.style, math.radians(where.angle)
        down = n * self._pitch - self.height / 2 + metrics.ascent(look.size, look.face)
        down += LEADING / 2
        x = where.x + side * math.cos(angle) - down * math.sin(angle)
        y = where.y + side * math.sin(angle) + down * math.cos(angle)
        return Text(
            (x, y),
            self.lines[n],
            look.size,
            colour=look.colour,
            face=look.face,
            anchor=anchor,
            angle=where.angle,
            halo=look.halo,
            halo_width=look.halo_width,
            spacing=look.spacing,
            key=key,
        )
