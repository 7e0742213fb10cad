"""The crayon system for the registry."""

from engine.protocol import System
from engine.systems.crayon.game.game import new_game
from engine.systems.crayon.invariants.one_state import broken
from engine.systems.crayon.resuming import game_from_plain

SYSTEM = System(
    name="crayon",
    title="Crayon rails",
    rules_version=1,
    new_game=new_game,
    resume=game_from_plain,
    check=broken,
    score="cash",
    usual_bot="greedy",
)
