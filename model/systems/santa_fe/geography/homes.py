"""Home bases: majors begin along one side of the map, short lines there and out in the field."""

from collections.abc import Mapping, Sequence
from typing import Final

from model.systems.santa_fe.geography.outlook import Outlook
from model.systems.santa_fe.things.railroad import Railroad

AT_SIDE: Final = 0.34
"""The part of the map in which majors begin."""
DEEP: Final = 0.5
"""How much a city's distance from the side counts against its size."""
WEIGHT, APART = 0.45, 0.75
"""How much people count for a base, and which part of their fair share bases are apart."""
IN_FIELD: Final = (0.97, 0.5)
"""How far out short lines begin that do not begin beside a major, in turn."""
WITHIN: Final = 0.12


def homes_of(
    view: Outlook, railroads: Mapping[str, Railroad], asked: Mapping[str, str]
) -> dict[str, str]:
    """By railroad the id of its city; `asked` are those that are said already."""
    majors = sorted((r for r in railroads.values() if r.is_major), key=lambda r: (-r.track, r.id))
    shorts = sorted(
        (r for r in railroads.values() if not r.is_major), key=lambda r: (-r.track, r.id)
    )
    homes = {key: city for key, city in asked.items() if key in railroads and city in view.spots}
    _settle_majors(view, majors, homes)
    _settle_shorts(view, majors, shorts, homes)
    return homes


def _settle_majors(view: Outlook, majors: Sequence[Railroad], homes: dict[str, str]) -> None:
    """One base less than majors: the largest city has two, the innermost the shortest railroad."""
    bases = _bases(view, max(1, len(majors) - 1), set(homes.values()))
    if not bases:
        return
    largest = view.largest(bases)
    inner = max(bases, key=lambda city: (view.out(city), city))
    rest = [city for city in bases if city not in (largest, inner)]
    order = [largest, *sorted(rest, key=lambda city: (-abs(view.abreast(city) - 0.5), city))]
    order += [largest, inner] if len(majors) > 2 else [inner]
    for number, railroad in enumerate(majors):
        homes.setdefault(railroad.id, order[min(number, len(order) - 1)])


def _bases(view: Outlook, count: int, taken: set[str]) -> list[str]:
    """Cities along the side, one in each part of it: large ones, and near to the side."""
    near = [city for city in view.outward() if view.out(city) <= AT_SIDE]
    near = near if len(near) >= count else view.outward()[: 2 * count]
    found: list[str] = []
    ranked = sorted(near, key=lambda city: (city not in taken, -_merit(view, city), city))
    apart = APART / max(count, 1)
    while len(found) < count and apart > 0.01:
        for city in ranked:
            away = [abs(view.abreast(city) - view.abreast(one)) for one in found]
            if len(found) < count and city not in found and min(away, default=1.0) >= apart:
                found.append(city)
        apart *= 0.8
    return found


def _merit(view: Outlook, city: str) -> float:
    return float(max(view.people[city], 1000.0) ** WEIGHT * (1 - DEEP * view.out(city) / AT_SIDE))


def _settle_shorts(
    view: Outlook, majors: Sequence[Railroad], shorts: Sequence[Railroad], homes: dict[str, str]
) -> None:
    """The first half begins where the first majors do, the others out in the field."""
    beside = (len(shorts) + 1) // 2
    for number, railroad in enumerate(shorts):
        if railroad.id in homes:
            continue
        if number < beside and number < len(majors):
            homes[railroad.id] = homes.get(majors[number].id, "")
        else:
            far = IN_FIELD[(number - beside) % len(IN_FIELD)]
            homes[railroad.id] = _in_field(view, far, set(homes.values()))


def _in_field(view: Outlook, far: float, taken: set[str]) -> str:
    free = [city for city in view.outward() if city not in taken] or view.outward()
    place = min(len(free) - 1, round(far * (len(free) - 1)))
    reach = max(1, round(WITHIN * len(free)))
    return view.largest(free[max(0, place - reach) : place + reach + 1])
