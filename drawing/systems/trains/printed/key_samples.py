"""The signs of a Trains board as its key shows them, each in a box."""

from collections.abc import Iterator
from dataclasses import replace

from drawing.shapes.curves import line, rectangle
from drawing.shapes.hexagons import Hexagon
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Texts
from drawing.systems.trains.cards import figures
from drawing.systems.trains.printed import places
from drawing.systems.trains.printed.hex_plan import HexPlan
from drawing.text.fitting import SMALLEST
from drawing.themes.theme import Theme


def city_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    """A hex with a place for a station."""
    plan = _plan(box)
    yield from places.ground(theme, plan, "city", "key")
    yield from places.empty_places(theme, [_square(box, 0.5)], "key")


def remote_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    """A hex with a number, which is another one on each."""
    plan = _plan(box)
    yield from places.ground(theme, plan, "remote", "key")
    (x, y), half = plan.hexagon.middle, 0.5 * box.height
    ink = theme.ink("stop-number")
    corners = ((x, y - half), (x + half, y), (x, y + half), (x - half, y))
    yield Curves(replace(ink, width=0.06 * box.height), [line(corners, closed=True)])
    style = replace(
        theme.style("card-number"), size=max(0.7 * box.height, SMALLEST), colour=ink.line
    )
    yield Texts([style.text("n", (x, y + 0.3 * style.size), key="key")])


def station_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    yield from places.station(theme, _square(box, 0.94), "key")


def others_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    """A marker of somebody else."""
    square, seat = _square(box, 0.8), theme.seat(0)
    ink = Ink(fill=seat.line, line=theme.ink("piece").line, width=0.06 * square.height)
    yield Curves(ink, [rectangle(square, 0.22 * square.height)], key="key")


def blocked_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    """A piece of a blocked border."""
    ink, bed, y = theme.ink("blocked"), theme.ink("blocked-bed"), box.y + box.height / 2
    wall, wide = line(((box.x, y), (box.right, y))), 0.3 * box.height
    yield Curves(replace(ink, width=1.5 * wide), [wall])
    yield Curves(replace(bed, width=1.06 * wide), [wall])
    yield Curves(replace(ink, width=1.06 * wide, dash=(0.8 * wide, 0.7 * wide)), [wall])


def points_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    """The shield that stands for points."""
    middle = box.x + box.width / 2, box.y + box.height / 2
    yield from figures.shield(theme, middle, box.height / 2)


def _plan(box: Box) -> HexPlan:
    return HexPlan(Hexagon((box.x + box.width / 2, box.y + box.height / 2), 1.06 * box.height))


def _square(box: Box, part: float) -> Box:
    size = part * box.height
    x, y = box.x + box.width / 2, box.y + box.height / 2
    return Box(x - size / 2, y - size / 2, size, size)
