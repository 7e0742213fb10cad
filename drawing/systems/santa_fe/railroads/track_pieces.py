"""A piece of track: the colour of its railroad, its stripes, and its letters in the middle."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import atan2, cos, degrees, dist, radians, sin
from typing import Final, NamedTuple

from drawing.map.marks.city_marks import READABLE
from drawing.map.marks.crossing_signs import along, length_of
from drawing.map.marks.route_spaces import across, slab
from drawing.shapes.curves import circle, line
from drawing.shapes.parallel_lines import moved_over
from drawing.shapes.symbols import Batch, Curve, Curves, Ink, Spot, Text, Texts
from drawing.systems.santa_fe.railroads.livery import Livery
from drawing.text.metrics import width
from drawing.themes.theme import Theme

RIM = 0.14
"""The rim of a piece, as a part of its half width."""
STRIPE = 0.2
"""The width of a stripe, in the same parts."""
LETTER = 1.36
"""The size of its letters, in the same parts."""
NARROWEST = 1.45
"""Half the width of a piece that is still wide enough for letters, in millimetres."""
ROUND = 0.3


class Lying(NamedTuple):
    """Where a piece lies: the line along its middle, and half its width."""

    spots: Sequence[Spot]
    half: float


def pieces(theme: Theme, livery: Livery, lying: Sequence[Lying], key: str = "") -> Iterator[Batch]:
    """Pieces of one railroad."""
    if not lying:
        return
    half = lying[0].half
    ink = Ink(fill=livery.colour, line=livery.rim(theme), width=RIM * half)
    yield Curves(ink, [slab(one.spots, one.half, ROUND * one.half) for one in lying], key=key)
    stripes = [curve for one in lying for curve in _stripes(livery, one)]
    if stripes:
        yield Curves(_stripe_ink(theme, livery, half), stripes)
    letters = [text for one in lying if (text := _lettered(theme, livery, one)) is not None]
    if letters:
        yield Texts(letters)


def _stripe_ink(theme: Theme, livery: Livery, half: float) -> Ink:
    colour = livery.contrast(theme)
    if livery.stripes == "dots":
        return Ink(fill=colour)
    dash = (1.1 * half, 0.7 * half) if livery.stripes == "broken" else ()
    return Ink(line=colour, width=STRIPE * half, dash=dash, cap="butt")


def _stripes(livery: Livery, lying: Lying) -> Iterator[Curve]:
    """What runs along or across a piece, off the letters in its middle."""
    spots, half = lying
    match livery.stripes:
        case "middle" | "broken":
            yield from map(line, _sides(livery, lying))
        case "edges":
            yield from (line(moved_over(spots, by * half)) for by in (-0.6, 0.6))
        case other if other in ACROSS:
            step, draw = ACROSS[other]
            for at, ahead in _steps(livery, lying, step):
                yield from draw(at, ahead, half)


def _sides(livery: Livery, lying: Lying) -> Iterator[list[Spot]]:
    """The two parts of a piece beside its letters."""
    long = length_of(lying.spots)
    room = _wide(livery, lying) / 2
    end = 0.45 * lying.half
    if long / 2 - room - end > 0.3 * lying.half:
        for start, stop in ((end, long / 2 - room), (long / 2 + room, long - end)):
            parts = [start + (stop - start) * number / 4 for number in range(5)]
            yield [along(lying.spots, part / long) for part in parts]


def _steps(livery: Livery, lying: Lying, step: float) -> Iterator[tuple[Spot, Spot]]:
    """Places at equal distances on both sides of the letters, each with one a little ahead."""
    for side in _sides(livery, lying):
        long = length_of(side)
        count = max(int(long / (step * lying.half)), 1)
        for number in range(count):
            part = (number + 0.5) / count
            before, after = along(side, max(part - 0.02, 0.0)), along(side, min(part + 0.02, 1.0))
            yield along(side, part), _ahead(along(side, part), before, after)


def _ahead(at: Spot, before: Spot, after: Spot) -> Spot:
    return at[0] + after[0] - before[0], at[1] + after[1] - before[1]


def _bar(at: Spot, ahead: Spot, half: float, lean: float) -> Curve:
    (x, y), (dx, dy) = across(at, ahead, 0.72 * half), _forward(at, ahead, lean * half)
    return line(((at[0] - x - dx, at[1] - y - dy), (at[0] + x + dx, at[1] + y + dy)))


def _chevron(at: Spot, ahead: Spot, half: float) -> Curve:
    (x, y), (dx, dy) = across(at, ahead, 0.66 * half), _forward(at, ahead, 0.35 * half)
    tip = at[0] + dx, at[1] + dy
    return line(((at[0] - x - dx, at[1] - y - dy), tip, (at[0] + x - dx, at[1] + y - dy)))


def _forward(at: Spot, ahead: Spot, by: float) -> Spot:
    long = dist(at, ahead) or 1.0
    return (ahead[0] - at[0]) / long * by, (ahead[1] - at[1]) / long * by


ACROSS: Final[Mapping[str, tuple[float, Callable[[Spot, Spot, float], Sequence[Curve]]]]] = {
    "ties": (0.75, lambda at, ahead, half: [_bar(at, ahead, half, 0.0)]),
    "slanted": (1.0, lambda at, ahead, half: [_bar(at, ahead, half, 0.55)]),
    "crossed": (1.6, lambda at, ahead, half: [_bar(at, ahead, half, by) for by in (-0.7, 0.7)]),
    "dots": (0.95, lambda at, _, half: [circle(at, 0.24 * half)]),
    "chevrons": (1.2, lambda at, ahead, half: [_chevron(at, ahead, half)]),
}
"""Stripes that are repeated: how close they stand, in half widths of a piece, and each of them."""


# -- letters


def _size(lying: Lying) -> float:
    """Of the letters; 0 where nobody could read them."""
    return max(LETTER * lying.half, READABLE) if lying.half >= NARROWEST else 0.0


def _wide(livery: Livery, lying: Lying) -> float:
    """The room that letters take in the middle of a piece."""
    if not _size(lying):
        return 0.0
    return width(livery.letters, _size(lying), "bold") + 0.7 * lying.half


def _lettered(theme: Theme, livery: Livery, lying: Lying) -> Text | None:
    """The letters along a piece, never upside down; none where there is no room for them."""
    size = _size(lying)
    if not size or _wide(livery, lying) > length_of(lying.spots):
        return None
    (x, y), (to_x, to_y) = along(lying.spots, 0.42), along(lying.spots, 0.58)
    turn = (degrees(atan2(to_y - y, to_x - x)) + 90) % 180 - 90
    middle = along(lying.spots, 0.5)
    return letters_at(theme, livery, middle, size, turn)


def letters_at(theme: Theme, livery: Livery, at: Spot, size: float, angle: float = 0.0) -> Text:
    """The letters of a railroad around a spot."""
    x, y = across((0.0, 0.0), _turned(angle), 0.36 * size)
    return Text(
        (at[0] + x, at[1] + y),
        livery.letters,
        size,
        colour=livery.contrast(theme),
        face="bold",
        angle=angle,
        key=f"railroad {livery.id}",
    )


def _turned(angle: float) -> Spot:

    return cos(radians(angle)), sin(radians(angle))
