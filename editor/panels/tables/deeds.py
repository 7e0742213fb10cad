"""What keys and menus do with a table, each by its name."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu, QToolButton

from editor.panels.sheets.blocks.grid import column_called
from editor.panels.tables.table_menu import add_languages, fill_menu

if TYPE_CHECKING:
    from editor.panels.tables.sheet_view import SheetView


class Deeds(QObject):
    """The deeds of one view: by the keys of its table, its menu, and the right button."""

    def __init__(self, view: "SheetView") -> None:
        super().__init__(view)
        self._view = view
        self._only_odd = False
        table = view.table
        table.deed_wanted.connect(self.do)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.customContextMenuRequested.connect(self._show_menu)
        table.verticalHeader().sectionDoubleClicked.connect(lambda _: self.do("map"))

    def do(self, deed: str) -> None:
        """Does what a key or an entry of the menu says."""
        view = self._view
        deeds: dict[str, Callable[[], None]] = {
            "copy": view.blocks.copy,
            "copy-all": view.blocks.copy_all,
            "cut": view.blocks.cut,
            "paste": view.blocks.paste,
            "down": self._fill_or_duplicate,
            "clear": view.blocks.clear,
            "tick": view.blocks.tick,
            "remove": view.ask_removal,
            "up": lambda: view.move_row(-1),
            "lower": lambda: view.move_row(1),
            "filter": view.text.setFocus,
            "leave": view.text.setFocus,
            "odd": lambda: self.show_odd(not self._only_odd),
        }
        deeds.get(deed, lambda: view.deed_wanted.emit(deed))()

    def show_odd(self, only: bool) -> None:
        """Shows only the rows at which a designer should look, or all."""
        self._only_odd = only
        self._view.order.hold_odd(only)

    def _fill_or_duplicate(self) -> None:
        """A single row of a sheet that can do so is duplicated; otherwise blocks are filled."""
        rows, _ = self._view.blocks.chosen()
        if self._view.sheet.CAN_DUPLICATE and len(rows) < 2:
            self._view.tools.do_duplicate()
        else:
            self._view.blocks.fill_down()

    # -- menus

    def offer_in(self, button: QToolButton) -> None:
        """Gives a button the menu of the table."""
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        menu.aboutToShow.connect(lambda: self.list_in(menu))
        button.setMenu(menu)

    def list_in(self, menu: QMenu) -> None:
        """Fills a menu with what can be done with the table."""
        menu.clear()
        view = self._view
        scenario, grid = view.model.scenario, view.model.grid
        if scenario is None:
            return
        cannot = {"remove": view.sheet.CAN_ADD, "map": bool(view.chosen_things())}
        without = {deed for deed, can in cannot.items() if not can}
        fill_menu(menu, without, self.do, only_odd=self._only_odd)
        if grid.has_names(scenario):
            add_languages(menu, grid.languages(scenario), self.add_language)

    def add_language(self, code: str) -> None:
        """Has a column for names in a language."""
        view = self._view
        view.model.grid.ask_for([code])
        view.model.show_languages()
        view.set_widths()
        column = column_called(view.model.columns, f"name ({code})")
        view.table.scrollTo(view.order.index(0, column or 0))

    def _show_menu(self, spot: QPoint) -> None:
        menu = QMenu(self._view)
        self.list_in(menu)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._view.table.viewport().mapToGlobal(spot))
