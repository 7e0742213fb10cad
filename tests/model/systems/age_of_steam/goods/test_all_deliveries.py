"""Lists of deliveries on random networks, against a plain enumeration that tries every path.

The plain one tries every sequence of links from a cube and judges each whole path by the words of
the rules. It shares nothing with the search but the values that it is given.
"""

from collections.abc import Iterator
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.goods.deliveries import cargo, movable, search_for, shipments
from model.systems.age_of_steam.goods.judging import arcs_from, step, why_not_begin, why_not_step
from model.systems.age_of_steam.goods.mover import Mover
from model.systems.age_of_steam.goods.network import Network
from model.systems.age_of_steam.goods.progress import Progress
from model.systems.age_of_steam.goods.search import Search
from model.systems.age_of_steam.goods.shipments import Shipment
from model.systems.age_of_steam.goods.shipping import Shipping
from model.systems.age_of_steam.goods.stops import Stop
from model.systems.age_of_steam.rules.module_rules import Teleportation
from model.systems.age_of_steam.rules.money_rules import Links
from model.systems.age_of_steam.track.links import Link
from model.systems.age_of_steam.track.owners import NATIONALISED, NOBODY
from tests.model.systems.age_of_steam.goods.small_networks import (
    a_spot,
    delivery_rules,
    rules,
)

COLOURS = ("black", "red")
NAMES = ("ash", "bay", "cove", "dun", "elm", "fir")
CLOSING = {"id": "shut", "colour": ["red"], "to": {"tag": "coast"}, "closes_stop": True}
BANNED = {"id": "ban", "to": {"tag": "coast"}, "forbid_link_status": "nationalised"}
LOCAL = {"id": "local", "same_region": ["north"]}
GATE = {
    "id": "gate",
    "to": {"tag": "coast"},
    "forbid_link_status": "unowned",
    "closes_stop": True,
}
RULES = [
    delivery_rules(links={"own": own, **exact}, filters=filters)
    for own in ("any", "half", "all")
    for exact in ({}, {"exact": 2})
    for filters in ([], [BANNED], [CLOSING, LOCAL], [GATE, BANNED])
]
LATER = {"id": "later", "when": {"turn": 2, "colour": ["red"]}, "to": {"tag": "coast"}}
VARYING = delivery_rules(filters=[LATER, CLOSING, BANNED])
HOP = next(
    iter(
        rules(
            teleports=[{"id": "barge", "mode": "hop", "between": {"tag": "coast"}}]
        ).teleports.values()
    )
)
Path = tuple[str, str, tuple[str, ...], tuple[int, ...]]
"""Colour, start, stops, and the links by number; a hop is -1."""


@st.composite
def stops(draw: st.DrawFn, name: str) -> Stop:
    tags, regions = draw(st.sampled_from(["", "coast"])), draw(st.sampled_from(["", "north"]))
    if draw(st.integers(0, 3)) == 0:
        return Stop(a_spot(name, kind="town", tags=tags, regions=regions), is_city=False)
    return Stop(
        a_spot(name, tags=tags, regions=regions),
        colours=draw(st.sampled_from([(), ("red",), ("black",), COLOURS])),
        passing=draw(st.sampled_from(["normal", "normal", "normal", "never", "always"])),
        may_start=draw(st.integers(0, 5)) > 0,
        accepts=draw(st.sampled_from(["printed", "printed", "printed", "lying", "not-lying"])),
        blocked_by=draw(st.sampled_from([(), (), (), ("black",)])),
    )


