"""Keeping: what a journal says of a document, and a document made again from it.

The first record is the head: the file's path, hash and text, or the whole scenario where there is
no file. Steps from before (`past`) come next, then what happened, in its order: do, undo, redo.
"""

import base64
import binascii
import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from editor.document.document import Document
from editor.document.history import History
from editor.saving.journal import Record
from model.files.scenario_files import ScenarioFile, file_bytes, read_text, text_as_file
from model.forms.form import DoesNotFit
from model.forms.frozen import dataclass
from model.scenario.change import Change, DoesNotApply
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario, write_scenario
from model.unreadable import Unreadable
from model.version import __version__

FORMAT = 1


class NoJournal(ValueError):
    """The records are not those of a journal that we can read; the text says why."""


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def digest_of(file: ScenarioFile) -> str:
    """The hash of the bytes that a file was read from, or saved as."""
    return digest(file_bytes(file.document.text, file.document))


@dataclass(frozen=True, slots=True)
class Base:
    """What a journal stands on: a document at the moment when the journal begins."""

    scenario: Scenario
    file: ScenarioFile | None
    path: Path | None
    history: History
    beside: dict[str, bytes]

    @classmethod
    def of(cls, document: Document) -> "Base":
        return cls(
            document.scenario, document.file, document.path, document.history, document.beside
        )

    def records(self) -> Iterator[Record]:
        """The head, and the steps from before."""
        yield self._head()
        yield from ({"past": step.to_plain()} for step in self.history.steps)

    def _head(self) -> dict[str, Any]:
        file, scenario = self.file, self.scenario
        head: dict[str, Any] = {
            "journal": FORMAT,
            "version": __version__,
            "title": scenario.title or scenario.id,
            "path": None if self.path is None else str(self.path),
            "position": self.history.position,
            "saved": self.history.saved,
        }
        if file is not None:
            head["hash"] = digest_of(file)
            head["text"] = "\ufeff" * file.document.bom + file.document.text
        if file is None or file.base is not None or file.scenario != scenario:
            # The text alone does not say it all: another file may be another one by then.
            head["plain"] = write_scenario(scenario)
        if self.beside:
            head["beside"] = {
                name: base64.b64encode(data).decode() for name, data in self.beside.items()
            }
        return head


@dataclass(frozen=True, slots=True)
class Restored:
    """A document as a journal tells it."""

    document: Document
    lost: int = 0
    """Records that could not be followed any more."""


def restored(records: Sequence[Record]) -> Restored:
    """The document with all its steps. NoJournal where not even its beginning can be read."""
    document, rest = _begun(records)
    for number, record in enumerate(rest):
        try:
            _follow(document, record)
        except (DoesNotApply, DoesNotFit, ValueError, TypeError, KeyError):
            return Restored(document, len(rest) - number)
    return Restored(document)


def history_of(records: Sequence[Record]) -> History:
    """Where the document stood in its steps, without doing any of them."""
    head, past, rest = _parts(records)
    history = _first_history(head, (Change("") for _ in past))
    for record in rest:
        if "do" in record:
            history = history.with_step(Change(str(record["do"].get("label", ""))))
        elif "undo" in record or "redo" in record:
            history = history.at(history.position + _far(record))
    return history


def _parts(records: Sequence[Record]) -> tuple[Record, Sequence[Record], Sequence[Record]]:
    if not records or records[0].get("journal") != FORMAT:
        raise NoJournal("its beginning cannot be read")
    behind = next((n for n, one in enumerate(records) if n and "past" not in one), len(records))
    return records[0], records[1:behind], records[behind:]


def _first_history(head: Record, steps: Iterator[Change]) -> History:
    position, saved = head.get("position", 0), head.get("saved")
    done = tuple(steps)
    if not isinstance(position, int) or not 0 <= position <= len(done):
        raise NoJournal("its history cannot be read")
    return History(done, position, saved if isinstance(saved, int) else None)


def _begun(records: Sequence[Record]) -> tuple[Document, Sequence[Record]]:
    """The document as it was when the journal began, and what happened then."""
    head, past, rest = _parts(records)
    try:
        document = _first_document(head)
        document.history = _first_history(head, (Change.from_plain(one["past"]) for one in past))
        for name, data in dict(head.get("beside", {})).items():
            document.beside[str(name)] = base64.b64decode(data, validate=True)
    except Unreadable as trouble:
        raise NoJournal(str(trouble)) from None
    except (TypeError, ValueError, AttributeError, binascii.Error) as trouble:
        raise NoJournal(f"its beginning cannot be read: {trouble}") from None
    return document, rest


def _first_document(head: Record) -> Document:
    path = Path(head["path"]) if isinstance(head.get("path"), str) else None
    plain, text = head.get("plain"), head.get("text")
    file: ScenarioFile | None = None
    try:
        if isinstance(text, str):
            file = read_text(text) if path is None else text_as_file(text, path)
    except Unreadable:
        if not isinstance(plain, dict):
            raise
    if isinstance(plain, dict):
        scenario = read_scenario(plain)
        if file is not None and scenario != file.scenario:
            return Document(_with_presets(scenario, file), file, path)
        return Document(scenario if file is None else file.scenario, file, path)
    if file is None:
        raise NoJournal("it holds no map")
    return Document(file.scenario, file, path)


def _with_presets(scenario: Scenario, file: ScenarioFile) -> Scenario:
    """The designer's own presets come from the folder of the file, not from its text."""
    from dataclasses import replace

    return replace(scenario, presets=file.scenario.presets)


def _follow(document: Document, record: Record) -> None:
    if "do" in record:
        document.apply(Change.from_plain(record["do"]))
    elif "undo" in record or "redo" in record:
        document.go_to(document.history.position + _far(record))
    else:
        raise NoJournal("this record is of another version")


def _far(record: Record) -> int:
    """How many steps a record goes forth, or back."""
    return int(record["redo"]) if "redo" in record else -int(record["undo"])
