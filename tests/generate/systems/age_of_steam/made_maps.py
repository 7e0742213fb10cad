"""Maps of Age of Steam with some blocks, drawn by lot, the same for the same seed and blocks."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from model.collection import Things
from model.scenario.preset_things import over_preset
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario
from tests.generate.systems.age_of_steam.blocks.all_blocks import ALL
from tests.generate.systems.age_of_steam.draft import Draft


def made_plain(seed: int, blocks: Sequence[str] = ()) -> dict[str, Any]:
    """A map as a file says it."""
    draft = Draft(f"{seed} {' '.join(sorted(blocks))}", blocks)
    for name, block in ALL.items():
        if name in draft.blocks:
            block.make(draft)
    return draft.finished()


@lru_cache(maxsize=4)
def made_map(seed: int, blocks: tuple[str, ...] = ()) -> Scenario:
    """A map with these blocks; what stands in its file is what the reader of files makes of it."""
    scenario = read_scenario(over_preset(made_plain(seed, blocks), Things()))
    assert not scenario.misfits, scenario.misfits
    return scenario
