"""Laying a piece: which can be laid, why another cannot, and what it does.

A lay is legal if the railroad has pieces left and the piece continues one of its lines, or starts
an empty line at a city where the railroad may start (SFR-TRACK-01 to -19).
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from model.boards.routes import Line
from model.systems.santa_fe.track.land import Land
from model.systems.santa_fe.track.refusals import Refusal
from model.systems.santa_fe.track.track import OnLine, Track


class Lay(NamedTuple):
    """A piece of a railroad on a line, from one of its ends; perhaps with a Branch Line."""

    railroad: str
    line: str
    start: str
    is_branch: bool = False


class Laid(NamedTuple):
    """What a piece has done."""

    segment: int
    price: int
    reached: tuple[str, ...]
    """Cities that the railroad was not connected to before; its home with the first piece."""
    was_first: bool
    """Whether it was the first piece of the railroad."""


class Laying:
    """The rules of laying on one board."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self._majors = tuple(key for key, one in land.railroads.items() if one.is_major)

    # -- what can be laid

    def lays(
        self, track: Track, railroads: Collection[str], branches: Collection[str] = ()
    ) -> Iterator[Lay]:
        """Every piece that the map allows, railroad by railroad; `branches` are unused cards."""
        for railroad in railroads:
            if track.left(self.land, railroad) > 0:
                yield from self._of(track, railroad)
                if railroad in branches:
                    yield from self._branches(track, railroad)

    def _of(self, track: Track, railroad: str) -> Iterator[Lay]:
        for key in track.lines_of(railroad):
            line, on = self.land.lines[key], track.pieces[key]
            if on.total < line.segments:
                yield from (Lay(railroad, key, end) for end in _ends(line, on))
        for city in sorted(self.starts(track, railroad)):
            yield from self._started(track, railroad, city, is_branch=False)

    def _branches(self, track: Track, railroad: str) -> Iterator[Lay]:
        for city in sorted(self.branch_starts(track, railroad)):
            yield from self._started(track, railroad, city, is_branch=True)

    def _started(self, track: Track, railroad: str, city: str, *, is_branch: bool) -> Iterator[Lay]:
        pieces = track.pieces
        for line in self.land.leaving[city]:
            is_free = line.id not in pieces and not self.land.twins[line.id]
            if is_free or self.can_start(track, railroad, line, city):
                yield Lay(railroad, line.id, city, is_branch)

    def starts(self, track: Track, railroad: str) -> frozenset[str]:
        """The cities at which a railroad may start a line without a card (SFR-TRACK-04 to -07)."""
        known = self.land.railroads[railroad]
        home = {known.home} & self.land.cities.keys()
        if not known.is_major:
            return track.connected(self.land, railroad) | home
        heads = frozenset(track.heads.get(railroad, ()))
        has_begun = track.routes.get(railroad, 0) > track.branches.get(railroad, 0)
        return heads if has_begun else heads | home

    def branch_starts(self, track: Track, railroad: str) -> frozenset[str]:
        """The cities at which a Branch Line may start (SFR-BRANCH-01, SFR-OPEN-18)."""
        known = self.land.railroads[railroad]
        if not known.is_major:
            return frozenset()
        reached = track.connected(self.land, railroad)
        if not reached and self.land.rules.laying.branch_first:
            return frozenset({known.home} & self.land.cities.keys())
        return reached

    def can_start(self, track: Track, railroad: str, line: Line, city: str) -> bool:
        return self.why_not_start(track, railroad, line, city) is None

    def why_not_start(self, track: Track, railroad: str, line: Line, city: str) -> Refusal | None:
        """Why a line cannot be started at a city by a railroad that may start there."""
        if not line.can_start_at(city):
            return Refusal("SFR-TRACK-08", "its arrow points here")
        on = track.pieces.get(line.id)
        if on is not None and on.railroad != railroad:
            owner = self.land.name_of(on.railroad)
            return Refusal("SFR-TRACK-09", f"the line belongs to {owner}")
        if on is not None and not self._may_enter(line, on, city):
            return Refusal("SFR-TRACK-17", "the railroad has begun this line already")
        for twin in self.land.twins[line.id]:
            other = track.pieces.get(twin)
            if other is not None and other.railroad == railroad:
                return Refusal("SFR-TRACK-11", "the railroad uses the other line of this pair")
        return None

    def _may_enter(self, line: Line, on: OnLine, city: str) -> bool:
        """Whether an own line may be entered at its other end (SFR-OPEN-10)."""
        is_new = not (on.from_a if city == line.a else on.from_b)
        return self.land.rules.laying.own_line_from_far_end and is_new and on.total < line.segments

    # -- why not

    def why_not(
        self, track: Track, lay: Lay, railroads: Collection[str], branches: Collection[str]
    ) -> Refusal | None:
        """Why the map does not allow a piece; None if it does."""
        known = self.land.railroads.get(lay.railroad)
        if known is None:
            return Refusal("SFR-TRACK-01", f"there is no railroad {lay.railroad}")
        name = self.land.name_of(lay.railroad)
        if lay.railroad not in railroads:
            return Refusal("SFR-SETUP-01", f"the card of {name} has not been shown")
        line = self.land.lines.get(lay.line)
        if line is None or not line.joins(lay.start):
            return Refusal("SFR-TRACK-05", "there is no such line")
        if track.left(self.land, lay.railroad) <= 0:
            return Refusal("SFR-TRACK-16", f"{name} has no track left")
        if lay.is_branch:
            return self._why_no_branch(track, lay, line, branches)
        return self._why_no_piece(track, lay, line)

    def _why_no_branch(
        self, track: Track, lay: Lay, line: Line, branches: Collection[str]
    ) -> Refusal | None:
        name = self.land.name_of(lay.railroad)
        if lay.railroad not in branches:
            return Refusal("SFR-TRACK-06", f"there is no Branch Line of {name} to use")
        if lay.start not in self.branch_starts(track, lay.railroad):
            where = self.land.city_name(lay.start)
            return Refusal("SFR-BRANCH-01", f"{name} is not connected to {where}")
        return self.why_not_start(track, lay.railroad, line, lay.start)

    def _why_no_piece(self, track: Track, lay: Lay, line: Line) -> Refusal | None:
        on = track.pieces.get(lay.line)
        if on is not None and on.railroad == lay.railroad and lay.start in _ends(line, on):
            if on.total < line.segments:
                return None
            return Refusal("SFR-TRACK-03", "every segment of the line has a piece")
        if lay.start in self.starts(track, lay.railroad):
            return self.why_not_start(track, lay.railroad, line, lay.start)
        return self._why_no_start_there(track, lay)

    def _why_no_start_there(self, track: Track, lay: Lay) -> Refusal:
        known, name = self.land.railroads[lay.railroad], self.land.name_of(lay.railroad)
        where = self.land.city_name(lay.start)
        if not track.laid(lay.railroad):
            home = self.land.city_name(known.home)
            return Refusal("SFR-TRACK-04", f"{name} begins in {home or 'a home it does not have'}")
        if not known.is_major:
            return Refusal("SFR-TRACK-07", f"{name} is not connected to {where}")
        if lay.start in track.connected(self.land, lay.railroad):
            return Refusal("SFR-TRACK-06", f"only a Branch Line of {name} can start in {where}")
        return Refusal("SFR-TRACK-05", f"no route of {name} ends in {where}")

    # -- dead ends

    def is_dead_ended(self, track: Track, railroad: str, branches: Collection[str] = ()) -> bool:
        """Whether no piece of a railroad can be laid on the map (SFR-TRACK-14, -15)."""
        return next(self.lays(track, (railroad,), branches), None) is None

    def majors(self) -> tuple[str, ...]:
        return self._majors

    def majors_are_laid(self, track: Track) -> bool:
        """Whether every piece of every major lies on the board (SFR-END-01)."""
        return all(track.left(self.land, one) == 0 for one in self._majors)

    def majors_are_dead(self, track: Track, branches: Collection[str] = ()) -> bool:
        """Whether every major with pieces left is dead-ended (SFR-END-02)."""
        return all(self.is_dead_ended(track, one, branches) for one in self._majors)

    # -- doing

    def price(self, track: Track, lay: Lay) -> int:
        """What a legal piece costs (SFR-TERRAIN-03)."""
        line, on = self.land.lines[lay.line], track.pieces.get(lay.line)
        return self.land.price(line, self._segment(line, on, lay.start), on is None)

    def segment(self, track: Track, lay: Lay) -> int:
        """The segment on which a legal piece comes to lie, counted from a."""
        return self._segment(self.land.lines[lay.line], track.pieces.get(lay.line), lay.start)

    @staticmethod
    def _segment(line: Line, on: OnLine | None, start: str) -> int:
        if start == line.a:
            return on.from_a if on is not None else 0
        return line.segments - 1 - (on.from_b if on is not None else 0)

    def lay(self, track: Track, lay: Lay) -> Laid:
        """Lays a legal piece."""
        line, on = self.land.lines[lay.line], track.pieces.get(lay.line)
        before, price = track.connected(self.land, lay.railroad), self.price(track, lay)
        segment, was_first = self._segment(line, on, lay.start), not track.laid(lay.railroad)
        is_new = on is None or not (on.from_a if lay.start == line.a else on.from_b)
        on = on or OnLine(lay.railroad)
        more = (1, 0) if lay.start == line.a else (0, 1)
        on = OnLine(lay.railroad, on.from_a + more[0], on.from_b + more[1])
        track.put(lay.line, on)
        if self.land.railroads[lay.railroad].is_major:
            self._move_head(track, lay, on, is_new=is_new)
        after = track.connected(self.land, lay.railroad)
        return Laid(segment, price, tuple(sorted(after - before)), was_first)

    def _move_head(self, track: Track, lay: Lay, on: OnLine, *, is_new: bool) -> None:
        railroad, line = lay.railroad, self.land.lines[lay.line]
        heads = list(track.heads.get(railroad, ()))
        if is_new and not lay.is_branch and lay.start in heads:
            heads.remove(lay.start)
        elif is_new:
            track.routes[railroad] = track.routes.get(railroad, 0) + 1
            if lay.is_branch:
                track.branches[railroad] = track.branches.get(railroad, 0) + 1
        if on.total == line.segments and not (on.from_a and on.from_b):
            heads.append(line.far_end(lay.start))
        track.heads[railroad] = tuple(sorted(heads))


def _ends(line: Line, on: OnLine) -> list[str]:
    """The ends from which pieces run."""
    return [end for end, count in ((line.a, on.from_a), (line.b, on.from_b)) if count]
