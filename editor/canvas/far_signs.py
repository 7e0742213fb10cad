"""Prices printed on a map that is seen from far away: on plates as large as one can read."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import inf

from drawing.map.marks.crossing_signs import Signed
from drawing.map.marks.plates import carries_a_price, is_of_a_price
from drawing.shapes.curves import rectangle
from drawing.shapes.outlines import box_of
from drawing.shapes.symbols import Batch, Box, Close, Curves, Spot, Text, Texts
from drawing.text.metrics import width

PRICE = ("price ", "printed ")
"""How the keys of prices begin."""
SIZE = 7.0
"""Pixels of the letters of a price that is shown instead of a smaller one."""
POINTS = "points "
"""How the keys of numbers begin that stand beside a price."""


def prices_in(batches: Iterable[Batch]) -> Iterator[Text]:
    """The prices that stand on plates in a layer."""
    for batch in batches:
        if isinstance(batch, Texts):
            yield from (text for text in batch.texts if text.key.startswith(PRICE))


def least_price(batches: Iterable[Batch]) -> float:
    """How small the letters of the prices of a layer are, in millimetres."""
    return min((text.size for text in prices_in(batches)), default=inf)


def is_of_sign(batch: Batch) -> bool:
    """Whether it is a plate, or what stands on it."""
    if isinstance(batch, Texts):
        return all(text.key.startswith((*PRICE, POINTS)) for text in batch.texts)
    return is_of_a_price(batch)


def larger_signs(batches: Iterable[Batch], scale: float) -> Iterator[Batch]:
    """The plates of a layer with nothing but their prices, where one does not cover another."""
    plate: Curves | None = None
    taken: list[Box] = []
    for batch in batches:
        if isinstance(batch, Curves) and carries_a_price(batch):
            plate = batch
        if plate is None:
            continue
        for text in prices_in((batch,)):
            box = room_of(text.text, middle_of(plate), scale)
            if not any(box.meets(other) for other in taken):
                taken.append(box)
                yield from _larger(plate, text, box)


def _larger(plate: Curves, text: Text, box: Box) -> Iterator[Batch]:
    size = box.height / 1.4
    at = box.x + box.width / 2, box.y + box.height / 2 + 0.36 * size
    yield replace(plate, curves=(rectangle(box, 0.25 * box.height),))
    yield Texts((replace(text, at=at, size=size, anchor="middle", spacing=0.0),))


def room_of(words: str, middle: Spot, scale: float) -> Box:
    """What a plate covers at a scale."""
    size = SIZE / scale
    wide, high = width(words, size, "bold") + 0.7 * size, 1.4 * size
    return Box(middle[0] - wide / 2, middle[1] - high / 2, wide, high)


def middle_of(plate: Curves) -> Spot:
    spots = (
        spot
        for curve in plate.curves
        for step in curve
        if not isinstance(step, Close)
        for spot in step
    )
    box = box_of(list(spots))
    return box.x + box.width / 2, box.y + box.height / 2


def room_of_sign(signed: Signed, scale: float) -> Box:
    """What the sign of a crossing covers at a scale, on paper or as it is shown instead."""
    crossing, box = signed
    far = room_of(crossing.price, (box.x + box.width / 2, box.y + box.height / 2), scale)
    return box.around(((far.x, far.y), (far.right, far.bottom)))
