"""A small steam engine, seen from the side, for train cards."""

from collections.abc import Iterator
from functools import cache

from drawing.shapes.curves import circle, line, rectangle, shifted
from drawing.shapes.symbols import Batch, Box, Curve, Curves, Spot
from drawing.themes.theme import Theme

# In units of a picture 100 long and 34 high, the rail at 34.
_WHEELS = ((20.0, 27.0, 7.0), (37.0, 27.0, 7.0), (54.0, 27.0, 7.0), (70.0, 29.5, 4.5))
_TENDER_WHEELS = ((-22.0, 29.5, 4.5), (-8.0, 29.5, 4.5))


def engine_picture(foot: Spot, length: float, theme: Theme) -> Iterator[Batch]:
    """The engine with its tender, standing on a spot."""
    scale = length / 118.0
    at = (foot[0] - 26.0 * scale, foot[1] - 34.0 * scale)
    yield Curves(theme.ink("card-engine"), [shifted(one, at, scale) for one in _body()])
    rail = line(((foot[0] - length * 0.62, foot[1]), (foot[0] + length * 0.62, foot[1])))
    yield Curves(theme.ink("card-rule"), [rail])


@cache
def _body() -> tuple[Curve, ...]:
    boiler = rectangle(Box(24, 8, 52, 13), 3)
    cab = line(((4, 1), (27, 1), (27, 4), (25, 4), (25, 22), (6, 22), (6, 4), (4, 4)), closed=True)
    window = rectangle(Box(11, 6, 9, 7), 1)
    chimney = line(((66, 8), (67, 0), (65, -3), (74, -3), (72, 0), (73, 8)), closed=True)
    dome = rectangle(Box(44, 3, 10, 8), 3)
    frame = rectangle(Box(6, 20.5, 70, 3.5), 1)
    catcher = line(((76, 22), (84, 33), (74, 33), (74, 22)), closed=True)
    tender = rectangle(Box(-28, 9, 29, 16), 1.5)
    wheels = tuple(
        circle((x, y), radius) + circle((x, y), radius * 0.45)
        for x, y, radius in (*_WHEELS, *_TENDER_WHEELS)
    )
    return (boiler, cab + window, chimney, dome, frame, catcher, tender, *wheels)
