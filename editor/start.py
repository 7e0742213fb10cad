"""Starting the editor: the application, its looks, the window, the files it was asked to open."""

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication

from editor.window import Window
from model.unreadable import Unreadable

SWITCH = 0.001
"""Seconds after which threads take turns: a layer that is built must not hold up the pointer."""


def run(paths: Sequence[Path]) -> int:
    """Opens the window with some files, and stays until it is closed."""
    sys.setswitchinterval(SWITCH)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    application.setApplicationName("Milepost")
    window = Window()
    window.show()
    for path in paths:
        try:
            window.open_path(path)
        except Unreadable as trouble:
            window.studio.say(str(trouble))
    return int(QApplication.exec())
