"""Saving is never refused: where one way fails the next is tried, and what happened is told.

First the text of the file with what changed spliced into it; then the whole text anew; then without
the scenario it stands on; and if nothing else helps a rescue file beside it.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from editor.document.document import Document
from editor.preferences.data_folder import data_folder
from editor.saving.backups import RESCUE, keep_backup
from editor.saving.journal_records import digest_of
from editor.saving.recovery import hash_on_disk
from editor.words import tr
from model.bounded_files import read_file, real_path
from model.files.atomic import SaveFailed, write_atomically
from model.files.scenario_files import (
    ScenarioFile,
    beside,
    file_bytes,
    file_to_be,
    new_text,
    read_text,
)
from model.forms.frozen import dataclass
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import overwritten, settled, write_scenario
from model.unreadable import Unreadable
from model.yaml.canonical import canonical_text

LARGEST_NEIGHBOUR = 64 * 1024 * 1024


class ChangedOutside(Exception):
    """Somebody else has changed the file since it was read."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a save."""

    path: Path
    file: ScenarioFile | None
    """The file as it stands now; None where only a rescue file could be written."""
    told: tuple[str, ...] = ()
    """What the designer should know, besides that it is saved."""

    @property
    def is_saved(self) -> bool:
        return self.file is not None


def is_changed_outside(document: Document) -> bool:
    """Whether the file says something else than when it was read or saved last."""
    if document.path is None or document.file is None:
        return False
    there = hash_on_disk(document.path)
    return there is not None and there != digest_of(document.file)


class Saving:
    """Saves documents; of every file a session writes over, the version before it is kept."""

    def __init__(self) -> None:
        self._kept: set[Path] = set()

    def save(self, document: Document, path: Path | None = None, *, over: bool = False) -> Outcome:
        """Saves a document, into its own file or another.

        ChangedOutside where its own file was changed by somebody else, unless it is to be
        written `over`; SaveFailed where not even a rescue file could be written anywhere.
        """
        target = path or document.path
        if target is None:
            raise ValueError("a document without a file needs a path")
        is_changed = is_changed_outside(document)
        if is_changed and not over and target == document.path:
            raise ChangedOutside(str(target))
        outcome = self._written(document, target, again=is_changed)
        if outcome.file is not None:
            document.beside = {}
            document.was_saved(outcome.file)
        return outcome

    def save_copy(self, document: Document, path: Path) -> Outcome:
        """Writes a copy; the document stays what it is, and where it is."""
        return self._written(document, path, again=False)

    def _written(self, document: Document, target: Path, *, again: bool) -> Outcome:
        told = [*self._keep(target, again=again), *_write_beside(document, target)]
        file: ScenarioFile | None = None
        trouble = ""
        for make, note in _ways(document.scenario, target, document.file):
            try:
                file = make()
            except (SaveFailed, Unreadable) as reason:
                trouble = trouble or str(getattr(reason, "reason", reason))
                continue
            except Exception as reason:  # noqa: BLE001 (a fault of ours must not cost the work)
                trouble = trouble or f"{type(reason).__name__}: {reason}"
                continue
            told += [note] if note else []
            break
        if file is not None:
            try:
                write_atomically(target, file_bytes(file.document.text, file.document))
            except SaveFailed as reason:
                trouble = reason.reason
            else:
                return Outcome(target, replace(file, path=target), tuple(told))
        return _rescued(document.scenario, target, trouble, told)

    def _keep(self, target: Path, *, again: bool) -> Iterator[str]:
        """A backup, once a session; once more where somebody else has changed the file."""
        real = real_path(target)
        if real in self._kept and not again:
            return
        try:
            keep_backup(real)
        except SaveFailed as reason:
            yield tr("No backup could be kept: {why}.").format(why=reason.reason)
        else:
            self._kept.add(real)


Way = tuple[Callable[[], ScenarioFile], str]


