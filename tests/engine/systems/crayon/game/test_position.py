"""Games that begin in the middle: what a position says, and what no game can be made of."""

import pytest

from engine.protocol import NotPlayable
from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.meadow import BUILDING, on_meadow, track
from tests.engine.systems.crayon.situations.situation import legal, play, refused

OPERATIONS = "{phase: operations}"
FAIR = """
events:
- {id: fair, name: Fair, duration: 2 turns, effects: []}
ferries:
- {id: boat, name: Boat, ports: "5,1 10,7", cost: 4, max_players: 2}
"""


def at(*seats: str, turn: str = BUILDING, position: str = "") -> CrayonGame:
    return on_meadow(*seats, turn=turn, more=FAIR, position=position)


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = at("").state
    assert [seat.cash for seat in state.seats] == [100, 60]
    assert [len(seat.hand) for seat in state.seats] == [3, 3]
    assert state.tray == {"coal": 3}
    assert len(state.deck) == 30 + 1 - 6
    assert state.bank == -160


def test_seats_have_what_the_position_gives_them() -> None:
    train = "trains: [{type: fast-freight, at: '5,4', came_from: '4,4', loads: [coal]}]"
    game = at(f"cash: 9, hand: [3, 1, 2], {train}, {track('3,4 4,4 5,4')}")
    seat = game.state.seats[0]
    assert (seat.cash, seat.hand, seat.trains[0].loads) == (9, ("3", "1", "2"), ("coal",))
    assert game.state.tray == {"coal": 2}
    assert refused(game, "build 5,4 6,4") == ""


def test_track_at_a_port_comes_with_its_ferry() -> None:
    assert at(f"cash: 9, {track('4,1 5,1')}").state.track.owners_of("boat") == (0,)
    assert at("cash: 9, ferries: [boat]").state.track.owners_of("boat") == (0,)


@pytest.mark.parametrize(("turns", "lasts"), [("", 2), (", turns: 1", 1), (", turns: 3", 3)])
def test_an_event_in_play_lasts_so_many_turns_of_its_drawer(turns: str, lasts: int) -> None:
    """The turn that is being played counts; without a number it is what the card says."""
    there = f"  in_play: [{{event: fair, drawer: 1{turns}}}]"
    game = at("hand: [1, 2, 3]", "hand: [4, 5, 6]", turn=OPERATIONS, position=there)
    for _ in range(lasts):
        assert game.state.in_play
        play(game, "done", "end")
        assert bool(game.state.in_play) == (game.state.seats[0].turns < lasts)
        play(game, "done", "end")


def test_a_trail_is_written_from_the_train_back_to_the_city() -> None:
    train = "trains: [{type: freight, at: '6,4', came_from: '5,4', trail: '5,4 4,4 3,4'}]"
    game = at(f"{train}, {track('3,4 4,4 5,4 6,4')}")
    cells = [str(game.table.cells[cell]) for cell in game.state.seats[0].trains[0].trail]
    assert cells == ["3,4", "4,4", "5,4"]


def test_a_deck_is_drawn_from_its_first_card_on() -> None:
    game = at("hand: [1, 2, 3]", "hand: [4, 5, 6]", position="  deck: [9, fair, 8]")
    assert game.state.deck == ["8", "fair", "9"]
    assert len(game.state.out) == 30 + 1 - 9


def test_a_hand_that_is_not_named_is_dealt_from_the_top_without_events() -> None:
    game = at("hand: [1]", "hand: [4, 5, 6]", position="  deck: [9, fair, 8, 7]")
    assert game.state.seats[0].hand == ("1", "9", "8")
    assert game.state.deck == ["7", "fair"]


def test_the_turn_goes_on_where_the_position_left_it() -> None:
    turn = "{phase: operations, seat: 2, round: 4, moved: 5, paid: [1]}"
    train = "trains: [{type: freight, at: '4,4'}]"
    game = at(f"cash: 9, {track('3,4 4,4 5,4')}", f"cash: 3, {train}", turn=turn)
    assert (game.actor, game.state.seats[1].trains[0].left) == (1, 4)
    assert refused(game, "move 5,4") == "", "rent was paid already"
    assert [seat.turns for seat in game.state.seats] == [4, 3]
    assert "discard" not in legal(game)


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        ("cash: -1", "cash: -1"),
        ("debt: -1", "debt: -1"),
        ("track: ['2,4 3,4']", "nothing can be built"),
        ("track: ['30,4 31,4']", "no milepost"),
        ("ferries: [ark]", "no ferry and no link"),
        ("hand: [1, 2, 3, 4]", "4 cards, and 3 are a hand"),
        ("hand: [1, 1]", "more often"),
        ("hand: [fair]", "the event fair"),
        ("trains: [{type: rocket}]", "which is no train"),
        ("trains: [{type: freight, at: '2,4', loads: [coal, coal, coal]}]", "3 goods on a freight"),
        ("trains: [{type: freight, at: '2,4', loads: [gold]}]", "gold, which is no good"),
        ("trains: [{type: freight, loads: [coal]}]", "not on the board"),
        ("trains: [{type: freight, at: '2,4', came_from: '9,4'}]", "cannot have come from 9,4"),
    ],
)
def test_a_seat_that_cannot_be(seat: str, sentence: str) -> None:
    with pytest.raises(NotPlayable) as trouble:
        at(seat)
    assert sentence in str(trouble.value)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("  in_play: [{event: comet, drawer: 1}]", "which is no event"),
        ("  in_play: [{event: fair, drawer: 5}]", "seat 5, and 2 play"),
        ("  in_play: [{event: fair, drawer: 1, turns: 0}]", "fair in play for 0 turns"),
        ("  deck: [99]", "card 99, which there is not"),
        ("  win_cash: -5", "win_cash: -5"),
        ("  open_contracts: [fair]", "the event fair"),
        ("  declared: [3]", "seat 3"),
        ("  lying: [{good: coal, city: atlantis}]", "not on the map"),
        ("  reserved: [{edge: '3,4 4,4', seat: 2}]", "two things on 3,4 4,4"),
    ],
)
def test_a_table_that_cannot_be(position: str, sentence: str) -> None:
    with pytest.raises(NotPlayable) as trouble:
        at(f"cash: 9, {track('3,4 4,4')}", position=position)
    assert sentence in str(trouble.value)


def test_two_players_cannot_have_one_section() -> None:
    with pytest.raises(NotPlayable, match="two things on 3,4 4,4"):
        at(f"cash: 9, {track('3,4 4,4')}", f"cash: 9, {track('4,4 3,4')}")


def test_a_position_has_no_more_seats_than_play() -> None:
    with pytest.raises(NotPlayable, match="3 seats, more than play"):
        at("", "", "")


@pytest.mark.parametrize(
    "turn",
    [
        *("{spent: -1}", "{moved: -2}", "{from_majors: -1}", "{seat: 9}", "{round: 0}"),
        *("{allowance: -1}", "{moved: 10}", "{allowance: 3, moved: 4}", "{spent: 21}"),
    ],
)
def test_a_turn_that_cannot_be(turn: str) -> None:
    with pytest.raises(NotPlayable):
        at("trains: [{type: freight, at: '2,4'}]", turn=turn)


def test_a_turn_in_which_everything_was_used_up() -> None:
    game = at("trains: [{type: freight, at: '2,4'}]", turn="{moved: 9, spent: 20}")
    assert not legal(game, "move")
