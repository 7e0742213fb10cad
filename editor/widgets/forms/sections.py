"""A section of a form that can be opened and closed; what is in it is made when it is opened."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget


class Section(QWidget):
    """A heading, and below it something that a designer wants to see now and then."""

    def __init__(self, title: str, make: Callable[[], QWidget]) -> None:
        super().__init__()
        self._make = make
        self.inside: QWidget | None = None
        self.heading = QToolButton()
        self.heading.setText(title)
        self.heading.setAutoRaise(True)
        self.heading.setCheckable(True)
        self.heading.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.heading.setArrowType(Qt.ArrowType.RightArrow)
        self.heading.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.heading.setStyleSheet("text-align: left")
        self.heading.toggled.connect(self._toggled)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)
        self._layout.addWidget(self.heading)

    @property
    def is_open(self) -> bool:
        return self.heading.isChecked()

    def open(self, on: bool = True) -> None:
        self.heading.setChecked(on)

    def make_again(self) -> None:
        """Makes what is in it anew, now or when it is opened."""
        if self.inside is not None:
            self.inside.hide()
            self.inside.deleteLater()
            self.inside = None
            self._toggled(self.is_open)

    def call(self, title: str, *, is_bold: bool) -> None:
        """Gives it another heading."""
        self.heading.setText(title)
        font = self.heading.font()
        font.setBold(is_bold)
        self.heading.setFont(font)

    def _toggled(self, is_open: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow
        self.heading.setArrowType(arrow)
        if is_open and self.inside is None:
            self.inside = self._make()
            self.inside.setContentsMargins(16, 0, 0, 6)
            self._layout.addWidget(self.inside)
        if self.inside is not None:
            self.inside.setVisible(is_open)
