"""Fitting a picture to pins: pixels of it whose places on the board somebody has said.

One pin shifts the picture, two scale and turn it, and from the third on pins contradict each other
a little: the picture lies where the squares of what they are off by are least. From four pins on
it may be stretched as well, if a pin that is left out is met clearly better then.
"""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from editor.document.tracing.fit import Fit, Spot
from model.boards import grid
from model.notation import LARGEST
from model.scenario.things import Pin

STRETCHED_FROM = 4
"""So many pins are needed before a picture is stretched: three would always be met exactly."""
CLEARLY = 0.5
"""How much nearer a stretched picture must come to pins left out."""
ENOUGH = 0.03
"""Columns: what is met so well is not stretched to be met better."""
APART = 1e-6
WIDE = 0.05
"""How wide pins must lie in the one direction, compared with the other, to stretch a picture."""


class Pair(NamedTuple):
    """A pixel of the picture and its position on the board."""

    pixel: Spot
    spot: Spot


def pairs_of(pins: Sequence[Pin]) -> list[Pair]:
    return [Pair((pin.x, pin.y), grid.position(pin.at)) for pin in pins]


def fitted(pairs: Sequence[Pair], usual: Fit) -> Fit:
    """How a picture lies by its pins; what they do not say is as usual."""
    alike = _similar(pairs)
    if alike is None:
        return _shifted(pairs, usual)
    if len(pairs) < STRETCHED_FROM:
        return alike
    stretched = _affine(pairs)
    return stretched if stretched is not None and _is_better(pairs) else alike


def errors(fit: Fit, pairs: Sequence[Pair]) -> list[float]:
    """How far each pin is off, in columns: how far its pixel lies from its place."""
    return [math.dist(fit.at(pair.pixel), pair.spot) for pair in pairs]


def _shifted(pairs: Sequence[Pair], usual: Fit) -> Fit:
    """All pins say where the picture lies, but not how large it is or how it is turned."""
    if not pairs:
        return usual
    there = usual.at(_middle([pair.pixel for pair in pairs]))
    goal = _middle([pair.spot for pair in pairs])
    return usual.shifted(goal[0] - there[0], goal[1] - there[1])


def _similar(pairs: Sequence[Pair]) -> Fit | None:
    """Shifted, scaled and turned, by least squares; None where pins do not lie apart."""
    if not pairs:
        return None
    px, py = _middle([pair.pixel for pair in pairs])
    sx, sy = _middle([pair.spot for pair in pairs])
    along = across = size = spread = 0.0
    for pixel, spot in pairs:
        x, y, u, v = pixel[0] - px, pixel[1] - py, spot[0] - sx, spot[1] - sy
        along += x * u + y * v
        across += x * v - y * u
        size += x * x + y * y
        spread += u * u + v * v
    if size < APART or spread < APART:
        return None
    a, b = along / size, across / size
    if a * a + b * b < _least_area():
        return None
    return Fit((a, b), (-b, a), (sx - a * px + b * py, sy - b * px - a * py))


def _affine(pairs: Sequence[Pair]) -> Fit | None:
    """Stretched as well; None where pins lie on a line, or the picture would be mirrored."""
    px, py = _middle([pair.pixel for pair in pairs])
    sx, sy = _middle([pair.spot for pair in pairs])
    xx = xy = yy = xu = yu = xv = yv = 0.0
    for pixel, spot in pairs:
        x, y, u, v = pixel[0] - px, pixel[1] - py, spot[0] - sx, spot[1] - sy
        xx, xy, yy = xx + x * x, xy + x * y, yy + y * y
        xu, yu, xv, yv = xu + x * u, yu + y * u, xv + x * v, yv + y * v
    area = xx * yy - xy * xy
    if area <= (WIDE * (xx + yy)) ** 2:
        return None
    right = (xu * yy - yu * xy) / area, (xv * yy - yv * xy) / area
    down = (yu * xx - xu * xy) / area, (yv * xx - xv * xy) / area
    fit = Fit(right, down, (0.0, 0.0))
    if fit.area < _least_area():
        return None
    there = fit.at((px, py))
    return fit.shifted(sx - there[0], sy - there[1])


def _is_better(pairs: Sequence[Pair]) -> bool:
    """Whether stretching tells better where a pin lies that it was not told of."""
    alike = _left_out(pairs, _similar)
    return alike > ENOUGH and _left_out(pairs, _affine) < CLEARLY * alike


def _left_out(pairs: Sequence[Pair], fitting: Callable[[Sequence[Pair]], Fit | None]) -> float:
    """How far pins are off, each by the fit to all others; the root of the mean square."""
    total = 0.0
    for number, pair in enumerate(pairs):
        fit = fitting([*pairs[:number], *pairs[number + 1 :]])
        if fit is None:
            return math.inf
        total += math.dist(fit.at(pair.pixel), pair.spot) ** 2
    return math.sqrt(total / len(pairs))


def _middle(spots: Sequence[Spot]) -> Spot:
    count = len(spots)
    return sum(x for x, _ in spots) / count, sum(y for _, y in spots) / count


def _least_area() -> float:
    """A picture of which a whole board is less than a pixel is none that can be traced."""
    return 1.0 / (1e3 * LARGEST) ** 2
