"""Sound scenarios, the same for the same seed; names may be of any language."""

from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import strategies as st

from model.boards import grid
from model.collection import Things, freeze
from model.notation import Point
from model.scenario.scenario import Scenario
from model.scenario.things import City, Good, Label, Players
from model.systems.crayon.ground.ground import ground_of
from model.systems.crayon.things.part import CrayonPart
from tests.generate.sound_names import SoundWords
from tests.generate.systems.crayon.drafts import Ways
from tests.generate.systems.crayon.sound import cards, cities
from tests.generate.systems.crayon.sound.country import Country
from tests.generate.words import Words


def sound_scenario(seed: int, *, awkward: bool = False) -> Scenario:
    """A complete, playable scenario with nothing wrong in it; `awkward` names trip writers."""
    rng = Random(f"sound {seed}")
    words = SoundWords(Random(f"words {seed}"), awkward=awkward)
    country = Country(rng)
    goods = cities.make_goods(rng, words)
    ports = _ports(rng, country)
    towns = cities.make_cities(rng, words, country)
    ferries = cities.make_ferry(words, country, ports)
    far, links = cities.make_overseas(words, country, ports.pop(0))
    towns[far.id] = far
    waters = country.waters(words)
    bare = Scenario(
        id=f"sound-{seed}",
        title=words.name(),
        system="crayon",
        credits="Made up for a test.",
        license="CC0-1.0",
        players=Players(2, rng.randint(3, 4)),
        board=country.board(),
        waters=waters,
        cities=_supplied(rng, towns, list(goods)),
        goods=goods,
        rules=freeze({"preset": "china-rails"}),
        regions=cards.make_regions(words, country),
        labels=_labels(words, country),
        part=CrayonPart(ferries=ferries, links=links),
    )
    demands = cards.make_demands(rng, Ways(ground_of(bare)), list(goods))
    places = (list(bare.cities.values()), list(waters.values()))
    events = cards.make_events(rng, words, country, *places)
    part = replace(bare.part_as(CrayonPart), demands=demands, events=events)
    whole = replace(bare, part=part)
    return replace(whole, rules=freeze(_rules(rng, whole)))


def _ports(rng: Random, country: Country) -> list[Any]:
    """Two places on the shore, far from each other, and from where cities will be."""
    shore = country.shore()
    first = rng.choice(shore)
    far = max(shore, key=lambda cell: (grid.distance(cell, first), cell))
    country.cities.update({first: 0, far: 0})
    return [first, far]


def _supplied(rng: Random, towns: dict[str, City], goods: list[str]) -> Things[City]:
    """Every city with a good, and every good somewhere on the mainland, where most trade is."""
    on_island = [city.id for city in towns.values() if city.overseas or city == _last(towns)]
    order = [*rng.sample(sorted(set(towns) - set(on_island)), len(towns) - 2), *on_island]
    supplied = {name: goods[number % len(goods)] for number, name in enumerate(order)}
    return Things({name: replace(city, supplies=(supplied[name],)) for name, city in towns.items()})


def _last(towns: dict[str, City]) -> City:
    """The city on the island is the last that was made on the map."""
    return [city for city in towns.values() if not city.overseas][-1]


def _labels(words: Words, country: Country) -> Things[Label]:
    at = Point(1000 * country.cols - 500, 500)
    return Things({"the-sea": Label(id="the-sea", text=words.name(), at=at, size="small")})


def _rules(rng: Random, scenario: Scenario) -> dict[str, Any]:
    part = scenario.part_as(CrayonPart)
    goods: Things[Good] = scenario.goods
    majors = sum(city.kind == "major" for city in scenario.cities.values())
    return {
        "preset": "china-rails",
        "start": {"cash": rng.randint(40, 60)},
        "win": {"cash": rng.randint(100, 250), "links": rng.randint(0, 1), "majors": majors},
        "declared": {
            "chips": sum(good.chips for good in goods.values()),
            "cities": len(scenario.cities),
            "demand_cards": len(part.demands),
            "event_cards": sum(event.count for event in part.events.values()),
            "majors": majors,
        },
    }


def sound_scenarios() -> st.SearchStrategy[Scenario]:
    return st.builds(sound_scenario, st.integers(0, 9999), awkward=st.booleans())
