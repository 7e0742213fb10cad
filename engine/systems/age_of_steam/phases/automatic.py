"""A phase in which nobody decides anything: all of it happens when it begins."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.protocol import Action, Happening, NotPlayable, Refusal
from engine.systems.age_of_steam.state.play import Play, no
from engine.systems.age_of_steam.table.table import Table
from model.wording.speech import tr


class Automatic:
    """The phase that a function carries out."""

    KINDS: tuple[type[Any], ...] = ()
    NOW = "nobody has to decide anything"
    RULE = "AOS-TURN-03"

    def __init__(self, begin: Callable[[Play], Iterator[Happening]]) -> None:
        self.begin = begin

    def actions(self, _play: Play) -> Iterator[Action]:
        yield from ()

    def why_not(self, _play: Play, _action: Any) -> Refusal | None:
        return no(self.RULE, tr(self.NOW))

    def do(self, _play: Play, _action: Any) -> Iterator[Happening]:
        yield from ()

    def doing_from_plain(self, _table: Table, _plain: Any) -> Any:
        raise NotPlayable(tr("nobody decides anything in this phase"))
