"""Playable games on the draft maps: goods, supplies, links and a deck, all worked out from a seed.

The drafts hold land, waters and cities. What a game needs besides is added here the way a designer
would: payouts follow from the distance and from what the track costs, and every effect of the
vocabulary that fits a map stands on one of its event cards.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from model.collection import Things, freeze
from model.files.scenario_files import open_file
from model.notation import Cell, Cells
from model.scenario.areas import Area
from model.scenario.scenario import Scenario
from model.scenario.things import City, Good
from model.systems.crayon.ground.ground import CrayonGround, ground_of
from model.systems.crayon.network.search import FAR, costs, distances
from model.systems.crayon.things import effects as fx
from model.systems.crayon.things.part import CrayonPart, Demand, Duration, Event, Ferry, Link

DRAFTS = Path(__file__).parents[3] / "files" / "drafts"
GOODS = (
    "apples cattle cement coal copper cotton fish flour glass iron leather machines oil oranges "
    "paper pottery rice rubber salt silk steel sugar tea timber wool"
).split()
CHIPS = 4
CARDS = 136
OVERSEAS = 5
"""How many mileposts a way overseas counts for in a payout."""
NEAREST = 4
"""A good that is to be had at most so many mileposts away is not demanded."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a draft map leaves to whoever makes a game of it."""

    name: str
    rules: Mapping[str, Any]
    coast: Sequence[str]
    heights: Sequence[str]
    """Cities in the mountains, where snow falls and the earth quakes."""
    desert: Sequence[str]
    meeting: str
    """The city that every train is sent to."""
    rivers: Sequence[str]
    dry: bool = False
    ferries: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    links: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """The links by the cities at both ends: a port on the map and a city overseas."""


CHINA = Plan(
    name="china",
    rules={"preset": "china-rails"},
    coast=("dalian", "fuzhou", "hong-kong", "qingdao", "shanghai", "tianjin", "xiamen", "yantai"),
    heights=("chengdu", "kunming", "lhasa", "taiyuan", "xi-an"),
    desert=("hami", "hotan", "yumen"),
    meeting="beijing",
    rivers=("huang-he", "yangtze", "xi-jiang"),
    dry=True,
    ferries={"bohai-ferry": ("dalian", "yantai")},
    links={
        "fuzhou-line": ("fuzhou", "taipei"),
        "hong-kong-line": ("hong-kong", "kaohsiung"),
        "shanghai-line": ("shanghai", "taipei"),
        "xiamen-line": ("xiamen", "kaohsiung"),
    },
)
NORTH_AMERICA = Plan(
    name="north-america",
    # The preset knows no desert; the few mileposts of it on this map are built on like clear land.
    rules={"preset": "empire-builder", "cost": {"terrain": {"desert": 1}}},
    coast=("boston", "charleston", "houston", "miami", "new-orleans", "san-francisco", "seattle"),
    heights=("albuquerque", "boise", "denver", "salt-lake-city", "spokane"),
    desert=("las-vegas", "phoenix"),
    meeting="kansas-city",
    rivers=("mississippi", "missouri", "ohio"),
)


def china_game_scenario() -> Scenario:
    """A game of China Rails on the draft of China."""
    return _scenario_of("china")


def north_america_game_scenario() -> Scenario:
    """A game of Empire Builder on the draft of North America."""
    return _scenario_of("north-america")


@cache
def _scenario_of(name: str) -> Scenario:
    plan = CHINA if name == "china" else NORTH_AMERICA
    rng = Random(f"a game on the draft of {name}")
    draft = open_file(DRAFTS / f"{name}.milepost.yaml").scenario
    bare = replace(
        draft,
        id=f"{name}-game",
        title=draft.title.replace("draft", "game"),
        rules=freeze(plan.rules),
        cities=_supplied(rng, draft.cities),
        goods=Things({good: Good(id=good, chips=CHIPS) for good in GOODS}),
        part=CrayonPart(ferries=_ferries(plan, draft), links=_links(plan, draft)),
        scenery="",
        misfits=Things(),
    )
    part = bare.part_as(CrayonPart)
    demands = _demands(rng, Ways(ground_of(bare)))
    events = Things({event.id: event for event in _events(plan)})
    return replace(bare, part=replace(part, demands=demands, events=events))


