"""The doorway of a start: to the editor that runs already, or open for those who come later.

Qt brings its sockets in a library that wants more of the system than its windows do. Where that
cannot be loaded, every start has a window of its own.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from editor.program.instance.meeting import claimed
from editor.program.instance.messages import Wish
from editor.saving.locks import Lock

if TYPE_CHECKING:
    from editor.program.instance.listening import Listening


class Doorway:
    """Whether this start is the first, is done, or stands alone."""

    def __init__(self, files: Sequence[Path], *, is_own: bool = False) -> None:
        self._lock: Lock | None = None if is_own else claimed()
        self._listening: Listening | None = None
        self.is_done = not is_own and self._lock is None and _handed_over(files)
        """Whether the files are in the hands of the Milepost that runs already."""

    def open(self, told: Callable[[Wish], object]) -> None:
        """Hears from now on of what later starts want, if this one is the first."""
        lock, self._lock = self._lock, None
        if lock is None:
            return
        try:
            from editor.program.instance.listening import Listening
        except ImportError:
            lock.release()
            return
        self._listening = Listening(lock, told)

    def close(self) -> None:
        """The next start is the first."""
        if self._listening is not None:
            self._listening.close()
        elif self._lock is not None:
            self._lock.release()
        self._listening = self._lock = None


def _handed_over(files: Sequence[Path]) -> bool:
    try:
        from editor.program.instance.handing_over import handed_over
    except ImportError:
        return False
    return handed_over(files)
