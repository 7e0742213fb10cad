"""Small pieces of panels: a row of widgets, quiet and strong words, and clearing what was shown."""

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPalette, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

Look = Literal["", "quiet", "strong", "group"]


def words(text: str, look: Look = "", *, wraps: bool = True) -> QLabel:
    """A text: plain, in the background, strong, or the heading of a group.

    Looks come from fonts and roles, not from style sheets: those miss a change of colours.
    """
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wraps)
    if look == "quiet":
        label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    elif look:
        font = label.font()
        font.setWeight(QFont.Weight.DemiBold)
        label.setFont(font)
    if look == "group":
        label.setContentsMargins(0, 6, 0, 0)
    return label


class Paper(QFrame):
    """A frame on paper, as a card or a notice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)


def embolden(widget: QWidget, is_bold: bool) -> None:
    """Bold words where something is chosen: a pressed look alone is hardly seen."""
    font = widget.font()
    font.setBold(is_bold)
    widget.setFont(font)


def picture(pixmap: QPixmap, about: str) -> QLabel:
    """A picture that says what it shows."""
    label = QLabel()
    label.setPixmap(pixmap)
    label.setToolTip(about)
    label.setAccessibleName(about)
    return label


def row(*widgets: QWidget, stretch: int = -1, spacing: int = 6) -> QWidget:
    """Widgets side by side; one of them takes what room is left."""
    whole = QWidget()
    layout = QHBoxLayout(whole)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
    for place, widget in enumerate(widgets):
        layout.addWidget(widget, 1 if place == stretch else 0)
    if stretch < 0:
        layout.addStretch(1)
    return whole


def column(parent: QWidget, spacing: int = 4) -> QVBoxLayout:
    layout = QVBoxLayout(parent)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
    return layout


def clear(layout: QLayout) -> None:
    """Takes everything out of a layout; the widgets go when Qt has time for it."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
