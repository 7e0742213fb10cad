"""Cities with their values, and the plates of their squares and home bases."""

from collections.abc import Iterator

from drawing.map.marks.city_marks import placed_cities
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch
from drawing.systems.santa_fe.printed.city_discs import city_disc, together
from drawing.systems.santa_fe.printed.city_tags import city_tags
from drawing.systems.santa_fe.railroads.plates import plate


def batches(sheet: Sheet) -> Iterator[Batch]:
    yield from together(
        [one for city, spot in placed_cities(sheet) for one in city_disc(sheet, city, spot)]
    )
    for tag in city_tags(sheet):
        yield from plate(sheet.theme, tag.livery, tag.box, is_home=tag.is_home)
