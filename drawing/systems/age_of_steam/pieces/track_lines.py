"""Track on hexes: each section a curve from side to side, or from a side to its town."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

from drawing.map.marks.city_marks import scale
from drawing.map.marks.owner_inks import owner_ink, owner_name
from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import circle, line
from drawing.shapes.symbols import Batch, Bend, Curve, Curves, Ink, Move, Spot
from drawing.systems.age_of_steam.printed.hex_shapes import side_middle, towards
from model.notation import Cell
from model.pieces.piece import Owner, rank_of
from model.systems.age_of_steam.showing.board_pieces import TRACK

WIDE = 2.1
"""Of the track of an owner, in millimetres at the usual scale."""
BED = 1.5
"""How much wider the bed is."""
BOW = 0.62
"""How far a bend reaches towards the middle of its hex."""
END = 1.5
"""The disc in which the spokes of a town meet, in millimetres."""


def track(sheet: Sheet) -> Iterator[Batch]:
    """All track of a map: first the beds, then the lines, then where towns join them."""
    by_owner: dict[Owner, list[Curve]] = defaultdict(list)
    towns: dict[Cell, None] = {}
    for piece in pieces_of(sheet, TRACK):
        if isinstance(piece.place, Cell):
            sides = sides_of(piece.text)
            by_owner[piece.owner].append(section_curve(sheet, piece.place, sides))
            if len(sides) == 1:
                towns[piece.place] = None
    yield from _lines(sheet, by_owner)
    if towns:
        size, dark = END * scale(sheet), sheet.theme.ink("icon-dark").fill
        rings = [circle(sheet.spot(cell), size) for cell in towns]
        yield Curves(Ink(fill=dark), rings, key="town with track")


def _lines(sheet: Sheet, by_owner: dict[Owner, list[Curve]]) -> Iterator[Batch]:
    size, bed = scale(sheet), sheet.theme.ink("track-bed")
    in_order = sorted(by_owner.items(), key=lambda one: rank_of(one[0]))
    beds = [curve for _, curves in in_order for curve in curves]
    if beds:
        yield Curves(replace(bed, width=(WIDE + BED) * size, cap="butt"), beds)
    for owner, curves in in_order:
        ink = owner_ink(sheet, owner)
        dash = tuple(part * WIDE * size for part in ink.dash)
        drawn = replace(ink, width=WIDE * size, dash=dash, cap="butt")
        yield Curves(drawn, curves, key=f"track of {owner_name(owner)}")


def section_curve(sheet: Sheet, cell: Cell, sides: tuple[int, ...]) -> Curve:
    """A section on a hex: straight where it can be, else bent towards the middle."""
    middle = sheet.spot(cell)
    ends = [side_middle(sheet, cell, side) for side in sides]
    if len(ends) < 2:
        return line((*ends, middle))
    one, other = ends[0], ends[1]
    if (sides[0] - sides[1]) % 6 == 3:
        return line((one, other))
    return (Move(one), Bend(towards(one, middle, BOW), towards(other, middle, BOW), other))


def section_middle(sheet: Sheet, cell: Cell, sides: tuple[int, ...]) -> Spot:
    """Where the middle of a section lies; that of a spoke lies off its town."""
    middle = sheet.spot(cell)
    if not sides:
        return middle
    ends = [side_middle(sheet, cell, side) for side in sides[:2]]
    if len(ends) == 1:
        return towards(middle, ends[0], 0.58)
    between = towards(ends[0], ends[1], 0.5)
    return between if (sides[0] - sides[1]) % 6 == 3 else towards(between, middle, 0.75 * BOW)


def sides_of(text: str) -> tuple[int, ...]:
    """The sides that a section joins, as its piece says them; what is no side is left out."""
    return tuple(int(word) for word in text.split("-") if word.isdigit() and int(word) < 6)
