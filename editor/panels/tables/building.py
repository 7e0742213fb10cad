"""The builder that is open beside the sheets: one at a time, of the map in front."""

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from drawing.themes.theme import Theme, theme
from editor.builder.builder import Builder, Drafts
from editor.builder.programs import programs_of
from editor.desk.desk import Desk
from editor.gestures.taking import Taking
from editor.pointing.selection import Thing
from editor.pointing.sketch import EMPTY

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
            self.builder.closed.connect(lambda: self._gone(desk))
            self.builder.lit.connect(desk.light)
            self.builder.light()
            self.builder.take_wanted.connect(lambda rooms, take: self._take(desk, rooms, take))
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

    def _take(self, desk: Desk, rooms: Collection[str], take: Callable[[Thing], bool]) -> None:
        """Clicks on the map name what a field of the builder asks for."""
        desk.take(Taking(rooms, take, self._back))
        canvas = self._window.canvas
        if canvas is not None:
            self._window.raise_()
            self._window.activateWindow()
            canvas.setFocus()

    def _back(self) -> None:
        """The last thing was taken: the builder has the keyboard again."""
        if self.builder is not None:
            self.builder.raise_()
            self.builder.activateWindow()

    def _gone(self, desk: Desk) -> None:
        self.builder = None
        desk.light(EMPTY)
        if desk.taking is not None:
            desk.take(None)

    def _look(self) -> Theme:
        canvas = self._window.canvas
        return canvas.scene.sheet.theme if canvas is not None else theme()
