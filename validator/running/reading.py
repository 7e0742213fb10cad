"""Files that cannot be read, and checks that fail: each becomes one finding and no traceback."""

import os
from collections.abc import Callable
from typing import Any, Final

from model.files.scenario_files import ScenarioFile
from model.unreadable import Reason, Unreadable
from model.wording.speech import tr
from validator.finding import ERROR, Finding
from validator.repairs.typing_slips import repair_of
from validator.reporting.choosing import stage_of
from validator.reporting.finding_identity import marks_of
from validator.reporting.placing import Span
from validator.running.run import TRACEBACK, Placed, broken_down, examine

_CODES: Final[dict[Reason, str]] = {
    "file": "INP001",
    "base": "INP002",
    "scenario": "INP003",
    "encoding": "ENC001",
    "character": "ENC002",
    "size": "LIM001",
    "syntax": "YML001",
    "subset": "YML002",
    "conflict": "YML005",
    "duplicate": "YML003",
    "ambiguous": "YML004",
    "newer": "VER001",
}


def code_of(trouble: Unreadable) -> str:
    """The code of what a file cannot be read for."""
    return _CODES[trouble.reason]


def unreadable(trouble: Unreadable) -> Placed:
    """What is to be said about a file that cannot be read."""
    line, column = trouble.line or 1, trouble.column or 1
    also = tuple([(_at(*place), said) for *place, said in trouble.remedy.also])
    finding = Finding(
        code=code_of(trouble),
        severity=ERROR,
        message=_clause(trouble.message),
        help=trouble.remedy.help,
        repair=repair_of(trouble),
    )
    return Placed(finding, _at(line, column), also, mark=_only_mark(finding))


def failed(error: Exception) -> Placed:
    """What is to be said where Milepost itself fails while it looks at a file."""
    finding = broken_down(error)
    return Placed(finding, _at(1, 1), mark=_only_mark(finding))


def _only_mark(finding: Finding) -> str:
    return next(marks_of([finding]))


def examine_or_say_why(read: Callable[[], ScenarioFile], **options: Any) -> list[Placed]:
    """What is to be said about a file, whatever is wrong with it; `read` opens it."""
    try:
        file = read()
        return examine(file, **options) if file.document.root else [unreadable(_empty(file))]
    except Unreadable as trouble:
        return [unreadable(trouble)]
    except Exception as error:
        if os.environ.get(TRACEBACK):
            raise
        return [failed(error)]


def _empty(file: ScenarioFile) -> Unreadable:
    what = tr("holds nothing but comments") if "#" in file.document.text else tr("is empty")
    return Unreadable(tr("The file {what}.", what=what), file.document.name, 1, 1, "scenario")


def could_not_be_checked(placed: Placed) -> bool:
    """Whether a finding says that the file was not looked at, or not to the end."""
    return stage_of(placed.finding.code) == "reading"


def _clause(sentence: str) -> str:
    """The sentence of an exception as a finding says it: small at first, without a full stop."""
    first = sentence.split(" ", 1)[0]
    small = sentence[:1].lower() + sentence[1:] if first[1:].islower() or first == "A" else sentence
    return small.removesuffix(".")


def _at(line: int, column: int) -> Span:
    return Span(line, column, line, column + 1)
