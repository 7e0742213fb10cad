"""The legends of what lies over a map: players and neutrals, how much is used, what has changed."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from math import isfinite

from drawing.map.placing.legends import FREE, LONGEST, Legend, legend, legend_sizes
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Box
from model.pieces.piece import Owner
from model.systems import part_of
from model.wording.plain_text import plain

STEPS = (0.0, 0.05, 0.2, 0.4, 0.6, 0.8)
"""Where the steps of use that are told apart begin."""
LEVELS = len(STEPS)
MOST_OWNERS = 12
SERVED = "Cities served in"
NEVER = "no game"


@once
def overlay_legends(sheet: Sheet) -> dict[str, Legend]:
    """Each legend that the overlay asks for, none over another."""
    found: dict[str, Legend] = {}
    for name, rows in (
        ("players", _players(sheet)),
        ("heat", _heat(sheet)),
        ("cities", _cities(sheet)),
        ("changes", _changes(sheet)),
    ):
        if rows:
            taken: list[Box] = [one.box for one in found.values()]
            found[name] = legend(sheet, rows, taken, heads=_heads(sheet, name))
    return found


def level_of(use: float) -> int:
    """Which step of use a share belongs to; what is no number belongs to the lowest."""
    return max(bisect_right(STEPS, use) - 1, 0) if isfinite(use) else 0


def with_room_for_legends(sheet: Sheet) -> Sheet:
    """The sheet, with room under its map where a legend would hide something on it."""
    legends = overlay_legends(sheet).values()
    if not any(one.hides for one in legends):
        return sheet
    high = sum(min(high for _, high in legend_sizes(sheet, one.rows).values()) for one in legends)
    return replace(sheet, below=sheet.below + high + FREE * len(legends))


def owners_shown(sheet: Sheet) -> list[Owner]:
    """The rows of the legend of players: the seats, then the neutrals; none if the key has them."""
    over = sheet.overlay
    if getattr(part_of("drawing", sheet.scenario.system, "pieces"), "IN_KEY", False):
        return []
    seats: list[Owner] = list(range(len(over.names[:MOST_OWNERS])))
    return [*seats, *over.neutrals[:MOST_OWNERS]]


def _players(sheet: Sheet) -> Sequence[str]:
    return [
        owner if isinstance(owner, str) else _player(sheet, owner or 0)
        for owner in owners_shown(sheet)
    ]


def _player(sheet: Sheet, seat: int) -> str:
    """`Ada`, or `Ada: 3 on the track` where the game tells how a player stands."""
    names, standings = sheet.overlay.names, sheet.overlay.standings
    name = names[seat] or f"seat {seat + 1}"
    standing = standings[seat] if seat < len(standings) else ""
    return f"{plain(name, LONGEST - len(standing) - 2)}: {standing}" if standing else name


def _heat(sheet: Sheet) -> Sequence[str]:
    over = sheet.overlay
    if not over.heat and (over.city_words or not over.city_heat):
        return ()  # nothing has it on the map; cities have a legend of their own
    words = over.use_words or steps_in_words(100, "use ", " %")
    return [*over.use_about, *reversed(words)]


def _cities(sheet: Sheet) -> Sequence[str]:
    words = sheet.overlay.city_words
    if not words:
        return ()
    return [SERVED, *reversed(words), *([NEVER] if sheet.overlay.unused else [])]


def _heads(sheet: Sheet, name: str) -> int:
    """How many rows of a legend are words alone."""
    return {"heat": len(sheet.overlay.use_about), "cities": 1}.get(name, 0)


def steps_in_words(most: float, before: str = "", after: str = "") -> list[str]:
    """What each step of use stands for if the most is a number, the lowest step first."""
    bounds = [_short(most * step) for step in (*STEPS, 1.0)]
    first = f"{before}under {bounds[1]}{after}"
    return [first, *(f"{before}{low}–{high}{after}" for low, high in pairwise(bounds[1:]))]


def _short(number: float) -> str:
    """A number as far as it matters."""
    if number >= 10 or number == int(number):
        return f"{number:,.0f}"
    return f"{number:.1f}" if number >= 1 else f"{number:.2f}"


def _changes(sheet: Sheet) -> Sequence[str]:
    over = sheet.overlay
    counts = {"gained": over.gained, "lost": over.lost, "changed": over.changed}
    if not any(counts.values()):
        return ()
    return [f"{name}: {len(cells)}" for name, cells in counts.items()]
