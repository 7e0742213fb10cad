"""Document: one open scenario. `apply` is the only door; everything that goes through can go back.

Nothing here knows a window: canvas, panels, journal and checks listen.
"""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from editor.document.history import History
from editor.document.loose_files import laid_down
from editor.words import tr
from model.files.scenario_files import ScenarioFile, open_file
from model.forms.frozen import dataclass
from model.scenario.change import Change, apply, difference
from model.scenario.scenario import Scenario
from validator.reporting.choosing import Choice
from validator.reporting.settings import target_in
from validator.running.live import Live

Kind = Literal["do", "undo", "redo", "stroke", "finished", "saved", "reloaded"]
NOTHING = Change("")


@dataclass(frozen=True, slots=True)
class Happening:
    """What listeners are told: a step was done or undone, a stroke goes on, a file was written.

    A stroke is told in pieces (`stroke`), and as the step that it has become (`finished`).
    """

    kind: Kind
    change: Change
    before: Scenario
    after: Scenario
    steps: int = 1
    """How many steps were undone or done again at once."""


Listener = Callable[[Happening], None]


class Document:
    """A scenario that is being edited, with all its steps and the findings about it."""

    def __init__(
        self, scenario: Scenario, file: ScenarioFile | None = None, path: Path | None = None
    ) -> None:
        self.scenario = scenario
        self.file = file
        """The file as it was read or saved last: saving splices into its text."""
        self.path = path
        self.history = History()
        self.beside: dict[str, bytes] = {}
        """Files that a new map names (scenery), written beside it when it is first saved."""
        self._loose: str | None = None
        self._listeners: list[Listener] = []
        self._stroke: Stroke | None = None

    @classmethod
    def open(cls, path: Path) -> "Document":
        """The document of a file; Unreadable says why there is none."""
        # A journal may be read from another folder: where the file lies must not hang on ours.
        path = path.absolute()
        file = open_file(path)
        return cls(file.scenario, file, path)

    @property
    def title(self) -> str:
        """What the map is called."""
        return self.scenario.title or self.scenario.id or tr("Untitled map")

    @property
    def folder(self) -> str:
        """Where the files lie that the scenario names; before it is saved, a folder of its own."""
        if self.path is not None:
            return str(self.path.parent)
        if self._loose is None and self.beside:
            self._loose = laid_down(self.beside, self)
        return self._loose or ""

    @property
    def is_modified(self) -> bool:
        return not self.history.is_saved

    # -- steps

    def apply(self, change: Change) -> None:
        """Does a step. Raises DoesNotApply or DoesNotFit where it cannot, and nothing changes."""
        if self._stroke is not None:
            self._stroke.finish()
        if not change:
            return
        after = apply(self.scenario, change)
        # What somebody wrote may be spelt in another way than we write it: the way back is ours.
        step = difference(self.scenario, after, change.label)
        if step:
            self.history = self.history.with_step(step)
            self._become("do", step, after)

    def stroke(self, label: str) -> "Stroke":
        """Begins a stroke: many changes that are one step in the end."""
        if self._stroke is not None:
            self._stroke.finish()
        self._stroke = Stroke(self, label)
        return self._stroke

    def undo(self) -> Change | None:
        """Takes the last step back; a stroke under way is taken back instead."""
        if self._stroke is not None:
            self._stroke.cancel()
            return None
        step = self.history.to_undo
        self._jump(self.history.position - 1)
        return step

    def redo(self) -> Change | None:
        """Does the step again that was taken back last."""
        if self._stroke is not None:
            self._stroke.finish()
        step = self.history.to_redo
        self._jump(self.history.position + 1)
        return step

    def go_to(self, position: int) -> None:
        """Undoes or redoes until so many steps are done; it is told as one happening."""
        if self._stroke is not None:
            self._stroke.finish()
        self._jump(max(0, min(position, len(self.history.steps))))

    def _jump(self, position: int) -> None:
        here, steps = self.history.position, self.history.steps
        if position == here or not 0 <= position <= len(steps):
            return
        is_back = position < here
        between = steps[position:here][::-1] if is_back else steps[here:position]
        changes = [step.inverse() if is_back else step for step in between]
        after = self.scenario
        for change in changes:
            after = apply(after, change)
        all_of_it = changes[0]
        if len(changes) > 1:
            all_of_it = difference(self.scenario, after, tr("many steps"))
        self.history = self.history.at(position)
        self._become("undo" if is_back else "redo", all_of_it, after, len(changes))

    # -- files

    def was_saved(self, file: ScenarioFile) -> None:
        """The scenario as it stands was written into this file."""
        self._lies_in(file)
        self.history = self.history.saved_here()
        self._tell(Happening("saved", NOTHING, self.scenario, self.scenario))

    def is_kept(self) -> None:
        """The file says something else by now, and this version shall stay: it is not saved."""
        self.history = self.history.saved_nowhere()
        self._tell(Happening("saved", NOTHING, self.scenario, self.scenario))

    def reload(self, file: ScenarioFile) -> None:
        """Takes over what the file says now, as a step that can be undone."""
        change = difference(self.scenario, file.scenario, tr("reload"))
        if change:
            self.apply(change)
        self._lies_in(file)
        self.history = self.history.saved_here()
        self._tell(Happening("reloaded", change, self.scenario, self.scenario))

    # -- listening

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Tells of every change from now on; the answer stops that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener) if listener in self._listeners else None

    def _become(self, kind: Kind, change: Change, after: Scenario, steps: int = 1) -> None:
        before, self.scenario = self.scenario, after
        if "live" in vars(self):
            self.live.change(after, change)
        self._tell(Happening(kind, change, before, after, steps))

    def _tell(self, happening: Happening) -> None:
        for listener in tuple(self._listeners):
            listener(happening)

    # -- what follows from the scenario

    @cached_property
    def live(self) -> Live:
        """The findings, kept up to date; searches over the whole map wait for `live.work`."""
        return Live(self.scenario, self._target())

    def check_anew(self) -> None:
        """Forgets what was found, if anything was looked for yet."""
        if "live" in vars(self):
            self.live.check_anew()

    def _target(self) -> Choice:
        """What the settings beside the map say about the version whose verdicts hold."""
        return Choice() if self.path is None else target_in(self.path.parent)

    def _lies_in(self, file: ScenarioFile) -> None:
        """The scenario has its place in this file, and other settings may hold there."""
        self.file, self.path = file, file.path
        if "live" in vars(self):
            self.live.choice = self._target()

    @property
    def ground(self) -> object | None:
        """What the map means to builders, as its system has it; None where there is none."""
        survey: Any = self.live.survey
        if not hasattr(type(survey), "ground"):
            return None  # a system without builders
        found: object | None = None if survey.why_lacking("ground") else survey.ground
        return found


