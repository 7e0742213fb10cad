"""Track on hexes: tiles with the sections of their owners, crossings on bridges."""

from collections.abc import Iterator

from drawing.map.marks.city_marks import scale
from drawing.map.marks.hexes import hexagon_of
from drawing.map.marks.owner_inks import owner_ink, owner_name
from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch, Box
from drawing.systems.age_of_steam.tiles.rails import RAILS, laid_sections, rails, tile_grounds
from drawing.systems.age_of_steam.tiles.sections import Section, section_middle, sides_of, towards
from model.notation import Cell
from model.pieces.piece import Owner, rank_of
from model.systems.age_of_steam.showing.board_pieces import TRACK

TileOnMap = list[tuple[Section, Owner]]


@once
def tiles_laid(sheet: Sheet) -> dict[Cell, TileOnMap]:
    """The sections on each hex, in the order in which they were told."""
    found: dict[Cell, TileOnMap] = {}
    for piece in pieces_of(sheet, TRACK):
        sides = sides_of(piece.text)
        if isinstance(piece.place, Cell) and sides:
            found.setdefault(piece.place, []).append((sides, piece.owner))
    return found


def track(sheet: Sheet) -> Iterator[Batch]:
    """All track of a map: the tiles, the track on them, and what crosses it."""
    tiles = tiles_laid(sheet)
    yield from tile_grounds(sheet.theme, [hexagon_of(sheet, cell) for cell in tiles])
    laid = [
        one
        for cell, sections in tiles.items()
        for one in laid_sections(
            hexagon_of(sheet, cell),
            [
                (sides, owner_ink(sheet, owner), f"track of {owner_name(owner)}")
                for sides, owner in sorted(sections, key=lambda one: rank_of(one[1]))
            ],
        )
    ]
    yield from rails(sheet.theme, laid, scale(sheet))


def track_boxes(sheet: Sheet) -> Iterator[Box]:
    """Small boxes along track, where no name should stand."""
    half = RAILS / 2 * scale(sheet)
    for cell, sections in tiles_laid(sheet).items():
        hexagon = hexagon_of(sheet, cell)
        for sides, _ in sections:
            middle = hexagon.middle if len(sides) == 1 else section_middle(hexagon, sides)
            for side in sides:
                for part in (0.2, 0.6, 1.0):
                    yield Box(*towards(middle, hexagon.side(side), part), 0, 0).grown(half)
