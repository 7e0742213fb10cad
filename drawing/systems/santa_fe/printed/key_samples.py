"""The signs of a board as its key shows them, each in a box."""

from collections.abc import Iterator

from drawing.map.marks.route_spaces import slab
from drawing.map.marks.terrain_marks import mark, strange_kinds
from drawing.shapes.curves import line
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Spot, Symbols
from drawing.systems.santa_fe.printed.city_discs import base_mark, boom_mark, value_disc
from drawing.systems.santa_fe.railroads.livery import Livery
from drawing.systems.santa_fe.railroads.plates import plate, plate_width
from drawing.systems.santa_fe.railroads.track_pieces import Lying, pieces
from drawing.themes.theme import Theme


def track_sample(livery: Livery, theme: Theme, box: Box) -> Iterator[Batch]:
    """A piece of track, a little longer than its box: there are stripes beside its letters."""
    lying = Lying(_level(box, -0.24 * box.height), 0.46 * box.height)
    yield from pieces(theme, livery, [lying], key=f"key of {livery.id}")


def value_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    yield from value_disc(theme, "5", _middle(box), 0.52 * box.height)


def base_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    yield from base_mark(theme, _middle(box), 0.52 * box.height)


def boom_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    yield from boom_mark(theme, "4", _middle(box), 0.6 * box.height)


def home_sample(livery: Livery, theme: Theme, box: Box) -> Iterator[Batch]:
    yield from plate(theme, livery, _plate(livery, box), is_home=True)


def square_sample(livery: Livery, theme: Theme, box: Box) -> Iterator[Batch]:
    yield from plate(theme, livery, _plate(livery, box), is_home=False)


def terrain_sample(kind: str, theme: Theme, box: Box) -> Iterator[Batch]:
    """A space with its terrain."""
    half = 0.4 * box.height
    yield Curves(theme.ink(f"route-{kind}"), [slab(_level(box, 0.0), half, 0.2 * half)])
    symbol = mark(theme, kind, strange_kinds([kind]))
    yield Symbols(symbol, 0.62 * box.height, [_middle(box)])


def arrow_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    """A space with an arrow before it."""
    half, (start, end) = 0.36 * box.height, _level(box, 0.0)
    y = start[1]
    tip = start[0] + 2 * half, y
    yield Curves(theme.ink("route"), [slab(((tip[0] + 0.2 * half, y), end), half, 0.2 * half)])
    head = ((start[0], y - half), (start[0], y + half), tip)
    yield Curves(theme.ink("route-arrow"), [line(head, closed=True)])


def head_sample(livery: Livery, theme: Theme, box: Box) -> Iterator[Batch]:
    """The end of a piece with the point of a head."""
    half, (start, end) = 0.36 * box.height, _level(box, 0.0)
    x, y = start[0] + 0.6 * (end[0] - start[0]), start[1]
    yield from pieces(
        theme, livery._replace(letters="", stripes="plain"), [Lying((start, (x, y)), half)]
    )
    ink = Ink(livery.colour, livery.rim(theme), 0.12 * half)
    ring = ((end[0], y), (x, y + 1.2 * half), (x + 0.4 * half, y), (x, y - 1.2 * half))
    yield Curves(ink, [line(ring, closed=True)])


def _level(box: Box, off: float) -> tuple[Spot, Spot]:
    """From the left side of a box to its right side."""
    y = box.y + box.height / 2
    return (box.x + off, y), (box.right - off, y)


def _plate(livery: Livery, box: Box) -> Box:
    high = 0.92 * box.height
    wide, (x, y) = plate_width(livery, high), _middle(box)
    return Box(x - wide / 2, y - high / 2, wide, high)


def _middle(box: Box) -> Spot:
    return box.x + box.width / 2, box.y + box.height / 2
