"""Goods beside the map: the cube with the letter that it has on the map."""

from collections.abc import Sequence

from drawing.shapes.symbols import Batch, Box
from drawing.systems.age_of_steam.tiles.cubes import cube
from drawing.systems.age_of_steam.tiles.goods_colours import GoodsColours
from drawing.themes.theme import Theme
from model.scenario.scenario import Scenario
from model.scenario.things import Good

RIM = 0.1
"""How much of a square is left around its cube, whose line of light needs it."""


def icon(scenario: Scenario, good: Good, box: Box, theme: Theme) -> Sequence[Batch]:
    """A cube in a square."""
    inside = box.grown(-RIM * box.width)
    return list(cube(GoodsColours(theme, scenario.goods), good.id, inside))
