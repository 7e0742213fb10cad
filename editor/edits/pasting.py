"""Pasting: a fragment is put down on a map, cut out of one, or shown before it is put down."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any

from editor.edits.carrying import check_written, is_in_frame
from editor.edits.dividing import divided
from editor.edits.fragments import Fragment, Laid, copied, is_company, lies_on_cells
from editor.edits.painting import painted_each
from editor.edits.thing_names import called
from editor.edits.things import without
from editor.pointing.selection import Thing
from editor.words import tr
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.collection import Things
from model.forms.frozen import dataclass
from model.imports.naming import Ids
from model.notation import Cell, Path, Point
from model.scenario.change import Change, apply, difference
from model.scenario.collections import LINES, collection_names, things_in, with_things
from model.scenario.places import Within, kept
from model.scenario.references import TERRAIN, Reference, with_names
from model.scenario.scenario import Scenario
from model.scenario.things import Region


@dataclass(frozen=True, slots=True)
class Preview:
    """What would be put down: kinds by cell, things with the ids they would get, and what not."""

    kinds: Mapping[Cell, str]
    things: Scenario
    left_out: tuple[str, ...]
    """What would lie beside the board, in words."""


def preview(scenario: Scenario, fragment: Fragment, at: Cell) -> Preview:
    """What pasting would put down, and what would be left out beside the board."""
    laid = fragment.laid(at)
    board = scenario.board
    kinds = {
        cell: kind
        for cell, kind in laid.kinds.items()
        if isinstance(board, TerrainBoard) and board.in_bounds(cell)
    }
    things, left_out = _on_the_board(scenario, laid)
    return Preview(kinds, _named(scenario, things, _fresh(scenario, things)), left_out)


def pasted(scenario: Scenario, fragment: Fragment, at: Cell, *, clear: bool = False) -> Change:
    """A fragment put down with its middle on a cell.

    Its terrain replaces what was there; with `clear` the things there go too. Ids that are taken
    are made fresh; goods, cities overseas and regions that the map has already are shared.
    """
    shown = preview(scenario, fragment, at)
    check_written(shown.things)
    under = cleared(scenario, shown.kinds.keys(), with_references=False) if clear else Change("")
    new = apply(scenario, under)
    new = apply(new, painted_each(new, shown.kinds, ""))
    for room in collection_names(scenario.system):
        new = _put(new, room, things_in(shown.things, room))
    if isinstance(new.board, RouteBoard) and things_in(shown.things, LINES):
        new = _put(new, LINES, things_in(shown.things, LINES))
    new = replace(new, blocked=(*new.blocked, *shown.things.blocked))
    return difference(scenario, new, tr("paste"))


def _put(scenario: Scenario, room: str, things: Things[Any]) -> Scenario:
    """The things of a fragment in their room; what the map shares stays, and regions grow."""
    if not things:
        return scenario
    there = dict(things_in(scenario, room))
    for key, thing in things.items():
        if key not in there:
            there[key] = thing
        elif isinstance(thing, Region):
            old = there[key]
            cells, cities = (*old.cells, *thing.cells), (*old.cities, *thing.cities)
            there[key] = replace(old, cells=cells, cities=cities)
    return with_things(scenario, room, Things(there))


def cut(
    scenario: Scenario,
    cells: Collection[Cell],
    things: Iterable[Thing] = (),
    *,
    with_references: bool = False,
) -> tuple[Fragment, Change]:
    """A fragment, and the change that takes it out of the map."""
    things = list(things)
    fragment = copied(scenario, cells, things)
    change = cleared(scenario, cells, things, with_references=with_references)
    return fragment, replace(change, label=tr("cut"))


def cleared(
    scenario: Scenario,
    cells: Collection[Cell],
    things: Iterable[Thing] = (),
    *,
    with_references: bool = False,
) -> Change:
    """Cells taken away with everything on them: exactly what copying them would take."""
    chosen = frozenset(cells)
    gone = {one for one in things if one[1] in things_in(scenario, one[0])}
    gone |= {
        (LINES, key)
        for key, line in things_in(scenario, LINES).items()
        if ("cities", line.a) in gone and ("cities", line.b) in gone
    }
    new = scenario
    for room in collection_names(scenario.system):
        if lies_on_cells(scenario.system, room) and chosen:
            new, lost = _cleared_room(new, room, chosen)
            gone |= lost
    blocked = (edge for edge in new.blocked if edge.a not in chosen or edge.b not in chosen)
    new = without(
        replace(new, blocked=tuple(blocked)), sorted(gone), with_references=with_references
    )
    new = apply(new, painted_each(new, dict.fromkeys(chosen), ""))
    return difference(scenario, new, tr("clear"))


def _cleared_room(
    scenario: Scenario, room: str, chosen: frozenset[Cell]
) -> tuple[Scenario, set[Thing]]:
    """What is left of the things of a room, and those of which nothing is left."""
    things = things_in(scenario, room)
    ids, left, lost = Ids(things), dict(things), set()
    for key, thing in things.items():
        inside, outside = divided(thing, chosen)
        if not outside:
            lost.add((room, key))
        elif inside or outside[0] is not thing:
            left[key] = outside[0]
            more = [replace(piece, id=ids.fresh(key, key)) for piece in outside[1:]]
            left.update({piece.id: piece for piece in more})
    return with_things(scenario, room, Things(left)), lost


def _on_the_board(scenario: Scenario, laid: Laid) -> tuple[Scenario, tuple[str, ...]]:
    """The things of a fragment that lie on the board and that the system has a room for."""
    new, left_out = laid.things, []
    within = Within(_has_cells(scenario), lambda line: _is_near(scenario, line))
    for room in collection_names(new.system):
        if room not in collection_names(scenario.system):
            left_out += [called(new, room, key) for key in things_in(new, room)]
            new = with_things(new, room, Things())
            continue
        left: dict[str, Any] = {}
        for key, thing in things_in(new, room).items():
            piece = thing if is_company(room, thing) else kept(thing, within)
            if piece is None:
                left_out.append(called(new, room, key))
            else:
                left[key] = piece
        new = with_things(new, room, Things(left))
    has = within.has
    blocked = tuple(edge for edge in new.blocked if has(edge.a) and has(edge.b))
    return replace(new, blocked=blocked), tuple(left_out)


def _has_cells(scenario: Scenario) -> Callable[[Cell], bool]:
    board = scenario.board
    return board.in_bounds if isinstance(board, TerrainBoard) else lambda _: False


def _is_near(scenario: Scenario, line: Path | Point) -> bool:
    """Whether a line or point lies within the frame of the board, as far as it has one."""
    board = scenario.board
    if not isinstance(board, TerrainBoard):
        return isinstance(board, RouteBoard)
    return is_in_frame(line, board.size)


def _fresh(scenario: Scenario, things: Scenario) -> dict[Thing, str]:
    """The ids that things get where another has theirs; what maps share keeps its id."""
    names: dict[Thing, str] = {}
    for room in (*collection_names(things.system), LINES):
        ids = Ids(things_in(scenario, room))
        for key, thing in things_in(things, room).items():
            if key in things_in(scenario, room) and (is_company(room, thing) or room == "regions"):
                continue
            if not ids.take(key):
                names[room, key] = ids.fresh(key, key)
    return names


def _named(scenario: Scenario, things: Scenario, names: Mapping[Thing, str]) -> Scenario:
    """Things that name each other by their new ids, and nothing that the map does not have."""

    def visit(reference: Reference) -> str | None:
        room, key = reference.thing
        if (room, key) in names:
            return reference.named(names[room, key])
        is_there = key in things_in(things, room) or key in things_in(scenario, room)
        return reference.name if is_there or room == TERRAIN else None

    named = with_names(things, visit)
    for room in (*collection_names(things.system), LINES):
        renamed = {
            names.get((room, key), key): replace(thing, id=names[room, key])
            if (room, key) in names
            else thing
            for key, thing in things_in(named, room).items()
        }
        if renamed:
            named = with_things(named, room, Things(renamed))
    return named
