"""Pages filled with strips, column by column."""

from collections.abc import Iterator, Sequence

from drawing.aids.strips import Strip
from drawing.pages.paper import Paper, Press, page
from drawing.shapes.symbols import Batch, Layer, Picture, Texts
from model.forms.frozen import dataclass
from model.wording.speech import tr

COLUMNS = 2
GUTTER = 8.0
HEAD = 11.0
"""Room for the title of a page."""
LITTLE = 80.0
"""What needs no second column, in millimetres."""
UNEVEN = 1.4
"""How much higher a column may be so that the next one begins with a heading."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """What stands together under one title, and begins on a page of its own."""

    title: str
    strips: Sequence[Strip]


def column_width(paper: Paper) -> float:
    return (paper.room.width - 6 - GUTTER * (COLUMNS - 1)) / COLUMNS


def leaf_pages(leaf: Leaf, press: Press) -> Iterator[Picture]:
    """A leaf over as many pages as it takes."""
    paper = press.paper
    columns = list(filled(leaf.strips, paper.room.height - HEAD))
    pages = [columns[start : start + COLUMNS] for start in range(0, len(columns), COLUMNS)]
    if pages:
        last = [strip for column in pages[-1] for strip in column]
        pages[-1] = balanced(last, paper.room.height - HEAD)
    for number, one in enumerate(pages):
        title = leaf.title
        if len(pages) > 1:
            title = tr("{title} ({number} of {count})", title=title, number=number + 1,
                       count=len(pages))  # fmt: skip
        layers = (
            Layer("title", (_title(title, press),)),
            Layer("columns", tuple(_drawn(one, paper))),
        )
        yield page(press, paper, layers, title)


def filled(strips: Sequence[Strip], height: float) -> Iterator[list[Strip]]:
    """Columns not higher than this; what keeps with the next strip goes over with it.

    None begins with a space, so that all of them begin at the same height.
    """
    column: list[Strip] = []
    used = 0.0
    for chunk in _chunks(strips):
        needed = sum(strip.height for strip in chunk)
        if column and used + needed > height:
            yield column
            column, used = [], 0.0
        if not column and all(strip.is_space for strip in chunk):
            continue
        column += chunk
        used += needed
    if column:
        yield column


def balanced(strips: Sequence[Strip], height: float) -> list[list[Strip]]:
    """The columns of a page that is not full: parted at a heading, else as even as can be."""
    parted = [
        [list(strips[:place]), list(strips[place:])]
        for place, strip in enumerate(strips)
        if place and strip.opens
    ]
    low, high = 0.0, max(sum(strip.height for strip in strips), 1.0)
    while high - low > 1.0:
        middle = (low + high) / 2
        if len(list(filled(strips, middle))) <= COLUMNS:
            high = middle
        else:
            low = middle
    if sum(strip.height for strip in strips) <= LITTLE:
        return [list(strips)]
    best = min(parted, key=_highest, default=None)
    if best is not None and _highest(best) <= min(height, high * UNEVEN):
        return best
    return list(filled(strips, min(high, height)))


def _highest(columns: Sequence[Sequence[Strip]]) -> float:
    return max(sum(strip.height for strip in column) for column in columns)


def _chunks(strips: Sequence[Strip]) -> Iterator[list[Strip]]:
    chunk: list[Strip] = []
    for strip in strips:
        chunk.append(strip)
        if not strip.keeps:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


def _title(title: str, press: Press) -> Texts:
    style, room = press.theme.style("aid-title"), press.paper.room
    return Texts([style.text(title, (room.x + 3, room.y + style.size), anchor="start")])


def _drawn(columns: Sequence[Sequence[Strip]], paper: Paper) -> Iterator[Batch]:
    room, width = paper.room, column_width(paper)
    for number, column in enumerate(columns):
        x, y = room.x + 3 + number * (width + GUTTER), room.y + HEAD
        for strip in column:
            yield from strip.draw((x, y))
            y += strip.height
