"""The Age of Steam system for the registry."""

from engine.protocol import System
from engine.systems.age_of_steam.game.game import new_game
from engine.systems.age_of_steam.invariants.one_state import broken
from engine.systems.age_of_steam.resuming import game_from_plain

SYSTEM = System(
    name="age-of-steam",
    title="Age of Steam",
    rules_version=1,
    new_game=new_game,
    resume=game_from_plain,
    check=broken,
    score="points",
)
