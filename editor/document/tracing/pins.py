"""What can be done to a tracing picture: it comes, is pinned, laid by hand, faded, and goes.

A picture that is laid by hand is pinned at two of its corners; the first places that are known
move these pins, and the second known place takes them away.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from editor.document.tracing.fit import Fit, Spot, similar
from editor.edits.carrying import OffTheMap
from editor.words import tr
from model.boards import grid
from model.notation import LARGEST, Point
from model.scenario.change import Change, difference
from model.scenario.scenario import Scenario
from model.scenario.things import Picture, Pin

MOST_PINS = 50
SAME_PIXEL = 3
"""Pixels: who clicks so near to a pin means that pin."""
LEAST, MOST = 0.2, 20_000.0
"""Pixels that a column of the board may have in a picture."""
Size = tuple[int, int]


class Lying(NamedTuple):
    """A picture of so many pixels as it lies on the board now."""

    scenario: Scenario
    size: Size
    fit: Fit


def with_file(scenario: Scenario, file: str, *, keeps_pins: bool = False) -> Change:
    """Another picture to trace from; pins stay where it is the old one, in another file."""
    old = scenario.picture
    new = Picture(file) if old is None else replace(old, file=file)
    if not keeps_pins:
        new = replace(new, pins=())
    label = tr("trace from {file}").format(file=file.removeprefix("./"))
    return difference(scenario, replace(scenario, picture=new), label)


def without_picture(scenario: Scenario) -> Change:
    new = replace(scenario, picture=None)
    return difference(scenario, new, tr("take the tracing picture away"))


def faded(scenario: Scenario, percent: int) -> Change:
    label = tr("fade the tracing picture")
    return _with(scenario, label, opacity=max(0, min(percent, 100)))


def is_by_hand(pin: Pin, size: Size) -> bool:
    """Whether a pin is a corner of the picture, which only says where a hand has laid it."""
    return (pin.x, pin.y) in ((0, 0), size)


def known(picture: Picture, size: Size) -> tuple[Pin, ...]:
    """The pins whose places somebody has said."""
    return tuple(pin for pin in picture.pins if not is_by_hand(pin, size))


def pinned(lying: Lying, pixel: Spot, at: Point) -> Change:
    """A pixel of the picture whose place is known; a pin on the same pixel or place is moved."""
    scenario, size, fit = lying
    picture = scenario.picture
    if picture is None:
        return Change("")
    x, y = (max(0, min(round(part), most)) for part, most in zip(pixel, size, strict=True))
    if (x, y) in ((0, 0), size):
        x += 1 if x == 0 else -1  # a corner would say that a hand has laid it
    new = Pin(x, y, at)
    old = known(picture, size)
    kept = [pin for pin in old if math.dist((pin.x, pin.y), (x, y)) > SAME_PIXEL and pin.at != at]
    by_hand = [pin for pin in picture.pins if is_by_hand(pin, size)]
    if len(kept) >= MOST_PINS:
        raise OffTheMap(tr("a picture has at most {n} pins").format(n=MOST_PINS))
    if not kept and by_hand:
        off, there = fit.at((x, y)), grid.position(at)
        shift = there[0] - off[0], there[1] - off[1]
        kept = [replace(pin, at=_point(_moved(grid.position(pin.at), shift))) for pin in by_hand]
    label = tr("pin the tracing picture at {place}").format(place=told(at))
    return _with(scenario, label, pins=(*kept, new))


def unpinned(scenario: Scenario, number: int) -> Change:
    """Takes a pin away."""
    pins = () if scenario.picture is None else scenario.picture.pins
    return _with(scenario, tr("take a pin away"), pins=(*pins[:number], *pins[number + 1 :]))


def nudged(lying: Lying, right: float, down: float) -> Change:
    """The picture a little further, in columns."""
    label = tr("move the tracing picture")
    return _by_hand(lying, lambda spot: _moved(spot, (right, down)), label)


def laid(lying: Lying, scale: float, degrees: float) -> Change:
    """The picture larger and turned around its middle."""
    width, height = lying.size
    return laid_around(lying, scale, degrees, lying.fit.at((width / 2, height / 2)))


def laid_around(lying: Lying, scale: float, degrees: float, middle: Spot) -> Change:
    """The picture larger and turned around a spot that stays where it is."""
    if not LEAST <= lying.fit.pitch / max(scale, 1e-9) <= MOST:
        raise OffTheMap(tr("the picture would be too large or too small to be traced"))
    turn = similar(scale, degrees, middle, middle)
    label = tr("turn the tracing picture") if scale == 1 else tr("scale the tracing picture")
    return _by_hand(lying, turn.at, label)


def _by_hand(lying: Lying, move: Callable[[Spot], Spot], label: str) -> Change:
    """All pins moved; where there are not two, the corners are pinned where they lie."""
    scenario, size, fit = lying
    pins: Sequence[Pin] = () if scenario.picture is None else scenario.picture.pins
    if len(pins) < 2:
        corners = ((0, 0), size)
        pins = [Pin(x, y, _point(fit.at((x, y)))) for x, y in corners]
    moved = [replace(pin, at=_point(move(grid.position(pin.at)))) for pin in pins]
    return _with(scenario, label, pins=tuple(moved))


def _with(scenario: Scenario, label: str, **fields: object) -> Change:
    if scenario.picture is None:
        return Change("")
    new = replace(scenario.picture, **fields)  # type: ignore[arg-type]
    return difference(scenario, replace(scenario, picture=new), label)


def _moved(spot: Spot, shift: Spot) -> Spot:
    return spot[0] + shift[0], spot[1] + shift[1]


def _point(spot: Spot) -> Point:
    point = Point(round(spot[0] * 1000), round(spot[1] / grid.ROW_HEIGHT * 1000))
    if max(abs(point.x), abs(point.y)) > LARGEST * 1000:
        raise OffTheMap(tr("the picture would lie beyond what a map can hold"))
    return point


def told(at: Point) -> str:
    """A place as people say it: a cell where it is the middle of one."""
    cell = grid.nearest_cell(*grid.position(at))
    is_cell = grid.units(cell) == grid.units(at) and min(cell) >= 0
    return str(cell if is_cell else at)
