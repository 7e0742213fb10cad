"""Files of older formats, brought up to date by named steps; written back only when the user saves.

Format 0 is that of the first drafts: places as lists of numbers, blanks where there is no cell,
and y in true distance (rows stand the square root of three quarters apart). Format 1 is today's.
"""

from collections.abc import Callable
from typing import Any

from model.boards.grid import ROW_HEIGHT, nearest_corner, position
from model.boards.terrain import NO_CELL

Tree = dict[str, Any]
_ON_A_CORNER = 0.05
_NEAREST = 9000.0
_LARGEST_SIDE = 1000
"""Boards said to be larger are not filled up: a long row would blow up all the others."""


def upgraded(plain: Tree, written: int) -> Tree:
    """The data of a file of an older format as the present format says it."""
    for number in range(max(written, 0), len(STEPS)):
        for _, step in STEPS[number]:
            plain = step(plain)
        plain = {**plain, "format": number + 1}
    return plain


def blanks_are_no_cells(plain: Tree) -> Tree:
    """Terrain rows: a blank becomes _, and rows that were cut short are filled up."""
    board = plain.get("board")
    if not isinstance(board, dict) or not isinstance(board.get("terrain"), str):
        return plain
    rows = board["terrain"].removesuffix("\n").split("\n")
    width = max(map(len, rows))
    if max(width, len(rows)) > _LARGEST_SIDE:
        return plain
    text = "".join(row.replace(" ", NO_CELL).ljust(width, NO_CELL) + "\n" for row in rows)
    return {**plain, "board": {**board, "terrain": text}}


def places_are_text(plain: Tree) -> Tree:
    """Cells and points: `at: [12, 7]` becomes `at: 12,7`, lists of cells one text."""
    cities = _each(plain.get("cities"), {"at": _cell, "xy": _point})
    waters = _each(plain.get("waters"), {"cells": _cells})
    return _with(plain, cities=cities, waters=waters)


def rows_count_from_one_to_the_next(plain: Tree) -> Tree:
    """Paths and outlines: y counts rows, and points that lie on a corner are called by its name."""
    waters = _each(plain.get("waters"), {"path": _path, "outline": _outline})
    return _with(plain, waters=waters)


STEPS: tuple[tuple[tuple[str, Callable[[Tree], Tree]], ...], ...] = (
    (
        ("blanks-are-no-cells", blanks_are_no_cells),
        ("places-are-text", places_are_text),
        ("rows-count-from-one-to-the-next", rows_count_from_one_to_the_next),
    ),
)


def _with(plain: Tree, **parts: Any) -> Tree:
    return {**plain, **{key: value for key, value in parts.items() if value is not None}}


def _each(things: Any, fields: dict[str, Callable[[Any], Any]]) -> Any:
    """The things of a list with some of their fields rewritten; what is strange stays as it is."""
    if not isinstance(things, list):
        return things
    return [_rewritten(thing, fields) if isinstance(thing, dict) else thing for thing in things]


def _rewritten(thing: Tree, fields: dict[str, Callable[[Any], Any]]) -> Tree:
    return {key: fields[key](value) if key in fields else value for key, value in thing.items()}


def _is_pair(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(isinstance(n, (int, float)) and abs(n) < _NEAREST for n in value)
    )


def _cell(value: Any) -> Any:
    return f"{int(value[0])},{int(value[1])}" if _is_pair(value) else value


def _cells(value: Any) -> Any:
    if not isinstance(value, list) or not all(map(_is_pair, value)):
        return value
    return " ".join(map(_cell, value))


def _point(value: Any) -> Any:
    if not _is_pair(value):
        return value
    return f"{_decimal(value[0])},{_decimal(value[1] / ROW_HEIGHT)}"


def _decimal(number: float) -> str:
    text = f"{number:.3f}".rstrip("0")
    return f"{text}0" if text.endswith(".") else text


def _path(value: Any) -> Any:
    if not isinstance(value, list) or not all(map(_is_pair, value)):
        return value
    return " ".join(map(_corner_or_point, value))


def _outline(value: Any) -> Any:
    if not isinstance(value, list) or not all(map(_is_pair, value)):
        return value
    return " ".join(map(_point, value))


def _corner_or_point(value: Any) -> str:
    x, y = value
    corner = nearest_corner(x, y)
    cx, cy = position(corner)
    near = abs(cx - x) < _ON_A_CORNER and abs(cy - y) < _ON_A_CORNER
    return str(corner) if near else str(_point(value))
