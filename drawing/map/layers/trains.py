"""Trains on the map: a small engine in its seat's colour with the number of the seat, and loads."""

from collections.abc import Iterator
from dataclasses import replace

from drawing.goods.icons import stands_out
from drawing.map.marks.city_marks import boldness, is_crowded, readable
from drawing.map.placing.legends import legend_batches
from drawing.map.placing.overlay_legends import overlay_legends
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import circle, line, rectangle
from drawing.shapes.symbols import Batch, Box, Curve, Curves, Ink, Shape, Symbol, Symbols, Texts
from drawing.systems.crayon.train_places import Standing, length, standing_trains


def batches(sheet: Sheet) -> Iterator[Batch]:
    for standing in standing_trains(sheet):
        yield from _engine(sheet, standing)
    yield from _players(sheet)


def _engine(sheet: Sheet, standing: Standing) -> Iterator[Batch]:
    (seat, spot), size = (standing.train.seat, standing.spot), length(sheet)
    yield Symbols(engine(sheet, seat), size, (spot,))
    number = sheet.theme.style("train-number")
    light, dark = number.colour, sheet.theme.ink("icon-dark").fill
    colour = light if stands_out(sheet.theme.seat(seat).line) else dark
    number = replace(number, size=readable(sheet, number.size), colour=colour)
    at = spot[0] + size * 0.09, spot[1] + size * 0.12
    if is_crowded(sheet):
        return
    words = [number.text(str(seat + 1), at, key=f"train of seat {seat + 1}")]
    if standing.load is not None and standing.plate is not None:
        words.append(standing.load)
        plate = rectangle(standing.plate, 0.6 * boldness(sheet))
        yield Curves(sheet.theme.ink("legend"), (plate,))
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
