"""The Santa Fe system for the registry."""

from engine.protocol import Game, Refusal, System
from engine.systems.santa_fe.game import SantaFeGame, new_game, resumed
from engine.systems.santa_fe.invariants import all_broken


def broken(game: Game) -> list[Refusal]:
    """The invariants that a game breaks: none, unless something is wrong."""
    return all_broken(game.position) if isinstance(game, SantaFeGame) else []


SYSTEM = System(
    name="santa-fe",
    title="Santa Fe",
    rules_version=1,
    new_game=new_game,
    resume=resumed,
    check=broken,
    score="points",
)
