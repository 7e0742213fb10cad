"""The frame of a map: a neat line, its title, its key, a measured length, and who made it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from drawing.map.placing.map_key import key_batches, key_of
from drawing.map.placing.title_and_margin import (
    Title,
    free_margin,
    margin,
    margin_size,
    neat_box,
    title_of,
)
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import line, rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Text, Texts
from drawing.text import metrics
from model.wording.plain_text import LONGEST, plain

CUT = "…"
"""At the end of credits that have no room."""
LEADING = 0.9
"""From one line of credits to the next, in their size: a margin has room for two."""
LENGTHS = (100, 50, 20, 10)
"""Of the scale, in millimetres: the longest there is room for."""


class Place(NamedTuple):
    """A margin in which credits may stand."""

    long: float
    upright: bool


def batches(sheet: Sheet) -> Iterator[Batch]:
    box = neat_box(sheet)
    yield Curves(sheet.theme.ink("neat-line"), [rectangle(box)], key="frame")
    title = title_of(sheet)
    if title is not None:
        yield from _title(sheet, title)
    key = key_of(sheet)
    if key is not None:
        yield from key_batches(sheet, key)
    length = next((one for one in LENGTHS if one + 14 < box.width), 0)
    if length:
        yield from _scale(sheet, length)
    yield from _credits(sheet, length)


def _title(sheet: Sheet, title: Title) -> Iterator[Batch]:
    box, style = title.box, sheet.theme.style("title")
    if title.is_inside:
        yield Curves(sheet.theme.ink("cartouche"), [rectangle(box, 0.25 * title.size)], key="title")
        inner = box.grown(-0.16 * title.size)
        thin = Ink(line=sheet.theme.ink("cartouche").line, width=0.15)
        yield Curves(thin, [rectangle(inner, 0.16 * title.size)])
    at = (box.x + box.width / 2, box.y + box.height / 2 + 0.36 * title.size)
    text = style.text(title.text, at, key="title")
    yield Texts([replace(text, size=title.size, spacing=0.06 * title.size)])


def _small(sheet: Sheet) -> float:
    return margin_size(sheet, sheet.theme.style("credits").size)


def _scale(sheet: Sheet, length: int) -> Iterator[Batch]:
    """A bar in the lower margin that measures exactly so many millimetres."""
    x, middle = margin(sheet), sheet.height - free_margin(sheet) / 2
    high = min(0.9, 0.25 * margin(sheet))
    ink = sheet.theme.ink("scale")
    bar = Box(x, middle - high / 2, length, high)
    tenth = length / 10
    dark = [rectangle(Box(x + number * tenth, bar.y, tenth, high)) for number in range(0, 10, 2)]
    yield Curves(Ink(fill=ink.line), dark)
    ends = [line(((at, bar.y - 0.4), (at, bar.bottom + 0.4))) for at in (x, x + length)]
    thin = Ink(line=ink.line, width=ink.width, cap="butt")
    yield Curves(thin, [line(((x, edge), (x + length, edge))) for edge in (bar.y, bar.bottom)])
    yield Curves(thin, ends, key=f"scale {length} mm")
    style, size = sheet.theme.style("credits"), _small(sheet)
    if not size:
        return
    at = (x + length + 1.2, middle + 0.36 * size)
    yield Texts([Text(at, f"{length} mm", size, colour=style.colour, anchor="start", key="scale")])


def _credits(sheet: Sheet, length: int) -> Iterator[Batch]:
    """Who made it, whole if that can be: in the lower margin at the right, up the right one."""
    size, half = _small(sheet), free_margin(sheet) / 2
    said = credits_of(sheet)
    if not said or not size:
        return
    below = Place(sheet.width - 4 * half - length - 16, upright=False)
    beside = Place(sheet.height - 4 * half, upright=True)
    most = max(int(free_margin(sheet) / (LEADING * size)), 1)
    ways = [[one] * lines for lines in range(1, most + 1) for one in (below, beside)]
    both = [below] * most + [beside] * most
    places = next((way for way in ways if _is_whole(said, size, way)), both)
    lines = _in_lines(said, size, [place.long for place in places])
    for upright in (False, True):
        mine = [one for one, at in zip(lines, places, strict=True) if one and at.upright == upright]
        yield from _credit_lines(sheet, mine, size, upright=upright)


def _credit_lines(sheet: Sheet, lines: list[str], size: float, *, upright: bool) -> Iterator[Batch]:
    """Lines one under the other in the middle of a margin."""
    half, colour = free_margin(sheet) / 2, sheet.theme.style("credits").colour
    texts = []
    for number, line_ in enumerate(lines):
        # Several lines fill the margin, what hangs from the last included.
        off = (number - (len(lines) - 1) / 2) * LEADING * size
        off += (0.36 if len(lines) == 1 else 0.26) * size
        text = Text((0, 0), line_, size, colour=colour, key="credits")
        if upright:
            at = (sheet.width - half + off, sheet.height - 2 * half)
            texts.append(replace(text, at=at, anchor="start", angle=-90.0))
        else:
            at = (sheet.width - 2 * half, sheet.height - half + off)
            texts.append(replace(text, at=at, anchor="end"))
    if texts:
        yield Texts(texts)


def _is_whole(text: str, size: float, places: list[Place]) -> bool:
    return not _in_lines(text, size, [place.long for place in places])[-1].endswith(CUT)


def _in_lines(text: str, size: float, rooms: list[float]) -> list[str]:
    """A text in lines for these rooms, word by word; what is left over is cut off in the last."""
    words, lines = text.split(), list[str]()
    for room in rooms[:-1]:
        count = len(words)
        while count and not _has_room(" ".join(words[:count]), size, room):
            count -= 1
        lines.append(" ".join(words[:count]))
        words = words[count:]
    return [*lines, _fitting(" ".join(words), size, rooms[-1])]


def credits_of(sheet: Sheet) -> str:
    """The credits and the licence in one line."""
    said = (plain(sheet.scenario.credits, 400), plain(sheet.scenario.license, 60))
    return " · ".join(one for one in said if one)


def _has_room(line_: str, size: float, room: float) -> bool:
    """Whether a line is short enough, also for those who draw it."""
    return len(line_) <= LONGEST and metrics.width(line_, size) <= room


def _fitting(text: str, size: float, room: float) -> str:
    """As many words of a text as there is room for."""
    if _has_room(text, size, room):
        return text
    words = text.split()
    while words and not _has_room(f"{' '.join(words)} {CUT}", size, room):
        words.pop()
    return f"{' '.join(words)} {CUT}" if words else CUT
