"""The sheet of cards: every word of what cards can do is a column, and sentences say it below."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from editor.edits.fitted_values import fitting
from editor.panels.sheets.collection_sheet import CollectionSheet
from editor.panels.sheets.field_entries import column_of, entry_of, plain_of
from editor.panels.sheets.sheet import Column, Entry, Spelt
from editor.panels.sheets.spelling import as_text, from_text
from editor.widgets.forms.choices import title_of
from editor.words import tr
from model.forms.form import DoesNotFit, Route
from model.scenario.change import Change
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at
from model.schema.fields import Field
from model.systems.santa_fe.sentences.cards import how_many
from model.systems.santa_fe.sentences.printed_cards import card_sentences
from model.systems.santa_fe.sentences.told import told_of

SYSTEM: Final = "santa-fe"
ROOM: Final = "cards"
WHOLE: Final = Field("card", "group")


class Place(NamedTuple):
    """A column: a field of cards, or one inside a group of fields."""

    field: Field
    group: str = ""


class Cards(CollectionSheet):
    """The kinds of cards of a box."""

    NAME = ROOM
    TITLE = "Cards"
    SHOWS = ROOM
    ORDER = 12

    def __init__(self) -> None:
        super().__init__(SYSTEM, ROOM)
        self._places = [place for field in self._fields for place in _places(field)]

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        return [_column(place) for place in self._places]

    def entry(self, scenario: Scenario, row: str, column: int) -> Entry:
        field, group = self._places[column]
        if field.name == "name":
            words = _words(scenario, row)
            return Entry(title_of(scenario, ROOM, row), tip=f"{row}\n{words}")
        said = look_at(scenario, (ROOM, row, group or field.name))
        return entry_of(scenario, field, (said or {}).get(field.name) if group else said)

    def edited(self, scenario: Scenario, row: str, column: int, value: Any) -> Change:
        field, group = self._places[column]
        label = self._label(scenario, row, replace(field, name=group or field.name))
        return fitting(scenario, self.values(scenario, row, column, value), label)

    def values(self, scenario: Scenario, row: str, column: int, value: Any) -> Mapping[Route, Any]:
        field, group = self._places[column]
        plain = plain_of(scenario, field, value)
        if not group:
            return {(ROOM, row, field.name): plain}
        rest = {**(look_at(scenario, (ROOM, row, group)) or {}), field.name: plain}
        kept = {key: one for key, one in rest.items() if one is not None}
        return {(ROOM, row, group): kept or None}

    def whole(self, scenario: Scenario, row: str, column: int) -> str | None:
        """Every field has a column: nothing is shown in short."""
        return None

    # -- below the table

    def spelt(self, scenario: Scenario, row: str, column: int) -> Spelt | None:
        if row not in things_in(scenario, ROOM):
            return None
        text = as_text(WHOLE, _without_id(look_at(scenario, (ROOM, row))))
        return Spelt(tr("The card as text"), text, _words(scenario, row))

    def respelt(self, scenario: Scenario, row: str, column: int, text: str) -> Change:
        said = from_text(WHOLE, text, is_list=False) or {}
        if not isinstance(said, dict):
            raise DoesNotFit(tr("Write keys and values, such as count: 4"))
        label = tr("card {name}").format(name=title_of(scenario, ROOM, row))
        return fitting(scenario, {(ROOM, row): {"id": row, **_without_id(said)}}, label)


def _places(field: Field) -> list[Place]:
    if field.kind != "group":
        return [Place(field)]
    return [Place(inner, field.name) for inner in field.inside]


def _column(place: Place) -> Column:
    """What stands over a column, in words of players where those of the file are short."""
    column, key = column_of(place.field), f"{place.group} {place.field.name}".strip()
    titles = {
        "of": tr("Each is of"),
        "count": tr("Cards"),
        "in_play per_player": tr("For each player"),
        "in_play plus": tr("… and more"),
        "pieces first": tr("1st turn"),
        "pieces second": tr("2nd turn"),
        "pieces mode": tr("Turns"),
        "pieces due": tr("Owed"),
        "bonus": tr("Bonus ×"),
        "must_play": tr("Must play"),
        "companions": tr("Played with"),
        "not_drawn_with": tr("Not drawn with"),
        "after": tr("Goes to"),
    }
    title = titles.get(key, column.title)
    least = 20 if place.field.kind == "ids" else 0
    return replace(column, title=title, width=max(len(title) + 2, least, min(column.width, 14)))


def _words(scenario: Scenario, row: str) -> str:
    card, told = things_in(scenario, ROOM).get(row), told_of(scenario)
    if card is None:
        return ""
    does = [] if told is None else card_sentences(card, told)
    return "\n".join([*how_many(card), *does])


def _without_id(said: Any) -> dict[str, Any]:
    return {key: one for key, one in (said or {}).items() if key != "id"}
