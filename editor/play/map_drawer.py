"""Draws the map of a game on another thread, once for all who ask."""

from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from editor.play.map_picture import MapPicture, map_maker
from editor.play.work import Work
from model.scenario import Scenario

LOOKS_EVERY = 20


class Wanted(NamedTuple):
    """Which map, and how it looks."""

    scenario: Scenario
    folder: str
    dark: bool

    def is_as(self, other: "Wanted | None") -> bool:
        """Whether the same scenario is asked for: to compare large ones would take long."""
        return other is not None and self.scenario is other.scenario and self[1:] == other[1:]


class MapDrawer(QObject):
    """Keeps the last map that was drawn."""

    drawn = Signal(object)
    """A MapPicture, or a sentence that says why there is none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = Work()
        self._wanted: Wanted | None = None
        self._begun: Wanted | None = None
        self._answer: MapPicture | str | None = None
        self._eye = QTimer(self)
        self._eye.setInterval(LOOKS_EVERY)
        self._eye.timeout.connect(self._work.look)

    def ask(self, wanted: Wanted) -> None:
        """Asks for a map; `drawn` brings it, at once if it is there."""
        self._wanted = wanted
        if self._answer is not None and wanted.is_as(self._begun):
            self.drawn.emit(self._answer)
        elif not self._work.is_busy:
            self._begun, self._answer = wanted, None
            maker = map_maker(wanted.scenario, wanted.folder, dark=wanted.dark)
            self._work.begin(maker, self._answered)
            self._eye.start()

    def _answered(self, answer: object) -> None:
        self._eye.stop()
        if isinstance(answer, BaseException):
            raise answer
        self._answer = answer if isinstance(answer, MapPicture) else str(answer)
        if self._wanted is not None:
            self.ask(self._wanted)

    def close(self) -> None:
        self._eye.stop()
        self._work.close()
