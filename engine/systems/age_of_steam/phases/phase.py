"""What the module of a phase offers to the game."""

from collections.abc import Iterator
from typing import Any, Protocol

from engine.protocol import Action, Happening, Refusal
from engine.systems.age_of_steam.state.play import Play
from engine.systems.age_of_steam.table.table import Table


class Phase(Protocol):
    """A phase. `begin` and `do` leave `state.actor` None when the phase is over."""

    KINDS: tuple[type[Any], ...]
    """The actions that belong to it; all others are refused with `NOW`."""
    NOW: str
    """What this is the time for, as in "now players issue shares"."""
    RULE: str
    """The rule that says so."""

    def begin(self, play: Play) -> Iterator[Happening]: ...
    def actions(self, play: Play) -> Iterator[Action]:
        """What the actor may do, in a fixed order that hangs on no order of dictionaries."""
        ...

    def why_not(self, play: Play, action: Any) -> Refusal | None: ...
    def do(self, play: Play, action: Any) -> Iterator[Happening]: ...
    def doing_from_plain(self, table: Table, plain: Any) -> Any:
        """How far the phase had come, from plain data; NotPlayable where that is broken."""
        ...
