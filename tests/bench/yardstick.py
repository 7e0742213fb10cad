"""A piece of plain work that tells how fast a machine is, for limits that are said in seconds.

Games are made of small tuples, dictionaries and calls, and so is this: it walks a board in every
way that comes nowhere twice. Nothing of Milepost is in it, so no change of ours alters it.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

SIDE: Final = 7
LENGTH: Final = 12
REFERENCE: Final = 56.0
"""Milliseconds of the work on the machine that limits are said for.

There a crayon game of four greedy bots in China takes 0.2 s.
"""


class Step(NamedTuple):
    """Where a walk is, and where it has been, as bits."""

    at: int
    seen: int
    left: int


def work() -> dict[tuple[int, int], int]:
    """By where they end, and how many places near there they have missed, the number of walks."""
    around = {at: tuple(_around(at)) for at in range(SIDE * SIDE)}
    found: dict[tuple[int, int], int] = {}
    waiting = [Step(0, 1, LENGTH)]
    while waiting:
        step = waiting.pop()
        free = [to for to in around[step.at] if not step.seen >> to & 1]
        if step.left:
            waiting.extend(Step(to, step.seen | 1 << to, step.left - 1) for to in free)
        else:
            key = step.at, len(free)
            found[key] = found.get(key, 0) + 1
    return found


def _around(at: int) -> Iterator[int]:
    row, column = divmod(at, SIDE)
    for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        if 0 <= row + down < SIDE and 0 <= column + right < SIDE:
            yield (row + down) * SIDE + column + right
