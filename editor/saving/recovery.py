"""Recovery: every step of every open document is in a journal at once, and comes back from it.

A journal lies in the user's data folder while its document is open. What a program that died left
there is found at the next start: it can be opened with all its steps, compared, or discarded.
"""

import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from editor.document.document import Document, Happening
from editor.preferences.data_folder import data_folder, kept_aside
from editor.saving.journal import Journal, Read, Record, read_journal
from editor.saving.journal_records import Base, NoJournal, Restored, digest, history_of, restored
from editor.saving.locks import Lock, holder
from editor.words import tr
from model.bounded_files import real_path
from model.forms.frozen import dataclass
from model.scenario.scenario import Scenario

FOLDER = "journals"
ENDING, LOCK, STRAY = ".journal", ".lock", ".saving"


def journals() -> Path:
    return data_folder(FOLDER)


class Keeper:
    """Keeps the journal of one open document, from the first step to a clean end."""

    def __init__(
        self,
        document: Document,
        tell: Callable[[str], None] = lambda _: None,
        *,
        at_once: bool = False,
    ) -> None:
        self.document = document
        self.name = secrets.token_hex(8)
        self.trouble = ""
        """Why there is no journal, if there is none."""
        self._tell = tell
        self._journal = Journal(journals() / f"{self.name}{ENDING}")
        self._lock = Lock.take(journals() / f"{self.name}{LOCK}", self._said())
        self._base = Base.of(document)
        self._unlisten = document.listen(self._heard)
        if at_once or document.is_modified:
            self._do(self._begin)

    @property
    def path(self) -> Path:
        return self._journal.path

    def sync(self) -> None:
        """Forces everything to the disk: when the program is about to die."""
        self._journal.sync()

    def holds_everything(self) -> bool:
        """Whether all that was done is in the journal; where it was not, it is tried once more."""
        if self.trouble:
            self._do(self._begin)
        self._journal.sync()
        return self._journal.is_open and not self.trouble

    def close(self) -> None:
        """A clean end: the document is saved, or nobody wants it; nothing is left behind."""
        self._unlisten()
        self._journal.delete()
        if self._lock is not None:
            self._lock.release()

    def _said(self) -> dict[str, str]:
        path = self.document.path
        return {} if path is None else {"path": str(real_path(path))}

    def _heard(self, happening: Happening) -> None:
        if happening.kind in ("saved", "reloaded"):
            self._base = Base.of(self.document)
            if self._lock is not None:
                self._lock.say(self._said())
            if self._journal.is_open or self.document.is_modified:
                self._do(self._begin)
        elif happening.kind != "stroke":
            self._do(lambda: self._write(_record(happening)))

    def _write(self, record: Record) -> None:
        if not self._journal.is_open:
            self._begin()
        self._journal.append(record)

    def _begin(self) -> None:
        self._journal.begin(self._base.records())

    def _do(self, write: Callable[[], None]) -> None:
        """Writes; where that fails, drawing goes on, and it is told once."""
        try:
            write()
            self.trouble = ""
        except (OSError, TypeError, ValueError, RecursionError) as trouble:
            self._journal.close()
            # What was not written must be in the journal that is begun at the next step.
            self._base = Base.of(self.document)
            if not self.trouble:
                self.trouble = str(trouble)
                self._tell(tr("There is no crash journal: {why}. Save often.").format(why=trouble))


def _record(happening: Happening) -> Record:
    if happening.kind in ("undo", "redo"):
        return {happening.kind: happening.steps}
    return {"do": happening.change.to_plain()}


@dataclass(frozen=True, slots=True)
class Found:
    """A journal that a program left behind which is not running any more."""

    path: Path
    title: str
    original: Path | None
    """The file that was being edited; None for a map that was never saved."""
    hash: str
    version: str
    when: float
    """Seconds since 1970, of the last step."""
    steps: int
    is_unsaved: bool
    """Whether it holds anything that the file does not."""
    is_damaged: bool

    @property
    def name(self) -> str:
        return self.path.name.removesuffix(ENDING)

    @property
    def has_changed(self) -> bool:
        """Whether the file was changed by somebody else since then."""
        return self.original is not None and self.hash != hash_on_disk(self.original)

    def restored(self) -> Restored:
        """The document with all its steps; NoJournal where that cannot be."""
        try:
            return restored(read_journal(self.path).records)
        except OSError as trouble:
            raise NoJournal(trouble.strerror or str(trouble)) from None

    def compared(self) -> list[str]:
        """What the journal has and the file has not, in words."""
        from model.files.scenario_files import load
        from model.unreadable import Unreadable

        now = self.restored().document.scenario
        if self.original is None:
            return [tr("This map was never saved.")]
        try:
            before: Scenario = load(self.original)
        except Unreadable as trouble:
            return [str(trouble)]
        return differences(before, now)

    def discard(self) -> None:
        """Takes the journal away, for good."""
        with suppress(OSError):
            self.path.unlink()
        with suppress(OSError):
            self.path.with_suffix(LOCK).unlink()

    def keep_aside(self) -> Path | None:
        """Keeps the file under another name, for somebody who can read it."""
        return kept_aside(self.path)


