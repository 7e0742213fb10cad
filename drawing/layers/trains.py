"""Trains on the map: a small engine in its seat's colour with the number of the seat, and loads."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

from drawing import metrics
from drawing.city_marks import boldness
from drawing.curves import circle, line, rectangle
from drawing.icons import stands_out
from drawing.legends import legend_batches
from drawing.overlay import TrainMark
from drawing.overlay_legends import overlay_legends
from drawing.sheet import Sheet
from drawing.side_by_side import places
from drawing.symbols import Batch, Box, Curve, Curves, Ink, Shape, Spot, Symbol, Symbols, Texts
from drawing.written import plain
from model.notation import Cell

SIZE = 7.0
"""The length of an engine, in millimetres at the usual scale of a map of mileposts."""
LONGEST = 16
"""Letters of what a train carries."""


def batches(sheet: Sheet) -> Iterator[Batch]:
    for train, spot in _placed(sheet):
        yield from _engine(sheet, train, spot)
    yield from _players(sheet)


def _placed(sheet: Sheet) -> Iterator[tuple[TrainMark, Spot]]:
    """Trains that stand at the same place are moved apart."""
    together: dict[Cell, list[TrainMark]] = defaultdict(list)
    for train in sheet.overlay.trains:
        together[train.at].append(train)
    size = SIZE * boldness(sheet)
    for cell, trains in together.items():
        x, y = sheet.spot(cell)
        shifts = places(len(trains), size * 1.05, size * 5)
        yield from ((train, (x + by, y)) for train, by in zip(trains, shifts, strict=True))


def _engine(sheet: Sheet, train: TrainMark, spot: Spot) -> Iterator[Batch]:
    size = SIZE * boldness(sheet)
    yield Symbols(engine(sheet, train.seat), size, (spot,))
    number, load = sheet.theme.style("train-number"), sheet.theme.style("train-load")
    light, dark = number.colour, sheet.theme.ink("icon-dark").fill
    colour = light if stands_out(sheet.theme.seat(train.seat).line) else dark
    number = replace(number, size=number.size * boldness(sheet), colour=colour)
    key = f"train of seat {train.seat + 1}"
    words = [
        number.text(str(train.seat + 1), (spot[0] + size * 0.09, spot[1] + size * 0.12), key=key)
    ]
    text = plain(train.text, LONGEST)
    if text:
        load = replace(load, size=load.size * boldness(sheet))
        words.append(load.text(text, (spot[0], spot[1] + size * 0.76), key=f"load, {key}"))
        plate = metrics.box(words[-1]).grown(0.3 * boldness(sheet))
        yield Curves(sheet.theme.ink("legend"), (rectangle(plate, 0.6 * boldness(sheet)),))
    yield Texts(words)


def engine(sheet: Sheet, seat: int) -> Symbol:
    """An engine seen from its side, in units of its length."""
    ink, edge = sheet.theme.seat(seat), sheet.theme.ink("train")
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
    return Symbol(f"engine of seat {seat + 1}", (*shapes, *(Shape(one, body) for one in wheels)))


def _players(sheet: Sheet) -> Iterator[Batch]:
    """Who is who."""
    shown = overlay_legends(sheet).get("players")
    if shown is not None:
        yield from legend_batches(sheet, shown)
        for seat in range(len(shown.rows)):
            x, y = shown.sample(seat)
            yield Curves(sheet.theme.seat(seat), (line(((x - 3.6, y), (x + 3.6, y))),))
