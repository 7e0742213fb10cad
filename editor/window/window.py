"""The window: documents in tabs, panels around them, menus made of actions, a status line."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMenu,
    QSizePolicy,
    QTabWidget,
    QWidget,
)

from editor.canvas.widget import Canvas
from editor.desk.desk import Desk
from editor.document.document import Document
from editor.document.history import History
from editor.exchange.exporting.exporter import Exporter
from editor.exchange.importing.importer import Importer
from editor.exchange.printing.printer import Printing
from editor.panels.panel import Panel
from editor.panels.tables.in_focus import takes_clipboard
from editor.play.offering import why_no_game
from editor.preferences.keys import keys
from editor.preferences.looks import map_theme
from editor.preferences.wishes import OPEN_MAPS
from editor.saving.closing import Closing
from editor.saving.earlier_versions import EarlierVersions
from editor.saving.filing import Filing
from editor.saving.incoming import Incoming
from editor.saving.recovery_offers import Recovering
from editor.studio.live_checking import Checking
from editor.studio.map_window import MapWindow
from editor.studio.studio import Studio
from editor.window.action import MENUS, Action, actions
from editor.window.aloud.spoken import Spoken
from editor.window.central_area import Middle
from editor.window.context_menu import show_menu
from editor.window.docks import make_docks, show_panel
from editor.window.empty_window import Furniture
from editor.window.fitting_tabs import FittingTabs
from editor.window.menu_letters import letter_menus
from editor.window.status_line import status_line
from editor.window.tab_titles import apart
from editor.window.toolbar import ToolBar
from editor.window.tour.tour import Tour
from editor.window.zoom_level import ZoomLevel
from editor.words import tr
from model.boards.lattice import MilepostBoard
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.scenario.change import Change

if TYPE_CHECKING:
    from editor.play.window import PlayWindow

TOLD_MS = 8000
"""So long a sentence stays in the status line."""
ELIDE = Qt.TextElideMode.ElideRight


class Window(MapWindow):
    """The main window of the editor."""

    def __init__(self, studio: Studio | None = None) -> None:
        super().__init__()
        self.studio = studio or Studio()
        self.setObjectName("milepost")
        self.setWindowTitle("Milepost")
        self.resize(1360, 860)
        self.tabs = QTabWidget(documentMode=True, tabsClosable=True, movable=True)
        self.tabs.setAccessibleName(tr("Open maps"))
        self.filing = Filing(self)
        self.earlier = EarlierVersions(self)
        self.closing = Closing(self, self.filing)
        self.recovering = Recovering(self, self.filing)
        self.exporter = Exporter(self, self.filing)
        self.incoming = Incoming(self, self.filing)
        self.importer = Importer(self, self.filing)
        self.printing = Printing(self, self.filing)
        self.setAcceptDrops(True)
        self.middle = Middle(self)
        self.notices = self.middle.notices
        self.setCentralWidget(self.middle)
        self.canvases = {}
        self.qt_actions = {}
        self.panels: dict[str, Panel] = {}
        self.docks = {}
        self.put_aside: list[str] = []
        """The docks that were hidden all at once, by their object names."""
        self.furniture = Furniture(self)
        self._may_close = False
        self.spoken = Spoken(self)
        self.checking = Checking(self)
        self.tour = Tour(self)
        self.middle.put_above(self.tour.bar)
        self.exporter.done.connect(self.tour.exported)
        self.furnish()
        self._make_status()
        self.tabs.currentChanged.connect(self._tab_chosen)
        self.tabs.tabCloseRequested.connect(self._close_tab)
        self.studio.desk_changed.connect(self.follow)
        self.studio.documents_changed.connect(self._titles)
        self.studio.message.connect(self._say)
        self.middle.follow()
        self.follow()

    # -- documents

    def show_document(self, document: Document) -> Canvas:
        """Opens a tab for a document."""
        desk = self.studio.add(document)
        canvas = Canvas(desk, map_theme(self.studio.settings), self.tabs)
        canvas.pointed.connect(self._where_soon.start)
        canvas.dropped.connect(self._dropped)
        canvas.menu_wanted.connect(lambda at: show_menu(self, canvas, at))
        desk.listen(self._desk_told)
        desk.listen(lambda what: self.spoken.told(desk, what))
        self.canvases[desk] = canvas
        self.tabs.addTab(canvas, document.title)
        self.tabs.setCurrentWidget(canvas)
        self.follow()
        canvas.setFocus()
        return canvas

    def open_path(self, path: Path) -> Canvas | None:
        """Opens a file, or shows it where it is open already."""
        there = self.studio.desk_of(path)
        if there is not None:
            self.tabs.setCurrentWidget(self.canvases[there])
            return self.canvases[there]
        return self.show_document(Document.open(path))

    def close_document(self, desk: Desk) -> None:
        """Closes the tab of a document, without asking."""
        canvas = self.canvases.pop(desk)
        canvas.close_down()
        self.tabs.removeTab(self.tabs.indexOf(canvas))
        self.studio.remove(desk)
        canvas.deleteLater()

    def _tab_chosen(self, _: int) -> None:
        shown = self.tabs.currentWidget()
        for desk, canvas in self.canvases.items():
            if canvas is shown:
                self.studio.bring(desk)

    def _close_tab(self, index: int) -> None:
        shown = self.tabs.widget(index)
        for desk, canvas in list(self.canvases.items()):
            if canvas is shown:
                self.closing.close(desk)

    # -- what is made once for each language

    def furnish(self) -> None:
        """Menus, tools and panels."""
        self._make_menus()
        self.toolbar = ToolBar(self)
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, self.toolbar)
        make_docks(self)
        self.fitting_tabs = FittingTabs(self)

    def _make_menus(self) -> None:
        menus = {name: self.menuBar().addMenu(tr(name)) for name in MENUS}
        last: dict[str, int] = {}
        for one in sorted(actions().values(), key=lambda one: (one.menu, one.group)):
            made = self._qt_action(one)
            if one.menu:
                if last.get(one.menu, one.group) != one.group:
                    menus[one.menu].addSeparator()
                last[one.menu] = one.group
                self._menu_of(one, menus[one.menu]).addAction(made)
        self.filing.add_recent(menus["File"], self.qt_actions["file.save"])
        self.earlier.add_menu(menus["File"], self.qt_actions["file.revert"])
        for menu in menus.values():
            menu.aboutToShow.connect(self.refresh_actions)
        letter_menus(self.menuBar())

    def _menu_of(self, one: Action, menu: QMenu) -> QMenu:
        """The menu for an action, or the one inside it."""
        if not one.submenu:
            return menu
        name = f"{one.menu}-{one.submenu}"
        inner = menu.findChild(QMenu, name, Qt.FindChildOption.FindDirectChildrenOnly)
        if not isinstance(inner, QMenu):
            inner = menu.addMenu(tr(one.submenu))
            inner.setObjectName(name)
        return inner

    def _qt_action(self, one: Action) -> QAction:
        made = QAction(tr(one.title), self)
        made.setObjectName(one.name)
        if one.name in keys():
            made.setShortcut(QKeySequence(keys()[one.name]))
        made.setStatusTip(tr(one.tip or one.title))
        made.setCheckable(one.is_on is not None)
        made.triggered.connect(lambda _=False, run=one.run: run(self))
        self.qt_actions[one.name] = made
        self.addAction(made)
        return made

    def refresh_actions(self) -> None:
        """Greys what cannot be done now, and says in Undo and Redo what they would do."""
        desk = self.studio.desk
        refused = "" if desk is None else why_no_game(desk.scenario)
        there = {
            "": True,
            "document": desk is not None,
            "a game": desk is not None and not refused,
            "selection": desk is not None and bool(desk.selection),
            "something to copy": takes_clipboard() or (desk is not None and bool(desk.selection)),
            "board": desk is not None and isinstance(desk.scenario.board, TerrainBoard),
            "mileposts": desk is not None and isinstance(desk.scenario.board, MilepostBoard),
            "routes": desk is not None and isinstance(desk.scenario.board, RouteBoard),
        }
        for name, one in actions().items():
            made = self.qt_actions[name]
            if one.needs in there:
                made.setEnabled(there[one.needs])
            if one.needs == "a game":
                made.setStatusTip(refused or tr(one.tip))
                made.setToolTip(refused or tr(one.tip))
            if one.is_on is not None:
                made.setChecked(one.is_on(self))
        self._refresh_steps()

    def _refresh_steps(self) -> None:
        """Offers to undo where there is something to undo, and says what that would be."""
        desk = self.studio.desk
        history = History() if desk is None else desk.document.history
        is_busy = desk is not None and desk.is_busy
        self._offer_step("edit.undo", tr("Undo"), history.to_undo, is_busy=is_busy)
        self._offer_step("edit.redo", tr("Redo"), history.to_redo)

    def _offer_step(
        self, name: str, verb: str, step: Change | None, *, is_busy: bool = False
    ) -> None:
        """What a gesture has begun can be taken back as long as it goes on."""
        made = self.qt_actions[name]
        made.setText(f"{verb} {step.label}" if step is not None and step.label else verb)
        made.setEnabled(is_busy or step is not None)

    def _desk_told(self, what: str) -> None:
        if what == "tool" and self.studio.desk is not None and self.studio.desk.tool.PANEL:
            self.show_panel(self.studio.desk.tool.PANEL)
        if what == "selection":
            self.refresh_actions()
        elif what == "sketch":
            self._refresh_steps()

    def _make_status(self) -> None:
        self.where = QLabel()
        self.where.setObjectName("where")
        self.where.setTextFormat(Qt.TextFormat.PlainText)
        self.said = QLabel()
        self.said.setObjectName("said")
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        # What a click will do stays in sight while something is told.
        self.where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.statusBar().addWidget(self.where, 1)
        self.statusBar().addPermanentWidget(self.said)
        self.zoom_level = ZoomLevel(self)
        self.statusBar().addPermanentWidget(self.zoom_level)
        self._told = QTimer(self, singleShot=True, interval=TOLD_MS)
        self._told.timeout.connect(self.said.clear)
        # The pointer and the map may both move many times before anybody can read it.
        self._where_soon = QTimer(self, singleShot=True, interval=0)
        self._where_soon.timeout.connect(self._say_where)

    # -- following

    def follow(self) -> None:
        """Shows the document in front everywhere, and what can be done with it."""
        self.checking.follow(self.studio.desk)
        canvas = self.canvas
        self.zoom_level.follow(canvas)
        if canvas is not None and self.tabs.currentWidget() is not canvas:
            self.tabs.setCurrentWidget(canvas)
        self._titles()
        self._say_where()
        self.refresh_actions()

    def _titles(self) -> None:
        told_apart = apart([desk.document for desk in self.canvases])
        for (desk, canvas), title in zip(self.canvases.items(), told_apart, strict=True):
            document = desk.document
            star = "*" if document.is_modified else ""
            self.tabs.setTabText(self.tabs.indexOf(canvas), title + star)
            self.tabs.setTabToolTip(self.tabs.indexOf(canvas), str(document.path or ""))
        shown = self.studio.document
        self.setWindowTitle("Milepost" if shown is None else f"{shown.title}[*] – Milepost")
        self.setWindowModified(shown is not None and shown.is_modified)
        self._refresh_steps()
        QTimer.singleShot(0, self.refresh_actions)

    def _say_where(self) -> None:
        desk = self.studio.desk
        self.where.setText("" if desk is None else status_line(desk))

    def _say(self, text: str) -> None:
        room = self.width() // 2
        self.said.setText(self.said.fontMetrics().elidedText(text, ELIDE, room))
        self.said.setToolTip(text)
        self._told.start()

    def event(self, event: QEvent) -> bool:
        """Tab hides panels while the map has the keys; elsewhere it goes from field to field."""
        if event.type() == QEvent.Type.ShortcutOverride and _goes_on(event):
            event.accept()
            return True
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            self._say_why_no_game(event)
        return super().event(event)

    def _say_why_no_game(self, event: QKeyEvent) -> None:
        """The key for a game that can only be refused does nothing: it says why."""
        play = self.qt_actions["play.play"]
        if not play.isEnabled() and play.shortcut() == QKeySequence(event.keyCombination()):
            self.studio.say(play.statusTip() if self.studio.desk else tr("No map is open."))

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        if not self._may_close and not self.closing.ask_before_quitting(self._close_now):
            event.ignore()
            return
        self.studio.settings.put("window", self.furniture.plain())
        paths = [desk.document.path for desk in self.canvases]
        self.studio.settings.put(OPEN_MAPS, [str(path) for path in paths if path is not None])
        self.filing.end()
        self.exporter.close()
        self.printing.close()
        self.middle.welcome.thumbnails.close()
        self.checking.follow(None)
        for canvas in self.canvases.values():
            canvas.close_down()
        for panel in self.panels.values():
            panel.close_down()
        event.accept()

    def _close_now(self, may: bool) -> None:
        if may:
            self._may_close = True
            self.close()

    def plays(self) -> "list[PlayWindow]":
        """The games that are played on these maps."""
        from editor.play.window import PlayWindow

        return list(self.findChildren(PlayWindow))

    def _dropped(self, mime: QMimeData) -> None:
        """A map is opened, a file of another program imported, a picture asked about."""
        if not self.importer.come(mime):
            self.incoming.come(mime)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        event.acceptProposedAction()
        self._dropped(event.mimeData())

    def show_panel(self, name: str) -> None:
        show_panel(self, name)

    def panel(self, name: str) -> QWidget:
        return self.panels[name]


def _goes_on(event: QEvent) -> bool:
    """Whether a key leads from one field to the next."""
    is_tab = isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
    focus = QApplication.focusWidget()
    return is_tab and focus is not None and not isinstance(focus, Canvas)
