"""The sheet of event cards, and what they do: in words, and as text that can be edited."""

from collections.abc import Mapping, Sequence
from typing import Any

from editor.edits.fitted_values import fitting
from editor.edits.things import added, deleted, fresh_id
from editor.panels.sheets.growing import grown
from editor.panels.sheets.sheet import Column, Entry, Grown, Sheet, Spelt
from editor.panels.sheets.spelling import as_text, effects_in_words, from_text
from editor.widgets.forms.choices import title_of
from editor.words import tr
from model.forms.form import Route
from model.imports.sheets.values import unguarded
from model.scenario.change import Change
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at
from model.schema.fields import Field, fields_of
from model.systems.crayon.sentences.effects import duration

FIELDS = ("name", "count", "duration", "text", "effects")
DOES = FIELDS.index("effects")
NEW = {"duration": "instant"}
"""What is said of an event before anybody says anything."""
MOST_CARDS = 100
EFFECTS = Field("effects", "group", is_effects=True)


class Events(Sheet):
    """All event cards."""

    NAME = "events"
    TITLE = "Events"
    SHOWS = "events"
    ORDER = 40
    COLLECTION = "events"

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        about = {field.name: field.about for field in fields_of(scenario.system, "events")}
        titles = {
            "name": tr("Event"),
            "count": tr("Cards"),
            "duration": tr("Lasts"),
            "text": tr("Text"),
            "effects": tr("What it does"),
        }
        widths = {"count": 5, "duration": 8}
        return [
            Column(titles[name], about.get(name, ""), "", widths.get(name, 0)) for name in FIELDS
        ]

    def rows(self, scenario: Scenario) -> Sequence[str]:
        return tuple(things_in(scenario, "events"))

    def entry(self, scenario: Scenario, row: str, column: int) -> Entry:
        event = things_in(scenario, "events")[row]
        if column == 0:
            return Entry(title_of(scenario, "events", row), tip=row)
        if column == 1:
            return Entry(str(event.count), event.count, most=MOST_CARDS)
        if column == 2:
            return Entry(str(event.duration), tip=duration(event.duration))
        if column == DOES:
            told = effects_in_words(scenario, "events", row)
            return Entry(" ".join(told.split()), tip=told, is_fixed=True, opens=True)
        return Entry(event.text.replace("\n", " "), event.text, tip=event.text)

    def edited(self, scenario: Scenario, row: str, column: int, value: Any) -> Change:
        name = FIELDS[column]
        title = title_of(scenario, "events", row)
        label = tr("{field} of {thing}").format(field=name, thing=title)
        return fitting(scenario, self.values(scenario, row, column, value), label)

    def values(self, scenario: Scenario, row: str, column: int, value: Any) -> Mapping[Route, Any]:
        said = value if value != "" else None
        if column == DOES:
            said = from_text(EFFECTS, str(value), is_list=True)
        return {("events", row, FIELDS[column]): said}

    def whole(self, scenario: Scenario, row: str, column: int) -> str | None:
        return effects_as_text(scenario, row) if column == DOES else None

    def added(self, scenario: Scenario, row: str | None) -> Change:
        name = tr("New event")
        key = fresh_id(scenario, "events", name)
        return added(scenario, "events", {"id": key, "name": name, **NEW})

    def grown(self, scenario: Scenario, said: Sequence[Mapping[int, str]]) -> Grown:
        names = [unguarded(cells.get(0, "")).strip() for cells in said]
        return grown(scenario, "events", names, besides=NEW)

    def removed(self, scenario: Scenario, rows: Sequence[str]) -> Change:
        return deleted(scenario, [("events", row) for row in rows], with_references=True)

    def spelt(self, scenario: Scenario, row: str, column: int) -> Spelt | None:
        if row not in things_in(scenario, "events"):
            return None
        words = effects_in_words(scenario, "events", row)
        return Spelt(tr("Effects as text"), effects_as_text(scenario, row), words)

    def respelt(self, scenario: Scenario, row: str, column: int, text: str) -> Change:
        return effects_edited(scenario, row, text)


def effects_as_text(scenario: Scenario, event: str) -> str:
    """The effects as a file has them: one a line, as groups of keys."""
    return as_text(EFFECTS, look_at(scenario, ("events", event, "effects")))


def effects_edited(scenario: Scenario, event: str, text: str) -> Change:
    """The change by which an event does what a text says; DoesNotFit tells what is wrong."""
    label = tr("effects of {thing}").format(thing=title_of(scenario, "events", event))
    effects = from_text(EFFECTS, text, is_list=True)
    return fitting(scenario, {("events", event, "effects"): effects}, label)
