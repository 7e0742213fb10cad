"""Nothing at all is found in sound boards, with any twists of rules, cards and kits."""

import pytest

from model.files.scenario_files import new_text, read_text
from tests.generate.systems.trains.sound.scenario import sound_scenario
from validator.running.run import examine


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_nothing_is_found_in_sound_boards(first: int) -> None:
    for seed in range(first, first + 10):
        text = new_text(sound_scenario(seed, awkward=seed % 2 == 1))
        assert [str(one.finding) for one in examine(read_text(text, "sound"))] == [], seed
