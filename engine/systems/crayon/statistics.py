"""What a game of crayon rails tells about its map: cities, goods, corridors, events, money."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise

from engine.playtests.tally import Counts
from engine.protocol import Action, Happening
from engine.systems.crayon.actions.kinds import Fetch
from engine.systems.crayon.aid import AID
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.state.state import Train
from engine.systems.crayon.state.table import Table
from model.systems.crayon.network.network import edge_ends, edge_key

FIGURES = (
    "deliveries",
    "income",
    "spent on track",
    "spent on trains",
    "rent paid",
    "rent received",
    "loads lost",
    "turns lost",
    "hands discarded",
)
_NOTED = ("build", "buy", "deliver", "load", "lose", "move", "event", "rent", "upgrade")


class Tally:
    """Counts along with one game."""

    def __init__(self, game: CrayonGame) -> None:
        self._game = game
        self._counts: dict[str, Counter[str]] = {}
        self._seats: tuple[Counter[str], ...] = tuple(Counter() for _ in game.names)
        self._built: Counter[int] = Counter()
        self._passed: Counter[int] = Counter()
        self._runs: Counter[tuple[str, str]] = Counter()
        self._between: dict[int, Counter[tuple[str, str]]] = {}
        self._ways: dict[str, Callable[[Happening, Action | None], None]] = {
            kind: getattr(self, f"_{kind}") for kind in _NOTED
        }
        self._ways["lost"] = partial(self._one_more, "turns lost")
        self._ways["discard"] = partial(self._one_more, "hands discarded")

    # -- along with the game

    def note(self, happenings: Sequence[Happening], action: Action | None = None) -> None:
        for one in happenings:
            way = self._ways.get(one.kind)
            if way is not None:
                way(one, action)

    def _add(self, what: str, of: str, number: int = 1) -> None:
        self._counts.setdefault(what, Counter())[of] += number

    def _figure(self, seat: int | None, figure: str, number: int = 1) -> None:
        if seat is not None:
            self._seats[seat][figure] += number

    def _one_more(self, figure: str, one: Happening, _: Action | None) -> None:
        self._figure(one.seat, figure)

    def _deliver(self, one: Happening, _: Action | None) -> None:
        self._add("city delivered", one.facts["city"])
        self._add("good delivered", one.facts["good"])
        self._add("good income", one.facts["good"], one.facts["amount"])
        self._figure(one.seat, "deliveries")
        self._figure(one.seat, "income", one.facts["amount"])

    def _load(self, one: Happening, action: Action | None) -> None:
        self._add("good loaded", one.facts["good"])
        place = self._game.table.cities.get(one.facts["at"])
        if isinstance(action, Fetch):
            self._add("city loaded", action.city)
        elif place is not None:
            self._add("city loaded", place.id)

    def _lose(self, one: Happening, _: Action | None) -> None:
        self._add("good lost", one.facts["good"])
        self._figure(one.seat, "loads lost")

    def _build(self, one: Happening, _: Action | None) -> None:
        self._built[one.facts["edge"]] += 1
        self._figure(one.seat, "spent on track", one.facts["price"])

    def _buy(self, one: Happening, _: Action | None) -> None:
        self._figure(one.seat, "spent on track", one.facts["price"])

    def _upgrade(self, one: Happening, _: Action | None) -> None:
        self._figure(one.seat, "spent on trains", one.facts["price"])

    def _rent(self, one: Happening, _: Action | None) -> None:
        self._figure(one.seat, "rent paid", one.facts["amount"])
        self._figure(one.facts["to"], "rent received", one.facts["amount"])

    def _event(self, one: Happening, _: Action | None) -> None:
        self._add("event drawn", one.facts["event"])

    def _move(self, one: Happening, _: Action | None) -> None:
        """A section passed, and a run from city to city where the train has arrived in one."""
        if one.facts["owner"] is not None:
            self._passed[one.facts["edge"]] += 1
        at, cities = one.facts["at"], self._game.table.cities
        train = self._train_that_came(one) if at in cities else None
        if train is None or train.trail[0] not in cities:
            return
        ends = _pair(cities[train.trail[0]].id, cities[at].id)
        if ends[0] == ends[1]:
            return
        self._runs[ends] += 1
        for a, b in pairwise((*train.trail, at)):
            self._between.setdefault(edge_key(a, b), Counter())[ends] += 1

    def _train_that_came(self, one: Happening) -> Train | None:
        """The train that a move is told of; its trail leads back to the last city."""
        if one.seat is None:
            return None
        for train in self._game.state.seats[one.seat].trains:
            came_by = edge_key(train.came_from, train.at) if train.trail else None
            if train.at == one.facts["at"] and came_by == one.facts["edge"]:
                return train
        return None

    # -- what came out

    def round(self) -> int:
        return AID.round(self._game)

    def order(self) -> tuple[int, ...]:
        return tuple(self._game.state.from_seat(self._game.state.first))

    def seats(self) -> tuple[Mapping[str, int], ...]:
        return tuple({name: figures[name] for name in FIGURES} for figures in self._seats)

    def counts(self) -> Counts:
        found = {what: dict(of) for what, of in self._counts.items()}
        served = found.get("city delivered", {}) | found.get("city loaded", {})
        found["city served"] = dict.fromkeys(sorted(served), 1)
        found["section built"] = self._by_section(self._built)
        found["section passed"] = self._by_section(self._passed)
        found["corridor run"] = {" ".join(ends): number for ends, number in self._runs.items()}
        lines = Counter(ends for seat in range(len(self._seats)) for ends in self._lines(seat))
        found["corridor built"] = {" ".join(ends): number for ends, number in lines.items()}
        for edge, over in self._between.items():
            section = self._section(edge)
            for ends, number in over.items():
                found.setdefault(f"between {' '.join(ends)}", {})[section] = number
        return found

    def _by_section(self, numbers: Mapping[int, int]) -> dict[str, int]:
        return {self._section(edge): number for edge, number in numbers.items()}

    def _section(self, edge: int) -> str:
        one, other = (self._game.table.cells[number] for number in edge_ends(edge))
        return f"{one} {other}"

    def _lines(self, seat: int) -> Iterator[tuple[str, str]]:
        """The pairs of cities that a player's track joins with no other city on the way."""
        table, track = self._game.table, self._game.state.track
        joined: dict[int, list[int]] = {}
        for edge in track.sections_of(seat):
            a, b = edge_ends(edge)
            joined.setdefault(a, []).append(b)
            joined.setdefault(b, []).append(a)
        found: set[tuple[str, str]] = set()
        for place in table.places.values():
            for other in _next_cities(table, joined, place.cells):
                if other != place.id:
                    found.add(_pair(place.id, other))
        return iter(sorted(found))


def _pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one <= other else (other, one)


def _next_cities(
    table: Table, joined: Mapping[int, Sequence[int]], cells: Sequence[int]
) -> Iterator[str]:
    """The cities that are reached from some mileposts along track, not going through any."""
    seen, ahead = set(cells), list(cells)
    for cell in ahead:
        for near in joined.get(cell, ()):
            if near in seen:
                continue
            seen.add(near)
            if near in table.cities:
                yield table.cities[near].id
            else:
                ahead.append(near)
