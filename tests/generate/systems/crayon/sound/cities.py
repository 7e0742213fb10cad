"""The cities of a sound scenario, far enough from each other, with goods for everybody."""

from random import Random

from model.boards import grid
from model.collection import Things
from model.notation import Cell, Cells, Point
from model.scenario.things import City, Good
from model.systems.crayon.things.part import Ferry, Link
from tests.generate.systems.crayon.sound.country import Country
from tests.generate.words import Words

GOODS = "amber coal fish glass iron salt timber wool".split()
MAJORS = 3


def make_goods(rng: Random, words: Words) -> Things[Good]:
    names = rng.sample(GOODS, rng.randint(6, 8))
    goods = [
        Good(id=name, name=words.name(), names=Things(words.names()), chips=rng.randint(3, 5))
        for name in sorted(names)
    ]
    return Things({good.id: good for good in goods})


def make_cities(rng: Random, words: Words, country: Country) -> dict[str, City]:
    """Three Major Cities amid open land, others between them, one on the island."""
    found: list[City] = []
    land = rng.sample(country.mainland, len(country.mainland))
    for at in [cell for cell in land if country.is_open(cell, 3)]:
        if len(found) < MAJORS and not country.is_near_city(at, 4):
            found.append(_city(words, "major", country.settle(at, 2)))
    most = MAJORS + rng.randint(6, 9)
    for at in [cell for cell in land if country.is_open(cell, 1)]:
        if len(found) < most and not country.is_near_city(at, 3):
            kind: str = rng.choice(("small", "medium"))
            found.append(_city(words, kind, country.settle(at, 1)))
    middle = country.island[len(country.island) // 2]
    found.append(_city(words, "small", country.settle(middle, 1)))
    return {city.id: city for city in found}


def _city(words: Words, kind: str, at: Cell) -> City:
    key = words.fresh_id("city")
    return City(id=key, name=words.name(), names=Things(words.names()), kind=kind, at=at)


def make_ferry(words: Words, country: Country, ports: list[Cell]) -> Things[Ferry]:
    """From the shore to the nearest cell of the island from which track can go on."""
    here = ports.pop(0)
    middle = country.island[len(country.island) // 2]
    rim = [cell for cell in country.island if grid.distance(cell, middle) == 2]
    inner = [cell for cell in rim if sum(map(country.has, grid.neighbours(cell))) >= 4]
    there = min(inner, key=lambda cell: (grid.distance(cell, here), cell))
    ferry = Ferry(id="the-ferry", name=words.name(), ports=Cells((here, there)), cost=5)
    return Things({ferry.id: ferry})


def make_overseas(words: Words, country: Country, port: Cell) -> tuple[City, Things[Link]]:
    key = words.fresh_id("city")
    where = Point(1000 * country.cols + 1500, 2000)
    city = City(id=key, name=words.name(), kind="medium", xy=where, overseas=True)
    link = Link(id="the-line", name=words.name(), port=port, mode="purchase", cost=6, serves=(key,))
    return city, Things({link.id: link})
