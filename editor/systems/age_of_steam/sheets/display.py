"""The sheet of the goods display: how many squares a column has, and how many are filled."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from editor.edits.fitted_values import fitting
from editor.panels.sheets.sheet import Column, Entry, Sheet
from editor.words import tr
from model.forms.form import Route
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.sentences.effects import amount
from model.systems.age_of_steam.things.part import AgeOfSteamPart, Display

ROUTES: Final[Sequence[Route]] = (("display",), ("display", "fill"))
"""Where the numbers of each column of the sheet stand in a file."""
MOST: Final = 20


class DisplaySheet(Sheet):
    """The columns of printed and of New Cities."""

    NAME = "display"
    TITLE = "Goods display"
    SHOWS = "display"
    ORDER = 18
    CAN_ADD = False
    READS = ("part",)

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        return (
            Column(tr("Squares"), tr("How many squares a column has; 0 for no columns.")),
            Column(tr("Filled"), tr("How many of them are filled at the beginning, from the top.")),
        )

    def rows(self, scenario: Scenario) -> Sequence[str]:
        return ("printed", "new_city")

    def row_title(self, scenario: Scenario, row: str) -> str:
        return {"printed": tr("Column of a city"), "new_city": tr("Column of a New City")}[row]

    def entry(self, scenario: Scenario, row: str, column: int) -> Entry:
        display = scenario.part_as(AgeOfSteamPart).display
        value = getattr(display.fill if column else display, row)
        if not isinstance(value, int):
            tip = tr("It depends on the situation; it is written in the file.")
            return Entry(amount(value), tip=tip, is_fixed=True)
        return Entry(str(value), value, most=MOST, is_odd=bool(column) and _is_over(display, row))

    def edited(self, scenario: Scenario, row: str, column: int, value: Any) -> Change:
        words = tr("squares: {column}") if not column else tr("filled squares: {column}")
        label = words.format(column=self.row_title(scenario, row).lower())
        return fitting(scenario, self.values(scenario, row, column, value), label)

    def values(self, scenario: Scenario, row: str, column: int, value: Any) -> Mapping[Route, Any]:
        return {(*ROUTES[column], row): value}

    def removed(self, scenario: Scenario, rows: Sequence[str]) -> Change:
        """A column is always there: nothing is taken away."""
        return Change("")


def _is_over(display: Display, row: str) -> bool:
    """Whether more squares are filled than there are."""
    squares, filled = getattr(display, row), getattr(display.fill, row)
    return isinstance(squares, int) and filled > squares