class Stroke:
    """A step in the making: seen at once, one entry of the history in the end."""

    def __init__(self, document: Document, label: str) -> None:
        self.label = label
        self._document = document
        self._start = document.scenario
        self._so_far = Change(label)
        self._is_open = True

    @property
    def start(self) -> Scenario:
        """The scenario before the stroke."""
        return self._start

    @property
    def is_open(self) -> bool:
        return self._is_open

    def add(self, change: Change) -> None:
        """Does something more."""
        if self._is_open and change:
            after = apply(self._document.scenario, change)
            self._so_far = self._so_far.join(change, change.label or self.label)
            self._document._become("stroke", change, after)  # noqa: SLF001 (one class in two)

    def instead(self, change: Change) -> None:
        """Does something else than so far; the change begins where the stroke began."""
        if not self._is_open:
            return
        after = apply(self._start, change)
        between = self._so_far.inverse().join(change, change.label or self.label)
        self._so_far = change
        if between:
            self._document._become("stroke", between, after)  # noqa: SLF001

    def finish(self) -> Change | None:
        """Makes one step of it; None where nothing is different from before."""
        if not self._is_open:
            return None
        self._close()
        step = difference(self._start, self._document.scenario, self._so_far.label or self.label)
        if not step:
            return None
        document = self._document
        document.history = document.history.with_step(step)
        document._tell(Happening("finished", step, self._start, document.scenario))  # noqa: SLF001
        return step

    def cancel(self) -> None:
        """Takes everything back, as if it had never begun."""
        if self._is_open:
            back = difference(self._document.scenario, self._start, self.label)
            self._close()
            if back:
                self._document._become("stroke", back, self._start)  # noqa: SLF001

    def _close(self) -> None:
        self._is_open = False
        self._document._stroke = None  # noqa: SLF001
