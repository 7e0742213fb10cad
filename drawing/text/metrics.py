"""How much room a text takes, worked out without Qt from the font that comes with Milepost."""

import math
import unicodedata
from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from drawing.fonts.truetype import read_face
from drawing.shapes.symbols import Box, Face, Spot, Text
from model.wording.plain_text import plain

_OTHERS: tuple[tuple[int, float], ...] = (
    (0x0000, 0.60),
    (0x0530, 0.64),  # Armenian
    (0x0590, 0.58),  # Hebrew
    (0x0600, 0.56),  # Arabic and its neighbours
    (0x0900, 0.62),  # the scripts of India
    (0x0E00, 0.58),  # Thai and Lao
    (0x0F00, 0.62),
    (0x10A0, 0.58),  # Georgian
    (0x1100, 0.92),  # the letters of Korean
    (0x1200, 0.76),  # Ethiopic
    (0x1680, 0.66),
    (0x2190, 1.00),  # arrows, signs and pictures
    (0x2C00, 0.64),
    (0x2E80, 1.00),  # Chinese, Japanese and Korean
    (0xA4D0, 0.68),
    (0xAC00, 1.00),
    (0xD7B0, 0.60),
    (0xF900, 1.00),
    (0xFB00, 0.60),
    (0xFE30, 1.00),
    (0x10000, 0.72),
    (0x1F000, 1.25),  # pictures in colour
    (0x20000, 1.00),
)
"""How wide letters are that our font does not have, from each code point on, in ems."""
_STARTS = [start for start, _ in _OTHERS]


class Tilted(NamedTuple):
    """A rectangle that may stand askew: its middle, half its sides, and its angle."""

    x: float
    y: float
    half_width: float
    half_height: float
    angle: float = 0.0
    """Clockwise, in degrees."""

    def corners(self) -> tuple[Spot, Spot, Spot, Spot]:
        cos, sin = math.cos(math.radians(self.angle)), math.sin(math.radians(self.angle))
        a, b = (self.half_width * cos, self.half_width * sin), self.half_height
        c = (-b * sin, b * cos)
        return (
            (self.x - a[0] - c[0], self.y - a[1] - c[1]),
            (self.x + a[0] - c[0], self.y + a[1] - c[1]),
            (self.x + a[0] + c[0], self.y + a[1] + c[1]),
            (self.x - a[0] + c[0], self.y - a[1] + c[1]),
        )

    def share(self, spots: Sequence[Spot]) -> float:
        """Which part of these spots lies in it."""
        cos, sin = math.cos(math.radians(self.angle)), math.sin(math.radians(self.angle))
        middle_x, middle_y, half_width, half_height, _ = self
        inside = 0
        for spot_x, spot_y in spots:
            x, y = spot_x - middle_x, spot_y - middle_y
            if abs(x * cos + y * sin) <= half_width and abs(y * cos - x * sin) <= half_height:
                inside += 1
        return inside / max(len(spots), 1)

    def box(self) -> Box:
        """The upright rectangle around it."""
        x, y, width, height, angle = self
        if angle == 0:
            return Box(x - width, y - height, 2 * width, 2 * height)
        (x, y), (to_x, to_y), (x_3, y_3), (x_4, y_4) = self.corners()
        left, top = min(x, to_x, x_3, x_4), min(y, to_y, y_3, y_4)
        return Box(left, top, max(x, to_x, x_3, x_4) - left, max(y, to_y, y_3, y_4) - top)

    def boxes(self) -> list[Box]:
        """Upright boxes that cover it, more closely than a single one if it stands askew."""
        if self.angle == 0:
            return [self.box()]
        count = min(max(math.ceil(self.half_width / max(self.half_height, 0.1)), 1), 100)
        cos, sin = math.cos(math.radians(self.angle)), math.sin(math.radians(self.angle))
        part = self.half_width / count
        ways = [(2 * n + 1 - count) * part for n in range(count)]
        pieces = [
            self._replace(x=self.x + w * cos, y=self.y + w * sin, half_width=part) for w in ways
        ]
        return [piece.box() for piece in pieces]

    def meets(self, other: "Tilted") -> bool:
        """Whether two rectangles have more than a border in common."""
        # Most are far from each other, which is seen before any box is made.
        x, y, half_width, half_height, angle = self
        its_x, its_y, its_half_width, its_half_height, its_angle = other
        near = half_width + half_height + its_half_width + its_half_height
        if abs(x - its_x) > near or abs(y - its_y) > near:
            return False
        if not self.box().meets(other.box()):
            return False
        if angle % 90 == 0 and its_angle % 90 == 0:
            return True
        return not (_apart(self, other) or _apart(other, self))

    def grown(self, by: float) -> "Tilted":
        width, height = max(self.half_width + by, 0.0), max(self.half_height + by, 0.0)
        return Tilted(self.x, self.y, width, height, self.angle)


def _apart(one: Tilted, other: Tilted) -> bool:
    """Whether two rectangles are apart as seen along the sides of the first."""
    turn, between = math.radians(one.angle), math.radians(other.angle - one.angle)
    cos, sin = math.cos(turn), math.sin(turn)
    x, y = other.x - one.x, other.y - one.y
    straight, slanted = abs(math.cos(between)), abs(math.sin(between))
    long = one.half_width + other.half_width * straight + other.half_height * slanted
    high = one.half_height + other.half_width * slanted + other.half_height * straight
    return abs(x * cos + y * sin) + 1e-9 >= long or abs(y * cos - x * sin) + 1e-9 >= high


def tilted(box: Box) -> Tilted:
    """An upright rectangle, seen by its middle."""
    half_width, half_height = box.width / 2, box.height / 2
    return Tilted(box.x + half_width, box.y + half_height, half_width, half_height)


def letter_width(letter: str, face: Face = "regular") -> float:
    """How far a letter moves the pen, in ems; a guess where our font does not have it."""
    found = read_face(face).widths.get(ord(letter))
    if found is not None:
        return found
    if unicodedata.category(letter)[0] in "MC":
        return 0.0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.0
    return _OTHERS[bisect_right(_STARTS, ord(letter)) - 1][1]


def width(text: str, size: float, face: Face = "regular", spacing: float = 0.0) -> float:
    """How long a line of text is, in the unit of its size."""
    known = read_face(face).widths
    ems = sum(known[ord(c)] if ord(c) in known else letter_width(c, face) for c in text)
    return ems * size + spacing * len(text)


def ascent(size: float, face: Face = "regular") -> float:
    """How far letters with accents reach above the base line."""
    return read_face(face).ascent * size


def descent(size: float, face: Face = "regular") -> float:
    """How far letters reach below the base line."""
    return read_face(face).descent * size


def cap_height(size: float, face: Face = "regular") -> float:
    """How high a capital letter is."""
    return read_face(face).cap_height * size


def line_height(size: float, face: Face = "regular") -> float:
    return ascent(size, face) + descent(size, face)


def place(text: Text) -> Tilted:
    """The rectangle a text stands in, turned as the text is."""
    long = width(plain(text.text), text.size, text.face, text.spacing)
    up, down = ascent(text.size, text.face), descent(text.size, text.face)
    along = {"start": long / 2, "middle": 0.0, "end": -long / 2}[text.anchor]
    below = (down - up) / 2
    cos, sin = math.cos(math.radians(text.angle)), math.sin(math.radians(text.angle))
    x = text.at[0] + along * cos - below * sin
    y = text.at[1] + along * sin + below * cos
    return Tilted(x, y, long / 2, (up + down) / 2, text.angle)


def box(text: Text) -> Box:
    """The upright rectangle around a text."""
    return place(text).box()
