"""Goods beside the map: the cube with the letter that it has on the map."""

from collections.abc import Sequence

from drawing.shapes.symbols import Batch, Box, Spot
from drawing.systems.age_of_steam.tiles.cubes import cube
from drawing.systems.age_of_steam.tiles.goods_colours import GoodsColours
from drawing.themes.theme import Theme
from model.scenario.scenario import Scenario
from model.scenario.things import Good

PART = 0.8
"""How wide a cube is where an icon is 1: around it is its line of light."""


def icon(scenario: Scenario, good: Good, at: Spot, size: float, theme: Theme) -> Sequence[Batch]:
    """A cube around a spot."""
    side = PART * size
    box = Box(at[0] - side / 2, at[1] - side / 2, side, side)
    return list(cube(GoodsColours(theme, scenario.goods), good.id, box))
