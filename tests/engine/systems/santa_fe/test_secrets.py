"""Nobody finds out what is hidden: games that differ in that alone look the same to a seat."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.learning.observation import observer_for
from engine.protocol import Happening
from engine.showing.player_aid import aid_of
from engine.systems.santa_fe.actions import kinds as act
from engine.systems.santa_fe.game import SantaFeGame
from tests.contracts.promises import text_of
from tests.engine.systems.santa_fe.games import game_with
from tests.engine.systems.santa_fe.otherwise import with_other_secrets

OTHER: dict[str, Any] = {
    "drawing": {"order": "together"},
    "deck": {"short_lines_in": 0, "extra": "random"},
    "two_players": {"third_short_lines": "vanish", "third_at_deal": True},
}
GAMES = [
    pytest.param(players, rules, seed, id=f"{name}-{players}-{seed}")
    for name, rules in (("plain", {}), ("other", OTHER))
    for players in (2, 3, 4)
    for seed in (players,)
]
games = pytest.mark.parametrize(("players", "rules", "seed"), GAMES)


def moments(players: int, rules: dict[str, Any], seed: int) -> Iterator[tuple[SantaFeGame, Random]]:
    """A random game before each of its actions; all choose in any order."""
    game, rng = game_with(players=players, rules=rules, seed=seed), Random(seed)
    while game.actor is not None:
        yield game, rng
        seat = rng.choice(game.actors)
        game.play(_liked(game, seat, rng), seat)


def _liked(game: SantaFeGame, seat: int, rng: Random) -> act.SantaFeAction:
    """Anything, but Double Turns and exchanges are liked, since cards change hands there."""
    legal: list[Any] = list(game.actions(seat))
    liked = [one for one in legal if "double" in str(one) or isinstance(one, act.Exchange)]
    found: act.SantaFeAction = rng.choice(liked or legal)
    return found


@pytest.mark.rule("SFR-SETUP-10")
@pytest.mark.rule("SFR-ROUND-03")
@games
def test_a_seat_sees_the_same_whatever_is_hidden(
    players: int, rules: dict[str, Any], seed: int
) -> None:
    aid, differed = aid_of("santa-fe"), 0
    for game, rng in moments(players, rules, seed):
        for one in range(players):
            other = with_other_secrets(game, one, rng)
            differed += text_of(other) != text_of(game)
            views = [each.view(one, 6) for each in (game, other)]
            assert text_of(views[0]) == text_of(views[1])
            assert list(game.actions(one)) == list(other.actions(one))
            assert [str(each.opening()) for each in views] == ["[]", "[]"]
            observed = [observer_for(game).numbers(view, one) for view in views]
            assert observed[0] == observed[1]
            for seen in range(players):
                shown = [aid.seat(each, seen) for each in (game, other)]
                assert seen == one or shown[0].to_others() == shown[1].to_others()
            assert aid.beside(game) == aid.beside(other)
            assert game.scores() == other.scores()
    assert differed


@pytest.mark.rule("SFR-SETUP-10")
@pytest.mark.rule("SFR-DRAW-01")
@pytest.mark.rule("SFR-TWO-02")
@games
def test_what_others_do_is_told_the_same_whatever_is_hidden(
    players: int, rules: dict[str, Any], seed: int
) -> None:
    words = set[str]()
    for game, rng in moments(players, rules, seed):
        actor = rng.choice(game.actors)
        for one in range(players):
            if one == actor:
                continue
            other = _agreeing(with_other_secrets(game, one, rng), game)
            action = _both_can(game, other, actor, rng)
            if action is None or _comes_to_light(game, actor):
                continue
            after = [each.copy() for each in (game, other)]
            told = [_told(each.play(action, actor), one) for each in after]
            if after[0].result is None:
                words.add(action.WORD)
                assert told[0] == told[1]
    assert {"draw", "lay", "play"} <= words


def _agreeing(other: SantaFeGame, game: SantaFeGame) -> SantaFeGame:
    """With the same Short Lines on top, which everybody sees as soon as they are drawn."""
    top = game.state.deck[: players_and_more(game)]
    if any(game.table.is_short_line(card) for card in (*top, *other.state.deck[: len(top)])):
        other.state.deck = game.state.deck
    return other


def players_and_more(game: SantaFeGame) -> int:
    return 2 + game.table.rules.hand + len(game.table.short_line_cards)


def _both_can(
    game: SantaFeGame, other: SantaFeGame, actor: int, rng: Random
) -> act.SantaFeAction | None:
    """Something that can be done in both; what is played hidden need not be the same."""
    there = set(other.actions(actor))
    both: list[Any] = [one for one in game.actions(actor) if one in there]
    return rng.choice(both) if both else None


def _comes_to_light(game: SantaFeGame, actor: int) -> bool:
    """Whether this is the last hidden choice, after which all are open."""
    return game.state.step == "play" and game.actors == (actor,)


def _told(happenings: list[Happening], seat: int) -> list[Any]:
    """What a seat is told, without what chance wrote into the record."""
    told = [one for one in happenings if one.is_told_to(seat)]
    return [(one.kind, one.seat, one.text, dict(one.facts)) for one in told]


@pytest.mark.parametrize("players", [2, 3])
def test_nobody_can_play_the_deal_again_from_what_is_seen(players: int) -> None:
    game = game_with(players=players, seed=77)
    view = game.view(0, 5)
    again = game_with(players=players, seed=view.state.seed)
    assert again.state.deck != game.state.deck
    assert view.state.seed != game.state.seed
    assert view.to_plain()["seed"] == 5
    assert not view.state.counters


def test_guesses_differ_so_that_a_guess_is_no_knowledge() -> None:
    game = game_with(players=3, seed=5)
    hands = {game.view(0, guess).state.seats[1].hand for guess in range(12)}
    tops = {game.view(0, guess).state.deck[0] for guess in range(12)}
    assert len(hands) > 3
    assert len(tops) > 2


@pytest.mark.rule("SFR-ROUND-03")
def test_who_has_chosen_sees_who_is_still_asked() -> None:
    game = game_with(players=3, seed=3)
    for seat in (0, 1):
        game.play(next(iter(game.actions(seat))), seat)
    assert game.actors == (2,)
    assert [game.view(seat, 7).actors for seat in range(3)] == [(2,), (2,), (2,)]
