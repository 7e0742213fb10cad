"""Who builds, and what of the moment matters to where track may be laid."""

from collections.abc import Mapping
from typing import NamedTuple

from model.systems.age_of_steam.conditions.selector import Situation


class Builder(NamedTuple):
    """A seat that builds, and what it has done so far in this build."""

    seat: int
    now: Situation = Situation()
    built: frozenset[int] = frozenset()
    """The hexes where it has laid a tile in this build."""
    to_cities: Mapping[str, int] = {}
    """By city the new sections and claims of this build that lead there."""
