"""The dialog of preferences: looks, new maps, saving, games; Cancel changes nothing."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from drawing.themes.theme import theme_names
from editor.preferences.looks import looks_of, map_theme
from editor.preferences.settings import Settings
from editor.preferences.wishes import (
    AT_START,
    AUTHOR,
    BACKUPS,
    LICENSE,
    LONGEST,
    NUMBERS,
    PACE,
    TEXT_SIZE,
    UNIT,
    ZOOM,
    at_start,
    number,
    text,
)
from editor.words import tr

Choice = tuple[Any, str]
LICENCES = ("CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", "CC-BY-NC-SA-4.0")
"""Licences of maps that are often chosen; any other can be typed."""


class PreferencesDialog(QDialog):
    """One page for each kind of wishes; `kept` hears of what was changed, by its key."""

    def __init__(
        self,
        parent: QWidget | None,
        settings: Settings,
        theme_titles: Callable[[str], str],
        kept: Callable[[dict[str, Any]], None],
        show_keys: Callable[[], object],
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Preferences"))
        self._settings, self._kept = settings, kept
        self.inputs: dict[str, QWidget] = {}
        self.pages = QTabWidget()
        themes = [(name, theme_titles(name)) for name in theme_names()]
        self._looks(themes)
        self._maps()
        self._program(show_keys)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self._keep)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.pages)
        layout.addWidget(self.buttons)

    # -- pages

    def _looks(self, themes: Sequence[Choice]) -> None:
        page = self._page(tr("Looks"))
        looks = [
            ("system", tr("As the system has it")),
            ("light", tr("Light")),
            ("dark", tr("Dark")),
        ]
        self._choice(page, "looks", tr("Window"), looks, looks_of(self._settings))
        themes_now = map_theme(self._settings).name
        self._choice(page, "map-theme", tr("Colours of the map"), themes, themes_now)
        self._number(page, TEXT_SIZE, tr("Size of letters"), " %").setSingleStep(10)
        sizes = [(0, tr("Whole map")), *((size, f"{size} %") for size in (50, 100, 200, 400))]
        now = number(self._settings, ZOOM)
        known = sizes if now in dict(sizes) else [*sizes, (now, f"{now} %")]
        self._choice(page, ZOOM, tr("Maps are seen at first"), known, now)

    def _maps(self) -> None:
        page = self._page(tr("New maps"))
        self._line(page, AUTHOR, tr("Author"), tr("Stands in the credits of new maps"))
        licences = QComboBox(editable=True)
        licences.addItems(["", *LICENCES])
        licences.setEditText(text(self._settings, LICENSE))
        self._add(page, LICENSE, tr("Licence"), licences)
        self._line(page, UNIT, tr("Unit of money"), tr("As the rules have it"))

    def _program(self, show_keys: Callable[[], object]) -> None:
        page = self._page(tr("Saving and games"))
        again = QCheckBox(tr("Open the maps that were open last"))
        again.setChecked(at_start(self._settings) == "again")
        self._add(page, AT_START, tr("At the start"), again)
        self._number(page, BACKUPS, tr("Backups beside each map"), "")
        told = QLabel(tr("Every step is in a journal at once: a crash loses nothing."))
        told.setWordWrap(True)
        page.addRow("", told)
        self._number(page, PACE, tr("Bots wait between moves"), tr(" ms")).setSingleStep(20)
        keys = QPushButton(tr("Keys …"))
        keys.setAutoDefault(False)
        keys.clicked.connect(show_keys)
        page.addRow(tr("Keyboard"), keys)

    # -- rows

    def _page(self, title: str) -> QFormLayout:
        widget = QWidget()
        page = QFormLayout(widget)
        self.pages.addTab(widget, title)
        return page

    def _add(self, page: QFormLayout, key: str, title: str, made: QWidget) -> None:
        made.setAccessibleName(title)
        self.inputs[key] = made
        page.addRow(title, made)

    def _choice(
        self, page: QFormLayout, key: str, title: str, choices: Sequence[Choice], now: Any
    ) -> None:
        box = QComboBox()
        for value, words in choices:
            box.addItem(words, value)
        box.setCurrentIndex(max(box.findData(now), 0))
        self._add(page, key, title, box)

    def _number(self, page: QFormLayout, key: str, title: str, unit: str) -> QSpinBox:
        wish = NUMBERS[key]
        box = QSpinBox(minimum=wish.least, maximum=wish.most)
        box.setSuffix(unit)
        box.setValue(number(self._settings, key))
        self._add(page, key, title, box)
        return box

    def _line(self, page: QFormLayout, key: str, title: str, grey: str) -> None:
        line = QLineEdit(text(self._settings, key))
        line.setMaxLength(LONGEST[key])
        line.setPlaceholderText(grey)
        self._add(page, key, title, line)

    # -- what is wished

    def _keep(self) -> None:
        wished = {key: _value(one) for key, one in self.inputs.items()}
        wished[AT_START] = "again" if wished[AT_START] else "welcome"
        changed = {key: one for key, one in wished.items() if one != self._settings.get(key)}
        for key, value in changed.items():
            self._settings.put(key, value)
        self._kept(changed)
        self.accept()


def _value(one: QWidget) -> Any:
    """What an input says now."""
    if isinstance(one, QComboBox):
        return one.currentText().strip() if one.isEditable() else one.currentData()
    if isinstance(one, QSpinBox):
        return one.value()
    if isinstance(one, QCheckBox):
        return one.isChecked()
    return one.text().strip() if isinstance(one, QLineEdit) else None
