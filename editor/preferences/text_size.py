"""The size of all letters of the window, in percent of what the system has."""

from PySide6.QtWidgets import QApplication

from editor.preferences.settings import Settings
from editor.preferences.wishes import TEXT_SIZE, number

NAMED = (
    "QDockWidgetTitle", "QHeaderView", "QLabel", "QListView", "QMenu", "QMenuBar", "QPushButton",
    "QStatusBar", "QTipLabel", "QToolButton", "QTreeView",
)  # fmt: skip
"""What a system may give letters of its own, whatever the program has."""
_OF_THE_SYSTEM = "size of the system's letters"


def dress_text(settings: Settings) -> None:
    """Gives the whole program letters of the size that is wished."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return
    usual = application.property(_OF_THE_SYSTEM)
    if not isinstance(usual, float):
        usual = application.font().pointSizeF()
        application.setProperty(_OF_THE_SYSTEM, usual)
    font = application.font()
    wished = usual * number(settings, TEXT_SIZE) / 100
    if font.pointSizeF() != wished:
        font.setPointSizeF(wished)
        application.setFont(font)
        for name in NAMED:
            application.setFont(font, name)  # type: ignore[arg-type]  # the stubs say bytes
