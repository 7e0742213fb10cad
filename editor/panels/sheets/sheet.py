"""Sheet: a part of a scenario as a table. It knows no window; every edit is a Change."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from editor.widgets.forms.choices import Offered
from model.scenario.change import Change
from model.scenario.scenario import Scenario


@dataclass(frozen=True, slots=True)
class Column:
    """What stands over a column."""

    title: str
    tip: str = ""
    picture: str = ""
    width: int = 0
    """In letters; columns without one share the room that is left."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What stands in one place of a sheet."""

    text: str = ""
    value: Any = None
    """What it is sorted by, and edited as; the text where there is none."""
    tip: str = ""
    picture: str = ""
    choices: tuple[Offered, ...] = ()
    most: int | None = None
    """The largest number, for a number."""
    is_fixed: bool = False
    is_ticked: bool | None = None
    """Whether it is ticked, for something that is or is not."""
    is_odd: bool = False
    """Whether a designer should look at it."""


READS = ("goods", "cities", "part")
"""What sheets show of a scenario; where all of it is the same, nothing looks different."""


class Sheet:
    """What all sheets are asked; a row is known by a key that stays while others come and go."""

    TITLE: ClassVar[str]
    NEEDS: ClassVar[str]
    """The key of scenarios without which there is no such sheet."""
    CAN_ADD: ClassVar[bool] = True
    ROOM: ClassVar[str] = ""
    """The collection whose things are its rows, so that a row can be chosen as a thing."""

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        raise NotImplementedError

    def rows(self, scenario: Scenario) -> Sequence[Any]:
        raise NotImplementedError

    def row_title(self, scenario: Scenario, row: Any) -> str:
        """What stands before a row; nothing where its first column says enough."""
        return ""

    def entry(self, scenario: Scenario, row: Any, column: int) -> Entry:
        raise NotImplementedError

    def edited(self, scenario: Scenario, row: Any, column: int, value: Any) -> Change:
        """The change that puts a value into a place; DoesNotFit where it cannot stand there."""
        raise NotImplementedError

    def added(self, scenario: Scenario, row: Any) -> Change:
        """The change that adds a row, after the chosen one if there is any."""
        raise NotImplementedError

    def removed(self, scenario: Scenario, rows: Sequence[Any]) -> Change:
        raise NotImplementedError

    def users(self, scenario: Scenario, rows: Sequence[Any]) -> Sequence[str]:
        """What would be left dangling without these rows, or goes along with them."""
        return ()
