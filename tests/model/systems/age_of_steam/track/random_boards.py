"""Small random boards, and random building on them by several seats."""

from collections.abc import Iterator
from random import Random
from typing import Any

from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.track.builder import Builder
from model.systems.age_of_steam.track.land import Land
from model.systems.age_of_steam.track.laying import lay
from model.systems.age_of_steam.track.offers import lawful_offers
from model.systems.age_of_steam.track.owners import NOBODY
from model.systems.age_of_steam.track.plans import planned
from model.systems.age_of_steam.track.track import Track
from model.systems.age_of_steam.track.urbanizing import urbanize, why_not_urbanize
from tests.model.systems.age_of_steam.track.small_lands import land

SEATS = 2


def random_land(chance: Random, rules: dict[str, Any] | None = None, **keys: Any) -> Land:
    """A board of up to 5 by 4 hexes with some cities and towns, one of them perhaps a group."""
    cols, rows = chance.randint(3, 5), chance.randint(2, 4)
    signs = ["".join(chance.choices(".~^w_", (12, 3, 3, 2, 1), k=cols)) for _ in range(rows)]
    cells = [(c, r) for r in range(rows) for c in range(cols) if signs[r][c] != "_"]
    chance.shuffle(cells)
    cities = [
        {"id": name, "name": name.title(), "kind": kind, "at": f"{col},{row}"}
        for (col, row), (name, kind) in zip(cells, STOPS, strict=False)
    ]
    tiles = {"tiles": {"t1": 1, "c1": 1, "s3": 1}, "town_discs": 2, **(rules or {})}
    return land(signs, cities[: chance.randint(3, len(STOPS))], rules=tiles, **keys)


STOPS = [
    ("ash", "city"), ("elm", "town"), ("oak", "city"), ("fir", "town"), ("yew", "town"),
    ("bay", "city"),
]  # fmt: skip


def built(track: Track, chance: Random, steps: int) -> Iterator[tuple[int, frozenset[int]]]:
    """Builds at random for so many steps; before each it tells who will build, and where it has."""
    hexes = frozenset[int]()
    for step in range(steps):
        seat = step // 3 % SEATS
        hexes = hexes if step % 3 else frozenset()
        yield seat, hexes
        found = list(lawful_offers(track, Builder(seat, Situation(), hexes)))
        if found:
            one = chance.choice(found)
            lay(track, seat, planned(track, one.hex, one.tile))
            hexes |= {one.hex}
        _disturb(track, chance, seat)


def _disturb(track: Track, chance: Random, seat: int) -> None:
    """Now and then somebody loses a chain, or a town becomes a city."""
    if track.chains and chance.random() < 0.2:
        key = chance.choice(sorted(track.chains))
        if not track.chains[key].is_link:
            track.give(track.chains[key], NOBODY)
    towns = [key for key in track.land.stops if not track.is_city(key)]
    if towns and chance.random() < 0.1:
        town, new_city = chance.choice(towns), "abcdefgh"[len(track.urbanized)]
        if why_not_urbanize(track, Builder(seat), town, new_city) is None:
            urbanize(track, seat, town, new_city)
