"""The palette: the options of the tool in hand, with pictures of what can be chosen."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from drawing.themes.theme import theme
from editor.desk.tool import Choice, Option
from editor.document.document import Happening
from editor.panels.panel import Panel
from editor.widgets.contrast import show_boxes
from editor.widgets.icons.pictures import Pictures
from editor.words import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.studio.map_window import MapWindow

FEW = 9
"""Up to so many choices stand below each other with their names; more are pictures in a grid."""
SMALL, LARGE = QSize(22, 22), QSize(30, 30)
VALUE = Qt.ItemDataRole.UserRole
CHOSEN = """
QListView::item { padding: 1px; border: 2px solid transparent }
QListView::item:selected { border: 2px solid palette(highlight); color: palette(text) }
"""
"""The style of choices: a frame around the one in hand, since its picture may be of any colour."""


class Palette(Panel):
    """What can be set for the tool in hand."""

    NAME = "palette"
    TITLE = "Tool"
    PLACE = "left"
    ORDER = 10

    def __init__(self, window: "MapWindow") -> None:
        super().__init__(window)
        self.title = QLabel()
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.inputs: dict[str, QWidget] = {}
        self._titles: dict[QWidget, QLabel] = {}
        self._shown: object = None
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(6, 6, 6, 6)
        self._box.setSpacing(4)
        self._box.addWidget(self.title)
        self._rest = QWidget()
        self._box.addWidget(self._rest, 1)
        self.refresh()

    def refresh(self) -> None:
        desk = self.desk
        wanted = None if desk is None else (desk.tool.NAME, self._all_choices(), self._goods())
        if wanted != self._shown or desk is None:
            self._shown = wanted
            self._make()
        self._show_values()

    def told(self, what: str) -> None:
        if what == "tool":
            self.refresh()

    def heard(self, happening: Happening) -> None:
        if happening.kind != "stroke":
            self.refresh()

    def recolour(self) -> None:
        self._shown = None
        self.refresh()

    # -- making

    def _goods(self) -> object:
        """What pictures of goods hang on."""
        return None if self.desk is None else self.desk.scenario.goods

    def _all_choices(self) -> "list[tuple[str, Sequence[Choice]]]":
        desk = self.desk
        if desk is None:
            return []
        options = desk.tool.options(desk)
        return [(option.key, tuple(desk.tool.choices(desk, option))) for option in options]

    def _make(self) -> None:
        old, self._rest = self._rest, QWidget()
        self._box.replaceWidget(old, self._rest)
        # Without a parent it would be a window of its own, and take the keyboard from the map.
        old.hide()
        old.deleteLater()
        self.inputs, self._titles = {}, {}
        desk = self.desk
        self.title.setText(tr(desk.tool.TITLE) if desk is not None else tr("No map is open."))
        layout = QVBoxLayout(self._rest)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        stretches = False
        for option in desk.tool.options(desk) if desk is not None else ():
            made = self._input(option)
            made.setAccessibleName(tr(option.title))
            self.inputs[option.key] = made
            if not isinstance(made, QCheckBox):
                self._titles[made] = QLabel(tr(option.title))
                layout.addWidget(self._titles[made])
            is_long = isinstance(made, QListWidget) and made.count() > FEW
            layout.addWidget(made, 1 if is_long else 0)
            stretches |= is_long
        if not stretches:
            layout.addStretch(1)

    def _input(self, option: Option) -> QWidget:
        if option.kind == "number":
            return self._number(option)
        if option.kind == "switch":
            box = QCheckBox(tr(option.title))
            show_boxes(box)
            box.toggled.connect(lambda on: self._set(option, on))
            return box
        if option.kind == "text":
            line = QLineEdit()
            line.textEdited.connect(lambda text: self._set(option, text))
            return line
        return self._choices(option)

    def _number(self, option: Option) -> QWidget:
        if option.most - option.least > 20:
            spin = QSpinBox(minimum=option.least, maximum=option.most)
            spin.valueChanged.connect(lambda number: self._set(option, number))
            return spin
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(option.least, option.most)
        slider.setPageStep(1)
        slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        slider.valueChanged.connect(lambda number: self._set(option, number))
        return slider

    def _choices(self, option: Option) -> QListWidget:
        desk = self.desk
        listed = QListWidget()
        # A click leaves the keyboard to the map, where single letters take tools.
        listed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        listed.setFrameShape(QFrame.Shape.NoFrame)
        listed.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        listed.setResizeMode(QListView.ResizeMode.Adjust)
        listed.setStyleSheet(CHOSEN)
        listed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        listed.setTextElideMode(Qt.TextElideMode.ElideRight)
        choices = desk.tool.choices(desk, option) if desk is not None else ()
        is_grid = len(choices) > FEW and all(choice.picture for choice in choices)
        listed.setIconSize(LARGE if is_grid else SMALL)
        if is_grid:
            listed.setViewMode(QListView.ViewMode.IconMode)
            listed.setMovement(QListView.Movement.Static)
            listed.setGridSize(LARGE + QSize(8, 8))
        for choice in choices:
            listed.addItem(self._item(choice, is_grid=is_grid))
        if not is_grid and len(choices) <= FEW:
            rows = sum(listed.sizeHintForRow(row) for row in range(listed.count()))
            listed.setFixedHeight(rows + 4)
            listed.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        listed.currentItemChanged.connect(
            lambda item, _: self._set(option, item.data(VALUE)) if item is not None else None
        )
        return listed

    def _item(self, choice: Choice, *, is_grid: bool) -> QListWidgetItem:
        item = QListWidgetItem("" if is_grid else choice.title)
        item.setData(VALUE, choice.value)
        item.setToolTip(choice.title)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, choice.title)
        if choice.picture and self.desk is not None:
            document = self.desk.document
            look = self.window_.canvas.scene.sheet.theme if self.window_.canvas else theme()
            pictures = Pictures(document.scenario, look, document.folder, self.palette())
            item.setIcon(pictures.of(choice.picture))
        return item

    # -- values

    def _set(self, option: Option, value: object) -> None:
        if self.desk is not None:
            self.desk.set(option.key, value)

    def _show_values(self) -> None:
        desk = self.desk
        for option in desk.tool.options(desk) if desk is not None else ():
            made = self.inputs.get(option.key)
            usual = option.usual if option.kind == "number" else None
            value = desk.settings.get(option.key, usual) if desk is not None else None
            if made is None:
                continue
            was = made.blockSignals(True)
            self._show_value(made, value)
            made.blockSignals(was)
            if isinstance(made, QSlider):
                shown = made.value() + option.counts_from
                made.setToolTip(str(shown))
                self._titles[made].setText(f"{tr(option.title)}: {shown}")

    def _name_choice(self, listed: QListWidget) -> None:
        """Says over pictures without names which of them is in hand."""
        item, title = listed.currentItem(), self._titles.get(listed)
        if title is not None and listed.count() and not item.text():
            title.setText(f"{listed.accessibleName()}: {item.toolTip()}")

    def _show_value(self, made: QWidget, value: object) -> None:
        if isinstance(made, QListWidget):
            rows = [r for r in range(made.count()) if made.item(r).data(VALUE) == value]
            made.setCurrentRow(rows[0] if rows else 0)
            self._name_choice(made)
        elif isinstance(made, (QSlider, QSpinBox)):
            made.setValue(value if isinstance(value, int) else max(made.minimum(), 0))
        elif isinstance(made, QCheckBox):
            made.setChecked(bool(value))
        elif isinstance(made, QLineEdit) and made.text() != str(value or ""):
            made.setText(str(value or ""))
