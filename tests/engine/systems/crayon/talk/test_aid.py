"""The aid for players: what actions are called, where they lie, what lies on the board."""

from collections import Counter
from random import Random

import pytest

from engine.logs.session import new_game
from engine.showing.plans import CannotPlan
from engine.showing.player_aid import PlayerAid, aid_of
from engine.showing.seat_facts import Figure, SeatFacts
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.notation import Cell, Edge
from tests.engine.policies import aimless, purposeful
from tests.engine.systems.crayon.set_ups import SetUp
from tests.engine.systems.crayon.situations.middle_game import middle

TRADES = ("track-trade", "borrowing", "crossgrading", "restart")


def test_a_system_that_says_nothing_of_itself_can_be_shown() -> None:
    game, aid = new_game(load(bundled_scenarios()["tutorial"]), 2), aid_of("chess")
    action = next(game.actions())
    assert type(aid) is PlayerAid
    assert aid.heading(game) == "Red to act"
    assert aid.seat(game, 1) == SeatFacts(Figure("cash", 30))
    assert not aid.hides(game, 1)
    assert aid.title(game, action) == aid.label(game, action) == str(action)
    assert aid.where(game, action) is None
    assert aid.pieces(game) == ()
    assert aid.neutrals(game) == ()
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
    assert (facts.score.word, facts.score.value) == ("cash", player.cash)
    assert [card.title for card in facts.cards] == [f"Card {card}" for card in player.hand]
    (train,) = facts.figures
    assert train.place == game.table.cells[player.trains[0].at]
    assert train.icons == player.trains[0].loads
    aboard = [one.icon for card in facts.cards for one in card.lines if one.is_marked]
    assert set(aboard) <= set(train.icons)
    assert all(one.goals or "Koralia" in one.text for c in facts.cards for one in c.lines)


def test_the_cash_of_others_stays_their_secret() -> None:
    game = middle()
    aid, other = aid_of("crayon"), (game.state.turn.seat + 1) % 3
    assert aid.seat(game, other).to_others().score.value is None
    assert aid.seat(game, other).to_others().cards, "hands lie open"
    assert not aid.hides(game, other), "nobody leaves a shared screen for it"
    game.state.cash_public = True
    shown = aid.seat(game, other).to_others().score
    assert shown.value == game.state.seats[other].cash


def test_what_lies_on_the_board_is_track_and_trains() -> None:
    game = middle()
    pieces = aid_of("crayon").pieces(game)
    track = [piece for piece in pieces if isinstance(piece.place, Edge)]
    assert {piece.kind for piece in track} == {"track"}
    assert len(track) == len(game.state.track.sections)
    assert {piece.owner for piece in pieces if piece.kind == "train"} == {0, 1, 2}


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
