"""Goods and cards: any table of a map as a sheet, and proposals for what is missing."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QTabWidget, QToolButton, QVBoxLayout

from drawing.themes.theme import theme
from editor.builder.programs import programs_of
from editor.document.document import Happening
from editor.panels.panel import Panel
from editor.panels.sheets.collection_sheet import CollectionSheet, collection_title
from editor.panels.sheets.found_sheets import more_tables, sheets_of
from editor.panels.sheets.sheet import Sheet
from editor.panels.tables.building import Building
from editor.panels.tables.found_beside import beside_of
from editor.panels.tables.map_and_files import MapAndFiles
from editor.panels.tables.sheet_view import SheetView
from editor.panels.tables.text_below import TextBelow
from editor.pointing.selection import Selection
from editor.widgets.icons import icon
from editor.widgets.icons.pictures import Pictures, swatch
from editor.words import tr
from editor.workshop.proposing import PROPOSAL, offers_of, propose
from editor.workshop.workshop import Workshop
from model.forms.form import DoesNotFit
from model.scenario.change import Change, DoesNotApply
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

SOON_MS = 700
"""After a change so long is waited before something is worked out anew."""


class Cards(Panel):
    """The goods, who supplies them, and all else that a map of its system lists."""

    NAME = "cards"
    TITLE = "Goods and cards"
    ORDER = 20

    def __init__(self, window: "MapWindow") -> None:
        super().__init__(window)
        self.workshop = Workshop(self)
        self._views: dict[str, SheetView] = {}
        """The sheets that are there; those of another map, as long as nobody looks."""
        self._system: str | None = None
        self._opened: dict[str, list[str]] = {}
        """The tables that somebody asked for, by system."""
        self._known_for: dict[str, Scenario] = {}
        """For what scenario a sheet has worked out something."""
        self._is_choosing = False
        """Whether what is chosen on the map was chosen here."""
        self.building = Building(window)
        self.map_and_files = MapAndFiles(window)
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.setAccessibleName(tr("Sheets"))
        self.tabs.setUsesScrollButtons(True)
        self.tabs.currentChanged.connect(lambda _: self._show_current())
        self.more = self._more_button()
        self.tabs.setCornerWidget(self.more, Qt.Corner.TopRightCorner)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.tabs)
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self.ask)
        self.refresh()

    def refresh(self) -> None:
        is_over = self.desk is None and bool(self._views)
        if self.is_in_sight or is_over:
            self._keep_up()
        else:
            self.put_off()
        self._show_current()

    def heard(self, happening: Happening) -> None:
        if happening.kind not in ("stroke", "saved"):
            self.refresh()

    @property
    def views(self) -> dict[str, SheetView]:
        """The sheets of the map in front, by the names of the sheets, in their order."""
        self._keep_up()
        return self._views

    @property
    def effects(self) -> TextBelow:
        """What is spelt out below the sheet in front."""
        view = self.tabs.currentWidget()
        return view.below if isinstance(view, SheetView) else next(iter(self.views.values())).below

    # -- sheets

    def _keep_up(self) -> None:
        """Sheets take long to make: those of another system come when somebody looks at them."""
        system = self.desk.scenario.system if self.desk is not None else ""
        if system != self._system:
            self._make_sheets(system)

    def _make_sheets(self, system: str) -> None:
        """The sheets of another system; one of the same name stays in front."""
        here = next((n for n, v in self._views.items() if v is self.tabs.currentWidget()), "")
        old, self._views, self._system = self._views, {}, system
        self._known_for.clear()
        was = self.tabs.blockSignals(True)
        self.tabs.clear()
        opened = [
            CollectionSheet(system, collection) for collection in self._opened.get(system, ())
        ]
        for sheet in (*sheets_of(system), *opened):
            self._add(sheet)
        if here in self._views:
            self.tabs.setCurrentWidget(self._views[here])
        self.tabs.blockSignals(was)
        for view in old.values():
            view.hide()
            view.deleteLater()

    def _add(self, sheet: Sheet) -> SheetView:
        offers = offers_of(self._system or "", sheet.NAME)
        view = self._views[sheet.NAME] = SheetView(sheet, self._picture, offers)
        view.wanted.connect(self._apply)
        view.proposal_wanted.connect(self._propose)
        view.chosen.connect(lambda: self._choose(view))
        view.deed_wanted.connect(lambda deed: self.map_and_files.do(deed, view))
        if programs_of(self._system or "", sheet.BUILDS or sheet.COLLECTION) is not None:
            view.tools.offer_building()
            view.build_wanted.connect(lambda row: self._build(view, row))
        beside = beside_of(self._system or "", sheet)
        if beside is not None:
            view.put_beside(beside)
            view.wandered.connect(lambda: self._choose(view, is_meant=True))
        self.tabs.addTab(view, tr(sheet.TITLE))
        return view

    def open_table(self, collection: str) -> None:
        """Shows the table of a collection that has no sheet otherwise."""
        if collection not in self.views:
            self._opened.setdefault(self._system or "", []).append(collection)
            self._add(CollectionSheet(self._system or "", collection))
        self.tabs.setCurrentWidget(self.views[collection])

    def _more_button(self) -> QToolButton:
        button = QToolButton()
        button.setAutoRaise(True)
        button.setIcon(icon("cards", self.palette()))
        button.setToolTip(tr("More tables"))
        button.setAccessibleName(tr("More tables"))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        menu.aboutToShow.connect(lambda: self.list_tables(menu))
        button.setMenu(menu)
        return button

    def list_tables(self, menu: QMenu) -> None:
        """Fills a menu with the tables that can be opened."""
        menu.clear()
        scenario = self.desk.scenario if self.desk is not None else None
        if scenario is None:
            return
        for collection in more_tables(scenario):
            made = menu.addAction(collection_title(scenario.system, collection))
            made.setObjectName(f"table-{collection}")
            made.triggered.connect(
                lambda _=False, collection=collection: self.open_table(collection)
            )

    def _build(self, view: SheetView, row: str) -> None:
        """Opens the builder; the table goes along with what is shown there."""

        def follow(key: str) -> None:
            if view in self._views.values() and key in view.model.rows:
                view.go_to(key)

        self.building.open(view.sheet.BUILDS or view.sheet.COLLECTION, row, follow)

    # -- showing

    def _choose(self, view: SheetView, *, is_meant: bool = False) -> None:
        """What a designer goes to here is chosen on the map, and shown in the properties."""
        if self.desk is None or not (is_meant or view.table.hasFocus()):
            return
        things = view.chosen_things()
        if things:
            self._is_choosing = True
            self.desk.choose(Selection(things=things))
            self._is_choosing = False

    def told(self, what: str) -> None:
        """What is chosen on the map is chosen in the table in front too."""
        view = self.tabs.currentWidget()
        is_from_there = what == "selection" and not self._is_choosing
        if is_from_there and self.desk is not None and isinstance(view, SheetView):
            view.choose_things(self.desk.selection.things)

    def _picture(self, name: str) -> QIcon:
        what, _, which = name.partition(" ")
        if what == "colour":
            return swatch(which)
        if self.desk is None:
            return QIcon()
        document = self.desk.document
        look = self.window_.canvas.scene.sheet.theme if self.window_.canvas else theme()
        return Pictures(document.scenario, look, document.folder, self.palette()).of(name)

    def _show_current(self) -> None:
        view = self.tabs.currentWidget()
        scenario = self.desk.scenario if self.desk is not None else None
        self.more.setEnabled(scenario is not None)
        if not isinstance(view, SheetView) or not self.is_in_sight:
            return
        view.show_scenario(scenario)
        if scenario is not self._known_for.get(view.sheet.NAME):
            self._soon.start()

    # -- doing

    def _apply(self, change: Change) -> None:
        if self.desk is None:
            return
        view = self.tabs.currentWidget()
        try:
            self.desk.document.apply(change)
        except (DoesNotApply, DoesNotFit) as trouble:
            if isinstance(view, SheetView):
                view.say(str(trouble), is_trouble=True)
        if not change:
            self._show_current()

    def _propose(self, what: str) -> None:
        view = self.tabs.currentWidget()
        if self.desk is None or not isinstance(view, SheetView):
            return
        view.say(tr("Working out a proposal …"))
        view.propose.setEnabled(False)

        def say(sentence: str) -> None:
            # The map of another system may have come to the front, and taken the sheet away.
            if view in self._views.values():
                view.propose.setEnabled(True)
                view.say(sentence)
            self.studio.say(sentence)

        propose(self.workshop, self.desk.document, what, say)

    def ask(self) -> None:
        """Has worked out what the sheet in front shows besides, while somebody looks at it."""
        view = self.tabs.currentWidget()
        if self.desk is None or not self.is_in_sight or not isinstance(view, SheetView):
            return
        scenario, sheet = self.desk.scenario, view.sheet

        def told() -> None:
            if view in self._views.values():
                self._known_for[sheet.NAME] = scenario
                view.model.refresh()
                if view.beside is not None:
                    view.beside.show_scenario(scenario)

        sheet.ask(self.workshop, scenario, told)

    def _follow(self) -> None:
        self.building.close()
        self.workshop.forget(PROPOSAL)
        self._known_for.clear()
        for view in self._views.values():
            view.sheet.forget()
            view.order.renew()
            view.say("")
        super()._follow()

    def recolour(self) -> None:
        self.more.setIcon(icon("cards", self.palette()))
        for view in self._views.values():
            view.recolour(self.palette())

    def close_down(self) -> None:
        self.building.close()
        self.workshop.close()

    def come_or_go(self, is_seen: bool) -> None:
        super().come_or_go(is_seen)
        if not is_seen and self._soon.isActive():
            self._soon.stop()
            self.put_off()
