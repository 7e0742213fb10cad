"""Listening: the editor that runs takes files from later starts of the same user."""

import secrets
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from editor.program.instance.meeting import socket_name
from editor.program.instance.messages import LONGEST, TAKEN, Wish, greeting, wish_in
from editor.saving.locks import Lock
from model.version import __version__

PATIENCE_MS: Final = 5000
"""So long somebody may take to say what they want."""
MOST_AT_ONCE: Final = 8


class Listening(QObject):
    """A door that only this user finds, with a word that only this user can read.

    As it holds the lock, a socket of the same name can only be left from a program that is dead.
    """

    def __init__(self, lock: Lock, told: Callable[[Wish], object]) -> None:
        super().__init__()
        self._lock, self._told = lock, told
        self._token = secrets.token_hex(32)
        self._lines: dict[QLocalSocket, bytes] = {}
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.setMaxPendingConnections(MOST_AT_ONCE)
        self._server.newConnection.connect(self._meet)
        name = socket_name(lock.path)
        if name:
            QLocalServer.removeServer(name)
        if name and self._server.listen(name):
            # Who comes meanwhile waits until this is there, and so until somebody listens.
            lock.say({"socket": name, "token": self._token, "version": __version__})
        else:
            lock.release()

    @property
    def is_open(self) -> bool:
        return self._server.isListening()

    def close(self) -> None:
        """Nobody is taken in any more, and the next start is the first."""
        for socket in list(self._lines):
            socket.abort()
        self._server.close()
        self._lock.release()

    def _meet(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            if len(self._lines) >= MOST_AT_ONCE:
                socket.abort()
                socket.deleteLater()
                continue
            self._lines[socket] = b""
            socket.setReadBufferSize(LONGEST)
            socket.readyRead.connect(lambda socket=socket: self._hear(socket))
            socket.disconnected.connect(lambda socket=socket: self._forget(socket))
            QTimer.singleShot(PATIENCE_MS, socket, socket.abort)
            socket.write(greeting(__version__))

    def _hear(self, socket: QLocalSocket) -> None:
        """Reads up to one line; whoever says anything else is sent away without a word."""
        line = self._lines.get(socket, b"") + bytes(socket.readAll().data())
        if len(line) <= LONGEST and b"\n" not in line:
            self._lines[socket] = line
            return
        wish = wish_in(line, self._token)
        if wish is None:
            socket.abort()
            return
        socket.readyRead.disconnect()
        socket.write(TAKEN)
        socket.flush()
        socket.disconnectFromServer()
        QTimer.singleShot(0, self, lambda: self._told(wish))

    def _forget(self, socket: QLocalSocket) -> None:
        if self._lines.pop(socket, None) is not None:
            socket.deleteLater()
