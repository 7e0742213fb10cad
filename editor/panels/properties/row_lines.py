"""What stands among rules for rows of tables: the name of a row, its menu, buttons to add."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from editor.panels.properties.rules import Rule, RuleGroup, in_title
from editor.widgets.forms.form import Form
from editor.words import tr
from model.forms.form import Route
from model.rules.rule_rows import row_of

Wish = Callable[[str, Route], None]


class RowLines:
    """The lines of a form that are about rows of tables."""

    def __init__(self, form: Form, group: RuleGroup, system: str, wish: Wish) -> None:
        self._form, self._group, self._system, self._wish = form, group, system, wish
        self._row: Route = ()

    def before(self, rule: Rule) -> None:
        """The name of the row that a rule begins."""
        if rule.is_part_of_row and rule.outer_row != self._row:
            self._form.add_line(self._heading(rule.outer_row))
        self._row = rule.outer_row

    def beside(self, rule: Rule) -> None:
        """The menu of a row that is a single value."""
        if rule.row == rule.route and rule.value is not None:
            self._form.add_beside(rule.key, self._menu(rule.row))

    def at_the_end(self) -> None:
        """A button for each table that is in no row of another one."""
        for table in self._group.tables:
            if not row_of(self._system, table):
                self._form.add_line(self._button(table))

    def _heading(self, row: Route) -> QWidget:
        line = QWidget()
        label = QLabel(in_title(row[1:] if len(row) < 3 else row[-1:]))
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setStyleSheet("font-weight: bold")
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        box = QHBoxLayout(line)
        box.setContentsMargins(0, 6, 0, 0)
        box.addWidget(label, 1)
        box.addWidget(self._menu(row))
        return line

    def _menu(self, row: Route) -> QToolButton:
        """The dots behind which lies what can be done with a row."""
        button = QToolButton(autoRaise=True)
        button.setText("⋮")
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setStyleSheet("QToolButton::menu-indicator { image: none }")
        name = tr("What to do with {row}").format(row=row[-1])
        button.setAccessibleName(name)
        button.setToolTip(name)
        menu = QMenu(button)
        menu.addAction(tr("Rename …"), lambda: self._wish("rename", row))
        menu.addAction(tr("Remove …"), lambda: self._wish("remove", row))
        for table in self._group.tables:
            if table[: len(row)] == row and row_of(self._system, table) == row:
                menu.addAction(_add_words(table), partial(self._wish, "add", table))
        button.setMenu(menu)
        return button

    def _button(self, table: Route) -> QPushButton:
        button = QPushButton(_add_words(table))
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        button.setObjectName("add " + "/".join(table))
        button.clicked.connect(lambda: self._wish("add", table))
        return button


def _add_words(table: Route) -> str:
    return tr("Add to “{table}” …").format(table=in_title(table[-1:]))
