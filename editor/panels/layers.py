"""The layers panel: what of the map is seen, how strongly, and what tools may change."""

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.desk.layers import groups_of, layer_title, own_titles
from editor.document.document import Happening
from editor.panels.panel import Panel
from editor.widgets.icons import icon
from editor.words import tr
from model.boards.hexes import HexBoard
from model.boards.routes import RouteBoard
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.desk.desk import Desk
    from editor.studio.map_window import MapWindow

Part = Literal["show", "lock", "solo", "fade"]
WITHOUT = {RouteBoard: ("crossings",), HexBoard: ("mileposts",)}
"""Groups of which nothing can lie on such a board."""
PERCENT = 100
LEAST = 10
"""Percent: what is weaker is better hidden."""


def groups_shown(scenario: Scenario) -> dict[str, str]:
    """The groups that say something about a map, with the names of what such boards have."""
    without = next((rest for kind, rest in WITHOUT.items() if isinstance(scenario.board, kind)), ())
    groups = [group for group in groups_of(scenario) if group not in without]
    own, system = own_titles(scenario.system), scenario.system
    return {group: own.get(group) or layer_title(group, system) for group in groups}


class Layers(Panel):
    """A row for each group of layers: show, lock, solo, strength."""

    NAME = "layers"
    TITLE = "Layers"
    ORDER = 40

    def __init__(self, window: "MapWindow") -> None:
        super().__init__(window)
        self.inputs: dict[tuple[str, Part], QToolButton | QSlider] = {}
        self._groups: dict[str, str] = {}
        """The groups in their order, with what they are called."""
        self._before_solo: dict[Desk, tuple[str, frozenset[str]]] = {}
        self._area = QScrollArea(widgetResizable=True)
        self._area.setAccessibleName(tr("Layers"))
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._area)
        self.refresh()

    def refresh(self) -> None:
        desk = self.desk
        groups = {} if desk is None else groups_shown(desk.scenario)
        if groups != self._groups or not self._area.widget():
            self._groups = groups
            self._make()
        if desk is not None:
            self._show(desk)

    def told(self, what: str) -> None:
        if what == "layers":
            self.refresh()

    def heard(self, happening: Happening) -> None:
        if happening.kind != "stroke":
            self.refresh()

    def recolour(self) -> None:
        self.refresh()

    # -- making

    def _make(self) -> None:
        self.inputs = {}
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(6, 6, 6, 6)
        grid.setHorizontalSpacing(2)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(3, 1)
        if not self._groups:
            grid.addWidget(QLabel(tr("No map is open.")), 0, 0)
        for row, group in enumerate(self._groups):
            self._row(grid, row, group)
        grid.setRowStretch(len(self._groups) + 1, 1)
        self._area.setWidget(page)

    def _row(self, grid: QGridLayout, row: int, group: str) -> None:
        title = self._groups[group]
        show = self._button(tr("Show {layer}").format(layer=title), lambda: self._toggle(group))
        lock = self._button(
            tr("Lock {layer}: tools leave it alone").format(layer=title), lambda: self._lock(group)
        )
        solo = self._button(tr("Show {layer} alone").format(layer=title), lambda: self._solo(group))
        fade = QSlider(Qt.Orientation.Horizontal)
        fade.setRange(LEAST, PERCENT)
        fade.setPageStep(10)
        fade.setAccessibleName(tr("Strength of {layer}").format(layer=title))
        fade.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        fade.setFixedWidth(72)
        fade.valueChanged.connect(lambda percent: self._fade(group, percent))
        name = QLabel(title)
        name.setBuddy(show)
        for column, made in enumerate((show, lock, solo, name, fade)):
            grid.addWidget(made, row, column)
        self.inputs[group, "show"], self.inputs[group, "lock"] = show, lock
        self.inputs[group, "solo"], self.inputs[group, "fade"] = solo, fade

    def _button(self, name: str, run: "Callable[[], None]") -> QToolButton:
        button = QToolButton()
        button.setAutoRaise(True)
        button.setCheckable(True)
        button.setAccessibleName(name)
        button.setToolTip(name)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(run)
        return button

    # -- showing

    def _show(self, desk: "Desk") -> None:
        alone = self._before_solo.get(desk, ("", frozenset()))[0]
        for group in self._groups:
            is_shown, is_locked = group not in desk.hidden, group in desk.locked
            self._check(group, "show", is_shown, "show" if is_shown else "hide")
            self._check(group, "lock", is_locked, "lock" if is_locked else "unlock")
            self._check(group, "solo", group == alone, "solo" if group == alone else "ring")
            fade = self.inputs[group, "fade"]
            if isinstance(fade, QSlider):
                was = fade.blockSignals(True)
                percent = round(PERCENT * desk.faded.get(group, 1.0))
                fade.setValue(percent)
                fade.setToolTip(f"{percent} %")
                fade.setEnabled(is_shown)
                fade.blockSignals(was)

    def _check(self, group: str, part: Part, is_on: bool, picture: str) -> None:
        button = self.inputs[group, part]
        if isinstance(button, QToolButton):
            button.setChecked(is_on)
            button.setIcon(icon(picture, self.palette()))

    # -- doing

    def _toggle(self, group: str) -> None:
        if self.desk is not None:
            self._before_solo.pop(self.desk, None)
            self.desk.hide(self.desk.hidden ^ {group})

    def _lock(self, group: str) -> None:
        if self.desk is not None:
            self.desk.lock(self.desk.locked ^ {group})

    def _solo(self, group: str) -> None:
        """Shows one layer alone; once more, and all is as it was before."""
        desk = self.desk
        if desk is None:
            return
        alone, before = self._before_solo.pop(desk, ("", desk.hidden))
        if alone == group:
            desk.hide(before)
            return
        self._before_solo[desk] = group, before
        desk.hide((frozenset(self._groups) | desk.hidden) - {group})

    def _fade(self, group: str, percent: int) -> None:
        if self.desk is not None:
            kept = {name: part for name, part in self.desk.faded.items() if name != group}
            if percent < PERCENT:
                kept[group] = percent / PERCENT
            self.desk.fade(kept)
