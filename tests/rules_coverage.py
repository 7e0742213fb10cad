"""`make rules`: which rules of the games have a test, which have none, and which cannot have one.

A rule of play needs a test in tests/engine, where games are played: that a preset has its number
does not show that the rule is kept. What concerns components may be tested anywhere. What is looked
at before play needs a check that holds it, whose examples are run; what is only told, a test.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.rulebook import (
    Inspection,
    Invariant,
    OpenQuestion,
    Rule,
    Rulebook,
    rulebooks,
    suggestions,
)
from model.systems.search_path import more_folders
from tests.rule_marks import Mark, marks_below
from validator.check import all_checks

HERE = Path(__file__).parent
PLAYED_IN = "tests/engine/"
TOYS = "tests/toys/"
"""Here lie systems that are known only where somebody names them."""
VERDICTS = ("tested", "not played", "unchecked", "missing", "excused", "contradicted")
"""Not played: there are tests, but none that plays. Unchecked: no check of the validator holds it.
Excused: no program can test it."""
INVARIANTS = "Invariants"
BEFORE_PLAY = "Before play"
AWAITED: tuple[str, ...] = ()
"""How IDs begin of games whose rulebook is not written yet: tests may name them already."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One rule or invariant, and the places of the tests that name it."""

    id: str
    topic: str
    title: str
    is_played: bool
    untested: str
    places: tuple[str, ...]
    wants_check: bool = False
    """Whether a check of the validator must hold it."""
    checks: tuple[str, ...] = ()

    @property
    def verdict(self) -> str:
        """One of VERDICTS: how the rule stands."""
        if self.untested:
            return "contradicted" if self.places else "excused"
        if self.wants_check:
            return "tested" if self.checks else "unchecked"
        if not self.places:
            return "missing"
        plays = any(place.startswith(PLAYED_IN) for place in self.places)
        return "tested" if plays or not self.is_played else "not played"


@dataclass(frozen=True, slots=True)
class Coverage:
    """What the rulebooks ask for, against what the tests name."""

    standings: tuple[Standing, ...]
    unknown: tuple[Mark, ...]
    unreadable: tuple[Mark, ...]
    awaited: tuple[Mark, ...]

    def with_verdict(self, verdict: str) -> list[Standing]:
        return [one for one in self.standings if one.verdict == verdict]

    @property
    def has_errors(self) -> bool:
        return bool(self.unknown or self.unreadable)

    @property
    def is_complete(self) -> bool:
        open_ends = ("missing", "not played", "unchecked", "contradicted")
        return not self.has_errors and not any(self.with_verdict(one) for one in open_ends)


def coverage_of(books: Iterable[Rulebook], marks: Sequence[Mark]) -> Coverage:
    """How things stand; marks of open questions are welcome, and nobody has to make one."""
    entries = [entry for book in books for entry in book.entries()]
    known = {entry.id for entry in entries}
    strange = [mark for mark in marks if mark.id is not None and mark.id not in known]
    awaited = [mark for mark in strange if _is_awaited(mark)]
    return Coverage(
        tuple(_standing(one, marks) for one in entries if not isinstance(one, OpenQuestion)),
        tuple(mark for mark in strange if mark not in awaited),
        tuple(mark for mark in marks if mark.id is None),
        tuple(awaited),
    )


def _is_awaited(mark: Mark) -> bool:
    return mark.id is not None and mark.id.partition("-")[0] in AWAITED


def _standing(entry: Rule | Invariant | Inspection, marks: Sequence[Mark]) -> Standing:
    places = tuple(str(mark) for mark in marks if mark.id == entry.id)
    if isinstance(entry, Inspection):
        checks = tuple(check.code for check in all_checks() if entry.id in check.holds)
        wants = entry.severity != "info"
        return Standing(entry.id, BEFORE_PLAY, entry.text, False, "", places, wants, checks)
    if isinstance(entry, Invariant):
        return Standing(entry.id, INVARIANTS, entry.text, True, "", places)
    return Standing(entry.id, entry.topic, entry.title, entry.concerns_play, entry.untested, places)


# -- what is said


HEADINGS = {
    "missing": "without a test",
    "not played": "tested, but by no test that plays (tests/engine)",
    "unchecked": "that no check of the validator holds",
    "contradicted": "tested although the rulebook says that no program can",
}


