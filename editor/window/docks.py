"""The docks of the window: where each panel stands at first, and how all of them step aside."""

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabWidget

from editor.panels import panels
from editor.words import tr

if TYPE_CHECKING:
    from editor.window.window import Window

AREAS = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}
LEFT, RIGHT = 210, 360
"""How wide the panels are at first, in pixels."""
LOW = 190
"""How high the lower ones on the left are."""


def make_docks(window: "Window") -> None:
    """A dock for every panel: one below the other on the left, as tabs on the right."""
    window.setDockOptions(
        QMainWindow.DockOption.AllowTabbedDocks | QMainWindow.DockOption.AllowNestedDocks
    )
    window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
    window.setCorner(Qt.Corner.BottomLeftCorner, AREAS["left"])
    window.setCorner(Qt.Corner.BottomRightCorner, AREAS["right"])
    for kind in panels():
        panel = kind(window)
        dock = QDockWidget(tr(kind.TITLE), window)
        dock.setObjectName(f"dock-{kind.NAME}")
        dock.setWidget(panel)
        dock.visibilityChanged.connect(panel.come_or_go)
        panel.show_icon()
        window.panels[kind.NAME], window.docks[kind.NAME] = panel, dock
    arrange(window)


def arrange(window: "Window") -> None:
    """Puts every panel where it stands at first."""
    for kind in panels():
        dock = window.docks[kind.NAME]
        dock.setFloating(False)
        window.addDockWidget(AREAS[kind.PLACE], dock)
        dock.show()
    right = [window.docks[kind.NAME] for kind in panels() if kind.PLACE == "right"]
    for before, after in pairwise(right):
        window.tabifyDockWidget(before, after)
    for kind in panels():
        window.docks[kind.NAME].setVisible(kind.AT_FIRST)
    if right:
        right[0].raise_()
        window.resizeDocks([right[0]], [RIGHT], Qt.Orientation.Horizontal)
    left = [window.docks[kind.NAME] for kind in panels() if kind.PLACE == "left"]
    window.resizeDocks(left, [LEFT] * len(left), Qt.Orientation.Horizontal)
    high = [window.height(), *[LOW] * len(left[1:])]
    window.resizeDocks(left, high[: len(left)], Qt.Orientation.Vertical)


def show_panel(window: "Window", name: str) -> None:
    """Shows a panel, in front of those that it shares a place with."""
    window.docks[name].show()
    window.docks[name].raise_()


def toggle_panels(window: "Window") -> None:
    """Hides all panels, or shows again those that were hidden so."""
    shown = [dock for dock in window.docks.values() if not dock.isHidden()]
    if shown:
        window.put_aside = [dock.objectName() for dock in shown]
    for dock in window.docks.values():
        dock.setVisible(not shown and dock.objectName() in window.put_aside)
