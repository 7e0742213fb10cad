"""The bends of a line of a board of routes: a drag makes or moves one, the opposite takes it away.

Twins that run abreast bend together.
"""

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from editor.desk.tool import Add, Gesture, Instead
from editor.edits.thing_cells import away
from editor.edits.thing_names import name_in
from editor.gestures.corners import Place
from editor.gestures.lines import free_place
from editor.gestures.moving import STILL
from editor.gestures.under_pointer import line_under
from editor.pointing.pointer import Pointer
from editor.pointing.sketch import Sketch
from editor.words import tr
from model.boards import grid
from model.boards.routes import Line, RouteBoard
from model.notation import Path
from model.scenario.change import Change, difference
from model.scenario.collections import LINES, things_in, with_things
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk

ON_BEND = 0.35
"""How near the pointer must be to a bend, in columns; twins run beside it."""
STRAIGHT = 0.15
"""A bend that is put so near to the straight way is none any more."""


class Grip(NamedTuple):
    """A bend of a line under the pointer, or the place among its bends where a new one comes."""

    line: Line
    number: int
    is_bend: bool


def grip_on(scenario: Scenario, line: Line, at: Pointer) -> Grip | None:
    """What of a line the pointer takes hold of; None where its cities lie nowhere."""
    way = _way(scenario, line)
    if way is None:
        return None
    spots = [grid.position(place) for place in way]
    near = [(math.dist(spot, at.spot), number) for number, spot in enumerate(spots[1:-1])]
    far, number = min(near, default=(ON_BEND + 1, 0))
    if far <= ON_BEND:
        return Grip(line, number, is_bend=True)
    steps = [(away(at.spot, step), number) for number, step in enumerate(pairwise(spots))]
    return Grip(line, min(steps)[1], is_bend=False)


def chosen_grip(desk: "Desk", at: Pointer) -> Grip | None:
    """What the pointer takes hold of, of the one line that is selected."""
    found = line_under(desk.scenario, at)
    is_chosen = found is not None and desk.selection.things == {(LINES, found[0].id)}
    return grip_on(desk.scenario, found[0], at) if found is not None and is_chosen else None


def chosen_bends(desk: "Desk") -> Sequence[Place]:
    """The bends of the one line that is selected."""
    if len(desk.selection.things) != 1 or not desk.selection.of(LINES):
        return ()
    return tuple(things_in(desk.scenario, LINES)[desk.selection.of(LINES)[0]].bends)


def bend_hint(grip: Grip, name: str) -> str:
    """What a drag of a line will do."""
    if grip.is_bend:
        return tr("Drag: move the bend · Alt or right: take it away")
    return tr("Drag: bend {name}").format(name=name)


def bent(desk: "Desk", press: Pointer, grip: Grip) -> Gesture:
    """A drag bends the line; the opposite takes a bend away. A click does nothing."""
    start, bends = desk.scenario, list(grip.line.bends)
    if press.is_opposite:
        if grip.is_bend:
            yield Add(_with(start, grip.line, [*bends[: grip.number], *bends[grip.number + 1 :]]))
        return None
    before = bends[: grip.number]
    after = bends[grip.number + (1 if grip.is_bend else 0) :]
    event, is_pulled = press, False
    while event.kind not in ("release", "double"):
        is_pulled = is_pulled or event.far_from(press) > STILL
        if is_pulled:
            kept = _unless_straight(start, grip.line, before, free_place(desk, event), after)
            desk.show(Sketch(knots=kept), tr("Release: the line bends here"))
            event = yield Instead(_with(start, grip.line, kept))
        else:
            event = yield None
    return None


def _unless_straight(
    scenario: Scenario, line: Line, before: list[Place], place: Place, after: list[Place]
) -> list[Place]:
    """The bends with one more, unless it lies on the straight way between its neighbours."""
    ends = _way(scenario, line) or ()
    here, there = [*ends[:1], *before][-1:], [*after, *ends[-1:]][:1]
    straight = [grid.position(one) for one in (*here, *there)]
    if len(straight) == 2 and away(grid.position(place), (straight[0], straight[1])) <= STRAIGHT:
        return [*before, *after]
    return [*before, place, *after]


def _way(scenario: Scenario, line: Line) -> list[Place] | None:
    ends = [scenario.cities[city].xy for city in (line.a, line.b) if city in scenario.cities]
    if len(ends) < 2 or ends[0] is None or ends[1] is None:
        return None
    return [ends[0], *line.bends, ends[1]]


def _with(scenario: Scenario, line: Line, places: Sequence[Place]) -> Change:
    """The line with other bends, and its twins that have run abreast."""
    lines = things_in(scenario, LINES)
    for twin in _abreast(scenario, line):
        own = places if twin.a == line.a else places[::-1]
        lines = lines.put(twin.id, replace(twin, bends=Path(own)))
    label = tr("bend {name}").format(name=name_in(scenario, LINES, line.id))
    return difference(scenario, with_things(scenario, LINES, lines), label)


def _abreast(scenario: Scenario, line: Line) -> list[Line]:
    board = scenario.board
    twins = board.between(line.a, line.b) if isinstance(board, RouteBoard) else ()
    ways = {line.a: tuple(line.bends), line.b: tuple(line.bends)[::-1]}
    return [twin for twin in twins if tuple(twin.bends) == ways[twin.a]]
