"""Choosing: the things and cells inside an area, of one kind, or all there are."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from editor.edits.cell_sets import everywhere, in_lasso, in_rectangle
from editor.edits.line_positions import laid
from editor.edits.thing_places import places_of, thing
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection, Thing
from model.boards import grid
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.scenario.collections import LINES, collection_names, things_in
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk

Spot = tuple[float, float]


def chooses_things(desk: "Desk") -> bool:
    """Whether areas choose things and not cells; where there are no cells, they always do."""
    is_asked = desk.settings.get("select-what") == "things"
    return is_asked or not isinstance(desk.scenario.board, TerrainBoard)


def enclosed(desk: "Desk", trail: Sequence[Pointer], shape: str) -> Selection:
    """The cells or things inside a rectangle or a lasso."""
    board, spots = desk.scenario.board, [one.spot for one in trail]
    if isinstance(board, TerrainBoard) and not chooses_things(desk):
        if shape == "lasso":
            return Selection(in_lasso(board, spots))
        return Selection(in_rectangle(board, spots[0], spots[-1]))
    return Selection(things=frozenset(_things_inside(desk.scenario, spots, shape)))


def same_kind(
    scenario: Scenario, things: Iterable[Thing], *, by_kind: bool = True
) -> frozenset[Thing]:
    """All things of the same collection, and of the same kind if that is asked."""
    found: set[Thing] = set()
    for room, key in things:
        kind = getattr(thing(scenario, room, key), "kind", None)
        found |= {
            (room, other)
            for other, one in things_in(scenario, room).items()
            if not by_kind or getattr(one, "kind", None) == kind
        }
    return frozenset(found)


def joined(board: RouteBoard, things: Iterable[Thing]) -> frozenset[Thing]:
    """The cities and lines of a board of routes that hang together with a city or a line."""
    found: set[Thing] = set()
    for room, key in things:
        city = board.lines[key].a if room == LINES else key
        group = next((one for one in board.components() if city in one), frozenset((city,)))
        found |= {(room, key)}
        if room in (LINES, "cities"):
            found |= {("cities", one) for one in group}
            found |= {(LINES, line.id) for line in board.lines.values() if line.a in group}
    return frozenset(found)


def everything(scenario: Scenario) -> Selection:
    """All cells of a board; all things where there are none."""
    if isinstance(scenario.board, TerrainBoard):
        return Selection(everywhere(scenario.board))
    return Selection(things=everything_placed(scenario))


def everything_placed(scenario: Scenario) -> frozenset[Thing]:
    """All things that lie somewhere."""
    return frozenset(one for one, _ in _placed(scenario))


def _things_inside(scenario: Scenario, spots: Sequence[Spot], shape: str) -> Iterator[Thing]:
    from shapely.geometry import MultiPoint, Polygon, box

    (ax, ay), (bx, by) = spots[0], spots[-1]
    area = box(min(ax, bx), min(ay, by), max(ax, bx), max(ay, by))
    if shape == "lasso" and len(spots) > 2:
        area = Polygon(spots).buffer(0)
    for one, places in _placed(scenario):
        if area.covers(MultiPoint(places)):
            yield one


def _placed(scenario: Scenario) -> Iterator[tuple[Thing, list[Spot]]]:
    """Everything that lies somewhere, with its spots."""
    for room in (*collection_names(scenario.system), LINES):
        for key in things_in(scenario, room):
            spots = _spots_of(scenario, (room, key))
            if spots:
                yield (room, key), spots


def _spots_of(scenario: Scenario, one: Thing) -> list[Spot]:
    if one[0] == LINES:
        way = laid(scenario).get(one[1])
        return [] if way is None else list(way.spots)
    return [grid.position(place) for place in places_of(scenario, *one)]


def cells_of(scenario: Scenario, selection: Selection) -> set[Cell]:
    """The cells of a selection, and those nearest to the places of its things."""
    spots = (spot for one in selection.things for spot in _spots_of(scenario, one))
    return {*selection.cells, *(grid.nearest_cell(*spot) for spot in spots)}
