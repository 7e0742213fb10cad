"""What the checks say of the programs of a thing, a moment after each change."""

import time
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from editor.builder.programs import Programs, Warned
from editor.document.document import Document

SOON_MS, AT_ONCE_MS, SLICE = 40, 1, 0.006
"""So long after a change the checks begin, and go on, so many seconds at a time."""


class Judging(QObject):
    """Has a document checked while a builder is open."""

    done = Signal()
    """All checks have come to an end."""

    def __init__(self, document: Document, programs: Programs, parent: QObject) -> None:
        super().__init__(parent)
        self._document, self._programs = document, programs
        self._key = ""
        self._found: list[tuple[Warned, Any]] = []
        """What was found last, each with what stood there."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._work)

    def ask(self, key: str) -> None:
        """Something may have changed: the programs of this thing are looked at soon."""
        if key != self._key:
            self._key, self._found = key, []
        self._timer.start(SOON_MS)

    def stop(self) -> None:
        """The builder is closed."""
        self._timer.stop()

    def of(self, key: str) -> list[Warned]:
        """What is known to be wrong with parts that are still as they were."""
        if key != self._key:
            return []
        return [one for one, was in self._found if self._at(one) == was]

    def _work(self) -> None:
        until = time.monotonic() + SLICE
        if self._document.live.work(lambda: time.monotonic() > until):
            self._timer.start(AT_ONCE_MS)
            return
        scenario, findings = self._document.scenario, self._document.live.findings()
        if self._key in self._programs.keys(scenario):
            told = self._programs.judged(scenario, self._key, findings)
            self._found = [(one, self._at(one)) for one in told]
            self.done.emit()

    def _at(self, warned: Warned) -> Any:
        """What stands now where something was wrong."""
        program = self._programs.program(self._document.scenario, self._key, warned.field)
        return program.at(warned.way[:1])
