"""A log on the disk that grows with its game, so that whatever is interrupted can be resumed."""

import os
from pathlib import Path

from engine.logs.game_log import Record, log_text, opening_text, record_text
from engine.logs.session import Session
from model.files.atomic import SaveFailed, write_atomically


class LogFile:
    """Follows a session: every action is in the file before the next one is played."""

    def __init__(self, path: Path, session: Session, *, keep_old: bool) -> None:
        """Writes what there is so far; `keep_old` saves an earlier file as NAME.bak."""
        self.path = path
        text = log_text(session.log)
        write_atomically(path, text.encode(), backup=keep_old)
        self._written: list[Record] = list(session.records)
        self._ends = [len(opening_text(session.log).encode())]
        for record in session.records:
            self._ends.append(self._ends[-1] + len(record_text(record).encode()))
        try:
            self._file = path.open("r+b")
        except OSError as trouble:
            raise SaveFailed(str(path), trouble.strerror or "it cannot be written") from None

    def follow(self, session: Session) -> None:
        """Writes what is new, and takes away what was taken back."""
        common = min(len(self._written), len(session.records))
        while common and self._written[common - 1] is not session.records[common - 1]:
            common -= 1
        del self._written[common:]
        del self._ends[common + 1 :]
        try:
            self._write(session.records[common:])
        except OSError as trouble:
            why = trouble.strerror or "it cannot be written"
            raise SaveFailed(str(self.path), why) from None

    def _write(self, records: list[Record]) -> None:
        self._file.seek(self._ends[-1])
        for record in records:
            data = record_text(record).encode()
            self._file.write(data)
            self._written.append(record)
            self._ends.append(self._ends[-1] + len(data))
        self._file.truncate()
        self._file.flush()

    def close(self) -> None:
        """Forces everything to the disk."""
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
