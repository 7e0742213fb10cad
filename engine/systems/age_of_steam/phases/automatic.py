"""What phases share in which nobody decides anything."""

from collections.abc import Iterator
from typing import Any

from engine.protocol import Action, Happening, NotPlayable, Refusal
from engine.systems.age_of_steam.state.play import Play, no
from engine.systems.age_of_steam.table.table import Table

KINDS: tuple[type[Any], ...] = ()
NOW = "nobody has to decide anything"
RULE = "AOS-TURN-03"


def actions(_play: Play) -> Iterator[Action]:
    yield from ()


def why_not(_play: Play, _action: Any) -> Refusal | None:
    return no(RULE, NOW)


def do(_play: Play, _action: Any) -> Iterator[Happening]:
    yield from ()


def doing_from_plain(_table: Table, _plain: Any) -> Any:
    raise NotPlayable("nobody decides anything in this phase")
