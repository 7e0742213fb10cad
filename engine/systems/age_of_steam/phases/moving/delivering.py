"""A delivery is carried out: income and cash, what becomes of the cube, cities that close."""

from collections.abc import Iterator
from typing import Any

from engine.protocol import Happening
from engine.systems.age_of_steam.state.cubes import lie_down, put
from engine.systems.age_of_steam.state.money import change_income
from engine.systems.age_of_steam.state.play import Play
from model.amounts_in_words import counted
from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.goods.fate import set_in
from model.systems.age_of_steam.goods.income import Earnings, earnings
from model.systems.age_of_steam.goods.network import Network
from model.systems.age_of_steam.goods.shipments import Shipment
from model.systems.age_of_steam.goods.shipping import Shipping
from model.systems.age_of_steam.rules.module_rules import Teleportation
from model.wording.speech import tr

STAYS = "stays"


def deliver(play: Play, shipping: Shipping, shipment: Shipment) -> Iterator[Happening]:
    """Ends a leg: the cube leaves its place, and everybody gets what it earns."""
    about = shipping.about(shipment.colour, shipment.start, shipment.end)
    earned = earnings(shipment, shipping.rules.income, shipping.mover, about)
    count_hops(play, shipment)
    yield from end_leg(play, shipping.network, shipment, earned, about)


def end_leg(
    play: Play, network: Network, shipment: Shipment, earned: Earnings, about: Situation
) -> Iterator[Happening]:
    """What follows when a cube arrives, whichever way it came."""
    seat, colour = play.actor, shipment.colour
    lie_down(play.state, shipment.start, colour, -1)
    gained = {one: change_income(play, one, earned.income[one]) for one in sorted(earned.income)}
    for one in sorted(earned.cash):
        player = play.state.seats[one]
        player.cash = max(0, player.cash + earned.cash[one])
    fate = STAYS if shipment.is_changed else now(play.table.rules.delivery.fate, about)
    _let_go(play, shipment, fate)
    facts = {
        "colour": colour,
        "start": shipment.start,
        "end": shipment.end,
        "links": len(shipment.links),
        "income": {one + 1: n for one, n in gained.items() if n},
        "cash": {one + 1: n for one, n in sorted(earned.cash.items()) if n},
        "fate": fate,
    }
    yield Happening("delivery", seat, _told(play, shipment, facts), facts)
    yield from _turn_in(play, seat)
    yield from _close(play, network, shipment.start)


def _told(play: Play, shipment: Shipment, facts: dict[str, Any]) -> str:
    """`Ann moves a red cube from Ash to Oak over 2 links: Ann +1 income, Bob +1 income`."""
    name, table = play.name, play.table
    verb = tr("leaves") if shipment.is_changed else tr("moves")
    text = (
        tr(
            "{actor} {verb} a {colour_name} cube from {place_name} at {place_name2}",
            actor=name(play.actor),
            verb=verb,
            colour_name=table.colour_name(shipment.colour),
            place_name=table.place_name(shipment.start),
            place_name2=table.place_name(shipment.end),
        )
        if shipment.is_changed
        else tr(
            "{actor} {verb} a {colour_name} cube from {place_name} to {place_name2}",
            actor=name(play.actor),
            verb=verb,
            colour_name=table.colour_name(shipment.colour),
            place_name=table.place_name(shipment.start),
            place_name2=table.place_name(shipment.end),
        )
    )
    if shipment.links:
        text += tr(" over {links}", links=counted(len(shipment.links), "link"))
    gains = [tr("{one} {n:+} income", one=name(one - 1), n=n) for one, n in facts["income"].items()]
    for one, n in facts["cash"].items():
        gains.append(f"{name(one - 1)} {'-' if n < 0 else '+'}${abs(n)}")
    return f"{text}: {', '.join(gains)}" if gains else text


def count_hops(play: Play, shipment: Shipment) -> None:
    """Notes which teleports were used in this turn (AOM-TELEPORT-02)."""
    for one in shipment.steps:
        if isinstance(one, Teleportation):
            put(play.mover.hops, one.id)


# -- the cube


def _let_go(play: Play, shipment: Shipment, fate: str) -> None:
    state, colour = play.state, shipment.colour
    match fate:
        case "out":
            put(state.gone, colour)
        case "kept":
            put(play.mover.kept, colour)
        case "stays":
            lie_down(state, shipment.end, colour)
        case _:
            put(state.bag, colour)


def _turn_in(play: Play, seat: int) -> Iterator[Happening]:
    """A complete set of kept cubes is turned in at once (AOM-DELIVERY-07)."""
    sets, kept = play.table.rules.delivery.sets, play.state.seats[seat].kept
    colours = set_in(kept, sets)
    if not colours or sets is None:
        return
    for colour in colours:
        put(kept, colour, -1)
        put(play.state.gone if sets.then == "out" else play.state.bag, colour)
    gained = change_income(play, seat, sets.income)
    text = tr(
        "{seat} turns in a set of {colours} cubes: {gained:+} income",
        seat=play.name(seat),
        colours=len(colours),
        gained=gained,
    )
    yield Happening("set", seat, text, {"colours": list(colours), "income": gained})


def _close(play: Play, network: Network, place: str) -> Iterator[Happening]:
    """A city may be colourless for good once its last cube is delivered (AOM-DELIVERY-05)."""
    number = network.numbers.get(place)
    if number is None or place in play.state.cubes or place in play.state.closed:
        return
    stop = network.stops[number]
    if stop.is_city and stop.when_emptied == "closes":
        play.state.closed |= {place}
        text = tr(
            "{place_name} is empty and takes nothing from now on",
            place_name=play.table.place_name(place),
        )
        yield Happening("closed", None, text, {"city": place})