def counts(standings: Sequence[Standing]) -> dict[str, dict[str, int]]:
    """How many rules of each topic stand how."""
    topics = dict.fromkeys(one.topic for one in standings)
    return {
        topic: {
            verdict: sum(one.topic == topic and one.verdict == verdict for one in standings)
            for verdict in VERDICTS
        }
        for topic in topics
    }


def as_text(coverage: Coverage) -> str:
    lines = [*_table(counts(coverage.standings)), ""]
    for verdict, heading in HEADINGS.items():
        found = coverage.with_verdict(verdict)
        if found:
            lines += [f"{heading} ({len(found)}):"]
            lines += [f"  {one.id}  {one.title}" for one in found] + [""]
    lines += _about("of games whose rulebook is not written yet", coverage.awaited)
    lines += _about("error: marks whose ID cannot be read", coverage.unreadable)
    lines += _about("error: IDs that no rulebook has", coverage.unknown)
    return "\n".join([*lines, _summary(coverage)])


def _about(heading: str, marks: Sequence[Mark]) -> list[str]:
    if not marks:
        return []
    return [f"{heading} ({len(marks)}):", *(f"  {mark}  {_named(mark)}" for mark in marks), ""]


def _named(mark: Mark) -> str:
    if mark.id is None or _is_awaited(mark):
        return mark.id or ""
    near = suggestions(mark.id)
    return f"{mark.id}, did you mean {near[0]}?" if near else mark.id


def _table(by_topic: dict[str, dict[str, int]]) -> list[str]:
    total = {verdict: sum(row[verdict] for row in by_topic.values()) for verdict in VERDICTS}
    shown = [one for one in VERDICTS if total[one] or one not in ("unchecked", "contradicted")]
    width = max(map(len, [*by_topic, "all"]))
    head = " ".join([" " * width, "rules", *(f"{one:>10}" for one in shown)])
    rows = [
        " ".join(
            [f"{topic:<{width}}", f"{sum(row.values()):>5}", *(f"{row[one]:>10}" for one in shown)]
        )
        for topic, row in [*by_topic.items(), ("all", total)]
    ]
    return [head, *rows]


def _summary(coverage: Coverage) -> str:
    number = {verdict: len(coverage.with_verdict(verdict)) for verdict in VERDICTS}
    needed = len(coverage.standings) - number["excused"]
    return (
        f"{number['tested']} of {needed} rules and invariants are tested as they should be, "
        f"{number['not played']} are tested but not in play, {number['missing']} have no test, "
        f"{number['unchecked']} no check; "
        f"{number['excused']} cannot have one."
    )


def as_json(coverage: Coverage) -> str:
    def mark(one: Mark) -> dict[str, object]:
        return {"id": one.id, "file": one.place, "line": one.line}

    plain = {
        "topics": counts(coverage.standings),
        "rules": {
            one.id: {
                "topic": one.topic,
                "verdict": one.verdict,
                "tests": list(one.places),
                **({"checks": list(one.checks)} if one.wants_check else {}),
                **({"untested": one.untested} if one.untested else {}),
            }
            for one in coverage.standings
        },
        "unknown": [mark(one) for one in coverage.unknown],
        "unreadable": [mark(one) for one in coverage.unreadable],
        "awaited": [mark(one) for one in coverage.awaited],
    }
    return json.dumps(plain, indent=2, ensure_ascii=False)


def all_marks(folder: Path = HERE) -> list[Mark]:
    """The marks of our tests, and of those that lie beside systems which the user names."""
    ours = [mark for mark in marks_below(folder) if not mark.place.startswith(TOYS)]
    beside = [more / folder.name for more in more_folders()]
    return ours + [mark for tests in beside if tests.is_dir() for mark in marks_below(tests)]


def main(words: Sequence[str] | None = None, folder: Path = HERE) -> int:
    """0 normally, 1 if a test names an ID nobody knows, or with --strict if anything is missing."""
    parser = argparse.ArgumentParser(prog="make rules", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--json", action="store_true", help="answer in JSON")
    parser.add_argument("--strict", action="store_true", help="1 if a rule lacks its test")
    arguments = parser.parse_args(words)
    coverage = coverage_of(rulebooks(), all_marks(folder))
    print(as_json(coverage) if arguments.json else as_text(coverage))
    if arguments.strict and not coverage.is_complete:
        return 1
    return 1 if coverage.has_errors else 0


if __name__ == "__main__":
    sys.exit(main())
