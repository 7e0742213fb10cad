"""A frame around a picture that is laid by hand: dragged, made larger at its corners, turned."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from editor.desk.tool import Gesture, Instead
from editor.edits.carrying import OffTheMap
from editor.edits.thing_cells import away
from editor.gestures.moving import STILL
from editor.pointing.pointer import Pointer
from editor.pointing.sketch import Sketch, SketchLine
from editor.words import tr
from model.notation import Point
from model.scenario.change import Change

if TYPE_CHECKING:
    from editor.desk.desk import Desk

Spot = tuple[float, float]
REACH, SHARE = 0.35, 0.025
"""How near the pointer must be to a grip: in columns, or of the diagonal where that is more."""
KNOB = 0.12
"""How far the knob that turns stands off the frame, of its height."""
SNAP = 15
"""Degrees: turning goes in such steps with Shift."""
LEAST = 0.02
"""No drag makes a picture smaller than this share at once."""


class Pull(NamedTuple):
    """What a drag does to a frame: one of moving, making it larger, turning."""

    right: float = 0.0
    down: float = 0.0
    wider: float = 1.0
    higher: float = 1.0
    degrees: float = 0.0
    around: Spot = (0.0, 0.0)
    """What stays where it is."""


class Frame(NamedTuple):
    """The four corners of a picture on the board: upper left first, and then around."""

    corners: tuple[Spot, Spot, Spot, Spot]

    @property
    def middle(self) -> Spot:
        (ax, ay), _, (bx, by), _ = self.corners
        return (ax + bx) / 2, (ay + by) / 2

    @property
    def knob(self) -> Spot:
        """What turns the picture, over its upper side."""
        (ax, ay), (bx, by), _, (dx, dy) = self.corners
        return (ax + bx) / 2 + (ax - dx) * KNOB, (ay + by) / 2 + (ay - dy) * KNOB

    @property
    def reach(self) -> float:
        return max(REACH, SHARE * math.dist(self.corners[0], self.corners[2]))

    def has(self, spot: Spot) -> bool:
        """Whether a spot lies on the picture."""
        ring = [*self.corners, self.corners[0]]
        sides = [
            (bx - ax) * (spot[1] - ay) - (by - ay) * (spot[0] - ax)
            for (ax, ay), (bx, by) in pairwise(ring)
        ]
        near = any(away(spot, side) < self.reach for side in pairwise(ring))
        return near or min(sides) >= 0 or max(sides) <= 0

    def sketch(self) -> Sketch:
        places = [place_at(spot) for spot in self.corners]
        top = [place_at(spot) for spot in (self._top, self.knob)]
        lines = (SketchLine(places, "new", closed=True), SketchLine(top, "new"))
        return Sketch(lines=lines, knots=(*places, top[1]))

    @property
    def _top(self) -> Spot:
        (ax, ay), (bx, by) = self.corners[:2]
        return (ax + bx) / 2, (ay + by) / 2


Made = Callable[[Pull], Change]


def place_at(spot: Spot) -> Point:
    return Pointer("move", *spot).point


def grip_under(frame: Frame, at: Pointer) -> int | None:
    """The corner under the pointer by its number, 4 for what turns; None elsewhere."""
    spots = (*frame.corners, frame.knob)
    near = [(math.dist(spot, at.spot), number) for number, spot in enumerate(spots)]
    far, number = min(near)
    return number if far <= frame.reach else None


def frame_hint(frame: Frame, at: Pointer, name: str) -> str:
    """What a drag will do here."""
    grip = grip_under(frame, at)
    if grip == len(frame.corners):
        return tr("Drag: turn {name} · with Shift by 15°").format(name=name)
    if grip is not None:
        return tr("Drag: make {name} larger or smaller").format(name=name)
    return tr("Drag: move {name}").format(name=name)


def pulled(desk: "Desk", press: Pointer, frame: Frame, made: Made) -> Gesture:
    """A drag at a corner, at the knob, or anywhere else on the picture."""
    grip, event, is_pulled = grip_under(frame, press), press, False
    while event.kind not in ("release", "double"):
        is_pulled = is_pulled or event.far_from(press) > STILL / 3
        answer = None
        if is_pulled:
            try:
                answer = Instead(made(_pull(frame, grip, press, event)))
            except OffTheMap as trouble:
                desk.say(str(trouble))
        event = yield answer
    return None


def _pull(frame: Frame, grip: int | None, press: Pointer, event: Pointer) -> Pull:
    if grip is None:
        return Pull(right=event.x - press.x, down=event.y - press.y)
    if grip == len(frame.corners):
        return Pull(degrees=_turned(frame, press, event), around=frame.middle)
    return _larger(frame.corners, grip, event)


def _turned(frame: Frame, press: Pointer, event: Pointer) -> float:
    x, y = frame.middle
    before, now = (math.atan2(at.y - y, at.x - x) for at in (press, event))
    degrees = (math.degrees(now - before) + 180) % 360 - 180
    return SNAP * round(degrees / SNAP) if event.shift else degrees


def _larger(corners: Sequence[Spot], grip: int, event: Pointer) -> Pull:
    """The corner goes with the pointer, the one across stays; with Shift the shape may change."""
    fixed, held = corners[(grip + 2) % 4], corners[grip]
    across = corners[grip - 1 if grip % 2 else (grip + 1) % 4]
    side = (across[0] - held[0], across[1] - held[1])
    down = (fixed[0] - across[0], fixed[1] - across[1])
    to = fixed[0] - event.x, fixed[1] - event.y
    wider, higher = _share(to, side), _share(to, down)
    if not event.shift:
        diagonal = fixed[0] - held[0], fixed[1] - held[1]
        wider = higher = _share(to, diagonal)
    return Pull(wider=max(wider, LEAST), higher=max(higher, LEAST), around=fixed)


def _share(part: Spot, whole: Spot) -> float:
    """How long a part is along a whole, of its length."""
    length = whole[0] ** 2 + whole[1] ** 2
    return (part[0] * whole[0] + part[1] * whole[1]) / length if length else 1.0
