"""Made-up cities with red areas, ferries to islands, and links to cities overseas."""

from random import Random

from model.boards import grid
from model.collection import Things
from model.notation import Cell, Cells, Path, Point
from model.scenario.things import City, Good
from model.systems.crayon.things.part import Ferry, Link
from tests.generate.land import Land
from tests.generate.words import Words


def make_cities(rng: Random, land: Land, words: Words, goods: Things[Good]) -> Things[City]:
    """Majors on open land of the mainland, others wherever there is room, all goods supplied."""
    area = len(land.mainland)
    found: dict[str, City] = {}
    for number in range(min(2 + area // 120, 40)):
        _add_major(rng, land, words, found, first=number == 0)
    for _ in range(min(2 + area // 14, 400)):
        _add_city(rng, land, words, found, rng.choice(land.mainland))
    for island in land.islands:
        _add_city(rng, land, words, found, rng.choice(island))
    return _supplied(rng, found, list(goods))


def _add_major(
    rng: Random, land: Land, words: Words, found: dict[str, City], *, first: bool
) -> None:
    centre = Cell(land.cols // 2, land.rows // 2)
    if not first:
        tried = (rng.choice(land.mainland) for _ in range(12))
        open_land = next((cell for cell in tried if land.is_open(cell, 1)), None)
        if open_land is None:
            return
        centre = open_land
    ring = land.near(centre)
    members: tuple[Cell, ...] = ()
    if len(ring) < 6 or rng.random() < 0.2:
        members = (centre, *rng.sample(ring, max(1, len(ring) - 2)))
    # Two rings keep room for everybody's way in, where the board is large enough for that.
    land.take(centre, 2 if land.is_open(centre, 2) else 1)
    _add(rng, words, found, "major", at=centre, members=members)


def _add_city(rng: Random, land: Land, words: Words, found: dict[str, City], at: Cell) -> None:
    if at not in land.taken:
        land.take(at, 0)
        _add(rng, words, found, rng.choice(("small", "small", "medium")), at=at)


def _add(
    rng: Random,
    words: Words,
    found: dict[str, City],
    kind: str,
    *,
    at: Cell | None = None,
    members: tuple[Cell, ...] = (),
    xy: Point | None = None,
) -> City:
    city = City(
        id=words.fresh_id("city"),
        name=words.name(),
        names=Things(words.names()),
        kind=kind,
        at=at,
        members=members,
        xy=xy,
        overseas=xy is not None,
        tags=("capital",) if rng.random() < 0.1 else (),
    )
    found[city.id] = city
    return city


def _supplied(rng: Random, cities: dict[str, City], goods: list[str]) -> Things[City]:
    """Every good somewhere, and no city with more than three."""
    supplies: dict[str, set[str]] = {city: set() for city in cities}
    ids = list(cities)
    for number, good in enumerate(goods):
        supplies[ids[number % len(ids)]].add(good)
    for city in ids:
        if len(supplies[city]) < 2 and rng.random() < 0.5:
            supplies[city].add(rng.choice(goods))
    return Things({key: _with_supplies(city, supplies[key]) for key, city in cities.items()})


def _with_supplies(city: City, supplies: set[str]) -> City:
    return City(
        id=city.id,
        name=city.name,
        names=city.names,
        kind=city.kind,
        at=city.at,
        members=city.members,
        xy=city.xy,
        overseas=city.overseas,
        supplies=tuple(supplies),
        tags=city.tags,
    )


def make_ferries(rng: Random, land: Land, words: Words) -> Things[Ferry]:
    """A ferry to every island, and sometimes one along the coast."""
    found = {}
    journeys = [_shortest(island, land.coast) for island in land.islands]
    if len(land.coast) > 8:
        journeys.append((land.coast[0], land.coast[-1]))
    for ports in journeys:
        (ax, ay), (bx, by) = map(grid.units, ports)
        half = Point((ax + bx) // 12, (ay + by) // 6)
        ferry = Ferry(
            id=words.fresh_id("ferry"),
            name=words.name() if rng.random() < 0.5 else "",
            ports=Cells(ports),
            cost=rng.randint(2, 12),
            max_players=rng.choice((None, 2)),
            far_port_cost=rng.choice((None, 0)),
            rentable=rng.choice((None, True, False)),
            connects_for_victory=rng.choice((None, True)),
            path=Path([half, half]) if rng.random() < 0.3 else None,
        )
        found[ferry.id] = ferry
    return Things(found)


def _shortest(island: list[Cell], coast: list[Cell]) -> tuple[Cell, Cell]:
    shore = island[:40]
    _, a, b = min((grid.distance(a, b), a, b) for a in shore for b in coast)
    return a, b


def make_overseas(rng: Random, land: Land, words: Words) -> tuple[dict[str, City], Things[Link]]:
    """Cities beyond the rim, and links to them from ports on the coast."""
    cities: dict[str, City] = {}
    for number in range(rng.randint(1, 2)):
        _add(rng, words, cities, "medium", xy=Point(-1500, 1000 * number))
    found = {}
    for port in rng.sample(land.coast, min(2, len(land.coast))):
        link = Link(
            id=words.fresh_id("link"),
            name=words.name() if rng.random() < 0.5 else "",
            port=port,
            mode=rng.choice(("purchase", "build-into")),
            cost=rng.randint(4, 10),
            serves=tuple(cities),
            max_players=rng.choice((None, 3)),
            start_loads=rng.choice((None, 2)),
            rentable=rng.choice((None, False)),
        )
        found[link.id] = link
    return cities, Things(found)
