"""The sheet of supplies: which city has which goods, as ticks."""

from collections.abc import Mapping, Sequence
from typing import Any

from editor.edits.fitted_values import fitting
from editor.panels.sheets.sheet import Column, Entry, Sheet
from editor.pointing.selection import Thing
from editor.widgets.forms.choices import title_of
from editor.words import tr
from model.forms.form import Route
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.systems import described


class Supplies(Sheet):
    """Cities by goods."""

    NAME = "supplies"
    TITLE = "Supplies"
    SHOWS = "goods"
    ORDER = 20
    CAN_ADD = False

    def is_for(self, system: str) -> bool:
        return described(system).has("cities", "supplies")

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        return [
            Column("", title_of(scenario, "goods", good), f"good {good}", width=3)
            for good in scenario.goods
        ]

    def rows(self, scenario: Scenario) -> Sequence[str]:
        return tuple(scenario.cities)

    def row_title(self, scenario: Scenario, row: str) -> str:
        return title_of(scenario, "cities", row)

    def entry(self, scenario: Scenario, row: str, column: int) -> Entry:
        good = _good(scenario, column)
        is_ticked = good in scenario.cities[row].supplies
        pair = self.row_title(scenario, row), title_of(scenario, "goods", good)
        words = tr("{city} supplies {good}") if is_ticked else tr("{city} has no {good}")
        tip = words.format(city=pair[0], good=pair[1])
        picture = f"good {good}" if is_ticked else ""
        return Entry("", is_ticked, tip=tip, picture=picture, is_ticked=is_ticked)

    def edited(self, scenario: Scenario, row: str, column: int, value: Any) -> Change:
        good = _good(scenario, column)
        label = tr("{good} in {city}").format(
            good=title_of(scenario, "goods", good), city=self.row_title(scenario, row)
        )
        return fitting(scenario, self.values(scenario, row, column, value), label)

    def values(self, scenario: Scenario, row: str, column: int, value: Any) -> Mapping[Route, Any]:
        return {("cities", row, "supplies", _good(scenario, column)): value or None}

    def thing(self, scenario: Scenario, row: str) -> Thing:
        return "cities", row

    def removed(self, scenario: Scenario, rows: Sequence[str]) -> Change:
        values: dict[tuple[str, ...], Any] = {
            ("cities", row, "supplies", good): None
            for row in rows
            for good in scenario.cities[row].supplies
        }
        return fitting(scenario, values, tr("no supplies"))


def _good(scenario: Scenario, column: int) -> str:
    return list(scenario.goods)[column]
