"""A city with its places for stations, a remote place with its number: on a board, in its key."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from drawing.shapes.curves import line, rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Symbols, Texts
from drawing.systems.trains.cards import motifs
from drawing.systems.trains.cards.categories import mixed
from drawing.systems.trains.printed.hex_plan import SLOT, HexPlan
from drawing.systems.trains.printed.skylines import skyline
from drawing.text.fitting import SMALLEST, one_line
from drawing.themes.theme import Style, Theme

RIM = 0.955
"""Where the line of a city or a remote place runs, as a part of its hex."""
ROUNDED = 0.16
"""The corners of a place for a station, in its size."""
PICTURE = 0.67
"""The size of the picture on a place, in the size of the place."""
FAINT = 0.28
"""How strong the picture on an empty place is."""
MOST = 3
"""Places for stations that have room on a hex; of more their number is told."""


def ground(theme: Theme, plan: HexPlan, kind: str, key: str) -> Iterator[Batch]:
    """The hex of a city or a remote place: a tint, and a line that tells them without colour."""
    ink = theme.ink(f"stop-{kind}")
    bold = plan.unit
    yield Curves(replace(ink, line="", width=0.0), [plan.hexagon.outline()], key=key)
    dash = tuple(part * bold for part in ink.dash)
    rim = Ink(line=ink.line, width=ink.width * bold, dash=dash, cap="butt" if dash else "round")
    yield Curves(rim, [plan.hexagon.outline(RIM)], key=f"rim of {key}")


def city(
    theme: Theme, plan: HexPlan, room: int, key: str, *, houses: bool = True
) -> Iterator[Batch]:
    """The places for the stations of a city, before its houses."""
    if houses:
        yield from skyline(theme, plan, room)
    if 0 < room <= MOST:
        yield from empty_places(theme, plan.slots(room), key)
    elif room > MOST:
        first, second = plan.slots(2)
        yield from empty_places(theme, [first], key)
        style = replace(theme.style("card-number"), size=0.72 * second.height)
        yield from _number(f"×{room}", second, style, f"room of {key}")


def empty_places(theme: Theme, boxes: Iterable[Box], key: str) -> Iterator[Batch]:
    """Places for stations, each with a pale picture of one."""
    ink, dark = theme.ink("stop-slot"), theme.ink("icon-dark").fill
    pale = mixed(dark, ink.fill, FAINT)
    for box in boxes:
        thin = replace(ink, width=ink.width * box.height / SLOT)
        yield Curves(thin, [rectangle(box, ROUNDED * box.height)], key=f"place of {key}")
        yield _picture(box, PICTURE * box.height, pale, ink.fill)


def station(theme: Theme, box: Box, key: str) -> Iterator[Batch]:
    """A station on its place."""
    dark, light = theme.ink("stop-station").fill, theme.ink("icon-light").fill
    rim = Ink(fill=dark, line=light, width=0.05 * box.height)
    yield Curves(rim, [rectangle(box, ROUNDED * box.height)], key=key)
    yield _picture(box, PICTURE * box.height, light, dark)


def _picture(box: Box, size: float, colour: str, ground: str) -> Symbols:
    """The picture of a station in the middle of a place."""
    size = round(size, 4)
    middle = box.x + box.width / 2, box.y + box.height / 2
    return Symbols(motifs.symbol("station", colour, ground, size), size, [middle])


def number_plate(theme: Theme, plan: HexPlan, number: int, key: str) -> Iterator[Batch]:
    """The number of a remote place on a plate that stands on its corner."""
    (x, y), half = plan.number
    ink = theme.ink("stop-number")
    corners = ((x, y - half), (x + half, y), (x, y + half), (x - half, y))
    plate = replace(ink, width=ink.width * plan.unit)
    yield Curves(plate, [line(corners, closed=True)], key=f"number of {key}")
    inner = [(x + (a - x) * 0.84, y + (b - y) * 0.84) for a, b in corners]
    yield Curves(Ink(line=ink.line, width=0.2 * plan.unit), [line(inner, closed=True)])
    room = Box(x - half, y - half, 2 * half, 2 * half)
    style = replace(theme.style("card-number"), size=1.05 * half, colour=ink.line)
    yield from _number(str(number), room, style, f"number {key}")


def _number(text: str, box: Box, style: Style, key: str) -> Iterator[Batch]:
    """A number around the middle of a box; one with many digits is smaller.

    On a map so small that nobody could read it there is none.
    """
    if style.size < SMALLEST:
        return
    wide = box.width if len(text) == 1 else 0.66 * box.width
    fit = one_line(text, style.size, style.face, wide)
    at = box.x + box.width / 2, box.y + box.height / 2 + 0.36 * fit.size
    yield Texts([replace(style, size=fit.size).text(fit.lines[0], at, key=key)])
