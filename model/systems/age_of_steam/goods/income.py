"""What a delivery earns: income of the owners of links, bonuses, hops, and the price of passing."""

from collections import Counter
from typing import NamedTuple

from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.conditions.selector import Situation, is_so
from model.systems.age_of_steam.goods.hops import hop_income
from model.systems.age_of_steam.goods.mover import Mover
from model.systems.age_of_steam.goods.shipments import Shipment
from model.systems.age_of_steam.rules.module_rules import Teleportation
from model.systems.age_of_steam.rules.money_rules import DeliveryBonus, DeliveryIncome
from model.systems.age_of_steam.track.links import Link


class Earnings(NamedTuple):
    """Income and cash by seat; what is taken away is negative."""

    income: Counter[int]
    cash: Counter[int]


def earnings(
    shipment: Shipment, rules: DeliveryIncome, mover: Mover, situation: Situation
) -> Earnings:
    """What everybody gets for a delivery, in a situation that tells its colour, start and end."""
    found = Earnings(Counter(), Counter())
    links, fixed = shipment.links, now(rules.fixed, situation)
    if fixed is not None:
        found.income[mover.seat] += fixed
    else:
        _pay_owners(found, links, now(rules.per_link, situation))
    for hop in shipment.steps:
        if isinstance(hop, Teleportation):
            found.income[mover.seat] += hop_income(hop, situation.turn)
    for bonus in rules.bonuses:
        if is_so(bonus.when, situation):
            _pay_bonus(found, bonus, mover.seat, links)
    found.cash[mover.seat] -= mover.price_of_passing(shipment.passed)
    return found


def _pay_owners(found: Earnings, links: tuple[Link, ...], each: int) -> None:
    for link in links:
        if link.owner >= 0:
            found.income[link.owner] += each


def _pay_bonus(found: Earnings, bonus: DeliveryBonus, mover: int, links: tuple[Link, ...]) -> None:
    """A bonus for the owners goes to each of them once, however many links he has."""
    seats = {mover}
    if bonus.to == "owners":
        seats = {link.owner for link in links if link.owner >= 0}
    elif bonus.to == "last-link-owner":
        seats = {link.owner for link in links[-1:] if link.owner >= 0}
    for seat in seats:
        found.income[seat] += bonus.income
        found.cash[seat] += bonus.cash
