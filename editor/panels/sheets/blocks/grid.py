"""A sheet as a grid of cells: its own columns, then a name in each other language."""

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Any

from editor.edits.fitted_values import fitting
from editor.edits.thing_names import called
from editor.panels.sheets.blocks.cells import cell_of
from editor.panels.sheets.sheet import Column, Entry, Sheet
from editor.words import tr
from model.collection import Things
from model.forms.form import Route
from model.imports.sheets.columns import language_of
from model.scenario.change import Change
from model.scenario.collections import record_in, route_of, things_in
from model.scenario.scenario import Scenario

NAMED_FIRST = ("cities", "goods")
"""Whoever gives cities names in a language is asked for those of other things too."""
WIDTH = 14


class Grid:
    """What a table shows, is typed into and pasted into, whatever its sheet is."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.wanted: tuple[str, ...] = ()
        """Languages that a designer asked for though no name is there yet."""

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        own = self.sheet.columns(scenario)
        return [*own, *(_named(language) for language in self.languages(scenario))]

    def languages(self, scenario: Scenario) -> tuple[str, ...]:
        """The languages that have a column."""
        if not self.has_names(scenario):
            return ()
        rooms = dict.fromkeys((self.sheet.COLLECTION, *NAMED_FIRST))
        found = (one for room in rooms for one in _spoken(things_in(scenario, room)))
        return tuple(sorted({*found, *self.wanted}))

    def has_names(self, scenario: Scenario) -> bool:
        """Whether its rows are things that can have names in other languages."""
        room = self.sheet.COLLECTION
        record = record_in(scenario.system, room) if room else None
        return record is not None and "names" in record.slots

    def entry(self, scenario: Scenario, row: Any, column: int) -> Entry:
        language = self.language(scenario, column)
        if not language:
            return self.sheet.entry(scenario, row, column)
        names = things_in(scenario, self.sheet.COLLECTION)[row].names
        return Entry(names.get(language, ""))

    def cell(self, scenario: Scenario, row: Any, column: int) -> str:
        """What a spreadsheet is given of a place."""
        whole = self.whole(scenario, row, column)
        return cell_of(self.entry(scenario, row, column) if whole is None else Entry(value=whole))

    def whole(self, scenario: Scenario, row: Any, column: int) -> str | None:
        """All that stands in a place where the table shows the beginning of it."""
        if self.language(scenario, column):
            return None
        return self.sheet.whole(scenario, row, column)

    def edited(self, scenario: Scenario, row: Any, column: int, value: Any) -> Change:
        language = self.language(scenario, column)
        if not language:
            return self.sheet.edited(scenario, row, column, value)
        title = called(scenario, self.sheet.COLLECTION, row)
        label = tr("name of {thing} in {language}").format(thing=title, language=language)
        return fitting(scenario, self._named(row, language, value), label)

    def values(
        self, scenario: Scenario, row: Any, column: int, value: Any
    ) -> "dict[Route, Any] | None":
        """What a file says then; None where the sheet cannot tell."""
        language = self.language(scenario, column)
        if language:
            return self._named(row, language, value)
        found = self.sheet.values(scenario, row, column, value)
        return None if found is None else dict(found)

    def language(self, scenario: Scenario, column: int) -> str:
        """The language of a column; nothing for the columns of the sheet itself."""
        beyond = column - len(self.sheet.columns(scenario))
        return self.languages(scenario)[beyond] if beyond >= 0 else ""

    def ask_for(self, languages: Iterable[str]) -> None:
        """Has a column for each of these languages, though no name may be there yet."""
        self.wanted = tuple(dict.fromkeys((*self.wanted, *languages)))

    def _named(self, row: Any, language: str, value: Any) -> dict[Route, Any]:
        name = str(value).strip() or None
        return {(*route_of(self.sheet.COLLECTION, row), "names", language): name}


def _named(language: str) -> Column:
    title = tr("Name ({language})").format(language=language)
    return Column(title, tr("What it is called in this language."), "", WIDTH)


@lru_cache(maxsize=16)
def _spoken(things: Things[Any]) -> tuple[str, ...]:
    return tuple({word for one in things.values() for word in getattr(one, "names", ())})


def column_called(columns: Sequence[Column], title: str, taken: Collection[int] = ()) -> int | None:
    """The number of a column by what stands over it, as people and programs write it."""
    word = _plain(title)
    language = language_of(word)
    for number, one in enumerate(columns):
        own = _plain(one.title or one.tip)
        if number not in taken and (word == own or (language and language == language_of(own))):
            return number
    return None


def _plain(title: str) -> str:
    return " ".join(title.casefold().split())
