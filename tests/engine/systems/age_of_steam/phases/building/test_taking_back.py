"""Builds that must be whole are taken back; what was not built stays as it is."""

from typing import Any

import pytest

from engine.systems.age_of_steam.info import SYSTEM
from tests.engine.systems.age_of_steam.phases.building.games import (
    building,
    cash,
    legal,
    play,
    refused,
)

WHOLE = {"build": {"unfinished": {"max": 0}}}
HOUSE: dict[str, Any] = {"house_rules": ["Whoever crosses the ford buys a round."]}


@pytest.mark.rule("AOM-BUILD-10")
@pytest.mark.rule("AOS-SHARES-03")
def test_a_share_that_was_sold_in_a_build_stays_sold_with_its_money() -> None:
    game = building({**WHOLE, "shares": {"private_sale": 4}})
    seat = game.position.mover
    play(game, "lay 1,0 0-3", "sell", "rollback")
    assert (seat.shares, seat.cash) == (3, 44)
    assert cash(game) == 44


@pytest.mark.rule("AOM-GEN-09")
@pytest.mark.rule("AOM-BUILD-10")
def test_what_was_agreed_on_is_not_taken_back_with_a_build() -> None:
    game = building(WHOLE, **HOUSE)
    first, other = game.position.actor + 1, 2 - game.position.actor
    play(game, "lay 1,0 0-3")
    refusal = game.why_not(game.read(f"agree cash 5 {first} {other}"))
    assert refusal is not None
    assert refusal.rule == "AOM-BUILD-10", "the loose end could not be taken back any more"
    play(game, "rollback", f"agree cash 5 {first} {other}", "accept", f"agree red 1 bag {other}")
    play(game, "accept", "lay 1,0 0-3", "rollback")
    assert cash(game) == 35
    assert game.state.seats[other - 1].kept == {"red": 1}
    assert SYSTEM.check(game) == []
    assert refused(game, "done") == ""


@pytest.mark.rule("AOM-GEN-09")
def test_nobody_agrees_on_track_that_the_builder_could_not_finish() -> None:
    game = building(WHOLE, **HOUSE)
    play(game, "lay 1,0 0-3", "town 2,0 3")
    refusal = game.why_not(game.read("agree t1 1 2,0 supply"))
    assert refusal is not None
    assert refusal.rule == "AOM-BUILD-10"
    play(game, "agree s1:0-3 1 supply 3,0", "accept")
    assert "done" in legal(game), "what was laid by agreement is nobody's"
