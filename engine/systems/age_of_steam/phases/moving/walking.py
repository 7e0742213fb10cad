"""A cube under way: the next step, delivering it, or leaving it for another."""

from collections.abc import Iterator
from typing import cast

from engine.protocol import Action, Happening, Refusal
from engine.systems.age_of_steam.actions.goods_kinds import Deliver, Hop, Move, Via
from engine.systems.age_of_steam.phases.moving.chains import after_delivery, after_transfer
from engine.systems.age_of_steam.phases.moving.delivering import deliver
from engine.systems.age_of_steam.phases.moving.questions import (
    HOP,
    arc_called,
    question,
    step_text,
)
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.goods.judging import step, why_not_step, why_not_stop
from model.systems.age_of_steam.goods.network import Arc
from model.systems.age_of_steam.goods.progress import Progress
from model.systems.age_of_steam.goods.search import Search
from model.systems.age_of_steam.goods.shipments import Shipment, shipment_of
from model.systems.age_of_steam.goods.transfer import SearchWithStations
from model.wording.speech import tr


def _under_way(play: Play, *, is_played: bool = False) -> tuple[Search, Progress]:
    """The search for the cube under way, and where it is."""
    asked = question(play, is_played=is_played)
    return cast("tuple[Search, Progress]", (asked.search, asked.way))


# -- what may be done


def walk_actions(play: Play) -> Iterator[Action]:
    """The steps that lead somewhere, and the ends that are allowed."""
    search, way = _under_way(play)
    for after in search.ahead(way):
        if search.may_stop(after) or search.can_arrive(after):
            text = step_text(play, search, way.at, after.at, after.path[-1])
            yield Hop(text.removeprefix(HOP)) if after.path[-1] < 0 else Via(text)
    if way.path and search.may_end(way):
        yield Deliver()
    yield from (Move(colour, place) for colour, place in _changes(search, way))


def _changes(search: Search, way: Progress) -> Iterator[tuple[str, str]]:
    """The cubes that can go on from a station instead of the one under way."""
    if way.path and isinstance(search, SearchWithStations) and search.may_change(way):
        place = search.shipping.network.stops[way.at].id
        yield from ((colour, place) for colour in search.changes(way))


def why_not_walk(play: Play, action: Via | Hop) -> Refusal | None:
    search, way = _under_way(play)
    text = f"{HOP}{action.to}" if isinstance(action, Hop) else action.to
    arc = arc_called(play, search, way, text)
    if arc is None:
        rule = "AOM-TELEPORT-02" if isinstance(action, Hop) else "AOS-GOODS-03"
        return no(
            rule,
            tr(
                "no {which} leads there",
                which=action.WORD if rule != "AOS-GOODS-03" else tr("link"),
            ),
        )
    found = why_not_step(search, way, arc)
    return None if found is None else no(*found)


def why_not_deliver(play: Play) -> Refusal | None:
    search, way = _under_way(play)
    if not way.path:
        return no("AOS-GOODS-03", tr("a cube moves over at least one link"))
    if search.may_end(way):
        return None
    found = why_not_stop(search, way)
    return (
        no("AOM-CHAIN-03", tr("here it is only left for another")) if found is None else no(*found)
    )


def why_not_change(play: Play, action: Move) -> Refusal | None:
    """Why the cube under way cannot be left for another."""
    search, way = _under_way(play)
    if not isinstance(search, SearchWithStations):
        return no("AOS-GOODS-05", tr("the cube under way must come to a city that takes it"))
    if (action.colour, action.start) not in _changes(search, way):
        return no("AOM-CHAIN-03", tr("it cannot be left here for that cube"))
    return None


# -- what is done


def walk(play: Play, action: Via | Hop) -> Iterator[Happening]:
    """Takes a step; where nothing is left to choose, the cube is delivered at once."""
    search, way = _under_way(play, is_played=True)
    text = f"{HOP}{action.to}" if isinstance(action, Hop) else action.to
    arc = cast("Arc", arc_called(play, search, way, text))
    after = cast("Progress", step(search, way, arc))
    if not search.can_arrive(after) and not any(_changes(search, after)):
        yield from _end(play, search, after)
        return
    doing, asked = play.state.doing, question(play, is_played=True)
    doing.journey = doing.journey.with_step(text)
    doing.kept = asked._replace(moment=play.state.actions, way=after)
    place = play.table.place_name(search.shipping.network.stops[after.at].id)
    told = tr(
        "{actor} takes the {colour_name} cube",
        actor=play.name(play.actor),
        colour_name=play.table.colour_name(search.colour),
    )
    yield Happening(
        "step",
        play.actor,
        tr("{told} to {place}", told=told, place=place),
        {"to": text},
        told_to=(),
    )


def deliver_here(play: Play) -> Iterator[Happening]:
    yield from _end(play, *_under_way(play, is_played=True))


def _end(play: Play, search: Search, way: Progress) -> Iterator[Happening]:
    shipment = shipment_of(search, way)
    lying = _lying(play, shipment)
    yield from deliver(play, search.shipping, shipment)
    after_delivery(play, shipment, way, has_stayed=_lying(play, shipment) > lying)


def _lying(play: Play, shipment: Shipment) -> int:
    """How many cubes of the colour lie where a delivery ends."""
    return play.state.cubes.get(shipment.end, {}).get(shipment.colour, 0)


def change(play: Play, action: Move) -> Iterator[Happening]:
    """Leaves the cube at a station, and goes on with another."""
    search, way = _under_way(play, is_played=True)
    shipment = shipment_of(search, way, is_changed=True)
    yield from deliver(play, search.shipping, shipment)
    after_transfer(play, shipment, way, action.colour)
