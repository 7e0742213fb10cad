"""What else can be done with the rows of some sheets: duplicate, back to the preset's, build."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from editor.panels.sheets.sheet import Sheet
from editor.widgets.icons import icon
from editor.widgets.icons.flat_button import flat_button
from editor.words import tr
from model.scenario.change import Change
from model.scenario.scenario import Scenario

Make = Callable[[Scenario], Change]


class RowTools(QWidget):
    """Buttons for the rows that are chosen; those that mean nothing for a sheet are not there."""

    wanted = Signal(object)
    """How the change is made that shall be done."""
    build_wanted = Signal()

    def __init__(self, sheet: Sheet, chosen: Callable[[], Sequence[Any]]) -> None:
        super().__init__()
        self._sheet, self._chosen = sheet, chosen
        self._scenario: Scenario | None = None
        self._pictures: dict[QToolButton, str] = {}
        self.build = self._button("build", tr("What it does … (Return)"), self.build_wanted.emit)
        self.build.setText(tr("What it does …"))
        self.build.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.duplicate = self._button("duplicate", tr("Duplicate (Ctrl+D)"), self.do_duplicate)
        self.reset = self._button("reset", tr("As the preset has it"), self._reset)
        self.back = QMenu(self.reset)
        self.back.aboutToShow.connect(self._list_missing)
        self.reset.setMenu(self.back)
        self.reset.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for button in (self.build, self.duplicate, self.reset):
            row.addWidget(button)
        self.build.setVisible(False)
        self.show_scenario(None)

    def offer_building(self) -> None:
        """The things of this sheet do something that can be built."""
        self.build.setVisible(True)

    def show_scenario(self, scenario: Scenario | None) -> None:
        """What can be done with the rows of a scenario."""
        self._scenario = scenario
        is_there = scenario is not None
        self.duplicate.setVisible(self._sheet.CAN_DUPLICATE)
        self.reset.setVisible(scenario is not None and self._sheet.is_over_preset(scenario))
        for button in (self.build, self.duplicate, self.reset):
            button.setEnabled(is_there)

    def recolour(self, palette: QPalette) -> None:
        for button, picture in self._pictures.items():
            button.setIcon(icon(picture, palette))

    def do_duplicate(self) -> None:
        """One more like the row in front."""
        rows = self._chosen()
        if rows and self._sheet.CAN_DUPLICATE:
            self.wanted.emit(lambda scenario: self._sheet.duplicated(scenario, rows[0]))

    def _reset(self) -> None:
        rows = self._chosen()
        if rows:
            self.wanted.emit(lambda scenario: self._sheet.as_held(scenario, rows))

    def _list_missing(self) -> None:
        """What the preset has and the map does without can be brought back."""
        self.back.clear()
        scenario = self._scenario
        found = self._sheet.taken_away(scenario) if scenario is not None else {}
        for key, title in found.items():
            made = self.back.addAction(tr("Bring back {name}").format(name=title))
            made.setObjectName(f"back-{key}")
            made.triggered.connect(
                lambda _=False, key=key: self.wanted.emit(
                    lambda scenario: self._sheet.as_held(scenario, [key])
                )
            )
        if not found:
            self.back.addAction(tr("Nothing of the preset was taken away.")).setEnabled(False)

    def _button(self, picture: str, title: str, run: Callable[[], Any]) -> QToolButton:
        button = flat_button(picture, title, run, self.palette())
        self._pictures[button] = picture
        return button
