"""Field Warehousing: loads that are dropped stay in the city for some turns (CRY-VAR-42)."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import legal, play, refused
from tests.engine.systems.crayon.situations.valley import WEST_TO_TOWN, Valley, lying, seat, seats

ROUND = ("done", "end") * 2


def dropped(variants: str = "field-warehousing", rules: str = "") -> CrayonGame:
    """Ann has just dropped coal in Mill, which supplies it; Bob's train stands beside Mill."""
    there = seats(
        seat(20, WEST_TO_TOWN, "5,2", loads="coal"), seat(20, "[]", "6,2", came_from="7,2")
    )
    game = Valley(variants, rules, position=there).game()
    play(game, "drop coal")
    return game


@pytest.mark.rule("CRY-VAR-42")
def test_a_dropped_load_stays_in_the_city_whatever_it_supplies() -> None:
    game = dropped()
    assert [(one.good, one.city) for one in game.state.lying] == [("coal", "mill")]
    assert game.state.tray["coal"] == 3


@pytest.mark.rule("CRY-VAR-42")
def test_without_the_variation_it_goes_to_the_tray() -> None:
    game = dropped("")
    assert lying(game) == []
    assert game.state.tray["coal"] == 4
    assert refused(game, "collect coal") == "CRY-LOAD-01"


@pytest.mark.rule("CRY-VAR-42")
def test_anybody_who_passes_may_pick_it_up() -> None:
    game = dropped()
    play(game, "done", "end")
    assert legal(game, "collect") == []
    play(game, "move 5,2", "collect coal", "move 4,2")
    assert game.state.seats[1].trains[0].loads == ("coal",)
    assert lying(game) == []


@pytest.mark.rule("CRY-VAR-42")
def test_who_dropped_it_may_take_it_back() -> None:
    game = dropped()
    play(game, "collect coal")
    assert game.state.seats[0].trains[0].loads == ("coal",)


@pytest.mark.rule("CRY-VAR-42")
def test_it_goes_to_the_tray_when_the_fourth_turn_after_it_ends() -> None:
    game = dropped()
    play(game, *ROUND * 4)
    assert lying(game) == ["coal"]
    play(game, "done")
    assert lying(game) == ["coal"]
    play(game, "end")
    assert lying(game) == []
    assert game.state.tray["coal"] == 4


@pytest.mark.rule("CRY-VAR-42")
def test_a_lost_turn_of_the_player_counts_as_well() -> None:
    there = seats(
        seat(20, WEST_TO_TOWN, "5,2", loads="coal", hand="1, 2, 3"),
        seat(20, "[]", "2,2", hand="4, 5, 6"),
    )
    wreck = (
        "{id: wreck, name: Wreck, duration: instant, "
        'effects: [{effect: lose-turn, area: "cities(mill)"}]}'
    )
    position = f"{there}, deck: [wreck, 10, 11, 12, 13, 14, 15, 16, 17]"
    game = Valley("field-warehousing", position=position, events=(wreck,)).game()
    play(game, "drop coal", "done", "end", "discard")
    assert game.actor == 1, "Ann's first turn after the drop was lost"
    play(game, "done", "end", *ROUND * 2)
    assert lying(game) == ["coal"]
    play(game, "done", "end")
    assert lying(game) == []


def test_how_long_it_lies_is_the_rules_to_say() -> None:
    game = dropped(rules="dropped: {turns: 1}")
    play(game, *ROUND)
    assert lying(game) == ["coal"]
    play(game, "done", "end")
    assert lying(game) == []


def test_without_a_number_of_turns_it_lies_for_good() -> None:
    game = dropped(rules="dropped: {turns: null}")
    play(game, *ROUND * 12)
    assert lying(game) == ["coal"]


def test_the_rules_can_limit_the_loads_of_a_city() -> None:
    there = seats(seat(20, "[]", "5,2", loads="coal, tea"))
    game = Valley("field-warehousing", "dropped: {per_city: 1}", position=there).game()
    play(game, "drop coal", "drop tea")
    assert lying(game) == ["tea"]
    assert game.state.tray["coal"] == 4


def test_the_rules_can_send_some_of_them_to_the_tray_at_once() -> None:
    game = dropped(rules="dropped: {goes: city-unless-supplied}")
    assert lying(game) == [], "Mill supplies coal"
