"""Deliveries: what they need, what they pay, what follows (CRY-DELIV)."""

import pytest

from tests.engine.systems.crayon.situations.coast import WHOLE_LINE, coast, line, seat
from tests.engine.systems.crayon.situations.running import cash_of, place_of, run, train_of
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused


@both_games
@pytest.mark.rule("CRY-DELIV-01")
def test_a_delivery_needs_the_city_the_good_and_a_demand_for_both(preset: str) -> None:
    game = coast(seat("17,1", "coal", hand=["1"]), seat(), preset=preset)
    assert legal(game, "deliver") == ["deliver coal dover 20"]
    elsewhere = coast(seat("16,1", "coal", hand=["1"]), seat(), preset=preset)
    assert refused(elsewhere, "deliver coal dover 20") == "CRY-DELIV-01"
    empty = coast(seat("17,1", hand=["1"]), seat(), preset=preset)
    assert refused(empty, "deliver coal dover 20") == "CRY-DELIV-01"
    other_good = coast(seat("17,1", "iron", hand=["1"]), seat(), preset=preset)
    assert refused(other_good, "deliver iron dover 20") == "CRY-DELIV-01"
    assert refused(game, "deliver coal dover 24") == "CRY-DELIV-01"


@pytest.mark.rule("CRY-DELIV-01")
def test_another_players_card_is_of_no_use() -> None:
    game = coast(seat("17,1", "coal"), seat(hand=["1"]))
    assert refused(game, "deliver coal dover 20") == "CRY-DELIV-01"


@pytest.mark.rule("CRY-DELIV-01")
@pytest.mark.rule("OPEN-CRY-42")
def test_nobody_has_to_deliver() -> None:
    game = coast(seat("16,1", "coal", hand=["1"], track=WHOLE_LINE), seat())
    run(game, 17)
    play(game, "move 18,1", "move 19,1", "done", "end")
    assert train_of(game).loads == ("coal",)


@pytest.mark.rule("CRY-DELIV-01")
@pytest.mark.rule("OPEN-CRY-42")
def test_of_several_cards_the_player_chooses_the_one_that_pays() -> None:
    game = coast(seat("17,1", "coal", hand=["1", "2", "3"]), seat())
    assert sorted(legal(game, "deliver")) == [
        "deliver coal dover 20 card 1",
        "deliver coal dover 20 card 2",
        "deliver coal dover 24",
    ]
    assert refused(game, "deliver coal dover 20") == "CRY-DELIV-01"
    play(game, "deliver coal dover 20 card 2")
    assert game.state.seats[0].hand[:2] == ("1", "3")
    assert game.state.discards == ["2"]


@pytest.mark.rule("CRY-DELIV-01")
def test_a_card_that_is_named_must_be_the_one_that_fits() -> None:
    game = coast(seat("17,1", "coal", hand=["1"]), seat())
    assert refused(game, "deliver coal dover 20 card 9") == "CRY-DELIV-01"
    assert refused(game, "deliver coal dover 20 card 1") == ""
    play(game, "deliver coal dover 20 card 1")
    assert game.state.discards == ["1"]


@both_games
@pytest.mark.rule("CRY-DELIV-02")
def test_the_chip_goes_back_the_bank_pays_the_card_goes_and_a_new_one_comes(preset: str) -> None:
    game = coast(seat("17,1", "coal", hand=["1"]), seat(), preset=preset, deck=["3"])
    bank = game.state.bank
    play(game, "deliver coal dover 20")
    assert (train_of(game).loads, game.state.tray["coal"]) == ((), 3)
    assert (cash_of(game), game.state.bank) == (70, bank - 20)
    assert game.state.discards == ["1"]
    assert game.state.seats[0].hand[-1] == "3"
    assert len(game.state.seats[0].hand) == 3


@both_games
@pytest.mark.rule("CRY-DELIV-02")
def test_events_that_come_up_are_resolved_at_once_and_replaced(preset: str) -> None:
    game = coast(
        seat("17,1", "coal", hand=["1"]), seat(), preset=preset, deck=["tax", "strike", "3"]
    )
    play(game, "deliver coal dover 20")
    assert cash_of(game) == 65
    assert [one.event for one in game.state.in_play] == ["strike"]
    assert game.state.discards == ["1", "tax"]
    assert game.state.seats[0].hand[-1] == "3"


