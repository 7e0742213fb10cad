"""The application that Qt wants before it paints, and our fonts in it."""

import os
import sys
from functools import cache

from PySide6.QtCore import QHashSeed, QLoggingCategory
from PySide6.QtGui import QFontDatabase, QGuiApplication

from drawing.fonts import font_files


@cache
def started() -> QGuiApplication:
    """The running application, or one without a display; our fonts are loaded."""
    application = QGuiApplication.instance()
    if not isinstance(application, QGuiApplication):
        # Qt tells on the error stream which scripts our font lacks: we say so ourselves.
        QLoggingCategory.setFilterRules("qt.text.font.db*=false")
        # The fonts of a PDF come in the order of a hash, which would be another one every time.
        QHashSeed.setDeterministicGlobalSeed()
        application = QGuiApplication(["milepost", *_platform()])
    for file in font_files():
        QFontDatabase.addApplicationFont(str(file))
    return application


def _platform() -> list[str]:
    """A display that is named but not there would end the program: nothing is shown anyway."""
    is_chosen = "QT_QPA_PLATFORM" in os.environ or not sys.platform.startswith("linux")
    return [] if is_chosen else ["-platform", "offscreen"]
