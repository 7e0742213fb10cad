"""Additional Trains: everybody runs two, and may agree on four cards (CRY-VAR-50)."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import legal, play, refused
from tests.engine.systems.crayon.situations.valley import MILL_TO_TOWN, WEST_TO_MILL, Valley


def two_trains(
    variants: str = "additional-trains", rules: str = "", cash: int = 60, second: str = "5,2"
) -> CrayonGame:
    """Ann's freight and fast freight on her own line to Mill; Bob's track goes on to Town."""
    trains = (
        f'[{{type: freight, at: "5,2", loads: [coal]}}, {{type: fast-freight, at: "{second}"}}]'
    )
    ann = f"{{cash: {cash}, track: {WEST_TO_MILL}, hand: [1, 2, 3], trains: {trains}}}"
    bob = f"{{cash: 0, track: {MILL_TO_TOWN}}}"
    return Valley(variants, rules, position=f"seats: [{ann}, {bob}]").game()


@pytest.mark.rule("CRY-VAR-50")
def test_everybody_begins_with_a_freight_and_a_fast_freight() -> None:
    game = Valley("additional-trains").game()
    for player in game.state.seats:
        assert [train.type for train in player.trains] == ["freight", "fast-freight"]


@pytest.mark.rule("CRY-VAR-50")
def test_without_the_variation_there_is_one_train() -> None:
    game = Valley().game()
    assert [len(player.trains) for player in game.state.seats] == [1, 1]
    play(game, *("end",) * 4)
    assert refused(game, "place 5,2 by 2") == "CRY-SETUP-01"


@pytest.mark.rule("CRY-VAR-50")
def test_each_is_placed_on_its_own() -> None:
    game = Valley("additional-trains").game()
    play(game, *("end",) * 4)
    assert len(legal(game, "place")) == 14
    play(game, "place 5,2", "place 8,2 by 2")
    assert legal(game, "place") == []
    mover = game.state.seats[game.state.turn.seat]
    assert [train.allowance for train in mover.trains] == [9, 12]


@pytest.mark.rule("CRY-VAR-50")
def test_both_run_in_the_same_turn_each_as_far_as_it_can() -> None:
    game, there_and_back = two_trains(), ["4,2", "3,2", "2,2", "3,2", "4,2", "5,2"] * 3
    for number, steps in (("", 9), (" by 2", 12)):
        play(game, *[f"move {cell}{number}" for cell in there_and_back[:steps]])
        assert refused(game, f"move {there_and_back[steps]}{number}") == "CRY-MOVE-02"


@pytest.mark.rule("CRY-VAR-50")
def test_each_carries_its_own_loads() -> None:
    game = two_trains()
    play(game, "load coal by 2", "load coal by 2")
    assert [train.loads for train in game.state.seats[0].trains] == [("coal",), ("coal", "coal")]
    assert refused(game, "load coal by 2") == "CRY-LOAD-03"
    assert refused(game, "load coal") == ""


@pytest.mark.rule("CRY-VAR-50")
def test_either_delivers() -> None:
    game = two_trains(second="8,2")
    assert refused(game, "deliver coal town 10 by 2") == "CRY-DELIV-01"
    play(game, "move 6,2", "move 7,2", "move 8,2", "deliver coal town 10")
    assert game.state.seats[0].cash == 60 - 4 + 10


@pytest.mark.rule("CRY-VAR-50")
def test_both_are_upgraded_as_usual_one_in_a_turn() -> None:
    game = two_trains()
    play(game, "done", "upgrade super-freight by 2")
    assert refused(game, "upgrade fast-freight") == "CRY-UPG-03"
    play(game, "end", "done", "end", "done", "upgrade heavy-freight")
    assert [train.type for train in game.state.seats[0].trains] == [
        "heavy-freight",
        "super-freight",
    ]


@pytest.mark.rule("CRY-VAR-50")
def test_one_rent_serves_both() -> None:
    game = two_trains(cash=4)
    play(game, "move 6,2", "move 6,2 by 2")
    assert game.scores() == (0, 4)


def test_each_pays_its_own_rent_where_the_rules_say_so() -> None:
    rules = "rent: {charged: once-per-train}"
    game = two_trains(rules=rules, cash=9)
    play(game, "move 6,2", "move 6,2 by 2", "move 7,2", "move 7,2 by 2")
    assert game.scores() == (1, 8)
    poorer = two_trains(rules=rules, cash=7)
    play(poorer, "move 6,2")
    assert refused(poorer, "move 6,2 by 2") == "CRY-RENT-03"


@pytest.mark.rule("CRY-VAR-50")
def test_four_cards_by_agreement() -> None:
    game = Valley("additional-trains, four-cards").game()
    assert [len(player.hand) for player in game.state.seats] == [4, 4]
    play(game, "discard")
    assert [len(player.hand) for player in game.state.seats] == [4, 4]


@pytest.mark.rule("CRY-VAR-50")
def test_three_without_it() -> None:
    game = Valley("additional-trains").game()
    assert [len(player.hand) for player in game.state.seats] == [3, 3]


def test_which_trains_and_how_many_cards_are_the_rules_to_say() -> None:
    rules = "start: {trains: [freight, freight, freight]}, turn: {hand_size: 5}"
    game = Valley("additional-trains, four-cards", rules).game()
    assert [train.type for train in game.state.seats[0].trains] == ["freight"] * 3
    assert len(game.state.seats[0].hand) == 5