def differences(before: Scenario, after: Scenario) -> list[str]:
    """What differs between two scenarios, in words."""
    from model.forms.form import DoesNotFit
    from validator.reviews.change_sentences import sentences

    try:
        return list(sentences(before, after)) or [tr("There is no difference.")]
    except DoesNotFit as trouble:
        return [str(trouble)]


def hash_on_disk(path: Path) -> str | None:
    """The hash of what a file holds now; None where it cannot be read."""
    from model.bounded_files import read_file
    from model.unreadable import Unreadable

    try:
        return digest(read_file(path))
    except Unreadable:
        return None


def take_over(one: Found, tell: Callable[[str], None]) -> tuple[Keeper, Restored]:
    """Opens what was found, and keeps it in a journal of its own from here on.

    Raises NoJournal where that cannot be. What could not be followed to its end is kept aside.
    """
    lock = Lock.take(one.path.with_suffix(LOCK), {})
    if lock is None and holder(one.path.with_suffix(LOCK)) is not None:
        raise NoJournal(tr("another Milepost has opened it"))
    try:
        result = one.restored()
        keeper = Keeper(result.document, tell, at_once=True)
        if one.is_damaged or result.lost:
            one.keep_aside()
        elif not keeper.trouble:
            one.discard()
    finally:
        if lock is not None:
            lock.release()
    return keeper, result


def found() -> list[Found]:
    """What is there to recover, the latest first; what is damaged is kept aside."""
    left = list(_left())
    for one in left:
        if not one.is_unsaved and not one.is_damaged and not one.has_changed:
            one.discard()
    there = [one for one in left if one.path.exists()]
    return sorted(there, key=lambda one: -one.when)


def _left() -> Iterator[Found]:
    for path in sorted(_files(ENDING)):
        if holder(path.with_suffix(LOCK)) is not None:
            continue
        try:
            read = read_journal(path)
            one = _found(path, read)
        except OSError:
            continue
        except (NoJournal, AttributeError, TypeError, ValueError):
            kept_aside(path)
            continue
        yield one
    _sweep()


def _sweep() -> None:
    """Takes away what programs left that died while they made a journal or had none."""
    for path in _files(STRAY):
        if holder(journals() / f"{path.name[1:].split('.')[0]}{LOCK}") is None:
            with suppress(OSError):
                path.unlink()
    for path in _files(LOCK):
        if not path.with_suffix(ENDING).exists() and holder(path) is None:
            with suppress(OSError):
                path.unlink()


def _files(ending: str) -> list[Path]:
    try:
        return [path for path in journals().iterdir() if path.name.endswith(ending)]
    except OSError:
        return []


def _found(path: Path, read: Read) -> Found:
    history = history_of(read.records)
    head = read.records[0]
    original = head.get("path")
    return Found(
        path,
        str(head.get("title") or ""),
        Path(original) if isinstance(original, str) else None,
        str(head.get("hash") or ""),
        str(head.get("version") or ""),
        path.stat().st_mtime,
        len(history.steps),
        is_unsaved=not history.is_saved,
        is_damaged=read.is_damaged,
    )


def open_elsewhere(path: Path, mine: frozenset[str] = frozenset()) -> int | None:
    """The number of another Milepost in which a file is open; 0 where it does not say."""
    wanted = str(real_path(path))
    for lock in _files(LOCK):
        if lock.name.removesuffix(LOCK) in mine:
            continue
        said = holder(lock)
        if said is not None and said.get("path") == wanted and said.get("pid") != os.getpid():
            pid = said.get("pid")
            return pid if isinstance(pid, int) else 0
    return None
