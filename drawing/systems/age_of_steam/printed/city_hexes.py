"""City hexes in the colours that they take: one, segments of several, grey for none."""

from collections.abc import Iterator, Sequence

from drawing.map.marks.city_marks import is_crowded, scale
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch, Curves, Ink, Texts
from drawing.systems.age_of_steam.printed.colour_signs import UNKNOWN, letter, paint, rim
from drawing.systems.age_of_steam.printed.hex_shapes import (
    corners_of,
    hex_curve,
    segment_middle,
    segments_of,
)
from model.notation import Cell
from model.systems.age_of_steam.things.colours import Colours

PART = 0.94
"""How much of its hex a city fills."""
RIM = 0.5
LETTER = 3.4
"""The size of letters, in millimetres at the usual scale."""
REACH = 0.39
"""How far from the middle of a hex the letters of its colours stand, in cells."""


def colours_in(sheet: Sheet, colours: Colours) -> tuple[str, ...]:
    """The colours that are meant, in the order of their ids; none where chance decides."""
    return tuple(sorted(colours.among(sheet.scenario.goods)))


def city_hex(sheet: Sheet, cell: Cell, colours: Sequence[str], name: str) -> Iterator[Batch]:
    """One hex of a city; a crowded map has no room for the letters of its colours."""
    middle, corners = sheet.spot(cell), corners_of(sheet, cell, PART)
    parts = segments_of(middle, corners, len(colours))
    for colour, part in zip(colours or ("",), parts, strict=True):
        fill = paint(sheet, colour) if colour else UNKNOWN
        yield Curves(Ink(fill=fill), (part,), key=f"city {name} takes {colour or 'nothing'}")
    yield Curves(rim(sheet, RIM * scale(sheet)), (hex_curve(sheet, cell, PART),))
    if colours and not is_crowded(sheet):
        yield Texts(
            [
                letter(
                    sheet,
                    colour,
                    segment_middle(middle, REACH * sheet.mm, number, len(colours)),
                    LETTER * scale(sheet),
                    key=f"colour {colour} of {name}",
                )
                for number, colour in enumerate(colours)
            ]
        )
