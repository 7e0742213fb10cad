"""The marks of cities: discs with the value of their cards, an engine shed where there are none."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import cos, pi, sin

from drawing.map.marks.city_marks import half_width, is_crowded
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import circle, line, rectangle
from drawing.shapes.symbols import Batch, Box, Curve, Curves, Ink, Spot, Text, Texts
from drawing.themes.theme import Theme
from model.scenario.things import City
from model.systems.santa_fe.things.city import SantaFeCity

RING = 0.2
"""The width of the coloured ring around a value, as a part of half the mark."""
NUMBER = 1.5
"""The size of a value, in the same parts."""


def city_disc(sheet: Sheet, city: City, at: Spot) -> Iterator[Batch]:
    """The mark of a city on the board."""
    value = city.value if isinstance(city, SantaFeCity) else None
    half = half_width(sheet, city)
    if value is None:
        yield from base_mark(sheet.theme, at, half, key=f"city {city.id}")
    else:
        number = "" if is_crowded(sheet) else str(value)
        yield from value_disc(sheet.theme, number, at, half, key=f"city {city.id}")


def together(batches: Sequence[Batch]) -> list[Batch]:
    """The marks of many cities: what is drawn in one ink is one batch; no two marks overlap."""
    curves: dict[Ink, list[Curve]] = defaultdict(list)
    texts: list[Text] = []
    for batch in batches:
        if isinstance(batch, Curves):
            curves[batch.ink] += batch.curves
        elif isinstance(batch, Texts):
            texts += batch.texts
    drawn = [Curves(ink, some, key="cities") for ink, some in curves.items()]
    return [*drawn, *([Texts(texts)] if texts else [])]


def value_disc(theme: Theme, number: str, at: Spot, half: float, key: str = "") -> Iterator[Batch]:
    """A disc with a number on it."""
    ring, light = theme.ink("city-medium"), theme.ink("icon-light")
    dark = theme.ink("icon-dark").fill
    yield Curves(replace(ring, width=0.1 * half), [circle(at, half)], key=key)
    yield Curves(replace(light, line=ring.line, width=0.05 * half), [circle(at, (1 - RING) * half)])
    if number:
        yield Texts([_number(theme, number, at, half, dark)])


def _number(theme: Theme, number: str, at: Spot, half: float, colour: str) -> Text:
    size = NUMBER * half * (1.0 if len(number) == 1 else 0.72)
    style = replace(theme.style("piece"), size=size, colour=colour)
    return style.text(number[:4], (at[0], at[1] + 0.36 * size), key="value")


def base_mark(theme: Theme, at: Spot, half: float, key: str = "") -> Iterator[Batch]:
    """The mark of a city without cards: a square plate with an engine shed."""
    ink, light = theme.ink("city-major"), theme.ink("icon-light").fill
    side = 0.9 * half
    box = Box(at[0] - side, at[1] - side, 2 * side, 2 * side)
    rim = theme.ink("icon-dark").fill
    yield Curves(
        Ink(fill=ink.fill, line=rim, width=0.1 * half), [rectangle(box, 0.25 * half)], key=key
    )
    yield Curves(Ink(fill=light), [_shed(at, 0.62 * half)])


def _shed(at: Spot, half: float) -> Curve:
    """A house with a gate."""
    x, y = at
    ring = ((-1.0, -0.15), (0.0, -1.0), (1.0, -0.15), (1.0, 0.95), (-1.0, 0.95))
    gate = ((-0.42, 0.95), (-0.42, 0.1), (0.42, 0.1), (0.42, 0.95))
    outline = [(x + across * half, y + down * half) for across, down in ring]
    inside = [(x + across * half, y + down * half) for across, down in gate]
    return (*line(outline, closed=True), *line(inside, closed=True))


def boom_mark(theme: Theme, number: str, at: Spot, half: float, key: str = "") -> Iterator[Batch]:
    """A Boomtown marker: a star with the new value."""
    ink = Ink(fill=theme.ink("city-small").fill, line=theme.ink("icon-dark").fill, width=0.1 * half)
    yield Curves(ink, [_star(at, half)], key=key)
    yield Texts([_number(theme, number, at, 0.86 * half, theme.ink("icon-dark").fill)])


def _star(at: Spot, half: float) -> Curve:
    radii = (half, 0.78 * half)
    spots = []
    for number in range(24):
        angle, radius = pi * number / 12, radii[number % 2]
        spots.append((at[0] + radius * cos(angle), at[1] + radius * sin(angle)))
    return line(spots, closed=True)
