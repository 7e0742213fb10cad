"""The list of problems in words: which are shown, in what order, and where each of them is."""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from editor.edits.thing_names import called
from editor.edits.thing_places import thing
from editor.edits.uses import place_called
from editor.words import tr, trn
from model.scenario.collections import LINES
from model.scenario.names_in_words import in_words
from model.scenario.scenario import Scenario
from validator.check import check_called
from validator.finding import Finding, Severity

MOST_SHOWN = 500
"""Of one severity; whoever has more begins with these."""


class Group(NamedTuple):
    """The problems of one severity that are shown, and how many there are of it."""

    severity: Severity
    findings: Sequence[Finding]
    number: int

    @property
    def title(self) -> str:
        return counted(self.severity, self.number)

    @property
    def left_out(self) -> int:
        return self.number - len(self.findings)


def grouped(
    findings: Iterable[Finding], severities: Collection[Severity], text: str, scenario: Scenario
) -> list[Group]:
    """What matters most first; only what holds the text in its sentence, code, name or place."""
    kept: dict[Severity, list[Finding]] = {severity: [] for severity in Severity}
    words = text.casefold().split()
    for finding in findings:
        if finding.severity in severities and _holds(finding, words, scenario):
            kept[finding.severity].append(finding)
    return [
        Group(severity, many[:MOST_SHOWN], len(many)) for severity, many in kept.items() if many
    ]


def counted(severity: Severity, number: int) -> str:
    """`3 errors`."""
    if severity is Severity.ERROR:
        return trn("{n} error", "{n} errors", number)
    if severity is Severity.WARNING:
        return trn("{n} warning", "{n} warnings", number)
    return trn("{n} remark", "{n} remarks", number)


def sentence(finding: Finding) -> str:
    """What a finding says, as a sentence that begins and ends like one."""
    text = finding.message.strip()
    return _capital(text) + ("" if text.endswith((".", "?", "!")) else ".")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def place(finding: Finding, scenario: Scenario) -> str:
    """Where it is: the thing by its name, and the cell."""
    cells = [str(cell) for cell in finding.cells[:1]] or [str(edge) for edge in finding.edges[:1]]
    return ", ".join(part for part in (_thing_called(finding, scenario), *cells) if part)


def _thing_called(finding: Finding, scenario: Scenario) -> str:
    if finding.route[:2] == ("board", LINES) and len(finding.route) > 2:
        return called(scenario, LINES, str(finding.route[2]))
    if not finding.route or finding.route[0] == "board":
        return ""
    room, *rest = (str(part) for part in finding.route)
    if not rest:
        return in_words(room.replace("_", "-"))
    found = thing(scenario, room, rest[0])
    name = getattr(found, "name", "") or getattr(found, "text", "")
    if not name and found is not None:
        name = place_called(scenario, finding.route)
    return _capital(str(name)) or f"{in_words(room.replace('_', '-'))} {rest[0]}"


def kind_called(code: str) -> str:
    """The name of the check of a code, as words."""
    check = check_called(code)
    return in_words(check.name) if check else code


def all_is_well(*, is_settled: bool, allowed: int) -> str:
    """What is said where there is no problem."""
    if not is_settled:
        return tr("Still checking …")
    if allowed:
        return tr("All is well: nothing is wrong but what you allow.")
    return tr("All is well: no check finds anything wrong with this map.")


def _holds(finding: Finding, words: Sequence[str], scenario: Scenario) -> bool:
    if not words:
        return True
    parts = (finding.message, finding.code, kind_called(finding.code), place(finding, scenario))
    text = " ".join(parts).casefold()
    return all(word in text for word in words)
