"""The bot that plays at random: legal, the same for the same seed, and never the umpire."""

from engine.bots import make_bot
from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.set_ups import SetUp
from tests.engine.systems.crayon.situations.coast import WHOLE_LINE, coast, seat


def played(game: CrayonGame, seed: int, actions: int) -> list[str]:
    bots = [make_bot("random-legal", "crayon", seed + number) for number in range(len(game.names))]
    texts: list[str] = []
    while game.actor is not None and len(texts) < actions:
        action = bots[game.actor].choose(game.view(game.actor))
        game.play(action)
        texts.append(str(action))
    return texts


def test_the_same_seed_plays_the_same_game_and_another_plays_another() -> None:
    assert played(SetUp().game(), 1, 300) == played(SetUp().game(), 1, 300)
    assert played(SetUp().game(), 1, 300) != played(SetUp().game(), 2, 300)


def test_it_never_calls_time() -> None:
    game = coast(seat("7,1", track=WHOLE_LINE), seat(), variants=["time-limit"])
    assert "time" in map(str, game.actions())
    assert "time" not in played(game, 1, 600)


def test_its_games_move_on() -> None:
    game = SetUp().game()
    words = {text.split()[0] for text in played(game, 1, 900)}
    assert words >= {"build", "place", "move", "load", "done", "end"}
    assert game.state.turn.round > 20
