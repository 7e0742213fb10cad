"""Variants as ticks: what each means, and why one cannot be ticked now."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget

from editor.edits.rules.variant_choices import VariantChoice
from editor.widgets.contrast import show_boxes

INDENT = 24


class VariantsForm(QWidget):
    """A tick for each variant, and below it what it means."""

    ticked = Signal(str, bool)
    """A variant, and whether the map shall be played with it."""
    focused = Signal(str)

    def __init__(self, choices: Sequence[VariantChoice]) -> None:
        super().__init__()
        self.boxes: dict[str, QCheckBox] = {}
        self.abouts: dict[str, QLabel] = {}
        self._list = QVBoxLayout(self)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(2)
        for choice in choices:
            self._add(choice)
        self.show_choices(choices)

    def show_choices(self, choices: Sequence[VariantChoice]) -> None:
        for choice in choices:
            box, about = self.boxes[choice.name], self.abouts[choice.name]
            box.setChecked(choice.is_on)
            box.setEnabled(not choice.why_not)
            about.setText(" ".join(filter(None, (choice.about, choice.why_not))))
            box.setToolTip(choice.why_not or choice.about)
            box.setAccessibleDescription(about.text())

    def _add(self, choice: VariantChoice) -> None:
        box, about = QCheckBox(choice.title), QLabel()
        show_boxes(box)
        box.clicked.connect(lambda on: self.ticked.emit(choice.name, on))
        box.installEventFilter(self)
        box.setObjectName(choice.name)
        about.setWordWrap(True)
        about.setTextFormat(Qt.TextFormat.PlainText)
        about.setContentsMargins(INDENT, 0, 0, 4)
        self.boxes[choice.name], self.abouts[choice.name] = box, about
        self._list.addWidget(box)
        self._list.addWidget(about)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if event.type() == QEvent.Type.FocusIn:
            self.focused.emit(watched.objectName())
        return super().eventFilter(watched, event)
