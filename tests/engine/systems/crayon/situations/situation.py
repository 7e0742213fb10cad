"""Rules situations: a small scenario as text, a game on it, and moves as people type them."""

from textwrap import dedent

import pytest

from engine.protocol import Happening
from engine.systems.crayon.game.game import CrayonGame, new_game
from model.files.scenario_files import read_text
from model.scenario.scenario import Scenario

HEAD = "format: 1\nid: situation\ntitle: Situation\nsystem: crayon\nplayers: {min: 1, max: 6}\n"
both_games = pytest.mark.parametrize("preset", ["china-rails", "empire-builder"])
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")


def scenario_of(text: str) -> Scenario:
    """The scenario that a text says, without the head that all of them share."""
    scenario = read_text(HEAD + dedent(text)).scenario
    assert not scenario.misfits, list(scenario.misfits.values())
    return scenario


def game_on(text: str, players: int = 2, seed: int = 1) -> CrayonGame:
    """A game on such a scenario; a `position:` in it says where it begins."""
    return new_game(scenario_of(text), NAMES[:players], seed)


def play(game: CrayonGame, *moves: str) -> list[Happening]:
    """Plays moves as a person types them, and says what happened."""
    return [one for move in moves for one in game.play(game.read(move))]


def refused(game: CrayonGame, move: str) -> str:
    """The rule that forbids a move; "" where it may be played."""
    before = game.to_plain()
    refusal = game.why_not(game.read(move))
    assert game.to_plain() == before, "asking changed the game"
    return "" if refusal is None else refusal.rule


def why(game: CrayonGame, move: str) -> str:
    """The sentence with which a move is refused."""
    refusal = game.why_not(game.read(move))
    assert refusal is not None, f"{move} may be played"
    return refusal.sentence


def legal(game: CrayonGame, word: str = "") -> list[str]:
    """The legal actions as text, those that begin with a word."""
    return [text for text in map(str, game.actions()) if text.split()[0] == word or not word]


def demand_cards(number: int, text: str = "[far coal 10, far coal 11, far coal 12]") -> str:
    """Lines for `demands:`, all alike, for situations in which the cards do not matter."""
    return "".join(f"  {card}: {text}\n" for card in range(1, number + 1))
