"""Names in the hexes of their cities: as large as there is room, in one or two lines."""

from dataclasses import replace
from typing import NamedTuple

from drawing.city_kinds import kind_of
from drawing.map.placing.label_names import city_style, settings, shown_names
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Box, Text
from drawing.text.metrics import width
from drawing.text.typesetting import SMALLEST
from drawing.themes.theme import Style
from model.scenario.things import City

LEADING = 1.14
"""From one base line to the next, in sizes: names have few letters that hang."""
HIGH, LOW = 0.76, 0.24
"""How far letters reach over and under their base line."""
SIDES = 0.5
"""What a plate adds before and after a name, in sizes."""


class NameSet(NamedTuple):
    """A name in lines, in a style of the size that has room."""

    style: Style
    lines: tuple[str, ...]

    @property
    def wide(self) -> float:
        return max(width(one, self.style.size, self.style.face) for one in self.lines)

    @property
    def high(self) -> float:
        return self.style.size * (HIGH + LOW + LEADING * (len(self.lines) - 1))

    def texts(self, room: Box, key: str) -> tuple[Text, ...]:
        """The lines around the middle of a room."""
        middle = room.x + room.width / 2
        first = room.y + room.height / 2 - self.high / 2 + HIGH * self.style.size
        step = LEADING * self.style.size
        return tuple(
            self.style.text(one, (middle, first + number * step), key=key)
            for number, one in enumerate(self.lines)
        )

    def plate(self, room: Box) -> Box:
        """The plate under it."""
        wide, high = self.wide + 2 * SIDES * self.style.size, self.high + 0.3 * self.style.size
        x, y = room.x + room.width / 2, room.y + room.height / 2
        return Box(x - wide / 2, y - high / 2, wide, high)


def name_set(
    sheet: Sheet, city: City, room: Box, *, on_plate: bool, factor: float = 1.0
) -> NameSet | None:
    """The name of a city set for a room; None where it has no name, or one that is too long.

    On a plate, or on a hex of one colour, letters need no halo.
    """
    names = shown_names(sheet, city.name, city.names)
    style = city_style(sheet, kind_of(sheet.scenario, city), factor)
    if on_plate:
        style = replace(style, halo="", halo_width=0.0)
    ways = [_fitted(setting.style, setting.lines, room) for setting, _ in settings(style, names)]
    sizes = [way for way in ways if way is not None]
    # Two names stand one under the other on all hexes of a map, if that can be.
    return max(
        sizes, key=lambda way: (len(names) > 1 and len(way.lines) > 1, way.style.size), default=None
    )


def _fitted(style: Style, lines: tuple[str, ...], room: Box) -> NameSet | None:
    one = NameSet(style, lines)
    free = room.width / (1 + 2 * SIDES / max(one.wide / style.size, 0.1))
    part = min(1.0, free / max(one.wide, 0.1), room.height / one.high)
    size = style.size * part
    return (
        NameSet(replace(style, size=max(size, SMALLEST)), lines) if size >= 0.9 * SMALLEST else None
    )
