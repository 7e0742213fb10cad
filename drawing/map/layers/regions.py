"""Regions: a soft tint and a dashed rim; deserts, seen anyway, a rim only, and coasts none."""

from collections.abc import Iterator
from dataclasses import replace

from drawing.map.ground.ground import halfway, soft_rims
from drawing.map.ground.region_cells import free_cities, listed_cells
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import circle, smooth
from drawing.shapes.outlines import is_inside
from drawing.shapes.symbols import Batch, Curve, Curves, Ink, Spot
from model.scenario.things import Region


def batches(sheet: Sheet) -> Iterator[Batch]:
    for number, region in enumerate(sheet.scenario.regions.values()):
        curve = _around(sheet, region)
        if not curve:
            continue
        ink = sheet.theme.ink(f"region-{region.kind}")
        if ink.fill:
            pattern = PATTERNS[number % len(PATTERNS)] if ink.pattern else ""
            soft = replace(ink, line="", width=0.0, dash=(), pattern=pattern)
            yield Curves(soft, [curve], key=f"region {region.id}")
        if ink.line:
            yield Curves(Ink(line=ink.line, width=ink.width, dash=ink.dash), [curve])


PATTERNS = ("hatch", "counter-hatch", "levels", "dots", "cross-hatch", "bricks")
"""Neighbouring regions have different ones, so that no two of them are told by colour alone."""


def _around(sheet: Sheet, region: Region) -> Curve:
    """The lines around all that a region holds: by cells, outline, cities or expression."""
    cells = listed_cells(sheet, region)
    outline: list[Spot] = []
    if region.outline is not None and len(region.outline) > 2:
        outline = halfway(sheet, region.outline, closed=True)
        cells = frozenset(cell for cell in cells if not is_inside(sheet.spot(cell), outline))
    rings = [*soft_rims(sheet, cells), *([outline] if outline else [])]
    bent = (step for ring in rings for step in smooth(ring, closed=True, tension=0.8))
    discs = (step for spot, away in free_cities(sheet, region) for step in circle(spot, away))
    return (*bent, *discs)
