"""Buttons for everything that can be done, by group; what lies on the map is named in a line."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from editor.play.match.offers import Offered, Offers
from editor.play.match.words import click_and_drag, words_of
from editor.play.side.goods_icons import Icons
from editor.play.side.panel_rows import clear, column, words
from editor.words import tr, trn
from engine.protocol import Action
from engine.showing.plans import Plan
from model.scenario.scenario import Scenario

FEW = 8
"""So many actions of a group get a button each."""
ICON = 20
Do = Callable[[Plan], object]


class ActionsPanel(QWidget):
    """What the person who has to act can press."""

    def __init__(self, do: Do, scenario: Scenario, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._do, self._scenario = do, scenario
        self._column = column(self)
        self.buttons: dict[str, QWidget] = {}
        """By the notation of their actions; those of a menu by that of each."""

    def show_offers(self, offers: Offers, icons: Icons, goes_on: Action | None) -> None:
        """What goes on with the turn first; then of each group buttons, or a line about the map."""
        self.buttons.clear()
        clear(self._column)
        for one in offers.all:
            if one.action == goes_on:
                self._button(one, icons).setDefault(True)
        for group, some in offers.groups.items():
            rest = [one for one in some if one.action != goes_on]
            if rest:
                self._column.addWidget(words(words_of(self._scenario.system).group(group), "group"))
                self._group(rest, icons)

    def _group(self, some: Sequence[Offered], icons: Icons) -> None:
        on_map = [one for one in some if one.where is not None and not one.is_chosen]
        beside = [one for one in some if one.where is None or one.is_chosen]
        if len(on_map) <= FEW:
            self._add([*on_map, *beside], icons)
            return
        leads_on = any(one.where is not None and one.where.step is not None for one in on_map)
        text = click_and_drag(self._scenario) if leads_on else tr("Click on a marked place.")
        self._column.addWidget(words(text, "quiet"))
        self._add(beside, icons)
        self._column.addWidget(self._menu(on_map, icons))

    def _add(self, some: Sequence[Offered], icons: Icons) -> None:
        if len(some) > FEW:
            self._column.addWidget(self._menu(some, icons))
            return
        for one in some:
            self._button(one, icons)

    def _button(self, one: Offered, icons: Icons) -> QPushButton:
        button = QPushButton(one.title)
        button.setToolTip(str(one.action))
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        if one.good:
            button.setIcon(icons.icon(one.good, ICON))
            button.setIconSize(QSize(ICON, ICON))
        button.clicked.connect(partial(self._press, one.plan))
        self.buttons[str(one.action)] = button
        self._column.addWidget(button)
        return button

    def _menu(self, some: Sequence[Offered], icons: Icons) -> QToolButton:
        """A button that opens the whole list, for those who do not use the map."""
        button = QToolButton()
        button.setText(trn("{n} in a list", "All {n} in a list", len(some)))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        for one in some:
            action = QAction(one.title, menu)
            if one.good:
                action.setIcon(icons.icon(one.good, ICON))
            action.triggered.connect(partial(self._press, one.plan))
            menu.addAction(action)
            self.buttons[str(one.action)] = button
        button.setMenu(menu)
        return button

    def _press(self, plan: Plan, _checked: bool = False) -> None:
        self._do(plan)


def choose(plans: Sequence[Plan], do: Do, parent: QWidget, at: QPoint) -> QMenu:
    """A small menu at a place of the screen, where a click may mean several things."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for plan in plans:
        action = QAction(plan.text or str(plan.actions[0]), menu)
        action.triggered.connect(partial(_chosen, do, plan))
        menu.addAction(action)
    menu.popup(at)
    return menu


def _chosen(do: Do, plan: Plan, _checked: bool = False) -> None:
    do(plan)
