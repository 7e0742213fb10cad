"""Filing: opens, saves and closes the maps of a window, and asks where it must."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QMenu

from editor.asking import (
    Choice,
    FileKind,
    Role,
    ask,
    ask_to_open,
    ask_to_write,
    cancel,
    scenario_files,
    show_lines,
    tell,
)
from editor.desk import Desk
from editor.document import Document
from editor.keeping import NoJournal
from editor.notices import Deed
from editor.outside import Outside
from editor.recovery import Found, Keeper, differences, open_elsewhere, take_over
from editor.saving import ChangedOutside, Outcome, Saving
from editor.words import tr, trn
from model.atomic import SaveFailed
from model.bundled import ENDING, FOLDER
from model.files import open_file
from model.unreadable import Unreadable

if TYPE_CHECKING:
    from editor.window import Window

Then = Callable[[bool], None]
"""What goes on after something was done, or was not."""


def nothing_more(_: bool) -> None:
    """Nothing goes on."""


class Filing(QObject):
    """What the File menu does."""

    recovered = Signal()
    """Something that was found at the start is open now, or discarded."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self.studio = window.studio
        self.preferences = self.studio.preferences
        self.keepers: dict[Desk, Keeper] = {}
        self.saving = Saving()
        self.outside = Outside(window, self)
        self.dialog: QDialog | None = None
        """The question that was asked last."""
        self._coming: Keeper | None = None
        self.studio.opened.connect(self._opened)
        self.studio.closed.connect(self._closed)

    # -- journals

    def _opened(self, desk: Desk) -> None:
        coming, self._coming = self._coming, None
        if coming is None or coming.document is not desk.document:
            coming = Keeper(desk.document, self.studio.say)
        self.keepers[desk] = coming
        self.outside.watching.arm()

    def _closed(self, desk: Desk) -> None:
        keeper = self.keepers.pop(desk, None)
        if keeper is not None:
            keeper.close()
        self.outside.forget(desk)

    def sync(self) -> None:
        """Forces all journals to the disk."""
        for keeper in self.keepers.values():
            keeper.sync()

    # -- opening

    @property
    def folder(self) -> Path:
        """Where the designer's files are likely to be."""
        document = self.studio.document
        recent = [path.parent for path in self.preferences.recent]
        if document is not None and document.path is not None and not is_bundled(document.path):
            recent.insert(0, document.path.parent)
        return next((folder for folder in recent if folder.is_dir()), Path.home())

    def ask_to_open(self) -> None:
        self.dialog = ask_to_open(self._window, tr("Open a map"), self.folder, self.open_all)

    def open_all(self, paths: Sequence[Path]) -> None:
        for path in paths:
            self.open(path)

    def open(self, path: Path) -> bool:
        """Opens a file; where it cannot be read, the reason is told."""
        elsewhere = None if self.studio.desk_of(path) else open_elsewhere(path, self._mine())
        try:
            self._window.open_path(path)
        except Unreadable as trouble:
            self.dialog = tell(
                self._window,
                tr("{name} cannot be opened.").format(name=path.name),
                str(trouble),
                is_bad=True,
            )
            if not path.exists():
                self.preferences.forget(path)
            return False
        if not is_bundled(path):
            self.preferences.remember(path)
        if elsewhere is not None:
            text = tr("{name} is open in another Milepost. Whoever saves last wins.")
            self._window.notices.put(("elsewhere", path), text.format(name=path.name))
        return True

    def add_recent(self, menu: QMenu, before: QAction) -> None:
        """A menu of recent files, filled whenever it is opened."""
        recent = QMenu(tr("Open recent"), menu)
        recent.setObjectName("recent")
        recent.aboutToShow.connect(lambda: self._fill_recent(recent))
        menu.insertMenu(before, recent)
        menu.insertSeparator(before)
        self._fill_recent(recent)

    def _fill_recent(self, menu: QMenu) -> None:
        menu.clear()
        for path in self.preferences.recent:
            made = menu.addAction(path.name)
            made.setStatusTip(str(path))
            made.triggered.connect(lambda _=False, path=path: self.open(path))
        if self.preferences.recent:
            menu.addSeparator()
            menu.addAction(tr("Forget them")).triggered.connect(self.preferences.forget_all)
        menu.setEnabled(bool(self.preferences.recent))
        menu.menuAction().setVisible(True)

    def _mine(self) -> frozenset[str]:
        return frozenset(keeper.name for keeper in self.keepers.values())

    def show_new(self, document: Document) -> None:
        """Shows a map that has no file yet; one that was made of something is worth a question."""
        if document.file is not None or document.beside:
            document.history = document.history.saved_nowhere()
        self._window.show_document(document)

    # -- what was found at the start

    def recover(self, found: Found) -> bool:
        """Opens what a program that died had open."""
        try:
            keeper, result = take_over(found, self.studio.say)
        except NoJournal as trouble:
            self.dialog = tell(
                self._window,
                tr("{title} cannot be restored: {why}. Its journal is kept.").format(
                    title=found.title, why=trouble
                ),
                str(found.keep_aside() or found.path),
                is_bad=True,
            )
            self.recovered.emit()
            return False
        self._coming = keeper
        self._window.show_document(result.document)
        steps = trn("{n} step", "{n} steps", len(result.document.history.steps))
        said = tr("{title} is restored with {steps}.").format(title=found.title, steps=steps)
        if found.is_damaged or result.lost:
            said += " " + tr("The end of its journal could not be read; the journal is kept.")
        self._window.notices.put(("recovered", found.path), said)
        self.recovered.emit()
        return True

    def deeds_for(self, found: Found) -> tuple[Deed, ...]:
        """What can be done about something that was found."""
        return (
            (tr("Open"), lambda: self.recover(found)),
            (tr("Compare"), lambda: self.compare_found(found)),
            (tr("Discard"), lambda: self.discard_found(found)),
        )

    def compare_found(self, found: Found) -> None:
        try:
            lines = found.compared()
        except NoJournal as trouble:
            lines = [str(trouble)]
        about = tr("What the journal has and the file has not:")
        self.dialog = show_lines(self._window, found.title or tr("Compare"), about, lines)

    def discard_found(self, found: Found) -> None:
        def answered(name: str) -> None:
            if name == "discard":
                found.discard()
                self.recovered.emit()

        self.dialog = ask(
            self._window,
            tr("Discard what was not saved of {title}?").format(title=found.title),
            [Choice("discard", tr("Discard"), Role.DestructiveRole), cancel()],
            answered,
            tr("This cannot be undone."),
        )

    # -- saving

    def save(self, desk: Desk, then: Then = nothing_more, *, over: bool = False) -> None:
        """Saves a map into its file; where it has none, or only one of ours, asks for one."""
        desk.finish()
        path = desk.document.path
        if path is None or is_bundled(path):
            self.save_as(desk, then)
            return
        self._save(desk, path, then, over=over)

    def save_as(self, desk: Desk, then: Then = nothing_more) -> None:
        def answered(path: Path | None) -> None:
            if path is None:
                then(False)
            else:
                self._save(desk, path, then, over=True)

        desk.finish()
        kind = FileKind(tr("Save the map as"), scenario_files(), ENDING)
        self.dialog = ask_to_write(self._window, kind, self._proposal(desk), answered)

    def save_copy(self, desk: Desk) -> None:
        def answered(path: Path | None) -> None:
            if path is not None:
                self._tell_of(
                    self.saving.save_copy(desk.document, path), tr("Copy saved as {name}")
                )

        desk.finish()
        kind = FileKind(tr("Save a copy of the map"), scenario_files(), ENDING)
        self.dialog = ask_to_write(self._window, kind, self._proposal(desk), answered)

    def save_all(self, then: Then = nothing_more) -> None:
        """Saves one map after the other; stops where somebody does not want to go on."""
        modified = [desk for desk in self.studio.desks if desk.document.is_modified]
        if not modified:
            then(True)
            return
        self.save(modified[0], lambda saved: self.save_all(then) if saved else then(False))

    def _proposal(self, desk: Desk) -> Path:
        document = desk.document
        if document.path is not None and not is_bundled(document.path):
            return document.path
        name = document.scenario.id or "map"
        safe = "".join(sign if sign.isalnum() or sign in "-_" else "-" for sign in name)[:80]
        return self.folder / f"{safe}{ENDING}"

    def _save(self, desk: Desk, path: Path, then: Then, *, over: bool) -> None:
        try:
            outcome = self.saving.save(desk.document, path, over=over)
        except ChangedOutside:
            self._ask_about_change(desk, then)
            return
        except SaveFailed as trouble:
            more = tr("Your work is in the crash journal. Try to save it in another folder.")
            self.dialog = tell(self._window, str(trouble), more, is_bad=True)
            then(False)
            return
        self._tell_of(outcome, tr("Saved {name}"))
        if outcome.is_saved:
            self.outside.forget(desk)
            self.preferences.remember(path)
            self.outside.watching.arm()
        then(outcome.is_saved)

    def _tell_of(self, outcome: Outcome, said: str) -> None:
        if outcome.is_saved:
            self.studio.say(said.format(name=outcome.path.name))
        for number, sentence in enumerate(outcome.told):
            self._window.notices.put(("saved", outcome.path, number), sentence)

    def _ask_about_change(self, desk: Desk, then: Then) -> None:
        path = desk.document.path or Path()

        def answered(name: str) -> None:
            if name == "over":
                self.save(desk, then, over=True)
                return
            if name == "compare":
                self.compare(desk)
            elif name == "as":
                self.save_as(desk, then)
                return
            then(False)

        self.dialog = ask(
            self._window,
            tr("{name} was changed by another program.").format(name=path.name),
            [
                Choice("as", tr("Save as …")),
                Choice("over", tr("Write over it"), Role.DestructiveRole),
                Choice("compare", tr("Compare"), Role.HelpRole),
                cancel(),
            ],
            answered,
            tr("If you write over it, its version is kept as {name}.bak1.").format(name=path.name),
        )

    # -- the file as it is now

    def reload(self, desk: Desk) -> None:
        """Takes over what the file says; one step, which can be undone."""
        path = desk.document.path
        if path is None:
            return
        desk.finish()
        try:
            desk.document.reload(open_file(path))
        except (Unreadable, ValueError) as trouble:
            self.dialog = tell(
                self._window,
                tr("{name} cannot be read now.").format(name=path.name),
                str(trouble),
                is_bad=True,
            )
            return
        self.outside.forget(desk)
        self.studio.say(
            tr("Reloaded {name}; undo brings your version back.").format(name=path.name)
        )

    def compare(self, desk: Desk) -> None:
        """Shows what the open map has and its file has not."""
        path = desk.document.path
        if path is None:
            return
        try:
            lines = differences(open_file(path).scenario, desk.document.scenario)
        except Unreadable as trouble:
            lines = [str(trouble)]
        about = tr("What your map has and the file has not:")
        self.dialog = show_lines(self._window, path.name, about, lines)

    # -- closing

    def close(self, desk: Desk, then: Then = nothing_more) -> None:
        """Closes a map; asks once where something is not saved."""
        desk.finish()
        if not desk.document.is_modified:
            self._close(desk, then)
            return

        def answered(name: str) -> None:
            if name == "save":
                self.save(desk, lambda saved: self._close(desk, then) if saved else then(False))
            elif name == "discard":
                self._close(desk, then)
            else:
                then(False)

        self.dialog = ask(
            self._window,
            tr("Save the changes to {title}?").format(title=desk.document.title),
            _save_choices(tr("Save")),
            answered,
            tr("What is not saved is lost when the map is closed."),
        )

    def _close(self, desk: Desk, then: Then) -> None:
        self._window.close_document(desk)
        then(True)

    def ask_before_quitting(self, then: Then) -> bool:
        """Whether the window may close at once; else it is asked, and told when it may."""
        for desk in self.studio.desks:
            desk.finish()
        modified = [desk for desk in self.studio.desks if desk.document.is_modified]
        if not modified:
            return True

        def answered(name: str) -> None:
            if name == "save":
                self.save_all(then)
            else:
                then(name == "discard")

        titles = "\n".join(desk.document.title for desk in modified)
        self.dialog = ask(
            self._window,
            trn("Save the changes to {n} map?", "Save the changes to {n} maps?", len(modified)),
            _save_choices(tr("Save") if len(modified) == 1 else tr("Save all")),
            answered,
            titles,
        )
        return False

    def end(self) -> None:
        """The window closes: nothing is left behind but settings."""
        for desk in list(self.keepers):
            self._closed(desk)
        self.preferences.save()


def _save_choices(save: str) -> list[Choice]:
    return [
        Choice("save", save),
        Choice("discard", tr("Discard"), Role.DestructiveRole),
        cancel(),
    ]


def is_bundled(path: Path) -> bool:
    """Whether a file came with Milepost: it is a beginning, nobody's own map."""
    return path.resolve().parent == FOLDER.resolve()
