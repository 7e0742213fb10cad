"""Bots at a table of Trains."""

from random import Random

from engine.bots import make_bot
from engine.protocol import Game
from engine.systems.trains.game import TrainsGame
from tests.engine.systems.trains import fan_cards
from tests.engine.systems.trains.games import game_with


def bots_play(game: TrainsGame, *names: str, seed: int = 1) -> TrainsGame:
    """Plays a game to its end, each bot with what its seat sees."""
    bots = [make_bot(name, "trains", number) for number, name in enumerate(names)]
    actions = 0
    while (actor := game.actor) is not None:
        game.play(bots[actor].choose(game.view(actor, seed)))
        actions += 1
        assert actions < 20_000, "the bots come to no end"
    return game


def chosen(game: Game, name: str = "greedy") -> str:
    """What a bot does now."""
    assert game.actor is not None
    return str(make_bot(name, "trains", 1).choose(game.view(game.actor, 3)))


def fan_game(number: int) -> TrainsGame:
    """A game with cards and readings that nobody has thought of."""
    rng = Random(number)
    cards, rules = fan_cards.cards(rng), fan_cards.rules(rng)
    kinds = [card["id"] for card in cards]
    rules["supply"] = {"select": {"count": 8, "from": kinds}}
    return game_with(players=2 + number % 3, seed=number, rules=rules, cards=cards)
