"""Filing: opens, saves and closes the maps of a window, and asks where it must."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QMenu

from editor.desk.desk import Desk
from editor.document.document import Document
from editor.saving.backups import original_of
from editor.saving.outside_changes import Outside
from editor.saving.recovery import Keeper, differences, open_elsewhere
from editor.saving.saving import ChangedOutside, Outcome, Saving
from editor.widgets.asking import (
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
from editor.words import tr
from model.bounded_files import real_path
from model.bundled import ENDING, FOLDER
from model.files.atomic import SaveFailed
from model.files.scenario_files import open_file
from model.unreadable import Unreadable

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

Then = Callable[[bool], None]
"""What goes on after something was done, or was not."""


def nothing_more(_: bool) -> None:
    """Nothing goes on."""


class Filing(QObject):
    """What the File menu does."""

    def __init__(self, window: "MapWindow") -> None:
        super().__init__(window)
        self._window = window
        self.studio = window.studio
        self.preferences = self.studio.preferences
        self.keepers: dict[Desk, Keeper] = {}
        self.saving = Saving()
        self.outside = Outside(window, self)
        self.dialog: QDialog | None = None
        """The question that was asked last."""
        self.coming: Keeper | None = None
        """The keeper of a document that is shown next, where it has one already."""
        self.studio.opened.connect(self._opened)
        self.studio.closed.connect(self._closed)

    # -- journals

    def _opened(self, desk: Desk) -> None:
        coming, self.coming = self.coming, None
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
        if not is_beginning(path):
            self.preferences.remember(path)
        if elsewhere is not None:
            text = tr("{name} is open in another Milepost. Whoever saves last wins.")
            self._window.notices.put(("elsewhere", path), text.format(name=path.name))
        return True

    def add_recent(self, menu: QMenu, before: QAction) -> None:
        """A menu of recent files, filled whenever the menu is opened that it is in."""
        recent = QMenu(tr("Open recent"), menu)
        recent.setObjectName("recent")
        menu.aboutToShow.connect(lambda: self._fill_recent(recent))
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

    # -- saving

    def save(self, desk: Desk, then: Then = nothing_more, *, over: bool = False) -> None:
        """Saves a map into its file; where it has none of its own, asks for one."""
        desk.finish()
        path = desk.document.path
        if path is None or is_beginning(path):
            self.save_as(desk, then)
            return
        self._save(desk, path, then, over=over or self.outside.is_kept(desk))

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
            return original_of(document.path) or document.path
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
            self._ask_for_another_place(desk, str(trouble), then)
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

    def _ask_for_another_place(self, desk: Desk, trouble: str, then: Then) -> None:
        """Where a map cannot be saved: says where the work is, if it is anywhere."""
        keeper = self.keepers.get(desk)
        if keeper is not None and keeper.holds_everything():
            more = tr("Your work is in the crash journal. You can save it in another place.")
        else:
            why = keeper.trouble if keeper is not None and keeper.trouble else tr("there is none")
            more = tr(
                "Your work is not in the crash journal either ({why}). "
                "Save it in another place before you end Milepost."
            ).format(why=why)
        self.dialog = ask(
            self._window,
            trouble,
            [Choice("as", tr("Save as …")), cancel()],
            lambda name: self.save_as(desk, then) if name == "as" else then(False),
            more,
        )

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

    # -- the end

    def end(self) -> None:
        """The window closes: nothing is left behind but settings."""
        for desk in list(self.keepers):
            self._closed(desk)
        self.preferences.save()


def is_bundled(path: Path) -> bool:
    """Whether a file came with Milepost: it is a beginning, nobody's own map."""
    return real_path(path).parent == real_path(FOLDER)


def is_beginning(path: Path) -> bool:
    """Whether a file is there to begin from, and never saved into: one of ours, or a backup."""
    return is_bundled(path) or original_of(path) is not None
