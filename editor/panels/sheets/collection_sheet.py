"""The sheet of any collection of any system, made from its form: columns, edit, add, remove."""

from collections.abc import Mapping, Sequence
from typing import Any

from editor.edits.blank_things import blank, blank_value, fresh_key
from editor.edits.first_names import copy_name, named, new_name
from editor.edits.fitted_values import fitting
from editor.edits.thing_names import called
from editor.edits.things import deleted
from editor.edits.uses import renamed, users_of
from editor.panels.sheets.field_entries import column_of, entry_of, plain_of
from editor.panels.sheets.growing import grown
from editor.panels.sheets.inherited import as_held, is_over_preset, origin, taken_away, things_held
from editor.panels.sheets.sheet import Column, Entry, Grown, Picks, Sheet, Spelt
from editor.panels.sheets.spelling import LONG, as_text, effects_in_words, from_text
from editor.widgets.forms.choices import field_title, offered, title_of
from editor.words import tr
from model.forms.form import Route
from model.imports.sheets.values import unguarded
from model.scenario.change import Change
from model.scenario.collections import collection_names, record_in, route_of, things_in
from model.scenario.names_in_words import in_words
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import core_record, look_at
from model.schema.fields import Field, field_of, fields_of, part_at
from model.systems import described

VALUE = "value"
"""The column of things that have no fields: the whole of what a file says of each."""
MOST_PICKS = 200
"""Things that are offered to be ticked."""
KEYS = ("1", "a", "0,0")
"""Keys by which things without an id may be known: numbers, words, cells."""


