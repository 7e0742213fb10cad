"""The trains of crayon games: a small engine in its seat's colour with its number, and loads."""

from collections.abc import Iterator
from dataclasses import replace

from drawing.map.marks.city_marks import boldness, is_crowded, readable
from drawing.map.marks.owner_inks import colour_on, owner_ink, owner_name
from drawing.map.marks.piece_kinds import Drawn
from drawing.map.sheet.sheet import Sheet
from drawing.owner_signs import owner_sign
from drawing.shapes.curves import circle, line, rectangle
from drawing.shapes.symbols import Batch, Box, Curve, Curves, Ink, Shape, Symbol, Symbols, Texts
from drawing.systems.crayon.train_places import (
    TRAIN,
    Standing,
    length,
    standing_trains,
    train_boxes,
)
from model.pieces.piece import Owner


def trains(sheet: Sheet) -> Iterator[Batch]:
    """All trains of a map."""
    for standing in standing_trains(sheet):
        yield from _engine(sheet, standing)


def _engine(sheet: Sheet, standing: Standing) -> Iterator[Batch]:
    (owner, spot), size = (standing.train.owner, standing.spot), length(sheet)
    yield Symbols(engine(sheet, owner), size, (spot,))
    number = sheet.theme.style("train-number")
    colour = colour_on(sheet, owner_ink(sheet, owner).line)
    number = replace(number, size=readable(sheet, number.size), colour=colour)
    at = spot[0] + size * 0.09, spot[1] + size * 0.12
    if is_crowded(sheet):
        return
    words = [number.text(owner_sign(owner, ()), at, key=f"train of {owner_name(owner)}")]
    if standing.load is not None and standing.plate is not None:
        words.append(standing.load)
        plate = rectangle(standing.plate, 0.6 * boldness(sheet))
        yield Curves(sheet.theme.ink("legend"), (plate,))
    yield Texts(words)


def engine(sheet: Sheet, owner: Owner) -> Symbol:
    """An engine seen from its side, in units of its length."""
    ink, edge = owner_ink(sheet, owner), sheet.theme.ink("train")
    body = Ink(fill=ink.line, line=edge.line, width=edge.width * boldness(sheet))
    outline: Curve = line(
        (
            (-0.5, 0.26),
            (-0.5, -0.32),
            (-0.2, -0.32),
            (-0.2, -0.2),
            (0.22, -0.2),
            (0.2, -0.36),
            (0.38, -0.36),
            (0.36, -0.2),
            (0.46, -0.14),
            (0.46, 0.16),
            (0.54, 0.28),
        ),
        closed=True,
    )
    wheels = [circle((x, 0.3), 0.13) for x in (-0.32, 0.02, 0.3)]
    window = rectangle(Box(-0.43, -0.24, 0.16, 0.16))
    shapes = [Shape(outline, body), Shape(window, Ink(fill=edge.line))]
    return Symbol(
        f"engine of {owner_name(owner)}", (*shapes, *(Shape(one, body) for one in wheels))
    )


KINDS = {TRAIN: Drawn(trains, train_boxes)}
