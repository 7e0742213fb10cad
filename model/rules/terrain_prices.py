"""What building on each kind of terrain costs, as far as the rules of a system say it."""

from collections.abc import Mapping

from model.boards.terrain import TerrainBoard
from model.forms.form import Route
from model.rules.resolving import NoRules
from model.scenario.scenario import Scenario
from model.systems import part_of


def terrain_prices(scenario: Scenario) -> Mapping[str, int | None] | None:
    """Prices by the kind of terrain; None where the system has none, or its rules are unreadable.

    A kind whose price is None is one that nobody can build on, as the rules say.

    A system tells them in its part `rules.terrain_prices`, by a function of the same name, which
    raises NoRules where the rules cannot be read.
    """
    try:
        return told_prices(scenario)
    except NoRules:
        return None


def told_prices(scenario: Scenario) -> Mapping[str, int | None] | None:
    """The same; NoRules says why the rules are unreadable."""
    part = part_of("model", scenario.system, "rules.terrain_prices")
    if part is None:
        return None
    prices: Mapping[str, int | None] = part.terrain_prices(scenario)
    return prices


def unpriced(scenario: Scenario) -> tuple[str, ...]:
    """The kinds of terrain of a board that the rules say nothing about, where they price others."""
    prices, board = terrain_prices(scenario), scenario.board
    if not prices or not isinstance(board, TerrainBoard):
        return ()
    used = board.kinds()
    return tuple(
        kind for kind in dict.fromkeys(board.legend.values()) if kind in used.keys() - prices
    )


def price_table(system: str) -> Route:
    """Where the rules of a system price terrain, from its part's TABLE; nowhere is ()."""
    part = part_of("model", system, "rules.terrain_prices")
    route: Route = () if part is None else part.TABLE
    return route
