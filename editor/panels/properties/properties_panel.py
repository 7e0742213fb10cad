"""The properties panel: a form for what is selected; for the map itself where nothing is."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QSizePolicy, QTabBar, QVBoxLayout, QWidget

from drawing.themes.theme import theme
from editor.document.document import Happening
from editor.edits.rules.preset_change import PRESET, preset_change
from editor.edits.rules.variant_choices import variant_ticked
from editor.panels.panel import Panel
from editor.panels.properties.preset_preview import PresetPreview
from editor.panels.properties.row_editing import RowEditing
from editor.panels.properties.rules import money_unit, rule_label, rule_said
from editor.panels.properties.rules_form import RulesForm
from editor.panels.properties.subject import Row, Subject, edited, subject_of
from editor.pointing.selection import Selection
from editor.widgets.forms.choices import Offered, offered
from editor.widgets.forms.form import COORDINATES, Form
from editor.widgets.icons.pictures import Pictures
from editor.words import tr
from model.forms.form import DoesNotFit, Route
from model.rules.rule_values import rule_as_usual
from model.scenario.change import Change, DoesNotApply
from model.scenario.scenario_form import look_at

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.studio.map_window import MapWindow

ADVANCED = "properties-advanced"
"""The setting that remembers whether coordinates are seen."""


class Properties(Panel):
    """What can be said about what is selected."""

    NAME = "properties"
    TITLE = "Properties"
    ORDER = 10

    def __init__(self, window: "MapWindow") -> None:
        super().__init__(window)
        self.subject = Subject("")
        self._shape: object = None
        self.form = Form()
        self.dialog: PresetPreview | None = None
        self.title, self.about = QLabel(), QLabel()
        self._make_head()
        self.tabs = QTabBar()
        self.tabs.setAccessibleName(tr("Map or rules"))
        self.tabs.addTab(tr("Map"))
        self.tabs.addTab(tr("Rules"))
        self.tabs.setDrawBase(False)
        self.tabs.currentChanged.connect(lambda _: self.refresh())
        self.area = QScrollArea(widgetResizable=True)
        self.area.setAccessibleName(tr("Properties"))
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rules = RulesForm()
        self.rules.edited.connect(self._edit_rule)
        self.rules.reset_wanted.connect(self._reset_rule)
        self.rules.done.connect(self._back_to_map)
        self.rows = RowEditing(self)
        self.rules.variant_ticked.connect(self._tick_variant)
        self.rules.row_wanted.connect(self.rows.begin)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 6, 0, 0)
        layout.setSpacing(2)
        for part in (self.title, self.about, self.tabs):
            layout.addWidget(part)
        layout.addWidget(self.area, 1)
        layout.addWidget(self.rules, 1)
        self.refresh()

    def refresh(self) -> None:
        desk = self.desk
        is_map = desk is not None and not desk.selection
        is_rules = is_map and self.tabs.currentIndex() == 1
        self.tabs.setVisible(is_map)
        self.rules.setVisible(is_rules)
        self.area.setVisible(not is_rules and desk is not None)
        if desk is None:
            self.title.setText(tr("No map is open."))
            self.about.setText("")
            return
        self.subject = subject_of(desk.scenario, desk.selection)
        self.title.setText(self.subject.title)
        self.title.setToolTip(self.subject.title)
        self.about.setText(self.subject.about)
        if is_rules:
            self.rules.show_rules(desk.scenario)
        else:
            self._show_form()

    def told(self, what: str) -> None:
        if what == "selection":
            self.refresh()

    def heard(self, happening: Happening) -> None:
        if happening.kind not in ("stroke", "saved"):
            self.refresh()

    def recolour(self) -> None:
        self._shape = None
        self.rules.make_anew()
        self.refresh()

    # -- the form

    def _make_head(self) -> None:
        font = self.title.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.1)
        self.title.setFont(font)
        for label in (self.title, self.about):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setContentsMargins(8, 0, 8, 0)
            # However long a name is, the panel is as wide as its designer made it.
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def _show_form(self) -> None:
        offers = {row.key: self._offers(row) for row in self.subject.rows}
        shape = (self.subject.shape, tuple(offers.items()), self._unit())
        if shape != self._shape:
            self._shape = shape
            self._make_form(offers)
        self.form.show_values({row.key: row.value for row in self.subject.rows})

    def _make_form(self, offers: dict[str, tuple[Offered, ...]]) -> None:
        focused = next((key for key, one in self.form.inputs.items() if one.hasFocus()), "")
        self.form = Form({"money": self._unit(), "degrees": "°", "percent": "%"})
        if self.desk is not None:
            document = self.desk.document
            look = self.window_.canvas.scene.sheet.theme if self.window_.canvas else theme()
            self.form.pictures = Pictures(document.scenario, look, document.folder, self.palette())
        placed = [row for row in self.subject.rows if row.field.notation in COORDINATES]
        for row in self.subject.rows:
            if row not in placed:
                self.form.add(row.key, row.field, offers[row.key], title=row.title)
        if placed:
            is_open = self.studio.settings.get(ADVANCED) is True
            folded = self.form.fold(tr("Advanced"), is_open=is_open)
            for row in placed:
                folded.add(row.key, row.field, offers[row.key], title=row.title)
            self.form.unfolded.connect(lambda on: self.studio.settings.put(ADVANCED, on))
        self.form.close_off()
        self.form.edited.connect(self._edit)
        self.form.done.connect(self._back_to_map)
        page = QWidget()
        box = QVBoxLayout(page)
        box.setContentsMargins(8, 4, 8, 8)
        box.addWidget(self.form)
        old = self.area.takeWidget()
        if old is not None:
            old.deleteLater()  # one of its inputs may still be telling what was edited
        self.area.setWidget(page)
        if focused in self.form.inputs:
            self.form.inputs[focused].setFocus()

    def _offers(self, row: Row) -> tuple[Offered, ...]:
        desk = self.desk
        return () if desk is None else offered(desk.scenario, row.field, self.subject.things)

    def _unit(self) -> str:
        return "" if self.desk is None else money_unit(self.desk.scenario)

    # -- editing

    def _back_to_map(self) -> None:
        """After Return the next letter is for the map, and not for the field."""
        if self.window_.canvas is not None:
            self.window_.canvas.setFocus()

    def _edit(self, key: str, value: Any) -> None:
        desk, subject = self.desk, self.subject
        if key == "/".join(PRESET):
            self._preview(key, value)
        elif desk is not None:
            is_done = self._apply(
                lambda: edited(desk.scenario, subject, key, value),
                lambda why: self.form.trouble(key, why),
            )
            if is_done and subject.has_id(key):
                desk.choose(Selection(things=frozenset({(subject.things[0][0], value)})))

    def _preview(self, key: str, preset: Any) -> None:
        """Shows what another preset would change, before it is taken as one step."""
        desk = self.desk
        if desk is None or preset == look_at(desk.scenario, PRESET):
            return
        try:
            found = preset_change(desk.scenario, preset)
        except DoesNotFit as trouble:
            self.form.trouble(key, str(trouble))
            return
        box = self.form.inputs[key]
        self.dialog = PresetPreview(
            self,
            box.currentText(),
            found,
            lambda: self._apply(lambda: found.change, self.studio.say),
        )
        self.dialog.finished.connect(self.refresh)
        self.dialog.open()

    def _edit_rule(self, route: Route, value: Any) -> None:
        desk = self.desk
        if desk is not None:
            self._apply(
                lambda: rule_said(desk.scenario, route, value),
                lambda why: self.rules.trouble(route, why),
            )

    def _reset_rule(self, route: Route) -> None:
        desk = self.desk
        if desk is not None:
            self._apply(
                lambda: rule_as_usual(desk.scenario, route, rule_label(route)),
                lambda why: self.rules.trouble(route, why),
            )

    def _tick_variant(self, name: str, is_on: bool) -> None:
        desk = self.desk
        if desk is not None:
            self._apply(lambda: variant_ticked(desk.scenario, name, is_on=is_on), self.studio.say)

    def _apply(self, make: "Callable[[], Change]", tell: "Callable[[str], None]") -> bool:
        """Does a step; what does not fit is told in its place, and nothing changes."""
        if self.desk is None:
            return False
        try:
            change = make()
            self.desk.document.apply(change)
        except (DoesNotApply, DoesNotFit) as trouble:
            tell(str(trouble))
            return False
        if not change:
            self.refresh()
        return bool(change)
