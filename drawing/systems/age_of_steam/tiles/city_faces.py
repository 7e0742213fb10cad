"""The hex of a city in the colours that it takes: one, sectors of several, grey for none."""

from collections.abc import Iterator, Sequence
from math import pi
from typing import NamedTuple

from drawing.shapes.hexagons import Hexagon
from drawing.shapes.sectors import FROM_TOP, sectors_of
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Spot, Text, Texts
from drawing.systems.age_of_steam.tiles.goods_colours import UNKNOWN, GoodsColours

PART = 0.95
"""How much of its hex a city fills."""
RIM, BAND = 0.5, 1.3
"""The line around it and, where the ground is pale, the band of colour inside that line."""
LETTER = 3.0
"""The size of letters, in millimetres on a hex of 24."""
INSIDE = (2.3, 1.75, 3.2)
"""How far inside the rim the letters of colours may stand, the best first."""
MOST_SECTORS, MOST_LETTERS = 24, 8
"""More sectors than that nobody could tell apart, nor read their letters."""
TRIED = (0.5, 0.42, 0.58, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8, 0.12, 0.88, 0.06, 0.94)
"""Where in its sector a letter may stand, as parts of it, the best first."""


class Face(NamedTuple):
    """The hex of a city."""

    colours: GoodsColours
    hexagon: Hexagon
    taken: Sequence[str]
    """The colours that it takes."""
    name: str
    """What it is called in keys."""


def city_face(face: Face) -> Iterator[Batch]:
    """The ground of one hex."""
    colours, hexagon = face.colours, face.hexagon
    shown, unit = list(face.taken[:MOST_SECTORS]), hexagon.mm / 24
    parts = sectors_of(hexagon.middle, hexagon.corners(PART), len(shown))
    pale = colours.theme.ink("city-hex").opacity < 1
    if pale:
        yield Curves(Ink(fill=colours.theme.ink("icon-light").fill), [hexagon.outline(PART)])
    for colour, part in zip(shown or [""], parts, strict=True):
        ink = colours.ground(colour) if colour else Ink(fill=UNKNOWN, opacity=0.7 if pale else 1.0)
        yield Curves(ink, (part,), key=f"city {face.name} takes {colour or 'nothing'}")
        if pale and colour:
            yield Curves(Ink(line=colours.paint(colour), width=BAND * unit), (part,))
    dark = colours.theme.ink("icon-dark").fill
    yield Curves(Ink(line=dark, width=RIM * unit), (hexagon.outline(PART),), key="city rim")


def face_letters(face: Face, covered: Sequence[Box] = ()) -> Iterator[Batch]:
    """The letters of the colours, each in its sector and off what else stands on the hex."""
    if 0 < len(face.taken) <= MOST_LETTERS:
        yield Texts([_letter(face, number, covered) for number in range(len(face.taken))])


def _letter(face: Face, number: int, covered: Sequence[Box]) -> Text:
    hexagon, count, colour = face.hexagon, len(face.taken), face.taken[number]
    size = LETTER * hexagon.mm / 24
    spots = [letter_spot(hexagon, number, count, part, off) for off in INSIDE for part in TRIED]
    free = (spot for spot in spots if not any(_around(spot, size).meets(box) for box in covered))
    at = next(free, spots[0])
    return face.colours.letter_on_ground(colour, at, size, f"colour {colour} of {face.name}")


def letter_spot(
    hexagon: Hexagon, number: int, count: int, part: float = 0.5, off: float = INSIDE[0]
) -> Spot:
    """A spot near the rim in a sector; a single colour has its letter at the bottom."""
    angle = FROM_TOP + 2 * pi * (number + part) / count
    inside = off / 24 * hexagon.mm
    return hexagon.rim(angle, PART * (1 - 2 * inside / (PART * hexagon.mm)))


def _around(spot: Spot, size: float) -> Box:
    return Box(*spot, 0, 0).grown(0.48 * size)
