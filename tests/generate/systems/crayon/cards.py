"""Made-up demand cards, regions and event cards with every effect of the vocabulary."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from model.boards import grid
from model.collection import Things
from model.notation import Cell, Path, Point
from model.scenario.areas import Area
from model.scenario.things import City, Region
from model.systems.crayon.things import effects
from model.systems.crayon.things.part import Demand, Duration, Event
from tests.generate.land import Land
from tests.generate.words import Words

LEGEND = {".": "clear", "^": "mountain", "A": "alpine", "d": "desert"}


@dataclass(frozen=True, slots=True)
class Known:
    """The ids that cards and areas may name."""

    cities: tuple[str, ...]
    goods: tuple[str, ...]
    waters: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    regions: tuple[str, ...] = ()


def make_demands(rng: Random, cities: Things[City], known: Known) -> Things[tuple[Demand, ...]]:
    """Cards of three demands, each for a good that the city does not supply itself."""
    cards: dict[str, tuple[Demand, ...]] = {}
    number = 0
    for _ in range(min(6 + 2 * len(cities), 160)):
        number += rng.choice((1, 1, 1, 5))
        demands = []
        for city in rng.sample(known.cities, min(3, len(known.cities))):
            wanted = [good for good in known.goods if good not in cities[city].supplies]
            if wanted:
                demands.append(Demand(city, rng.choice(wanted), rng.randint(5, 60)))
        if demands:
            cards[str(number)] = tuple(demands)
    return Things(cards)


def make_area(rng: Random, known: Known, depth: int = 2) -> str:
    """An area expression over things that exist."""
    word = rng.choice(("all", "cities", "terrain", "region", "within", "join", "join"))
    if word == "region" and known.regions:
        return f"region({rng.choice(known.regions)})"
    if word == "within" and depth:
        return f"within({rng.randint(0, 6)}, {make_area(rng, known, depth - 1)})"
    if word == "join" and depth:
        left, right = make_area(rng, known, depth - 1), make_area(rng, known, depth - 1)
        return f"({left}) {rng.choice(('and', 'or', 'minus'))} ({right})"
    if word == "terrain":
        return f"terrain({', '.join(rng.sample(list(LEGEND.values()), 2))})"
    if word == "all":
        return "all"
    return f"cities({', '.join(rng.sample(known.cities, min(2, len(known.cities))))})"


def make_regions(rng: Random, land: Land, words: Words, known: Known) -> Things[Region]:
    """A region of every kind, said in every way."""
    deserts = [cell for cell in land.mainland if land.signs[cell.row][cell.col] == "d"]
    ways: list[dict[str, Any]] = [
        {"kind": "coast", "cells": tuple(land.coast[:200])},
        {"kind": "border", "cells": tuple(land.mainland[: min(5, len(land.mainland))])},
        {"kind": "desert", "cells": tuple(deserts[:200])},
        {"kind": "area", "cells": _disc(land, rng.choice(land.mainland), rng.randint(0, 5))},
        {"kind": "area", "outline": _box(rng.choice(land.mainland), rng.randint(1, 4))},
        {"kind": "area", "cities": tuple(rng.sample(known.cities, min(3, len(known.cities))))},
        {"kind": "area", "area": Area.parse(make_area(rng, known))},
    ]
    found = {}
    for way in ways:
        if any(value for key, value in way.items() if key != "kind"):
            names = Things(words.names())
            region = Region(id=words.fresh_id("region"), name=words.name(), names=names, **way)
            found[region.id] = region
    return Things(found)


def _disc(land: Land, centre: Cell, radius: int) -> tuple[Cell, ...]:
    return tuple(cell for cell in grid.disc(centre, radius) if land.has(cell))


def _box(centre: Cell, radius: int) -> Path:
    x, y = 1000 * centre.col, 1000 * centre.row
    far = 1000 * radius + 250
    return Path([Point(x - far, y - far), Point(x + far, y - far), Point(x + far, y + far)])


def make_effects(rng: Random, known: Known) -> Iterator[effects.Effect]:
    """One effect of every kind that there is something for."""

    def area() -> Area:
        return Area.parse(make_area(rng, known))

    def goods() -> tuple[str, ...]:
        return tuple(rng.sample(known.goods, rng.randint(0, min(2, len(known.goods)))))

    cities = tuple(rng.sample(known.cities, min(2, len(known.cities))))
    yield effects.LoseLoad(area(), rng.randint(1, 2))
    yield from (kind(area()) for kind in (effects.LoseTurn, effects.HalfRate, effects.HalfOnce))
    yield from (kind(area()) for kind in (effects.NoMove, effects.NoBuild, effects.NoPickup))
    yield from (kind(area()) for kind in (effects.EraseTouching, effects.Retreat))
    yield effects.NoDelivery(area(), goods())
    yield effects.NoDelivery(area(), (), goods())
    yield effects.NoLink(known.links)
    if known.waters:
        waters = tuple(rng.sample(known.waters, min(2, len(known.waters))))
        yield effects.EraseCrossing(waters, rng.choice((None, 1)))
        yield effects.CloseCrossing(waters)
    yield effects.Bonus(rng.randint(2, 10), goods(), cities)
    yield effects.Tax(Things({"50": 0, "100": 10, "more": 25}))
    yield effects.RevealCash()
    yield effects.Errand(Things({cities[0]: 10}), rng.choice((None, 0)), ("pickup", "link"))
    yield effects.Rekind("dry-river", "river", rng.choice((None, 2)))
    yield effects.Reshuffle()


def make_events(rng: Random, words: Words, known: Known) -> Things[Event]:
    """Event cards with one to three effects each, until every effect is in play."""
    waiting = list(make_effects(rng, known))
    rng.shuffle(waiting)
    found = {}
    while waiting:
        count = rng.randint(1, 3)
        duration = rng.choice(("instant", "1 turn", "2 turns", "until-fulfilled", "permanent"))
        event = Event(
            id=words.fresh_id("event"),
            name=words.name(),
            names=Things(words.names()),
            count=rng.randint(1, 3),
            duration=Duration.parse(duration),
            text=words.text() if rng.random() < 0.5 else "",
            effects=tuple(waiting[:count]),
        )
        waiting = waiting[count:]
        found[event.id] = event
    return Things(found)
