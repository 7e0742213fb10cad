"""From a map of 18xx-maker to a scenario on hexes."""

from collections import Counter
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
from model.imports.eighteen.reading import Game, Plain, mapping, mappings, word
from model.imports.head import Head, Imported
from model.imports.naming import Ids
from model.imports.ranks import Rank, kind_of_rank
from model.notation import Cell, Point
from model.scenario.own_classes import city_class
from model.scenario.scenario import Scenario
from model.scenario.things import City, Label
from model.systems import described, system_names

TERRAIN: Final = {
    "mountain": "mountain",
    "hill": "hills",
    "river": "river",
    "water": "river",
    "lake": "lake",
    "swamp": "swamp",
    "marsh": "swamp",
    "forest": "forest",
    "cactus": "desert",
    "desert": "desert",
}
"""What is printed on a hex with a price; water that can be built over is a river to us."""
COLOURS: Final = {"water": "sea", "mountain": "mountain", "river": "river"}
OFF_BOARD: Final = ("offboard", "offboard2")
CITIES: Final = ("cities", "mediumCities")
TOWNS: Final = ("centerTowns", "towns", "boomtowns")
LONGEST: Final = 200
MOST_ON_HEX: Final = 12
"""Of cities, towns, labels or kinds of terrain; no hex has room for more."""
MOST_LABELS: Final = 5_000
BELOW: Final = 330
"""Thousandths: where letters stand on a hex, so that a city in its middle covers none."""


def made(game: Game, head: Head, file: str) -> Imported:
    """The scenario of a map."""
    begun = _begun(game, head)
    plan = plan_of(game.hexes, is_flat=game.is_flat)
    strange: Counter[str] = Counter()
    board = _board(game, plan, strange)
    cities = Things({city.id: city for city in _cities(game, plan, begun.system, board)})
    labels = [*islice(_labels(game, plan), MOST_LABELS + 1)]
    if len(labels) > MOST_LABELS:
        raise CannotImport(f"the map has more than {MOST_LABELS:,} labels")
    by = f" by {game.designer}" if game.designer else ""
    thanks = f"Map: {game.title or file}{by}; from {file}, a file of 18xx-maker."
    scenario = replace(
        begun,
        credits=head.credits or thanks,
        board=board,
        cities=cities,
        labels=Things({label.id: label for label in labels}),
    )
    remarks = [f"{what!r} on {many} of the hexes is no terrain" for what, many in strange.items()]
    return Imported(scenario, tuple(sorted(remarks)))


def _begun(game: Game, head: Head) -> Scenario:
    on_hexes = [name for name in system_names() if described(name).board == "hexes"]
    begun = head.begun(on_hexes[0], game.title)
    if not isinstance(begun.board, HexBoard):
        known = " or ".join(on_hexes)
        raise CannotImport(f"{begun.system} is not played on hexes: say {known}")
    return begun


def _board(game: Game, plan: HexPlan, strange: Counter[str]) -> HexBoard:
    kinds = {plan.cells[one]: _kind(printed, strange) for one, printed in game.hexes.items()}
    used = {"clear", *(kind for kind in kinds.values() if kind)}
    legend = {CUSTOMARY_SIGNS[kind]: kind for kind in sorted(used) if kind in CUSTOMARY_SIGNS}
    rows = (NO_CELL * plan.size.cols,) * plan.size.rows
    orientation = "flat" if game.is_flat else "pointy"
    board = HexBoard(plan.size, Things(legend), rows, orientation)  # type: ignore[arg-type]
    return board.with_painted(kinds)


def _kind(printed: Plain, strange: Counter[str]) -> str | None:
    """The terrain of a hex; the dearest where it shows several. Off-board areas are no cells."""
    colour = word(printed.get("color"))
    if colour in OFF_BOARD:
        return None
    found = []
    for terrain in mappings(printed.get("terrain"))[:MOST_ON_HEX]:
        said = word(terrain.get("type"))
        cost = terrain.get("cost")
        if said in TERRAIN:
            found.append((cost if isinstance(cost, int) else 0, TERRAIN[said]))
        elif said:
            strange[said] += 1
    return max(found)[1] if found else COLOURS.get(colour, "clear")


def _cities(game: Game, plan: HexPlan, system: str, board: HexBoard) -> Iterator[City]:
    """A city for each hex that has some; several in one hex are one with all their names."""
    ids, city = Ids(), city_class(system)
    for coordinate, printed in _in_order(game, plan):
        stops = [stop for key in CITIES for stop in mappings(printed.get(key))[:MOST_ON_HEX]]
        towns = [stop for key in TOWNS for stop in mappings(printed.get(key))[:MOST_ON_HEX]]
        at = plan.cells[coordinate]
        if not board.has(at) or not (stops or towns):
            continue
        name = _name([*stops, *towns], printed) or coordinate
        kind = kind_of_rank(system, _rank(stops))
        yield city(id=ids.fresh(name, "city"), name=name, kind=kind, at=at)


def _in_order(game: Game, plan: HexPlan) -> list[tuple[str, Plain]]:
    """The hexes as the board is read: row by row."""

    def place(one: tuple[str, Plain]) -> tuple[int, int]:
        cell = plan.cells[one[0]]
        return cell.row, cell.col

    return sorted(game.hexes.items(), key=place)


def _rank(stops: list[Plain]) -> Rank:
    """Towns are small, cities medium, and those with room for several stations major."""
    room = sum(_slots(stop) for stop in stops)
    return "small" if not stops else "medium" if room < 2 else "major"


def _slots(stop: Mapping[str, object]) -> int:
    said = stop.get("size", 1)
    return said if isinstance(said, int) and not isinstance(said, bool) and 0 < said < 10 else 1


def _name(stops: list[Plain], printed: Plain) -> str:
    own = [_said(stop.get("name")) for stop in stops]
    others = [_said(one) for one in mappings(printed.get("names"))]
    names = dict.fromkeys(name for name in own if name) or dict.fromkeys(n for n in others if n)
    return " & ".join(names)[:LONGEST]


def _said(name: object) -> str:
    return word(mapping(name).get("name") if isinstance(name, dict) else name)


def _labels(game: Game, plan: HexPlan) -> Iterator[Label]:
    """Letters on hexes, and the names of areas beside the board, each once."""
    ids = Ids()
    beside: set[str] = set()
    for coordinate, printed in _in_order(game, plan):
        texts = [word(one.get("label")) for one in mappings(printed.get("labels"))[:MOST_ON_HEX]]
        area = _said(mapping(printed.get("offBoardRevenue")).get("name"))
        if area:
            texts = [] if area in beside else [area]
            beside.add(area)
        at = _point(plan.cells[coordinate], 0 if area else BELOW, is_flat=game.is_flat)
        for text in dict.fromkeys(text for text in texts if text):
            yield Label(id=ids.fresh(text, "label"), text=text, at=at, size="small")


def _point(cell: Cell, below: int, *, is_flat: bool) -> Point:
    """A point of a hex, so far below its middle as it is drawn; columns of flat hexes run down."""
    x, y = grid.units(cell)
    return Point(x // 6 + below, y // 3) if is_flat else Point(x // 6, y // 3 + below)
