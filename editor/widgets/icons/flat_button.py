"""A flat button with a picture, as stands over tables and in rows."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QToolButton

from editor.widgets.icons import icon


def flat_button(picture: str, title: str, run: Callable[[], Any], palette: QPalette) -> QToolButton:
    """A button that says what it does to everybody, and that the keyboard reaches."""
    button = QToolButton()
    button.setIcon(icon(picture, palette))
    button.setAutoRaise(True)
    button.setToolTip(title)
    button.setAccessibleName(title)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.clicked.connect(lambda _=False: run())
    return button
