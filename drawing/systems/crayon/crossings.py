"""Ferries and container links as lines over the map, and the ports they leave from."""

from collections.abc import Iterator
from math import dist
from typing import Literal

from drawing.map.marks.crossing_signs import MOST_PAWNS, Crossing
from drawing.map.sheet.sheet import Sheet
from model.boards.lattice import MilepostBoard
from model.notation import Cell
from model.systems.crayon.things.part import CrayonPart, Ferry, Link


def crossings(sheet: Sheet) -> Iterator[Crossing]:
    """The ferries, and a line to each city that a link serves."""
    if not isinstance(sheet.scenario.board, MilepostBoard):
        return
    part = sheet.scenario.part_as(CrayonPart)
    yield from (_ferry(sheet, one) for one in part.ferries.values())
    for link in part.links.values():
        yield from _link(sheet, link)


def ports(sheet: Sheet) -> Iterator[Cell]:
    """The ports of ferries and of links."""
    if not isinstance(sheet.scenario.board, MilepostBoard):
        return
    part = sheet.scenario.part_as(CrayonPart)
    for ferry in part.ferries.values():
        yield from ferry.ports
    for link in part.links.values():
        yield link.port


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
    price, pawns = _price(link.cost), _pawns(link.max_players)
    mark: Literal["coin", "rails"] = "rails" if link.mode == "build-into" else "coin"
    for there in sorted(served, key=lambda spot: dist(port, spot)):
        yield Crossing("link", link.id, (port, there), price, pawns, mark, "link")


def _price(cost: int) -> str:
    """A price beyond all bounds would be a sign as long as the map."""
    return str(cost) if abs(cost) < 10_000 else "…"


def _pawns(players: int | None) -> int:
    return min(max(players or 0, 0), MOST_PAWNS)
