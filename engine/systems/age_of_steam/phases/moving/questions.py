"""What is asked of the model at one moment of Move Goods, worked out once."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.protocol import NotPlayable
from engine.systems.age_of_steam.phases.moving.doing import Journey, Moving
from engine.systems.age_of_steam.shipping.movers import shipping_of
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.goods.deliveries import search_for
from model.systems.age_of_steam.goods.judging import arcs_from, step
from model.systems.age_of_steam.goods.network import ON_A_HEX, Arc
from model.systems.age_of_steam.goods.progress import Progress
from model.systems.age_of_steam.goods.search import Search
from model.systems.age_of_steam.goods.shipping import Shipping
from model.systems.age_of_steam.track.links import mark_among
from model.wording.speech import tr

HOP = "hop "


class Question(NamedTuple):
    """What the actor can ship, and where a cube under way has come to."""

    moment: int
    """How many actions had been played."""
    shipping: Shipping
    search: Search | None = None
    way: Progress | None = None


def question(play: Play, *, is_played: bool = False) -> Question:
    """What is asked now, or while an action is played what was asked before it."""
    doing: Moving = play.state.doing
    moment = play.state.actions - is_played
    kept: Question | None = doing.kept
    if kept is None or kept.moment != moment:
        kept = doing.kept = _asked(play, doing.journey, moment)
    return kept


def _asked(play: Play, journey: Journey | None, moment: int) -> Question:
    if journey is None:
        return Question(moment, shipping_of(play, play.actor))
    shipping = shipping_of(play, play.actor, journey.links, journey.hopped)
    if not journey.colour:
        return Question(moment, shipping)
    if shipping.cubes.get(journey.start, {}).get(journey.colour, 0) < 1:
        raise NotPlayable(tr("a cube cannot be under way that does not lie where it starts"))
    search = search_of(play, shipping, journey)
    way = search.begin
    for text in journey.steps:
        arc = arc_called(play, search, way, text)
        after = None if arc is None else step(search, way, arc)
        if after is None:
            raise NotPlayable(tr("a cube cannot have come to {text} in this move", text=text))
        way = after
    return Question(moment, shipping, search, way)


def search_of(play: Play, shipping: Shipping, journey: Journey) -> Search:
    """The search for the cube that is under way."""
    if not journey.is_second:
        return search_for(shipping, journey.colour, journey.start)
    network, track = shipping.network, play.state.track
    at = network.numbers.get(journey.start)
    if at is None or not network.numbers.keys() >= set(journey.seen):
        raise NotPlayable(tr("a cube cannot go on from where there is no stop"))
    seen = sum(1 << number for number in {at, *(network.numbers[stop] for stop in journey.seen)})
    used = frozenset(
        number for number, link in enumerate(network.links) if track.name_of(link) in journey.used
    )
    begin = Progress(at, seen, journey.links)
    rest = shipping.with_cash(shipping.mover.cash)
    return Search(rest, journey.colour, journey.start, begin, used)


# -- steps as people call them


def step_text(play: Play, search: Search, at: int, to: int, number: int) -> str:
    """How a step is called: `oak`, `oak@3,2` to tell it from others that lead there, `hop oak`."""
    network = search.shipping.network
    name = network.stops[to].id
    if number >= 0:
        mark = _mark(play, search, at, to, number)
        return f"{name}@{mark}" if mark else name
    hops = search.shipping.mover.hops
    return f"{HOP}{name}@{hops[~number].id}" if len(hops) > 1 else f"{HOP}{name}"


def _mark(play: Play, search: Search, at: int, to: int, number: int) -> str:
    """What tells a link from others that lead to the same stop.

    Those between the same two stops have a name of their own; where links cross below a cube that
    lies on a bare hex, they may come from elsewhere and still lead to one stop.
    """
    links, track = search.shipping.network.links, play.state.track
    mark = track.name_of(links[number]).partition("@")[2]
    if mark or at != ON_A_HEX:
        return mark
    ways_out = search.shipping.first_arcs(search.place)
    there = [links[arc.number] for arc in ways_out if arc.to == to]
    return mark_among(track.land, links[number], there)


def step_texts(play: Play, search: Search, path: Sequence[int], stops: Sequence[int]) -> list[str]:
    """The steps of a whole way, told by its links and the stops that they lead to."""
    begins = (search.begin.at, *stops)
    return [step_text(play, search, *one) for one in zip(begins, stops, path, strict=False)]


def arc_called(play: Play, search: Search, way: Progress, text: str) -> Arc | None:
    """The link or hop from where a cube is that a text means."""
    for arc in arcs_from(search, way):
        if step_text(play, search, way.at, arc.to, arc.number) == text:
            return arc
    return None
