"""Small networks of stops and links, and players who ship goods on them, for tests."""

from collections.abc import Mapping
from typing import Any

from model.rules.resolving import rules_of
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario
from model.systems.age_of_steam.conditions.place import Spot
from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.goods.deliveries import movable, search_for, shipments
from model.systems.age_of_steam.goods.judging import arcs_from, step, why_not_begin, why_not_step
from model.systems.age_of_steam.goods.mover import Mover
from model.systems.age_of_steam.goods.network import Network
from model.systems.age_of_steam.goods.refusals import Refusal
from model.systems.age_of_steam.goods.shipping import Shipping
from model.systems.age_of_steam.goods.stops import Stop
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.track.links import Link
from model.systems.age_of_steam.track.owners import NATIONALISED, NOBODY

OWNERS = {"nobody": NOBODY, "state": NATIONALISED}


def rules(preset: str = "age-of-steam", **changes: Any) -> AgeOfSteamRules:
    """The rules of a preset, with changes as files write them."""
    plain = {"format": 1, "system": "age-of-steam", "rules": {"preset": preset, **changes}}
    scenario: Scenario = read_scenario(plain)
    return rules_of(scenario, AgeOfSteamRules)


BASE = rules()
NOW = Situation()


def delivery_rules(**changes: Any) -> AgeOfSteamRules:
    """The base rules, with changes of deliveries as files write them."""
    return rules(delivery=changes)


def a_spot(id_: str, *, kind: str = "city", tags: str = "", regions: str = "") -> Spot:
    kinds = ("town",) if kind == "town" else ("city", "printed")
    return Spot(id_, kinds, tags.split(), "plain", regions.split(), (), ())


def city(id_: str, colours: str = "", **more: Any) -> Stop:
    """A city that takes colours; `tags` and `regions` are words."""
    spot = a_spot(id_, tags=more.pop("tags", ""), regions=more.pop("regions", ""))
    return Stop(spot, colours=tuple(colours.split()), **more)


def town(id_: str, **more: Any) -> Stop:
    return Stop(a_spot(id_, kind="town", **more), is_city=False)


def link(text: str, number: int = -1) -> Link:
    """`ash-oak`, of seat 0; `ash-oak 1`, of another; `ash-oak state`; `ash-oak 0 over 3,4`."""
    names, *more = text.split()
    owner = OWNERS.get(more[0]) if more and more[0] in OWNERS else int(more[0]) if more else 0
    hexes = tuple(int(word) for word in more[2].split(",")) if len(more) > 2 else ()
    one, other = sorted(names.split("-"))
    assert owner is not None
    return Link((one, other), owner, 1, hexes, "", 1, number)


def network(stops: list[Stop], *links: str, columns: int = 10) -> Network:
    return Network(stops, [link(text, n) for n, text in enumerate(links)], columns)


def shipping(
    net: Network,
    cubes: Mapping[str, str],
    engine: int = 6,
    rules: AgeOfSteamRules = BASE,
    *,
    situation: Situation = NOW,
    **mover: Any,
) -> Shipping:
    """Seat 0 ships cubes, which are written as words by place."""
    lying = {
        place: {colour: words.split().count(colour) for colour in words.split()}
        for place, words in cubes.items()
    }
    return Shipping(net, lying, rules, Mover(0, engine, **mover), situation)


def ways(given: Shipping) -> list[str]:
    """Every delivery as a line: `red ash > elm > oak`."""
    return sorted(
        f"{one.colour} {' > '.join((one.start, *one.stops))}{' changed' * one.is_changed}"
        for one in shipments(given)
    )


def cubes_that_move(given: Shipping) -> list[str]:
    return [f"{colour} {place}" for colour, place in movable(given)]


def why_not(given: Shipping, text: str) -> Refusal | None:
    """Why a way such as `red ash > elm > oak` is refused at its first step that is."""
    colour, rest = text.split(" ", 1)
    place, *stops = rest.split(" > ")
    refusal = why_not_begin(given, colour, place)
    search = search_for(given, colour, place)
    way = search.begin
    for stop in stops if refusal is None else ():
        to = given.network.numbers[stop]
        arcs = [arc for arc in arcs_from(search, way) if arc.to == to]
        if not arcs:
            return Refusal("AOS-GOODS-03", "no link leads there")
        reasons = [why_not_step(search, way, arc) for arc in arcs]
        if None not in reasons:
            return reasons[0]
        went = step(search, way, arcs[reasons.index(None)])
        assert went is not None
        way = went
    return refusal
