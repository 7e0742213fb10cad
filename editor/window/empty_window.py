"""The furniture of the window: panels and tools, put away while there is no map to work on."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray

from editor.window.window_state import restored, state_of

if TYPE_CHECKING:
    from editor.window.window import Window


class Furniture:
    """Knows how everything stood before it was put away."""

    def __init__(self, window: "Window") -> None:
        self._window = window
        self._away: QByteArray | None = None

    def show(self, *, has_map: bool) -> None:
        """Puts everything away, or where it stood."""
        if has_map and self._away is not None:
            state, self._away = self._away, None
            self._window.restoreState(state)
        elif not has_map and self._away is None:
            self._away = self._window.saveState()
            self._put_away()

    def stands(self) -> QByteArray:
        """How everything stands, or stood before it was put away."""
        return self._away or self._window.saveState()

    def stand(self, state: QByteArray) -> None:
        """Puts what was made anew where it stood, or away again."""
        if self._away is None:
            self._window.restoreState(state)
        else:
            self._away = state
            self._put_away()

    def _put_away(self) -> None:
        for dock in self._window.docks.values():
            dock.hide()
        self._window.toolbar.hide()

    def plain(self) -> dict[str, Any]:
        """How everything stands, for the settings."""
        return state_of(self._window, self.stands())

    def restore(self, plain: Any) -> bool:
        """Puts everything as it stood another day; whether that could be."""
        state = restored(self._window, plain)
        if state is None:
            return False
        if self._away is not None:
            self._away = state
            return True
        return self._window.restoreState(state)
