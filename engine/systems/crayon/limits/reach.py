"""Where a player's track could still go: over own track, free edges, red areas and ferries."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from engine.systems.crayon.limits.access import is_open_to
from engine.systems.crayon.state.play import Play
from model.systems.crayon.network.network import edge_ends, edge_key


class Filled(NamedTuple):
    """A city, ferry or link in which a section would take the last place."""

    cells: tuple[int, ...]
    there: tuple[int, ...]
    """The seats that keep their room in it."""
    ferry: str = ""


class Thread(NamedTuple):
    """One way to join all Major Cities: the edges, filling places and ferries that it needs."""

    edges: frozenset[int]
    cells: frozenset[int]
    ferries: frozenset[str]

    def is_cut_by(self, edge: int, shut: Iterable[Filled]) -> bool:
        return edge in self.edges or any(
            one.ferry in self.ferries or not self.cells.isdisjoint(one.cells) for one in shut
        )


@dataclass(slots=True)
class Reach:
    """Where one player's track could still go, once somebody has laid a section."""

    play: Play
    seat: int
    taken: int = -1
    filled: tuple[Filled, ...] = ()
    """What the section would shut to this player."""
    known: dict[int, bool] = field(default_factory=dict)

    def is_full(self, cell: int) -> bool:
        """Whether others have left this player no room here."""
        if cell not in self.play.table.limited:
            return False
        if cell not in self.known:
            shut = any(cell in one.cells for one in self.filled)
            self.known[cell] = shut or _is_full(self.play, self.seat, cell)
        return self.known[cell]

    def may_join(self, a: int, b: int) -> bool:
        """Whether an edge has this player's section, or may get one."""
        edge = edge_key(a, b)
        owner = self.play.state.track.sections.get(edge)
        if edge == self.taken:
            return False
        return owner == self.seat or (owner is None and not self.is_full(a) and not self.is_full(b))

    def near(self, cell: int) -> list[int]:
        """The mileposts that this player's track joins, or could join, to this one."""
        table, sections = self.play.table, self.play.state.track.sections
        is_open, seat, taken, limited = not self.is_full(cell), self.seat, self.taken, table.limited
        found = list(table.red_joins.get(cell, ()))
        for near, edge in table.edges_at[cell]:
            owner = sections.get(edge)
            if owner is not None:
                if owner == seat:
                    found.append(near)
            elif is_open and edge != taken and (near not in limited or not self.is_full(near)):
                found.append(near)
        for ferry in table.ferries_at.get(cell, ()):
            if self.may_sail(ferry):
                found += [port for port in table.ports_of[ferry] if port != cell]
        return found

    def may_sail(self, ferry: str) -> bool:
        """Whether a ferry is the player's, or can still be had (CRY-FERRY-04)."""
        owners = self.play.state.track.owners_of(ferry)
        limit = self.play.table.ferries[ferry].max_players
        if self.seat in owners:
            return True
        room = limit is None or len(owners) < limit
        return room and all(one.ferry != ferry for one in self.filled)

    def shut_cells(self) -> Iterator[int]:
        """The mileposts at which the section would shut something to this player."""
        for one in self.filled:
            yield from one.cells
            yield from self.play.table.ports_of.get(one.ferry, ())

    # -- a way through

    def keeps(self, thread: Thread) -> bool:
        """Whether a way through that was found once is still there."""
        return all(self.may_join(*edge_ends(edge)) for edge in thread.edges) and all(
            self.may_sail(ferry) for ferry in thread.ferries
        )

    def thread(self) -> Thread | None:
        """A way to join every group of Major Cities; None where there is none."""
        steps: set[tuple[int, int]] = set()
        for group in self.play.table.major_groups:
            came_from = self._from(group)
            if not all(cell in came_from for cell in group):
                return None
            for cell in group:
                path = [cell]
                while came_from[path[-1]] != path[-1]:
                    path.append(came_from[path[-1]])
                steps.update(pairwise(path))
        return self._thread_of(steps)

    def _from(self, group: tuple[int, ...]) -> dict[int, int]:
        """For every milepost around the first city the one before it, until all are reached."""
        came_from, ahead, missing = {group[0]: group[0]}, [group[0]], set(group[1:])
        for cell in ahead:
            if not missing:
                break
            for near in self.near(cell):
                if near not in came_from:
                    came_from[near] = cell
                    ahead.append(near)
                    missing.discard(near)
        return came_from

    def _thread_of(self, steps: set[tuple[int, int]]) -> Thread:
        table, edges, ferries = self.play.table, set(), set()
        for a, b in steps:
            if b in table.red_joins.get(a, ()):
                continue
            if b in table.ways[a] and self.may_join(a, b):
                edges.add(edge_key(a, b))
            else:
                here = (one for one in table.ferries_at[a] if b in table.ports_of[one])
                ferries.add(next(one for one in here if self.may_sail(one)))
        cells = {cell for edge in edges for cell in edge_ends(edge)} & table.limited
        return Thread(frozenset(edges), frozenset(cells), frozenset(ferries))

    def holds_together(self) -> bool:
        """Whether every group of Major Cities is in one piece."""
        return self.thread() is not None


def _is_full(play: Play, seat: int, cell: int) -> bool:
    """Whether a city or port here has no room for this player."""
    track, table = play.state.track, play.table
    city = table.cities.get(cell)
    if city is not None and not is_open_to(play, seat, city):
        return True
    return any(
        port.max_players is not None
        and not track.owns(seat, port.id)
        and len(track.owners_of(port.id)) >= port.max_players
        for port in table.ports.get(cell, ())
    )
