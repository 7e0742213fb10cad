"""The kinds of terrain that a designer can paint with: of the legend, and with a price."""

from model.boards.terrain import TerrainBoard
from model.rules import resolve_rules
from model.scenario import Scenario
from model.systems import system_model

FIRST = ("clear", "hills", "mountain", "alpine", "desert", "sea")
"""Kinds that come first in a list, in this order."""


def terrain_kinds(scenario: Scenario) -> tuple[str, ...]:
    """Kinds by name: what the board has, and what the rules of the scenario give a price."""
    board = scenario.board
    legend = board.legend.values() if isinstance(board, TerrainBoard) else ()
    kinds = {*legend, *_priced(scenario)}
    order = {kind: number for number, kind in enumerate(FIRST)}
    return tuple(sorted(kinds, key=lambda kind: (order.get(kind, len(order)), kind)))


def _priced(scenario: Scenario) -> tuple[str, ...]:
    if not scenario.system or system_model(scenario.system) is None:
        return ()
    rules = resolve_rules(scenario).values
    prices = getattr(getattr(rules, "cost", None), "terrain", None)
    return tuple(prices) if prices else ()