class CollectionSheet(Sheet):
    """All things of a collection, with a column for each of their fields."""

    def __init__(self, system: str, collection: str) -> None:
        self.NAME = self.SHOWS = collection
        self.TITLE = collection_title(system, collection)
        self.COLLECTION = collection if record_in(system, collection) is not None else ""
        core = tuple(name for name in collection_names(system) if name in core_record().slots)
        self.CAN_DUPLICATE = bool(self.COLLECTION)
        self.READS = (*core, "board", "part", "system", "rules", "presets", "misfits")
        self._collection = collection
        self._fields = _shown_fields(system, collection)

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        return [column_of(field) for field in self._fields]

    def rows(self, scenario: Scenario) -> Sequence[str]:
        return tuple(things_in(scenario, self._collection))

    def entry(self, scenario: Scenario, row: str, column: int) -> Entry:
        field = self._fields[column]
        if field.name == "id":
            return Entry(row, is_fixed=not self.COLLECTION)
        entry = entry_of(scenario, field, look_at(scenario, self._route(row, field)))
        if field.name == "name":
            return Entry(entry.text or title_of(scenario, self._collection, row), tip=row)
        return entry

    def edited(self, scenario: Scenario, row: str, column: int, value: Any) -> Change:
        field = self._fields[column]
        if field.name == "id":
            return renamed(scenario, self._collection, row, str(value).strip())
        values = self.values(scenario, row, column, value) or {}
        label = self._label(scenario, row, field)
        name = values.get(self._route(row, field))
        if field.name == "name" and name and self.COLLECTION:
            return named(scenario, self._route(row, field), str(name), label)
        return fitting(scenario, values, label)

    def added(self, scenario: Scenario, row: str | None) -> Change:
        """A new thing of which only is said what must be; what has no fields is like the chosen."""
        collection = self._collection
        name = new_name(scenario.system, collection)
        key = fresh_key(scenario, collection, name)
        plain: Any
        if not self.COLLECTION:
            like = row or next(iter(self.rows(scenario)), None)
            route = route_of(collection, key)
            plain = blank_value(scenario, route) if like is None else self._whole(scenario, like)
        else:
            has_name = any(field.name == "name" for field in self._fields)
            said = {"name": name} if has_name else {}
            plain = {"id": key, **blank(scenario, collection, name), **said}
        label = tr("add {thing}").format(thing=name.lower())
        return fitting(scenario, {route_of(collection, key): plain}, label)

    def grown(self, scenario: Scenario, said: Sequence[Mapping[int, str]]) -> Grown:
        if not self.COLLECTION:
            return super().grown(scenario, said)
        heads = [unguarded(cells.get(0, "")).strip() for cells in said]
        return grown(scenario, self._collection, heads, are_ids=self._fields[0].name == "id")

    def removed(self, scenario: Scenario, rows: Sequence[str]) -> Change:
        return deleted(scenario, [(self._collection, row) for row in rows], with_references=True)

    def users(self, scenario: Scenario, rows: Sequence[str]) -> Sequence[str]:
        own = {called(scenario, self._collection, row) for row in rows}
        found = (user for row in rows for user in users_of(scenario, self._collection, row))
        return tuple(user for user in dict.fromkeys(found) if user not in own)

    # -- many places at once

    def values(
        self, scenario: Scenario, row: str, column: int, value: Any
    ) -> Mapping[Route, Any] | None:
        field = self._fields[column]
        if field.name == "id":
            return None
        is_long = field.kind in LONG
        read = self._read(scenario, row, field, value) if is_long else None
        plain = read if is_long else plain_of(scenario, field, value)
        return {self._route(row, field): plain}

    def whole(self, scenario: Scenario, row: str, column: int) -> str | None:
        field = self._fields[column] if column < len(self._fields) else None
        if field is None or field.kind not in LONG:
            return None
        return as_text(field, look_at(scenario, self._route(row, field)))

    # -- over a preset

    def duplicated(self, scenario: Scenario, row: str) -> Change:
        title = title_of(scenario, self._collection, row)
        name = copy_name(title)
        key = fresh_key(scenario, self._collection, name)
        plain = {**self._whole(scenario, row), "id": key}
        if any(field.name == "name" for field in self._fields):
            plain["name"] = name
        label = tr("duplicate {name}").format(name=title)
        return fitting(scenario, {route_of(self._collection, key): plain}, label)

    def is_over_preset(self, scenario: Scenario) -> bool:
        return is_over_preset(scenario, self._collection)

    def is_inherited(self, scenario: Scenario, row: str) -> bool:
        return origin(scenario, self._collection, row) == "held"

    def taken_away(self, scenario: Scenario) -> Mapping[str, str]:
        held = things_held(scenario, self._collection)
        gone = taken_away(scenario, self._collection)
        return {key: str(getattr(held[key], "title", "") or in_words(key)) for key in gone}

    def as_held(self, scenario: Scenario, rows: Sequence[str]) -> Change:
        return as_held(scenario, self._collection, rows)

    # -- below the table

    def spelt(self, scenario: Scenario, row: str, column: int) -> Spelt | None:
        field = self._long_field(column)
        if field is None or row not in things_in(scenario, self._collection):
            return None
        text = as_text(field, look_at(scenario, self._route(row, field)))
        words = effects_in_words(scenario, self._collection, row) if field.is_effects else ""
        return Spelt(field_title(field), text, words)

    def respelt(self, scenario: Scenario, row: str, column: int, text: str) -> Change:
        field = self._long_field(column) or self._fields[column]
        return self._said(scenario, row, field, self._read(scenario, row, field, text))

    def picks(self, scenario: Scenario, row: str, column: int) -> Picks | None:
        """Other things that a row names can be ticked instead of typed."""
        field = self._fields[column] if column < len(self._fields) else None
        is_there = row in things_in(scenario, self._collection)
        if field is None or field.kind != "ids" or not is_there:
            return None
        offers = offered(scenario, field)[:MOST_PICKS]
        said = look_at(scenario, self._route(row, field)) or ()
        title = tr("{field} of {thing}").format(
            field=field_title(field), thing=title_of(scenario, self._collection, row)
        )
        return Picks(title, tuple(offers), frozenset(said)) if offers else None

    def picked(self, scenario: Scenario, row: str, column: int, name: str, is_on: bool) -> Change:
        field = self._fields[column]
        said = [one for one in look_at(scenario, self._route(row, field)) or () if one != name]
        return self._said(scenario, row, field, [*said, name] if is_on else said or None)

    def _long_field(self, column: int) -> Field | None:
        """The field of a column that has no room there; else the effects, if things have any."""
        here = self._fields[column : column + 1]
        found = [field for field in here if field.kind in LONG]
        found += [field for field in self._fields if field.is_effects]
        return found[0] if found else None

    # -- inside

    def _route(self, row: str, field: Field) -> Route:
        inner = () if field.name == VALUE and not self.COLLECTION else (field.name,)
        return (*route_of(self._collection, row), *inner)

    def _whole(self, scenario: Scenario, row: str) -> Any:
        return look_at(scenario, route_of(self._collection, row))

    def _read(self, scenario: Scenario, row: str, field: Field, text: str) -> Any:
        """What a text says of a field that has no room in a table."""
        part = part_at(scenario.system, self._route(row, field)) or {}
        return from_text(field, text, is_list=part.get("type") == "array")

    def _said(self, scenario: Scenario, row: str, field: Field, plain: Any) -> Change:
        values = {self._route(row, field): plain}
        return fitting(scenario, values, self._label(scenario, row, field))

    def _label(self, scenario: Scenario, row: str, field: Field) -> str:
        title = called(scenario, self._collection, row)
        return tr("{field} of {thing}").format(field=field_title(field).lower(), thing=title)


def collection_title(system: str, collection: str) -> str:
    """What the things of a collection are called together, over their table."""
    own = described(system).words.get(collection)
    words = tr(own.many) if own is not None else Field(collection, "text").title
    return words[:1].upper() + words[1:]


def _shown_fields(system: str, collection: str) -> tuple[Field, ...]:
    """The name first, or the id where things have none; names in other languages are left out."""
    fields = fields_of(system, *route_of(collection, "")[:-1])
    if not fields:
        parts = (part_at(system, (collection, key)) for key in KEYS)
        part = next((part for part in parts if part), {})
        return Field("id", "text"), field_of(VALUE, part, system)
    has_name = any(field.name == "name" for field in fields)
    head = "name" if has_name else "id"
    rest = [one for one in fields if one.kind != "names" and one.name not in ("id", head)]
    return (*(one for one in fields if one.name == head), *rest)
