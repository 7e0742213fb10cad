"""Ferries in use: waiting at a port, and crossing from it in the turn after."""

from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.crayon.actions.kinds import Sail
from engine.systems.crayon.events.errands import arrive
from engine.systems.crayon.events.half_rate import halve
from engine.systems.crayon.phases.moving import (
    storms_ahead,
    trail_after,
    why_halted,
    why_not_run,
)
from engine.systems.crayon.phases.renting import pay_rent, why_not_rent
from engine.systems.crayon.state.play import Play, no
from engine.systems.crayon.state.state import Train
from model.systems.crayon.network.network import NOWHERE
from model.wording.speech import tr


def why_not_sail(play: Play, action: Sail) -> Refusal | None:
    refusal = why_not_run(play, action.train)
    if refusal is not None:
        return refusal
    train = play.mover.trains[action.train - 1]
    if action.ferry not in play.table.ferries_at.get(train.at, ()):
        return no("CRY-FERRY-01", tr("the train is not at a port of this ferry"))
    if train.ran or not _has_waited(play, train):
        return no("CRY-FERRY-06", tr("a train stops at the port for the turn before it crosses"))
    refusal = _why_not_use(play, action) or _why_too_far(play, train, action.ferry)
    return refusal or why_halted(play, train.at, _far_port(play, action.ferry, train.at))


def _has_waited(play: Play, train: Train) -> bool:
    """Whether a train stopped at this port before, or need not (OPEN-CRY-25)."""
    return train.waits or (train.is_new and play.table.rules.ferry.start_waiver)


def _why_not_use(play: Play, action: Sail) -> Refusal | None:
    """Whether the ferry is the mover's, or may be hired (CRY-FERRY-10)."""
    ferry = play.table.ferries[action.ferry]
    owners = play.state.track.owners_of(ferry.id)
    if play.seat in owners:
        return None
    rentable = play.table.rules.ferry.rentable if ferry.rentable is None else ferry.rentable
    if not rentable or not owners:
        return no("CRY-FERRY-10", tr("only a player who has paid for the ferry may use it"))
    return why_not_rent(play, action.train, owners[0])


def _why_too_far(play: Play, train: Train, ferry: str) -> Refusal | None:
    """Whether the other port can be counted (CRY-FERRY-07): loads may have used movement up."""
    after = train.copy()
    _go_slow(play, after)
    if after.left < _far_cost(play, ferry):
        return no("CRY-FERRY-07", tr("the other port is further than the train can still run"))
    return None


def _go_slow(play: Play, train: Train) -> None:
    """Half rate for the whole turn in which a train crosses (CRY-FERRY-06)."""
    if train.halved:
        halve(play, train)
    else:
        train.allowance = play.table.rules.trains[train.type].half_rate
        train.halved = True


def _far_port(play: Play, ferry: str, at: int) -> int:
    one, other = play.table.ports_of[ferry]
    return other if at == one else one


def _far_cost(play: Play, ferry: str) -> int:
    own = play.table.ferries[ferry].far_port_cost
    return play.table.rules.ferry.far_port_cost if own is None else own


def sail(play: Play, action: Sail) -> None:
    train = play.mover.trains[action.train - 1]
    play.state.turn.acted = True
    owners = play.state.track.owners_of(action.ferry)
    if play.seat not in owners:
        pay_rent(play, action.train, owners[0])
    _go_slow(play, train)
    far = _far_port(play, action.ferry, train.at)
    storms = storms_ahead(play, train, far)
    train.moved += _far_cost(play, action.ferry)
    train.trail = trail_after(play, train)
    train.at, train.came_from, train.waits, train.ran = far, NOWHERE, False, True
    halve(play, train, storms)
    text = tr(
        "{names} crosses to {place_name}",
        names=play.names[play.seat],
        place_name=play.table.place_name(far),
    )
    play.tell("sail", play.seat, text, ferry=action.ferry, at=far)
    arrive(play, play.seat, train)


def sails(play: Play) -> Iterator[Sail]:
    """Every ferry that the mover may take now."""
    for number, train in enumerate(play.mover.trains, 1):
        for ferry in play.table.ferries_at.get(train.at, ()):
            action = Sail(ferry, number)
            if why_not_sail(play, action) is None:
                yield action
