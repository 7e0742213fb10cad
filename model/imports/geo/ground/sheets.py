"""A sheet of so many columns and rows: the window grows to its shape, the spacing follows."""

import math
from typing import Final

from model.boards.grid import ROW_HEIGHT
from model.boards.terrain import Size
from model.imports.cannot import CannotImport
from model.imports.geo.recipes.recipe import Recipe
from model.rules.new_scenario import LARGEST_SIDE

FINEST: Final = 2.5
"""How many times as many columns a sheet gets at the most where there is much sea."""

Window = tuple[float, float, float, float]


def down(sheet: Size) -> float:
    """Steps from the top of a sheet to its bottom; from side to side it is one a column."""
    return (sheet.rows - 1) * ROW_HEIGHT + 1 / math.sqrt(3)


def window_around(sheet: Size, window: Window, step: float | None) -> Window:
    """The least window of a sheet that holds another; with a step, the one around its middle."""
    west, south, east, north = window
    if step is None:
        step = max((east - west) / sheet.cols, (north - south) / down(sheet))
    x, y = (west + east) / 2, (south + north) / 2
    wide, high = step * sheet.cols / 2, step * down(sheet) / 2
    return x - wide, y - high, x + wide, y + high


def sheet_of(recipe: Recipe, land_share: float) -> Size | None:
    """The sheet that a recipe asks for, finer where so large a part of it is sea."""
    if not recipe.sheet:
        return None
    sides = [int(side) for side in recipe.sheet]
    if len(sides) != 2 or not all(3 <= side <= LARGEST_SIDE for side in sides):
        raise CannotImport(f"sheet: write columns and rows, from 3 to {LARGEST_SIDE}, such as 10,8")
    cols, rows = sides
    wanted = recipe.least_land / max(cols * rows * land_share, 1.0)
    finer = min(max(math.sqrt(wanted), 1.0), FINEST)
    return Size(*(min(math.ceil(side * finer), LARGEST_SIDE) for side in sides))
