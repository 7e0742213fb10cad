"""The cubes that begin on a place, as squares: empty ones are drawn by chance."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Spot, Texts
from drawing.systems.age_of_steam.tiles.cubes import squares
from drawing.systems.age_of_steam.tiles.goods_colours import goods_colours
from drawing.text.metrics import width
from model.systems.age_of_steam.conditions.cases import values_of
from model.systems.age_of_steam.things.cubes import Cubes

MOST = 4
"""Squares side by side; of more the number is told."""
WORDS = 0.72
"""The size of words beside the squares, in parts of a square."""


class Start(NamedTuple):
    """What begins on a place: the squares that are shown, and what is told in words."""

    squares: tuple[str, ...]
    words: str = ""


def start_of(cubes: Cubes) -> Start:
    """The squares of a place: colours that are said, then empty ones."""
    shown = (*cubes.fixed, *[""] * min(most_drawn(cubes), 100))
    more = f"+{most(cubes.per_player)}/P" if most(cubes.per_player) else ""
    if len(shown) > MOST:
        return Start(shown[:1], f"×{len(cubes.fixed) + most_drawn(cubes)}{more}")
    return Start(tuple(shown), more)


def start_boxes(start: Start, at: Spot, size: float) -> tuple[list[Box], Spot]:
    """The squares in a row around a spot, and where the words beside them begin."""
    step = 1.15 * size
    long = width(start.words, WORDS * size, "bold") + 0.2 * size if start.words else 0.0
    wide = step * len(start.squares) - (step - size) * bool(start.squares) + long
    left = at[0] - wide / 2
    boxes = [Box(left + n * step, at[1] - size / 2, size, size) for n in range(len(start.squares))]
    return boxes, (left + wide - long + 0.1 * size, at[1])


def start_squares(sheet: Sheet, at: Spot, size: float, cubes: Cubes) -> Iterator[Batch]:
    """The squares of a place in a row around a spot, on a light plate."""
    start = start_of(cubes)
    boxes, words_at = start_boxes(start, at, size)
    dark, light = sheet.theme.ink("icon-dark").fill, sheet.theme.ink("icon-light").fill
    if start.words:
        long = width(start.words, WORDS * size, "bold") + 0.3 * size
        plate = Box(words_at[0] - 0.15 * size, at[1] - size / 2, long, size)
        yield Curves(Ink(fill=light), [rectangle(plate, 0.15 * size)])
        style = replace(sheet.theme.style("piece"), size=WORDS * size, colour=dark)
        below = words_at[0], words_at[1] + 0.36 * WORDS * size
        yield Texts([style.text(start.words, below, anchor="start", key="start cubes")])
    yield from squares(goods_colours(sheet), start.squares, boxes)


def most_drawn(cubes: Cubes) -> int:
    """How many cubes are drawn, where that depends on the game the most of all."""
    return most(cubes.draw)


def most(value: object) -> int:
    return max((one for one in values_of(value) if isinstance(one, int)), default=0)
