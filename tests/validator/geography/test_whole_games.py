"""What makes a whole game of a map is asked of its system."""

from pathlib import Path

import pytest

from model.imports.cannot import CannotImport
from model.imports.geo.making import without_a_word
from model.imports.geo.recipes.recipe import Recipe
from validator.geography.whole_games import Wanted, completed


@pytest.mark.parametrize("system", ["", "bare"])
def test_a_system_that_proposes_nothing_says_who_does(system: str) -> None:
    wanted = Wanted(Recipe(), Path(), (50, 40), without_a_word)
    with pytest.raises(CannotImport, match="proposed for crayon maps alone"):
        completed(system, "", wanted)
