"""Nobody may be cut off from connecting the Major Cities (CRY-CITY-06).

A section takes one edge from everybody else, and may fill a city or a port. Nearly always what it
takes can be passed by, which a look at the mileposts beside it shows, or a short search from
everything that was joined before, whose sides meet. Where they do not, it may be off the way by
which a player is known to get through; only if it is not, the search goes on to the end.
"""

from engine.protocol import Refusal
from engine.systems.crayon.limits.access import Crowds, crowd_at
from engine.systems.crayon.limits.parted import Sides
from engine.systems.crayon.limits.reach import Filled, Reach, Thread
from engine.systems.crayon.state.play import Play, no
from model.systems.crayon.network.network import edge_key
from model.wording.speech import tr

NEARBY = 240
"""How many mileposts are looked at before it is asked how a player gets through elsewhere."""


class Guard:
    """Tells for one position what would part somebody's Major Cities."""

    def __init__(self, play: Play, seat: int) -> None:
        self.play = play
        self.seat = seat
        self.threads: dict[int, Thread | None] = {}
        self.crowds: Crowds = {}

    def why_not_lay(self, u: int, v: int) -> Refusal | None:
        """Whether a section of this seat would cut off another player."""
        if self._is_off_duty():
            return None
        filled = self._filled_by(u, v)
        if _is_easily_passed(self.play, u, v) and _are_easily_passed(self.play, filled):
            return None
        return self._why_parted(edge_key(u, v), (u, v), filled)

    def _filled_by(self, u: int, v: int) -> list[Filled]:
        """The cities and ports that a section fills up, so that others can no longer come there."""
        play, seat, table = self.play, self.seat, self.play.table
        filled = []
        for cell in (u, v):
            city = table.cities.get(cell)
            if city is not None and city.access.max_players is not None:
                here = crowd_at(play, city, self.crowds)
                if seat not in here and len(here) + 1 >= city.access.max_players:
                    filled.append(Filled(city.cells, tuple(here)))
        for port in table.ports.get(v, ()):
            if port.kind == "ferry":
                ferry = _filled_ferry(play, seat, port.id)
                filled += [ferry] if ferry is not None else []
            elif _takes_last(play, seat, port.id, port.max_players):
                filled.append(Filled((v,), play.state.track.owners_of(port.id)))
        return filled

    def why_not_take_ferry(self, ferry: str) -> Refusal | None:
        """The same for a ferry that is bought without a section, from a Major City."""
        filled = _filled_ferry(self.play, self.seat, ferry)
        if self._is_off_duty() or filled is None:
            return None
        return self._why_parted(-1, (), [filled])

    def _is_off_duty(self) -> bool:
        table = self.play.table
        return table.rules.city.cut_off_test == "none" or not table.major_groups

    def _why_parted(self, edge: int, ends: tuple[int, ...], filled: list[Filled]) -> Refusal | None:
        play = self.play
        for other in range(play.state.players):
            if other == self.seat:
                continue
            shut = tuple(one for one in filled if other not in one.there)
            sides = _sides(Reach(play, other), Reach(play, other, edge, shut), ends)
            if sides.are_fine(NEARBY):
                continue
            thread = self._thread(other)
            if thread is not None and not thread.is_cut_by(edge, shut):
                continue
            if sides.are_split(were_joined=thread is not None):
                return no(
                    "CRY-CITY-06",
                    tr("it would cut {names} off from a major city", names=play.names[other]),
                )
        return None

    def _thread(self, other: int) -> Thread | None:
        """How a player gets through now; what was found earlier mostly still does."""
        if other not in self.threads:
            kept, reach = self.play.table.threads, Reach(self.play, other)
            thread = kept.get(other)
            if thread is None or not reach.keeps(thread):
                thread = kept[other] = reach.thread()
            self.threads[other] = thread
        return self.threads[other]


def _sides(before: Reach, after: Reach, ends: tuple[int, ...]) -> Sides:
    """What was joined around a section, and its sides once the section is laid."""
    gone = []
    for cell in sorted({*ends, *after.shut_cells()}):
        still = after.near(cell)
        gone += [(cell, near) for near in before.near(cell) if near not in still]
    return Sides(after, gone)


def _is_easily_passed(play: Play, u: int, v: int) -> bool:
    """Whether a free milepost beside the section joins its ends for everybody.

    Who has no room at one of the ends could not have used the section's edge either.
    """
    table, sections = play.table, play.state.track.sections
    beyond, limited = table.ways[v], table.limited
    return any(
        near in beyond
        and near not in limited
        and edge not in sections
        and edge_key(near, v) not in sections
        for near, edge in table.edges_at[u]
    )


def _are_easily_passed(play: Play, filled: list[Filled]) -> bool:
    """Whether everybody can go round what a section fills up, from any milepost beside it."""
    return all(
        not one.ferry and len(one.cells) == 1 and _has_ring(play, one.cells[0]) for one in filled
    )


def _has_ring(play: Play, cell: int) -> bool:
    """Whether the mileposts around one are joined to each other by free edges."""
    table, sections = play.table, play.state.track.sections
    around = table.ways[cell]
    if not around or not table.limited.isdisjoint(around):
        return False
    seen, ahead = {around[0]}, [around[0]]
    for here in ahead:
        for near, edge in table.edges_at[here]:
            if near in around and near not in seen and edge not in sections:
                seen.add(near)
                ahead.append(near)
    return len(seen) == len(around)


def _takes_last(play: Play, seat: int, name: str, limit: int | None) -> bool:
    owners = play.state.track.owners_of(name)
    return limit is not None and seat not in owners and len(owners) + 1 >= limit


def _filled_ferry(play: Play, seat: int, ferry: str) -> Filled | None:
    """A ferry that is full once this seat has it: both its ports are shut then."""
    table = play.table
    if not _takes_last(play, seat, ferry, table.ferries[ferry].max_players):
        return None
    ports = tuple(port for port in table.ports_of[ferry] if port not in table.network.red)
    return Filled(ports, play.state.track.owners_of(ferry), ferry)
