"""The end of a turn: is the game over, and if not, what begins anew (AOS-END-01, AOM-MONEY-10)."""

from collections.abc import Iterator
from typing import Any

from engine.protocol import TURN_OVER, Happening
from engine.systems.age_of_steam.ending.ranking import finish
from engine.systems.age_of_steam.phases.blocking import block_actions
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.rules.money_rules import NoCubes, PlayersLeft
from model.wording.speech import tr


def begin(play: Play) -> Iterator[Happening]:
    state = play.state
    yield Happening(
        TURN_OVER, None, tr("Turn {turn} is over", turn=state.turn), {"turn": state.turn}
    )
    if state.turns is not None and state.turn >= state.turns:
        yield from finish(play, tr("the last turn is over"))
        return
    for one in play.table.rules.end:
        reason = _reason(play, one)
        if reason:
            yield from finish(play, reason)
            return
    state.turn += 1
    for seat in state.seats:
        seat.raised, seat.spent, seat.hops = 0, (), {}
    yield from block_actions(play)


def _reason(play: Play, end: Any) -> str:
    """Why the game is over by a rule; nothing if it is not."""
    state = play.state
    match end:
        case NoCubes("cities") if not any(map(play.is_city, state.cubes)):
            return tr("no cube is left in a city")
        case NoCubes("map") if not state.cubes:
            return tr("no cube is left on the map")
        case PlayersLeft(left) if len(state.order) <= left < state.players:
            return tr("{order} of the players are left", order=len(state.order))
    return ""
