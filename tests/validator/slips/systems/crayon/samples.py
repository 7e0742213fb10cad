"""The valid scenarios in which slips are made: the tutorial, a game on China, made-up maps."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from model.boards.crossings import crossed_by_outline, crossed_by_path
from model.boards.lattice import MilepostBoard
from model.collection import Things
from model.notation import Edge
from model.scenario.scenario import Scenario
from model.scenario.things import Allowed, Water
from model.systems.crayon.ground.ground import ground_of
from model.systems.crayon.things.part import CrayonPart
from tests.generate.samples import sample
from tests.generate.systems.crayon.drafts import CHINA, Ways, china_game_scenario
from tests.generate.systems.crayon.sound.cards import make_demands
from tests.generate.systems.crayon.sound.scenario import sound_scenario

ENDS_OF_LINES = ("dalian", "fuzhou")
"""Cities on capes, of which their designers know that no line runs through them."""

WITHOUT_MOUTH = ("dadu", "nen", "second-songhua", "xiang")
"""Rivers whose mouth is in a river that is left out, since it shares an edge with another."""


def samples() -> dict[str, Scenario]:
    """The scenarios by name."""
    made = {f"sound-{seed}": sound_scenario(seed) for seed in (4, 5, 6)}
    return {"tutorial": sample("tutorial"), "china": china(), **made}


def china() -> Scenario:
    """The game on the draft of China as its designer would hand it in: 2,257 mileposts.

    Waters that share an edge are left out with what flows into them, and payouts pay for the track
    that they need.
    """
    draft = china_game_scenario()
    draft = replace(draft, waters=_apart(draft, CHINA.rivers))
    part = draft.part_as(CrayonPart)
    demands = make_demands(Random("china"), Ways(ground_of(draft)), list(draft.goods))
    allow = {
        f"NET003 cities/{city}": _allowed("NET003", f"cities/{city}") for city in ENDS_OF_LINES
    }
    return replace(draft, part=replace(part, demands=demands), allow=Things(allow))


def _apart(draft: Scenario, first: Sequence[str]) -> Things[Water]:
    """The waters that cross some edges, and none that another one crosses."""
    board = draft.board
    assert isinstance(board, MilepostBoard)
    kept, wet = {}, set[Edge]()
    for water in sorted(draft.waters.values(), key=lambda water: water.id not in first):
        line = water.path or water.outline
        crossed = crossed_by_path if water.path else crossed_by_outline
        edges = crossed(line, board.has, board.extent()).edges if line else frozenset()
        if edges and edges.isdisjoint(wet):
            wet |= edges
            kept[water.id] = water
    kept_ones = kept.keys() - set(WITHOUT_MOUTH)
    return Things({name: water for name, water in draft.waters.items() if name in kept_ones})


def _allowed(code: str, place: str) -> Allowed:
    return Allowed(code=code, place=place, reason="The line ends at the cape, and is meant to.")
