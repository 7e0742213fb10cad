"""The tile of a New City at any place and size: its colours, its letter, its numbers of growth."""

from collections.abc import Iterator, Sequence

from drawing.shapes.symbols import Batch, Box
from drawing.systems.age_of_steam.tiles.city_faces import Face, city_face, face_letters
from drawing.systems.age_of_steam.tiles.city_plan import CityPlan
from drawing.systems.age_of_steam.tiles.number_discs import letter_plate, number_discs, row_width
from model.systems.age_of_steam.things.part import NewCity

PLATE = 4.9
"""Of the letter of a New City, in millimetres on a hex of 24."""


def new_city_tile(face: Face, tile: NewCity, covered: Sequence[Box] = ()) -> Iterator[Batch]:
    """The tile; its letters keep off what is `covered` on it."""
    yield from city_face(face)
    plan, theme = CityPlan(face.hexagon), face.colours.theme
    plate = PLATE * plan.unit
    (x, y), radius = plan.numbers(len(tile.slots) + 2)
    wide = plate + (row_width(len(tile.slots), radius) + 0.5 * radius if tile.slots else 0.0)
    left, y = x - wide / 2, y + 0.4 * plan.unit
    sign = tile.id[:2].upper()
    yield from letter_plate(theme, sign, (left + plate / 2, y), plate, f"new city {tile.id}")
    middle = left + wide - row_width(len(tile.slots), radius) / 2
    yield from number_discs(theme, tile.slots, (middle, y), radius)
    heads = Box(left, y - plate / 2, wide, plate)
    yield from face_letters(face, [heads, *covered])
