"""How much is used: wider and darker lines along ways, spots on cells, rings around cities."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from drawing.map.marks.city_marks import (
    boldness,
    half_width,
    placed_cities,
    red_area,
    red_cells,
    scale,
)
from drawing.map.marks.place_spots import spots_of
from drawing.map.marks.route_lines import WIDE
from drawing.map.placing.legends import legend_batches
from drawing.map.placing.overlay_legends import LEVELS, level_of, overlay_legends
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import circle, line
from drawing.shapes.symbols import Batch, Curve, Curves, Ink, Shape, Spot, Symbol, Symbols
from model.notation import Cell
from model.pieces.places import AtLine, Segment, order_of

Shown = Literal["line", "band", "spot"]
"""How the use of a place is shown."""
ON_CELL = 0.34
"""The radius of the spot that shows the use of a cell, in cells."""
RING = 0.55
"""How wide the ring of a city is beside a line of the same use."""
THIN = 0.22
"""The thinnest ring, in millimetres."""
FREE = 0.3
"""Between a city and its ring, in millimetres."""
SAMPLE = 1.2
"""The radius of a ring or a spot in the legend."""
MARK = 3.4
"""The size of a mark in the legend."""


def batches(sheet: Sheet) -> Iterator[Batch]:
    yield from _places(sheet)
    yield from _cities(sheet)


def heat_ink(sheet: Sheet, level: int) -> Ink:
    """Width and darkness grow together: the picture reads without a sense of colour."""
    low, high = sheet.theme.ink("heat-low"), sheet.theme.ink("heat")
    part = level / (LEVELS - 1)
    width = (low.width + (high.width - low.width) * part) * boldness(sheet)
    return replace(high, line=_between(low.line, high.line, part), width=width)


def _between(low: str, high: str, part: float) -> str:
    pairs = [(int(low[n : n + 2], 16), int(high[n : n + 2], 16)) for n in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def _places(sheet: Sheet) -> Iterator[Batch]:
    levels: dict[tuple[int, Shown], list[Curve]] = defaultdict(list)
    for place, use in sorted(sheet.overlay.heat.items(), key=lambda one: order_of(one[0])):
        spots = spots_of(sheet, place) if use > 0 else ()
        if len(spots) > 1:
            how: Shown = "band" if isinstance(place, AtLine | Segment) else "line"
            levels[level_of(use), how].append(line(spots))
        elif spots:
            levels[level_of(use), "spot"].append(circle(spots[0], ON_CELL * sheet.mm))
    for (level, how), curves in sorted(levels.items()):
        yield Curves(_place_ink(sheet, level, how), curves, key=f"use {level + 1} of {LEVELS}")


def _place_ink(sheet: Sheet, level: int, how: Shown) -> Ink:
    """A cell is filled, and a line of routes has its band beyond the segments that lie on it."""
    ink = heat_ink(sheet, level)
    if how == "spot":
        return Ink(fill=ink.line, opacity=0.3 + 0.6 * level / (LEVELS - 1))
    return replace(ink, width=ink.width + WIDE * scale(sheet)) if how == "band" else ink


# -- cities


def _ring_ink(sheet: Sheet, level: int) -> Ink:
    """Never too thin to be seen: a city that is hardly served is worth a look."""
    ink = heat_ink(sheet, level)
    return replace(ink, width=max(RING * ink.width, THIN))


def _cities(sheet: Sheet) -> Iterator[Batch]:
    rings: dict[int, list[Curve]] = defaultdict(list)
    areas = red_cells(sheet)
    for city, spot in placed_cities(sheet):
        use = sheet.overlay.city_heat.get(city.id, 0.0)
        if use > 0:
            level = level_of(use)
            beyond = _ring_ink(sheet, level).width / 2 + FREE
            ring = circle(spot, half_width(sheet, city) + beyond)
            if city.id in areas:
                ring = red_area(sheet, areas[city.id], beyond)
            rings[level].append(ring)
    for level, curves in sorted(rings.items()):
        yield Curves(_ring_ink(sheet, level), curves, key=f"use of cities {level + 1} of {LEVELS}")


def unused_marks(sheet: Sheet) -> Iterator[Batch]:
    """Marks on cities that nobody used; drawn above the map."""
    for city, spot in placed_cities(sheet):
        if city.id in sheet.overlay.unused:
            yield Symbols(_unused(sheet), 2.6 * half_width(sheet, city), (spot,))


def _unused(sheet: Sheet) -> Symbol:
    """A ring crossed out, in units of its size."""
    ink = sheet.theme.ink("unused")
    bed = Ink(line=sheet.theme.ink("legend").fill, width=2 * ink.width, opacity=0.8)
    curve = (*circle((0, 0), 0.5), *line(((-0.35, 0.35), (0.35, -0.35))))
    return Symbol("unused", (Shape(curve, bed), Shape(curve, ink)))


# -- legends


def legends_of_use(sheet: Sheet) -> Iterator[Batch]:
    """Drawn above the map (by `changes`), since the map itself lies above the heat."""
    yield from _legend_of_edges(sheet)
    yield from _legend_of_cities(sheet)


def _legend_of_edges(sheet: Sheet) -> Iterator[Batch]:
    shown = overlay_legends(sheet).get("heat")
    if shown is not None:
        yield from legend_batches(sheet, shown)
        for number in range(LEVELS):
            spot, level = shown.sample(shown.heads + number), LEVELS - 1 - number
            yield _sample_of_place(sheet, spot, level)


def _sample_of_place(sheet: Sheet, spot: Spot, level: int) -> Batch:
    """As most of what is used is shown on the map, as large as a row of the legend."""
    if any(isinstance(place, Cell) for place in sheet.overlay.heat):
        return Curves(_place_ink(sheet, level, "spot"), (circle(spot, SAMPLE),))
    (x, y), ink = spot, heat_ink(sheet, level)
    thin = replace(ink, width=min(ink.width, 2 * SAMPLE))
    return Curves(thin, (line(((x - 2.6, y), (x + 2.6, y))),))


def _legend_of_cities(sheet: Sheet) -> Iterator[Batch]:
    shown = overlay_legends(sheet).get("cities")
    if shown is not None:
        yield from legend_batches(sheet, shown)
        for number in range(LEVELS):
            ink = _ring_ink(sheet, LEVELS - 1 - number)
            yield Curves(ink, (circle(shown.sample(shown.heads + number), SAMPLE),))
        if sheet.overlay.unused:
            yield Symbols(_unused(sheet), MARK, (shown.sample(len(shown.rows) - 1),))
