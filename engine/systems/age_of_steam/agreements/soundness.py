"""What people agree on leaves the game sound: nothing is lost, and nobody is left without a way on.

A build that can be taken back is one that must be whole before it ends. What was agreed on
meanwhile is not taken back with it, so it must be whole before anybody agrees on anything, and stay
so.
"""

from engine.protocol import Refusal
from engine.systems.age_of_steam.actions.kinds import Agree
from engine.systems.age_of_steam.agreements.moving_things import move
from engine.systems.age_of_steam.invariants.one_state import all_broken
from engine.systems.age_of_steam.phases.building.snapshots import taken
from engine.systems.age_of_steam.phases.building.stopping import why_not_whole
from engine.systems.age_of_steam.state.play import Play


def why_not_sound(play: Play, action: Agree) -> Refusal | None:
    """Why a game would not be sound any more after something was agreed on."""
    after = Play(play.table, play.state.copy(), play.names)
    move(after, action)
    broken = all_broken(after)
    if broken:
        return broken[0]
    if not _can_be_taken_back(play):
        return None
    return why_not_whole(play) or why_not_whole(after)


def settle(play: Play) -> None:
    """What all have agreed on stays, though the build that goes on is taken back."""
    if _can_be_taken_back(play):
        play.state.doing.back_to = taken(play)


def _can_be_taken_back(play: Play) -> bool:
    return getattr(play.state.doing, "back_to", None) is not None
