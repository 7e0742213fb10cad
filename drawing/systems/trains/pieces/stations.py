"""Stations in cities: each lies on a place of its city."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch, Box, Texts
from drawing.systems.trains.printed import places
from drawing.systems.trains.printed.hex_plan import plan_of
from drawing.text.fitting import SMALLEST
from model.boards.hexes import HexBoard
from model.pieces.places import AtCity
from model.systems.trains.things.city import TrainsCity


def stations(sheet: Sheet) -> Iterator[Batch]:
    """All stations; where there are more than places, one stands for all with their number."""
    for city, (number, boxes) in _laid(sheet).items():
        key = f"station in {city}"
        for box in boxes:
            yield from places.station(sheet.theme, box, key)
        size = 0.62 * boxes[-1].height
        if number > len(boxes) and size >= SMALLEST:
            style = replace(sheet.theme.style("piece"), size=size)
            at = boxes[-1].right + 0.1 * size, boxes[-1].y + boxes[-1].height / 2 + 0.36 * size
            style = replace(style, colour=sheet.theme.ink("icon-dark").fill)
            yield Texts([style.text(f"×{number}", at, anchor="start", key=key)])


def station_boxes(sheet: Sheet) -> Iterator[Box]:
    for _, boxes in _laid(sheet).values():
        yield from boxes


@once
def _laid(sheet: Sheet) -> dict[str, tuple[int, list[Box]]]:
    """By city how many stations there are, and the boxes in which they are drawn."""
    if not isinstance(sheet.scenario.board, HexBoard):
        return {}
    places_ = (one.place for one in pieces_of(sheet, "station"))
    counts = Counter(one.id for one in places_ if isinstance(one, AtCity))
    found: dict[str, tuple[int, list[Box]]] = {}
    for key, number in counts.items():
        city = sheet.scenario.cities.get(key)
        if isinstance(city, TrainsCity) and city.at is not None:
            many = max(city.room, number) > places.MOST
            slots = plan_of(sheet, city.at).slots(2 if many else max(city.room, number))
            found[key] = number, slots[:1] if many else slots[:number]
    return found
