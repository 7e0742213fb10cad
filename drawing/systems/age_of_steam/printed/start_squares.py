"""The cubes that begin on a place, as squares: empty ones are drawn by chance."""

from collections.abc import Iterator
from dataclasses import replace

from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Spot, Texts
from drawing.systems.age_of_steam.printed.colour_signs import letter, paint
from model.systems.age_of_steam.conditions.cases import values_of
from model.systems.age_of_steam.things.cubes import Cubes

MOST = 4
"""Squares side by side; of more the number is told."""


def squares(sheet: Sheet, at: Spot, size: float, cubes: Cubes) -> Iterator[Batch]:
    """The squares of a place in a row around a spot."""
    fixed, drawn = list(cubes.fixed), most_drawn(cubes)
    extra = f"+{most(cubes.per_player)}/P" if most(cubes.per_player) else ""
    shown = [*fixed, *[""] * drawn]
    if len(shown) > MOST:
        extra, shown = f"×{len(shown)}{extra}", shown[:1]
    step = size * 1.2
    left = at[0] - (len(shown) - 1) / 2 * step - 0.3 * size * len(extra)
    spots = [(left + number * step, at[1]) for number in range(len(shown))]
    dark, light = sheet.theme.ink("icon-dark").fill, sheet.theme.ink("icon-light").fill
    for colour, (x, y) in zip(shown, spots, strict=True):
        ink = Ink(fill=paint(sheet, colour) if colour else light, line=dark, width=size * 0.1)
        box = Box(x - size / 2, y - size / 2, size, size)
        yield Curves(ink, (rectangle(box, size * 0.12),), key="start cube")
        if colour:
            yield Texts([letter(sheet, colour, (x, y), size * 0.8)])
    if extra:
        style = replace(sheet.theme.style("piece"), size=size, colour=dark)
        right = spots[-1][0] + size * 0.6 if spots else at[0]
        x = right + 0.3 * size * len(extra)
        yield Texts([style.text(extra, (x, at[1] + 0.36 * size), key="start cubes")])


def most_drawn(cubes: Cubes) -> int:
    """How many cubes are drawn, where that depends on the game the most of all."""
    return most(cubes.draw)


def most(value: object) -> int:
    return max((one for one in values_of(value) if isinstance(one, int)), default=0)
