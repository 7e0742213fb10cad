"""A simple player of crayon rails: it delivers, carries what is demanded, and builds towards it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush
from random import Random
from typing import Any

from engine.protocol import Action
from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.game.winning import majors_joined
from engine.systems.crayon.state.state import Train
from model.systems.crayon.network.network import edge_key
from model.systems.crayon.things.part import Demand

FAR = 1 << 30
RICH = 60
"""Who has so much thinks of the Major Cities first, and of better trains."""


def purposeful_action(game: CrayonGame, rng: Random) -> Action | None:
    """What such a player does now; None where he has no opinion."""
    mind = _Mind(game, list(game.actions()))
    if game.state.agenda or game.state.turn.offer is not None:
        return None
    found: Action | None = mind.earn() or mind.run() or mind.grow() or mind.go_on(rng)
    return found


@dataclass(slots=True)
class _Mind:
    """One look at a game."""

    game: CrayonGame
    legal: list[Any]
    costs: dict[int, int] = field(default_factory=dict)
    came: dict[int, int] = field(default_factory=dict)

    @property
    def seat(self) -> int:
        return self.game.position.seat

    # -- deliveries and loads

    def demands(self) -> list[Demand]:
        state, cards = self.game.state, self.game.table.cards
        held = (*state.mover.hand, *state.open_contracts)
        return sorted({one for card in held for one in cards[card].demands})

    def of(self, *kinds: type[Any]) -> list[Any]:
        return [action for action in self.legal if isinstance(action, kinds)]

    def earn(self) -> Any:
        """The best delivery, or a load that somebody asks for."""
        paid = self.of(act.Deliver, act.Ship)
        if paid:
            return max(paid, key=lambda action: (action.pays, str(action)))
        wanted = {one.good: one.pays for one in sorted(self.demands(), key=lambda one: one.pays)}
        found = [
            action
            for action in self.of(act.Load, act.Collect, act.Fetch)
            if action.good in wanted and action.good not in self.train(action.train).loads
        ]
        if found:
            return max(found, key=lambda action: (wanted[action.good], str(action)))
        useless = [one for one in self.of(act.Drop) if one.good not in wanted]
        return useless[0] if useless else None

    def train(self, number: int) -> Train:
        return self.game.state.mover.trains[number - 1]

    # -- running

    def run(self) -> Any:
        """A step that brings a train nearer to where it can load or deliver."""
        crossing = self.of(act.Sail)
        if crossing:
            return crossing[0]
        best: tuple[int, str, Any] = (FAR, "", None)
        known: dict[int, Mapping[int, int]] = {}
        for action in self.of(act.Move):
            if action.train not in known:
                goals = self.goals(self.train(action.train))
                known[action.train] = self.distances(goals)
            distances = known[action.train]
            far = distances.get(self.game.table.network.index(action.to), FAR)
            here = distances.get(self.train(action.train).at, FAR)
            stays = far >= here and self.train(action.train).at in self.game.table.cities
            if not stays and not self.waits(action.train) and (far, str(action)) < best[:2]:
                best = (far, str(action), action)
        spots = self.of(act.Place)
        if spots:
            own = self.game.state.track.touched[self.seat]
            index = self.game.table.network.index
            at_track = [spot for spot in spots if index(spot.at) in own]
            return (at_track or spots)[0]
        return best[2]

    def goals(self, train: Train) -> set[int]:
        table = self.game.table
        kind = table.rules.trains[train.type]
        goals: set[int] = set()
        for one in self.demands():
            if one.good in train.loads:
                goals.update(self.cells_of(one.city))
            elif len(train.loads) < kind.capacity and self.game.state.tray.get(one.good):
                reached = self.distances(self.cells_of(one.city))
                cells = (c for city in self.suppliers(one.good) for c in self.cells_of(city))
                goals.update(cell for cell in cells if cell in reached)
        return goals

    def waits(self, number: int) -> bool:
        """Whether a train had better stop at the port where it is, to use the link a turn later."""
        train = self.train(number)
        return train.at in self.game.table.links_at and train.ran and train.at in self.goals(train)

    def suppliers(self, good: str) -> list[str]:
        cities = self.game.scenario.cities
        return [city.id for city in cities.values() if good in city.supplies]

    def cells_of(self, city: str) -> tuple[int, ...]:
        """The mileposts of a city; of one overseas the ports of its links."""
        table = self.game.table
        if city in table.places:
            return table.places[city].cells
        owns = self.game.state.track.owns
        links = (link for link in table.links.values() if city in link.serves)
        return tuple(table.network.index(one.port) for one in links if owns(self.seat, one.id))

    def distances(self, goals: Iterable[int]) -> Mapping[int, int]:
        """How far each milepost is from the goals along track that one can pay for."""
        table, sections, seat = self.game.table, self.game.state.track.sections, self.seat
        pays = self.game.state.mover.cash >= table.rules.rent.fee
        found = dict.fromkeys(goals, 0)
        ahead = sorted(found)
        for cell in ahead:
            red = table.network.red_steps(cell)
            for near in table.steps[cell]:
                owner = sections.get(edge_key(cell, near))
                runs = near in red or owner == seat or (owner is not None and pays)
                if near not in found and runs:
                    found[near] = found[cell] + 1
                    ahead.append(near)
        return found

    # -- building

    def grow(self) -> Any:
        """A section on the cheapest way to what pays best, or to the next Major City."""
        buys = self.of(act.Buy)
        builds = {(a.origin, a.end): a for a in self.of(act.Build)}
        player = self.game.state.mover
        if not builds and not buys:
            return None
        upgrades = self.of(act.Upgrade)
        if upgrades and player.cash >= RICH:
            return upgrades[0]
        self.reach()
        for goal in self.wishes():
            step = self.first_step(goal)
            if step in builds:
                return builds[step]
        return buys[0] if buys and player.cash >= 40 else None

    def reach(self) -> None:
        """The cheapest ways from one's own track, or from Major Cities where there is none."""
        table, track, seat = self.game.table, self.game.state.track, self.seat
        starts: Iterable[int] = track.touched[seat] or table.network.red
        if self.game.state.mover.cash >= RICH and track.touched[seat]:
            starts = self.largest_piece()
        self.costs = dict.fromkeys(starts, 0)
        queue = [(0, cell) for cell in sorted(starts)]
        costs, came, priced = self.costs, self.came, self.game.position.network.arcs
        built = set().union(*track.touched)
        while queue:
            cost, cell = heappop(queue)
            if cost > costs[cell]:
                continue
            for near, price in self.arcs(cell, seat) if cell in built else priced(cell):
                total = cost + price
                if total < costs.get(near, FAR):
                    costs[near] = total
                    came[near] = cell
                    heappush(queue, (total, near))

    def largest_piece(self) -> set[int]:
        """The largest piece of one's own network: the others are to be joined to it."""
        sections, table = self.game.state.track.sections, self.game.table
        pieces: list[set[int]] = []
        for first in sorted(self.game.state.track.touched[self.seat]):
            if not any(first in piece for piece in pieces):
                seen, ahead = {first}, [first]
                for cell in ahead:
                    own = [
                        n for n in table.ways[cell] if sections.get(edge_key(cell, n)) == self.seat
                    ]
                    fresh = {*own, *table.network.red_joins(cell)} - seen
                    seen |= fresh
                    ahead += sorted(fresh)
                pieces.append(seen)
        return max(pieces, key=len)

    def arcs(self, cell: int, seat: int) -> Iterator[tuple[int, int]]:
        sections, network = self.game.state.track.sections, self.game.position.network
        for near, price in network.arcs(cell):
            owner = sections.get(edge_key(cell, near))
            if owner is None or owner == seat:
                yield near, 0 if owner == seat else price

    def wishes(self) -> list[int]:
        """Where to build, the best first: both ends of good demands, and Major Cities when rich."""
        found: list[tuple[int, int]] = []
        for one in self.demands():
            ends = [self.nearest([one.city]), self.nearest(self.suppliers(one.good))]
            price = sum(self.costs.get(end, FAR) for end in ends)
            found += [(price - 2 * one.pays, end) for end in ends if self.costs.get(end, 0)]
        majors = self.game.table.majors
        joined = majors_joined(self.game.position, self.seat)
        if self.game.state.mover.cash >= RICH and joined < len(majors):
            for major in majors:
                end = self.nearest([major.id])
                found.append((self.costs.get(end, FAR) - RICH, end))
        return [end for value, end in sorted(found) if value < FAR // 2 and self.costs.get(end)]

    def nearest(self, cities: Iterable[str]) -> int:
        cells = [cell for city in cities for cell in self.cells_of(city)]
        return min(cells, key=lambda cell: (self.costs.get(cell, FAR), cell), default=0)

    def first_step(self, goal: int) -> tuple[Any, Any]:
        """The first section of the way to a goal that is not built yet."""
        cells, sections = self.game.table.cells, self.game.state.track.sections
        red = self.game.table.network.red
        step = (goal, goal)
        while goal in self.came:
            before = self.came[goal]
            joined = before in red and red[before] == red.get(goal)
            if edge_key(before, goal) not in sections and not joined:
                step = (before, goal)
            goal = before
        return cells[step[0]], cells[step[1]]

    def go_on(self, rng: Random) -> Any:
        """Nothing better to do: the next phase; now and then another hand."""
        hands = self.of(act.Discard)
        stuck = not any(self.goals(train) for train in self.game.state.mover.trains)
        if hands and rng.random() < (0.6 if stuck else 0.05):
            return hands[0]
        ends = self.of(act.Done, act.End)
        return ends[0] if ends else None
