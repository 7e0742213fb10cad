"""Cubes that a New City draws, while a build could still be taken back."""

import pytest

from tests.engine.systems.age_of_steam.maps import game, play, refused

RULES = (
    "phases: [actions, build, income, expenses, reduction, advance]",
    "start: {cash: 40, income: 10}",
    "build: {connectivity_check: end-of-build}",
    "urbanization: {cubes: {bag: 1}}",
)


@pytest.mark.rule("AOM-BUILD-10")
def test_loose_track_is_joined_before_cubes_are_drawn() -> None:
    one = game(1, *RULES)
    play(one, "take urbanization", "lay 2,1 0-3")
    assert refused(one, "urbanize elm a") == "AOM-BUILD-10"
    play(one, "rollback")
    assert refused(one, "urbanize elm a") == ""
