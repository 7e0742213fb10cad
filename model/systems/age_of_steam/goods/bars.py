"""Filters of deliveries as sets of stops: where a cube may not end, and where not even enter."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from model.systems.age_of_steam.conditions.place import Spot
from model.systems.age_of_steam.conditions.selector import Selector, Situation, is_so
from model.systems.age_of_steam.goods.network import Network
from model.systems.age_of_steam.goods.refusals import Refusal
from model.systems.age_of_steam.rules.money_rules import Filter
from model.systems.age_of_steam.track.links import Link
from model.systems.age_of_steam.track.owners import NATIONALISED, NOBODY

NATIONALISED_LINK, UNOWNED_LINK = 1, 2
"""Marks of a path that uses such links."""
ALL_MARKS = NATIONALISED_LINK | UNOWNED_LINK
_MARK = {"nationalised": NATIONALISED_LINK, "unowned": UNOWNED_LINK}


class Bar(NamedTuple):
    """A filter that holds for a cube from some start: the stops, and what the path must use."""

    stops: int
    mark: int
    """A mark of links; without them the filter does not hold. 0 where any path is meant."""
    closes: bool
    filter: Filter

    def holds(self, bit: int, marks: int) -> bool:
        """Whether a path with such marks may not end at a stop."""
        return bool(self.stops & bit) and (not self.mark or bool(self.mark & marks))


def marks_of(link: Link, *, unowned_counts: bool) -> int:
    """What a path that uses a link is marked with; by OPEN-SC-05 unowned may count as the other."""
    if link.owner == NATIONALISED:
        return NATIONALISED_LINK
    if link.owner == NOBODY:
        return UNOWNED_LINK | (NATIONALISED_LINK if unowned_counts else 0)
    return 0


def standing(
    filters: Iterable[Filter], lifted: frozenset[str], situation: Situation
) -> tuple[Filter, ...]:
    """The filters that may hold now for a mover; those about the turn alone are settled here."""
    return tuple(
        one
        for one in filters
        if not (one.id and one.id in lifted)
        and (is_about_the_delivery(one.when) or is_so(one.when, situation))
    )


def is_about_the_delivery(when: Selector | None) -> bool:
    """Whether the colour, the start or the end of a delivery is asked for."""
    if when is None:
        return False
    return bool(when.colour or when.from_ or when.to) or any(map(is_about_the_delivery, when.not_))


def bars_for(
    network: Network, filters: tuple[Filter, ...], situation: Situation
) -> tuple[Bar, ...]:
    """What stands against a delivery whose colour and start the situation tells."""
    return tuple(_bars(network, filters, situation))


def _bars(network: Network, filters: tuple[Filter, ...], situation: Situation) -> Iterator[Bar]:
    start = situation.start
    for one in filters:
        if one.colour and situation.colour not in one.colour:
            continue
        if one.from_ and not (start and any(place.holds(start) for place in one.from_)):
            continue
        stops = network.at(one.to) & _in_the_region(network, one, start)
        if stops and is_about_the_delivery(one.when):
            stops &= _where(network, one.when, situation)
        if stops:
            mark = _MARK[one.forbid_link_status] if one.forbid_link_status else 0
            yield Bar(stops, mark, one.closes_stop, one)


def _in_the_region(network: Network, one: Filter, start: Spot | None) -> int:
    """The stops that lie with the start in the same one of the regions of a filter."""
    if not one.same_region:
        return -1
    shared = set(one.same_region).intersection(start.regions if start else ())
    key = ("regions", frozenset(shared))
    if key not in network.kept:
        network.kept[key] = network.those(lambda stop: not shared.isdisjoint(stop.spot.regions))
    return int(network.kept[key])


def _where(network: Network, when: Selector | None, situation: Situation) -> int:
    return network.those(lambda stop: is_so(when, situation._replace(end=stop.spot)))


def barred(sentence: str, bars: tuple[Bar, ...]) -> Refusal:
    """What filters forbid, with the rule of the map that one is, and their names."""
    rules = (bar.filter.rule for bar in bars if bar.filter.rule)
    names = ", ".join(sorted({bar.filter.id for bar in bars if bar.filter.id}))
    return Refusal(next(rules, "AOM-DELIVERY-04"), f"{sentence} by {names}" if names else sentence)
