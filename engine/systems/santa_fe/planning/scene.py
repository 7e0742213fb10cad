"""The board as a planner sees it: where railroads can go on, and what a piece would change."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.systems.santa_fe.planning.ways import FARTHEST, Field, Open, Reach, Ways, ways_of
from engine.systems.santa_fe.state.play import Play
from model.systems.santa_fe.track.laying import Lay


class Change(NamedTuple):
    """What a piece would change: its railroad, lines that are taken now, and cities reached."""

    railroad: str
    reach: Reach
    taken: int
    reached: tuple[str, ...]


@dataclass(slots=True)
class Scene:
    """The board at one moment, with the bonuses that are gone."""

    ways: Ways
    taken: int
    reaches: dict[str, Reach]
    paid_cities: frozenset[str]
    paid_squares: frozenset[tuple[str, str]]

    def changed(self, change: Change) -> "Scene":
        """The board after a piece."""
        squares = frozenset((city, change.railroad) for city in change.reached)
        return replace(
            self,
            taken=change.taken,
            reaches={**self.reaches, change.railroad: change.reach},
            paid_cities=self.paid_cities.union(change.reached),
            paid_squares=self.paid_squares | squares,
        )

    def change(self, lay: Lay) -> Change:
        """What a legal piece would change."""
        reach = self.reaches[lay.railroad]
        for one in reach.open:
            if one.line == lay.line and one.start == lay.start:
                return self._continued(lay, reach, one)
        return self._started(lay, reach)

    def _continued(self, lay: Lay, reach: Reach, one: Open) -> Change:
        others = tuple(other for other in reach.open if other is not one)
        if one.needs > 1:
            more = (*others, one._replace(needs=one.needs - 1))
            after = reach._replace(open=more, left=reach.left - 1)
            return Change(lay.railroad, after, self.taken, ())
        after = reach._replace(open=others, left=reach.left - 1)
        return self._arrived(lay, after, one.far, self.taken, ())

    def _started(self, lay: Lay, reach: Reach) -> Change:
        way = next(one for one in self.ways.leaving[lay.start] if one.line == lay.line)
        heads = reach.heads
        if reach.is_major and not lay.is_branch:
            place = heads.index(lay.start) if lay.start in heads else len(heads)
            heads = (*heads[:place], *heads[place + 1 :])
        home = () if lay.start in reach.connected else (lay.start,)
        after = reach._replace(
            heads=heads,
            connected=reach.connected.union(home),
            left=reach.left - 1,
            own=reach.own | way.bit,
        )
        taken = self.taken | way.bit
        if way.segments == 1:
            return self._arrived(lay, after, way.far, taken, home)
        begun = Open(lay.line, lay.start, way.far, way.segments - 1)
        return Change(lay.railroad, after._replace(open=(*after.open, begun)), taken, home)

    def _arrived(
        self, lay: Lay, after: Reach, far: str, taken: int, home: tuple[str, ...]
    ) -> Change:
        new = () if far in after.connected else (far,)
        heads = after.heads if far in after.heads else (*after.heads, far)
        after = after._replace(heads=heads, connected=after.connected.union(new))
        return Change(lay.railroad, after, taken, (*home, *new))

    def field(self, reach: Reach) -> Field:
        """The cities that a railroad can come to, as far as it is worth looking."""
        return self.ways.field(reach, min(reach.left, FARTHEST), self.taken).field

    def is_dead(self, reach: Reach) -> bool:
        """Whether no piece of a railroad can be laid without a Branch Line."""
        if reach.left <= 0:
            return True
        if reach.open:
            return False
        for city in reach.heads:
            for _, bit, _, _, twins in self.ways.leaving[city]:
                if not self.taken & bit and not reach.own & twins:
                    return False
        return True

    def pieces_left(self) -> int:
        """Pieces of majors that can still be laid."""
        majors = (one for one in self.reaches.values() if one.is_major)
        return sum(one.left for one in majors if not self.is_dead(one))


def scene_of(play: Play) -> Scene:
    """The board of a game."""
    state, ways = play.state, ways_of(play.table)
    reaches = {one: reach_of(play, ways, one) for one in play.railroads()}
    taken = ways.mask(state.track.pieces)
    return Scene(ways, taken, reaches, state.paid_cities, state.paid_squares)


def reach_of(play: Play, ways: Ways, railroad: str) -> Reach:
    """How far a railroad has come."""
    land, track = play.table.land, play.state.track
    begun = list[Open]()
    lines = track.lines_of(railroad)
    for key in lines:
        line, on = land.lines[key], track.pieces[key]
        needs = line.segments - on.total
        if needs > 0:
            ends = ((line.a, on.from_a), (line.b, on.from_b))
            begun += [Open(key, end, line.far_end(end), needs) for end, count in ends if count]
    return Reach(
        tuple(sorted(play.table.laying.starts(track, railroad))),
        tuple(begun),
        track.connected(land, railroad),
        track.left(land, railroad),
        ways.mask(lines),
        land.railroads[railroad].is_major,
    )
