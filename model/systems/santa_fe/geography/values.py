"""Values of cities, which rise away from the home bases, and squares along ways outward."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from model.boards.routes import RouteBoard
from model.systems.santa_fe.geography.outlook import Outlook
from model.systems.santa_fe.things.railroad import Railroad

CARDS: Final = {2: 3, 3: 7, 4: 5, 5: 7, 6: 9, 7: 7}
"""How many cities have each value where there are 38 of them (SFR-COMP-02)."""
BY_LINES: Final = 0.7
"""How much the way over lines counts for how far out a city is, against its place."""
REACH: Final = 0.85
"""The part of a major's track within which its squares lie."""
PIECES_A_SQUARE: Final = 4.6
"""Pieces of a major for each of its squares."""


def values_of(view: Outlook, bases: Iterable[str]) -> dict[str, int]:
    """By city its value; home bases of majors have none."""
    bases = set(bases)
    far = distances(view.board, bases)
    most = max(far.values(), default=0) or 1
    cities = [city for city in view.spots if city not in bases]
    order = sorted(
        cities,
        key=lambda city: (
            (1 - BY_LINES) * view.out(city) + BY_LINES * far.get(city, most) / most,
            city,
        ),
    )
    return dict(zip(order, counted(len(order)), strict=True))


def counted(cities: int) -> list[int]:
    """The values of so many cities, the lowest first, in the proportion of the cards."""
    whole = sum(CARDS.values())
    ends, sofar = [], 0
    for value, count in CARDS.items():
        sofar += count
        ends.append((value, round(sofar * cities / whole)))
    found: list[int] = []
    for value, end in ends:
        found += [value] * (end - len(found))
    return found


def distances(board: RouteBoard, starts: Iterable[str]) -> dict[str, int]:
    """The fewest segments to each city from the nearest of some."""
    found: dict[str, int] = {}
    for start in sorted(starts):
        for city in board.cities():
            far = board.distance(start, city)
            if far is not None and far < found.get(city, far + 1):
                found[city] = far
    return found


def squares_of(
    view: Outlook, homes: Mapping[str, str], majors: Sequence[Railroad], values: Mapping[str, int]
) -> dict[str, list[str]]:
    """By city the majors that are paid for coming there: along a way to the far side, each its own.

    Majors that begin next to each other aim at cities next to each other, so that ways part.
    """
    top = max(values.values(), default=0)
    goals = sorted((c for c, v in values.items() if v == top), key=lambda c: (view.abreast(c), c))
    found: dict[str, list[str]] = {}
    used: set[str] = set()
    in_row = sorted(majors, key=lambda r: (view.abreast(homes[r.id]), r.track, r.id))
    for number, railroad in enumerate(in_row):
        if not goals:
            break
        goal = goals[round(number * (len(goals) - 1) / max(len(in_row) - 1, 1))]
        home = homes[railroad.id]
        way = _way(view.board, home, goal, used)
        far = distances(view.board, [home])
        in_reach = [city for city in way if far.get(city, 0) <= REACH * railroad.track]
        cities = [city for city in in_reach if values.get(city, 0) > 2]
        wanted = max(1, round(railroad.track / PIECES_A_SQUARE))
        for city in _spread(cities, wanted):
            found.setdefault(city, []).append(railroad.id)
        used.update(way)
    return found


def _way(board: RouteBoard, start: str, goal: str, used: set[str]) -> list[str]:
    """The cities of a way; those that others have already make it longer."""
    import heapq

    queue: list[tuple[float, str, list[str]]] = [(0.0, start, [start])]
    seen: set[str] = set()
    while queue:
        far, city, way = heapq.heappop(queue)
        if city == goal:
            return way
        if city in seen:
            continue
        seen.add(city)
        for line in board.lines_at(city):
            there = line.far_end(city)
            if there not in seen and line.can_start_at(city):
                more = line.segments * (1.8 if there in used and there != goal else 1.0)
                heapq.heappush(queue, (far + more, there, [*way, there]))
    return [start]


def _spread(cities: Sequence[str], wanted: int) -> list[str]:
    """So many of them, the last one among them, in even steps."""
    count = min(wanted, len(cities))
    step = len(cities) / count if count else 1
    return [cities[len(cities) - 1 - int(number * step)] for number in range(count)]
