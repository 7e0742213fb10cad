"""A player's lines: where his trains get on the track there is, and how lines could go on.

A bot keeps one of these from turn to turn. `look` brings it up to date with what was built and
swept away since; whatever follows from the track is kept until the track changes.
"""

from collections.abc import Collection, Iterable, Mapping
from itertools import islice, pairwise

from engine.systems.crayon.limits.access import is_open_to, why_not_enter
from engine.systems.crayon.planning.atlas import CROSSING, MILLION, STEP, Atlas, Goal
from engine.systems.crayon.planning.nearest import Nearest
from engine.systems.crayon.planning.searching import RENTED, From, Open, Reach, Unrented
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.table import Table
from model.systems.crayon.network.network import edge_ends, edge_key
from model.systems.crayon.network.search import FAR, Arcs, guided, spread


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
        self._open = Open(self.steps)
        self._closed: dict[str, bool] = {}
        """Into which cities only the track of others leads, as far as that was asked."""
        self._legs: dict[tuple[object, ...], list[int] | None] = {}
        """The ways that were looked for since the board changed, by what was pencilled in."""
        self._nearest = Nearest(atlas)
        self._near_to: Reach | None = None
        self._reaches: dict[tuple[int, ...], Reach] = {}
        self._main: Reach | None = None
        self._pencilled: list[tuple[int, int]] = []
        self._drawn: set[int] = set()
        """The mileposts of what is pencilled in."""
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
        if track.sections is self._known and owned == self._owned:
            return
        self._legs.clear()
        changed = self._changes(track.sections)
        watched, size, forget = self.atlas.watched, len(self.atlas.network.price), self._open.pop
        for edge, owner in changed:
            one, other = edge_ends(edge)
            if owner == self.seat or one in watched or other in watched:
                self._forget_around(self._beside(one) + self._beside(other))
            else:
                for state in (one, other, one + size, other + size):
                    forget(state, None)
        if len(track.sections) < len(self._known):
            self.banned.clear()
        mine = {edge for edge, owner in changed if owner == self.seat}
        # What copies share never changes; they get their own when it would.
        self._known = track.sections if track.is_shared else dict(track.sections)
        if mine or owned != self._owned:
            self._owned = owned
            self._redraw(sorted(mine))

    def _changes(self, sections: Mapping[int, int]) -> Collection[tuple[int, int]]:
        """The sections that are new or gone, each with its owner.

        Sections are kept in the order in which they were laid: where the last that was known still
        stands in its place, nothing before it is gone.
        """
        known = self._known
        if known and len(sections) >= len(known):
            later = islice(sections.items(), len(known) - 1, None)
            if next(later) == next(reversed(known.items())):
                return list(later)
        return sections.items() ^ known.items()

    def _beside(self, cell: int) -> tuple[int, ...]:
        """The mileposts around which a section here can change what may be done."""
        city = self.play.table.cities.get(cell)
        return (cell,) if city is None else city.cells

    def _forget_around(self, cells: Iterable[int]) -> None:
        """Forgets the steps to and from some mileposts.

        Another's section can fill a city or a port, which closes every way into it; own track turns
        rented track beside it into a place to build from.
        """
        size = len(self.atlas.network.price)
        for cell in cells:
            city = self.play.table.cities.get(cell)
            if city is not None:
                self._closed.pop(city.id, None)
            for near in (cell, *self.atlas.ways[cell]):
                self._open.pop(near, None)
                self._open.pop(near + size, None)

    def ban(self, edge: int) -> None:
        """Never plans with an edge again that the rules have refused."""
        self.banned.add(edge)
        self._legs.clear()
        self._forget_around(edge_ends(edge))

    def _redraw(self, edges: Iterable[int]) -> None:
        self.version += 1
        self._reaches.clear()
        self._main = None
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
        joins = self._joins
        for start in starts:
            joins.setdefault(start, [])
        return Reach(*spread(joins, starts, STEP))

    def main_piece(self) -> Reach:
        """The piece of own track that joins most Major Cities, the larger of equals.

        Where nothing is built, it is the first Major City.
        """
        if self._main is None:
            first = self.atlas.majors[0].cells if self.atlas.majors else ()
            pieces = self._pieces(self.play.state.track.touched[self.seat] or first)
            self._main = max(pieces, key=self._size, default=Reach({}, {}))
        return self._main

    def _pieces(self, touched: Iterable[int]) -> list[Reach]:
        known = [piece for starts, piece in self._reaches.items() if len(starts) == 1]
        pieces: list[Reach] = []
        left = set(touched)
        while left:
            cell = min(left)
            found = (piece for piece in known if cell in piece.cost)
            pieces.append(next(found, None) or self.reach(cell))
            left.difference_update(pieces[-1].cost)
        return pieces

    def _size(self, piece: Reach) -> tuple[int, int]:
        """How many Major Cities are on a piece, and how many mileposts."""
        majors = sum(not piece.cost.keys().isdisjoint(major.cells) for major in self.atlas.majors)
        return majors, len(piece.cost)

    def pencil(self, way: list[int]) -> None:
        """Plans on as if the way were built already, until it is rubbed out."""
        for u, v in pairwise(way):
            if self._known.get(edge_key(u, v)) is None and v not in self.atlas.red_steps(u):
                weight = STEP if v in self.atlas.ways[u] else STEP * CROSSING
                self._pencilled.append((u, v))
                self._drawn |= {u, v}
                self._joins.setdefault(u, []).append((v, weight))
                self._joins.setdefault(v, []).append((u, weight))

    def rub_out(self) -> None:
        for u, v in reversed(self._pencilled):
            self._joins[v].pop()
            self._joins[u].pop()
        self._pencilled.clear()
        self._drawn.clear()

    def nearest(self, reach: Reach) -> Nearest:
        """Where track that was reached comes nearest to goals."""
        if self._near_to is not reach:
            self._nearest.keep_up(reach.cost)
            self._near_to = reach
        return self._nearest

    # -- where lines can go on

    def leg(self, start: int, goal: Goal) -> list[int] | None:
        """The mileposts of the best way from a place to a goal, over own track and new."""
        key = (start, goal.number, *self._pencilled)
        if key not in self._legs:
            self._legs[key] = self.leg_from(self.reach(start), goal)
        return self._legs[key]

    def leg_from(self, reach: Reach, goal: Goal, *, may_rent: bool = True) -> list[int] | None:
        cost, toward = self.atlas.effort(goal)
        best, leave = FAR, -1
        for cell, by_track in reach.cost.items():
            total = by_track + cost[cell]
            if total < best:
                best, leave = total, cell
        if leave >= 0 and self.is_origin(leave):
            way = [leave]
            while (cell := toward[way[-1]]) >= 0:
                way.append(cell)
            if all(self.is_free(u, v) for u, v in pairwise(way)):
                return reach.way_to(leave)[:-1] + way
        return self._detour(reach, goal, self._open if may_rent else Unrented(self._open))

    def is_origin(self, cell: int) -> bool:
        """Whether track can go on from here, as it is or as it is pencilled in."""
        return self._is_own(cell) or cell in self._drawn

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

    def is_closed(self, goal: Goal) -> bool:
        """Whether only the track of others leads into a city."""
        city = self.play.table.cities.get(goal.cells[0])
        if city is None:
            return False
        if city.id not in self._closed:
            self._closed[city.id] = not is_open_to(self.play, self.seat, city)
        return self._closed[city.id]

    def _may_sail(self, u: int, v: int) -> bool:
        track, ferries = self.play.state.track, self.play.table.ferries
        for there, name, _ in self.atlas.opposite.get(u, ()):
            limit = ferries[name].max_players
            owners = track.owners_of(name)
            if there == v and (self.seat in owners or limit is None or len(owners) < limit):
                return True
        return False

    def _detour(self, reach: Reach, goal: Goal, steps: Mapping[int, Arcs]) -> list[int] | None:
        """The best way where the straight one is taken: around it, or over rented track."""
        begun = reach.cost
        touched = self.play.state.track.touched[self.seat]
        strange = begun.keys() - touched.keys() - self.atlas.network.red.keys() - self._drawn
        if strange:
            size = len(self.atlas.network.price)
            begun = {cell + size if cell in strange else cell: cost for cell, cost in begun.items()}
        ahead = self.atlas.effort(goal).cost
        way = self._plain(guided(steps, begun, ahead, self._both(goal.cells)))
        return reach.way_to(way[0])[:-1] + way if way else None

    def around(self, start: int, behind: int, targets: Iterable[int]) -> list[int] | None:
        """The best way to one of several places that does not begin with the step back."""
        size = len(self.atlas.network.price)
        first = start if self.is_origin(start) else start + size
        onward = [arc for arc in self._open[first] if arc[0] % size != behind]
        goals = self._both(n for n in targets if n != start)
        return self._plain(guided(From(self._open, first, onward), {first: 0}, [0], goals)) or None

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

    def steps(self, state: int) -> Arcs:
        """Every step over track of anybody or over land that is free.

        Only from own track, or what is built from there, something can be built: a milepost that is
        reached on rented track alone is a state of its own, beyond the size of the network.
        """
        size, known, banned = len(self.atlas.network.price), self._known, self.banned
        bare = self.atlas.bare(state)
        if (
            bare is not None
            and known.keys().isdisjoint(bare.edges)
            and banned.isdisjoint(bare.edges)
        ):
            return bare.arcs
        cell = state % size
        arcs = [(near, STEP) for near in self.atlas.red_steps(cell)]
        for near, edge, effort, is_watched in self.atlas.land(cell):
            owner = known.get(edge)
            if owner == self.seat:
                arcs.append((near, STEP))
            elif owner is not None:
                arcs.append((near if self._is_own(near) else near + size, RENTED))
            elif (
                state == cell
                and edge not in banned
                and not (is_watched and why_not_enter(self.play, self.seat, cell, near))
            ):
                arcs.append((near, effort))
        for port, _, fare in self.atlas.opposite.get(cell, ()):
            if self._may_sail(cell, port):
                arcs.append((port, STEP * CROSSING + MILLION * fare))
        return arcs

    def _is_own(self, cell: int) -> bool:
        return cell in self.atlas.network.red or cell in self.play.state.track.touched[self.seat]
