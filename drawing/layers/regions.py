"""Regions: a soft tint and a dashed rim; coasts and deserts, which are seen anyway, a rim only."""

from collections.abc import Iterator
from dataclasses import replace

from drawing.curves import smooth
from drawing.ground import halfway, soft_rims, terrain_board
from drawing.sheet import Sheet
from drawing.symbols import Batch, Curve, Curves, Ink
from model.things import Region


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
    """The lines around all that a region lists by cells or by outline."""
    board = terrain_board(sheet)
    cells = [cell for cell in region.cells if board is not None and board.has(cell)]
    rings = soft_rims(sheet, cells)
    if region.outline is not None and len(region.outline) > 2:
        rings.append(halfway(sheet, region.outline, closed=True))
    return tuple(step for ring in rings for step in smooth(ring, closed=True, tension=0.8))
