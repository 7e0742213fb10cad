"""Buttons for everything that can be done, by group; what lies on the map is named in a line."""

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QWidget

from editor.play.match.offers import Offered
from editor.play.match.words import FEW, click_and_drag, words_of
from editor.play.side.amounts_row import AmountsRow
from editor.play.side.choice_button import ChoiceButton
from editor.play.side.goods_icons import Icons
from editor.play.side.looking import Do
from editor.play.side.panel_rows import clear, column, words
from editor.play.side.things_row import ThingsRow
from editor.words import tr, trn
from engine.protocol import Action
from engine.showing.plans import Plan
from model.scenario.scenario import Scenario

ICON = 20


class Hands(Protocol):
    """What the table does with what is pressed, pointed at, held and let go."""

    def do(self, plan: Plan) -> object: ...
    def look(self, plan: Plan | None) -> None: ...
    def hold(self, thing: str) -> None: ...
    def drop(self, thing: str, at: QPoint) -> None: ...


class ActionsPanel(QWidget):
    """What the person who has to act can press."""

    def __init__(self, hands: Hands, scenario: Scenario, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hands, self._scenario = hands, scenario
        self._column = column(self)
        self.buttons: dict[str, QWidget] = {}
        """By the notation of their actions; those of a menu by that of each."""
        self.amounts: AmountsRow | None = None
        """Numbers to choose from, if there are any."""
        self.things: list[ThingsRow] = []
        """What can be taken in the hand."""
        self.ready: list[ChoiceButton] = []
        """Whole plans that are worth a button."""

    def show_offers(
        self,
        some: Sequence[Offered],
        icons: Icons,
        goes_on: Action | None,
        ready: Sequence[Plan] = (),
        asks: str = "",
    ) -> None:
        """What is asked, and what goes on with the turn; then of each group buttons, or a line."""
        self.buttons.clear()
        self.things.clear()
        self.ready.clear()
        self.amounts = None
        clear(self._column)
        if asks:
            self._column.addWidget(words(asks, "strong"))
        for one in some:
            if one.action == goes_on and one.amount is None:
                self._button(one, icons).setDefault(True)
        groups: dict[str, list[Offered]] = {}
        for one in some:
            if one.action != goes_on or one.amount is not None:
                groups.setdefault(one.action.GROUP, []).append(one)
        for group, several in groups.items():
            if not asks or len(groups) > 1:
                heading = words_of(self._scenario.system).group(group)
                self._column.addWidget(words(heading, "group"))
            whole = [plan for plan in ready if group == plan.actions[0].GROUP]
            self._ready(whole, icons)
            self._group(several, icons, few=0 if whole else FEW)

    def _ready(self, plans: Sequence[Plan], icons: Icons) -> None:
        """Whole plans; what single actions do on the map is then only listed."""
        for plan in plans:
            icon = icons.good(plan.good, ICON) if plan.good else None
            button = ChoiceButton(plan, self._hands.do, self._hands.look, icon)
            self.ready.append(button)
            self._column.addWidget(button)

    def _group(self, some: Sequence[Offered], icons: Icons, few: int) -> None:
        numbered = [one for one in some if one.amount is not None]
        things = [one for one in some if one.thing]
        rest = [one for one in some if one.amount is None and not one.thing]
        if numbered:
            self._amounts(numbered)
        if things:
            row = ThingsRow(things, icons, self._hands.hold, self._hands.drop)
            self.things.append(row)
            self._column.addWidget(row)
        self._others(rest, icons, few)

    def _amounts(self, some: Sequence[Offered]) -> None:
        self.amounts = AmountsRow(some, self._hands.do)
        for one in some:
            if one.amount is not None:
                self.buttons[str(one.action)] = self.amounts.keys.get(one.amount, self.amounts)
        self._column.addWidget(self.amounts)

    def _others(self, some: Sequence[Offered], icons: Icons, few: int) -> None:
        """Buttons for what is few; what is many on the map is told in a line, and in a list."""
        on_map = [one for one in some if one.where is not None and not one.is_chosen]
        chosen = [one for one in some if one.is_chosen]
        beside = [one for one in some if one.where is None]
        leads_on = any(one.where is not None and one.where.step is not None for one in on_map)
        usual = click_and_drag(self._scenario) if leads_on else tr("Click on a marked place.")
        say, group = words_of(self._scenario.system), some[0].action.GROUP if some else ""
        self._on_map(chosen, say.on_map(group), icons, few)
        self._on_map(on_map, say.at_once(group) or usual, icons)
        most = say.buttons(group) if some else FEW
        if len(beside) > most:
            self._column.addWidget(self._menu(beside, icons))
        for one in beside if len(beside) <= most else ():
            self._button(one, icons)

    def _on_map(self, some: Sequence[Offered], text: str, icons: Icons, few: int = FEW) -> None:
        if len(some) <= few:
            for one in some:
                self._button(one, icons)
            return
        if text:
            self._column.addWidget(words(text, "quiet"))
        self._column.addWidget(self._menu(some, icons))

    def _button(self, one: Offered, icons: Icons) -> QPushButton:
        icon = icons.good(one.good, ICON) if one.good else None
        is_told = not one.price or str(one.price) in one.title.split()
        price = "" if is_told else words_of(self._scenario.system).price(one.price or 0)
        button = ChoiceButton(one.plan, self._hands.do, self._hands.look, icon, price)
        self.buttons[str(one.action)] = button
        self._column.addWidget(button)
        return button

    def _menu(self, some: Sequence[Offered], icons: Icons) -> QPushButton:
        """A button that opens the whole list, for those who do not use the map."""
        button = QPushButton(trn("{n} in a list", "All {n} in a list", len(some)))
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
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
        self._hands.do(plan)


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
