"""Contrast: what would be grey on grey in a dark window is drawn so that it can be seen."""

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

MIDDLE = 0.5
OUTLINE = "#a4a8ae"


def is_dark(palette: QPalette) -> bool:
    """Whether a window has light letters on dark ground."""
    return palette.color(QPalette.ColorRole.Window).lightnessF() < MIDDLE


def trouble_style(palette: QPalette) -> str:
    """The style of a sentence that says why something could not be done."""
    return f"color: {trouble_colour(palette)}"


def trouble_colour(palette: QPalette) -> str:
    return "#ff8a7d" if is_dark(palette) else "#b3261e"


def show_boxes(widget: QWidget) -> None:
    """Lets boxes that are not ticked be seen: their outline follows the colour of the window."""
    palette = widget.palette()
    if is_dark(palette):
        palette.setColor(QPalette.ColorRole.Window, QColor(OUTLINE))
        widget.setPalette(palette)
