"""Ferries and container links as they are drawn: their lines, and where their signs stand."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import dist
from typing import NamedTuple

from drawing.map.marks.city_marks import is_crowded, scale
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.boxes import Net
from drawing.shapes.curves import circle
from drawing.shapes.symbols import Box, Ink, Shape, Spot, Symbol
from drawing.themes.theme import Theme
from model.boards.lattice import MilepostBoard
from model.notation import Cell
from model.systems.crayon.things.part import CrayonPart, Ferry, Link

SIGN_HEIGHT = 4.0
"""Of the sign with the price, in millimetres at the usual scale."""
LETTER = 1.55
"""The room of a letter on a sign."""
PAWN = 1.25
"""The room of the pawn that stands for one player."""
TRIED = (0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74)
"""Where along its line a sign may stand, as parts of the way, the best first."""
MOST_PAWNS = 6
STEP = 1.5
"""How close the boxes lie by which a line is known, in millimetres."""
PORT = 0.32
"""Of the mark of a port, in cells."""


class Crossing(NamedTuple):
    """A ferry, or a link to one city."""

    kind: str
    """`ferry` or `link`."""
    id: str
    spots: tuple[Spot, ...]
    price: str
    pawns: int
    """How many players may use it; 0 where all may."""
    built: bool = False
    """Track is built into it; otherwise it is bought."""


class Signed(NamedTuple):
    """A crossing and the box of its sign; the lines of one link share the sign of the first."""

    crossing: Crossing
    box: Box


def crossings(sheet: Sheet) -> list[Crossing]:
    """Every ferry and link whose ends have a place."""
    if not isinstance(sheet.scenario.board, MilepostBoard):
        return []
    part = sheet.scenario.part_as(CrayonPart)
    ferries = (_ferry(sheet, one) for one in part.ferries.values())
    links = (made for one in part.links.values() for made in _link(sheet, one))
    return [one for one in (*ferries, *links) if _length(one.spots) > 0]


def line_boxes(sheet: Sheet) -> Iterator[Box]:
    """Small boxes along the lines of crossings, outside of the mileposts they begin at."""
    for crossing in crossings(sheet):
        count = min(max(int(_length(crossing.spots) / STEP), 1), 200)
        for number in range(1, count):
            yield Box(*_along(crossing.spots, number / count), 0, 0).grown(0.3)


def ports(sheet: Sheet) -> dict[Cell, Spot]:
    """Where ferries and links leave the land, beside the marks of cities."""
    if not isinstance(sheet.scenario.board, MilepostBoard):
        return {}
    part = sheet.scenario.part_as(CrayonPart)
    cells = [port for ferry in part.ferries.values() for port in ferry.ports]
    cells += [link.port for link in part.links.values()]
    cities = {city.at for city in sheet.scenario.cities.values()}
    return {cell: sheet.spot(cell) for cell in sorted(set(cells)) if cell not in cities}


def port_symbol(theme: Theme) -> Symbol:
    """An open ring around a milepost."""
    ink = theme.ink("port")
    middle = Shape(circle((0, 0), 0.18), Ink(fill=ink.line))
    return Symbol("port", (Shape(circle((0, 0), 0.5), ink), middle))


def _ferry(sheet: Sheet, ferry: Ferry) -> Crossing:
    ends = [sheet.spot(cell) for cell in ferry.ports[:2]]
    middle = sheet.spots(ferry.path) if ferry.path else []
    spots = (*ends[:1], *middle, *ends[1:])
    price = _price(ferry.cost)
    if ferry.far_port_cost is not None:
        price = f"{price}/{_price(ferry.far_port_cost)}"
    return Crossing("ferry", ferry.id, spots, price, _pawns(ferry.max_players))


def _link(sheet: Sheet, link: Link) -> Iterator[Crossing]:
    """A line to each city that it serves, the nearest first."""
    port = sheet.spot(link.port)
    cities = (sheet.scenario.cities.get(name) for name in link.serves)
    found = (sheet.city_spot(city) for city in cities if city is not None)
    served = [there for there in found if there is not None]
    built, pawns = link.mode == "build-into", _pawns(link.max_players)
    for there in sorted(served, key=lambda spot: dist(port, spot)):
        yield Crossing("link", link.id, (port, there), _price(link.cost), pawns, built)


def _price(cost: int) -> str:
    """A price beyond all bounds would be a sign as long as the map."""
    return str(cost) if abs(cost) < 10_000 else "…"


def _pawns(players: int | None) -> int:
    return min(max(players or 0, 0), MOST_PAWNS)


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
    mode = 2.4 if crossing.kind == "link" else 0.0
    return max(len(crossing.price) * LETTER + crossing.pawns * PAWN + mode + 3.2, 5.6)


def sign_scale(sheet: Sheet) -> float:
    """How much larger than usual signs are: never smaller, or their prices could not be read."""
    return max(scale(sheet), 1.0)


def _best(sheet: Sheet, crossing: Crossing, taken: Net) -> Box:
    width, height = (side * sign_scale(sheet) for side in (sign_width(crossing), SIGN_HEIGHT))
    places = [_along(crossing.spots, part) for part in TRIED]
    boxes = [Box(x - width / 2, y - height / 2, width, height) for x, y in places]
    return min(boxes, key=taken.meeting)


def _along(spots: Sequence[Spot], part: float) -> Spot:
    """The spot after a part of the way."""
    left = _length(spots) * part
    for here, there in pairwise(spots):
        step = dist(here, there)
        if step and left <= step:
            share = left / step
            return here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share
        left -= step
    return spots[-1]


def _length(spots: Sequence[Spot]) -> float:
    return sum(dist(here, there) for here, there in pairwise(spots))
