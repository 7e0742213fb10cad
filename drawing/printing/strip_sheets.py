"""Sheets of strips under a title and a sentence: pieces to be cut, tracks for markers."""

from collections.abc import Sequence

from drawing.aids.columns import filled
from drawing.aids.strips import Strip
from drawing.pages.paper import Press, page
from drawing.shapes.symbols import Batch, Layer, Picture, Spot, Texts
from drawing.text.fitting import cut_to

HEAD = 17.0
"""Room for the title of a page and a sentence."""


def strip_sheets(
    strips: Sequence[Strip], press: Press, title: str, said: str, *, wide: float = 0.0
) -> list[Picture]:
    """The strips on as many sheets as they take, in the middle of the page if they are so wide."""
    room = press.paper.room
    columns = list(filled(strips, room.height - HEAD))
    left = room.x + max(0.0, room.width - wide) / 2 if wide else room.x
    return [
        _sheet(some, press, (left, f"{title.lower()}, sheet {number + 1} of {len(columns)}"),
               _heading(press, (left, room.y), title, said))
        for number, some in enumerate(columns)
    ]  # fmt: skip


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


def _heading(press: Press, at: Spot, title: str, said: str) -> Texts:
    large, style = press.theme.style("aid-title"), press.theme.style("aid-text")
    (x, y), room = at, press.paper.room
    line = cut_to(said, style.size, style.face, room.right - x)
    return Texts(
        [
            large.text(title, (x, y + 6), anchor="start"),
            style.text(line, (x, y + 12), anchor="start"),
        ]
    )
