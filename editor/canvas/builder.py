"""Builds the layers of a scene beside the window, so that nobody waits for names to find places."""

import threading
from concurrent.futures import Future
from contextlib import suppress

from PySide6.QtCore import QObject, Qt, Signal

from drawing.map.sheet.sheet import Sheet
from editor.canvas.scene import Batches, Scene, built
from editor.workshop.threads import a_thread


class Builder(QObject):
    """Builds one stale layer after the other in a thread of its own."""

    done = Signal(str)
    """A layer is new."""
    _built = Signal(str, object, object)

    def __init__(self, scene: Scene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene = scene
        self._threads = a_thread("layers")
        self._under_way: Future[None] | None = None
        self._is_closed = threading.Event()
        self._built.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def go_on(self) -> None:
        """Builds the next layer that is stale, unless one is under way."""
        name = self.scene.next_stale()
        if self._under_way is None and name is not None and not self._is_closed.is_set():
            self._under_way = self._threads.submit(self._build, name, self.scene.sheet)

    @property
    def is_idle(self) -> bool:
        return self._under_way is None and not self.scene.stale

    def _build(self, name: str, sheet: Sheet) -> None:
        batches: Batches | Exception
        try:
            batches = built(name, sheet)
        except Exception as trouble:  # noqa: BLE001 (raised where the window hears of it)
            batches = trouble
        if not self._is_closed.is_set():
            with suppress(RuntimeError):  # the window may be gone by now
                self._built.emit(name, batches, sheet)

    def _take(self, name: str, batches: Batches | Exception, sheet: Sheet) -> None:
        self._under_way = None
        if self._is_closed.is_set():
            return
        if isinstance(batches, Exception):
            # The other layers are built all the same; this one again after the next change of it.
            self.scene.take(name, (), sheet.scenario)
            self.go_on()
            raise batches
        is_wanted = name in self.scene.stale
        if is_wanted and sheet.mm == self.scene.sheet.mm and sheet.box == self.scene.sheet.box:
            self.scene.take(name, batches, sheet.scenario)
            self.done.emit(name)
        self.go_on()

    def close(self) -> None:
        """Ends the thread; what is under way is thrown away."""
        self._is_closed.set()
        self._threads.shutdown(wait=True, cancel_futures=True)
