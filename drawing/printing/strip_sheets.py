"""Sheets of strips under a title and a sentence: pieces to be cut, tracks for markers."""

from collections.abc import Sequence
from typing import NamedTuple

from drawing.aids.columns import filled
from drawing.aids.strips import Strip
from drawing.pages.paper import Press, page
from drawing.shapes.symbols import Batch, Layer, Picture, Spot, Texts
from drawing.text.fitting import cut_to
from model.wording.speech import tr

HEAD = 17.0
"""Room for the title of a page and a sentence."""


class Head(NamedTuple):
    """What stands over a sheet, and what it is called at its foot."""

    title: str
    said: str
    what: str


def strip_sheets(
    strips: Sequence[Strip], press: Press, head: Head, *, wide: float = 0.0
) -> list[Picture]:
    """The strips on as many sheets as they take, in the middle of the page if they are so wide."""
    room = press.paper.room
    columns = list(filled(strips, room.height - HEAD))
    left = room.x + max(0.0, room.width - wide) / 2 if wide else room.x
    heading = _heading(press, (left, room.y), head)
    names = (
        tr("{what}, sheet {number} of {count}", what=head.what, number=number, count=len(columns))
        for number in range(1, len(columns) + 1)
    )
    return [
        _sheet(some, press, (left, name), heading)
        for some, name in zip(columns, names, strict=True)
    ]


def _sheet(
    strips: Sequence[Strip], press: Press, named: tuple[float, str], heading: Texts
) -> Picture:
    (left, name), y = named, press.paper.room.y + HEAD
    batches: list[Batch] = []
    for strip in strips:
        batches += strip.draw((left, y))
        y += strip.height
    layers = (Layer("heading", (heading,)), Layer("strips", tuple(batches)))
    return page(press, press.paper, layers, name)


def _heading(press: Press, at: Spot, head: Head) -> Texts:
    large, style = press.theme.style("aid-title"), press.theme.style("aid-text")
    (x, y), room = at, press.paper.room
    line = cut_to(head.said, style.size, style.face, room.right - x)
    return Texts(
        [
            large.text(head.title, (x, y + 6), anchor="start"),
            style.text(line, (x, y + 12), anchor="start"),
        ]
    )
