"""What games share whose players sit at a table: they are a play, and most questions are its."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from engine.protocol import Happening, Result
from model.scenario.scenario import Scenario


class Playing(Protocol):
    """What the functions of the rules work on."""

    @property
    def table(self) -> Any: ...
    @property
    def state(self) -> Any: ...
    @property
    def names(self) -> tuple[str, ...]: ...


Play = TypeVar("Play", bound=Playing)
Table = TypeVar("Table")
State = TypeVar("State")


class PlayedGame(ABC, Generic[Play, Table, State]):
    """One game. Its parts are public to bots of its system: they look, and never touch."""

    def __init__(self, play: Play, opening: Sequence[Happening] = ()) -> None:
        self._play = play
        self._opening = list(opening)

    @property
    def scenario(self) -> Scenario:
        found: Scenario = self._play.table.scenario
        return found

    @property
    def names(self) -> tuple[str, ...]:
        return self._play.names

    @property
    def table(self) -> Table:
        found: Table = self._play.table
        return found

    @property
    def state(self) -> State:
        found: State = self._play.state
        return found

    @property
    def position(self) -> Play:
        """What the functions of the rules work on."""
        return self._play

    @property
    def neutrals(self) -> tuple[str, ...]:
        return ()

    @property
    @abstractmethod
    def actor(self) -> int | None: ...

    @property
    def actors(self) -> tuple[int, ...]:
        actor = self.actor
        return () if actor is None else (actor,)

    @property
    def out(self) -> frozenset[int]:
        return frozenset()

    @property
    def result(self) -> Result | None:
        found: Result | None = self._play.state.result
        return found

    def opening(self) -> list[Happening]:
        return list(self._opening)
