"""Whose land is played on: all of it, or that of some countries, chosen from those in the box."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton

from editor.words import tr, trn


class Lands(QToolButton):
    """A button that says which lands are chosen, with a menu of all there are to choose."""

    changed = Signal(tuple)

    def __init__(self) -> None:
        super().__init__()
        self._there: tuple[str, ...] = ()
        self._chosen: tuple[str, ...] = ()
        self._menu = QMenu(self)
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

    def found(self, there: Iterable[str]) -> None:
        """The lands that lie in the box, the largest first."""
        self._there = tuple(there)

    def _fill(self) -> None:
        self._menu.clear()
        self._add(tr("All lands"), is_on=not self._chosen).triggered.connect(
            lambda: self.changed.emit(())
        )
        self._menu.addSeparator()
        for name in dict.fromkeys((*self._there, *self._chosen)):
            entry = self._add(name, is_on=name in self._chosen)
            entry.triggered.connect(lambda _checked, name=name: self._toggle(name))

    def _add(self, name: str, *, is_on: bool) -> QAction:
        entry = self._menu.addAction(name.replace("&", "&&"))
        entry.setCheckable(True)
        entry.setChecked(is_on)
        return entry

    def _toggle(self, name: str) -> None:
        if name in self._chosen:
            self.changed.emit(tuple(one for one in self._chosen if one != name))
        else:
            self.changed.emit((*self._chosen, name))