# -- what lies on the map


def _supplied(rng: Random, cities: Things[City]) -> Things[City]:
    """Every city supplies one or two goods, and every good is to be had in two or more cities."""
    order = rng.sample(list(cities), len(cities))
    supplies = {city: {GOODS[place % len(GOODS)]} for place, city in enumerate(order)}
    for good in GOODS:
        supplies[rng.choice([city for city in order if len(supplies[city]) == 1])].add(good)
    return Things(
        {name: replace(city, supplies=tuple(supplies[name])) for name, city in cities.items()}
    )


def _cell(draft: Scenario, city: str) -> Cell:
    at = draft.cities[city].at
    assert at is not None, f"{city} stands on no milepost"
    return at


def _ferries(plan: Plan, draft: Scenario) -> Things[Ferry]:
    return Things(
        {
            name: Ferry(
                id=name, ports=Cells(_cell(draft, city) for city in ends), cost=8, max_players=3
            )
            for name, ends in plan.ferries.items()
        }
    )


def _links(plan: Plan, draft: Scenario) -> Things[Link]:
    """Links from Major Cities are bought, the others come with the track into their port."""
    links = {}
    for name, (port, far) in plan.links.items():
        is_major = draft.cities[port].kind == "major"
        links[name] = Link(
            id=name,
            port=_cell(draft, port),
            mode="purchase" if is_major else "build-into",
            cost=10 if is_major else 8,
            serves=(far,),
        )
    return Things(links)


# -- demand cards


class Ways:
    """How far it is from city to city, and what track between them costs, overseas included."""

    def __init__(self, ground: CrayonGround) -> None:
        self.ground = ground
        self.cities = ground.scenario.cities
        self.links = tuple(ground.scenario.part_as(CrayonPart).links.values())
        self._found: dict[str, tuple[list[int], list[int]]] = {}

    def between(self, city: str, other: str) -> tuple[int, int]:
        """The mileposts and the price of track between two cities; FAR where none can be laid."""
        if city not in self._found:
            here = self._numbers(city)
            network = self.ground.network
            self._found[city] = (distances(network, here), costs(network, here).cost)
        away, price = self._found[city]
        there = self._numbers(other)
        at_sea = sum(self.cities[name].overseas for name in (city, other))
        fare = sum(self._fare(name) for name in (city, other))
        miles = min((away[n] for n in there), default=FAR) + OVERSEAS * at_sea
        return miles, min((price[n] for n in there), default=FAR) + fare

    def _numbers(self, city: str) -> list[int]:
        network = self.ground.network
        if self.cities[city].overseas:
            return [network.index(link.port) for link in self.links if city in link.serves]
        return [number for number in self.ground.numbers_of(city) if network.has(number)]

    def _fare(self, city: str) -> int:
        if not self.cities[city].overseas:
            return 0
        return min((link.cost for link in self.links if city in link.serves), default=FAR)

    def nearest(self, city: str, good: str) -> tuple[int, int]:
        """The way to the nearest other city that supplies a good."""
        sources = [one.id for one in self.cities.values() if good in one.supplies]
        return min((self.between(source, city) for source in sources), default=(FAR, FAR))


def payout(miles: int, price: int) -> int:
    """What a delivery pays: more for a longer way, and more where track is dear."""
    return round(2 + 0.8 * miles + 0.25 * price)


def _demands(rng: Random, ways: Ways) -> Things[tuple[Demand, ...]]:
    """Cards of three demands; every city is asked for equally often."""
    names: list[str] = []
    while len(names) < 3 * CARDS:
        names += rng.sample(list(ways.cities), len(ways.cities))
    return Things(
        {
            str(card + 1): tuple(_demand(rng, ways, city) for city in names[card::CARDS][:3])
            for card in range(CARDS)
        }
    )


