"""Goods and cards: sheets that can be edited, and proposals for what is missing."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QIcon, QShowEvent
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from drawing.themes.theme import theme
from editor.document.document import Happening
from editor.panels.panel import Panel
from editor.panels.sheets.effects import EffectsEditor
from editor.panels.sheets.goods_sheet import Goods
from editor.panels.sheets.sheet import Sheet
from editor.panels.sheets.sheet_view import SheetView
from editor.panels.sheets.supplies_sheet import Supplies
from editor.pointing.selection import Selection
from editor.systems.crayon.sheets.demands import Demands
from editor.systems.crayon.sheets.events import Events
from editor.systems.crayon.sheets.proposals import PROPOSAL, Fair, ask_fair, propose
from editor.widgets.icons.pictures import Pictures, swatch
from editor.words import tr
from editor.workshop.workshop import Workshop
from model.forms.form import DoesNotFit
from model.scenario.change import Change, DoesNotApply
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import keys_in_order

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

SOON_MS = 700
"""After a change so long is waited before payouts are worked out anew."""


class Cards(Panel):
    """The goods, who supplies them, who asks for them, and what happens."""

    NAME = "cards"
    TITLE = "Goods and cards"
    ORDER = 20

    def __init__(self, window: "MapWindow") -> None:
        super().__init__(window)
        self.workshop = Workshop(self)
        self.demands = Demands()
        self.views = {
            "goods": self._view(Goods(), {"goods": tr("Goods and their sources")}),
            "supplies": self._view(Supplies(), {"goods": tr("Goods and their sources")}),
            "demands": self._view(
                self.demands,
                {
                    "deck": tr("More cards, as many as are usual"),
                    "deck-anew": tr("All cards anew"),
                    "payouts": tr("Payouts by the formula, where they stray"),
                },
            ),
            "events": self._view(Events(), {"events": tr("More events, as many as are usual")}),
        }
        self.effects = EffectsEditor()
        self.effects.wanted.connect(self._apply)
        self.views["events"].layout_.addWidget(self.effects)
        self.views["events"].chosen.connect(self._show_effects)
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.setAccessibleName(tr("Sheets"))
        self.tabs.currentChanged.connect(lambda _: self._show_current())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.tabs)
        self._fair_for: Scenario | None = None
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self.ask_fair)
        self._set_tabs()
        self.refresh()

    def refresh(self) -> None:
        self._set_tabs()
        self._show_current()

    def heard(self, happening: Happening) -> None:
        if happening.kind not in ("stroke", "saved"):
            self._show_current()

    # -- showing

    def _view(self, sheet: Sheet, offers: dict[str, str]) -> SheetView:
        view = SheetView(sheet, self._picture, offers)
        view.wanted.connect(self._apply)
        view.proposal_wanted.connect(self._propose)
        view.chosen.connect(lambda: self._choose(view))
        return view

    def _choose(self, view: SheetView) -> None:
        """What a designer goes to here is shown in the properties, with all that it has."""
        row = view.current_row()
        if self.desk is not None and view.sheet.ROOM and row is not None and view.table.hasFocus():
            self.desk.choose(Selection(things=frozenset({(view.sheet.ROOM, row)})))

    def _picture(self, name: str) -> QIcon:
        what, _, which = name.partition(" ")
        if what == "colour":
            return swatch(which)
        if self.desk is None:
            return QIcon()
        document = self.desk.document
        look = self.window_.canvas.scene.sheet.theme if self.window_.canvas else theme()
        return Pictures(document.scenario, look, document.folder, self.palette()).of(name)

    def _set_tabs(self) -> None:
        """A tab for each sheet that maps of this kind have."""
        system = self.desk.scenario.system if self.desk is not None else ""
        keys = keys_in_order(system)
        wanted = [view for view in self.views.values() if view.sheet.NEEDS in keys]
        shown: list[QWidget | None] = [self.tabs.widget(n) for n in range(self.tabs.count())]
        if shown == wanted:
            return
        here = self.tabs.currentWidget()
        self.tabs.clear()
        for view in wanted:
            self.tabs.addTab(view, tr(view.sheet.TITLE))
        if here in wanted:
            self.tabs.setCurrentWidget(here)

    def _show_current(self) -> None:
        view = self.tabs.currentWidget()
        scenario = self.desk.scenario if self.desk is not None else None
        if isinstance(view, SheetView) and self.isVisible():
            view.show_scenario(scenario)
        if view is self.views["events"]:
            self._show_effects()
        if view is self.views["demands"] and scenario is not self._fair_for:
            self._soon.start()

    def _show_effects(self) -> None:
        scenario = self.desk.scenario if self.desk is not None else None
        self.effects.show_event(scenario, self.views["events"].current_row())

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
            view.propose.setEnabled(True)
            view.say(sentence)
            self.studio.say(sentence)

        propose(self.workshop, self.desk.document, what, say)

    def ask_fair(self) -> None:
        """Has payouts worked out, while somebody looks at them."""
        if self.desk is None or not self.isVisible():
            return
        scenario = self.desk.scenario

        def told(fair: Fair) -> None:
            self._fair_for, self.demands.fair = scenario, fair
            self.views["demands"].model.refresh()

        ask_fair(self.workshop, scenario, told)

    def _follow(self) -> None:
        self.workshop.forget(PROPOSAL)
        self.demands.fair = self._fair_for = None
        for view in self.views.values():
            view.say("")
        super()._follow()

    def recolour(self) -> None:
        for view in self.views.values():
            view.recolour(self.palette())

    def close_down(self) -> None:
        self.workshop.close()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 (Qt's name)
        super().showEvent(event)
        self._show_current()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        self._soon.stop()
        super().hideEvent(event)
