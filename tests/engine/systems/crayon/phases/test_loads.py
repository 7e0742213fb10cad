"""Picking loads up and putting them down (CRY-LOAD)."""

import pytest

from tests.engine.systems.crayon.situations.coast import WHOLE_LINE, coast, line, seat
from tests.engine.systems.crayon.situations.running import pass_turns, place_of, run, train_of
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused


@both_games
@pytest.mark.rule("CRY-LOAD-01")
def test_a_train_in_a_city_or_passing_through_picks_up_what_the_city_supplies(preset: str) -> None:
    game = coast(seat("6,1", track=line(3, 11)), seat(), preset=preset)
    assert refused(game, "load coal") == "CRY-LOAD-01"
    run(game, 7)
    assert legal(game, "load") == ["load coal", "load silk"]
    play(game, "load coal")
    run(game, 8)
    assert train_of(game).loads == ("coal",)
    assert game.state.tray["coal"] == 2


@pytest.mark.rule("CRY-LOAD-01")
def test_nothing_else_is_to_be_had_there() -> None:
    game = coast(seat("7,1"), seat())
    assert refused(game, "load iron") == "CRY-LOAD-01"
    assert refused(game, "load gold") == "CRY-LOAD-01"
    assert refused(game, "collect coal") == "CRY-LOAD-01"


@both_games
@pytest.mark.rule("CRY-LOAD-02")
def test_a_good_that_is_all_on_trains_waits_until_a_chip_comes_back(preset: str) -> None:
    carrier = seat("2,1", "coal", "coal", "coal", type="heavy-freight")
    game = coast(seat("7,1"), carrier, preset=preset)
    assert refused(game, "load coal") == "CRY-LOAD-02"
    assert legal(game, "load") == ["load silk"]
    pass_turns(game)
    play(game, "drop coal")
    pass_turns(game)
    play(game, "load coal")
    assert train_of(game).loads == ("coal",)


@both_games
@pytest.mark.rule("CRY-LOAD-03")
@pytest.mark.parametrize(
    ("kind", "room"),
    [("freight", 2), ("fast-freight", 2), ("heavy-freight", 3), ("super-freight", 3)],
)
def test_a_train_carries_two_loads_or_three_mixed_or_alike(
    preset: str, kind: str, room: int
) -> None:
    for goods in (["coal"] * room, ["coal", "silk", "coal"][:room]):
        game = coast(seat("7,1", type=kind), seat(), preset=preset)
        play(game, *(f"load {good}" for good in goods))
        assert train_of(game).loads == tuple(sorted(goods))
        assert refused(game, "load silk") == "CRY-LOAD-03"
        assert legal(game, "load") == []


@pytest.mark.rule("CRY-LOAD-04")
def test_a_load_needs_no_demand() -> None:
    game = coast(seat("7,1"), seat())
    demands = [one for card in game.state.seats[0].hand for one in game.table.cards[card].demands]
    assert not any(one.good == "silk" for one in demands)
    play(game, "load silk")
    assert train_of(game).loads == ("silk",)


@both_games
@pytest.mark.rule("CRY-LOAD-05")
def test_a_load_is_dropped_in_any_city_and_goes_back_to_the_tray(preset: str) -> None:
    game = coast(seat("11,1", "coal", "silk"), seat(), preset=preset)
    assert legal(game, "drop") == ["drop coal", "drop silk"]
    play(game, "drop coal")
    assert (train_of(game).loads, game.state.tray["coal"]) == (("silk",), 3)
    assert game.state.seats[0].cash == 50


@pytest.mark.rule("CRY-LOAD-05")
def test_a_load_is_dropped_in_a_city_only_and_only_if_it_is_aboard() -> None:
    game = coast(seat("9,1", "coal"), seat())
    assert refused(game, "drop coal") == "CRY-LOAD-05"
    assert legal(game, "drop") == []
    game = coast(seat("11,1", "coal"), seat())
    assert refused(game, "drop silk") == "CRY-LOAD-05"


