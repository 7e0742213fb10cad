"""A player's lines: where his trains get on the track there is, and how lines could go on.

A bot keeps one of these from turn to turn. `look` brings it up to date with what was built and
swept away since; whatever follows from the track is kept until the track changes.
"""

from collections.abc import Iterable
from itertools import pairwise

from engine.systems.crayon.access import why_not_enter
from engine.systems.crayon.planning.atlas import CROSSING, MILLION, STEP, Atlas, Goal
from engine.systems.crayon.play import Play
from engine.systems.crayon.table import Table
from model.network import edge_ends, edge_key
from model.search import FAR, Arcs, guided, settle

RENTED = STEP + 3 * (MILLION >> 1)
"""A milepost on another's track: dearer than clear land, cheaper than mountains."""


class Reach:
    """How far it is over own track from a place, in efforts."""

    def __init__(self, cost: list[int], back: list[int], cells: list[int]) -> None:
        self.cost = cost
        self.back = back
        self.cells = cells

    def way_to(self, cell: int) -> list[int]:
        way = [cell]
        while (cell := self.back[cell]) >= 0:
            way.append(cell)
        return way[::-1]


class Lines:
    """The track of one seat, and what may be built, as a bot sees it."""

    def __init__(self, atlas: Atlas, seat: int) -> None:
        self.atlas = atlas
        self.seat = seat
        self.version = 0
        """Rises whenever the seat's own track changes."""
        self.banned: set[int] = set()
        """Edges that the rules have refused."""
        self._known: dict[int, int] = {}
        self._owned: tuple[str, ...] = ()
        self._joins: dict[int, Arcs] = {}
        self._open: dict[int, Arcs] = {}
        self._reaches: dict[tuple[int, ...], Reach] = {}
        self._pencilled: list[tuple[int, int]] = []
        self._play: Play | None = None
        self._begin_again()

    @property
    def play(self) -> Play:
        assert self._play is not None  # noqa: S101 (look comes first)
        return self._play

    @property
    def table(self) -> Table | None:
        return None if self._play is None else self._play.table

    # -- keeping up

    def look(self, play: Play) -> None:
        """Takes notice of what has changed on the board."""
        self._play = play
        track = play.state.track
        owned = tuple(sorted(name for name, seats in track.owners.items() if self.seat in seats))
        changed = track.sections.items() ^ self._known.items()
        if not changed and owned == self._owned:
            return
        for edge, _ in changed:
            self._forget_around(edge)
        if len(track.sections) < len(self._known):
            self.banned.clear()
        mine = {edge for edge, owner in changed if owner == self.seat}
        self._known = dict(track.sections)
        if mine or owned != self._owned:
            self._owned = owned
            self._redraw(sorted(mine))

    def _forget_around(self, edge: int) -> None:
        """Another's section can fill a city or a port, which closes every way into it."""
        cities, size = self.play.table.cities, len(self.atlas.network.price)
        for end in edge_ends(edge):
            for cell in cities[end].cells if end in cities else (end,):
                for near in (cell, *self.atlas.ways[cell]):
                    self._open.pop(near, None)
                    self._open.pop(near + size, None)

    def ban(self, edge: int) -> None:
        """Never plans with an edge again that the rules have refused."""
        self.banned.add(edge)
        self._forget_around(edge)

    def _redraw(self, edges: Iterable[int]) -> None:
        self.version += 1
        self._reaches.clear()
        for edge in edges:
            one, other = edge_ends(edge)
            if self._known.get(edge) == self.seat:
                self._joins.setdefault(one, []).append((other, STEP))
                self._joins.setdefault(other, []).append((one, STEP))
            else:
                self._joins[one] = [arc for arc in self._joins[one] if arc[0] != other]
                self._joins[other] = [arc for arc in self._joins[other] if arc[0] != one]
        for name in self._owned:
            self._join_ports(name)

    def _begin_again(self) -> None:
        self._joins = {
            cell: [(near, STEP) for near in self.atlas.red_steps(cell)]
            for cell in self.atlas.network.red
        }

    def _join_ports(self, name: str) -> None:
        for here, opposite in self.atlas.opposite.items():
            for there, ferry, _ in opposite:
                arc = (there, STEP * CROSSING)
                joins = self._joins.setdefault(here, [])
                if ferry == name and arc not in joins:
                    joins.append(arc)

    # -- where trains get

    def reach(self, *starts: int) -> Reach:
        """Everything that own track joins to some mileposts."""
        if self._pencilled:
            return self._searched(starts)
        found = self._reaches.get(starts)
        if found is None:
            found = self._reaches[starts] = self._searched(starts)
        return found

    def _searched(self, starts: tuple[int, ...]) -> Reach:
        joins, size = self._joins, len(self.atlas.network.price)
        cost, back = [FAR] * size, [-1] * size
        for start in starts:
            cost[start] = 0
            joins.setdefault(start, [])
        settle(joins, cost, back, starts)
        return Reach(cost, back, [cell for cell in joins if cost[cell] < FAR])

    def pencil(self, way: list[int]) -> None:
        """Plans on as if the way were built already, until it is rubbed out."""
        for u, v in pairwise(way):
            if self._known.get(edge_key(u, v)) is None and v not in self.atlas.red_steps(u):
                weight = STEP if v in self.atlas.ways[u] else STEP * CROSSING
                self._pencilled.append((u, v))
                self._joins.setdefault(u, []).append((v, weight))
                self._joins.setdefault(v, []).append((u, weight))

    def rub_out(self) -> None:
        for u, v in reversed(self._pencilled):
            self._joins[v].pop()
            self._joins[u].pop()
        self._pencilled.clear()

    def is_laid(self, u: int, v: int) -> bool:
        """Whether a train can run here, over whosever track, or through a Major City."""
        return edge_key(u, v) in self._known or v in self.atlas.red_steps(u)

    # -- where lines can go on

    def leg(self, start: int, goal: Goal) -> list[int] | None:
        """The mileposts of the best way from a place to a goal, over own track and new."""
        return self.leg_from(self.reach(start), goal)

    def leg_from(self, reach: Reach, goal: Goal, *, may_rent: bool = True) -> list[int] | None:
        cost, toward = self.atlas.effort(goal)
        by_track = reach.cost
        best, leave = FAR, -1
        for cell in reach.cells:
            total = by_track[cell] + cost[cell]
            if total < best:
                best, leave = total, cell
        if leave >= 0 and self.is_origin(leave):
            way = [leave]
            while (cell := toward[way[-1]]) >= 0:
                way.append(cell)
            if all(self.is_free(u, v) for u, v in pairwise(way)):
                return reach.way_to(leave)[:-1] + way
        return self._detour(reach, goal, _Open(self, may_rent=may_rent))

    def is_origin(self, cell: int) -> bool:
        """Whether track can go on from here, as it is or as it is pencilled in."""
        if cell in self.atlas.network.red or cell in self.play.state.track.touched[self.seat]:
            return True
        return bool(self._pencilled) and any(cell in pair for pair in self._pencilled)

    def is_free(self, u: int, v: int) -> bool:
        """Whether the seat has track here or may lay some."""
        edge = edge_key(u, v)
        owner = self._known.get(edge)
        if owner is not None:
            return owner == self.seat
        table = self.play.table
        if edge in self.banned:
            return False
        if v not in table.ways[u]:
            return v in self.atlas.red_steps(u) or self._may_sail(u, v)
        if u in table.cities or v in table.cities or u in table.ports or v in table.ports:
            return why_not_enter(self.play, self.seat, u, v) is None
        return True

    def _may_sail(self, u: int, v: int) -> bool:
        track, ferries = self.play.state.track, self.play.table.ferries
        for there, name, _ in self.atlas.opposite.get(u, ()):
            limit = ferries[name].max_players
            owners = track.owners_of(name)
            if there == v and (self.seat in owners or limit is None or len(owners) < limit):
                return True
        return False

    def _detour(self, reach: Reach, goal: Goal, steps: "_Open") -> list[int] | None:
        """The best way where the straight one is taken: around it, or over rented track."""
        size = len(self.atlas.network.price)
        begun = {
            cell if self.is_origin(cell) else cell + size: reach.cost[cell] for cell in reach.cells
        }
        ahead = self.atlas.effort(goal).cost
        way = self._plain(guided(steps, begun, ahead, self._both(goal.cells)))
        return reach.way_to(way[0])[:-1] + way if way else None

    def around(self, start: int, behind: int, targets: Iterable[int]) -> list[int] | None:
        """The best way to one of several places that does not begin with the step back."""
        size = len(self.atlas.network.price)
        first = start if self.is_origin(start) else start + size
        open_ways = _Open(self)
        open_ways[first] = [arc for arc in self.arcs(first) if arc[0] % size != behind]
        goals = self._both(n for n in targets if n != start)
        return self._plain(guided(open_ways, {first: 0}, [0], goals)) or None

    def _both(self, cells: Iterable[int]) -> set[int]:
        size = len(self.atlas.network.price)
        return {state for cell in cells for state in (cell, cell + size)}

    def _plain(self, states: list[int]) -> list[int]:
        """The mileposts of a row of states, each once where it changes its state."""
        size = len(self.atlas.network.price)
        way: list[int] = []
        for state in states:
            if not way or state % size != way[-1]:
                way.append(state % size)
        return way

    def arcs(self, state: int) -> Arcs:
        """Every step over track of anybody or over land that is free.

        Only from own track, or what is built from there, something can be built: a milepost that is
        reached on rented track alone is a state of its own, beyond the size of the network.
        """
        known = self._open.get(state)
        if known is None:
            known = self._open[state] = self._steps(state)
        return known

    def _steps(self, state: int) -> Arcs:
        size = len(self.atlas.network.price)
        cell = state % size
        arcs = [(near, STEP) for near in self.atlas.red_steps(cell)]
        for near in self.atlas.ways[cell]:
            owner = self._known.get(edge_key(cell, near))
            if owner == self.seat:
                arcs.append((near, STEP))
            elif owner is not None:
                arcs.append((near if self._is_own(near) else near + size, RENTED))
            elif state == cell and self.is_free(cell, near):
                arcs.append((near, STEP + MILLION * self.atlas.price(cell, near)))
        for port, _, fare in self.atlas.opposite.get(cell, ()):
            if self._may_sail(cell, port):
                arcs.append((port, STEP * CROSSING + MILLION * fare))
        return arcs

    def _is_own(self, cell: int) -> bool:
        return cell in self.atlas.network.red or cell in self.play.state.track.touched[self.seat]


class _Open(dict[int, Arcs]):
    """The steps of a search that goes around what is taken."""

    def __init__(self, lines: Lines, *, may_rent: bool = True) -> None:
        self.lines = lines
        self.may_rent = may_rent

    def __missing__(self, state: int) -> Arcs:
        arcs = self.lines.arcs(state)
        if not self.may_rent:
            arcs = [arc for arc in arcs if arc[1] != RENTED]
        self[state] = arcs
        return arcs
