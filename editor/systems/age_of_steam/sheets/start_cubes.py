"""The sheet of start cubes: what lies where at the beginning; the first row that fits counts."""

from collections.abc import Sequence
from typing import Any, Final

from editor.edits.fitted_values import fitting
from editor.panels.sheets.sheet import Column, Entry, Sheet, Spelt
from editor.panels.sheets.spelling import as_text, from_text
from editor.systems.age_of_steam.city_edits.colour_words import colours_said
from editor.widgets.forms.choices import title_of
from editor.words import tr
from model.forms.form import DoesNotFit
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at
from model.schema.fields import Field
from model.systems.age_of_steam.sentences.effects import amount
from model.systems.age_of_steam.sentences.situations import place_words
from model.systems.age_of_steam.things.part import AgeOfSteamPart

KEY: Final = "start_cubes"
WHERE, DRAW, EACH, FIXED = range(4)
FIELDS: Final = ("where", "draw", "per_player", "fixed")
PLACES: Final = Field("where", "group")
MOST: Final = 100


class StartCubesSheet(Sheet):
    """The list of places with their cubes."""

    NAME = KEY
    TITLE = "Start cubes"
    SHOWS = KEY
    ORDER = 18
    IS_ORDERED = True
    READS = ("part", "goods")

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        return (
            Column(tr("Where"), tr("Which places are meant; it is edited below.")),
            Column(tr("Drawn"), tr("How many cubes are drawn out of the bag."), "", 7),
            Column(tr("Each"), tr("How many more for each player."), "", 6),
            Column(tr("Fixed"), tr("Cubes of these colours, with commas between them."), "", 14),
        )

    def rows(self, scenario: Scenario) -> Sequence[int]:
        return range(len(scenario.part_as(AgeOfSteamPart).start_cubes))

    def entry(self, scenario: Scenario, row: int, column: int) -> Entry:
        entry = scenario.part_as(AgeOfSteamPart).start_cubes[row]
        if column == WHERE:
            words = place_words(entry.where)
            return Entry(words[:1].upper() + words[1:], tip=words, is_fixed=True)
        if column == FIXED:
            return Entry(", ".join(title_of(scenario, "goods", one).lower() for one in entry.fixed))
        value = getattr(entry, FIELDS[column])
        if isinstance(value, int):
            return Entry(str(value), value, most=MOST)
        tip = tr("It depends on the situation; it is written in the file.")
        return Entry(amount(value), tip=tip, is_fixed=True)

    def edited(self, scenario: Scenario, row: int, column: int, value: Any) -> Change:
        said = value or None
        if column == FIXED:
            said = colours_said(scenario, str(value)) if str(value).strip() else None
            if not isinstance(said, list | None):
                raise DoesNotFit(tr("Write single colours, one for each cube."))
        return self._altered(scenario, row, FIELDS[column], said)

    def whole(self, scenario: Scenario, row: int, column: int) -> str | None:
        return as_text(PLACES, _plain(scenario)[row]["where"]) if column == WHERE else None

    def added(self, scenario: Scenario, row: int | None) -> Change:
        """At first what holds without any list; then another row for towns, to be altered."""
        listed = _plain(scenario)
        new: dict[str, Any] = {"where": {"kind": "town" if listed else "printed"}, "draw": 2}
        return fitting(scenario, {(KEY,): [*listed, new]}, tr("add start cubes"))

    def removed(self, scenario: Scenario, rows: Sequence[int]) -> Change:
        left = [one for number, one in enumerate(_plain(scenario)) if number not in rows]
        return fitting(scenario, {(KEY,): left or None}, tr("take away start cubes"))

    def moved(self, scenario: Scenario, row: int, by: int) -> Change:
        listed = _plain(scenario)
        listed.insert(row + by, listed.pop(row))
        return fitting(scenario, {(KEY,): listed}, tr("move start cubes"))

    # -- below the table

    def spelt(self, scenario: Scenario, row: int, column: int) -> Spelt | None:
        listed = _plain(scenario)
        if row >= len(listed):
            return None
        where = scenario.part_as(AgeOfSteamPart).start_cubes[row].where
        return Spelt(
            tr("Places as text"), as_text(PLACES, listed[row]["where"]), place_words(where)
        )

    def respelt(self, scenario: Scenario, row: int, column: int, text: str) -> Change:
        said = from_text(PLACES, text, is_list=False)
        if said is None:
            raise DoesNotFit(tr("Say which places are meant, such as kind: town"))
        return self._altered(scenario, row, "where", said)

    def _altered(self, scenario: Scenario, row: int, field: str, said: Any) -> Change:
        listed = _plain(scenario)
        after = {**listed[row], field: said}
        listed[row] = {name: value for name, value in after.items() if value is not None}
        return fitting(scenario, {(KEY,): listed}, tr("start cubes"))


def _plain(scenario: Scenario) -> list[dict[str, Any]]:
    return list(look_at(scenario, (KEY,)) or ())
