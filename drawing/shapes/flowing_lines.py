"""Lines that follow the lattice, drawn as nature would: without its straights and its corners."""

from collections.abc import Sequence
from math import sin

from drawing.shapes.symbols import Spot

WOBBLE = 0.07
"""How far a spot is moved off its place at most, in cells; a river stays between its mileposts."""


def flowing(
    spots: Sequence[Spot], mm: float, *, closed: bool = False, passes: int = 2
) -> list[Spot]:
    """The same line with its corners worn off and a slight sway; the ends of an open one stay."""
    drawn = [_swayed(spot, mm) for spot in spots]
    if not closed:
        drawn[:1], drawn[-1:] = spots[:1], spots[-1:]
    for _ in range(passes):
        drawn = _worn(drawn, closed=closed)
    return drawn


def _worn(spots: list[Spot], *, closed: bool) -> list[Spot]:
    """Every spot halfway towards the middle of its neighbours."""
    count = len(spots)
    if count < 3:
        return spots
    worn = [
        _middle(spots[number - 1], spot, spots[(number + 1) % count])
        for number, spot in enumerate(spots)
    ]
    return worn if closed else [spots[0], *worn[1:-1], spots[-1]]


def _middle(before: Spot, here: Spot, after: Spot) -> Spot:
    return (before[0] + 2 * here[0] + after[0]) / 4, (before[1] + 2 * here[1] + after[1]) / 4


def _swayed(spot: Spot, mm: float) -> Spot:
    """A spot moved by a little that depends on nothing but where it is: no two looks differ."""
    x, y = spot[0] / mm, spot[1] / mm
    return (
        spot[0] + WOBBLE * mm * (sin(2.1 * x + 1.3 * y) + sin(5.3 * y - 3.1 * x)) / 1.6,
        spot[1] + WOBBLE * mm * (sin(1.7 * y - 2.3 * x) + sin(4.7 * x + 2.9 * y)) / 1.6,
    )
