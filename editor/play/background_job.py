"""Work beside the window: one job at a time on another thread, asked for its answer by a timer.

A thread of Python's own is used, and not one of Qt's: a window may be closed while a bot thinks,
and Qt ends the program where a running thread of its own is destroyed.
"""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from editor.workshop.threads import a_thread

Answer = Callable[[Any], None]


class Work:
    """A bench with room for one job."""

    def __init__(self) -> None:
        self._pool = a_thread("play")
        self._job: Future[Any] | None = None
        self._then: Answer | None = None

    @property
    def is_busy(self) -> bool:
        return self._job is not None

    def begin(self, job: Callable[[], Any], then: Answer) -> None:
        """Begins a job; its answer, or what it raised, is handed on by `look`."""
        self._then = then
        self._job = self._pool.submit(job)

    def look(self) -> None:
        """Hands on the answer of a job that is done."""
        if self._job is not None and self._job.done():
            self._hand_on()

    def finish(self) -> None:
        """Waits for the job, if there is one, and hands its answer on."""
        if self._job is not None:
            self._job.exception()
            self._hand_on()

    def _hand_on(self) -> None:
        job, then, self._job, self._then = self._job, self._then, None, None
        if job is not None and then is not None:
            then(job.exception() or job.result())

    def close(self) -> None:
        """Forgets what is under way; the thread ends with its job."""
        self._job = self._then = None
        self._pool.shutdown(wait=False, cancel_futures=True)
