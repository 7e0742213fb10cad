"""What every game promises to those who host, show, record and learn it, as assertions."""

import json
from random import Random

from engine.bots import UMPIRE
from engine.logs.game_log import SeatEntry, log_text
from engine.logs.reading import read_log
from engine.logs.replaying import replayed
from engine.logs.session import begin
from engine.protocol import CHOSEN, Action, Game
from engine.showing.player_aid import aid_of, map_of
from model.pieces.places import AtCity
from model.scenario.scenario import Scenario
from tests.engine.policies import aimless


def text_of(game: Game) -> str:
    return json.dumps(game.to_plain(), sort_keys=True, allow_nan=False)


def who_acts_is_plain(game: Game) -> None:
    """The actors are seats in their order, and nobody else may do anything."""
    seats = range(len(game.names))
    assert list(game.actors) == sorted(set(game.actors) & set(seats) - game.out)
    assert game.actor == next(iter(game.actors), None)
    assert (game.actor is None) == (game.result is not None)
    assert game.out <= set(seats)
    assert not set(game.neutrals) & set(game.names)
    for seat in seats:
        legal = list(game.actions(seat))
        assert bool(legal) == (seat in game.actors)
        assert all(game.why_not(action, seat) is None for action in legal[:5])
        if seat not in game.actors and game.actor is not None:
            refusal = game.why_not(next(game.actions()), seat)
            assert refusal is not None
            assert refusal.sentence


def a_result_ranks_everybody(game: Game) -> None:
    if game.result is not None:
        ranked = [seat for place in game.result.places for seat in place]
        assert sorted(ranked) == list(range(len(game.names)))
        assert all(game.result.places[1:]), "only the first place may be nobody's"
        assert game.result.reason


def each_finds_its_own_actions_in_its_view(game: Game) -> None:
    for seat in game.actors:
        view = game.view(seat, 3)
        assert view.actor == seat
        assert view.actors == tuple(one for one in game.actors if one >= seat)
        assert list(map(str, view.actions())) == list(map(str, game.actions(seat)))


def a_view_tells_no_more_than_its_seat_knows(game: Game) -> None:
    """No view holds what chance dealt to others, and every seat finds its own things in it.

    What is shown of another is the same in every view: none of it depends on what is made up.
    """
    aid = aid_of(game.system)
    for seat in range(len(game.names)):
        view = game.view(seat, 5)
        assert view.opening() == []
        assert aid.seat(view, seat) == aid.seat(game, seat)
        assert aid.hides(view, seat) == aid.hides(game, seat)
        assert sorted(aid.order(view)) == list(range(len(game.names)))
        assert list(aid.order(view)) == list(aid.order(game))
        assert aid.pieces(view) == aid.pieces(game)
        assert aid.events(view) == aid.events(game)
        for other in range(len(game.names)):
            assert aid.seat(view, other).to_others() == aid.seat(game, other).to_others()


def a_choice_is_hidden(game: Game, rng: Random) -> None:
    """Neither views nor happenings tell what another has chosen, and the step only shrinks."""
    for seat in game.actors if len(game.actors) > 1 else ():
        choices = _some_of(game, seat, rng)
        after = [game.copy() for _ in choices]
        happened = [one.play(choice, seat) for one, choice in zip(after, choices, strict=True)]
        assert all(told == happened[0] for told in happened)
        assert [(one.kind, one.seat) for one in happened[0]] == [(CHOSEN, seat)]
        left = tuple(one for one in game.actors if one != seat)
        for one in after:
            assert one.actors == left
            assert list(one.actions(seat)) == []
        for other in range(len(game.names)):
            if other != seat:
                assert len({text_of(one.view(other, 4)) for one in after}) == 1
        for other in left:
            assert text_of(after[0].view(other, 4)) == text_of(game.view(other, 4))
            assert list(after[0].actions(other)) == list(game.actions(other))


def _some_of(game: Game, seat: int, rng: Random) -> list[Action]:
    legal = list(game.actions(seat))
    return rng.sample(legal, min(4, len(legal)))


def its_log_leads_to_the_same_game(scenario: Scenario, players: int, actions: int) -> None:
    """Whoever answers first: the log is the same, and so is the game that is played by it."""
    logs = set()
    for turned in (False, True):
        session = begin(scenario, [SeatEntry(f"Player {n + 1}") for n in range(players)], 3)
        rng = {seat: Random(seat) for seat in range(players)}
        while session.awaited and len(session.records) < actions:
            seat = session.awaited[-1 if turned else 0]
            session.play(aimless(session.game.view(seat), rng[seat]), seat)
        logs.add(log_text(session.log))
        again = replayed(read_log(log_text(session.log)), scenario)
        assert again.log == session.log
        assert text_of(again.game) == text_of(session.game)
    assert len(logs) == 1


def its_board_can_be_shown(game: Game) -> None:
    """Whatever lies on the board belongs to somebody known, and cities there are known as well."""
    aid, shown = aid_of(game.system), map_of(game)
    owners = {None, *range(len(game.names)), *aid.neutrals(game)}
    for piece in aid.pieces(game):
        assert piece.owner in owners
        assert not isinstance(piece.place, AtCity) or piece.place.id in shown.cities
    for action in game.actions():
        where = aid.where(game, action)
        for place in () if where is None else where.places:
            assert not isinstance(place, AtCity) or place.id in shown.cities
    for city in aid.cities(game):
        assert aid.place_name(game, AtCity(city.id)) == (city.name or city.id)


def its_colours_and_rounds_stay(game: Game, rng: Random) -> None:
    """Neutrals keep their places, hence their colours and signs; rounds are told from 0 or 1 up."""
    aid, after = aid_of(game.system), game.copy()
    neutrals, before = tuple(aid.neutrals(game)), aid.round(game)
    for _ in range(20 if game.actor is not None else 0):
        if after.actor is None:
            break
        after.play(aimless(after, rng))
        assert tuple(aid.neutrals(after))[: len(neutrals)] == neutrals
        later = aid.round(after)
        assert (later is None) == (before is None)
        assert later is None or before is None or 0 <= before <= later
        before = later


def its_actions_have_words(game: Game) -> None:
    aid = aid_of(game.system)
    for seat in game.actors:
        view = game.view(seat)
        seen = set[str]()
        for action in view.actions():
            if action.WORD in seen or action.GROUP == UMPIRE:
                continue
            seen.add(action.WORD)
            price = aid.price(view, action)
            assert price is None or price >= 0
            assert aid.does(view, action)
            assert aid.title(view, action)
