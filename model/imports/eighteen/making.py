"""From a map of 18xx-maker to a scenario on hexes."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import Final

from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.terrain import CUSTOMARY_SIGNS, NO_CELL
from model.collection import Things
from model.imports.cannot import CannotImport
from model.imports.eighteen.lattice import HexPlan, plan_of
from model.imports.eighteen.printing import Hex, hex_of, note_hex
from model.imports.eighteen.reading import Game
from model.imports.head import Head, Imported
from model.imports.naming import Ids
from model.imports.ranks import kind_of_rank, word_of_terrain
from model.notation import Cell, Point
from model.scenario.own_classes import city_class
from model.scenario.scenario import Scenario
from model.scenario.things import City, Label
from model.systems import described, system_names

MOST_LABELS: Final = 5_000
BELOW: Final = 330
"""Thousandths: where letters stand on a hex, so that a city in its middle covers none."""
Hexes = Mapping[str, Hex]


def made(game: Game, head: Head, file: str) -> Imported:
    """The scenario of a map."""
    begun = _begun(game, head)
    plan = plan_of(game.hexes, is_flat=game.is_flat)
    hexes = _hexes(game, plan)
    labels = [*islice(_labels(hexes, plan, is_flat=game.is_flat), MOST_LABELS + 1)]
    if len(labels) > MOST_LABELS:
        raise CannotImport(f"the map has more than {MOST_LABELS:,} labels")
    by = f" by {game.designer}" if game.designer else ""
    thanks = f"Map: {game.title or file}{by}; from {file}, a file of 18xx-maker."
    scenario = replace(
        begun,
        credits=head.credits or thanks,
        board=_board(hexes, plan, begun.system, is_flat=game.is_flat),
        cities=Things({city.id: city for city in _cities(hexes, plan, begun.system)}),
        labels=Things({label.id: label for label in labels}),
    )
    return Imported(scenario, game.notes.sentences())


def _begun(game: Game, head: Head) -> Scenario:
    on_hexes = [name for name in system_names() if described(name).board == "hexes"]
    begun = head.begun(on_hexes[0], game.title)
    if not isinstance(begun.board, HexBoard):
        known = " or ".join(on_hexes)
        raise CannotImport(f"{begun.system} is not played on hexes: say {known}")
    return begun


def _hexes(game: Game, plan: HexPlan) -> Hexes:
    """The hexes as the board is read, row by row; what is told of them is noted."""

    def place(coordinate: str) -> tuple[int, int]:
        cell = plan.cells[coordinate]
        return cell.row, cell.col

    shown: dict[int, Hex] = {}
    hexes = {}
    for coordinate in sorted(game.hexes, key=place):
        printed = game.hexes[coordinate]
        # Many hexes look alike, and one look at each kind is enough.
        found = shown.get(id(printed)) or shown.setdefault(id(printed), hex_of(printed))
        note_hex(game.notes, coordinate, found)
        hexes[coordinate] = found
    return hexes


def _board(hexes: Hexes, plan: HexPlan, system: str, *, is_flat: bool) -> HexBoard:
    kinds = {
        plan.cells[one]: found.kind and word_of_terrain(system, found.kind)
        for one, found in hexes.items()
    }
    used = {word_of_terrain(system, "clear"), *(kind for kind in kinds.values() if kind)}
    signs = CUSTOMARY_SIGNS | {kind: sign for sign, kind in described(system).legend.items()}
    legend = {signs[kind]: kind for kind in sorted(used) if kind in signs}
    rows = (NO_CELL * plan.size.cols,) * plan.size.rows
    board = HexBoard(plan.size, Things(legend), rows, "flat" if is_flat else "pointy")
    return board.with_painted(kinds)


def _cities(hexes: Hexes, plan: HexPlan, system: str) -> Iterator[City]:
    """A city for each hex that has some; one without a name is called by its hex."""
    ids, city = Ids(), city_class(system)
    for coordinate, found in hexes.items():
        if found.rank is not None:
            name = found.name or coordinate
            kind = kind_of_rank(system, found.rank)
            at = plan.cells[coordinate]
            yield city(id=ids.fresh(name, "city"), name=name, kind=kind, at=at)


def _labels(hexes: Hexes, plan: HexPlan, *, is_flat: bool) -> Iterator[Label]:
    """Letters and names on hexes, and the names of areas beside the board, each area once."""
    ids = Ids()
    beside: set[str] = set()
    for coordinate, found in hexes.items():
        area = found.name if found.kind is None and found.name not in beside else ""
        beside.add(area)
        here, lower = (
            _point(plan.cells[coordinate], below, is_flat=is_flat)
            for below in (BELOW if found.rank else 0, BELOW)
        )
        texts = [(text, here) for text in (area, *found.titles)]
        texts += [(text, lower) for text in found.letters]
        for text, at in dict.fromkeys(one for one in texts if one[0]):
            yield Label(id=ids.fresh(text, "label"), text=text, at=at, size="small")


def _point(cell: Cell, below: int, *, is_flat: bool) -> Point:
    """A point of a hex, so far below its middle as it is drawn; columns of flat hexes run down."""
    x, y = grid.units(cell)
    return Point(x // 6 + below, y // 3) if is_flat else Point(x // 6, y // 3 + below)
