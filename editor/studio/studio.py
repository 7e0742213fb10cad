"""Studio: the open documents, which one is in front, and what they share: settings, clipboard."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from editor.desk.desk import Desk
from editor.document.document import Document
from editor.preferences.preferences import Preferences
from editor.preferences.settings import Settings
from model.bounded_files import real_path


class Studio(QObject):
    """What panels and actions know of the program; windows come and go around it."""

    desk_changed = Signal()
    """Another document is in front, or none; `desk` tells which."""
    documents_changed = Signal()
    """A document was opened, closed, saved or renamed."""
    opened = Signal(object)
    """A desk is there."""
    closed = Signal(object)
    """A desk is gone."""
    played = Signal()
    """A game was opened on the document in front."""
    message = Signal(str)
    """A sentence for the status line."""

    def __init__(self, settings: Settings | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.preferences = Preferences.load() if settings is None else Preferences(settings)
        self.settings = self.preferences.settings
        self.desks: list[Desk] = []
        self.desk: Desk | None = None
        self.clipboard = ""
        """What was copied last, as text; also on the clipboard of the system."""
        self.geography: object = None
        """The map from geography that was wished for and not made."""

    @property
    def document(self) -> Document | None:
        return None if self.desk is None else self.desk.document

    def add(self, document: Document) -> Desk:
        """Puts a document on a desk of its own, and that in front."""
        desk = Desk(document, self.settings)
        self.desks.append(desk)
        self.opened.emit(desk)
        document.listen(lambda _: self.documents_changed.emit())
        self.documents_changed.emit()
        self.bring(desk)
        return desk

    def bring(self, desk: Desk | None) -> None:
        """Brings a desk to the front."""
        if desk is not self.desk:
            self.desk = desk
            self.desk_changed.emit()

    def remove(self, desk: Desk) -> None:
        desk.finish()
        self.desks.remove(desk)
        self.closed.emit(desk)
        if desk is self.desk:
            self.desk = None
            self.bring(self.desks[-1] if self.desks else None)
            if not self.desks:
                self.desk_changed.emit()
        self.documents_changed.emit()

    def desk_of(self, path: Path) -> Desk | None:
        """The desk on which a file is open already."""
        wanted = real_path(path)
        for desk in self.desks:
            if desk.document.path is not None and real_path(desk.document.path) == wanted:
                return desk
        return None

    def say(self, sentence: str) -> None:
        self.message.emit(sentence)
