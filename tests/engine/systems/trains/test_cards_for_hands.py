"""The cards that draw, discard, look and return."""

import pytest

from tests.engine.systems.trains.games import do, game_with, offered, refused, seat, turn

DRAWING = [
    pytest.param("passing-station", 1, marks=pytest.mark.rule("TRN-CARD-passing-station")),
    pytest.param("signal-spot", 2, marks=pytest.mark.rule("TRN-CARD-signal-spot")),
    pytest.param("control-room", 3, marks=pytest.mark.rule("TRN-CARD-control-room")),
]
DECK = ["express-train", "waste", "rail-laying", "normal-train"]


@pytest.mark.parametrize(("card", "number"), DRAWING)
def test_some_cards_only_draw(card: str, number: int) -> None:
    game = game_with(turn([card], deck=DECK))
    do(game, f"play {card}", "apply")
    assert seat(game).hand == DECK[:number]
    assert seat(game).deck == DECK[number:][::-1]


@pytest.mark.rule("TRN-CARD-conductor-area")
class TestConductorArea:
    def test_discards_any_number_and_draws_as_many(self) -> None:
        game = game_with(turn(["conductor-area", "waste", "building"], deck=DECK))
        do(game, "play conductor-area", "apply", "discard waste")
        assert offered(game) == ["discard building", "done"]
        do(game, "done")
        assert seat(game).hand == ["building", "express-train"]
        assert seat(game).discard == ["waste"]

    def test_may_discard_nothing(self) -> None:
        game = game_with(turn(["conductor-area", "waste"], deck=DECK))
        do(game, "play conductor-area", "apply", "done")
        assert (seat(game).hand, seat(game).discard) == (["waste"], [])

    def test_may_draw_what_it_has_discarded(self) -> None:
        game = game_with(turn(["conductor-area", "waste", "waste"], deck=["building"]))
        do(game, "play conductor-area", "apply", "discard waste", "discard waste")
        assert seat(game).hand == ["building", "waste"]
        assert seat(game).deck == ["waste"]


@pytest.mark.rule("TRN-CARD-garage")
def test_garage_draws_two_and_discards_two_whichever() -> None:
    game = game_with(turn(["garage", "building"], deck=DECK))
    do(game, "play garage", "apply")
    assert offered(game) == ["discard building", "discard express-train", "discard waste"]
    do(game, "discard waste", "discard building")
    assert seat(game).hand == ["express-train"]
    assert game.state.resolving is None
    few = game_with(turn(["garage"], deck=["waste"]))
    do(few, "play garage", "apply", "discard waste")
    assert (seat(few).hand, few.state.resolving) == ([], None)


@pytest.mark.rule("TRN-CARD-mail-train")
@pytest.mark.rule("TRN-WASTE-07")
def test_mail_train_gives_coin_for_discards_waste_included() -> None:
    game = game_with(turn(["mail-train", "waste", "waste", "building"]))
    do(game, "play mail-train", "apply", "discard waste", "discard waste", "done")
    assert game.state.coin == 1 + 2
    assert seat(game).discard == ["waste", "waste"]
    assert seat(game).hand == ["building"]


@pytest.mark.rule("TRN-CARD-freight-train")
def test_freight_train_gives_coin_for_waste_that_returns() -> None:
    game = game_with(turn(["freight-train", "waste", "waste", "waste"]))
    left = game.state.supply["waste"]
    do(game, "play freight-train", "apply")
    assert offered(game) == ["return 0", "return 1", "return 2", "return 3"]
    do(game, "return 2")
    assert game.state.coin == 1 + 2
    assert (seat(game).hand, game.state.supply["waste"]) == (["waste"], left + 2)


@pytest.mark.rule("TRN-CARD-landfill")
def test_landfill_returns_all_waste_of_the_hand() -> None:
    game = game_with(turn(["landfill", "waste", "building", "waste"], discard=["waste"]))
    left = game.state.supply["waste"]
    do(game, "play landfill", "apply")
    assert seat(game).hand == ["building"]
    assert game.state.supply["waste"] == left + 2
    assert seat(game).discard == ["waste"], "only Waste of the hand"


