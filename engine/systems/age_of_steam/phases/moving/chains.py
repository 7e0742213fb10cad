"""Chains: after a delivery another cube may go on, from the city reached or from a station."""

from collections.abc import Iterator
from dataclasses import replace

from engine.protocol import Happening, Refusal
from engine.systems.age_of_steam.actions.goods_kinds import Move
from engine.systems.age_of_steam.phases.moving.doing import Journey, Moving
from engine.systems.age_of_steam.phases.moving.questions import question
from engine.systems.age_of_steam.phases.moving.rounds import next_player
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.goods.judging import why_not_begin
from model.systems.age_of_steam.goods.progress import Progress
from model.systems.age_of_steam.goods.shipments import Shipment
from model.systems.age_of_steam.rules.module_rules import Teleportation
from model.wording.speech import tr


def is_onward(play: Play) -> bool:
    """Whether a delivery may be followed by that of a cube in the city reached (AOM-CHAIN-02)."""
    rules = play.table.rules
    return "chain" in rules.modules and rules.chain is not None and rules.chain.mode == "onward"


def after_delivery(play: Play, shipment: Shipment, way: Progress, *, has_stayed: bool) -> None:
    """Goes on with the chain if there is one and something can still be moved, else with others."""
    doing: Moving = play.state.doing
    doing.passed = frozenset()
    if is_onward(play) and way.left > 0:
        before = doing.journey or Journey(0)
        doing.journey = Journey(
            way.left,
            start=shipment.end,
            hopped=(*before.hopped, *_hops(shipment)),
            stayed=(*before.stayed, *[f"{shipment.colour} {shipment.end}"] * has_stayed),
        )
        doing.kept = None
        if next(onward_cubes(play), None) is not None:
            return
    next_player(play)


def _hops(shipment: Shipment) -> tuple[str, ...]:
    return tuple(one.id for one in shipment.steps if isinstance(one, Teleportation))


def onward_cubes(play: Play) -> Iterator[str]:
    """The colours that can go on from where the last delivery ended."""
    journey = play.state.doing.journey
    for colour in sorted(play.state.cubes.get(journey.start, {})):
        if why_not_onward(play, Move(colour, journey.start)) is None:
            yield colour


def why_not_onward(play: Play, action: Move) -> Refusal | None:
    """Why a chain cannot go on with a cube."""
    journey, shipping = play.state.doing.journey, question(play).shipping
    if action.start != journey.start:
        where = play.table.place_name(journey.start)
        return no("AOM-CHAIN-02", tr("the chain goes on with a cube in {where}", where=where))
    lying = play.state.cubes.get(action.start, {}).get(action.colour, 0)
    if lying and lying <= journey.stayed.count(f"{action.colour} {action.start}"):
        return no("AOM-CHAIN-02", tr("this chain has brought that cube here"))
    found = why_not_begin(shipping, action.colour, action.start)
    return None if found is None else no(*found)


def after_transfer(play: Play, shipment: Shipment, way: Progress, colour: str) -> None:
    """The second cube is under way now, on what is left of the first one's links."""
    doing: Moving = play.state.doing
    doing.passed, doing.kept = frozenset(), None
    doing.journey = Journey(
        way.left,
        colour,
        shipment.end,
        is_second=True,
        seen=_stops_of(play, shipment),
        used=tuple(play.state.track.name_of(link) for link in shipment.links),
        hopped=_hops(shipment),
    )


def _stops_of(play: Play, shipment: Shipment) -> tuple[str, ...]:
    """The stops of a leg; a bare hex is none."""
    start = (shipment.start,) if shipment.start in play.table.scenario.cities else ()
    return (*start, *shipment.stops)


def go_onward(play: Play, action: Move) -> Iterator[Happening]:
    """Takes up a further cube of a chain."""
    before: Journey = play.state.doing.journey
    play.state.doing.journey = replace(before, colour=action.colour, steps=())
    yield picked(play, action)


def picked(play: Play, action: Move) -> Happening:
    """What is recorded when a cube is taken up; people are told when it arrives."""
    colour, place = play.table.colour_name(action.colour), play.table.place_name(action.start)
    text = tr(
        "{actor} takes up a {colour} cube in {place}",
        actor=play.name(play.actor),
        colour=colour,
        place=place,
    )
    facts = {"colour": action.colour, "start": action.start}
    return Happening("pick", play.actor, text, facts, told_to=())


def stopped(play: Play) -> Happening:
    """Ends a chain."""
    seat = play.actor
    next_player(play)
    return Happening(
        "stop", seat, tr("{seat} moves no further cube", seat=play.name(seat)), told_to=()
    )
