"""What rails can cost on a board at all, and which items it is idle to waive there."""

from typing import NamedTuple

from model.systems.trains.building.land import Land
from model.systems.trains.effects.lasting import Waived
from model.systems.trains.rules.trains_rules import Costs


class Bill(NamedTuple):
    """What rails of a board can cost."""

    costs: Costs
    terrain: frozenset[str]
    """The kinds of open hexes on which nothing stands."""
    has_cities: bool
    has_remote: bool
    stations: int
    """How many stations the game has."""


def bill_of(land: Land) -> Bill:
    """What rails can cost on a board."""
    there = [land.ground[cell] for cell in land.open]
    return Bill(
        costs=land.rules.costs,
        terrain=frozenset(one.terrain for one in there if not one.city),
        has_cities=any(one.room for one in there),
        has_remote=any(one.number for one in there),
        stations=land.rules.markers.stations,
    )


def idle_waiver(waived: Waived, bill: Bill) -> str:
    """Why nobody is better off with an item waived, as a clause; nothing where somebody is."""
    what, is_there, is_paid = _item(waived, bill)
    if not is_there:
        return f"it waives {what}, and the board has none"
    return "" if is_paid else f"it waives {what}, which is nothing"


def _item(waived: Waived, bill: Bill) -> tuple[str, bool, bool]:
    """An item in words, whether the board has such hexes, and whether they cost anything."""
    costs = bill.costs
    match waived:
        case "river" | "mountain":
            return f"what a {waived} costs", waived in bill.terrain, bool(costs.terrain.get(waived))
        case "city":
            return "what a city costs", bill.has_cities, bool(costs.city or costs.station)
        case "remote":
            return "what a remote place costs", bill.has_remote, bool(costs.remote)
        case "foreign-coin":
            return "the coin for markers of others", True, bool(costs.foreign)
        case "foreign-waste":
            return "the Waste for markers of others", True, bool(costs.foreign_waste)
    return "every coin but that for remote places", True, _costs_anything(bill)


def _costs_anything(bill: Bill) -> bool:
    costs = bill.costs
    is_dear = any(costs.terrain.get(kind) for kind in bill.terrain)
    return bool(costs.foreign or is_dear or (bill.has_cities and (costs.city or costs.station)))