@pytest.mark.rule("CRY-DELIV-02")
def test_the_tax_on_the_next_card_counts_what_the_delivery_paid() -> None:
    game = coast(seat("17,1", "coal", hand=["1"], cash=95), seat(), deck=["tax"])
    play(game, "deliver coal dover 20")
    assert cash_of(game) == 95


@both_games
@pytest.mark.rule("CRY-DELIV-03")
def test_a_card_drawn_for_one_delivery_serves_the_next_in_the_same_city(preset: str) -> None:
    player = seat("17,1", "coal", "coal", hand=["1"])
    game = coast(player, seat(), preset=preset, deck=["3"])
    assert refused(game, "deliver coal dover 24") == "CRY-DELIV-01"
    play(game, "deliver coal dover 20", "deliver coal dover 24")
    assert (cash_of(game), train_of(game).loads) == (94, ())


@pytest.mark.rule("CRY-DELIV-03")
def test_an_event_drawn_for_one_delivery_comes_before_the_next() -> None:
    player = seat("17,1", "coal", "coal", hand=["1", "3"])
    game = coast(player, seat(), deck=["crash"])
    play(game, "deliver coal dover 20")
    assert (cash_of(game), train_of(game).loads) == (70, ())
    assert game.actor == 1


@both_games
@pytest.mark.rule("CRY-DELIV-04")
def test_a_card_pays_for_one_load_and_its_other_demands_lapse(preset: str) -> None:
    game = coast(seat("17,1", "coal", "coal", hand=["1"]), seat(), preset=preset)
    play(game, "deliver coal dover 20")
    assert refused(game, "deliver coal dover 20") == "CRY-DELIV-01"
    assert train_of(game).loads == ("coal",)
    assert "1" in game.state.discards


@both_games
@pytest.mark.rule("CRY-DELIV-05")
def test_after_a_delivery_a_train_goes_on_with_what_is_left_of_its_run(preset: str) -> None:
    cards = {"1": ["dover coal 34", "alba tea 11", "brig tea 12"]}
    player = seat("11,1", "coal", hand=["1"], track=WHOLE_LINE)
    game = coast(player, seat(), preset=preset, cards=cards)
    run(game, 17)
    assert train_of(game).moved == 6
    play(game, "deliver coal dover 34", "load tea")
    assert cash_of(game) == 84
    play(game, "move 18,1", "move 19,1", "move 20,1")
    assert (place_of(game), train_of(game).left) == ("20,1", 0)
    assert train_of(game).loads == ("tea",)


@pytest.mark.rule("CRY-DELIV-05")
def test_an_event_drawn_for_the_delivery_may_forbid_to_go_on() -> None:
    cards = {"3": ["corin iron 9", "dover coal 24", "alba tea 30"]}
    player = seat("11,1", "iron", "iron", hand=["2", "3"], track=line(11, 14))
    game = coast(player, seat(), cards=cards, deck=["strike"])
    play(game, "deliver iron corin 8")
    assert refused(game, "deliver iron corin 9") == "CRY-EVENT-25"
    assert refused(game, "load iron") == "CRY-EVENT-25"
    run(game, 13)
    assert place_of(game) == "13,1"


@pytest.mark.rule("CRY-DELIV-05")
def test_nothing_is_delivered_once_building_has_begun() -> None:
    game = coast(seat("17,1", "coal", hand=["1"]), seat())
    play(game, "done")
    assert refused(game, "deliver coal dover 20") == "CRY-TURN-01"


@pytest.mark.rule("CRY-DELIV-01")
def test_what_goes_overseas_is_shipped_and_not_delivered() -> None:
    player = seat("14,1", "silk", hand=["1"], waits=True, track=line(13, 14))
    game = coast(player, seat())
    assert refused(game, "deliver silk formosa 15") == "CRY-DELIV-01"
    assert legal(game, "ship") == ["ship silk formosa 15"]
    assert refused(game, "ship coal dover 20") == "CRY-CONT-01"
