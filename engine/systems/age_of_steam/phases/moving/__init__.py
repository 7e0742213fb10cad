"""Move Goods: in rounds each player moves a cube step by step, raises the engine, or does nothing.

A move is a walk of small actions, since the deliveries of a good engine are hundreds: the cube is
named first, then each link. A step is allowed only if a delivery can follow, so nobody gets stuck.
"""

from collections.abc import Iterator
from typing import Any

from engine.protocol import Action, Happening, Refusal
from engine.systems.age_of_steam.actions.goods_kinds import (
    Deliver,
    Engine,
    Hop,
    Move,
    Overland,
    Skip,
    Stop,
    Via,
)
from engine.systems.age_of_steam.actions.kinds import Pass
from engine.systems.age_of_steam.actions.track_kinds import Spend
from engine.systems.age_of_steam.phases.moving import beginning, chains, walking
from engine.systems.age_of_steam.phases.moving.doing import Moving, moving_from_plain
from engine.systems.age_of_steam.phases.moving.rounds import begin_rounds
from engine.systems.age_of_steam.state.play import Play, no
from engine.systems.age_of_steam.table.table import Table
from model.wording.speech import later, tr

KINDS = (Move, Via, Hop, Deliver, Stop, Overland, Engine, Skip, Pass, Spend)
NOW = later("players move goods")
RULE = "AOS-GOODS-01"


def begin(play: Play) -> Iterator[Happening]:
    begin_rounds(play)
    yield from ()


def actions(play: Play) -> Iterator[Action]:
    journey = play.state.doing.journey
    if journey is None:
        yield from beginning.first_actions(play)
    elif journey.colour:
        yield from walking.walk_actions(play)
    else:
        yield from (Move(colour, journey.start) for colour in chains.onward_cubes(play))
        yield Stop()


def why_not(play: Play, action: Any) -> Refusal | None:
    journey = play.state.doing.journey
    if journey is None:
        return beginning.why_not_first(play, action)
    if journey.colour:
        return _why_not_on_the_way(play, action)
    match action:
        case Stop():
            return None
        case Move():
            return chains.why_not_onward(play, action)
    return no("AOM-CHAIN-01", tr("between two cubes of a chain only another cube moves, or stop"))


def _why_not_on_the_way(play: Play, action: Any) -> Refusal | None:
    match action:
        case Via() | Hop():
            return walking.why_not_walk(play, action)
        case Deliver():
            return walking.why_not_deliver(play)
        case Move():
            return walking.why_not_change(play, action)
    return no("AOS-GOODS-05", tr("a cube is under way and must come to a city that takes it"))


def do(play: Play, action: Any) -> Iterator[Happening]:
    journey = play.state.doing.journey
    match action:
        case Via() | Hop():
            yield from walking.walk(play, action)
        case Deliver():
            yield from walking.deliver_here(play)
        case Move() if journey is not None and journey.colour:
            yield from walking.change(play, action)
        case Move() if journey is not None:
            yield from chains.go_onward(play, action)
        case Stop():
            yield chains.stopped(play)
        case _:
            yield from beginning.do_first(play, action)


def doing_from_plain(table: Table, plain: Any) -> Moving:
    return moving_from_plain(table, plain)
