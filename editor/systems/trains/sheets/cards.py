"""The sheet of cards: numbers and words in columns, and what each does in sentences."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from editor.panels.sheets.collection_sheet import CollectionSheet
from editor.panels.sheets.sheet import Column, Entry
from editor.systems.trains.builder import CHOICES, CardPrograms
from editor.words import tr
from model.forms.form import DoesNotFit, Route
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at
from model.schema.fields import part_at

SYSTEM: Final = "trains"
ROOM: Final = "cards"
WIDTHS: Final = {
    "name": 17, "cost": 6, "value": 6, "categories": 14, "points": 7, "count": 6, "effects": 44,
    "buyable": 8, "text": 24, "image": 16,
}  # fmt: skip
"""What designers set most often stands first, in so many letters."""
DOES: Final = "effects"


class Cards(CollectionSheet):
    """The kinds of cards; those of the preset are grey until the map changes them."""

    NAME = ROOM
    TITLE = "Cards"
    SHOWS = ROOM
    ORDER = 10

    def __init__(self) -> None:
        super().__init__(SYSTEM, ROOM)
        by_name = {field.name: field for field in self._fields}
        self._fields = tuple(by_name[name] for name in WIDTHS)
        self._programs = CardPrograms(SYSTEM, ROOM)

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        titles = {
            DOES: tr("What it does"),
            "count": tr("Cards"),
            "buyable": tr("For sale"),
            "text": tr("Own words"),
        }
        columns = zip(super().columns(scenario), self._fields, strict=True)
        return [
            replace(one, title=titles.get(field.name, one.title), width=WIDTHS[field.name])
            for one, field in columns
        ]

    def entry(self, scenario: Scenario, row: str, column: int) -> Entry:
        name = self._fields[column].name
        if name == DOES:
            return self._does(scenario, row)
        if name == "categories":
            said = look_at(scenario, (ROOM, row, name)) or []
            return Entry(", ".join(map(_title, said)), tip=_how())
        return super().entry(scenario, row, column)

    def _does(self, scenario: Scenario, row: str) -> Entry:
        """Red where something of it cannot be understood, or contradicts itself."""
        told = self._programs.sentences(scenario, row)
        warned = [one.why for one in self._programs.warned(scenario, row)]
        lost = [
            misfit.why for misfit in scenario.misfits.values() if misfit.route[:2] == (ROOM, row)
        ]
        tip = "\n".join([*told, *warned, *lost])
        return Entry(
            " ".join(told), tip=tip, is_fixed=True, opens=True, is_odd=bool(warned or lost)
        )

    def values(
        self, scenario: Scenario, row: str, column: int, value: Any
    ) -> Mapping[Route, Any] | None:
        field = self._fields[column]
        if field.name != "categories":
            return super().values(scenario, row, column, value)
        names = [one.strip() for one in str(value).split(",") if one.strip()]
        return {(ROOM, row, field.name): [_category(one) for one in names] or None}


def _words() -> Sequence[str]:
    part = part_at(SYSTEM, (ROOM, "new", "categories", "0")) or {}
    return tuple(part.get("enum", ()))


def _title(category: str) -> str:
    return tr(CHOICES.get(category, "")) or category.capitalize()


def _how() -> str:
    return tr("Some of {words}, with commas between them.").format(
        words=", ".join(map(_title, _words()))
    )


def _category(typed: str) -> str:
    """The category that is meant by what was typed."""
    for word in _words():
        if typed.casefold() in (word, _title(word).casefold()):
            return word
    raise DoesNotFit(tr("There is no category {name}.").format(name=typed))
