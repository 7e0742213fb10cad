"""Sound maps, the same for the same seed; names may be of any language."""

from random import Random

from model.collection import Things
from model.scenario.preset_things import over_preset
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario
from tests.generate.sound_names import SoundWords
from tests.generate.systems.age_of_steam.clashes import compatible
from tests.generate.systems.age_of_steam.made_maps import made_plain

QUIET = (
    *("start", "engine", "shares", "expenses", "expense-die", "reduction", "scoring"),
    *("special-links", "link-groups", "display", "build-limit", "surcharges"),
    *("income-bonuses", "rounds", "dice", "discounts", "pile", "first-and-last", "extras"),
)
"""Blocks that are in order whatever is drawn for them."""


def sound_scenario(seed: int, *, awkward: bool = False) -> Scenario:
    """A complete, playable map with nothing wrong in it; `awkward` names trip writers."""
    rng = Random(f"sound {seed}")
    plain = made_plain(seed, compatible(rng, rng.randint(0, 5), among=QUIET))
    words = SoundWords(Random(f"words {seed}"), awkward=awkward)
    plain |= {"id": f"sound-{seed}", "title": words.name()}
    for city in plain["cities"]:
        city["name"] = words.name()
    return read_scenario(over_preset(plain, Things()))
