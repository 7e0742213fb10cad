"""New Cities: the hex of a town under the tile that lies there, with the name of the town."""

from collections.abc import Iterator

from drawing.map.marks.city_marks import is_crowded
from drawing.map.marks.hexes import hexagon_of
from drawing.map.placing.names_in_hexes import name_set
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Texts
from drawing.systems.age_of_steam.pieces.kinds import urbanized
from drawing.systems.age_of_steam.printed.hexes import colours_in, plan_of
from drawing.systems.age_of_steam.tiles.city_faces import Face
from drawing.systems.age_of_steam.tiles.goods_colours import goods_colours
from drawing.systems.age_of_steam.tiles.new_cities import new_city_tile
from model.notation import Cell
from model.scenario.things import City
from model.systems.age_of_steam.things.part import NewCity


def new_cities(sheet: Sheet) -> Iterator[Batch]:
    """All New Cities on a map."""
    for town, tile, cell in _placed(sheet):
        room = plan_of(sheet, cell).name_room
        named = None if is_crowded(sheet) else name_set(sheet, town, room, on_plate=True)
        plate = None if named is None else named.plate(room)
        taken = colours_in(sheet, tile.colours)
        face = Face(goods_colours(sheet), hexagon_of(sheet, cell), taken, town.id)
        yield from new_city_tile(face, tile, [] if plate is None else [plate])
        if named is not None and plate is not None:
            shape = [rectangle(plate, 0.25 * plate.height)]
            yield Curves(sheet.theme.ink("legend"), shape, key=f"plate of {town.id}")
            yield Texts(named.texts(room, f"city {town.id}"))


def new_city_boxes(sheet: Sheet) -> Iterator[Box]:
    for _, _, cell in _placed(sheet):
        yield Box(*sheet.spot(cell), 0, 0).grown(0.45 * sheet.mm)


def _placed(sheet: Sheet) -> Iterator[tuple[City, NewCity, Cell]]:
    for town, tile in urbanized(sheet).items():
        city = sheet.scenario.cities.get(town)
        if city is not None and city.at is not None:
            yield city, tile, city.at
