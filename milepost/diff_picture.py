"""The picture of a difference: the newer map with its changes marked, and a list beside it."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from drawing.fitting import LEADING, wrapped
from drawing.symbols import Inset, Layer, Picture, Text, Texts
from drawing.theme import Style, theme
from milepost.changed_cells import changed_cells
from milepost.pictures import Look, map_picture
from model.scenario import Scenario

COLUMN, MARGIN = 90.0, 8.0
"""Of the list, in millimetres."""
INDENT = 3.5
TITLE = 4.5
SHORTEST = 60.0
"""A list beside a very small map has at least this much room."""


def diff_picture(
    old: Scenario, new: Scenario, folder: Path, said: Sequence[str], look: Look
) -> Picture:
    """The newer map, and the sentences in as many columns as they take."""
    map_ = map_picture(new, folder, look, changed_cells(old, new))
    height = max(map_.height, SHORTEST)
    title = f"{map_.title}: what changed"
    texts, columns = _listed(title, said or ["no difference"], height, map_.width, look)
    layers = (Layer("map", (Inset(map_, (0, 0)),)), Layer("list", (Texts(texts),)))
    width = map_.width + columns * (COLUMN + MARGIN) + MARGIN
    paper = theme(look.theme).ink("card-paper").fill
    return Picture(width, height, layers, title, paper)


def _listed(
    title: str, said: Sequence[str], height: float, left: float, look: Look
) -> tuple[list[Text], int]:
    """Texts column by column, and how many columns there are."""
    heading, body = (theme(look.theme).style(name) for name in ("aid-title", "aid-text"))
    heading = replace(heading, size=TITLE)
    lines = [(line, heading, 0.0) for line in wrapped(title, heading.size, heading.face, COLUMN)]
    lines.append(("", body, 0.0))
    for sentence in said:
        parts = wrapped(sentence, body.size, body.face, COLUMN - INDENT)
        lines += [(f"– {parts[0]}", body, 0.0)] if parts else []
        lines += [(part, body, INDENT) for part in parts[1:]]
    return _set(lines, height, left)


def _set(
    lines: Sequence[tuple[str, Style, float]], height: float, left: float
) -> tuple[list[Text], int]:
    texts, column, y = [], 0, MARGIN
    for line, style, indent in lines:
        step = style.size * LEADING
        if y + step > height - MARGIN and y > MARGIN:
            column, y = column + 1, MARGIN
        y += step
        x = left + MARGIN + column * (COLUMN + MARGIN) + indent
        if line:
            texts.append(replace(style.text(line, (x, y)), anchor="start"))
    return texts, column + 1