def _demand(rng: Random, ways: Ways, city: str) -> Demand:
    while True:
        good = rng.choice(GOODS)
        miles, price = ways.nearest(city, good)
        if NEAREST < miles < FAR and price < FAR:
            return Demand(city, good, payout(miles, price))


# -- event cards


def _within(mileposts: int, cities: Sequence[str]) -> Area:
    return Area.parse(f"within({mileposts}, cities({', '.join(cities)}))")


def _event(name: str, lasts: str, *effects: Any, count: int = 1) -> Event:
    title = name.replace("-", " ").capitalize()
    return Event(id=name, name=title, count=count, duration=Duration.parse(lasts), effects=effects)


def _events(plan: Plan) -> Iterator[Event]:
    """About twenty cards with every effect that has a meaning on the map."""
    yield from _weather(plan)
    yield from _disasters(plan)
    yield from _politics(plan)
    if plan.dry:
        rains = (fx.Rekind("dry-river", "river"), fx.Rekind("dry-lake", surcharge=2))
        yield _event("desert-rains", "permanent", *rains)


def _weather(plan: Plan) -> Iterator[Event]:
    for city in plan.heights[:3]:
        snow, peaks = (
            _within(6, [city]),
            Area.parse(f"within(4, cities({city})) and terrain(alpine, mountain)"),
        )
        yield _event(
            f"snow-at-{city}", "1 turn", fx.HalfRate(snow), fx.NoMove(peaks), fx.NoBuild(peaks)
        )
    for river in plan.rivers:
        waters = (river,)
        flood = (fx.EraseCrossing(waters), fx.CloseCrossing(waters))
        yield _event(f"flood-of-{river}", "1 turn", *flood)
    yield _event("gale", "1 turn", fx.HalfRate(_within(2, plan.coast)), count=2)
    fog = _within(3, plan.coast[:3])
    yield _event("fog", "instant", fx.HalfOnce(fog), fx.LoseLoad(fog))
    sands = Area.parse(f"within(6, cities({', '.join(plan.desert)})) and terrain(desert)")
    yield _event(
        "sand-storm",
        "1 turn",
        fx.EraseTouching(sands),
        fx.LoseLoad(sands),
        fx.LoseTurn(sands),
        fx.Retreat(sands),
        fx.NoBuild(sands),
    )


def _disasters(plan: Plan) -> Iterator[Event]:
    quake = _within(3, plan.heights[-1:])
    yield _event("earthquake", "instant", fx.EraseTouching(quake), fx.LoseTurn(quake))
    for city in (plan.meeting, plan.coast[0]):
        near = _within(3, [city])
        yield _event(f"derailment-at-{city}", "instant", fx.LoseLoad(near), fx.LoseTurn(near))


def _politics(plan: Plan) -> Iterator[Event]:
    coast = _within(2, plan.coast)
    standstill = (fx.NoLink(),) if plan.links else ()
    strike = (fx.NoPickup(coast), fx.NoDelivery(coast), *standstill)
    yield _event("dock-strike", "1 turn", *strike)
    food = ("apples", "fish", "oranges", "rice", "sugar", "tea")
    yield _event("festival", "2 turns", fx.Bonus(5, food), fx.NoDelivery(except_goods=food))
    yield _event("fair", "1 turn", fx.Bonus(10, cities=tuple(plan.coast[:3])))
    table: dict[str, int] = {"50": 0, "100": 10, "150": 15, "200": 20, "more": 25}
    yield _event("rail-tax", "instant", fx.Tax(Things(table)), fx.RevealCash())
    yield _event("congress", "until-fulfilled", fx.Errand(Things({plan.meeting: 10}), 5))
    yield _event("new-cards", "instant", fx.Reshuffle())
