"""Names of cities on a map seen from far away: as large as one can read, as many as have room."""

from dataclasses import replace

from drawing.metrics import box
from drawing.sheet import Sheet
from drawing.symbols import Anchor, Box, Spot, Text, Texts
from model.things import City

READABLE = 7.0
"""Pixels of a text's size, below which nobody can read it."""
SIZE = 11.5
"""Pixels of the names that are shown instead."""
ORDER = ("major", "medium", "small")
MOST = 400
"""More cities than this are not looked at: they would have no room anyway."""


def are_wanted(sheet: Sheet, scale: float) -> bool:
    """Whether the names of the print are too small to read at this scale."""
    return sheet.theme.style("city-small").size * sheet.mm / 9.0 * scale < READABLE


def far_names(sheet: Sheet, scale: float) -> Texts:
    """The names that have room at a scale, those of large cities first."""
    taken: list[Box] = []
    texts: list[Text] = []
    cities = sorted(sheet.scenario.cities.values(), key=lambda city: ORDER.index(city.kind))
    spots = [(city, sheet.city_spot(city)) for city in cities[:MOST]]
    marks = [Box(x, y, 0, 0).grown(2 / scale) for _, spot in spots if spot for x, y in [spot]]
    for city, spot in spots:
        if spot is not None:
            text = _name(sheet, city, spot, scale, [*taken, *marks])
            if text is not None:
                texts.append(text)
                taken.append(box(text).grown(1 / scale))
    return Texts(texts)


def _name(
    sheet: Sheet, city: City, spot: tuple[float, float], scale: float, taken: list[Box]
) -> Text | None:
    """The name of a city where there is room for it: right, left, above or below."""
    style = sheet.theme.style(f"city-{city.kind}")
    size, away = SIZE / scale, 6 / scale
    x, y = spot
    places: tuple[tuple[Spot, Anchor], ...] = (
        ((x + away, y + size / 3), "start"),
        ((x - away, y + size / 3), "end"),
        ((x, y - away), "middle"),
        ((x, y + away + size * 0.8), "middle"),
    )
    for at, anchor in places:
        text = style.text(city.name or city.id, at, key=f"city {city.id}")
        text = replace(text, size=size, anchor=anchor, halo_width=2.5 / scale, spacing=0.0)
        if not any(box(text).meets(other) for other in taken):
            return text
    return None
