"""Live checking: findings are worked out in small slices while the designer goes on drawing."""

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from editor.canvas.overlay import Mark
from editor.desk import Desk
from editor.document import Happening
from validator.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.window import Window

SLICE = 0.006
"""Seconds of checking between two looks at the window."""
FIRST_MS = 30
"""After a change, so long is waited before anything is searched."""


class Checking(QObject):
    """Keeps the findings of the document in front up to date, and marks them on its map."""

    changed = Signal()
    """The findings are others now."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._desk: Desk | None = None
        self._unlisten: Callable[[], None] = lambda: None
        self.findings: list[Finding] = []
        self.chosen: Finding | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._work)

    @property
    def is_settled(self) -> bool:
        return self._desk is None or self._desk.document.live.is_settled

    def follow(self, desk: Desk | None) -> None:
        """Turns to another desk."""
        if desk is self._desk:
            return
        self._unlisten()
        self._unlisten = lambda: None
        self._desk, self.chosen = desk, None
        if desk is None:
            self._timer.stop()
            self._show([])
            return
        self._unlisten = desk.document.listen(self._heard)
        self._show(desk.document.live.findings())
        self._timer.start(0)

    def choose(self, finding: Finding | None) -> None:
        """Shows where a finding is."""
        self.chosen = finding
        self._mark()
        canvas = self._window.canvas
        if finding is not None and canvas is not None:
            canvas.show_cells(cells_of(finding))

    def settle(self) -> None:
        """Checks everything at once."""
        if self._desk is not None:
            self._show(self._desk.document.live.settle())

    def _heard(self, happening: Happening) -> None:
        if happening.kind not in ("saved", "finished") and self._desk is not None:
            self._show(self._desk.document.live.findings())
            self._timer.start(FIRST_MS)

    def _work(self) -> None:
        desk = self._desk
        if desk is None:
            return
        until = time.monotonic() + SLICE
        goes_on = desk.document.live.work(lambda: time.monotonic() > until)
        if goes_on:
            self._timer.start(0)
        self._show(desk.document.live.findings()) if not goes_on else None

    def _show(self, findings: list[Finding]) -> None:
        if findings != self.findings:
            self.findings = findings
            if self.chosen not in findings:
                self.chosen = None
            self._mark()
            self.changed.emit()

    def _mark(self) -> None:
        canvas = self._window.canvas
        if canvas is not None:
            canvas.show_marks(
                [
                    Mark(cell, finding.severity.value, finding is self.chosen)
                    for finding in self.findings
                    for cell in cells_of(finding)[:1]
                ]
            )


def cells_of(finding: Finding) -> list:  # type: ignore[type-arg]
    """The cells that a finding speaks of."""
    return [*finding.cells, *(edge.a for edge in finding.edges)]
