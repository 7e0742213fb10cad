"""What always holds: seen to be kept in random games, and to be missed where it is broken."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.bots.random_legal import RandomLegal
from engine.protocol import Happening, NotPlayable, Refused
from engine.systems.trains.game import TrainsGame, resumed
from engine.systems.trains.invariants import all_broken
from model.notation import Cell
from tests.contracts import promises
from tests.engine.systems.trains import fan_cards
from tests.engine.systems.trains.games import do, game_with, turn

LONGEST = 600
GAMES = [
    pytest.param(seed, 2 + seed % 3, seed % 2 == 1, id=f"{'fans' if seed % 2 else 'plain'}-{seed}")
    for seed in range(14)
]
many = pytest.mark.parametrize(("seed", "players", "fans"), GAMES)


def begun(seed: int, players: int, *, fans: bool) -> TrainsGame:
    """A game with the cards of the box, or with random ones and random readings of the rules."""
    if not fans:
        return game_with(players=players, seed=seed)
    rng = Random(seed)
    made = fan_cards.cards(rng)
    kinds = [card["id"] for card in made]
    supply = {"select": {"from": kinds, "count": len(kinds)}}
    rules = {**fan_cards.rules(rng), "supply": supply}
    return game_with(players=players, seed=seed, rules=rules, cards=made)


def moves(game: TrainsGame, seed: int) -> Iterator[tuple[TrainsGame, list[Happening]]]:
    """Plays anything legal, and hands on the game and what happened after each action."""
    bot = RandomLegal(seed)
    for _ in range(LONGEST):
        if game.actor is None:
            return
        yield game, game.play(bot.choose(game))


@pytest.mark.rule("TRN-INV-01")
@pytest.mark.rule("TRN-INV-02")
@pytest.mark.rule("TRN-INV-03")
@pytest.mark.rule("TRN-INV-04")
@pytest.mark.rule("TRN-INV-05")
@pytest.mark.rule("TRN-INV-06")
@pytest.mark.rule("TRN-INV-07")
@pytest.mark.rule("TRN-INV-08")
@pytest.mark.rule("TRN-INV-14")
@many
def test_no_state_of_a_game_breaks_one(seed: int, players: int, fans: bool) -> None:
    for game, _ in moves(begun(seed, players, fans=fans), seed):
        assert all_broken(game.game) == []
        assert game.actor is None or next(game.actions(), None) is not None


@pytest.mark.rule("TRN-INV-09")
@pytest.mark.rule("TRN-INV-10")
@pytest.mark.rule("TRN-INV-11")
@pytest.mark.rule("TRN-INV-12")
@pytest.mark.rule("TRN-INV-13")
@pytest.mark.rule("TRN-INV-15")
@pytest.mark.rule("TRN-INV-16")
@many
def test_what_only_grows_grows_and_effects_are_whole(seed: int, players: int, fans: bool) -> None:
    game = begun(seed, players, fans=fans)
    before = game.copy()
    for after, happened in moves(game, seed):
        _only_grows(before, after)
        kinds = [one.kind for one in happened]
        assert all(one.facts["late"] for one in happened if one.kind == "skipped")
        _pays_once(before, after, happened)
        if "shuffle" in kinds:
            assert any(kind in kinds for kind in ("draw", "reveal", "peek", "looks"))
        assert (after.result is None) or "end" in kinds
        before = after.copy()


def _only_grows(before: TrainsGame, after: TrainsGame) -> None:
    for old, new in zip(before.state.seats, after.state.seats, strict=True):
        assert old.markers <= new.markers
        assert old.points <= new.points
    for city, number in before.state.stations.items():
        assert after.state.stations[city] >= number
    for card, number in before.state.supply.items():
        assert after.state.supply[card] <= number or card == "waste"


def _pays_once(before: TrainsGame, after: TrainsGame, happened: list[Happening]) -> None:
    paid = [one.facts["coin"] for one in happened if one.kind == "rail"]
    assert all(coin >= 0 for coin in paid)
    if paid and "coin" not in [one.kind for one in happened]:
        assert after.state.coin == before.state.coin - sum(paid)


@pytest.mark.rule("TRN-INV-17")
@many
def test_a_game_is_the_same_again_from_what_was_saved(seed: int, players: int, fans: bool) -> None:
    game = begun(seed, players, fans=fans)
    assert begun(seed, players, fans=fans).to_plain() == game.to_plain()
    for number, (one, _) in enumerate(moves(game, seed)):
        if number % 7 == 0 or one.actor is None:
            plain = json.loads(json.dumps(one.to_plain()))
            saved = resumed(one.scenario, plain)
            assert saved.to_plain() == plain
            assert (saved.actors, saved.result) == (one.actors, one.result)
            assert list(saved.actions()) == list(one.actions())


def _rob(game: TrainsGame) -> None:
    game.state.seats[0].deck.pop()


BROKEN: list[tuple[str, Any]] = [
    ("TRN-INV-01", _rob),
    ("TRN-INV-02", lambda g: g.state.supply.update(waste=3)),
    ("TRN-INV-02", lambda g: g.state.box.update(waste=1)),
    ("TRN-INV-03", lambda g: setattr(g.state, "coin", 1)),
    ("TRN-INV-03", lambda g: setattr(g.state, "coin", -1)),
    ("TRN-INV-04", lambda g: g.state.seats[1].hand.pop()),
    ("TRN-INV-05", lambda g: g.state.seats[1].gained.append("waste")),
    ("TRN-INV-06", lambda g: g.state.seats[0].markers.add(Cell(6, 2))),
    ("TRN-INV-06", lambda g: g.state.seats[0].markers.add(Cell(1, 2))),
    ("TRN-INV-07", lambda g: g.state.seats[0].markers.add(Cell(5, 5))),
    ("TRN-INV-08", lambda g: g.state.stations.update(cedar=2)),
    ("TRN-INV-08", lambda g: g.state.stations.update(birch=31)),
    ("TRN-INV-14", lambda g: g.state.supply.update({"normal-train": 1})),
]


@pytest.mark.parametrize(("rule", "breach"), BROKEN)
def test_a_breach_is_found(rule: str, breach: Any) -> None:
    game = game_with(turn())
    assert all_broken(game.game) == []
    breach(game)
    assert rule in {one.rule for one in all_broken(game.game)}


@pytest.mark.parametrize("seed", range(6))
def test_a_game_keeps_what_every_game_promises(seed: int) -> None:
    rng = Random(seed)
    game = begun(seed, 2 + seed % 3, fans=seed % 2 == 1)
    for number, (one, _) in enumerate(moves(game, seed)):
        promises.who_acts_is_plain(one)
        promises.a_result_ranks_everybody(one)
        promises.each_finds_its_own_actions_in_its_view(one)
        if number % 9 == 0:
            promises.a_view_tells_no_more_than_its_seat_knows(one)
            promises.its_board_can_be_shown(one)
            promises.its_actions_have_words(one)
            promises.its_colours_and_rounds_stay(one, rng)


def test_texts_are_read_back_and_nonsense_is_refused() -> None:
    game = begun(5, 3, fans=True)
    for one, _ in moves(game, 5):
        for action in one.actions():
            assert one.read(str(action)) == action
    nonsense = ("", "rail", "rail x", "rail 1,2 3,4", "play", "play a b", "return 01", "return x",
                "buy a b", "buy a top top", "pass wastes", "put 99999", "x" * 999)  # fmt: skip
    for text in nonsense:
        with pytest.raises(ValueError, match=r"write|begins|column"):
            game.read(text)


def test_what_is_refused_changes_nothing() -> None:
    game = game_with(turn(["rail-laying"]))
    do(game, "play rail-laying", "apply")
    before = game.to_plain()
    with pytest.raises(Refused):
        game.play(game.read("rail 7,7"))
    assert game.to_plain() == before


@pytest.mark.parametrize(
    "position",
    [
        3,
        {"seats": [{"hand": ["nothing"]}]},
        {"seats": [{"hand": ["skyscraper"] * 11}]},
        {"seats": [{"markers": "99,99"}]},
        {"seats": [{"markers": "6,2"}]},
        {"seats": [{"play": [{"card": "tunnel", "lasts": ["tunnel.9"]}]}]},
        {"seats": [{"play": [{"card": "tunnel", "waits": ["tunnel.0"]}]}]},
        {"seats": [{"play": [{"card": "tunnel", "copies": "nothing"}]}]},
        {"seats": [{}, {}, {}]},
        {"actor": 7},
        {"stations": {"dale": 1}},
        {"stations": {"cedar": 9}},
        {"resolving": {"at": ["tunnel.7"]}},
        {"resolving": {"at": []}},
        {"resolving": {"at": ["tunnel.1"], "place": 4}},
        {"supply": {"waste": 999}},
        {"box": {"waste": 1}},
    ],
)
def test_a_saved_game_that_cannot_be_is_told(position: Any) -> None:
    plain = {"names": ["A", "B"], "seed": 1, "position": position}
    with pytest.raises(NotPlayable):
        resumed(game_with().scenario, plain)


def test_random_games_end() -> None:
    for seed in range(3):
        game, bot = game_with(seed=seed, players=3), RandomLegal(seed)
        for _ in range(5000):
            if game.actor is not None:
                game.play(bot.choose(game))
        assert game.result is not None
