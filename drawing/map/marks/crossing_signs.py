"""Crossings, lines that a system draws over the map: ferries, links; and where their signs stand.

A system tells them in its module `crossings`: `crossings(sheet)` gives the lines, `ports(sheet)`
the cells from which they leave. One that has no such module has none.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import dist
from typing import Literal, NamedTuple

from drawing.map.marks.city_marks import is_crowded, scale, usual_boldness
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.boxes import Net
from drawing.shapes.curves import circle
from drawing.shapes.symbols import Box, Ink, Shape, Spot, Symbol
from drawing.themes.theme import Theme
from model.notation import Cell
from model.systems import part_of

SIGN_HEIGHT = 4.0
"""Of the sign with the price, in millimetres at the usual scale."""
LETTER = 1.55
"""The room of a letter on a sign."""
PAWN = 1.25
"""The room of the pawn that stands for one player."""
TRIED = (0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74)
"""Where along its line a sign may stand, as parts of the way, the best first."""
MOST_PAWNS = 6
"""A sign with more would be longer than its line."""
MARK = 2.4
"""The room of a coin or of rails."""
POINTS = 2.7
"""The room of a number of points."""
MARGIN = 7.0
"""How far from the rim of a sheet signs stand at least, in millimetres."""
STEP = 1.5
"""How close the boxes lie by which a line is known, in millimetres."""
PORT = 0.32
"""Of the mark of a port, in cells."""


class Crossing(NamedTuple):
    """A line over the map that is paid for, from one place to another."""

    kind: str
    """What it is called in the keys of a picture: `ferry`."""
    id: str
    spots: tuple[Spot, ...]
    price: str
    pawns: int = 0
    """How many players may use it; 0 where all may."""
    mark: Literal["", "coin", "rails"] = ""
    """On its sign after the price: it is bought, or track is built into it."""
    ink: Literal["ferry", "link"] = "ferry"
    """How a theme draws its line and its sign."""
    points: int = 0
    """What it is worth at the end of a game, on its sign; 0 where nothing is told."""
    is_taken: bool = False
    """Whether nobody may take it any more: pieces lie on it, and nothing is printed there."""


class Signed(NamedTuple):
    """A crossing and the box of its sign; lines of one kind and id share the sign of the first."""

    crossing: Crossing
    box: Box


@once
def crossings(sheet: Sheet) -> list[Crossing]:
    """Every crossing whose ends have a place."""
    module = part_of("drawing", sheet.scenario.system, "crossings")
    found = () if module is None else module.crossings(sheet)
    return [one for one in found if length_of(one.spots) > 0]


def line_boxes(sheet: Sheet) -> Iterator[Box]:
    """Small boxes along the lines of crossings, outside of the mileposts they begin at."""
    for crossing in crossings(sheet):
        count = min(max(int(length_of(crossing.spots) / STEP), 1), 200)
        for number in range(1, count):
            yield Box(*along(crossing.spots, number / count), 0, 0).grown(0.3)


def ports(sheet: Sheet) -> dict[Cell, Spot]:
    """Where crossings leave the land, beside the marks of cities."""
    module = part_of("drawing", sheet.scenario.system, "crossings")
    cells = set[Cell]() if module is None else set(module.ports(sheet))
    cities = {city.at for city in sheet.scenario.cities.values()}
    return {cell: sheet.spot(cell) for cell in sorted(cells) if cell not in cities}


def port_symbol(theme: Theme) -> Symbol:
    """An open ring around a milepost."""
    ink = theme.ink("port")
    middle = Shape(circle((0, 0), 0.18), Ink(fill=ink.line))
    return Symbol("port", (Shape(circle((0, 0), 0.5), ink), middle))


# -- signs


def sign_boxes(sheet: Sheet, others: Iterable[Box]) -> list[Signed]:
    """Where the sign of each crossing stands: on its line, off everything else if that can be.

    A crowded map has no room for signs that could be read.
    """
    if is_crowded(sheet):
        return []
    taken = Net(others)
    signed: list[Signed] = []
    known: dict[tuple[str, str], Box] = {}
    for crossing in crossings(sheet):
        named = (crossing.kind, crossing.id)
        if named not in known:
            known[named] = _best(sheet, crossing, taken)
            taken.add((known[named],))
        signed.append(Signed(crossing, known[named]))
    return signed


def sign_width(crossing: Crossing) -> float:
    """In millimetres at the usual scale."""
    mark = MARK if crossing.mark else 0.0
    points = POINTS if crossing.points else 0.0
    return max(len(crossing.price) * LETTER + crossing.pawns * PAWN + mark + points + 3.2, 5.6)


def sign_scale(sheet: Sheet) -> float:
    """How much larger than usual signs are: never smaller, or their prices could not be read."""
    return usual_boldness(sheet) * max(scale(sheet), 1.0)


def _best(sheet: Sheet, crossing: Crossing, taken: Net) -> Box:
    width, height = (side * sign_scale(sheet) for side in (sign_width(crossing), SIGN_HEIGHT))
    places = [along(crossing.spots, part) for part in TRIED]
    boxes = [_on_sheet(sheet, Box(x - width / 2, y - height / 2, width, height)) for x, y in places]
    return min(boxes, key=taken.meeting)


def _on_sheet(sheet: Sheet, box: Box) -> Box:
    """A sign moved in from the margin of the map."""
    room = sheet.box.grown(-MARGIN)
    x = max(min(box.x, room.right - box.width), room.x)
    return box._replace(x=x, y=max(min(box.y, room.bottom - box.height), room.y))


def along(spots: Sequence[Spot], part: float) -> Spot:
    """The spot after a part of a way, with all its bends."""
    left = length_of(spots) * part
    for here, there in pairwise(spots):
        step = dist(here, there)
        if step and left <= step:
            share = left / step
            return here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share
        left -= step
    return spots[-1]


def length_of(spots: Sequence[Spot]) -> float:
    """How long a way is, with all its bends."""
    return sum(dist(here, there) for here, there in pairwise(spots))
