"""The discs of owners on their track, each with the number of its seat."""

from collections.abc import Iterator
from dataclasses import replace
from math import dist

from drawing.map.marks.city_marks import is_crowded, scale
from drawing.map.marks.hexes import hexagon_of
from drawing.map.marks.owner_inks import colour_on, owner_ink, owner_name
from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.sheet.sheet import Sheet
from drawing.owner_signs import owner_sign
from drawing.shapes.curves import circle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Spot, Texts
from drawing.systems.age_of_steam.tiles.sections import section_middle, sides_of, towards
from model.notation import Cell
from model.pieces.piece import Owner, Piece
from model.systems.age_of_steam.showing.board_pieces import DISC

RADIUS = 2.6
"""Of a disc, in millimetres at the usual scale."""
ASIDE = 0.7
"""How far a disc that another would cover moves to the side of the hex, of the whole way."""


def discs(sheet: Sheet) -> Iterator[Batch]:
    """All discs of a map."""
    for piece, spot in _placed(sheet):
        yield from disc(sheet, piece.owner, spot)


def disc_boxes(sheet: Sheet) -> Iterator[Box]:
    for _, spot in _placed(sheet):
        yield Box(*spot, 0, 0).grown(RADIUS * scale(sheet))


def disc(sheet: Sheet, owner: Owner, at: Spot) -> Iterator[Batch]:
    """The disc of an owner around a spot, with a line of light around it."""
    colour, radius = owner_ink(sheet, owner).line, RADIUS * scale(sheet)
    light = sheet.theme.ink("icon-light").fill
    yield Curves(Ink(line=light, width=radius * 0.5), (circle(at, radius),))
    ink = Ink(fill=colour, line=sheet.theme.ink("icon-dark").fill, width=radius * 0.16)
    yield Curves(ink, (circle(at, radius),), key=f"disc of {owner_name(owner)}")
    if not is_crowded(sheet):
        size = radius * 1.3
        style = replace(sheet.theme.style("piece"), size=size, colour=colour_on(sheet, colour))
        sign = owner_sign(owner, sheet.overlay.neutrals)
        yield Texts([style.text(sign, (at[0], at[1] + 0.36 * size))])


def _placed(sheet: Sheet) -> Iterator[tuple[Piece, Spot]]:
    """Discs with their spots, each on its section; where two cross, one moves along its own."""
    taken: list[Spot] = []
    for piece in pieces_of(sheet, DISC):
        if isinstance(piece.place, Cell):
            hexagon, sides = hexagon_of(sheet, piece.place), sides_of(piece.text)
            spot = section_middle(hexagon, sides)
            if any(dist(spot, other) < 2 * RADIUS * scale(sheet) for other in taken):
                spot = towards(spot, hexagon.side(sides[0]), ASIDE) if sides else spot
            taken.append(spot)
            yield piece, spot
