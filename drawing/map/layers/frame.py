"""The frame of a map: a neat line, its title, its key, a measured length, and who made it."""

from collections.abc import Iterator
from dataclasses import replace

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
from model.wording.plain_text import plain

LENGTHS = (100, 50, 20, 10)
"""Of the scale, in millimetres: the longest there is room for."""


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
    """Who made it: in the lower margin at the right, or up the right one where that is longer."""
    style, size, half = sheet.theme.style("credits"), _small(sheet), free_margin(sheet) / 2
    below = sheet.width - 4 * half - length - 16
    beside = sheet.height - 4 * half
    said = credits_of(sheet)
    upright = beside > below and metrics.width(said, size) > below
    text = _fitting(said, size, beside if upright else below)
    if not text or not size:
        return
    look = Text((0, 0), text, size, colour=style.colour, key="credits")
    if upright:
        at = (sheet.width - half + 0.36 * size, sheet.height - 2 * half)
        yield Texts([replace(look, at=at, anchor="start", angle=-90.0)])
    else:
        at = (sheet.width - 2 * half, sheet.height - half + 0.36 * size)
        yield Texts([replace(look, at=at, anchor="end")])


def credits_of(sheet: Sheet) -> str:
    """The credits and the licence in one line."""
    said = (plain(sheet.scenario.credits, 400), plain(sheet.scenario.license, 60))
    return " · ".join(one for one in said if one)


def _fitting(text: str, size: float, room: float) -> str:
    """As many words of a text as there is room for."""
    if metrics.width(text, size) <= room:
        return text
    words = text.split()
    while words and metrics.width(f"{' '.join(words)} …", size) > room:
        words.pop()
    return f"{' '.join(words)} …" if words else ""
