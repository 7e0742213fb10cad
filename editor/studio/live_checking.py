"""Live checking: findings are worked out in small slices while the designer goes on drawing."""

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from editor.canvas.overlay import Mark
from editor.desk.desk import Desk
from editor.document.document import Happening
from editor.edits.cell_sets import point_at
from editor.edits.line_positions import laid
from editor.edits.searching import where
from editor.pointing.selection import Selection
from model.boards.routes import RouteBoard
from model.notation import Cell, Point
from model.scenario.collections import LINES, things_in
from model.scenario.scenario import Scenario
from validator.finding import Finding
from validator.reporting.allowing import Accepted, Allowance, allowances

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

SLICE = 0.006
"""Seconds of checking between two looks at the window."""
FIRST_MS = 30
"""After a change, so long is waited before anything is searched."""


class Checking(QObject):
    """Keeps the findings of the document in front up to date, and marks them on its map."""

    changed = Signal()
    """The findings are others now, or all of them are known."""
    chosen_changed = Signal()
    """Another finding is the chosen one, or none."""

    def __init__(self, window: "MapWindow") -> None:
        super().__init__(window)
        self._window = window
        self._desk: Desk | None = None
        self._unlisten: Callable[[], None] = lambda: None
        self.findings: list[Finding] = []
        """What is wrong, as far as it is known."""
        self.allowed: list[Finding] = []
        """What would be wrong if the designer did not allow it."""
        self._was_settled = True
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

    def look_again(self) -> None:
        """Checks every document from nothing, as what is told was told in another language."""
        for desk in self._window.studio.desks:
            desk.document.check_anew()
        here, self._desk = self._desk, None
        self.follow(here)

    def choose(self, finding: Finding | None) -> None:
        """Shows where a finding is."""
        self.chosen = finding
        self._mark()
        canvas = self._window.canvas
        if finding is not None and canvas is not None:
            canvas.show_cells(self._places_of(finding))
            self._choose_line(finding)
        self.chosen_changed.emit()

    def _choose_line(self, finding: Finding) -> None:
        """A line of a board of routes is chosen, since no cell tells which of many is meant."""
        route = finding.route
        if self._desk is not None and route[:2] == ("board", LINES) and len(route) > 2:
            self._desk.choose(Selection(things=frozenset({(LINES, str(route[2]))})))

    def choose_next(self, step: int = 1) -> Finding | None:
        """Goes to the next finding, or the one before; after the last comes the first."""
        if not self.findings:
            return None
        here = self.findings.index(self.chosen) if self.chosen in self.findings else None
        number = (0 if step > 0 else -1) if here is None else here + step
        self.choose(self.findings[number % len(self.findings)])
        return self.chosen

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
        else:
            self._show(desk.document.live.findings())

    def _show(self, told: list[Finding]) -> None:
        accepts = Accepted(self._allowances()).accepts
        findings: list[Finding] = []
        allowed: list[Finding] = []
        for one in told:
            (allowed if accepts(one) else findings).append(one)
        is_settled = self.is_settled
        is_same = findings == self.findings and allowed == self.allowed
        if is_same and is_settled == self._was_settled:
            return
        self.findings, self.allowed, self._was_settled = findings, allowed, is_settled
        if self.chosen not in findings and self.chosen not in allowed:
            self.chosen = None
        self._mark()
        self.changed.emit()

    def _allowances(self) -> list[Allowance]:
        return [] if self._desk is None else allowances(self._desk.scenario)

    def _mark(self) -> None:
        canvas = self._window.canvas
        if canvas is not None:
            canvas.show_marks(
                [
                    Mark(place, finding.severity.value, finding is self.chosen)
                    for finding in self.findings
                    for place in self._places_of(finding)[:1]
                ]
            )

    def _places_of(self, finding: Finding) -> Sequence[Cell | Point]:
        return [] if self._desk is None else places_of(self._desk.scenario, finding)


def places_of(scenario: Scenario, finding: Finding) -> Sequence[Cell | Point]:
    """The cells that a finding speaks of; on a board of routes, where the thing is."""
    if finding.cells or finding.edges or not isinstance(scenario.board, RouteBoard):
        return [*finding.cells, *(edge.a for edge in finding.edges)]
    names = [str(name) for name in finding.route if name != "board"][:2]
    place = _free_place(scenario, *names) if len(names) == 2 else None
    return [] if place is None else [place]


def _free_place(scenario: Scenario, room: str, key: str) -> Cell | Point | None:
    """A city's own point, the middle of a line, or the cell in the middle of something else.

    A line of which only one city is there has its place at that city.
    """
    way = laid(scenario).get(key) if room == LINES else None
    if way is not None:
        return point_at(*way.middle)
    line = things_in(scenario, LINES).get(key) if room == LINES else None
    names = [key] if room == "cities" else [] if line is None else [line.a, line.b]
    cities = [scenario.cities[name] for name in names if name in scenario.cities]
    spot = next((city.xy for city in cities if city.xy is not None), None)
    return where(scenario, room, key) if spot is None else spot
