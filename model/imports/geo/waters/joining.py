"""One land of several: narrow water between becomes ground, what lies farther off is left out."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import Final

from model.imports.geo.ground.cells import Cells
from model.imports.geo.ground.shore import parts_of
from model.imports.geo.towns.placing import Settled
from model.notation import Cell

WIDEST: Final = 2
"""Cells of water that are bridged."""
LEAST_LAND: Final = 40
"""As long as there is less land than that, wider water is bridged too."""


def joined(home: Settled, cells: Cells) -> Settled:
    """The land in one part; cities on lands that are left out go with them."""
    main, *others = parts_of(home.land, ()) or [frozenset[Cell]()]
    whole, bridges = set(main), set[Cell]()
    while others:
        ways = [(_way(whole, part, cells), part) for part in others]
        found = [(len(way), -len(part), way, part) for way, part in ways if way is not None]
        if not found:
            break
        length, _, way, part = min(found, key=lambda one: (*one[:2], one[2]))
        others.remove(part)
        if length <= WIDEST or len(whole) < LEAST_LAND:
            whole |= {*part, *way}
            bridges |= {*way}
    here = tuple(city for city in home.cities if city.at in whole)
    lost = tuple(city.place.name for city in home.cities if city.at not in whole)
    return replace(
        home,
        cities=here,
        land=frozenset(whole),
        bridges=frozenset(bridges),
        beyond=lost,
    )


def _way(start: Collection[Cell], goal: Collection[Cell], cells: Cells) -> list[Cell] | None:
    """The fewest cells of water between two lands; the drier ones of ways as short."""
    before: dict[Cell, Cell | None] = dict.fromkeys(sorted(start))
    front = list(before)
    while front:
        ends = sorted(near for near in front if any(one in goal for one in cells.around(near)))
        if ends:
            return list(_back(min(ends, key=lambda end: _wetness(end, before, cells)), before))
        reached: dict[Cell, Cell] = {}
        for here in front:
            for near in cells.around(here):
                if near not in before and _is_water(near, cells):
                    reached.setdefault(near, here)
        before.update(reached)
        front = sorted(reached)
    return None


def _back(end: Cell, before: Mapping[Cell, Cell | None]) -> Iterator[Cell]:
    """The cells of a way between the two lands."""
    here: Cell | None = end
    while here is not None and before[here] is not None:
        yield here
        here = before[here]


def _wetness(end: Cell, before: Mapping[Cell, Cell | None], cells: Cells) -> float:
    return sum(float(cells.sea[cells.at(cell)]) for cell in _back(end, before))


def _is_water(cell: Cell, cells: Cells) -> bool:
    at = cells.at(cell)
    return bool(cells.sea[at] + cells.lake[at] >= cells.neighbour[at])
