"""Patterns that are laid over fills, as small tiles of curves: what both back ends repeat."""

from typing import NamedTuple

from drawing.shapes.curves import circle, line
from drawing.shapes.symbols import Bend, Curve, Move


class Tile(NamedTuple):
    """A square that is repeated; some of its curves are lines, others are filled."""

    size: float
    """In millimetres."""
    lines: tuple[Curve, ...]
    dots: tuple[Curve, ...] = ()
    width: float = 0.12


def _rising(size: float) -> tuple[Curve, ...]:
    half = size / 2
    return (
        line(((0, size), (size, 0))),
        line(((-half, half), (half, -half))),
        line(((half, size + half), (size + half, half))),
    )


def _falling(size: float) -> tuple[Curve, ...]:
    half = size / 2
    return (
        line(((0, 0), (size, size))),
        line(((-half, half), (half, size + half))),
        line(((half, -half), (size + half, half))),
    )


def _wave(y: float, x: float) -> Curve:
    return (Move((x, y)), Bend((x + 0.35, y - 0.35), (x + 0.75, y + 0.35), (x + 1.1, y)))


TILES: dict[str, Tile] = {
    "hatch": Tile(1.2, _rising(1.2)),
    "counter-hatch": Tile(1.2, _falling(1.2)),
    "cross-hatch": Tile(1.4, (*_rising(1.4), *_falling(1.4))),
    "dots": Tile(1.2, (), (circle((0.3, 0.3), 0.12), circle((0.9, 0.9), 0.12))),
    "waves": Tile(2.4, (_wave(0.7, 0.2), _wave(1.9, 1.2))),
    "bricks": Tile(
        2.0,
        (
            line(((0, 0.5), (2, 0.5))),
            line(((0, 1.5), (2, 1.5))),
            line(((0.5, 0.5), (0.5, 1.5))),
            line(((1.5, 1.5), (1.5, 2.0))),
            line(((1.5, 0), (1.5, 0.5))),
        ),
    ),
    "levels": Tile(1.0, (line(((0, 0.5), (1, 0.5))),)),
}
