"""The aid for players: what actions are called, where they lie, what lies on the board."""

from collections import Counter
from random import Random

import pytest

from engine.logs.session import new_game
from engine.showing.plans import CannotPlan
from engine.showing.player_aid import OnBoard, PlayerAid, SeatFacts, aid_of
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.notation import Cell
from tests.engine.policies import aimless, purposeful
from tests.engine.systems.crayon.set_ups import SetUp
from tests.engine.systems.crayon.situations.middle_game import middle

TRADES = ("track-trade", "borrowing", "crossgrading", "restart")


def test_a_system_that_says_nothing_of_itself_can_be_shown() -> None:
    game, aid = new_game(load(bundled_scenarios()["tutorial"]), 2), aid_of("santa-fe")
    action = next(game.actions())
    assert type(aid) is PlayerAid
    assert aid.heading(game) == "Red to act"
    assert aid.seat(game, 1) == SeatFacts(30)
    assert aid.seat(game, 1, to_others=True).cash is None
    assert aid.title(game, action) == aid.label(game, action) == str(action)
    assert aid.where(game, action) is None
    assert aid.board(game) == OnBoard()
    with pytest.raises(CannotPlan):
        aid.plans_to(game, Cell(3, 5))


@pytest.mark.parametrize("variants", [(), TRADES])
def test_every_action_has_a_title_of_its_own(variants: tuple[str, ...]) -> None:
    game, rng = SetUp(variants=variants, seed=5).game(), Random(5)
    aid = aid_of("crayon")
    for _ in range(300):
        actions = list(game.actions())
        if not actions:
            break
        titles = [aid.title(game, action) for action in actions]
        assert len(set(titles)) == len(titles), sorted(titles)
        game.play(aimless(game, rng))


def test_the_facts_of_a_seat_are_what_lies_before_the_player() -> None:
    game = middle()
    aid, mover = aid_of("crayon"), game.state.turn.seat
    facts = aid.seat(game, mover)
    player = game.state.seats[mover]
    assert facts.cash == player.cash
    assert [card.name for card in facts.cards] == list(player.hand)
    (train,) = facts.trains
    assert train.at == game.table.cells[player.trains[0].at]
    assert train.loads == player.trains[0].loads
    aboard = [one.good for card in facts.cards for one in card.offers if one.aboard]
    assert set(aboard) <= set(train.loads)
    assert all(one.wanted_at or one.city == "Koralia" for c in facts.cards for one in c.offers)


def test_the_cash_of_others_stays_their_secret() -> None:
    game = middle()
    aid, other = aid_of("crayon"), (game.state.turn.seat + 1) % 3
    assert aid.seat(game, other, to_others=True).cash is None
    assert aid.seat(game, other, to_others=True).cards, "hands lie open"
    game.state.cash_public = True
    assert aid.seat(game, other, to_others=True).cash == game.state.seats[other].cash


def test_what_lies_on_the_board_is_track_and_trains() -> None:
    game = middle()
    board = aid_of("crayon").board(game)
    assert len(board.track) == len(game.state.track.sections)
    assert {train.seat for train in board.trains} == {0, 1, 2}


def test_a_price_is_what_is_paid() -> None:
    game, aid, rng = SetUp(seed=5).game(), aid_of("crayon"), Random(5)
    paid = Counter[str]()
    for number in range(300):
        for action in game.actions() if number % 10 == 0 else ():
            price = aid.price(game, action)
            if price is None or paid[action.WORD] > number:
                continue
            after, seat = game.copy(), game.state.turn.seat
            after.play(action)
            assert game.scores()[seat] - after.scores()[seat] == price, str(action)
            paid[action.WORD] += 1
        game.play(purposeful(game, rng))
    assert paid.keys() >= {"build", "buy", "upgrade"}