@both_games
@pytest.mark.rule("CRY-LOAD-06")
@pytest.mark.rule("OPEN-CRY-39")
def test_loads_take_no_movement_at_any_time_of_the_operations(preset: str) -> None:
    player = seat("7,1", "iron", hand=["2"], track=WHOLE_LINE)
    game = coast(player, seat(), preset=preset)
    play(game, "load coal", "drop coal", "load coal")
    run(game, 11)
    play(game, "deliver iron corin 8", "load iron")
    assert train_of(game).left == 5
    run(game, 16)
    assert train_of(game).left == 0
    spent = coast(seat("3,1", track=WHOLE_LINE), seat(), turn={"moved": 5, "allowance": 9})
    run(spent, 7)
    assert train_of(spent).left == 0
    play(spent, "load coal", "drop coal", "load silk")
    assert train_of(spent).loads == ("silk",)


@pytest.mark.rule("CRY-LOAD-06")
def test_nothing_is_loaded_or_dropped_once_building_has_begun() -> None:
    game = coast(seat("7,1", "silk"), seat())
    play(game, "done")
    assert refused(game, "load coal") == "CRY-TURN-01"
    assert refused(game, "drop silk") == "CRY-TURN-01"


@both_games
@pytest.mark.rule("CRY-LOAD-07")
def test_in_a_major_city_loads_are_handled_at_any_of_its_mileposts(preset: str) -> None:
    for spot in ("18,0", "19,0", "17,1", "18,1", "19,1", "18,2", "19,2"):
        game = coast(seat(spot, "coal", "silk", hand=["1"]), seat(), preset=preset)
        play(game, "drop silk", "load tea", "deliver coal dover 20")
        assert (place_of(game), train_of(game).loads) == (spot, ("tea",))


@pytest.mark.rule("CRY-VAR-46")
@pytest.mark.rule("OPEN-CRY-70")
def test_a_load_may_take_movement_where_the_rules_say_so() -> None:
    rules = {"load": {"move_points": 1}}
    game = coast(seat("11,1", "iron", hand=["2"]), seat(), rules=rules)
    play(game, "load iron", "drop iron", "deliver iron corin 8")
    assert train_of(game).left == 6
    rules = {"load": {"move_points": 1, "delivery_counts": False}}
    game = coast(seat("11,1", "iron", hand=["2"]), seat(), rules=rules)
    play(game, "deliver iron corin 8")
    assert train_of(game).left == 9


@pytest.mark.rule("CRY-VAR-46")
def test_without_movement_left_no_load_is_handled_then() -> None:
    rules = {"load": {"move_points": 1}}
    spent = {"moved": 9, "allowance": 9}
    game = coast(seat("11,1", "iron", hand=["2"]), seat(), rules=rules, turn=spent)
    assert refused(game, "load iron") == "CRY-VAR-46"
    assert refused(game, "drop iron") == "CRY-VAR-46"
    assert refused(game, "deliver iron corin 8") == "CRY-VAR-46"
    rules = {"load": {"move_points": 1, "delivery_counts": False}}
    game = coast(seat("11,1", "iron", hand=["2"]), seat(), rules=rules, turn=spent)
    assert legal(game, "deliver") == ["deliver iron corin 8"]


@pytest.mark.rule("CRY-LOAD-06")
def test_the_first_journey_of_the_book_takes_two_turns() -> None:
    cards = {"1": ["dover coal 8", "alba tea 11", "brig tea 12"]}
    player = seat("3,1", hand=["1"], track=WHOLE_LINE)
    game = coast(player, seat(), preset="empire-builder", cards=cards)
    run(game, 7)
    assert train_of(game).moved == 4
    play(game, "load coal", "load coal")
    run(game, 12)
    assert refused(game, "move 13,1") == "CRY-MOVE-02"
    pass_turns(game, 2)
    run(game, 17)
    assert train_of(game).moved == 5
    play(game, "deliver coal dover 8")
    assert game.state.seats[0].cash == 58
    assert train_of(game).loads == ("coal",)
    assert "1" not in game.state.seats[0].hand
    assert legal(game, "deliver") == []
