"""The builder that is open beside the sheets: one at a time, of the map in front."""

from collections.abc import Callable
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from drawing.themes.theme import Theme, theme
from editor.builder.builder import Builder, Drafts
from editor.builder.programs import programs_of
from editor.desk.desk import Desk

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

KEYS = ("edit.undo", "edit.redo", "file.save")


class Building:
    """Opens builders, and closes them when another map comes to the front."""

    def __init__(self, window: "MapWindow") -> None:
        self._window = window
        self.builder: Builder | None = None
        self._drafts: WeakKeyDictionary[Desk, Drafts] = WeakKeyDictionary()

    def open(self, collection: str, key: str, chosen: Callable[[str], None]) -> None:
        """Shows what a thing does; `chosen` is told when the builder goes to another."""
        desk = self._window.studio.desk
        if desk is None:
            return
        programs = programs_of(desk.scenario.system, collection)
        if programs is None:
            return
        if self.builder is not None and self.builder.programs.collection == collection:
            self.builder.show_thing(key)
        else:
            self.close()
            self.builder = Builder(desk.document, programs, key, self._look, self._window)
            self.builder.take_drafts(self._of(desk))
            self.builder.take_keys([self._window.qt_actions[name] for name in KEYS])
            self.builder.closed.connect(self._gone)
            self.builder.chosen.connect(chosen)
        self.builder.show()
        self.builder.raise_()
        self.builder.activateWindow()

    def close(self) -> None:
        """Another map is in front, or the window is closed."""
        if self.builder is not None:
            self.builder.close()

    def _of(self, desk: Desk) -> Drafts:
        """What was typed over a map and not taken over."""
        return self._drafts.setdefault(desk, {})

    def _gone(self) -> None:
        self.builder = None

    def _look(self) -> Theme:
        canvas = self._window.canvas
        return canvas.scene.sheet.theme if canvas is not None else theme()
