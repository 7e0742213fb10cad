"""When a build may end, and when it may be taken back (AOM-BUILD-10, AOM-ACTION-09, OPEN-01)."""

from engine.protocol import Refusal
from engine.systems.age_of_steam.effects.held import effects_of_action
from engine.systems.age_of_steam.phases.building import claiming, urbanizing
from engine.systems.age_of_steam.phases.building.paying import Purse
from engine.systems.age_of_steam.phases.building.snapshots import new_sections
from engine.systems.age_of_steam.phases.building.so_far import SoFar
from engine.systems.age_of_steam.phases.building.tiles import tiles
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.rules.effects import BuildAdd, BuildLimit, Urbanize
from model.systems.age_of_steam.track.grounding import why_ungrounded
from model.wording.speech import tr


def why_not_done(play: Play) -> Refusal | None:
    """Why the build may not end now."""
    return why_not_whole(play) or _why_must_use(play)


def why_not_whole(play: Play) -> Refusal | None:
    """Why the build cannot stay as it is, whatever else could be built."""
    rules, track = play.table.rules, play.state.track
    if rules.build.unfinished.max == 0 and track.unfinished(play.actor):
        return no("AOM-BUILD-10", tr("no track may stay unfinished"))
    if rules.build.connectivity_check == "end-of-build":
        refusal = why_ungrounded(track, play.actor, new_sections(play))
        if refusal is not None:
            return no(*refusal)
    return None


def _why_must_use(play: Play) -> Refusal | None:
    """An action that must be used is used while it can be (AOM-ACTION-09)."""
    action = play.table.actions.get(play.mover.action)
    if action is None or not action.must_use:
        return None
    purse = Purse(play)
    for effect in effects_of_action(play, play.actor, action.id):
        match effect:
            case BuildLimit() | BuildAdd():
                can = purse.builds_left > 0 and _can_build(play, purse)
            case Urbanize():
                can = any(True for _ in urbanizing.urbanizations(play, purse))
            case _:
                can = False
        if can:
            name = play.table.action_name(action.id)
            return no("AOM-ACTION-09", tr("{name} must be used while it can be", name=name))
    return None


def _can_build(play: Play, purse: Purse) -> bool:
    return any(True for _ in tiles(play, purse)) or any(True for _ in claiming.claims(play, purse))


def may_be_stuck(play: Play) -> bool:
    """Whether `done` may be refused for what was laid, so that it must be possible to go back."""
    build = play.table.rules.build
    return build.unfinished.max == 0 or build.connectivity_check == "end-of-build"


def why_not_roll_back(play: Play) -> Refusal | None:
    """Why the build may not be taken back."""
    so_far: SoFar = play.state.doing
    back = so_far.back_to
    if back is None:
        return no("AOM-BUILD-10", tr("a build is taken back only where it must be whole"))
    if so_far.prices == back.so_far.prices and so_far.urbanized == back.so_far.urbanized:
        return no("AOM-BUILD-10", tr("there is nothing to take back"))
    return None
