"""Gaps between rows, where a row that is dragged can come to stand."""

from collections.abc import Iterator, Sequence

from editor.builder.parts.program import Program
from editor.builder.parts.rows import Row
from editor.builder.parts.schemas import Way
from model.forms.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Gap:
    """A place in a list, seen as a line before a row or behind the last one."""

    goal: Way
    row: int
    """The number of the row before which it is; that after the last row for the end."""
    depth: int


def gaps_for(program: Program, rows: Sequence[Row], way: Way) -> list[Gap]:
    """Where the entry at a way can go, those included where it stays."""
    if not program.has_order(way):
        return []
    return [
        gap
        for gap in _gaps(rows)
        if not _is_inside(gap.goal, way) and _may_go(program, way, gap.goal)
    ]


def nearest(gaps: Sequence[Gap], row: int, depth: int) -> Gap | None:
    """The gap nearest to a line between rows; of several in one line the one as deep as meant."""
    return min(gaps, key=lambda gap: (abs(gap.row - row), abs(gap.depth - depth)), default=None)


def _gaps(rows: Sequence[Row]) -> Iterator[Gap]:
    for number, row in enumerate(rows):
        *above, place = row.way or ("",)
        if row.kind == "inner" or not isinstance(place, int):
            continue
        yield Gap(row.way, number, row.depth)
        end = _end(rows, number)
        after = (*above, place + 1)
        if not any(other.way == after for other in rows):
            yield Gap(after, end, row.depth)


def _end(rows: Sequence[Row], number: int) -> int:
    """The first row behind one that does not stand inside it."""
    way = rows[number].way
    inside = (n for n in range(number + 1, len(rows)) if rows[n].way[: len(way)] != way)
    return next(inside, len(rows))


def _is_inside(goal: Way, way: Way) -> bool:
    return len(goal) > len(way) and goal[: len(way)] == way


def _may_go(program: Program, way: Way, goal: Way) -> bool:
    return goal[:-1] == way[:-1] or program.takes(goal[:-1], program.at(way))
