"""The pictures of a card side by side in a room, each with its number where it has one."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from drawing.shapes.curves import circle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Spot, Texts
from drawing.systems.trains.cards import motifs
from drawing.themes.theme import Theme

MOST = 4
"""Pictures side by side."""
BETWEEN = 4.5
"""From one picture to the next, in millimetres; the numbers need some of it."""


class Look(NamedTuple):
    """In which colours pictures are drawn."""

    theme: Theme
    colour: str
    ground: str


def picture_row(
    shown: Sequence[motifs.Motif], room: Box, largest: float, look: Look
) -> Iterator[Batch]:
    """Pictures as large as there is room, around its middle."""
    some = shown[:MOST]
    size = min(room.height - 2.0, largest, (room.width - 3.0) / len(some) - BETWEEN + 1.0)
    step = size + BETWEEN
    x = room.x + room.width / 2 - (len(some) - 1) * step / 2
    for number, one in enumerate(some):
        yield from _motif(one, (x + number * step, room.y + room.height / 2), size, look)


def _motif(motif: motifs.Motif, at: Spot, size: float, look: Look) -> Iterator[Batch]:
    theme, colour, ground = look
    box = Box(at[0] - size / 2, at[1] - size / 2, size, size)
    yield from motifs.picture(motif.name, box, colour, ground)
    if motif.number:
        spot = at[0] + 0.42 * size, at[1] + 0.34 * size
        radius = max(0.2 * size, 2.4)
        yield Curves(Ink(fill=colour, line=ground, width=0.5), [circle(spot, radius)])
        style = replace(theme.style("card-band"), size=1.3 * radius)
        text = f"{motif.number}" if motif.number < 100 else "99+"
        yield Texts([style.text(text, (spot[0], spot[1] + 0.36 * style.size), key="motif")])
