"""Searches from several mileposts at once, to see whether Major Cities between them are parted."""

from collections.abc import Iterable, Sequence

from engine.systems.crayon.limits.reach import Reach


class Sides:
    """What can be reached from both ends of edges that are gone; sides that meet become one."""

    def __init__(self, reach: Reach, gone: Sequence[tuple[int, int]]) -> None:
        self.reach = reach
        self.gone = gone
        self.side = {cell: cell for edge in gone for cell in edge}
        """For each milepost that was reached the side that came there."""
        self.into = dict(self.side)
        """The side that a side became part of, itself if none."""
        self.ahead = {cell: [cell] for cell in self.side}

    def are_fine(self, mileposts: int) -> bool:
        """Whether it shows within so many mileposts that no Major Cities are parted."""
        while len(self.ahead) > 1 and len(self.side) < mileposts:
            growing = [side for side, rim in self.ahead.items() if rim]
            if len(growing) <= 1:
                groups = self.reach.play.table.major_groups
                return not any(self._may_be_split(group) for group in groups)
            for side in growing:
                if side in self.ahead:
                    self._grow(side)
        return len(self.ahead) <= 1

    def are_split(self, *, were_joined: bool) -> bool:
        """Whether Major Cities that the edges joined are now on different sides.

        Where all of them were joined before, one side without all of them is proof enough.
        """
        groups = self.reach.play.table.major_groups
        self._settle(1)
        if len(self.ahead) <= 1 or not any(self._may_be_split(group) for group in groups):
            return False
        if were_joined:
            return True
        self._settle(0)
        split = [self._sides_of(group) for group in groups]
        for one, other in self.gone:
            self._join(one, other)
        return any(len({self._root(side) for side in sides}) < len(sides) for sides in split)

    def _may_be_split(self, group: tuple[int, ...]) -> bool:
        """Whether a side that can grow no more has some of a group of Major Cities, but not all."""
        here = [self._root(self.side[cell]) for cell in group if cell in self.side]
        return any(not self.ahead[side] and here.count(side) < len(group) for side in here)

    def _sides_of(self, cells: Iterable[int]) -> set[int]:
        return {self._root(self.side[cell]) for cell in cells if cell in self.side}

    def _root(self, side: int) -> int:
        while self.into[side] != side:
            side = self.into[side]
        return side

    def _join(self, one: int, other: int) -> None:
        one, other = self._root(one), self._root(other)
        if one != other:
            self.into[other] = one
            self.ahead[one] += self.ahead.pop(other)

    def _grow(self, side: int) -> None:
        """Goes one milepost further from everywhere on the rim of a side."""
        rim, self.ahead[side] = self.ahead[side], []
        outer, known = [], self.side
        for cell in rim:
            for near in self.reach.near(cell):
                there = known.get(near)
                if there is None:
                    known[near] = side
                    outer.append(near)
                elif there != side:
                    self._join(side, there)
        self.ahead[side] += outer

    def _settle(self, left: int) -> None:
        """Goes on until no more than so many sides can grow, or all have become one."""
        while len(self.ahead) > 1:
            growing = [side for side, rim in self.ahead.items() if rim]
            if len(growing) <= left:
                return
            for side in growing:
                if side in self.ahead:
                    self._grow(side)
