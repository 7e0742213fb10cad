"""How much is used: wider and darker lines along edges, wider rings around cities, a legend."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from math import isfinite

from drawing.city_marks import boldness, half_width, placed_cities
from drawing.curves import circle, line
from drawing.legends import legend_batches
from drawing.overlay_legends import LEVELS, overlay_legends
from drawing.sheet import Sheet
from drawing.symbols import Batch, Curve, Curves, Ink


def batches(sheet: Sheet) -> Iterator[Batch]:
    yield from _edges(sheet)
    yield from _cities(sheet)


def legend_of_heat(sheet: Sheet) -> Iterator[Batch]:
    """Drawn above the map (by `changes`), since the map itself lies above the heat."""
    shown = overlay_legends(sheet).get("heat")
    if shown is not None:
        yield from legend_batches(sheet, shown)
        for row in range(len(shown.rows)):
            x, y = shown.sample(row)
            ink = heat_ink(sheet, LEVELS - 1 - row)
            yield Curves(ink, (line(((x - 2.6, y), (x + 2.6, y))),))


def level_of(use: float) -> int:
    """Which step of use a share belongs to; what is no number belongs to the lowest."""
    return min(int(min(max(use, 0.0), 1.0) * LEVELS), LEVELS - 1) if isfinite(use) else 0


def heat_ink(sheet: Sheet, level: int) -> Ink:
    """Width and darkness grow together: the picture reads without a sense of colour."""
    low, high = sheet.theme.ink("heat-low"), sheet.theme.ink("heat")
    part = level / (LEVELS - 1)
    width = (low.width + (high.width - low.width) * part) * boldness(sheet)
    return replace(high, line=_between(low.line, high.line, part), width=width)


def _between(low: str, high: str, part: float) -> str:
    pairs = [(int(low[n : n + 2], 16), int(high[n : n + 2], 16)) for n in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def _edges(sheet: Sheet) -> Iterator[Batch]:
    levels: dict[int, list[Curve]] = defaultdict(list)
    for edge, use in sorted(sheet.overlay.heat.items()):
        if use > 0:
            levels[level_of(use)].append(line((sheet.spot(edge.a), sheet.spot(edge.b))))
    for level, curves in sorted(levels.items()):
        yield Curves(heat_ink(sheet, level), curves, key=f"use {level + 1} of {LEVELS}")


def _cities(sheet: Sheet) -> Iterator[Batch]:
    rings: dict[int, list[Curve]] = defaultdict(list)
    for city, spot in placed_cities(sheet):
        use = sheet.overlay.city_heat.get(city.id, 0.0)
        if use > 0:
            level = level_of(use)
            wide = heat_ink(sheet, level).width
            rings[level].append(circle(spot, half_width(sheet, city) + wide / 2 + 0.3))
    for level, curves in sorted(rings.items()):
        yield Curves(heat_ink(sheet, level), curves, key=f"use of cities {level + 1} of {LEVELS}")
