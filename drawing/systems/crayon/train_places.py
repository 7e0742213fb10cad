"""Where the trains of a game stand on a map, and the room that they take with their loads."""

from dataclasses import replace
from typing import NamedTuple

from drawing.map.marks.city_marks import boldness, is_crowded, readable
from drawing.map.marks.owner_inks import owner_name
from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.marks.place_spots import spots_of
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.parallel_lines import places
from drawing.shapes.symbols import Box, Spot, Text
from drawing.text import metrics
from model.pieces.piece import Piece, by_place
from model.wording.plain_text import plain

TRAIN = "train"
SIZE = 7.0
"""The length of an engine, in millimetres at the usual scale of a map of mileposts."""
LONGEST = 16
"""Letters of what a train carries."""


class Standing(NamedTuple):
    """A train where it stands, and what it carries in words, with the plate under them."""

    train: Piece
    spot: Spot
    load: Text | None
    plate: Box | None


def length(sheet: Sheet) -> float:
    """Of an engine."""
    return SIZE * boldness(sheet)


@once
def standing_trains(sheet: Sheet) -> list[Standing]:
    """All trains; those that stand at the same place are moved apart."""
    together = by_place(pieces_of(sheet, TRAIN))
    size, found = length(sheet), []
    for place, trains in together.items():
        x, y = spots_of(sheet, place)[0]
        shifts = places(len(trains), size * 1.05, size * 5)
        found += [
            _standing(sheet, train, (x + by, y)) for train, by in zip(trains, shifts, strict=True)
        ]
    return found


def _standing(sheet: Sheet, train: Piece, spot: Spot) -> Standing:
    words = plain(train.text, LONGEST)
    if not words or is_crowded(sheet):
        return Standing(train, spot, None, None)
    style = sheet.theme.style("train-load")
    style = replace(style, size=readable(sheet, style.size))
    below = spot[0], spot[1] + length(sheet) * 0.76
    load = style.text(words, below, key=f"load, train of {owner_name(train.owner)}")
    return Standing(train, spot, load, metrics.box(load).grown(0.3 * boldness(sheet)))


@once
def train_boxes(sheet: Sheet) -> list[Box]:
    """The boxes of engines and of their loads."""
    size, boxes = length(sheet), []
    for _, (x, y), _, plate in standing_trains(sheet):
        boxes.append(Box(x - size * 0.5, y - size * 0.36, size * 1.04, size * 0.8))
        boxes += [plate] if plate is not None else []
    return boxes
