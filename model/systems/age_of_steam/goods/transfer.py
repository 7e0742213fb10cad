"""Leaving a cube at a station for another that goes on from there (AOM-CHAIN-03)."""

from collections.abc import Iterator

from model.systems.age_of_steam.goods.income import earnings
from model.systems.age_of_steam.goods.progress import Progress
from model.systems.age_of_steam.goods.search import Search
from model.systems.age_of_steam.goods.shipments import shipment_of
from model.systems.age_of_steam.goods.shipping import Shipping


class SearchWithStations(Search):
    """The ways of a first cube, which may also end at a station where another can go on."""

    __slots__ = ()

    def may_stop(self, way: Progress) -> bool:
        return self.may_end(way) or self.may_change(way)

    def may_change(self, way: Progress) -> bool:
        """Whether the cube can be left here for another."""
        is_station = self.shipping.stations >> way.at & 1
        return bool(is_station) and self.fits(way) and next(self.changes(way), None) is not None

    def changes(self, way: Progress) -> Iterator[str]:
        """The colours of cubes lying here that can be delivered instead."""
        lying = self.shipping.cubes.get(self.shipping.network.stops[way.at].id, {})
        for colour in sorted(lying):
            if lying[colour] > 0 and second_leg(self, way, colour).can_arrive():
                yield colour


def second_leg(first: Search, way: Progress, colour: str) -> Search:
    """The ways of the cube that goes on: what is left of the budget, no stop or link again."""
    used = frozenset(number for number in way.path if number >= 0)
    begin = Progress(way.at, way.seen, way.left, hopped=way.hopped)
    place = first.shipping.network.stops[way.at].id
    return Search(_afterwards(first, way), colour, place, begin, used)


def _afterwards(first: Search, way: Progress) -> Shipping:
    """The same moment, after the first leg has been paid for; nothing else of it matters."""
    shipping, leg = first.shipping, shipment_of(first, way, is_changed=True)
    about = shipping.about(first.colour, first.place, leg.end)
    earned = earnings(leg, shipping.rules.income, shipping.mover, about)
    cash = max(0, shipping.mover.cash + earned.cash[shipping.mover.seat])
    return shipping.with_cash(cash)
