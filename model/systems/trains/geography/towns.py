"""Which hexes have a city, and which of these places are remote.

Where a layer knows too few of them, a city has further quarters, and places far away are named
after the nearest city and what is there.
"""

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, Literal

from model.boards import grid
from model.forms.frozen import dataclass
from model.imports.geo.additions import LandMade
from model.notation import Cell

REMOTE: Final = 0.235
"""The part of all places that is remote where nobody says how many."""
NEAREST: Final = 5
"""Cities from which a place must be far to be remote."""
APART: Final = 2
"""Steps from one remote place to the next, at least."""
STEEP: Final = 0.6
"""What a quarter on a mountain is worth beside one in the plain."""
QUARTER: Final = 0.15
"""The people of a quarter that no layer knows, of those of its city."""
NOWHERE: Final = "Midland"
"""What the first city is called where a layer knows none at all."""
DIRECTIONS: Final = (
    "East", "South East", "South", "South West", "West", "North West", "North", "North East",
)  # fmt: skip
FAR_OFF: Final = {"mountain": "Heights", "river": "Springs", "coast": "Point", "clear": "Halt"}
"""What a remote place is called by its ground."""
MORE: Final = ("", "Upper", "Lower", "Old", "New", "Outer")

Said = Literal["", "city", "remote"]


@dataclass(frozen=True, slots=True)
class Town:
    """A place on the board: a city with room for stations, or a remote one."""

    name: str
    at: Cell
    people: float
    is_remote: bool = False
    said: Said = ""
    """What a designer said it is."""


def towns_of(land: LandMade) -> list[Town]:
    """All places, as many as the recipe or the land asks for."""
    known = _known(land)
    asked, cities = land.recipe.stations.remote, land.recipe.cities
    ground = land.settled.land
    if cities.pick:
        count = len(known)
    else:
        usual = round(len(ground) / max(cities.every, 1.0))
        count = min(usual if cities.count is None else int(cities.count), len(ground) * 2 // 3)
    count = max(count, 2)
    remote = min(round(count * REMOTE) if asked is None else int(asked), count - 1)
    said = sum(town.said == "remote" for town in known)
    if cities.pick and asked is None and any(town.said for town in known):
        remote = said
    far = max(said, min(remote, round(remote * len(known) / count)))
    towns = with_remote(known, far)
    towns = _with_quarters(towns, count - remote, land)
    return _with_far_off(towns, remote, land)


def _known(land: LandMade) -> list[Town]:
    """The cities that found a place, as far as they are wanted, the most populous first."""
    kinds = {town.name: town.kind for town in land.recipe.cities.pick}
    found = [
        Town(one.place.name, one.at, max(one.place.people, 1.0), said=_said(kinds, one.place.name))
        for one in land.settled.cities
    ]
    return sorted(found, key=lambda town: (-town.people, town.name))


def _said(kinds: Mapping[str, str], name: str) -> Said:
    kind = kinds.get(name, "")
    return "" if not kind else "remote" if kind == "small" else "city"


def with_remote(towns: Sequence[Town], count: int) -> list[Town]:
    """The towns, so many of them remote: those that are farthest from the other cities."""
    found = {town.at: replace(town, is_remote=town.said == "remote") for town in towns}
    while sum(town.is_remote for town in found.values()) < count:
        cities = [town for town in found.values() if not town.is_remote]
        free = [town for town in cities if not town.said and _is_apart(town.at, found.values())]
        free = free or [town for town in cities if not town.said]
        if not free or len(cities) < 2:
            break
        places = [town.at for town in cities]
        far = max(free, key=lambda town: (_remoteness(town, places), town.at))
        found[far.at] = replace(far, is_remote=True)
    return list(found.values())


def farness(at: Cell, cities: Iterable[Cell]) -> float:
    """How many steps it is to the nearest cities, on average."""
    away = sorted(grid.distance(at, one) for one in cities if one != at)[:NEAREST]
    return sum(away) / max(len(away), 1)


def _remoteness(town: Town, cities: Iterable[Cell]) -> float:
    """The farther from others and the smaller a place is, the more it is remote."""
    return farness(town.at, cities) - 0.7 * math.log10(town.people)


def _is_apart(at: Cell, towns: Iterable[Town]) -> bool:
    return all(grid.distance(at, one.at) >= APART for one in towns if one.is_remote)


def _with_quarters(towns: Sequence[Town], count: int, land: LandMade) -> list[Town]:
    """Quarters of large cities, and villages around, until there are so many cities."""
    found = list(towns)
    if not found:
        found.append(Town(NOWHERE, _middle(land.settled.land), 100_000.0))
    while sum(not town.is_remote for town in found) < count:
        free = land.settled.land - {town.at for town in found}
        cities = [town for town in found if not town.is_remote] or found
        if not free:
            break
        at = max(free, key=lambda cell: (_drawn(cell, cities, land), cell))
        parent = min(towns or found, key=lambda town: (grid.distance(town.at, at), -town.people))
        name = _quarter(parent, at, found)
        found.append(Town(name, at, parent.people * QUARTER))
    return found


def _drawn(cell: Cell, cities: Iterable[Town], land: LandMade) -> float:
    """How much people around draw a quarter to a hex."""
    near = sum(math.sqrt(town.people) / grid.distance(cell, town.at) ** 2 for town in cities)
    return near * (STEEP if land.kinds.get(cell) == "mountain" else 1.0)


def _with_far_off(towns: Sequence[Town], count: int, land: LandMade) -> list[Town]:
    """Remote places on the hexes that are farthest from all cities, until there are so many."""
    found = list(towns)
    while sum(town.is_remote for town in found) < count:
        free = land.settled.land - {town.at for town in found} - land.settled.bridges
        apart = [cell for cell in free if _is_apart(cell, found)] or list(free)
        if not apart:
            break
        cities = [town.at for town in found if not town.is_remote]
        at = max(apart, key=lambda cell: (farness(cell, cities), cell))
        near = min(towns or found, key=lambda town: (grid.distance(town.at, at), town.name))
        name = _free_name(near.name, (FAR_OFF[_ground(at, land)], *DIRECTIONS), found)
        found.append(Town(name, at, 1.0, is_remote=True))
    return found


def _ground(at: Cell, land: LandMade) -> str:
    kind = land.kinds.get(at, "clear")
    is_coast = any(near not in land.settled.land for near in land.cells.around(at))
    return kind if kind in ("mountain", "river") else "coast" if is_coast else "clear"


def _middle(land: Collection[Cell]) -> Cell:
    return min(land, key=lambda cell: (sum(grid.distance(cell, one) for one in land), cell))


def _quarter(parent: Town, at: Cell, towns: Iterable[Town]) -> str:
    (x, y), (from_x, from_y) = grid.position(at), grid.position(parent.at)
    eighth = round(math.atan2(y - from_y, x - from_x) / (math.pi / 4)) % 8
    around = [DIRECTIONS[(eighth + turn) % 8] for turn in (0, 1, -1)]
    return _free_name(parent.name, around, towns)


def _free_name(name: str, endings: Sequence[str], towns: Iterable[Town]) -> str:
    """A name that nobody has; 80 letters are the most that names have."""
    taken = {town.name for town in towns}
    base = name[:50]
    words = (f"{more} {base} {end}".strip() for more in MORE for end in endings)
    numbered = (f"{base} {number}" for number in range(2, len(taken) + 3))
    return next(word for word in (*words, *numbered) if word not in taken)
