"""Prices and first tiles that are printed on hexes, when they open, cubes, and sides of water."""

from collections.abc import Iterator

from drawing.map.marks.city_marks import is_crowded, scale
from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch
from drawing.systems.age_of_steam.printed.hex_signs import sign, water_sides, words_of
from drawing.systems.age_of_steam.printed.start_squares import start_squares
from model.boards.hexes import HexBoard
from model.notation import Cell
from model.systems.age_of_steam.places.start_cubes import start_cubes
from model.systems.age_of_steam.showing.board_pieces import TRACK
from model.systems.age_of_steam.things.part import AgeOfSteamPart

OVER = "borders"
TITLE = "Printed on hexes"
CUBE = 3.6
"""Of the squares of cubes, in millimetres at the usual scale."""


def batches(sheet: Sheet) -> Iterator[Batch]:
    board = sheet.scenario.board
    if not isinstance(board, HexBoard):
        return
    covered = {piece.place for piece in pieces_of(sheet, TRACK)}
    for key, data in sheet.scenario.part_as(AgeOfSteamPart).cells.items():
        cell, simple = Cell.parse(key), data.first_tile == "simple"
        yield from water_sides(sheet, cell, data)
        if (words_of(data) or simple) and cell not in covered and not is_crowded(sheet):
            yield from sign(sheet, sheet.spot(cell), words_of(data), simple=simple)
    if sheet.overlay.pieces or is_crowded(sheet):
        return
    stops = sheet.scenario.cities
    for place, cubes in start_cubes(sheet.scenario).items():
        if place not in stops:
            x, y = sheet.spot(Cell.parse(place))
            yield from start_squares(sheet, (x, y + 0.27 * sheet.mm), CUBE * scale(sheet), cubes)
