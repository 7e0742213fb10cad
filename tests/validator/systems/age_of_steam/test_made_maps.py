"""No error is found in made-up maps with any blocks, and nothing at all in sound ones."""

import pytest

from model.files.scenario_files import read_text
from model.scenario.scenario_form import write_scenario
from model.yaml.canonical import canonical_text
from tests.generate.systems.age_of_steam.designs import designs
from tests.generate.systems.age_of_steam.made_maps import made_plain
from tests.generate.systems.age_of_steam.sound.scenario import sound_scenario
from validator.finding import ERROR
from validator.running.run import examine


@pytest.mark.parametrize("seed", range(0, 100, 20))
def test_blocks_that_are_allowed_together_make_no_error(seed: int) -> None:
    text = canonical_text(made_plain(seed, designs()[seed]))
    found = [one.finding for one in examine(read_text(text, "made"))]
    assert [one for one in found if one.severity == ERROR] == []


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_found_in_sound_maps(seed: int) -> None:
    text = canonical_text(write_scenario(sound_scenario(seed, awkward=seed % 2 == 1)))
    assert list(examine(read_text(text, "sound"))) == []
