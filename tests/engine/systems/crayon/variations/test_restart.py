"""Restart: a player gives everything back and begins again (CRY-VAR-27)."""

import pytest

from engine.protocol import NotPlayable
from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import legal, play, refused
from tests.engine.systems.crayon.situations.valley import RUMOUR, WEST_TO_MILL, Valley, seat, seats


def ruined(
    variants: str = "restart", rules: str = "", players: int = 3, deck: str = ""
) -> CrayonGame:
    there = seats(
        seat(7, WEST_TO_MILL, "4,2", loads="coal, tea", train="fast-freight", hand="1, 2, 3"),
        seat(20, "[]", "5,2", hand="4, 5, 6"),
        *([seat(20, "[]", "5,2", hand="7, 8, 9")] if players == 3 else []),
    )
    drawn = f", deck: [{deck}]" if deck else ""
    valley = Valley(variants, rules, position=f"{there}{drawn}", events=(RUMOUR,))
    return valley.game(players)


@pytest.mark.rule("CRY-GEN-02")
@pytest.mark.rule("CRY-VAR-27")
def test_without_the_variation_nobody_begins_again() -> None:
    game = ruined("")
    assert refused(game, "restart") == "CRY-GEN-02"
    assert legal(game, "restart") == []


@pytest.mark.rule("CRY-VAR-27")
def test_a_player_begins_again_as_a_turn_begins() -> None:
    game = ruined()
    assert refused(game, "restart") == ""
    play(game, "move 3,2")
    assert refused(game, "restart") == "CRY-VAR-27"
    game = ruined()
    play(game, "done")
    assert refused(game, "restart") == "CRY-VAR-27"


@pytest.mark.rule("CRY-VAR-27")
def test_everything_is_given_back() -> None:
    game = ruined()
    play(game, "restart", "pass", "pass")
    ann = game.state.seats[0]
    assert ann.cash == 40
    assert [(train.type, train.is_placed, train.loads) for train in ann.trains] == [
        ("freight", False, ())
    ]
    assert game.state.tray["coal"] == 4
    assert game.state.tray["tea"] == 1
    assert game.state.track.sections == {}
    assert sorted(game.state.discards) == ["1", "2", "3"]
    assert len(ann.hand) == 3
    assert not {"1", "2", "3"} & set(ann.hand)


@pytest.mark.rule("CRY-VAR-27")
def test_the_others_are_asked_one_after_the_other_what_they_protect() -> None:
    game = ruined()
    play(game, "restart")
    assert game.actor == 1
    assert legal(game) == ["protect 2,2 3,2", "protect 3,2 4,2", "protect 4,2 5,2", "pass"]
    play(game, "protect 4,2 5,2", "pass")
    assert game.actor == 2
    assert legal(game) == ["protect 2,2 3,2", "protect 3,2 4,2", "pass"]
    assert refused(game, "protect 4,2 5,2") == "CRY-VAR-27"
    assert refused(game, "protect 3,2 2,2") == "CRY-VAR-27", "one way of writing it is enough"
    play(game, "protect 3,2 4,2", "pass")
    assert game.actor == 0
    assert game.state.track.sections_of(0) == sorted(game.state.track.sections)
    assert len(game.state.track.sections) == 2


@pytest.mark.rule("CRY-VAR-27")
def test_nobody_is_asked_once_everything_is_protected_or_gone() -> None:
    game = ruined()
    play(game, "restart", "protect 2,2 3,2", "protect 3,2 4,2", "protect 4,2 5,2")
    assert game.actor == 0
    assert len(game.state.track.sections) == 3


@pytest.mark.rule("CRY-VAR-27")
def test_a_choice_of_another_cannot_be_passed_over() -> None:
    game = ruined()
    play(game, "restart")
    assert refused(game, "done") == "CRY-VAR-27"
    assert refused(game, "restart") == "CRY-VAR-27"


