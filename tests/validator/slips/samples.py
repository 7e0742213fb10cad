"""The valid scenarios in which slips are made: the tutorial, games on drafts, made-up maps."""

from dataclasses import replace
from functools import cache
from random import Random

from model.bundled import bundled_scenarios
from model.canonical import canonical_text
from model.collection import Things
from model.scenario import Scenario
from model.scenario_form import write_scenario
from model.systems.crayon.ground import ground_of
from model.systems.crayon.part import CrayonPart
from model.things import Allowed
from tests.engine.drafts import Ways, china_game_scenario, north_america_game_scenario
from tests.generate.sound.cards import make_demands
from tests.generate.sound.scenario import sound_scenario
from tests.validator.slips.slip import Sample

ENDS_OF_LINES = {"china": ("dalian", "fuzhou"), "north-america": ("miami",)}
"""Cities on capes, of which their designers know that no line runs through them."""


@cache
def all_samples() -> tuple[Sample, ...]:
    drafts = {"china": china_game_scenario(), "north-america": north_america_game_scenario()}
    return (
        Sample("tutorial", bundled_scenarios()["tutorial"].read_text(encoding="utf-8")),
        *(_written(name, finished(name, draft)) for name, draft in drafts.items()),
        *(_written(f"sound-{seed}", sound_scenario(seed)) for seed in (3, 4)),
    )


def _written(name: str, scenario: Scenario) -> Sample:
    text = canonical_text(write_scenario(scenario))
    # Not every map has alpine mileposts for snow to fall on.
    return Sample(name, text.replace("terrain(alpine, mountain)", "terrain(mountain)"))


def finished(name: str, draft: Scenario) -> Scenario:
    """A game on a draft map, with payouts that pay for track and events that hit something."""
    part = draft.part_as(CrayonPart)
    demands = make_demands(Random(name), Ways(ground_of(draft)), list(draft.goods))
    allow = {
        f"NET003 cities/{city}": _allowed("NET003", f"cities/{city}")
        for city in ENDS_OF_LINES[name]
    }
    return replace(draft, part=replace(part, demands=demands), allow=Things(allow))


def _allowed(code: str, place: str) -> Allowed:
    return Allowed(code=code, place=place, reason="The line ends at the cape, and is meant to.")