@pytest.mark.rule("TRN-CARD-command-central")
class TestCommandCentral:
    def test_takes_the_top_card_if_it_was_named(self) -> None:
        game = game_with(turn(["command-central"], deck=DECK))
        do(game, "play command-central", "apply")
        assert seat(game).hand == ["express-train"]
        do(game, "name waste")
        assert seat(game).hand == ["express-train", "waste"]

    def test_puts_it_back_if_not(self) -> None:
        game = game_with(turn(["command-central"], deck=DECK))
        do(game, "play command-central", "apply", "name rail-laying")
        assert seat(game).hand == ["express-train"]
        assert (seat(game).deck[-1], seat(game).seen) == ("waste", 1)

    def test_shuffles_for_the_look_and_stops_if_there_is_nothing(self) -> None:
        game = game_with(turn(["command-central"], deck=["waste"], discard=["building"]))
        do(game, "play command-central", "apply", "name building")
        assert seat(game).hand == ["waste", "building"]
        empty = game_with(turn(["command-central"], deck=["waste"]))
        do(empty, "play command-central", "apply", "name building")
        assert (seat(empty).hand, empty.state.resolving) == (["waste"], None)

    def test_names_only_cards_of_this_game(self) -> None:
        game = game_with(turn(["command-central"], deck=DECK))
        do(game, "play command-central", "apply")
        assert "name normal-train" in offered(game)
        assert refused(game, "name tunnel") == "TRN-CARD-command-central"


@pytest.mark.rule("TRN-CARD-information-central")
class TestInformationCentral:
    def test_takes_one_and_puts_the_rest_back_in_any_order(self) -> None:
        game = game_with(turn(["information-central"], deck=[*DECK, "building"]))
        told = do(game, "play information-central", "apply")
        assert any("Express train, Waste, Rail laying, Normal train" in one.text for one in told)
        do(game, "choose waste")
        assert seat(game).hand == ["waste"]
        assert offered(game) == ["put 1", "put 2", "put 3"]
        do(game, "put 2", "put 1")
        assert seat(game).deck == ["building", "rail-laying", "express-train", "normal-train"]
        assert seat(game).seen == 3

    def test_may_take_none(self) -> None:
        game = game_with(turn(["information-central"], deck=["waste", "waste", "building"]))
        do(game, "play information-central", "apply", "choose none")
        assert offered(game) == ["put 1", "put 3"]
        do(game, "put 3")
        assert seat(game).deck == ["building", "waste", "waste"]
        assert seat(game).hand == []

    def test_uses_what_there_is(self) -> None:
        game = game_with(turn(["information-central"], deck=["waste"], discard=["building"]))
        do(game, "play information-central", "apply")
        assert offered(game, "choose") == ["choose waste", "choose building", "choose none"]


@pytest.mark.rule("TRN-CARD-signals")
def test_signals_draw_and_then_keep_or_drop_the_next_card() -> None:
    for word, deck, discard in (("keep", "waste", []), ("drop", "rail-laying", ["waste"])):
        game = game_with(turn(["signals"], deck=DECK))
        do(game, "play signals", "apply")
        assert seat(game).hand == ["express-train"]
        assert offered(game) == ["keep", "drop"]
        do(game, word)
        assert (seat(game).deck[-1], seat(game).discard) == (deck, discard)


@pytest.mark.rule("TRN-CARD-temporary-timetable")
class TestTemporaryTimetable:
    def test_reveals_until_two_trains_came(self) -> None:
        deck = ["waste", "express-train", "rail-laying", "rapid-train", "building"]
        game = game_with(turn(["temporary-timetable"], deck=deck))
        do(game, "play temporary-timetable", "apply")
        assert seat(game).hand == ["express-train", "rapid-train"]
        assert seat(game).discard == ["waste", "rail-laying"]
        assert seat(game).deck == ["building"]

    def test_goes_on_with_the_discard_pile_and_keeps_what_was_revealed_aside(self) -> None:
        position = turn(
            ["temporary-timetable"], deck=["waste"], discard=["express-train", "building"]
        )
        game = game_with(position)
        do(game, "play temporary-timetable", "apply")
        assert seat(game).hand == ["express-train"]
        assert sorted(seat(game).discard) == ["building", "waste"], "stopped: one train alone"
        assert seat(game).deck == []


@pytest.mark.rule("TRN-CARD-pulling")
@pytest.mark.rule("TRN-DRAW-06")
def test_pulling_takes_a_train_from_the_discard_pile_and_leaves_its_order() -> None:
    pile = ["waste", "express-train", "building", "normal-train", "express-train"]
    game = game_with(turn(["pulling"], deck=[], discard=pile))
    do(game, "play pulling", "apply")
    assert offered(game) == ["choose express-train", "choose normal-train"]
    happened = do(game, "choose normal-train")
    assert "shuffle" not in [one.kind for one in happened]
    assert seat(game).hand == ["normal-train"]
    assert seat(game).discard == ["waste", "express-train", "building", "express-train"]
    none = game_with(turn(["pulling"], discard=["waste"]))
    do(none, "play pulling")
    assert none.state.resolving is None
