"""Sound boards, the same for the same seed; names may be of any language."""

from random import Random

from model.collection import Things
from model.scenario.preset_things import over_preset
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario
from tests.generate.sound_names import SoundWords
from tests.generate.systems.trains.made_boards import made_plain, twists_for


def sound_scenario(seed: int, *, awkward: bool = False) -> Scenario:
    """A complete, playable board with nothing wrong in it; `awkward` names trip writers."""
    plain = made_plain(seed, twists_for(seed))
    words = SoundWords(Random(f"words {seed}"), awkward=awkward)
    plain |= {"id": f"sound-{seed}", "title": words.name()}
    for city in plain["cities"]:
        city["name"] = words.name()
    return read_scenario(over_preset(plain, Things()))
