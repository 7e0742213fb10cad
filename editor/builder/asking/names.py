"""An input for some of many things: those that are named, and a menu to name one more."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QToolButton, QWidget

from editor.builder.asking.choice import Choice
from editor.builder.asking.flow import Flow
from editor.widgets.forms.choices import Offered
from editor.widgets.icons import icon
from editor.words import tr

MANY = 9
"""More things than these are named one by one and not ticked."""
WIDE = 12
"""Letters that the menu shows at least."""


class NamesInput(QWidget):
    """Names with a cross each; what is chosen from the menu is one more."""

    edited = Signal(object)

    def __init__(self, offers: Sequence[Offered]) -> None:
        super().__init__()
        self._offers = {one.value: one for one in offers}
        self._value: list[str] = []
        self._title = ""
        self.chips: dict[str, QToolButton] = {}
        self.more = _Menu()
        self.more.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.more.setMinimumContentsLength(WIDE)
        self.more.activated.connect(self._add)
        self._line = Flow(self)
        self._line.addWidget(self.more)
        self.setFocusProxy(self.more)
        self._list_others()

    def setAccessibleName(self, name: str) -> None:  # noqa: N802 (Qt's name)
        super().setAccessibleName(name)
        self._title = name
        self.more.setAccessibleName(tr("{field}: one more").format(field=name))

    def show_value(self, value: Any) -> None:
        """Shows the names; a single one may be said without a list."""
        names = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        self._value = [name for name in names if isinstance(name, str)]
        for name in [name for name in self.chips if name not in self._value]:
            chip = self.chips.pop(name)
            self._line.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        for name in self._value:
            if name not in self.chips:
                self._show(name)
        self._list_others()

    def toggle(self, name: str) -> None:
        """Names a thing, or names it no more."""
        left = [one for one in self._value if one != name]
        self.edited.emit(left if name in self._value else [*left, name])

    def _show(self, name: str) -> None:
        known = self._offers.get(name)
        title = tr("{id} (unknown)").format(id=name) if known is None else known.title
        chip = QToolButton(self)
        chip.setText(title)
        chip.setIcon(icon("remove", QGuiApplication.palette()))
        chip.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        chip.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        chip.setToolTip(tr("Take {name} away").format(name=title))
        chip.setAccessibleName(tr("Take {name} away").format(name=title))
        chip.clicked.connect(lambda: self.toggle(name))
        self.chips[name] = chip
        self._line.removeWidget(self.more)
        self._line.addWidget(chip)
        self._line.addWidget(self.more)
        chip.show()

    def _list_others(self) -> None:
        self.more.clear()
        self.more.addItem(tr("Add …"), None)
        for one in self._offers.values():
            if one.value not in self._value:
                self.more.addItem(one.title, one.value)
        self.more.setEnabled(self.more.count() > 1)

    def _add(self, place: int) -> None:
        name = self.more.itemData(place)
        if name is not None:
            self.toggle(name)


class _Menu(Choice):
    """A menu that the arrow keys open: none of its entries is chosen in passing."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        keys = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in keys and not event.modifiers():
            self.showPopup()
        else:
            super().keyPressEvent(event)
