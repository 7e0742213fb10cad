"""Rivers, lakes and inlets, as smooth curves through the edges that they cross."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from drawing.map.ground.ground import halfway
from drawing.map.ground.hex_courses import hex_courses
from drawing.map.sheet.sheet import MM_PER_CELL, Sheet
from drawing.shapes.curves import circle, smooth
from drawing.shapes.flowing_lines import flowing
from drawing.shapes.symbols import Batch, Curve, Curves, Ink, Spot
from model.notation import Cell, Corner, Path, Point
from model.scenario.things import Water

Place = Cell | Corner | Point
BROAD = ("lake", "dry-lake", "inlet")


BANK = 0.42
"""How much of a river through hexes its banks are."""


def batches(sheet: Sheet) -> Iterator[Batch]:
    yield from _through_hexes(sheet)
    waters = sorted(sheet.scenario.waters.values(), key=lambda water: water.kind in BROAD)
    mouths = _mouths(sheet, waters)
    for water in waters:
        areas, lines = list(_areas(sheet, water)), list(_lines(sheet, water, mouths))
        if lines:
            ink = _river_ink(sheet, is_dry=water.kind.startswith("dry"))
            yield Curves(ink, lines, key=f"water {water.id}")
        if areas:
            yield Curves(sheet.theme.ink(water.kind), areas, key=f"water {water.id}")


def _river_ink(sheet: Sheet, *, is_dry: bool = False) -> Ink:
    ink = sheet.theme.ink("dry-river" if is_dry else "river")
    return replace(ink, width=ink.width * min(max(sheet.mm / MM_PER_CELL, 0.4), 2.6))


def _through_hexes(sheet: Sheet) -> Iterator[Batch]:
    """Rivers through hexes: first all their banks, then their water, so that they join."""
    waters, wet, loose = sheet.scenario.waters, list[Curve](), list[Curve]()
    ink = replace(_river_ink(sheet), cap="butt")
    springs: list[Curve] = []
    for name, spots, banks, ends in hex_courses(sheet):
        if name and waters[name].kind.startswith("dry"):
            yield Curves(_river_ink(sheet, is_dry=True), [smooth(banks)], key=f"water {name}")
            continue
        if name:
            yield Curves(ink, [smooth(banks)], key=f"water {name}")
        else:
            loose.append(smooth(banks))
        wet.append(smooth(spots))
        springs += [circle(end, ink.width / 2) for end in ends]
    if loose:
        yield Curves(ink, loose, key="river hexes")
    if springs:
        yield Curves(Ink(fill=ink.line), springs)
    if wet:
        water = sheet.theme.ink("lake").fill
        yield Curves(Ink(line=water, width=ink.width * (1 - BANK)), wet)


def _areas(sheet: Sheet, water: Water) -> Iterator[Curve]:
    if water.outline is not None and len(water.outline) > 2:
        yield smooth(halfway(sheet, _open(water.outline), closed=True), closed=True)


def _lines(sheet: Sheet, water: Water, mouths: Mapping[Place, Spot]) -> Iterator[Curve]:
    for path in water.courses:
        if len(path) > 1:
            yield smooth(_river(sheet, path, mouths))


def _river(sheet: Sheet, path: Path, mouths: Mapping[Place, Spot] | None = None) -> list[Spot]:
    spots = halfway(sheet, path)
    for end in (0, -1):
        spots[end] = (mouths or {}).get(path[end], spots[end])
    return flowing(spots, sheet.mm, passes=1)


def _mouths(sheet: Sheet, waters: list[Water]) -> dict[Place, Spot]:
    """Where a river really passes the corners of its path, so that others can flow into it."""
    found: dict[Place, Spot] = {}
    for path in [path for water in waters for path in water.courses if path]:
        spots = _river(sheet, path)
        # Between the two ends there is one spot for each side, hence one more than inner corners.
        if len(spots) == len(path) + 1:
            for number, place in enumerate(path[1:-1], start=1):
                (x, y), (right, bottom) = spots[number], spots[number + 1]
                found[place] = ((x + right) / 2, (y + bottom) / 2)
    return found


def _open(outline: Path) -> Path:
    """An outline without its first place repeated at its end."""
    return Path(outline[:-1]) if outline[0] == outline[-1] else outline
