"""Setting up a game and the order of a round (SFR-COMP, SFR-SETUP, SFR-ROUND)."""

from collections import Counter

import pytest

from engine.protocol import CHOSEN, NotPlayable
from engine.systems.santa_fe.game import new_game
from tests.engine.systems.santa_fe.games import NAMES, do, game_with, laying, offered, prairie, seat


@pytest.mark.rule("SFR-COMP-01")
@pytest.mark.rule("SFR-COMP-07")
def test_the_players_of_the_map_play_on_its_board() -> None:
    for players in (2, 3, 4):
        assert len(new_game(prairie(), NAMES[:players], 1).names) == players
    with pytest.raises(NotPlayable, match="2 to 4"):
        new_game(prairie(), NAMES[:1], 1)


@pytest.mark.rule("SFR-COMP-05")
def test_the_bank_has_no_end_unless_the_rules_say_so() -> None:
    assert game_with().state.bank is None
    assert game_with(rules={"bonus": {"bank": 9}}).state.bank == 9


@pytest.mark.rule("SFR-COMP-06")
@pytest.mark.rule("SFR-SETUP-08")
def test_one_player_is_first_by_lot() -> None:
    firsts = {new_game(prairie(), NAMES[:3], seed).state.first for seed in range(20)}
    assert firsts == {0, 1, 2}
    assert game_with().state.first == 0


@pytest.mark.rule("SFR-SETUP-01")
def test_majors_can_be_built_at_once_and_short_lines_cannot() -> None:
    game = game_with()
    assert game.position.railroads() == ("gn", "sf")


@pytest.mark.rule("SFR-SETUP-02")
def test_everybody_begins_with_two_dollars() -> None:
    assert [one.money for one in game_with().state.seats] == [2, 2, 2]


@pytest.mark.rule("SFR-SETUP-03")
def test_everybody_is_dealt_four_city_cards() -> None:
    game = game_with()
    for one in game.state.seats:
        assert len(one.hand) == 4
        assert all(game.table.is_city(card) for card in one.hand)


@pytest.mark.rule("SFR-SETUP-04")
@pytest.mark.rule("SFR-SETUP-05")
@pytest.mark.parametrize(("players", "piles"), [(2, (3, 4, 3)), (3, (2, 3, 1)), (4, (1, 1, 0))])
def test_short_lines_are_in_the_second_pile(players: int, piles: tuple[int, ...]) -> None:
    for seed in range(5):
        state = game_with(players=players, seed=seed).state
        assert state.piles == piles
        place = state.deck.index("short-line ri")
        assert piles[0] <= place < piles[0] + piles[1]


@pytest.mark.rule("SFR-SETUP-06")
@pytest.mark.rule("SFR-TWO-08")
@pytest.mark.parametrize(("players", "cards"), [(2, 1), (3, 2), (4, 3)])
def test_there_is_one_double_turn_less_than_players(players: int, cards: int) -> None:
    state = game_with(players=players).state
    assert Counter(state.display)["double-turn"] == cards
    assert Counter(state.removed)["double-turn"] == 4 - cards


@pytest.mark.rule("SFR-SETUP-07")
def test_all_other_special_cards_lie_in_the_display() -> None:
    shown = Counter(game_with().state.display)
    assert shown == {
        "boomtown": 3, "branch gn": 3, "branch sf": 3, "double-turn": 2,
        "four-in-one": 1, "triple-turn": 1,
    }  # fmt: skip


@pytest.mark.rule("SFR-SETUP-09")
def test_the_order_is_clockwise_from_the_first_player() -> None:
    state = game_with().state
    state.first = 2
    assert state.order() == [2, 0, 1]
    assert (state.after(2), state.after(1)) == (0, None)


@pytest.mark.rule("SFR-SETUP-10")
def test_hands_and_the_deck_are_hidden_and_money_is_not() -> None:
    game = game_with(seed=4)
    one, other = game.view(0, 1), game.view(0, 2)
    assert one.state.seats[0] == game.state.seats[0]
    assert one.state.seats[1].hand != other.state.seats[1].hand
    assert one.state.deck != other.state.deck
    assert one.state.display == other.state.display == game.state.display
    assert [a.money for a in one.state.seats] == [2, 2, 2]
    told = [happening for happening in game.opening() if happening.kind == "deal"]
    assert [happening.told_to for happening in told] == [(0,), (1,), (2,)]


@pytest.mark.rule("SFR-ROUND-01")
@pytest.mark.rule("SFR-ROUND-02")
def test_a_round_goes_through_its_steps_and_the_first_one_without_drawing() -> None:
    game, steps = game_with(), list[tuple[str, int]]()
    while (game.state.round, game.state.step) != (2, "play"):
        steps.append((game.state.step, game.state.turn))
        game.play(next(game.actions(game.actors[0])), game.actors[0])
    seen = list(dict.fromkeys(steps))
    assert seen == [("play", 1), ("lay", 1), ("lay", 2), ("draw", 1)]


@pytest.mark.rule("SFR-ROUND-03")
@pytest.mark.rule("SFR-ROUND-04")
def test_all_choose_at_once_and_reveal_together() -> None:
    game = game_with()
    assert game.actors == (0, 1, 2)
    cards = [one.hand[0] for one in game.state.seats]
    for number in (2, 0):
        told = game.play(game.read(f"play {cards[number]}"), number)
        assert [one.kind for one in told] == [CHOSEN]
        assert seat(game, number).tableau == ()
    told = game.play(game.read(f"play {cards[1]}"), 1)
    assert [one.kind for one in told[:4]] == [CHOSEN, "plays", "plays", "plays"]
    assert [one.tableau for one in game.state.seats] == [(card,) for card in cards]
    assert [len(one.hand) for one in game.state.seats] == [3, 3, 3]


@pytest.mark.rule("SFR-ROUND-05")
@pytest.mark.rule("SFR-ROUND-06")
def test_two_turns_of_laying_go_in_the_same_order() -> None:
    game, order = game_with(laying()), list[tuple[int, int | None]]()
    while game.state.round == 3:
        order.append((game.state.turn, game.actor))
        do(game, next(one for one in offered(game) if one.startswith("lay")))
    assert order == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]


@pytest.mark.rule("SFR-ROUND-07")
def test_the_train_passes_to_the_left() -> None:
    game = game_with(laying(turn=2))
    while game.state.round == 3:
        do(game, offered(game)[0])
    assert (game.state.first, game.actor, game.state.step) == (1, 1, "draw")
