"""Moving goods: which cube to take where, or whether to raise the engine instead."""

from typing import Final

from engine.protocol import Action
from engine.systems.age_of_steam.actions.goods_kinds import Deliver, Engine, Hop, Move, Skip, Via
from engine.systems.age_of_steam.actions.kinds import Pass
from engine.systems.age_of_steam.effects.limits import raises_allowed
from engine.systems.age_of_steam.phases.moving.questions import HOP, question, step_text
from engine.systems.age_of_steam.phases.moving.rounds import is_until_pass
from engine.systems.age_of_steam.planning.deliveries import Way, best_ways
from engine.systems.age_of_steam.planning.money import to_be_owed
from engine.systems.age_of_steam.planning.projects import own_links
from engine.systems.age_of_steam.planning.worth import Ends, Lot, Outlook, outlook_of
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.goods.deliveries import search_for
from model.systems.age_of_steam.goods.network import Arc

TRIED: Final = 4
"""So many deliveries are compared with each other and with the engine."""


def moves(play: Play) -> list[Action]:
    """What the actor does in this round, a cube with all its steps."""
    ways = [way for way in best_ways(question(play).shipping) if way.gain > 0]
    outlook = outlook_of(play, play.actor)
    outlook = outlook._replace(moves=max(0, outlook.moves - play.state.round))
    mine = own_links(play.state.track, play.actor)
    options = [(_delivering(play, outlook, mine, way), -at) for at, way in enumerate(ways[:TRIED])]
    best = max(options, default=None)
    if _can_raise(play):
        raised = _raising(play, outlook, mine)
        if raised > (outlook.value(mine) if best is None else best[0]):
            return [Engine()]
    if best is None:
        return [Pass() if is_until_pass(play) else Skip()]
    return steps_of(play, ways[-best[1]])


def _delivering(play: Play, outlook: Outlook, mine: list[Ends], way: Way) -> float:
    """What a delivery gains, and what is left to be gained after it."""
    lots = _without(outlook, play, way)
    return way.gain * outlook.income[outlook.turns] + outlook.value(mine, lots)


def _raising(play: Play, outlook: Outlook, mine: list[Ends]) -> float:
    """What can be gained with a better engine, less its upkeep; nothing if that cannot be paid."""
    player = play.mover
    if player.cash + player.income < to_be_owed(play, play.actor, raises=1):
        return -1.0
    return outlook._replace(ladder=outlook.ladder[1:]).value(mine) - outlook.upkeep


def _can_raise(play: Play) -> bool:
    player, top = play.mover, len(play.table.rules.engine.ladder) - 1
    return player.rung < top and player.raised < raises_allowed(play, play.actor)


def _without(outlook: Outlook, play: Play, way: Way) -> list[Lot]:
    place = play.table.land.number.get(way.place)
    return [
        lot._replace(number=lot.number - 1)
        if lot.place == place and lot.colour == way.colour and lot.number >= 1
        else lot
        for lot in outlook.lots
    ]


def steps_of(play: Play, way: Way) -> list[Action]:
    """A delivery as the steps that it is made of."""
    search = search_for(question(play).shipping, way.colour, way.place)
    found: list[Action] = [Move(way.colour, way.place)]
    for to, number in zip(way.stops, way.path, strict=True):
        text = step_text(play, search, Arc(to, 0, number, 0))
        found.append(Hop(text.removeprefix(HOP)) if number < 0 else Via(text))
    return [*found, Deliver()]
