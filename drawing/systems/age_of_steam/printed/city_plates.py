"""The plate in the middle of a city: its numbers of growth, and the cubes it begins with."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from drawing.map.marks.city_marks import is_crowded
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import circle
from drawing.shapes.symbols import Batch, Curves, Ink, Spot, Text, Texts
from drawing.systems.age_of_steam.printed.start_squares import squares
from model.systems.age_of_steam.things.cubes import Cubes

BADGE = 0.42
"""The radius of a number of growth, in parts of half the plate."""
ROW = 2
"""Numbers of growth in a row."""


def plate(
    sheet: Sheet, at: Spot, half: float, slots: Sequence[str], cubes: Cubes | None
) -> Iterator[Batch]:
    """The plate of a city around a spot; `half` is half its width."""
    dark, light = sheet.theme.ink("icon-dark").fill, sheet.theme.ink("icon-light").fill
    yield Curves(Ink(fill=light, line=dark, width=half * 0.08), (circle(at, half),))
    up = at[1] - half * (0.34 if cubes else 0.0)
    yield from badges(sheet, (at[0], up), half * BADGE, slots)
    if cubes:
        yield from squares(sheet, (at[0], at[1] + half * 0.5), half * 0.34, cubes)


def badges(sheet: Sheet, at: Spot, radius: float, slots: Sequence[str]) -> Iterator[Batch]:
    """Numbers of growth side by side: light ones on white, dark ones on black."""
    if not slots:
        return
    radius = radius if len(slots) <= ROW else radius * 0.7
    dark, light = sheet.theme.ink("icon-dark").fill, sheet.theme.ink("icon-light").fill
    spots = list(_spots(at, radius, len(slots)))
    for side, fill in (("light", light), ("dark", dark)):
        mine = [spot for spot, slot in zip(spots, slots, strict=True) if slot.startswith(side)]
        ink = Ink(fill=fill, line=dark, width=radius * 0.16)
        if mine:
            yield Curves(ink, [circle(spot, radius) for spot in mine], key=f"growth {side}")
    if is_crowded(sheet):
        return
    yield Texts([_number(sheet, slot, at, radius) for slot, at in zip(slots, spots, strict=True)])


def _spots(at: Spot, radius: float, count: int) -> Iterator[Spot]:
    step, rows = 2.2 * radius, -(-count // ROW)
    for number in range(count):
        row, place = divmod(number, ROW)
        width = min(count - row * ROW, ROW)
        x = at[0] + (place - (width - 1) / 2) * step
        yield x, at[1] + (row - (rows - 1) / 2) * step


def _number(sheet: Sheet, slot: str, at: Spot, radius: float) -> Text:
    side, _, number = slot.partition("-")
    dark, light = sheet.theme.ink("icon-dark").fill, sheet.theme.ink("icon-light").fill
    size = radius * 1.45
    style = replace(sheet.theme.style("piece"), size=size, colour=light if side == "dark" else dark)
    return style.text(number[:2], (at[0], at[1] + 0.36 * size), key=f"growth {slot}")
