"""How far colours are apart to the eye (CIEDE2000), also to eyes that see fewer of them."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Literal, NamedTuple

Blindness = Literal["protanopia", "deuteranopia", "tritanopia"]
Linear = tuple[float, float, float]

SIGHTS: dict[Blindness, tuple[Linear, Linear, Linear]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What becomes of linear light in each kind of colour blindness (Machado and others, 2009)."""


class Lab(NamedTuple):
    """A colour in CIE L*a*b*, under daylight (D65)."""

    light: float
    red: float
    yellow: float


def distance(one: str, other: str) -> float:
    """The difference ΔE of two colours `#rrggbb` as CIEDE2000 counts it."""
    return delta_e(lab(one), lab(other))


def over(top: str, opacity: float, below: str) -> str:
    """What is seen where a colour that is not quite opaque lies on another."""
    pairs = zip(_bytes(top), _bytes(below), strict=True)
    return _written([upper * opacity + lower * (1 - opacity) for upper, lower in pairs])


def seen_with(blindness: Blindness, colour: str) -> str:
    """The colour that somebody with this colour blindness sees."""
    light = [_linear(value / 255) for value in _bytes(colour)]
    seen = (
        sum(part * one for part, one in zip(row, light, strict=True)) for row in SIGHTS[blindness]
    )
    return _written([255 * _encoded(min(max(value, 0.0), 1.0)) for value in seen])


def lab(colour: str) -> Lab:
    r, g, b = (_linear(value / 255) for value in _bytes(colour))
    x = _root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    y = _root(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    z = _root((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    return Lab(116 * y - 16, 500 * (x - y), 200 * (y - z))


def delta_e(one: Lab, other: Lab) -> float:
    """CIEDE2000, after Sharma, Wu and Dalal (2005)."""
    mean = (hypot(one.red, one.yellow) + hypot(other.red, other.yellow)) / 2
    stretch = 1 + 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25**7)))
    chroma = [hypot(stretch * colour.red, colour.yellow) for colour in (one, other)]
    hue = [
        degrees(atan2(colour.yellow, stretch * colour.red)) % 360 if any(colour[1:]) else 0.0
        for colour in (one, other)
    ]
    grey = chroma[0] * chroma[1] == 0
    turn = 0.0 if grey else (hue[1] - hue[0] + 180) % 360 - 180
    hues = sum(hue) if grey else hue[0] + turn / 2
    light, strong = (one.light + other.light) / 2, (chroma[0] + chroma[1]) / 2
    by_hue = 2 * sqrt(chroma[0] * chroma[1]) * sin(radians(turn / 2))
    tone = _tone(hues)
    in_light = (other.light - one.light) / (
        1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    )
    in_chroma = (chroma[1] - chroma[0]) / (1 + 0.045 * strong)
    in_hue = by_hue / (1 + 0.015 * strong * tone)
    return sqrt(
        in_light**2 + in_chroma**2 + in_hue**2 + _blue_turn(hues, strong) * in_chroma * in_hue
    )


def _tone(hue: float) -> float:
    return (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )


def _blue_turn(hue: float, chroma: float) -> float:
    """What blues need besides, for which the other terms are wrong."""
    angle = 30 * exp(-((((hue % 360) - 275) / 25) ** 2))
    return -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(2 * angle))


def _bytes(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _written(values: list[float]) -> str:
    return "#" + "".join(f"{round(min(max(value, 0), 255)):02x}" for value in values)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _encoded(value: float) -> float:
    return 12.92 * value if value <= 0.0031308 else float(1.055 * value ** (1 / 2.4) - 0.055)


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116
