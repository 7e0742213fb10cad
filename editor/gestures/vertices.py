"""The points of a line that is there already: moved, inserted and taken away."""

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from editor.desk.tool import Add, Gesture, Instead
from editor.edits.thing_cells import away
from editor.edits.thing_names import called
from editor.edits.thing_places import thing
from editor.edits.things import altered
from editor.gestures.corners import Place, joined
from editor.gestures.lines import place_of
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Thing
from editor.pointing.sketch import Sketch
from editor.words import tr
from model.boards import grid
from model.notation import Corner, Path
from model.scenario.change import Change
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk

OPEN = ("shapes", "border")
"""The collection and kind of things whose outline is a line, and not closed."""
ON_POINT = 0.16
ON_LINE = 0.2
"""How near the pointer must be, in columns."""


class Handle(NamedTuple):
    """A point of a line under the pointer, or the stretch before one."""

    thing: Thing
    field: str
    path: Path
    number: int
    is_point: bool

    @property
    def is_of_arm(self) -> bool:
        """Whether the line is one of several arms of a river."""
        return self.field == "paths"


def lines_of(found: Any) -> Iterator[tuple[str, Path]]:
    """The lines that a thing has, with the names of their fields; a river may have many arms."""
    for field in ("path", "outline"):
        path = getattr(found, field, None)
        if isinstance(path, Path):
            yield field, path
    yield from (("paths", path) for path in getattr(found, "paths", ()))


def selected_lines(desk: "Desk") -> Iterator[tuple[Thing, str, Path]]:
    """The lines of the one thing that is selected."""
    if len(desk.selection.things) == 1:
        (one,) = desk.selection.things
        for field, path in lines_of(thing(desk.scenario, *one)):
            yield one, field, path


def handle_under(desk: "Desk", at: Pointer) -> Handle | None:
    """The point of the selected thing's line that the pointer takes hold of."""
    points = [
        Handle(one, field, path, number, is_point=True)
        for one, field, path in selected_lines(desk)
        for number, place in enumerate(path)
        if math.dist(grid.position(place), at.spot) <= ON_POINT
    ]
    if points:
        return min(points, key=lambda handle: _choice(handle, at))
    for one, field, path in selected_lines(desk):
        spots = [grid.position(place) for place in path]
        ends = [*spots, spots[0]] if _is_closed(desk.scenario, one, field) else spots
        for number, (start, end) in enumerate(pairwise(ends)):
            if away(at.spot, (start, end)) <= ON_LINE:
                return Handle(one, field, path, number + 1, is_point=False)
    return None


def _choice(handle: Handle, at: Pointer) -> tuple[float, bool]:
    """The nearest point is meant; where an arm begins on another, the end of the arm."""
    far = math.dist(grid.position(handle.path[handle.number]), at.spot)
    return far, 0 < handle.number < len(handle.path) - 1


def knots(desk: "Desk") -> list[Place]:
    """The points that can be taken hold of now."""
    return [place for _, _, path in selected_lines(desk) for place in path]


def handle_hint(handle: Handle) -> str:
    """What a click on a point or a stretch will do."""
    if handle.is_point:
        return tr("Drag: move the point · Alt or right: take it away")
    if handle.is_of_arm:
        return tr("Drag: a new point in the line · Alt or right: take this arm away")
    return tr("Drag: a new point in the line")


def reshaped(desk: "Desk", press: Pointer, handle: Handle) -> Gesture:
    """A drag moves a point, or makes one; the opposite takes one away, or a whole arm."""
    start, path = desk.scenario, handle.path
    if press.is_opposite:
        if handle.is_point or handle.is_of_arm:
            rest = [*path[: handle.number], *path[handle.number + 1 :]] if handle.is_point else []
            yield Add(_with(start, handle, rest))
        return None
    before, after = list(path[: handle.number]), list(path[handle.number :])
    old = after.pop(0) if handle.is_point else None
    beside = old or (before or after)[-1 if before else 0]
    is_free = not isinstance(beside, Corner)
    event, last = press, old
    while event.kind not in ("release", "double"):
        place = place_of(desk, event, is_free=is_free)
        desk.show(Sketch(knots=[*before, place, *after]))
        is_other = place != last and event is not press
        last = place if is_other else last
        event = yield Instead(_with(start, handle, [*before, place, *after])) if is_other else None
    return None


def _with(scenario: Scenario, handle: Handle, places: list[Place]) -> Change:
    """A thing with another line; too short a one is left as it was, and too short an arm goes."""
    least = 3 if _is_closed(scenario, handle.thing, handle.field) else 2
    new, (room, key) = Path(joined(places)), handle.thing
    label = tr("reshape {name}")
    if handle.is_of_arm:
        others = [arm for arm in thing(scenario, room, key).paths if arm != handle.path]
        is_gone = len(new) < least
        label = tr("take an arm of {name} away") if is_gone else label
        change = altered(scenario, room, key, paths=(*others, *(() if is_gone else (new,))))
    elif len(new) < least:
        return Change("")
    else:
        change = altered(scenario, room, key, **{handle.field: new})
    return replace(change, label=label.format(name=_name(scenario, handle.thing)))


def _is_closed(scenario: Scenario, one: Thing, field: str) -> bool:
    """Whether a line ends where it begins: an outline, but for that of a border of scenery."""
    is_open = one[0] == OPEN[0] and thing(scenario, *one).kind == OPEN[1]
    return field == "outline" and not is_open


def _name(scenario: Scenario, one: Thing) -> str:
    return getattr(thing(scenario, *one), "name", "") or called(scenario, *one)
