"""Whose land is played on: all of it, or that of some countries, chosen from those in the box."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSizePolicy, QToolButton

from editor.widgets.staying_menu import StayingMenu
from editor.words import tr, trn


class Lands(QToolButton):
    """A button that says which lands are chosen, with a menu of all there are to choose."""

    changed = Signal(tuple)

    def __init__(self) -> None:
        super().__init__()
        self._there: tuple[str, ...] = ()
        self._chosen: tuple[str, ...] = ()
        self._entries: dict[str, QAction] = {}
        """The entries of the menu by their lands; that of all lands has no name."""
        self._menu = StayingMenu(self)
        self.setMenu(self._menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Whose land is played on"))
        self.setToolTip(tr("Lands that are not chosen are drawn around the map, and not played on"))
        self._menu.aboutToShow.connect(self._fill)
        self.show_chosen(())

    def show_chosen(self, chosen: tuple[str, ...]) -> None:
        self._chosen = chosen
        few = ", ".join(chosen) if len(chosen) < 3 else trn("{n} land", "{n} lands", len(chosen))
        self.setText(few.replace("&", "&&") or tr("All lands"))
        for name, entry in self._entries.items():
            entry.setChecked(name in chosen if name else not chosen)

    def found(self, there: Iterable[str]) -> None:
        """The lands that lie in the box, the largest first."""
        self._there = tuple(there)

    def _fill(self) -> None:
        self._menu.clear()
        self._entries.clear()
        self._add("", tr("All lands"))
        self._menu.addSeparator()
        for name in dict.fromkeys((*self._there, *self._chosen)):
            self._add(name, name)
        self.show_chosen(self._chosen)

    def _add(self, name: str, title: str) -> None:
        entry = self._menu.addAction(title.replace("&", "&&"))
        entry.setCheckable(True)
        entry.triggered.connect(lambda _checked: self._toggle(name))
        self._entries[name] = entry

    def _toggle(self, name: str) -> None:
        others = tuple(one for one in self._chosen if one != name)
        if not name or len(others) < len(self._chosen):
            self.show_chosen(others if name else ())
        else:
            self.show_chosen((*others, name))
        self.changed.emit(self._chosen)
