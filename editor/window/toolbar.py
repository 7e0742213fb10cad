"""The bar of tools, with icons of our own."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QToolBar

from editor.desk.toolbox import tools
from editor.widgets.icons import icon
from editor.words import tr

if TYPE_CHECKING:
    from editor.window.window import Window


class ToolBar(QToolBar):
    """One button a tool; the tool in hand is pressed."""

    def __init__(self, window: "Window") -> None:
        super().__init__(tr("Tools"))
        self.tool_actions: dict[str, QAction] = {}
        self.setObjectName("tools")
        self.setIconSize(QSize(22, 22))
        self.setMovable(False)
        self._window = window
        self._group = QActionGroup(self)
        group = ""
        for name, tool in tools().items():
            if group and group != tool.GROUP:
                self.addSeparator()
            group = tool.GROUP
            made = QAction(
                icon(tool.ICON or name, self.palette()), tr(tool.TITLE), self, checkable=True
            )
            made.setObjectName(f"tool-{name}")
            if tool.KEY:
                made.setShortcut(QKeySequence(tool.KEY))
            made.setToolTip(f"{tr(tool.TITLE)} ({tool.KEY})" if tool.KEY else tr(tool.TITLE))
            made.setStatusTip(tr(tool.TITLE))
            made.triggered.connect(lambda _=False, name=name: self._use(name))
            self._group.addAction(made)
            self.addAction(made)
            self.tool_actions[name] = made
        window.studio.desk_changed.connect(self._follow)
        self._unlisten: Callable[[], object] = bool
        self._follow()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Icons are in the colours of the window, which may turn dark."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            for name, made in self.tool_actions.items():
                made.setIcon(icon(tools()[name].ICON or name, self.palette()))

    def let_go(self) -> None:
        """Hears nothing more: another bar takes its place."""
        self._unlisten()
        self._unlisten = bool

    def _use(self, name: str) -> None:
        desk = self._window.studio.desk
        if desk is not None:
            desk.use(name)
            canvas = self._window.canvas
            if canvas is not None:
                canvas.setFocus()

    def _follow(self) -> None:
        self._unlisten()
        desk = self._window.studio.desk
        self._unlisten = bool if desk is None else desk.listen(self._told)
        self._told("tool")

    def _told(self, what: str) -> None:
        desk = self._window.studio.desk
        if what != "tool":
            return
        for name, made in self.tool_actions.items():
            tool = tools()[name]
            made.setVisible(desk is None or tool.is_for(desk.scenario.system))
            made.setEnabled(desk is not None and tool.fits(desk.scenario))
            made.setChecked(desk is not None and name == desk.tool.NAME)
