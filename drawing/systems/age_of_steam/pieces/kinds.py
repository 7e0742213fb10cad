"""What lies on the board of a game, sorted out for those who draw it."""

from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from model.notation import Cell
from model.pieces.places import AtCity, Place
from model.systems.age_of_steam.showing.board_pieces import COLOUR, NEW_CITY
from model.systems.age_of_steam.things.part import AgeOfSteamPart, NewCity


@once
def urbanized(sheet: Sheet) -> dict[str, NewCity]:
    """The towns that are cities by now, each with its New City."""
    known = sheet.scenario.part_as(AgeOfSteamPart).new_cities
    return {
        piece.place.id: known[piece.text]
        for piece in pieces_of(sheet, NEW_CITY)
        if isinstance(piece.place, AtCity) and piece.text in known
    }


@once
def colours_in_play(sheet: Sheet) -> dict[str, tuple[str, ...]]:
    """The colours of cities that are not those printed on them."""
    return {
        piece.place.id: tuple(piece.text.split())
        for piece in pieces_of(sheet, COLOUR)
        if isinstance(piece.place, AtCity)
    }


def cell_of(sheet: Sheet, place: Place) -> Cell | None:
    """The hex on which a place lies, if it is one."""
    if isinstance(place, Cell):
        return place
    city = sheet.scenario.cities.get(place.id) if isinstance(place, AtCity) else None
    return None if city is None else city.at
