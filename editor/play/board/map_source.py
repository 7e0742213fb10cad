"""Where the map of a play window comes from: its layers, built beside the window, once for all."""

from PySide6.QtCore import QObject, QTimer

from drawing.themes.theme import theme
from editor.canvas.builder import Builder
from editor.canvas.scene import Scene, sheet_of
from model.scenario.change import Change
from model.scenario.scenario import Scenario

AHEAD = 300
"""Milliseconds after which a map is built ahead: who presses Enter at once has his game first."""


class MapSource(QObject):
    """Keeps the builder of the map that is shown; a new one where the map is another."""

    def __init__(self, scenario: Scenario, folder: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scenario, self._folder = scenario, folder
        self._is_dark = False
        self._builder: Builder | None = None
        self._ahead = QTimer(self, singleShot=True, interval=AHEAD)
        self._ahead.timeout.connect(self._build_ahead)
        self._ahead.start()

    def builder(self, scenario: Scenario, *, dark: bool) -> Builder:
        """The builder of a map; who asks has it go on."""
        self._ahead.stop()
        known = self._builder
        if known is not None and scenario is self._scenario and dark == self._is_dark:
            if known.scene.scenario is not scenario:
                known.scene.become(scenario, Change(""))  # without the cities of another game
            return known
        self._scenario, self._is_dark = scenario, dark
        self.close()
        look = theme("dark" if dark else "classic")
        self._builder = Builder(Scene(sheet_of(scenario, look, self._folder)), self)
        return self._builder

    def _build_ahead(self) -> None:
        """Builds the map while people choose their seats."""
        self.builder(self._scenario, dark=self._is_dark).go_on()

    def close(self) -> None:
        self._ahead.stop()
        if self._builder is not None:
            self._builder.close()
            self._builder = None
