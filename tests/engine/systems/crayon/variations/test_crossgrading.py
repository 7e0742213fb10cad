"""Crossgrading: fast for heavy freight and back, with some track in the same turn (CRY-VAR-35)."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import legal, play, refused
from tests.engine.systems.crayon.situations.valley import WEST_TO_MILL, Valley, seat, seats

WINDING = [f"build {c},3 {c + 1},3" for c in range(2, 12)]
"""Ten sections for 1 each, once 2,2 2,3 is built."""


def owner_of(
    train: str, cash: int = 60, variants: str = "crossgrading", rules: str = "", loads: str = ""
) -> CrayonGame:
    there = seats(seat(cash, WEST_TO_MILL, "5,2", train=train, loads=loads))
    return Valley(variants, rules, position=f"{there}, turn: {{phase: building}}").game()


@pytest.mark.rule("CRY-UPG-03")
@pytest.mark.rule("CRY-VAR-35")
def test_without_the_variation_no_train_changes_sideways() -> None:
    game = owner_of("fast-freight", variants="")
    assert refused(game, "crossgrade heavy-freight") == "CRY-UPG-03"
    assert legal(game, "crossgrade") == []


@pytest.mark.rule("CRY-VAR-35")
@pytest.mark.parametrize(
    ("one", "other"), [("fast-freight", "heavy-freight"), ("heavy-freight", "fast-freight")]
)
def test_fast_and_heavy_change_for_each_other_for_5(one: str, other: str) -> None:
    game = owner_of(one)
    assert legal(game, "crossgrade") == [f"crossgrade {other}"]
    play(game, f"crossgrade {other}")
    assert (game.state.seats[0].cash, game.state.seats[0].trains[0].type) == (55, other)


@pytest.mark.rule("CRY-VAR-35")
@pytest.mark.parametrize("train", ["freight", "super-freight"])
def test_no_other_train_does(train: str) -> None:
    assert refused(owner_of(train), "crossgrade heavy-freight") == "CRY-VAR-35"


@pytest.mark.rule("CRY-VAR-35")
def test_any_number_of_times() -> None:
    game = owner_of("fast-freight")
    for train in ("heavy-freight", "fast-freight", "heavy-freight"):
        play(game, f"crossgrade {train}", "end", "done", "end", "done")
    assert game.state.seats[0].cash == 45


@pytest.mark.rule("CRY-VAR-35")
def test_15_may_still_go_into_track() -> None:
    game = owner_of("fast-freight")
    play(game, "crossgrade heavy-freight", "build 2,2 2,3", *WINDING)
    assert game.state.turn.spent == 11
    play(game, "build 3,2 3,1", "build 4,2 4,1", "build 4,1 5,1", "build 5,1 6,1")
    assert refused(game, "build 6,1 7,1") == "CRY-VAR-35"


@pytest.mark.rule("CRY-VAR-35")
def test_the_train_may_change_after_building_as_well() -> None:
    game = owner_of("fast-freight")
    play(game, "build 2,2 2,3", *WINDING, "build 3,2 3,1", "build 4,2 4,1", "build 4,1 5,1")
    play(game, "build 5,1 6,1")
    assert game.state.turn.spent == 15
    assert refused(game, "crossgrade heavy-freight") == ""
    play(game, "build 6,1 7,1")
    assert refused(game, "crossgrade heavy-freight") == "CRY-VAR-35"


@pytest.mark.rule("CRY-UPG-02")
@pytest.mark.rule("CRY-VAR-35")
def test_an_upgrade_still_leaves_no_room_for_track_nor_for_a_crossgrade() -> None:
    game = owner_of("fast-freight")
    play(game, "upgrade super-freight")
    assert refused(game, "build 2,2 2,3") == "CRY-UPG-02"
    game = owner_of("freight")
    play(game, "upgrade fast-freight")
    assert refused(game, "crossgrade heavy-freight") == "CRY-UPG-03"


@pytest.mark.rule("CRY-VAR-35")
def test_the_5_are_no_part_of_the_price_of_a_super_freight() -> None:
    game = owner_of("fast-freight", cash=24)
    play(game, "crossgrade heavy-freight")
    assert refused(game, "upgrade super-freight") == "CRY-UPG-03"
    play(game, "end", "done", "end", "done")
    assert refused(game, "upgrade super-freight") == "CRY-BUILD-14", "it still costs 20"
    richer = owner_of("fast-freight", cash=25)
    play(richer, "crossgrade heavy-freight", "end", "done", "end", "done", "upgrade super-freight")
    assert richer.state.seats[0].cash == 0


@pytest.mark.rule("CRY-VAR-35")
def test_it_needs_the_money() -> None:
    assert refused(owner_of("fast-freight", cash=4), "crossgrade heavy-freight") == "CRY-BUILD-14"


@pytest.mark.rule("CRY-VAR-35")
def test_a_third_load_has_to_go_first() -> None:
    game = owner_of("heavy-freight", loads="coal, coal, tea")
    assert refused(game, "crossgrade fast-freight") == "CRY-LOAD-03"
    assert refused(owner_of("heavy-freight", loads="coal, tea"), "crossgrade fast-freight") == ""


def test_how_much_track_goes_with_it_is_the_rules_to_say() -> None:
    game = owner_of("fast-freight", rules="crossgrade: {track_limit: 2}")
    play(game, "crossgrade heavy-freight", "build 2,2 2,3", "build 2,3 3,3")
    assert refused(game, "build 3,3 4,3") == "CRY-VAR-35"


def test_what_it_costs_is_the_rules_to_say() -> None:
    game = owner_of("fast-freight", rules="trains: {fast-freight: {crossgrades: {freight: 1}}}")
    play(game, "crossgrade freight")
    assert game.state.seats[0].cash == 59
