"""What a designer does with rows of rules: a price for terrain, a type of train, a sort of tile."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from editor.edits.rules.rule_rows import (
    fresh_row,
    row_added,
    row_removed,
    row_renamed,
    row_replaced,
    row_uses,
    rows_of,
)
from editor.panels.properties.row_dialogs import RowDialog
from editor.panels.properties.rules import in_title, money_unit
from editor.widgets.replace_by import ReplaceDialog
from editor.words import tr
from model.forms.form import DoesNotFit, Route
from model.rules.rule_rows import RULES, row_part
from model.rules.rule_values import usual_rules, value_at
from model.rules.terrain_kinds import FIRST, terrain_kinds
from model.rules.terrain_prices import price_table, unpriced
from model.scenario.change import Change, DoesNotApply
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.schema.fields import field_of, part_at

if TYPE_CHECKING:
    from editor.panels.properties.properties_panel import Properties


class RowEditing:
    """The dialogs of the rules of a panel; each ends in one step."""

    def __init__(self, panel: "Properties") -> None:
        self._panel = panel
        self.dialog: RowDialog | ReplaceDialog | None = None

    def begin(self, what: str, route: Route) -> None:
        """Adds to a table, renames or removes a row."""
        desk = self._panel.desk
        if desk is not None:
            begin = {"add": self._add, "rename": self._rename, "remove": self._remove}[what]
            begin(desk.scenario, route)

    def _add(self, scenario: Scenario, table: Route) -> None:
        title = tr("Add to “{table}”").format(table=in_title(table[-1:]))

        def attempt(name: str) -> str:
            like = "" if dialog.like is None else dialog.like.currentText()
            row = fresh_row(scenario, table, like)
            row = row if dialog.value is None else dialog.value.value()
            return self._do(lambda: row_added(scenario, table, name, row), (*table, name))

        dialog = self.dialog = RowDialog(self._panel, title, attempt)
        dialog.offer(names_for(scenario, table))
        field = field_of(table[-1], row_part(scenario.system, table), scenario.system)
        if field.kind == "number":
            unit = money_unit(scenario) if field.unit == "money" else ""
            dialog.ask_value(field, fresh_row(scenario, table), unit)
        elif rows_of(scenario, table):
            dialog.ask_like(list(rows_of(scenario, table)))
        dialog.open()

    def _rename(self, scenario: Scenario, row: Route) -> None:
        table, old = row[:-1], row[-1]
        title = tr("Rename {row}").format(row=old)

        def attempt(name: str) -> str:
            return self._do(lambda: row_renamed(scenario, table, old, name), (*table, name))

        self.dialog = RowDialog(self._panel, title, attempt)
        self.dialog.offer((), old)
        self.dialog.open()

    def _remove(self, scenario: Scenario, row: Route) -> None:
        table, old = row[:-1], row[-1]
        users = row_uses(scenario, table, old)
        if not users:
            why = self._do(lambda: row_removed(scenario, table, old), table)
            if why:
                self._panel.studio.say(why)
            return

        def attempt(new: str | None) -> str:
            if new is None:
                return self._do(lambda: row_removed(scenario, table, old, with_uses=True), table)
            return self._do(lambda: row_replaced(scenario, table, old, new), (*table, new))

        others = [(one, one) for one in rows_of(scenario, table) if one != old]
        self.dialog = ReplaceDialog(self._panel, old, users, others, attempt)
        self.dialog.open()

    def _do(self, make: Callable[[], Change], shown: Route) -> str:
        desk = self._panel.desk
        if desk is None:
            return tr("No map is open.")
        try:
            desk.document.apply(make())
        except (DoesNotApply, DoesNotFit) as trouble:
            return str(trouble)
        self._panel.rules.show_rule("/".join(shown))
        return ""


def names_for(scenario: Scenario, table: Route) -> list[str]:
    """Names that a new row of a table is likely to have: what the map has and the table has not."""
    part = part_at(scenario.system, (RULES, *table)) or {}
    found = list(value_at(usual_rules(scenario), table) or {})
    if table == price_table(scenario.system):
        found += [*unpriced(scenario), *terrain_kinds(scenario), *FIRST]
    if part.get("x-refers"):
        found += things_in(scenario, str(part["x-refers"]))
    if part.get("x-rows"):
        found += rows_of(scenario, tuple(str(part["x-rows"]).split("/")))
    there = rows_of(scenario, table)
    return [name for name in dict.fromkeys(found) if name not in there]
