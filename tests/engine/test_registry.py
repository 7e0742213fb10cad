"""Systems that can be played are found by name, whatever a file says."""

import pytest

from engine.registry import playable_systems, score_name, system
from model.systems import part_of


def test_every_engine_says_what_its_scores_are_called() -> None:
    assert score_name("crayon") == "cash"
    assert all(score_name(name) for name in playable_systems())


@pytest.mark.parametrize("name", ["", "no such", "a.b", "..", "crayon.game", "\x00", "-", "é", "1"])
def test_a_name_that_nobody_has_finds_nothing(name: str) -> None:
    assert system(name) is None
    assert part_of("engine", name, "info") is None
    assert score_name(name) == "score"


def test_a_game_of_hidden_choices_says_loot(gulch: object) -> None:
    assert score_name("hideout") == "loot"
