"""All that can be said of a map from geography, in the order of a recipe."""

from collections.abc import Sequence

from validator.exchange.described.option import Option
from validator.exchange.geo_options import game, ground, layers, the_map


def geo_options() -> Sequence[Option]:
    return (*the_map.options(), *layers.options(), *ground.options(), *game.options())
