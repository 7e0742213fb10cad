"""How a tracing picture lies, in a sentence: its pitch, its angle, and what pins are off by."""

import math

from editor.document.tracing.fit import Fit, Spot
from editor.document.tracing.fitting import errors, fitted, pairs_of
from editor.document.tracing.pins import known, told
from editor.document.tracing.places import place_at, point_of
from editor.document.tracing.usual import usual_fit
from editor.words import tr
from model.boards import grid
from model.scenario.scenario import Scenario

TOLD_FROM = 3
"""Two pins are always met exactly: only more of them tell how exact they are."""
STRETCH = 0.002
"""A picture that is longer one way by less than this keeps its shape."""


def report(scenario: Scenario, size: tuple[int, int]) -> str:
    """What the pins of a picture say together."""
    picture = scenario.picture
    if picture is None:
        return ""
    pins = known(picture, size)
    pairs = pairs_of(picture.pins)
    fit = fitted(pairs, usual_fit(scenario, size))
    if not pins:
        return shape(fit)
    if len(pins) < TOLD_FROM:
        return {
            1: tr("1 place is known. Pin two more, far from each other."),
            2: tr("{shape} A third place tells how exact this is.").format(shape=shape(fit)),
        }[len(pins)]
    off = errors(fit, pairs)
    worst = max(range(len(off)), key=off.__getitem__)
    words = tr("{shape} {n} pins: at worst {off:.2f} cells off, at pin {number} ({place}).")
    return words.format(
        shape=shape(fit),
        n=len(off),
        off=off[worst],
        number=worst + 1,
        place=told(picture.pins[worst].at),
    )


def shape(fit: Fit) -> str:
    """Pitch and angle, and whether the picture is stretched."""
    words = tr("1 column is {pitch:.1f} pixels, turned by {angle:.1f}°.")
    said = words.format(pitch=fit.pitch, angle=fit.angle + 0.0)
    if fit.stretch > STRETCH:
        more = tr("Stretched by {percent:.1f} %.").format(percent=100 * fit.stretch)
        return f"{said} {more}"
    return said


def by_so_far(scenario: Scenario, spot: Spot) -> str:
    """Where a point of the picture lies by the pins that there are."""
    place = point_of(place_at(scenario, spot))
    far = math.dist(spot, grid.position(place))
    words = tr("By the pins so far this is {place}, {far:.2f} cells off.")
    return words.format(place=told(place), far=far)
