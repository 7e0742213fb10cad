"""Handing over: a second start gives its files to the editor that runs, and ends.

It goes on by itself, with a window of its own, wherever anything is not as it should be: nobody
answers in time, another version runs, or the socket is not this user's.
"""

import os
import time
from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtNetwork import QLocalSocket

from editor.program.instance.meeting import is_trusted, running
from editor.program.instance.messages import (
    LONGEST,
    LONGEST_TOKEN,
    TAKEN,
    Wish,
    is_greeted_by,
    line_of,
    whole_paths,
)
from model.version import __version__

STARTING: Final = 30.0
"""Seconds for one that has begun to be up, on a machine that has much to do."""
PATIENCE: Final = 8.0
"""Seconds for one that is up to answer."""
PAUSE: Final = 0.05
LEAVES: Final = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
"""Where desktops put the leave to come to the front, which is passed on."""


def handed_over(files: Sequence[str | os.PathLike[str]], patience: float = PATIENCE) -> bool:
    """Whether another Milepost of this user has taken the files and opens them."""
    said = _once_it_listens(time.monotonic() + STARTING)
    name, token = said.get("socket"), said.get("token")
    if not isinstance(name, str) or not isinstance(token, str) or not is_trusted(name):
        return False
    line = line_of(Wish(whole_paths(files), _leave()), token)
    return line is not None and _taken(name, line, time.monotonic() + patience)


def _once_it_listens(deadline: float) -> dict[str, Any]:
    """What the one that runs says, as soon as it says where it listens."""
    while True:
        said = running()
        if said is None or "socket" in said or time.monotonic() > deadline:
            return said or {}
        time.sleep(PAUSE)


def _taken(name: str, line: bytes, deadline: float) -> bool:
    """Greeted first, so that a program that hangs is left alone and nothing is opened twice."""
    socket = QLocalSocket()
    socket.setReadBufferSize(LONGEST)
    try:
        socket.connectToServer(name)
        if not socket.waitForConnected(_left(deadline)):
            return False
        if not is_greeted_by(_line(socket, deadline), __version__):
            return False
        socket.write(line)
        return _line(socket, deadline) == TAKEN
    finally:
        socket.abort()


def _line(socket: QLocalSocket, deadline: float) -> bytes:
    while not socket.canReadLine():
        if socket.bytesAvailable() >= LONGEST or not socket.waitForReadyRead(_left(deadline)):
            return b""
    return bytes(socket.readLine(LONGEST).data())


def _left(deadline: float) -> int:
    """Milliseconds; never nothing, which Qt would take for forever."""
    return max(1, round((deadline - time.monotonic()) * 1000))


def _leave() -> str:
    found = next((os.environ[name] for name in LEAVES if os.environ.get(name)), "")
    is_plain = found.isascii() and found.isprintable() and len(found) <= LONGEST_TOKEN
    return found if is_plain else ""
