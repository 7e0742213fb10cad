"""How far Move Goods has come: whose turn it is in the round, and a move that is under way."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from engine.protocol import NotPlayable
from engine.systems.age_of_steam.phases.queues import seats_from_plain
from engine.systems.age_of_steam.table.table import Table
from model.wording.speech import tr

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Journey:
    """A move that is under way: its cube with the steps so far, and what came before in a chain."""

    links: int
    """How many links this leg may count."""
    colour: str = ""
    """The cube; nothing between two legs of a chain."""
    start: str = ""
    """Where it lies, and between two legs where the next one must lie."""
    steps: Words = ()
    """`oak`, `oak@3,2`, `hop oak`."""
    is_second: bool = False
    """Whether the cube goes on from a station where another was left."""
    seen: Words = ()
    """The stops of the first leg, which the second may not come to."""
    used: Words = ()
    """The links of the first leg by name."""
    hopped: Words = ()
    """The hops that earlier legs have used."""
    stayed: Words = ()
    """Cubes that this chain has brought to where they lie, as `red oak`."""

    def with_step(self, step: str) -> "Journey":
        return replace(self, steps=(*self.steps, step))

    def to_plain(self) -> dict[str, Any]:
        plain = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return {k: list(v) if isinstance(v, tuple) else v for k, v in plain.items()}


@dataclass(slots=True)
class Moving:
    """A round: who is still to act in it, and who has passed where that lasts."""

    queue: list[int]
    passed: frozenset[int] = frozenset()
    journey: Journey | None = None
    kept: Any = None
    """What was found out about this moment, so that it is not found out again; see questions."""

    @property
    def is_under_way(self) -> bool:
        """Whether a move has begun that rests on track and cubes as they are."""
        return self.journey is not None

    def copy(self) -> "Moving":
        return replace(self, queue=self.queue[:])

    def to_plain(self) -> dict[str, Any]:
        return {
            "queue": [seat + 1 for seat in self.queue],
            "passed": [seat + 1 for seat in sorted(self.passed)],
            "journey": None if self.journey is None else self.journey.to_plain(),
        }


def moving_from_plain(table: Table, plain: Any) -> Moving:
    """How far the phase had come; NotPlayable where that cannot be."""
    if not isinstance(plain, dict) or not plain.keys() <= {"queue", "passed", "journey"}:
        raise NotPlayable(tr("Move Goods is told by a queue, who has passed, and a journey"))
    queue, passed = (seats_from_plain(plain.get(key, [])) for key in ("queue", "passed"))
    journey = plain.get("journey")
    return Moving(queue, frozenset(passed), None if journey is None else _journey(table, journey))


_READERS: dict[type, Callable[[Any], bool]] = {
    int: lambda value: type(value) is int and 0 <= value <= 1000,
    bool: lambda value: isinstance(value, bool),
    str: lambda value: isinstance(value, str) and len(value) <= 100,
    tuple: lambda value: (
        isinstance(value, list) and len(value) <= 1000 and all(map(_READERS[str], value))
    ),
}


def _journey(table: Table, plain: Any) -> Journey:
    usual = Journey(0)
    if not isinstance(plain, dict) or not plain.keys() <= set(Journey.__dataclass_fields__):
        raise NotPlayable(tr("a journey has keys of its own"))
    for key, value in plain.items():
        if not _READERS[type(getattr(usual, key))](value):
            raise NotPlayable(tr("the {key} of a journey cannot be so", key=key))
    said: Any = {k: tuple(v) if isinstance(v, list) else v for k, v in plain.items()}
    found = Journey(**{"links": 0, **said})
    if found.start not in table.scenario.cities and found.start not in table.hexes:
        raise NotPlayable(tr("a journey starts at a place of the map"))
    return found
