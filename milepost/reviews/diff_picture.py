"""The picture of a difference: the newer map with its changes marked, and a list beside it."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from drawing.exporting.map_files import Look, map_picture
from drawing.shapes.symbols import Inset, Layer, Picture, Text, Texts
from drawing.text.fitting import LEADING, wrapped
from drawing.themes.theme import Style, theme
from milepost.reviews.changed_cells import changed_cells
from model.scenario.scenario import Scenario

COLUMN, MARGIN = 90.0, 8.0
"""Of the list, in millimetres."""
INDENT = 3.5
TITLE = 4.5
MOST_COLUMNS = 3
TALL = 180.0
"""A long list beside a small map may be so high before it is cut off."""


class Line(NamedTuple):
    """A line of the list."""

    text: str
    style: Style
    indent: float = 0.0

    @property
    def height(self) -> float:
        return self.style.size * LEADING


def diff_picture(
    old: Scenario, new: Scenario, folder: Path, said: Sequence[str], look: Look
) -> Picture:
    """The newer map, and as many of the sentences as there is room for beside it."""
    map_ = map_picture(new, folder, look, changed_cells(old, new))
    title = f"{map_.title}: what changed"
    columns, height = _columns(title, said or ["no difference"], look, map_)
    texts = [text for n, column in enumerate(columns) for text in _set(column, _left(map_, n))]
    layers = (Layer("map", (Inset(map_, (0, 0)),)), Layer("list", (Texts(texts),)))
    paper = theme(look.theme).ink("card-paper").fill
    width = _left(map_, len(columns))
    return replace(map_, width=width, height=height, layers=layers, title=title, background=paper)


def _left(map_: Picture, column: int) -> float:
    return map_.width + MARGIN + column * (COLUMN + MARGIN)


def _columns(
    title: str, said: Sequence[str], look: Look, map_: Picture
) -> tuple[list[list[Line]], float]:
    """The lines of each column, and how high the picture is."""
    heading, body = (theme(look.theme).style(name) for name in ("aid-title", "aid-text"))
    heading = replace(heading, size=TITLE)
    head = [Line(one, heading) for one in wrapped(title, heading.size, heading.face, COLUMN)]
    head.append(Line("", body))
    most = max(1, min(MOST_COLUMNS, int(map_.width / (COLUMN + MARGIN))))
    room = max(map_.height, TALL) - 2 * MARGIN
    items = _items(said, body, sum(line.height for line in head), most * (room - COLUMN / 4))
    lines = [*head, *(line for item in items for line in item)]
    needed = sum(line.height for line in lines)
    room = min(room, max(map_.height - 2 * MARGIN, needed / most + COLUMN / 4))
    columns: list[list[Line]] = [[]]
    for line in lines:
        if sum(one.height for one in columns[-1]) + line.height > room and columns[-1]:
            columns.append([])
        columns[-1].append(line)
    return columns, room + 2 * MARGIN


def _items(said: Sequence[str], style: Style, used: float, room: float) -> list[list[Line]]:
    """Each sentence in lines; where there is no room for all of them, how many more there are."""
    items: list[list[Line]] = []
    for number, sentence in enumerate(said):
        parts = wrapped(sentence, style.size, style.face, COLUMN - INDENT)
        item = [Line(f"– {part}", style) for part in parts[:1]]
        item += [Line(part, style, INDENT) for part in parts[1:]]
        used += sum(line.height for line in item)
        if used > room:
            more = len(said) - number
            return [*items, [Line(f"… and {more:,} more, which milepost diff lists", style)]]
        items.append(item)
    return items


def _set(lines: Sequence[Line], left: float) -> list[Text]:
    texts, y = [], MARGIN
    for line in lines:
        y += line.height
        if line.text:
            text = line.style.text(line.text, (left + line.indent, y))
            texts.append(replace(text, anchor="start"))
    return texts
