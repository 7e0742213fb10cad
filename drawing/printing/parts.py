"""What there is to print of a scenario: map, cards, chips, aids, and what its system adds to them.

A system tells more in its module `printing`: `PARTS`, each of which becomes a file of its own.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from model.systems import described, part_of
from model.wording.speech import tr

if TYPE_CHECKING:
    from drawing.pages.paper import Press
    from drawing.shapes.symbols import Picture
    from model.scenario.scenario import Scenario

PARTS = ("map", "cards", "chips", "aids")
"""What the scenarios of all systems may have."""
SMALLEST_TILE, LARGEST_TILE = 12, 80
"""Of tiles and of pieces of track in millimetres: less can hardly be laid, more fills pages."""


class Part(NamedTuple):
    """Something else that a system's games need on paper: tiles, a display, a board for income."""

    name: str
    """Of its file, and what is typed to print it alone."""
    pages: "Callable[[Scenario, Press], list[Picture]]"
    how: str
    """Sentences for the printer; `{edge}` is the edge along which a sheet is turned over."""


class BoardSize(NamedTuple):
    """How large a board is printed."""

    mm: float
    """The millimetres of a column."""
    short: str
    """For the name of a page: `hexes of 38 mm`."""
    sentence: str
    """For the plan of the pages."""


def own_parts(system: str) -> dict[str, Part]:
    """The parts that a system brings, by their names."""
    module = part_of("drawing", system, "printing")
    parts: tuple[Part, ...] = () if module is None else module.PARTS
    return {part.name: part for part in parts if part.name not in PARTS}


def may_have(system: str, part: str) -> bool:
    """Whether games of a system may have a part: cards that can be drawn, chips of goods."""
    if part == "chips":
        return described(system).has_goods
    return part != "cards" or part_of("drawing", system, "cards") is not None


def usual_tile(system: str) -> float:
    """How wide the tiles of a system's games are where nobody says it; 0 where there are none.

    Its module `printing` tells it as `TILE_MM`, in millimetres from side to side; on a board of
    routes it is how long pieces of track are.
    """
    return float(getattr(part_of("drawing", system, "printing"), "TILE_MM", 0.0))


def board_size(scenario: "Scenario", tile: float) -> BoardSize | None:
    """How large a board is printed for tiles or pieces of this size; None for the usual size.

    Hexes are as wide as tiles. A system may tell it itself in its module `printing`, as
    `board_size(scenario, tile)`; of a board without hexes nobody else does.
    """
    from model.boards.hexes import HexBoard

    if not tile:
        return None
    module = part_of("drawing", scenario.system, "printing")
    if module is not None and hasattr(module, "board_size"):
        found: BoardSize | None = module.board_size(scenario, tile)
        return found
    if not isinstance(scenario.board, HexBoard):
        return None
    short = tr("hexes of {mm:g} mm", mm=tile)
    sentence = tr("It has hexes of {mm:g} mm from side to side, as large as the tiles.", mm=tile)
    return BoardSize(tile, short, sentence)


def parts_of(system: str) -> tuple[str, ...]:
    """The names of everything that can be printed of a system's scenarios."""
    return (*PARTS, *own_parts(system))
