"""The kinds of terrain that a designer can paint with: of the legend, and with a price."""

from model.boards.hexes import HexBoard
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.rules.terrain_prices import terrain_prices
from model.scenario.scenario import Scenario

FIRST = ("clear", "plain", "hills", "mountain", "alpine", "desert", "sea")
"""Kinds that come first in a list, in this order."""
ON_HEXES = ("clear", "hills", "mountain", "desert", "lake", "river", "sea", "swamp")
"""Kinds of hexes that designers of such maps use."""
ON_SEGMENTS = ("mountain", "river", "lake", "desert")
"""Kinds that lie in the segments of lines."""


def terrain_kinds(scenario: Scenario) -> tuple[str, ...]:
    """Kinds by name: what the board has, and what the rules of the scenario give a price.

    Where no rules are known, the usual kinds of hexes.
    """
    board = scenario.board
    legend = board.legend.values() if isinstance(board, TerrainBoard) else ()
    usual = terrain_prices(scenario) or (ON_HEXES if isinstance(board, HexBoard) else ())
    kinds = {*legend, *usual}
    order = {kind: number for number, kind in enumerate(FIRST)}
    return tuple(sorted(kinds, key=lambda kind: (order.get(kind, len(order)), kind)))


def segment_kinds(scenario: Scenario) -> tuple[str, ...]:
    """Kinds of what may lie in a segment of a line: the usual ones, and all that the board has."""
    board = scenario.board
    lines = board.lines.values() if isinstance(board, RouteBoard) else ()
    said = {kind for line in lines for kinds in line.terrain for kind in kinds}
    return (*ON_SEGMENTS, *sorted(said.difference(ON_SEGMENTS)))
