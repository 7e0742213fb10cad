"""Drawing a line by clicks or in one drag: rivers along corners, outlines of lakes and regions."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from editor.desk.tool import Gesture, Instead
from editor.edits.cell_sets import size_of
from editor.gestures.corners import Place, joined, way
from editor.pointing.pointer import Pointer
from editor.pointing.sketch import Sketch, SketchLine
from editor.words import tr
from model.boards import grid
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.notation import LONGEST_LIST, Corner, Path, Point
from model.scenario.change import Change

if TYPE_CHECKING:
    from editor.desk.desk import Desk

BESIDE = 3
"""So many cells beside the board a line may still run."""
NEAR = 0.2
"""So near to a point that is there already, in columns, a line goes exactly there."""
APART = 0.3
"""Points of a line drawn by hand are so many columns apart."""
ONE_DRAG = 1.5
"""A first drag of so many columns is the whole line."""


@dataclass
class Draft:
    """A line in the making: what each click has added can be taken back."""

    is_closed: bool
    is_free: bool
    legs: list[list[Place]] = field(default_factory=list)

    @property
    def places(self) -> list[Place]:
        return joined([place for leg in self.legs for place in leg])

    def leg_to(self, place: Place) -> list[Place]:
        last = self.legs[-1][-1] if self.legs else None
        if isinstance(last, Corner) and isinstance(place, Corner):
            return list(way(last, place))
        return [] if place == last else [place]

    def go_to(self, place: Place) -> None:
        """A click: one leg more."""
        leg = self.leg_to(place)
        if leg and sum(map(len, self.legs)) + len(leg) < LONGEST_LIST:
            self.legs.append(leg)

    def pull_to(self, place: Place) -> None:
        """A drag: the last leg goes on."""
        leg = self.leg_to(place)
        if leg and sum(map(len, self.legs)) + len(leg) < LONGEST_LIST:
            self.legs[-1] += leg

    def back(self) -> None:
        if len(self.legs) > 1:
            self.legs.pop()

    @property
    def path(self) -> Path | None:
        """The line as it is written; None while it is too short to be one."""
        places = self.places
        if self.is_closed and len(places) > 1 and places[0] == places[-1]:
            places = places[:-1]
        return Path(places) if len(places) >= (3 if self.is_closed else 2) else None


def place_of(desk: "Desk", at: Pointer, *, is_free: bool) -> Place:
    """Where a line goes on: at the nearest corner, or freely; not far beside the board."""
    board, x, y = desk.scenario.board, at.x, at.y
    if isinstance(board, TerrainBoard):
        cols, rows = size_of(board)
        x = min(max(x, -BESIDE), cols + BESIDE)
        y = min(max(y, -BESIDE), (rows + BESIDE) * grid.ROW_HEIGHT)
    there = Pointer("move", x, y)
    return free_place(desk, there) if is_free else there.corner


def free_place(desk: "Desk", at: Pointer) -> Point:
    """The free point under the pointer; the sheet of a board of routes is not left."""
    board = desk.scenario.board
    return board.on_sheet(at.point) if isinstance(board, RouteBoard) else at.point


def snapped(at: Pointer, to: Sequence[Place], otherwise: Place) -> Place:
    """The nearest of some places, if one is near; another place elsewhere."""
    near = [(math.dist(grid.position(place), at.spot), place) for place in to]
    far, place = min(near, key=lambda one: one[0], default=(NEAR + 1, otherwise))
    return place if far <= NEAR else otherwise


class Manner(NamedTuple):
    """How a line is drawn."""

    is_closed: bool = False
    is_free: bool = False
    to: Sequence[Place] = ()
    """Near one of these places the line goes exactly there."""


def drawn_line(
    desk: "Desk",
    press: Pointer,
    made: Callable[[Path | None], Change],
    manner: Manner = Manner(),  # noqa: B008 (a value that never changes)
) -> Gesture:
    """Clicks or one drag make a line; `made` gives what the gesture does with it so far."""
    is_closed, is_free, to = manner
    begin = snapped(press, to, place_of(desk, press, is_free=is_free))
    draft = Draft(is_closed, is_free, [[begin]])
    has_pulled, last = False, press
    answer: Instead | None = None
    while True:
        event = yield answer
        before, ends = draft.path, (draft.legs[0][0],) if is_closed and is_free else ()
        place = snapped(event, (*to, *ends), place_of(desk, event, is_free=is_free))
        if event.key == "Return" or event.kind == "double":
            return None
        if event.key == "Backspace" or (event.kind == "press" and event.button == "right"):
            draft.back()
        elif event.kind == "press":
            if is_closed and len(draft.legs) > 1 and place == draft.legs[0][0]:
                return None
            draft.go_to(place)
            last = event
        elif event.kind == "move" and event.button == "left":
            has_pulled = has_pulled or event.far_from(press) > ONE_DRAG
            if not is_free or event.far_from(last) >= APART:
                draft.pull_to(place)
                last = event
        elif event.kind == "release" and has_pulled and len(draft.legs) == 1:
            return None
        _show(desk, draft, place)
        answer = Instead(made(draft.path)) if draft.path != before else None


def _show(desk: "Desk", draft: Draft, place: Place) -> None:
    ahead = joined([draft.legs[-1][-1], place])
    lines = [SketchLine(draft.places, "new"), SketchLine(ahead, "old")]
    if draft.is_closed:
        lines.append(SketchLine(joined([place, draft.legs[0][0]]), "old"))
    knots = [leg[-1] for leg in draft.legs]
    hint = tr("Click: go on · Backspace: a point back · double click or Return: done · Esc: cancel")
    desk.show(Sketch(lines=[one for one in lines if len(one.places) > 1], knots=knots), hint)
