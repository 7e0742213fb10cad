"""What in a scenario is kept but not understood, or does not fit the rules it is played by."""

from collections.abc import Iterator
from typing import NamedTuple

from model.amounts_in_words import counted
from model.boards.hexes import HexBoard
from model.boards.terrain import TerrainBoard
from model.forms.form import Misfit, Route
from model.rules.resolving import resolve_rules
from model.rules.terrain_prices import terrain_prices
from model.scenario.scenario import Scenario
from model.systems import described


class Trouble(NamedTuple):
    """Something that is wrong, as a sentence, and where the file says it."""

    route: Route
    text: str


def troubles_in(scenario: Scenario) -> Iterator[Trouble]:
    """Everything that keeps a scenario from being played as it is."""
    yield from map(_misfit, scenario.misfits.values())
    if not scenario.system:
        yield Trouble((), "no system is named, so that no game can be played on it")
    elif described(scenario.system).rules is not None:
        yield from map(_misfit, resolve_rules(scenario).troubles)
    for text in _priceless(scenario):
        yield Trouble(("board", "legend"), text)


def _misfit(misfit: Misfit) -> Trouble:
    where, why = "/".join(misfit.route), misfit.why
    if where and why.startswith(f"{where}/"):
        # What is wrong lies deeper, and the reason says where.
        where, _, why = why.partition(": ")
    return Trouble(misfit.route, f"{where.replace('/', ' / ') or 'the file'}: {why}")


def _priceless(scenario: Scenario) -> Iterator[str]:
    """Terrain on the board of which the rules say nothing, neither a price nor that it has none."""
    board = scenario.board
    if not isinstance(board, TerrainBoard):
        return
    prices = terrain_prices(scenario)
    if prices is None:
        return
    words = ("hex", "hexes") if isinstance(board, HexBoard) else ("milepost", "mileposts")
    for kind, number in board.kinds().items():
        if kind not in prices:
            cells = counted(number, *words)
            yield f"the rules have no price for {kind}, so nobody can build on its {cells}"
