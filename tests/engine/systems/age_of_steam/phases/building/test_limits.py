"""Limits of a build: how many tiles, on which hexes, and who builds first."""

import pytest

from tests.engine.systems.age_of_steam.phases.building.games import (
    WIDE,
    building,
    cash,
    hold,
    play,
    refused,
)


@pytest.mark.rule("AOS-BUILD-01")
@pytest.mark.rule("AOM-BUILD-01")
@pytest.mark.rule("AOM-ACTION-03")
def test_three_tiles_are_laid_in_a_build_and_four_by_the_engineer() -> None:
    game = building(**WIDE)
    play(game, "lay 1,1 0-3", "lay 2,1 0-3", "town 3,1 3")
    assert refused(game, "lay 0,2 0-5") == "AOS-BUILD-01"
    hold(game, "engineer")
    assert refused(game, "lay 0,2 0-5") == ""
    play(game, "done")
    assert refused(game, "done") == ""


@pytest.mark.rule("AOS-BUILD-01")
def test_nobody_has_to_build() -> None:
    game = building()
    first = game.actor
    play(game, "done")
    assert game.actor != first


@pytest.mark.rule("AOS-BUILD-02")
def test_every_tile_is_paid_when_it_is_laid() -> None:
    game = building({"start": {"cash": 4}})
    play(game, "lay 1,0 0-3")
    assert cash(game) == 2
    assert refused(game, "town 2,0 0-3") == "AOS-BUILD-02"
    assert refused(game, "town 2,0 3") == ""


@pytest.mark.rule("AOS-BUILD-03")
def test_a_hex_is_built_on_once_in_a_build() -> None:
    game = building()
    play(game, "lay 1,0 1-3")
    assert refused(game, "lay 1,0 0-3") == "AOS-BUILD-03"
    other = building({"build": {"same_hex_twice": True}})
    play(other, "lay 1,0 1-3")
    assert refused(other, "lay 1,0 0-3") == ""


@pytest.mark.rule("AOS-ACTION-03")
def test_first_build_builds_first() -> None:
    game = building(players=3)
    last = game.state.order[-1]
    hold(game, "first-build", last)
    play(game, "done", "done", "done")
    assert game.actor == last
