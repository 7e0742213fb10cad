"""A map of a part of the globe as its recipe asks for it, if need be as a whole game.

The one door to it, for the command and for the editor alike.
"""

from collections.abc import Sequence

from model.boards.grid import ROW_HEIGHT
from model.forms.frozen import dataclass
from model.imports.geo.by_hand import with_words
from model.imports.geo.drafting import drafted
from model.imports.geo.ground.frame import Frame
from model.imports.geo.making import AtStage, made, without_a_word
from model.imports.geo.recipes.recipe_file import Asked
from model.imports.geo.report import findings_of, report_rows
from model.imports.geo.scenery import scenery_text
from model.scenario.scenario import Scenario
from validator.geography.whole_games import Wanted, completed


@dataclass(frozen=True, slots=True)
class Geography:
    """A map that was made: its text, the scenery beside it, and what is to be said of it."""

    scenario: Scenario
    text: str
    scenery_file: str
    scenery: str
    rows: Sequence[tuple[str, str]]
    """What was made, in numbers."""
    told: Sequence[str]
    """What wants a look."""


def map_of(asked: Asked, name: str, at_stage: AtStage = without_a_word) -> Geography:
    """The map of a recipe under the name of its file; CannotImport says why there is none."""
    result = made(asked, at_stage)
    scenery_file = f"{name}.scenery.geojson"
    scenario, text = with_words(asked, drafted(result, name, f"./{scenery_file}"))
    recipe = asked.recipe
    told = findings_of(result, are_joined=recipe.deck.propose and not recipe.by_hand)
    if recipe.goods.propose or recipe.deck.propose:
        at_stage("goods")
        wanted = Wanted(recipe, asked.folders["goods"], _latitudes(result.frame), at_stage)
        scenario, text, left = completed(scenario.system, text, wanted)
        told += left
    at_stage("scenery")
    drawn = scenery_text(result, scenario.board)
    return Geography(scenario, text, scenery_file, drawn, report_rows(result, scenario), told)


def _latitudes(frame: Frame) -> tuple[int, int]:
    """How many degrees north the middle of the top and of the bottom row lie."""
    cols, rows = frame.size
    ends = [(cols / 2, 0.0), (cols / 2, (rows - 1) * ROW_HEIGHT)]
    (_, top), (_, bottom) = frame.globe.places_on_globe(ends)
    return round(top), round(bottom)
