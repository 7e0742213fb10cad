"""What makes a whole game of a map: goods, cards and what else its system proposes.

A system does it in its part `whole_games`, by `completed(text, wanted)`.
"""

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from model.amounts_in_words import listed
from model.imports.cannot import CannotImport
from model.scenario.scenario import Scenario
from model.systems import part_of, system_names

if TYPE_CHECKING:
    from model.imports.geo.making import AtStage
    from model.imports.geo.recipes.recipe import Recipe

PART = "whole_games"


class Wanted(NamedTuple):
    """What is to be proposed for a map, and what is known of where it lies."""

    recipe: "Recipe"
    folder: Path
    """Where files that the recipe names for its goods are looked up."""
    latitudes: tuple[int, int]
    """How many degrees north the top and the bottom of the map lie."""
    at_stage: "AtStage"


class Whole(NamedTuple):
    """A game that was made: the scenario, its text, and what still wants a look."""

    scenario: Scenario
    text: str
    left: list[str]


def completed(system: str, text: str, wanted: Wanted) -> Whole:
    """The map with what the recipe asks for besides; CannotImport where its system knows none."""
    part = part_of("validator", system, PART)
    if part is None:
        able = listed(name for name in system_names() if part_of("validator", name, PART))
        raise CannotImport(f"goods and cards are proposed for {able} maps alone")
    whole: Whole = part.completed(text, wanted)
    return whole
