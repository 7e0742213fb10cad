"""The bench of the workshop: wishes that came in, and whether a newer one wants our place."""

from collections.abc import Callable
from dataclasses import field
from pathlib import Path
from threading import Condition
from typing import Any

from model.forms.frozen import dataclass


class Superseded(Exception):
    """Nobody waits for this any more."""


class CannotDo(Exception):
    """A job cannot be done; the message is a sentence for whoever wished for it."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Something to work out; a newer wish of the same lane takes its place."""

    number: int
    lane: str
    job: str
    said: dict[str, Any]
    language: str = "en"
    """In which language it is answered."""


class Inbox:
    """The newest wish of every lane; the oldest of them comes first."""

    def __init__(self) -> None:
        self._waiting: dict[str, Wish] = {}
        self._newest: dict[str, int] = {}
        self._changed = Condition()

    def put(self, wish: Wish) -> None:
        with self._changed:
            self._waiting.pop(wish.lane, None)
            self._waiting[wish.lane] = wish
            self._newest[wish.lane] = wish.number
            self._changed.notify()

    def take(self) -> Wish:
        """The next wish; waits for one."""
        with self._changed:
            while not self._waiting:
                self._changed.wait()
            return self._waiting.pop(next(iter(self._waiting)))

    def is_wanted(self, wish: Wish) -> bool:
        with self._changed:
            return self._newest[wish.lane] == wish.number


@dataclass(frozen=True, slots=True)
class Bench:
    """What a job has at hand: a folder for its files, what it kept, and a look at the inbox."""

    folder: Path
    at_stage: Callable[[str], None]
    """Tells what is worked out next; raises Superseded where nobody waits any more."""
    kept: dict[str, Any] = field(default_factory=dict)
    """What a job made and may want again, by the name of the job."""
