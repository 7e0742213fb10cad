"""What everybody sees and what stays hidden (CRY-INFO), and views that know no more than a seat."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.invariants.one_state import broken
from tests.engine.policies import aimless, purposeful
from tests.engine.systems.crayon.set_ups import SetUp, any_set_up
from tests.engine.systems.crayon.situations.coast import WHOLE_LINE, coast, line, seat
from tests.engine.systems.crayon.situations.running import cash_of
from tests.engine.systems.crayon.situations.situation import both_games, play
from tests.engine.systems.crayon.situations.six_cities import FOUR_AND_LINK, six_cities

MONEY = ("borrowing", "late-payment", "track-trade")


def positions(set_ups: Iterator[SetUp]) -> Iterator[tuple[CrayonGame, Random]]:
    """Games in which some random actions were played, with the randomness to go on."""
    for set_up in set_ups:
        yield _played(set_up).copy(), Random(str(set_up))


@cache
def _played(set_up: SetUp) -> CrayonGame:
    """Every other game is left earlier than the others; all tests look at the same ones."""
    game, rng = set_up.game(), Random(str(set_up))
    for number in range(120 if set_up.seed % 2 else 80):
        if game.actor is None:
            break
        policy = purposeful if number % 3 else aimless
        game.play(policy(game, rng))
    return game


def many_set_ups(number: int) -> Iterator[SetUp]:
    """Any games, and games in which money is lent, owed and offered."""
    for seed in range(number):
        yield any_set_up(seed)
        yield SetUp(preset="empire-builder", variants=MONEY, players=3, seed=seed)
        yield SetUp(variants=("mercy", "track-trade"), players=2, seed=seed)


def disguised(game: CrayonGame, seat: int, rng: Random) -> CrayonGame:
    """The same game to a seat: only what it cannot know is different."""
    other = game.copy()
    state = other.state
    state.seed, state.counters = rng.randrange(1 << 40), {"deck": rng.randrange(99)}
    rng.shuffle(state.deck)
    if not state.cash_public:
        for number, player in enumerate(state.seats):
            if number != seat:
                cash = rng.randrange(400)
                state.bank += player.cash - cash
                player.cash = cash
                player.for_building = rng.randrange(cash + 1)
                player.for_rent = rng.randrange(cash + 1 - player.for_building)
                if number in state.declared:
                    state.declared[number] = state.win_cash + rng.randrange(90)
    return other


# -- what is open


@both_games
@pytest.mark.rule("CRY-INFO-01")
def test_cards_trains_and_loads_lie_open(preset: str) -> None:
    game = coast(seat("2,1"), seat("7,1", "coal", "silk", type="heavy-freight"), preset=preset)
    seen = game.view(0).to_plain()["seats"][1]
    told = game.to_plain()["seats"][1]
    assert (seen["hand"], seen["trains"]) == (told["hand"], told["trains"])


@both_games
@pytest.mark.rule("CRY-INFO-02")
def test_cash_is_private_until_the_tax_card_comes_up(preset: str) -> None:
    player = seat("17,1", "coal", hand=["1"], cash=70)
    game = coast(player, seat(cash=93), preset=preset, deck=["tax"])
    start = game.table.rules.start.cash
    assert cash_of(game.view(0), 1) == start
    assert cash_of(game.view(1), 0) == start
    assert (cash_of(game.view(0), 0), cash_of(game.view(1), 1)) == (70, 93)
    play(game, "deliver coal dover 20")
    assert cash_of(game.view(0), 1) == 88
    assert cash_of(game.view(1), 0) == 85


@pytest.mark.rule("CRY-INFO-02")
def test_cash_stays_public_for_the_rest_of_the_game() -> None:
    game = coast(seat(cash=70), seat(cash=93), cash_public=True)
    play(game, "done", "end", "done", "end")
    assert cash_of(game.view(0), 1) == 93


@pytest.mark.rule("CRY-INFO-02")
def test_a_declaration_says_no_more_than_that_there_is_enough() -> None:
    news = []
    for cash in (250, 333):
        game = six_cities(seat("1,1", track=FOUR_AND_LINK, cash=cash), seat())
        news.append(play(game, "done", "end"))
        view = game.view(1)
        assert (cash_of(view, 0), view.state.declared) == (250, {0: 250})
    assert news[0] == news[1]


@both_games
@pytest.mark.rule("CRY-INFO-03")
def test_the_tray_the_board_and_events_in_play_lie_open(preset: str) -> None:
    drawn = [{"event": "strike", "drawer": 2}]
    game = coast(seat("7,1", "coal"), seat(track=WHOLE_LINE), preset=preset, in_play=drawn)
    seen, told = game.view(0).to_plain(), game.to_plain()
    for key in ("tray", "track", "in_play", "discards", "turn", "open_contracts", "lying"):
        assert seen[key] == told[key]


@both_games
@pytest.mark.rule("CRY-INFO-03")
def test_the_order_of_the_deck_is_hidden_but_not_what_is_in_it(preset: str) -> None:
    game = coast(seat(), seat(), preset=preset)
    decks = {tuple(game.view(0, guess).state.deck) for guess in range(20)}
    assert len(decks) > 15
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(game.state.deck))}


# -- views


@pytest.mark.rule("CRY-INFO-02")
@pytest.mark.rule("CRY-INFO-03")
def test_games_that_differ_only_in_hidden_things_look_the_same() -> None:
    for game, rng in positions(many_set_ups(8)):
        for number in range(len(game.names)):
            view = game.view(number).to_plain()
            for _ in range(3):
                assert disguised(game, number, rng).view(number).to_plain() == view


@pytest.mark.rule("CRY-INFO-02")
def test_a_view_keeps_what_its_seat_knows_and_loses_no_money() -> None:
    for game, _ in positions(many_set_ups(8)):
        total = game.state.bank + sum(game.scores())
        for number in range(len(game.names)):
            view = game.view(number)
            assert view.state.seats[number].cash == game.state.seats[number].cash
            assert view.state.bank + sum(view.scores()) == total
            assert broken(view) == []


def test_a_view_is_played_on_like_a_game() -> None:
    for game, rng in positions(many_set_ups(5)):
        before = game.to_plain()
        for number in range(len(game.names)):
            view = game.view(number, guess=rng.randrange(1000))
            for _ in range(40):
                if view.actor is None:
                    break
                view.play(aimless(view, rng))
                assert broken(view) == []
        assert game.to_plain() == before


def test_the_same_guess_gives_the_same_view() -> None:
    for game, _ in positions(many_set_ups(8)):
        assert game.view(0, 7).to_plain() == game.view(0, 7).to_plain()


def test_a_view_does_not_tell_what_chance_decided_at_the_beginning() -> None:
    game = SetUp(seed=4).game()
    assert game.opening()
    assert game.view(0).opening() == []


# -- money that others are seen to have, or not to have


@pytest.mark.rule("CRY-INFO-02")
def test_who_owes_rent_is_seen_to_have_nothing() -> None:
    rules = {"rent": {"when": "late"}}
    game = coast(seat("9,1", cash=3), seat(track=line(9, 12)), rules=rules)
    play(game, "move 10,1")
    view = game.view(1)
    assert (cash_of(view, 0), view.state.seats[0].rent_owed) == (0, {1: 1})
    play(view, "move 11,1")
    assert view.state.seats[0].rent_owed == {1: 1}


@pytest.mark.rule("CRY-INFO-02")
def test_who_has_not_paid_a_debt_back_is_seen_to_have_less_than_it() -> None:
    game = coast(seat(cash=7, debt=30), seat(), variants=["mercy"])
    view = game.view(1)
    assert cash_of(view, 0) == 29
    play(view, "done")
    assert view.state.seats[0].debts == (30,)


@pytest.mark.rule("CRY-INFO-02")
def test_who_offers_money_for_track_is_seen_to_have_it() -> None:
    game = coast(
        seat(cash=90), seat(track=line(9, 12)), variants=["track-trade"], preset="empire-builder"
    )
    play(game, "done", "talk 2", "ask 9,1 10,1", "pay 77", "propose")
    view = game.view(1)
    assert cash_of(view, 0) == 77
    play(view, "agree")
    assert cash_of(view, 0) == 0


@pytest.mark.rule("CRY-INFO-02")
def test_who_has_not_won_yet_is_seen_to_have_too_little() -> None:
    rules = {"win": {"cash": 30}}
    game = six_cities(seat("1,1", track=FOUR_AND_LINK, cash=12), seat("1,1"), rules=rules)
    view = game.view(1)
    assert cash_of(view, 0) == 29
    play(view, "done", "end")
    assert view.state.declared == {}