def _ways(scenario: Scenario, target: Path, file: ScenarioFile | None) -> Iterator[Way]:
    """How a file can be made that says the scenario, the best way first, with a word to tell."""
    yield lambda: file_to_be(scenario, target, file), ""
    yield (
        lambda: _whole(scenario, target),
        tr("The file was written anew, without its comments.") if file is not None else "",
    )
    if scenario.extends:
        yield (
            lambda: _whole(replace(scenario, extends=""), target),
            tr("The file says everything itself now: {base} cannot be read from here.").format(
                base=scenario.extends
            ),
        )


def _whole(scenario: Scenario, target: Path) -> ScenarioFile:
    """The whole text anew, if it says as much as the scenario."""
    lost = overwritten(scenario)
    if lost:
        raise SaveFailed(str(target), "/".join(lost[0].route) + " would be lost")
    text = new_text(scenario, target.parent)
    above = (real_path(target),)
    file = read_text(text, str(target), target.parent, above, scenario.presets)
    if write_scenario(file.scenario) != write_scenario(settled(scenario)):
        raise SaveFailed(str(target), "its text would not say the same as the scenario")
    return file


def _rescued(scenario: Scenario, target: Path, trouble: str, told: list[str]) -> Outcome:
    """Writes what there is into a rescue file; the document stays unsaved."""
    data = _rescue_bytes(scenario)
    last: SaveFailed | None = None
    for folder in (target.parent, data_folder("rescued")):
        rescue = folder / f"{target.name}.{RESCUE}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_atomically(rescue, data)
        except (SaveFailed, OSError) as reason:
            last = reason if isinstance(reason, SaveFailed) else SaveFailed(str(rescue), "")
            continue
        note = tr("{name} could not be saved ({why}). Everything is in {rescue}.").format(
            name=target.name, why=trouble or tr("the reason is unknown"), rescue=rescue
        )
        return Outcome(rescue, None, (*told, note))
    raise SaveFailed(str(target), trouble or (last.reason if last else "")) from last


def _rescue_bytes(scenario: Scenario) -> bytes:
    """The scenario in the clearest form that works."""
    forms: tuple[Callable[[], str], ...] = (
        lambda: canonical_text(write_scenario(scenario)),
        lambda: json.dumps(write_scenario(scenario), indent=1, default=str),
        lambda: repr(scenario),
    )
    for form in forms:
        try:
            return form().encode(errors="replace")
        except Exception:  # noqa: BLE001, S112 (a fault of ours must not cost the work)
            continue
    return b""


def _write_beside(document: Document, target: Path) -> Iterator[str]:
    """Writes the files that a new map names; in another folder, those that lie beside the old."""
    for name, data in {**_neighbours(document, target), **document.beside}.items():
        path = beside(target.parent, name, "")
        if path is None:
            continue
        try:
            if path.exists() and (name not in document.beside or path.read_bytes() == data):
                continue
            keep_backup(path)
            path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(path, data)
        except (SaveFailed, OSError) as reason:
            why = reason.reason if isinstance(reason, SaveFailed) else reason.strerror
            yield tr("{name} could not be written: {why}.").format(name=name, why=why)


def _neighbours(document: Document, target: Path) -> dict[str, bytes]:
    """The files that the scenario names, where it moves into another folder."""
    old = document.path
    if old is None or real_path(old.parent) == real_path(target.parent):
        return {}
    found: dict[str, bytes] = {}
    for name in sorted(_named(document.scenario)):
        path = beside(old.parent, name, "")
        try:
            if path is not None and path.is_file() and path.stat().st_size <= LARGEST_NEIGHBOUR:
                found[name] = read_file(path, LARGEST_NEIGHBOUR)
        except (OSError, Unreadable):
            continue
    return found


def _named(scenario: Scenario) -> set[str]:
    """The names of files that a scenario stands on or shows."""
    names = {scenario.extends, scenario.scenery, *scenario.presets}
    names |= {one.file for one in scenario.art.values()}
    names |= {scenario.picture.file} if scenario.picture is not None else set()
    names |= {good.icon for good in scenario.goods.values()}
    return {name for name in names if name and "." in name}
