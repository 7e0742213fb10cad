"""History: the steps of a document, done and undone; where it stands is no step of it."""

from dataclasses import replace

from model.forms.frozen import dataclass
from model.scenario.change import Change


@dataclass(frozen=True, slots=True)
class History:
    """All steps in order; those from `position` on are undone, and wait to be done again."""

    steps: tuple[Change, ...] = ()
    position: int = 0
    saved: int | None = 0
    """The position that the file holds; None where no position does."""

    @property
    def is_saved(self) -> bool:
        return self.saved == self.position

    @property
    def to_undo(self) -> Change | None:
        return self.steps[self.position - 1] if self.position else None

    @property
    def to_redo(self) -> Change | None:
        return self.steps[self.position] if self.position < len(self.steps) else None

    def with_step(self, step: Change) -> "History":
        """After a new step; what was undone before is forgotten."""
        steps = (*self.steps[: self.position], step)
        saved = self.saved if self.saved is not None and self.saved <= self.position else None
        return History(steps, len(steps), saved)

    def at(self, position: int) -> "History":
        return replace(self, position=max(0, min(position, len(self.steps))))

    def saved_here(self) -> "History":
        return replace(self, saved=self.position)

    def saved_nowhere(self) -> "History":
        return replace(self, saved=None)
