"""Moving goods: which cube to take where, or whether to raise the engine instead."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.protocol import Action
from engine.systems.age_of_steam.actions.goods_kinds import (
    Deliver,
    Engine,
    Hop,
    Move,
    Skip,
    Stop,
    Via,
)
from engine.systems.age_of_steam.actions.kinds import Pass
from engine.systems.age_of_steam.effects.limits import links_allowed, raises_allowed
from engine.systems.age_of_steam.phases.moving.carting import overlands
from engine.systems.age_of_steam.phases.moving.questions import HOP, question, step_texts
from engine.systems.age_of_steam.phases.moving.rounds import is_until_pass
from engine.systems.age_of_steam.planning.deliveries import Way, best_ways
from engine.systems.age_of_steam.planning.lots import Ends, Lot
from engine.systems.age_of_steam.planning.money import to_be_owed
from engine.systems.age_of_steam.planning.projects import own_links
from engine.systems.age_of_steam.planning.tokens import more_links
from engine.systems.age_of_steam.planning.worth import Outlook, outlook_of
from engine.systems.age_of_steam.shipping.movers import shipping_of, teleports_of
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.goods.deliveries import search_for
from model.systems.age_of_steam.goods.hops import hop_income

TRIED: Final = 4
"""So many deliveries are compared with each other and with the engine."""


class Option(NamedTuple):
    """A cube that could be moved: what it gains, and how that is played."""

    gain: float
    colour: str
    place: str
    actions: list[Action]


def moves(play: Play) -> list[Action]:
    """What the actor does in this round, a cube with all its steps."""
    return ranked_moves(play)[0]


def ranked_moves(play: Play) -> list[list[Action]]:
    """What the actor could do in this round, the best first, nothing at all being the last."""
    options = _options(play)
    outlook = outlook_of(play, play.actor)
    outlook = outlook._replace(moves=max(0, outlook.moves - play.state.round))
    mine = own_links(play.state.track, play.actor)
    ranked = [(_delivering(play, outlook, mine, one), one.actions) for one in options[:TRIED]]
    ranked.sort(key=lambda one: -one[0])
    found = [actions for _, actions in ranked]
    if _can_raise(play):
        raised, idle = _raising(play, outlook, mine), outlook.value(mine)
        better = sum(worth >= raised for worth, _ in ranked)
        if ranked or raised > idle:
            found.insert(better, [Engine()])
    found = [*_boosted(play, outlook, options), *found]
    return [*found, [Pass() if is_until_pass(play) else Skip()]]


def _options(play: Play) -> list[Option]:
    """Every cube that gains anything, over links or without, the best first."""
    ways = [way for way in best_ways(question(play).shipping) if way.gain > 0]
    found = [Option(way.gain, way.colour, way.place, steps_of(play, way)) for way in ways[:TRIED]]
    found += _overland(play)
    found.sort(key=lambda one: -one.gain)
    return found


def _overland(play: Play) -> Iterator[Option]:
    """Cubes that could go without track (AOM-TELEPORT-03)."""
    rules = teleports_of(play, play.actor, "overland")
    gain = max((hop_income(rule, play.state.turn) for rule in rules), default=0)
    if gain > 0:
        for action in overlands(play):
            yield Option(gain, action.colour, action.start, [action])


def _boosted(play: Play, outlook: Outlook, options: list[Option]) -> Iterator[list[Action]]:
    """A token for a stronger engine, if the moves of this turn gain more by it than it is worth."""
    bought = more_links(play, play.actor)
    if bought.more < 1:
        return
    left = max(1, outlook.rounds - play.state.round + 1)
    links = links_allowed(play, play.actor) + bought.more
    ways = best_ways(shipping_of(play, play.actor, links))
    more = sum(max(0.0, way.gain) for way in ways[:left])
    more -= sum(one.gain for one in options[:left])
    if more * outlook.income[outlook.turns] > bought.price:
        yield [bought.action]


def _delivering(play: Play, outlook: Outlook, mine: list[Ends], option: Option) -> float:
    """What a delivery gains, and what is left to be gained after it."""
    lots = _without(outlook, play, option)
    return option.gain * outlook.income[outlook.turns] + outlook.value(mine, lots)


def _raising(play: Play, outlook: Outlook, mine: list[Ends]) -> float:
    """What can be gained with a better engine, less its upkeep; nothing if that cannot be paid."""
    player = play.mover
    if player.cash + player.income < to_be_owed(play, play.actor, raises=1):
        return -1.0
    return outlook._replace(ladder=outlook.ladder[1:]).value(mine) - outlook.upkeep


def _can_raise(play: Play) -> bool:
    player, top = play.mover, len(play.table.rules.engine.ladder) - 1
    return player.rung < top and player.raised < raises_allowed(play, play.actor)


def _without(outlook: Outlook, play: Play, option: Option) -> list[Lot]:
    place = play.table.land.number.get(option.place)
    return [
        lot._replace(number=lot.number - 1)
        if lot.place == place and lot.colour == option.colour and lot.number >= 1
        else lot
        for lot in outlook.lots
    ]


# -- as actions


def steps_of(play: Play, way: Way) -> list[Action]:
    """A delivery as the steps that it is made of, with that of a cube that goes on."""
    found: list[Action] = [Move(way.colour, way.place)]
    while True:
        search = search_for(question(play).shipping, way.colour, way.place)
        texts = step_texts(play, search, way.path, way.stops)
        for text, number in zip(texts, way.path, strict=True):
            found.append(Hop(text.removeprefix(HOP)) if number < 0 else Via(text))
        if way.onward is None:
            return [*found, Deliver()]
        way = way.onward
        found.append(Move(way.colour, way.place))


def onward_moves(play: Play) -> list[Action]:
    """What goes on from where the last cube of a chain has come to (AOM-CHAIN-02)."""
    start = play.state.doing.journey.start
    ways = best_ways(question(play).shipping)
    best = next((way for way in ways if way.place == start and way.gain > 0), None)
    return [Stop()] if best is None else [*steps_of(play, best), Stop()]
