"""The window's side of the workshop: wishes go out, answers to the newest ones come in."""

import atexit
import json
import sys
from collections.abc import Callable
from contextlib import suppress
from tempfile import TemporaryDirectory
from typing import Any, Final
from weakref import WeakSet

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment

from editor.words import tr
from model.forms.frozen import dataclass
from model.wording.speech import spoken

Answer = dict[str, Any]
Told = Callable[[Answer], None]
PATIENCE: Final = 10_000
"""Milliseconds for a program that was ended to be gone."""
LONGEST_TROUBLE: Final = 300


@dataclass(frozen=True, slots=True)
class _Lane:
    number: int
    told: Told


class Workshop(QObject):
    """Works out in a program of its own what a window must not wait for.

    In each lane the newest wish counts: older ones are left, and their answers are dropped.
    Whoever opens a workshop closes it.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lanes: dict[str, _Lane] = {}
        self._numbers = 0
        self._process: QProcess | None = None
        self._folder = TemporaryDirectory(prefix="milepost-", ignore_cleanup_errors=True)
        self._line = b""
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)
        _OPEN.add(self)

    def ask(self, lane: str, job: str, said: dict[str, Any], told: Told) -> None:
        """Wishes for something; `told` hears every answer as long as nothing newer is wished."""
        self._numbers += 1
        self._lanes[lane] = _Lane(self._numbers, told)
        wish = {
            "number": self._numbers,
            "lane": lane,
            "job": job,
            "said": said,
            "language": spoken(),
        }
        process = self._process or self._started()
        process.write((json.dumps(wish) + "\n").encode())

    def forget(self, lane: str) -> None:
        """Nothing of a lane is wanted any more."""
        if lane in self._lanes and self._process is not None:
            self.ask(lane, "nothing", {}, lambda _answer: None)
            del self._lanes[lane]

    def close(self) -> None:
        """Ends the program at once, whatever it does, and takes away its files."""
        self._lanes.clear()
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.waitForFinished(PATIENCE)
            process.deleteLater()
        self._folder.cleanup()

    def _started(self) -> QProcess:
        process = self._process = QProcess(self)
        around = QProcessEnvironment.systemEnvironment()
        # It paints pictures, but shows no window.
        around.insert("QT_QPA_PLATFORM", "offscreen")
        process.setProcessEnvironment(around)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._failed)
        # Without -P the current folder would come first, and a stranger's model/ in it.
        process.start(sys.executable, ["-P", "-m", "editor.workshop.worker", self._folder.name])
        return process

    def _read(self) -> None:
        if self._process is None:
            return
        self._line += bytes(self._process.readAllStandardOutput().data())
        *lines, self._line = self._line.split(b"\n")
        for line in lines:
            self._hear(json.loads(line))

    def _hear(self, answer: Answer) -> None:
        lane = self._lanes.get(answer["lane"])
        if lane is not None and lane.number == answer["number"]:
            lane.told(answer)

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._ended()

    def _ended(self) -> None:
        """The program is gone without being asked to: whoever waits is told, and may ask again."""
        process, self._process, self._line = self._process, None, b""
        if process is None:
            return
        last = bytes(process.readAllStandardError().data()).decode(errors="replace").strip()
        process.deleteLater()
        why = last.rpartition("\n")[2][-LONGEST_TROUBLE:] or process.errorString()
        sentence = tr("The workshop of the editor ended: {why}").format(why=why)
        lanes, self._lanes = self._lanes, {}
        for lane in lanes.values():
            lane.told({"trouble": sentence})


_OPEN: Final[WeakSet[Workshop]] = WeakSet()


@atexit.register
def _close_all() -> None:
    """A script may end without closing its windows: no program is left behind, nor complains."""
    for workshop in list(_OPEN):
        with suppress(RuntimeError):  # its window may have taken it along
            workshop.close()