@pytest.mark.rule("CRY-VAR-27")
def test_protected_track_stays_his_even_when_he_begins_again_once_more() -> None:
    game = ruined(players=2)
    play(game, "restart", "protect 3,2 4,2", "pass", "build 2,2 3,2", "end", "done", "end")
    play(game, "restart")
    assert legal(game) == ["protect 2,2 3,2", "pass"]
    play(game, "pass")
    assert [str(cell) for cell in ends_of(game)] == ["3,2", "4,2"]


def ends_of(game: CrayonGame) -> list[object]:
    """The mileposts that Ann's track touches."""
    return [game.table.cells[cell] for cell in sorted(game.state.track.touched[0])]


@pytest.mark.rule("CRY-VAR-27")
def test_he_may_build_for_20_in_this_turn_and_nothing_else() -> None:
    game = ruined(players=2)
    play(game, "restart", "pass")
    assert game.state.turn.phase == "building"
    assert refused(game, "upgrade fast-freight") == "CRY-VAR-27"
    play(game, *[f"build {c},2 {c + 1},2" for c in range(2, 9)], "build 9,2 10,2", "build 5,2 5,1")
    assert game.state.turn.spent == 17
    play(game, "build 5,1 6,1", "build 6,1 7,1", "build 7,1 8,1")
    assert refused(game, "build 8,1 9,1") == "CRY-TURN-05"


@pytest.mark.rule("CRY-VAR-27")
def test_the_train_enters_any_city_when_the_next_turn_begins() -> None:
    game = ruined(players=2)
    play(game, "restart", "pass")
    assert legal(game, "place") == []
    play(game, "end", "done", "end")
    assert legal(game, "place") == [
        *("place 5,0", "place 1,2", "place 2,2", "place 5,2"),
        *("place 8,2", "place 10,2", "place 11,2"),
    ]
    play(game, "place 8,2", "load wine")
    assert game.state.seats[0].trains[0].loads == ("wine",)


@pytest.mark.rule("CRY-VAR-27")
def test_events_drawn_for_the_new_hand_take_effect() -> None:
    game = ruined(players=2, deck="20, rumour, 21, 22, 23")
    play(game, "restart", "pass")
    assert game.state.cash_public
    assert game.state.seats[0].hand == ("20", "21", "22")


@pytest.mark.rule("CRY-VAR-27")
def test_what_was_borrowed_stays_owed() -> None:
    there = seats(seat(7, WEST_TO_MILL, "4,2", hand="1, 2, 3", more="debt: 30"))
    game = Valley("restart, borrowing", position=there).game()
    play(game, "restart", "pass")
    assert (game.state.seats[0].cash, game.state.seats[0].debts) == (40, (30,))


@pytest.mark.rule("CRY-VAR-27")
def test_a_bound_card_goes_back_with_the_others() -> None:
    demands = ("mill wine 10, east tea 11, west tea 12",) * 12
    there = seats(seat(30, '["2,2 3,2", "3,2 4,2"]', "2,2", hand="1, 2, 3"))
    valley = Valley("restart, honeymoon-entry", position=there, demands=demands)
    game = valley.game()
    play(game, "done", "build 4,2 5,2 card 1", "end", "done", "end")
    assert refused(game, "discard") == "CRY-VAR-22"
    play(game, "restart", "pass")
    assert game.state.seats[0].bound == {}


# -- what the rules can say otherwise


def test_cash_train_and_limit_are_the_rules_to_say() -> None:
    rules = "restart: {cash: 25, trains: [heavy-freight, freight], spend_limit: 2}"
    game = ruined(players=2, rules=rules)
    play(game, "restart", "pass")
    ann = game.state.seats[0]
    assert (ann.cash, [train.type for train in ann.trains]) == (25, ["heavy-freight", "freight"])
    play(game, "build 2,2 3,2", "build 3,2 4,2")
    assert refused(game, "build 4,2 4,1") == "CRY-VAR-27"


def test_a_train_that_does_not_exist_is_no_train_to_begin_again_with() -> None:
    with pytest.raises(NotPlayable, match="rocket"):
        ruined(rules="restart: {trains: [rocket]}")