@st.composite
def questions(draw: st.DrawFn) -> Shipping:
    names = NAMES[: draw(st.integers(3, 6))]
    pairs = [(a, b) for a in names for b in names if a < b]
    ends = draw(st.lists(st.sampled_from(pairs), min_size=1, max_size=9))
    links = [
        Link(pair, draw(st.integers(NATIONALISED, 2)), 1, (number % 4,), "", 1, number)
        for number, pair in enumerate(ends)
    ]
    lying = st.dictionaries(st.sampled_from(COLOURS), st.integers(0, 2))
    cubes = draw(st.dictionaries(st.sampled_from([*names, "0,0", "1,0"]), lying))
    mover = Mover(
        0,
        draw(st.integers(0, 6)),
        draw(st.integers(0, 3)),
        draw(st.sampled_from([(), (), (1,), (0, 2)])),
        draw(st.sampled_from([frozenset(), frozenset({"shut"})])),
        draw(st.sampled_from([(), (), (HOP,)])),
    )
    net = Network([draw(stops(name)) for name in names], links, 4)
    return Shipping(net, cubes, draw(st.sampled_from(RULES)), mover, Situation())


# -- the plain enumeration


def plain_paths(asked: Shipping) -> Iterator[Path]:
    for place, lying in asked.cubes.items():
        for colour, count in lying.items():
            if count and may_start(asked, place):
                yield from (one for one in tried(asked, colour, place) if is_fine(asked, one))


def may_start(asked: Shipping, place: str) -> bool:
    return all(stop.may_start for stop in asked.network.stops if stop.id == place)


def tried(asked: Shipping, colour: str, place: str) -> Iterator[Path]:
    """Every sequence of different links, hops between them, from a place."""
    ahead: list[Path] = [(colour, place, (), ())]
    while ahead:
        path = ahead.pop()
        for to, number in ways_on(asked, path):
            longer = (colour, place, (*path[2], to), (*path[3], number))
            if len(set(longer[2]) | {place}) == len(longer[2]) + 1:
                yield longer
                ahead.append(longer)


def ways_on(asked: Shipping, path: Path) -> Iterator[tuple[str, int]]:
    at = path[2][-1] if path[2] else path[1]
    for number, link in enumerate(asked.network.links):
        if number in path[3]:
            continue
        if "," in at and int(at.split(",")[0]) in link.hexes:
            yield from ((end, number) for end in link.ends)
        elif at in link.ends:
            yield link.ends[at == link.ends[0]], number
    coast = [stop.id for stop in asked.network.stops if "coast" in stop.spot.tags]
    if asked.mover.hops and -1 not in path[3] and at in coast:
        yield from ((to, -1) for to in coast if to != at)


def is_fine(asked: Shipping, path: Path) -> bool:
    """Whether a whole path is a delivery, by the words of the rules."""
    colour, _, visited, numbers = path
    by_id = {stop.id: stop for stop in asked.network.stops}
    used = [asked.network.links[number] for number in numbers if number >= 0]
    takes = [taken(asked, by_id[stop], colour) for stop in visited]
    against = [t and by_id[s].passing != "always" for s, t in zip(visited, takes, strict=True)]
    return (
        len(used) <= asked.mover.links
        and takes[-1]
        and all(by_id[stop].passing != "never" for stop in visited[:-1])
        and can_pay(asked.mover, sum(against[:-1]))
        and has_the_links(asked.rules.links, used)
        and not any(is_barred(asked, path, n) for n in range(len(visited)))
    )


def taken(asked: Shipping, stop: Stop, colour: str) -> bool:
    lying = {c for c, count in asked.cubes.get(stop.id, {}).items() if count}
    if not stop.is_city or ("black" in stop.blocked_by and "black" in lying and colour == "red"):
        return False
    by_accepts = {
        "printed": colour in stop.colours,
        "lying": colour in lying,
        "not-lying": colour in stop.colours and colour not in lying,
    }
    return by_accepts[stop.accepts]


def can_pay(mover: Mover, passed: int) -> bool:
    return passed <= len(mover.passes) and sum(mover.passes[:passed]) <= mover.cash


def has_the_links(how: Links, used: list[Link]) -> bool:
    own = sum(link.owner == 0 for link in used)
    enough = {"any": True, "half": 2 * own >= len(used), "all": own == len(used)}
    return enough[how.own] and how.exact in (None, len(used))


