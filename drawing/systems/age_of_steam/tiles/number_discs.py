"""Numbers of growth: light ones on white discs, dark ones on black discs, side by side."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from drawing.shapes.curves import circle, rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Spot, Text, Texts
from drawing.themes.theme import Theme

APART = 2.2
"""From one disc to the next, in radii."""
MOST = 8
"""Discs in a row; a city has twelve numbers at most, the others stand in a second row."""


def number_disc(theme: Theme, slot: str, at: Spot, radius: float) -> Iterator[Batch]:
    """The disc of one number, `light-3` or `dark-5`."""
    yield from number_discs(theme, [slot], at, radius)


def number_discs(
    theme: Theme, slots: Sequence[str], at: Spot, radius: float, *, small_print: bool = True
) -> Iterator[Batch]:
    """Numbers in a row around a spot, the light ones first; without figures if too small."""
    if not slots:
        return
    in_order = sorted(slots, key=_as_printed)
    spots = list(_spots(at, radius, len(in_order)))
    dark, light = theme.ink("icon-dark").fill, theme.ink("icon-light").fill
    for side, fill, line in (("light", light, dark), ("dark", dark, light)):
        mine = [spot for spot, slot in zip(spots, in_order, strict=True) if slot.startswith(side)]
        if mine:
            discs = [circle(spot, radius) for spot in mine]
            yield Curves(
                Ink(fill=fill, line=line, width=radius * 0.14), discs, key=f"growth {side}"
            )
    if small_print:
        yield Texts(
            [_number(theme, slot, at, radius) for slot, at in zip(in_order, spots, strict=True)]
        )


def row_width(count: int, radius: float) -> float:
    """How wide so many discs are side by side."""
    return (APART * (min(count, MOST) - 1) + 2) * radius if count else 0.0


def letter_plate(theme: Theme, letter: str, at: Spot, size: float, key: str) -> Iterator[Batch]:
    """The letter of a New City on a light plate."""
    dark, light = theme.ink("icon-dark").fill, theme.ink("icon-light").fill
    box = Box(at[0] - size / 2, at[1] - size / 2, size, size)
    yield Curves(Ink(fill=light, line=dark, width=size * 0.07), [rectangle(box, size * 0.2)])
    style = replace(theme.style("piece"), size=0.82 * size / max(0.7 * len(letter), 1), colour=dark)
    yield Texts([style.text(letter, (at[0], at[1] + 0.36 * style.size), key=key)])


def _as_printed(slot: str) -> tuple[bool, str]:
    return slot.startswith("dark"), slot


def _spots(at: Spot, radius: float, count: int) -> Iterator[Spot]:
    step, rows = APART * radius, -(-count // MOST)
    for number in range(count):
        row, place = divmod(number, MOST)
        wide = min(count - row * MOST, MOST)
        yield at[0] + (place - (wide - 1) / 2) * step, at[1] + (row - (rows - 1) / 2) * step


def _number(theme: Theme, slot: str, at: Spot, radius: float) -> Text:
    side, _, number = slot.partition("-")
    dark, light = theme.ink("icon-dark").fill, theme.ink("icon-light").fill
    size = radius * 1.5
    style = replace(theme.style("piece"), size=size, colour=light if side == "dark" else dark)
    return style.text(number[:2], (at[0], at[1] + 0.36 * size), key=f"growth {slot}")
