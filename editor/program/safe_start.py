"""Whether the last start came to its end: if not, this one leaves out what may have hurt it."""

from editor.preferences.data_folder import data_folder
from editor.saving.locks import Lock, holder

NAME = "starting"


class Start:
    """A mark that is there from the first moment until the window is up."""

    def __init__(self) -> None:
        path = data_folder(NAME)
        self.is_safe = path.exists() and holder(path) is None
        """Whether the last start died on its way, so that nothing is restored now."""
        self._lock = Lock.take(path, {})

    def is_up(self) -> None:
        """The window is there and answers."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None
