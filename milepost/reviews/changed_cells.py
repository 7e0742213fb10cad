"""Where two versions of a map differ: the cells that came, went, or are no longer the same."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from drawing.map.sheet.overlay import Overlay
from model.boards.terrain import TerrainBoard
from model.collection import Things
from model.notation import Cell, Corner
from model.scenario.places import places_in
from model.scenario.scenario import Scenario

_STANDING = ("at", "members", "ports", "port")
"""What says where a thing stands: any change of the thing shows there."""
_LYING = ("cells", "path", "paths", "outline")
"""What says how far a thing reaches: only what it gained and lost shows."""


def changed_cells(old: Scenario, new: Scenario) -> Overlay:
    """The marks of a difference on the newer map."""
    gained, lost, changed = _terrain(old, new)
    for before, after in _pairs(old, new):
        was, now = set(_cells(before, _STANDING)), set(_cells(after, _STANDING))
        changed |= was & now
        was |= set(_cells(before, _LYING))
        now |= set(_cells(after, _LYING))
        gained |= now - was
        lost |= was - now
    # A cell has one mark: where something came and something else went it is changed.
    both = (gained & lost) | changed
    return Overlay(
        gained=frozenset(gained - both), lost=frozenset(lost - both), changed=frozenset(both)
    )


def _terrain(old: Scenario, new: Scenario) -> tuple[set[Cell], set[Cell], set[Cell]]:
    before, after = _kinds(old), _kinds(new)
    changed = {cell for cell, kind in after.items() if before.get(cell, kind) != kind}
    return after.keys() - before.keys(), before.keys() - after.keys(), changed


def _kinds(scenario: Scenario) -> dict[Cell, str | None]:
    board = scenario.board
    if not isinstance(board, TerrainBoard):
        return {}
    return {cell: board.kind_at(cell) for cell in board.cells()}


def _pairs(old: Scenario, new: Scenario) -> Iterator[tuple[object, object]]:
    """The things that differ, each as it was and as it is; None where it is not there."""
    for before, after in ((old, new), (old.part, new.part)):
        earlier, later = _collections(before), _collections(after)
        for name in dict.fromkeys((*earlier, *later)):
            were, are = earlier.get(name, Things()), later.get(name, Things())
            for key in dict.fromkeys((*were, *are)):
                was, now = were.get(key), are.get(key)
                if was != now:
                    yield was, now


def _collections(holder: object) -> dict[str, Things[object]]:
    if not is_dataclass(holder):
        return {}
    found = ((one.name, getattr(holder, one.name)) for one in fields(holder))
    return {name: things for name, things in found if isinstance(things, Things)}


def _cells(thing: object, names: tuple[str, ...]) -> Iterator[Cell]:
    for name in names:
        value = getattr(thing, name, None)
        places = places_in(value) if isinstance(value, tuple) else ()
        for place in places:
            if isinstance(place, Corner):
                yield Cell(max(0, place.col), max(0, place.row))
            elif isinstance(place, Cell):
                yield place
