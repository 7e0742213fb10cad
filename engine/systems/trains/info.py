"""The Trains system for the registry."""

from engine.protocol import Game, Refusal, System
from engine.systems.trains.game import TrainsGame, new_game, resumed
from engine.systems.trains.invariants import all_broken


def broken(game: Game) -> list[Refusal]:
    """The invariants that a game breaks: none, unless something is wrong."""
    return all_broken(game.game) if isinstance(game, TrainsGame) else []


SYSTEM = System(
    name="trains",
    title="Trains",
    rules_version=1,
    new_game=new_game,
    resume=resumed,
    check=broken,
    score="points",
    usual_bot="greedy",
)
