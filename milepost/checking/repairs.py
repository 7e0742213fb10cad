"""Repairing files on the command line: written back, or only shown as a patch."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from milepost.files.patches import show_patch
from milepost.files.scenario_paths import PIPE, piped
from milepost.files.writing_inside import write_inside
from milepost.terminal.say import count, tell
from model.bounded_files import read_file
from model.files.atomic import SaveFailed
from model.files.scenario_files import ScenarioFile, file_bytes, read_text, text_as_file
from model.unreadable import Unreadable
from model.yaml.source_text import SourceText
from validator.repairs.typing_slips import mended
from validator.running.fixing import Repaired, repaired
from validator.running.reading import code_of
from validator.running.validating import Wishes


class Outcome(NamedTuple):
    """What became of the files."""

    changed: int
    has_failed: bool
    """Whether a file could not be written, or, where they are only shown, not be read."""
    said: tuple[str, ...]

    @property
    def exit_code(self) -> int:
        return 2 if self.has_failed else int(bool(self.changed))


def repair_files(paths: Sequence[str], wishes: Wishes, *, unsafe: bool, only_look: bool) -> Outcome:
    """Repairs every file that can be read; the others are told by whoever checks them."""
    changed, has_failed, said = 0, False, []
    for path in paths:
        try:
            before, result = _result(path, wishes, unsafe=unsafe)
            if only_look and result.asking:
                more = count(len(result.asking), "repair")
                tell([f"{path}: {more} would ask first; --unsafe-fixes shows that too"])
            if result.text == before.text:
                continue
            if only_look:
                show_patch(path, before, result.text)
            else:
                _save(path, before, result.text)
        except Unreadable as trouble:
            has_failed |= only_look
            tell([str(trouble)] if only_look else [])
        except SaveFailed as trouble:
            has_failed = True
            tell([str(trouble)])
        else:
            changed += 1
            said.append(f"{path}: {count(len(result.titles), 'repair')} made")
    return Outcome(changed, has_failed, tuple(said))


def _result(path: str, wishes: Wishes, *, unsafe: bool) -> tuple[SourceText, Repaired]:
    """A file as it is, and its text after all repairs; those that let it be read come first."""
    data = piped() if path == PIPE else read_file(path)
    try:
        file = _read(data, path)
        return file.document.source, _repaired(file, wishes, unsafe=unsafe)
    except Unreadable as trouble:
        made = mended(trouble, lambda one: wishes.asks(code_of(one)))
        if made is None:
            raise
    before = SourceText(data.decode(), path)
    try:
        result = _repaired(_read(made.text, path), wishes, unsafe=unsafe)
    except Unreadable:
        # What is left cannot be repaired; it is told when the file is checked.
        return before, Repaired(*made)
    return before, result._replace(titles=(*made.titles, *result.titles))


def _repaired(file: ScenarioFile, wishes: Wishes, *, unsafe: bool) -> Repaired:
    return repaired(
        file,
        lambda one: wishes.asks(one.finding.code),
        unsafe=unsafe,
        allow=wishes.heeds_allow,
        hearing=wishes.hearing(),
    )


def _read(data: bytes | str, path: str) -> ScenarioFile:
    if path == PIPE:
        return read_text(data, "standard input", Path.cwd())
    return text_as_file(data, Path(path))


def _save(path: str, before: SourceText, text: str) -> None:
    write_inside(path, file_bytes(text, before))
