"""Sheet: a part of a scenario as a table. It knows no window; every edit is a Change."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from editor.edits.replacing import others, replaced_things
from editor.pointing.selection import Thing
from editor.widgets.forms.choices import Offered
from editor.words import tr
from model.forms.form import DoesNotFit, Route
from model.forms.frozen import dataclass
from model.scenario.change import Change, apply, difference
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.workshop.workshop import Workshop


@dataclass(frozen=True, slots=True)
class Column:
    """What stands over a column."""

    title: str
    tip: str = ""
    picture: str = ""
    width: int = 0
    """In letters; columns without one share the room that is left."""
    follows: bool = False
    """Whether all of it follows from the rest, so that nothing is typed or pasted there."""


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
    least: int = 0
    may_be_blank: bool = False
    """Whether a number may be left out."""
    is_fixed: bool = False
    is_ticked: bool | None = None
    """Whether it is ticked, for something that is or is not."""
    is_odd: bool = False
    """Whether a designer should look at it."""
    opens: bool = False
    """Whether it is edited in the builder, which opens from here."""


@dataclass(frozen=True, slots=True)
class Spelt:
    """What is too long for a place of a table, and is edited as text below it."""

    title: str
    text: str
    words: str = ""
    """What it means, in sentences."""


@dataclass(frozen=True, slots=True)
class Picks:
    """Things of which some are picked, with a box for each, below the table."""

    title: str
    offers: tuple[Offered, ...]
    picked: frozenset[str]
    note: str = ""
    """How many there are, and what is wrong with them."""
    is_odd: bool = False


class Grown(NamedTuple):
    """A change that adds rows, and their keys in the order in which they were asked for."""

    change: Change
    rows: tuple[Any, ...]


class Sheet:
    """What all sheets are asked; a row is known by a key that stays while others come and go.

    One class a file, in `editor/panels/sheets` or in the folder `sheets` of a system.
    """

    NAME: str
    TITLE: str
    SHOWS: str
    """The collection that it shows: no other sheet is made for it."""
    ORDER: int = 50
    CAN_ADD: bool = True
    IS_ORDERED: bool = False
    """Whether the order of its rows means something: they are moved, and not sorted."""
    CAN_DUPLICATE: bool = False
    BUILDS: str = ""
    """What its rows do can be built, by this name; without one by that of the collection."""
    COLLECTION: str = ""
    """The collection whose things are its rows, so that a row can be chosen as a thing."""
    READS: tuple[str, ...] = ("goods", "cities", "part")
    """What it shows of a scenario; where all of it is the same, nothing looks different."""

    def is_for(self, system: str) -> bool:
        """Whether it has anything to show of such games."""
        return True

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

    def moved(self, scenario: Scenario, row: Any, by: int) -> Change:
        """The change that moves a row up or down, of a sheet that is ordered."""
        raise NotImplementedError

    def users(self, scenario: Scenario, rows: Sequence[Any]) -> Sequence[str]:
        """What would be left dangling without these rows, or goes along with them."""
        return ()

    def others(self, scenario: Scenario, rows: Sequence[Any]) -> Sequence[tuple[str, str]]:
        """What can stand in the place of rows that are used and shall go: ids and names."""
        there = things_in(scenario, self.SHOWS)
        known = [row for row in rows if isinstance(row, str) and row in there]
        return others(scenario, self.SHOWS, known) if len(known) == len(rows) else ()

    def replaced(self, scenario: Scenario, rows: Sequence[Any], new: str) -> Change:
        """Rows taken away, and another named wherever they were."""
        return replaced_things(scenario, self.SHOWS, list(rows), new)

    def thing(self, scenario: Scenario, row: Any) -> Thing | None:
        """What a row is about on the map or in the properties, if it is anything there."""
        return (self.COLLECTION, row) if self.COLLECTION else None

    # -- many places at once

    def values(
        self, scenario: Scenario, row: Any, column: int, value: Any
    ) -> Mapping[Route, Any] | None:
        """What a file says once a value stands in a place; None where only `edited` knows it.

        A sheet that knows it is pasted into much faster.
        """
        return None

    def whole(self, scenario: Scenario, row: Any, column: int) -> str | None:
        """All of what a place shows in short, as text; None where it shows all of it."""
        return None

    def grown(self, scenario: Scenario, said: Sequence[Mapping[int, str]]) -> Grown:
        """The change that adds rows below the others, for cells that will be put into them."""
        now, keys = scenario, list(self.rows(scenario))
        for _ in said:
            now = apply(now, self.added(now, keys[-1] if keys else None))
            new = [row for row in self.rows(now) if row not in set(keys)]
            if len(new) != 1:
                raise DoesNotFit(tr("Rows are added to this table one by one."))
            keys.append(new[0])
        rows = tuple(keys[len(keys) - len(said) :])
        return Grown(difference(scenario, now), rows)

    # -- over a preset

    def duplicated(self, scenario: Scenario, row: Any) -> Change:
        """The change that adds one more like a row, of a sheet that can do that."""
        raise NotImplementedError

    def is_over_preset(self, scenario: Scenario) -> bool:
        """Whether the preset holds such rows, so that the map only changes them."""
        return False

    def is_inherited(self, scenario: Scenario, row: Any) -> bool:
        """Whether a row is as the preset has it."""
        return False

    def taken_away(self, scenario: Scenario) -> Mapping[Any, str]:
        """Rows of the preset that the map does without, by their names."""
        return {}

    def as_held(self, scenario: Scenario, rows: Sequence[Any]) -> Change:
        """The change by which rows are as the preset has them."""
        raise NotImplementedError

    # -- below the table

    def spelt(self, scenario: Scenario, row: Any, column: int) -> Spelt | None:
        """What is edited below the table while a place is the current one; mostly nothing."""
        return None

    def respelt(self, scenario: Scenario, row: Any, column: int, text: str) -> Change:
        """The change by which that says something else; DoesNotFit where it cannot."""
        raise NotImplementedError

    def picks(self, scenario: Scenario, row: Any, column: int) -> Picks | None:
        """What is picked below the table while a place is the current one; mostly nothing."""
        return None

    def picked(self, scenario: Scenario, row: Any, column: int, name: str, is_on: bool) -> Change:
        """The change by which something is picked, or no more."""
        raise NotImplementedError

    # -- in the background

    def ask(self, workshop: "Workshop", scenario: Scenario, told: Callable[[], None]) -> None:
        """Has worked out what it shows besides; `told` is called once that is known."""

    def forget(self) -> None:
        """Another map is in front: what was worked out does not hold."""
