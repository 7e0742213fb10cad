"""Fragments: a piece of a map with everything on it, to be turned, flipped and put down elsewhere.

Places of a fragment are counted from its middle cell, which is put down under the pointer. What is
copied, and what of it at the rim, says `editor.edits.dividing`.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from editor.edits.carrying import SCENERY, carry
from editor.edits.dividing import divided
from editor.edits.moving import with_labels
from editor.edits.thing_places import lies_on_map
from editor.pointing.selection import Thing
from model.boards import grid
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.collection import Things
from model.forms.frozen import dataclass
from model.imports.naming import Ids
from model.notation import Cell, Point
from model.scenario.collections import LINES, collection_names, things_in, with_things
from model.scenario.places import Place, places_in
from model.scenario.references import references_in
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario
from model.scenario.things import Art, Label

ORIGIN: Final = Cell(0, 0)


@dataclass(frozen=True, slots=True)
class Laid:
    """A fragment put down somewhere: the kinds of its cells, and a scenario of its things alone."""

    kinds: Mapping[Cell, str]
    things: Scenario

    def __iter__(self) -> Iterator[Thing]:
        for room in (*collection_names(self.things.system), LINES):
            yield from ((room, key) for key in things_in(self.things, room))


@dataclass(frozen=True, slots=True)
class Fragment:
    """A piece of a map as it was copied, and how it is held: flipped first, then turned."""

    copied: Laid
    origin: Cell = ORIGIN
    """Where its middle was: put there unturned, everything lies where it lay."""
    sixths: int = 0
    is_flipped: bool = False

    def turned(self, sixths: int = 1) -> "Fragment":
        """Turned clockwise by so many sixths; six of them are nothing."""
        return replace(self, sixths=(self.sixths + sixths) % 6)

    def flipped(self) -> "Fragment":
        """The mirror image, left for right; twice is nothing."""
        return replace(self, sixths=-self.sixths % 6, is_flipped=not self.is_flipped)

    def laid(self, at: Cell = ORIGIN) -> Laid:
        """Everything where it lies when the middle of the fragment is put on a cell."""

        def move(place: Place) -> Place:
            place = grid.flipped(place, ORIGIN) if self.is_flipped else place
            return grid.shifted(grid.turned(place, ORIGIN, self.sixths), ORIGIN, at)

        kinds = {_moved(cell, move): kind for cell, kind in self.copied.kinds.items()}
        things = carry(self.copied.things, move)
        labels = {key: self._as_held(label) for key, label in things.labels.items()}
        art = {key: self._hung(self.copied.things.art[key], move) for key in self.copied.things.art}
        return Laid(kinds, replace(things, labels=Things(labels), art=Things(art)))

    def _as_held(self, label: Label) -> Label:
        """A slanting text turns along but stays readable; an upright one stays upright."""
        angle = self._angle(label.angle) if label.angle else 0
        return replace(label, angle=angle if -90 < angle <= 90 else angle % 360 - 180)

    def _hung(self, art: Art, move: Any) -> Art:
        """A picture turns around its middle, and its upper left corner is counted from there."""
        across, down = art.width // 2, art.height // 2
        middle = move(Point(art.at.x + across, art.at.y + down))
        at = Point(middle.x - across, middle.y - down)
        return replace(art, at=at, angle=self._angle(art.angle))

    def _angle(self, angle: int) -> int:
        turned = (-angle if self.is_flipped else angle) + 60 * self.sixths
        return (turned + 180) % 360 - 180


def _moved(cell: Cell, move: Any) -> Cell:
    goal: Cell = move(cell)
    return goal


def copied(scenario: Scenario, cells: Collection[Cell], things: Iterable[Thing] = ()) -> Fragment:
    """Cells with everything on them, and things wherever they stand.

    Goods, and cities overseas, come along with what names them.
    """
    chosen = frozenset(cells)
    board = scenario.board
    kinds = (
        {cell: kind for cell in chosen if (kind := board.kind_at(cell)) is not None}
        if isinstance(board, TerrainBoard)
        else {}
    )
    found = _with_company(scenario, _chosen_things(scenario, chosen, things))
    blocked = tuple(edge for edge in scenario.blocked if edge.a in chosen and edge.b in chosen)
    whole = replace(of_things(scenario, found), blocked=blocked)
    middle = middle_of(kinds or chosen or _cells_of(whole))
    return Fragment(counted_from(middle, kinds, whole), middle)


def counted_from(middle: Cell, kinds: Mapping[Cell, str], things: Scenario) -> Laid:
    """Cells and things with their places counted from a cell."""

    def move(place: Place) -> Place:
        return grid.shifted(place, middle, ORIGIN)

    return Laid({_moved(cell, move): kind for cell, kind in kinds.items()}, carry(things, move))


def middle_of(cells: Collection[Cell]) -> Cell:
    """The cell in the middle of the box around some cells."""
    if not cells:
        return ORIGIN
    spots = [grid.position(cell) for cell in cells]
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    return grid.nearest_cell((left + right) / 2, (top + bottom) / 2)


def _cells_of(things: Scenario) -> list[Cell]:
    """Where things lie that were copied without any cell."""
    found = []
    for room in collection_names(things.system):
        for place in places_in(things_in(things, room)):
            ends = place if isinstance(place[0], Cell) else (place,)
            found += [grid.nearest_cell(*grid.position(end)) for end in ends]
    return found


def lies_on_cells(system: str, room: str) -> bool:
    """Whether things of a room go along with the cells that they lie on."""
    return room not in SCENERY and lies_on_map(system, room)


def _chosen_things(
    scenario: Scenario, chosen: frozenset[Cell], things: Iterable[Thing]
) -> dict[Thing, Any]:
    """What of the things lies on the cells, with the chosen things, by room and fresh id."""
    picked = {one for one in things if one[1] in things_in(scenario, one[0])}
    lines = (things_in(scenario, LINES)[key] for room, key in picked if room == LINES)
    picked |= {("cities", end) for line in lines for end in (line.a, line.b)}
    found: dict[Thing, Any] = {}
    for room in collection_names(scenario.system):
        ids = Ids(things_in(scenario, room))
        for key, thing in things_in(scenario, room).items():
            on_cells = lies_on_cells(scenario.system, room) and chosen
            whole = (thing,) if (room, key) in picked else ()
            pieces = whole or (divided(thing, chosen).inside if on_cells else ())
            for number, piece in enumerate(pieces):
                name = key if number == 0 else ids.fresh(key, key)
                found[room, name] = piece if number == 0 else replace(piece, id=name)
    for room, key in with_labels(scenario, found):
        found.setdefault((room, key), things_in(scenario, room).get(key))
    return {one: thing for one, thing in found.items() if not _is_stray(thing, found)}


def _is_stray(thing: Any, found: Collection[Thing]) -> bool:
    """Whether a label or remark belongs to something that is not copied."""
    room, _, key = getattr(thing, "of", "").partition("/")
    return bool(key) and (room, key) not in found


def _with_company(scenario: Scenario, found: dict[Thing, Any]) -> dict[Thing, Any]:
    """Things with the goods and the cities overseas that they name, and the goods of those."""
    while True:
        named = {one.thing for one in references_in(of_things(scenario, found))}
        more = {
            (room, key): things_in(scenario, room)[key]
            for room, key in sorted(named - found.keys())
            if key in things_in(scenario, room) and is_company(room, things_in(scenario, room)[key])
        }
        if not more:
            return found
        found = {**found, **more}


def is_company(room: str, thing: Any) -> bool:
    """Whether a thing lies nowhere on the map, so that maps that have it share it."""
    return room == "goods" or (room == "cities" and thing.at is None and thing.overseas)


def of_things(scenario: Scenario, found: Mapping[Thing, Any]) -> Scenario:
    """A scenario of the same system that holds some things alone."""
    new = read_scenario({"system": scenario.system} if scenario.system else {})
    for room in dict.fromkeys(room for room, _ in found if room != LINES):
        new = with_things(new, room, Things({k: t for (r, k), t in found.items() if r == room}))
    if isinstance(scenario.board, RouteBoard):
        lines = scenario.board.lines.items()
        cities = new.cities
        kept = {key: line for key, line in lines if line.a in cities and line.b in cities}
        new = replace(new, board=replace(scenario.board, lines=Things(kept)))
    return new
