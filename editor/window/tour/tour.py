"""The tour: watches what somebody does on a copy of the tutorial map, and tells the next step."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from editor.desk.desk import Desk
from editor.document.document import Document
from editor.edits.things import said
from editor.window.tour.bar import TourBar
from editor.window.tour.steps import STEPS, Seen
from editor.words import tr
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.forms.form import Route

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

MAP = "tutorial"
REACHED, OFFERED = "tour", "tour-offered"
"""The settings that keep how far somebody came, and whether the tour was ever offered."""
SLIP = ("cities", "vinehall", "supplies")


class Tour(QObject):
    """The tour in one window."""

    def __init__(self, window: "MapWindow") -> None:
        super().__init__(window)
        self._window = window
        self.bar = TourBar()
        self.bar.skipped.connect(self.skip)
        self.bar.left.connect(self.leave)
        self.desk: Desk | None = None
        """The copy of the tutorial map, while the tour goes on."""
        self._left: Desk | None = None
        """The copy on which it was left, as long as that is open."""
        self.step = 0
        self._unlisten: list[Callable[[], None]] = []
        self._seen: Seen | None = None
        self._wrong: frozenset[str] | None = None
        """What was wrong when the step began that asks for a repair, once it is known."""
        # Whatever is heard, what follows from it comes when the one who spoke has ended.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._look)
        window.studio.closed.connect(self._closed)
        window.studio.desk_changed.connect(self._show)
        window.studio.documents_changed.connect(self._soon.start)
        window.studio.played.connect(lambda: self._note("has_played"))
        window.checking.changed.connect(self._soon.start)

    # -- beginning and end

    def offer(self) -> None:
        """Asks once, at the first start of all."""
        settings = self._window.studio.settings
        if settings.get(OFFERED):
            return
        settings.put(OFFERED, True)
        self._window.studio.preferences.save()
        words = tr("New here? A tour of six steps shows how a map is drawn, checked and played.")
        self._window.notices.put("tour", words, [(tr("Take the tour"), self.begin)])

    def begin(self) -> None:
        """Goes on where it was left, or from the beginning."""
        self._window.notices.take_away("tour")
        if self.desk is not None:
            self._window.studio.bring(self.desk)
            return
        reached = self._window.studio.settings.get(REACHED)
        is_there = isinstance(reached, int) and 0 < reached < len(STEPS)
        self.desk = self._left or self._fresh_copy()
        self._window.studio.bring(self.desk)
        self._unlisten = [
            self.desk.listen(lambda _: self._soon.start()),
            self.desk.document.listen(lambda _: self._soon.start()),
        ]
        self._go_to(reached if is_there else 0)

    def _fresh_copy(self) -> Desk:
        scenario = replace(load(bundled_scenarios()[MAP]), id="my-map", title=tr("My first map"))
        return self._window.show_document(Document(scenario)).desk

    def leave(self) -> None:
        """The map stays open; the tour goes on here when somebody asks for it again."""
        for unlisten in self._unlisten:
            unlisten()
        self._unlisten, self._left, self.desk = [], self.desk, None
        self._keep(self.step if self.step < len(STEPS) else 0)
        self._show()

    def skip(self) -> None:
        self._go_to(self.step + 1)

    def exported(self, _: str, is_there: bool) -> None:
        """Something was printed or exported, or could not be."""
        if is_there:
            self._note("has_kept")

    def tell_anew(self) -> None:
        """Says the step again, in the language that is spoken now."""
        self._show()

    # -- watching

    def _go_to(self, step: int) -> None:
        self.step = min(step, len(STEPS))
        self._keep(self.step)
        if self.desk is not None:
            self._wrong = None
            if self._name == "repair":
                self._make_a_slip(self.desk)
            self._seen = Seen(self.desk.scenario, self.desk.scenario)
            self._soon.start()
        self._show()
        if self.bar.skip.hasFocus() and self.step == len(STEPS):
            self.bar.leave.setFocus()

    @property
    def _name(self) -> str:
        return STEPS[self.step].name if self.step < len(STEPS) else ""

    def _keep(self, step: int) -> None:
        self._window.studio.settings.put(REACHED, step)
        self._window.studio.preferences.save()

    def _make_a_slip(self, desk: Desk) -> None:
        """Who placed no city has nothing to repair: a slip of the pen is made for them."""
        if len(desk.scenario.cities) == len(load(bundled_scenarios()[MAP]).cities):
            values: dict[Route, Any] = {SLIP: ["winx"]}
            desk.attempt(lambda: said(desk.scenario, values, tr("make a slip of the pen")))

    def _note(self, what: str) -> None:
        if self._seen is not None and self._window.studio.desk is self.desk:
            has = {"has_played": self._seen.has_played, "has_kept": self._seen.has_kept, what: True}
            self._seen = replace(self._seen, **has)  # type: ignore[arg-type]
            self._soon.start()

    def _look(self) -> None:
        """Whether what is asked for is done by now."""
        desk = self.desk
        if desk is None or self._seen is None or self.step >= len(STEPS):
            return
        self._seen = replace(
            self._seen,
            now=desk.scenario,
            is_busy=desk.is_busy,
            has_repaired=self._has_repaired(desk),
            has_kept=self._seen.has_kept or desk.document.path is not None,
        )
        if STEPS[self.step].is_done(self._seen):
            self._go_to(self.step + 1)

    def _has_repaired(self, desk: Desk) -> bool:
        """Whether something that was wrong is wrong no more."""
        checking = self._window.checking
        if self._name != "repair" or self._window.studio.desk is not desk:
            return False
        if not checking.is_settled:
            return False
        wrong = frozenset(f"{one.code} {one.message}" for one in checking.findings)
        if self._wrong is None:
            self._wrong = wrong
        return bool(self._wrong - wrong)

    def _closed(self, desk: Desk) -> None:
        if desk is self.desk:
            self.leave()
        if desk is self._left:
            self._left = None

    # -- showing

    def _show(self) -> None:
        """The bar is seen over the map of the tour, and over no other."""
        is_here = self.desk is not None and self._window.studio.desk is self.desk
        if is_here:
            self._tell()
        self.bar.setVisible(is_here)

    def _tell(self) -> None:
        if self.step >= len(STEPS):
            title = tr("That was the tour")
            more = tr(
                "The map is yours: draw on, or close it. F1 opens the manual, Ctrl+F1 shows every "
                "key, and Ctrl+Shift+P finds everything that can be done."
            )
            self.bar.tell(title, more, "", is_last=True)
            return
        step = STEPS[self.step]
        title = tr("Step {n} of {count}: {title}").format(
            n=self.step + 1, count=len(STEPS), title=tr(step.title)
        )
        self.bar.tell(title, tr(step.by_mouse), tr(step.by_keys), is_last=False)
