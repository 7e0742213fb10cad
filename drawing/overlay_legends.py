"""The legends of what lies over a map: the players, how much is used, what has changed."""

from collections.abc import Sequence
from dataclasses import replace

from drawing.legends import FREE, Legend, legend, legend_sizes
from drawing.once import once
from drawing.sheet import Sheet
from drawing.symbols import Box

LEVELS = 5
"""Steps of use that are told apart."""
CHANGES = ("gained", "lost", "changed")


@once
def overlay_legends(sheet: Sheet) -> dict[str, Legend]:
    """Each legend that the overlay asks for, none over another."""
    found: dict[str, Legend] = {}
    for name, rows in (
        ("players", _players(sheet)),
        ("heat", _heat(sheet)),
        ("changes", _changes(sheet)),
    ):
        if rows:
            taken: list[Box] = [one.box for one in found.values()]
            found[name] = legend(sheet, rows, taken)
    return found


def with_room_for_legends(sheet: Sheet) -> Sheet:
    """The sheet, with room under its map where a legend would hide something on it."""
    legends = overlay_legends(sheet).values()
    if not any(one.hides for one in legends):
        return sheet
    high = sum(min(high for _, high in legend_sizes(sheet, one.rows).values()) for one in legends)
    return replace(sheet, below=high + FREE * len(legends))


def _players(sheet: Sheet) -> Sequence[str]:
    return [name or f"seat {seat + 1}" for seat, name in enumerate(sheet.overlay.names[:12])]


def _heat(sheet: Sheet) -> Sequence[str]:
    if not sheet.overlay.heat and not sheet.overlay.city_heat:
        return ()
    step = 100 // LEVELS
    return [f"use {low * step}–{(low + 1) * step} %" for low in reversed(range(LEVELS))]


def _changes(sheet: Sheet) -> Sequence[str]:
    over = sheet.overlay
    counts = {"gained": over.gained, "lost": over.lost, "changed": over.changed}
    if not any(counts.values()):
        return ()
    return [f"{name}: {len(cells)}" for name, cells in counts.items()]
