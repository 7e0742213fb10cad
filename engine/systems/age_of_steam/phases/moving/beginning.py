"""What a player does when it is his turn in a round: a cube, the engine, a token, or nothing."""

from collections.abc import Iterator
from typing import Any

from engine.protocol import Action, Happening, Refusal
from engine.systems.age_of_steam.actions.goods_kinds import (
    Engine,
    Move,
    Overland,
    Skip,
    Stop,
)
from engine.systems.age_of_steam.actions.kinds import Pass
from engine.systems.age_of_steam.actions.track_kinds import Spend
from engine.systems.age_of_steam.effects.limits import (
    engine_value,
    raise_engine,
    raises_allowed,
)
from engine.systems.age_of_steam.effects.tokens import spend, spends, why_not_spend
from engine.systems.age_of_steam.phases.moving import carting
from engine.systems.age_of_steam.phases.moving.chains import picked
from engine.systems.age_of_steam.phases.moving.doing import Journey, Moving
from engine.systems.age_of_steam.phases.moving.questions import question
from engine.systems.age_of_steam.phases.moving.rounds import is_until_pass, next_player
from engine.systems.age_of_steam.state.play import Play, no
from model.amounts_in_words import counted
from model.systems.age_of_steam.goods.deliveries import movable
from model.systems.age_of_steam.goods.judging import why_not_begin
from model.wording.speech import tr


def first_actions(play: Play) -> Iterator[Action]:
    """All that may be done at the beginning of a turn in a round."""
    for colour, place in movable(question(play).shipping):
        yield Move(colour, place)
    yield from carting.overlands(play)
    if _why_not_raise(play) is None:
        yield Engine()
    yield from spends(play, "move")
    yield Pass() if is_until_pass(play) else Skip()


def why_not_first(play: Play, action: Any) -> Refusal | None:
    match action:
        case Move(colour, start):
            found = why_not_begin(question(play).shipping, colour, start)
            return None if found is None else no(*found)
        case Overland():
            return carting.why_not_cart(play, action)
        case Engine():
            return _why_not_raise(play)
        case Spend():
            return why_not_spend(play, action, "move")
        case Skip() | Pass():
            return _why_not_wait(play, action)
        case Stop():
            return no("AOM-CHAIN-02", tr("no chain of cubes has begun"))
    return no("AOS-GOODS-03", tr("no cube is under way: name it first, as in move red ash"))


def _why_not_raise(play: Play) -> Refusal | None:
    if play.mover.rung + 1 >= len(play.table.rules.engine.ladder):
        return no("AOS-GOODS-02", tr("the engine is at the top"))
    allowed = raises_allowed(play, play.actor)
    if play.mover.raised >= allowed:
        times = counted(allowed, "raise")
        return no(
            "AOS-GOODS-02", tr("{times} of the engine is all that a turn allows", times=times)
        )
    return None


def _why_not_wait(play: Play, action: Skip | Pass) -> Refusal | None:
    if isinstance(action, Pass) == is_until_pass(play):
        return None
    if isinstance(action, Pass):
        return no("AOS-GOODS-01", tr("here one skips a round"))
    return no("AOM-DELIVERY-08", tr("here one passes until a cube is moved"))


def do_first(play: Play, action: Any) -> Iterator[Happening]:
    match action:
        case Move():
            links = question(play, is_played=True).shipping.mover.links
            play.state.doing.journey = Journey(links, action.colour, action.start)
            yield picked(play, action)
        case Overland():
            yield from carting.cart(play, action)
        case Engine():
            yield _raise(play)
        case Spend():
            yield spend(play, action)
        case _:
            yield _wait(play)


def _raise(play: Play) -> Happening:
    seat = play.actor
    raise_engine(play, seat)
    play.mover.raised += 1
    value = engine_value(play, seat)
    next_player(play)
    text = tr("{seat} raises the engine to {value}", seat=play.name(seat), value=value)
    return Happening("engine", seat, text, {"engine": value})


def _wait(play: Play) -> Happening:
    seat = play.actor
    doing: Moving = play.state.doing
    if is_until_pass(play):
        doing.passed |= {seat}
        kind, text = "pass", tr("{seat} passes", seat=play.name(seat))
    else:
        kind, text = "skip", tr("{seat} moves nothing", seat=play.name(seat))
    next_player(play)
    return Happening(kind, seat, text)
