"""Cubes that go overland, without track (AOM-TELEPORT-03)."""

from collections import Counter
from collections.abc import Iterator

from engine.protocol import Happening, Refusal
from engine.systems.age_of_steam.actions.goods_kinds import Overland
from engine.systems.age_of_steam.phases.moving.delivering import count_hops, end_leg
from engine.systems.age_of_steam.phases.moving.questions import question
from engine.systems.age_of_steam.phases.moving.rounds import next_player
from engine.systems.age_of_steam.shipping.movers import teleports_of
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.goods.hops import hop_income
from model.systems.age_of_steam.goods.income import Earnings
from model.systems.age_of_steam.goods.overland import Country, overland, why_not_overland
from model.systems.age_of_steam.goods.shipments import Shipment
from model.systems.age_of_steam.rules.module_rules import Teleportation
from model.wording.speech import tr


def overlands(play: Play) -> Iterator[Overland]:
    """Every cube that can go overland, each way once, whichever rule allows it."""
    found = set[tuple[str, str, str]]()
    for rule in teleports_of(play, play.actor, "overland"):
        found.update(overland(question(play).shipping, _country(play), rule))
    yield from (Overland(*one) for one in sorted(found))


def _country(play: Play) -> Country:
    land, situation = play.table.land, play.situation(play.actor)

    def is_open(hex_: int) -> bool:
        opens = now(land.data[hex_].open_from, situation)
        return opens is None or play.state.turn >= opens

    return Country(play.state.track, is_open)


def why_not_cart(play: Play, action: Overland) -> Refusal | None:
    refusal = no("AOM-TELEPORT-01", tr("nothing goes overland for you in this turn"))
    for rule in teleports_of(play, play.actor, "overland"):
        found = _why_not_by(play, action, rule)
        if found is None:
            return None
        refusal = found
    return refusal


def _why_not_by(play: Play, action: Overland, rule: Teleportation) -> Refusal | None:
    if action.to not in question(play).shipping.network.numbers:
        return no("AOS-GOODS-05", tr("that is no city"))
    cube, shipping = (action.colour, action.start), question(play).shipping
    found = why_not_overland(shipping, _country(play), rule, cube, action.to)
    return None if found is None else no(*found)


def cart(play: Play, action: Overland) -> Iterator[Happening]:
    """Carries a cube; its income is that of the teleport, without bonuses."""
    shipping, seat = question(play, is_played=True).shipping, play.actor
    rule = next(
        one
        for one in teleports_of(play, seat, "overland")
        if _why_not_by(play, action, one) is None
    )
    shipment = Shipment(action.colour, action.start, (action.to,), (rule,))
    earned = Earnings(Counter({seat: hop_income(rule, play.state.turn)}), Counter())
    count_hops(play, shipment)
    about = shipping.about(action.colour, action.start, action.to)
    yield from end_leg(play, shipping.network, shipment, earned, about)
    play.state.doing.passed = frozenset()
    next_player(play)