def is_barred(asked: Shipping, path: Path, number: int) -> bool:
    """Whether a filter stands against the end, or one that closes against any stop on the way."""
    colour, start, visited, numbers = path
    spot, begin = asked.network.spot(visited[number]), asked.network.spot(start)
    is_end = number == len(visited) - 1
    names = {one.id for one in asked.rules.filters} - asked.mover.lifts
    used = [asked.network.links[n].owner for n in numbers[: number + 1] if n >= 0]
    return (
        ("gate" in names and "coast" in spot.tags and NOBODY in used)
        or ("ban" in names and is_end and "coast" in spot.tags and NATIONALISED in used)
        or ("shut" in names and colour == "red" and "coast" in spot.tags)
        or ("local" in names and is_end and {"north"} <= {*spot.regions} & {*begin.regions})
    )


# -- what must be equal


def as_path(asked: Shipping, one: Shipment) -> Path:
    """Links are told apart by their numbers, which their keys are."""
    numbers = tuple(-1 if isinstance(step, Teleportation) else step.key for step in one.steps)
    return one.colour, one.start, one.stops, numbers


@pytest.mark.rule("AOS-GOODS-03")
@pytest.mark.rule("AOM-DELIVERY-03")
@given(questions())
def test_the_list_of_deliveries_is_that_of_the_plain_enumeration(asked: Shipping) -> None:
    found = [as_path(asked, one) for one in shipments(asked)]
    assert len(found) == len(set(found))
    assert set(found) == set(plain_paths(asked))


@given(questions())
def test_plain_ways_come_in_the_order_of_the_search_with_all_rules(asked: Shipping) -> None:
    for cube in cargo(asked):
        search = search_for(asked, *cube)
        found = [(way.path, way.stops, way.passed) for way in search.complete()]
        assert list(search.all_ways()) == found


@given(questions(), st.permutations([1, 2, 3]))
def test_what_is_kept_of_filters_never_serves_another_moment_or_mover(
    asked: Shipping, turns: list[int]
) -> None:
    for turn in turns:
        for lifts in (asked.mover.lifts, frozenset({"ban"})):
            mover, moment = asked.mover._replace(lifts=lifts), Situation(turn=turn)
            fresh = Network(asked.network.stops, asked.network.links, asked.network.columns)
            kept = Shipping(asked.network, asked.cubes, VARYING, mover, moment)
            anew = Shipping(fresh, asked.cubes, VARYING, mover, moment)
            assert list(shipments(kept)) == list(shipments(anew))


@pytest.mark.rule("AOS-GOODS-10")
@given(questions())
def test_walks_of_single_steps_lead_to_just_these_deliveries(asked: Shipping) -> None:
    plain = set(plain_paths(asked))
    assert set(movable(asked)) == {path[:2] for path in plain}
    assert set(chain.from_iterable(walks(asked, *cube) for cube in movable(asked))) == plain


def walks(asked: Shipping, colour: str, place: str) -> Iterator[Path]:
    """Every delivery that steps lead to, each of which has no reason against it."""
    search = search_for(asked, colour, place)
    assert why_not_begin(asked, colour, place) is None
    yield from walked(search, search.begin)


def walked(search: Search, way: Progress) -> Iterator[Path]:
    network = search.shipping.network
    if way.path and search.may_end(way):
        stops = tuple(network.stops[number].id for number in way.stops)
        yield search.colour, search.place, stops, way.path
    for arc in arcs_from(search, way):
        refusal, after = why_not_step(search, way, arc), step(search, way, arc)
        assert (refusal is None) == (after is not None and leads_on(search, after))
        if refusal is None and after is not None:
            yield from walked(search, after)


def leads_on(search: Search, way: Progress) -> bool:
    return search.may_stop(way) or search.can_arrive(way)
