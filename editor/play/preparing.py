"""Makes a scenario ready for a game beside the window: proposing what it lacks takes time."""

from PySide6.QtCore import QObject, QTimer, Signal

from editor.play.background_job import Work
from editor.play.match.seating import Prepared, prepared
from engine.protocol import NotPlayable
from model.abilities.proposals import proposals_of
from model.scenario.scenario import Scenario

LOOKS_EVERY = 20


class Preparing(QObject):
    """Begins at once where something has to be proposed; nothing else takes long."""

    done = Signal()

    def __init__(self, scenario: Scenario, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scenario = scenario
        self._answer: Prepared | NotPlayable | None = None
        self._work = Work()
        self._eye = QTimer(self, interval=LOOKS_EVERY)
        self._eye.timeout.connect(self._work.look)
        if proposals_of(scenario.system).lacking_to_play(scenario):
            self._work.begin(self._prepared, self._answered)
            self._eye.start()

    @property
    def is_busy(self) -> bool:
        return self._work.is_busy

    def ready(self) -> Prepared:
        """The scenario as it is played; NotPlayable says why there is no game."""
        if self._answer is None:
            self._answer = self._prepared()
        if isinstance(self._answer, NotPlayable):
            raise self._answer
        return self._answer

    def _prepared(self) -> Prepared | NotPlayable:
        try:
            return prepared(self._scenario)
        except NotPlayable as trouble:
            return trouble

    def _answered(self, answer: object) -> None:
        self._eye.stop()
        if isinstance(answer, Prepared | NotPlayable):
            self._answer = answer
        elif isinstance(answer, BaseException):
            raise answer
        self.done.emit()

    def close(self) -> None:
        self._eye.stop()
        self._work.close()
