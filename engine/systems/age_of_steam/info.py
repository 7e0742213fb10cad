"""The Age of Steam system for the registry."""

from engine.protocol import Game, Refusal, System
from engine.systems.age_of_steam.game.game import AgeOfSteamGame, new_game
from engine.systems.age_of_steam.invariants.one_state import all_broken
from engine.systems.age_of_steam.resuming import game_from_plain


def broken(game: Game) -> list[Refusal]:
    """The invariants that a game breaks: none, unless something is wrong."""
    return all_broken(game.position) if isinstance(game, AgeOfSteamGame) else []


SYSTEM = System(
    name="age-of-steam",
    title="Age of Steam",
    rules_version=1,
    new_game=new_game,
    resume=game_from_plain,
    check=broken,
    score="points",
)
