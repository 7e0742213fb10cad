"""Validating: what is told about a scenario or a file, as somebody wishes to be told."""

import os
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from pathlib import Path

from model.bounded_files import LARGEST_FILE, read_file, real_path
from model.bundled import file_named
from model.files.scenario_files import ScenarioFile, open_file, read_text
from model.forms.frozen import dataclass
from model.scenario.scenario import Scenario
from model.unreadable import Unreadable
from validator.catalogue.documentation import usual_help
from validator.check import IN_PART, check_called
from validator.finding import Finding
from validator.reporting.allowing import Accepted, allowances, entry_for, place_of, why_never
from validator.reporting.choosing import Choice, title_of
from validator.reporting.finding_identity import pointer_of
from validator.reporting.judgement import PER_CODE, PER_FILE, Judgement, Told
from validator.reporting.report_filter import Hearing, Known
from validator.running.reading import could_not_be_checked, examine_or_say_why, failed
from validator.running.run import Placed, findings_of

LONGEST_LINE = 2 * 4_096
"""Characters of a line that are kept to be shown; lines of readable files are shorter."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What somebody wants to be told about files."""

    choice: Choice = field(default_factory=Choice)
    play: bool = False
    heeds_allow: bool = True
    heeded: frozenset[str] | None = None
    """The only entries of `allow:` that are heeded, by their keys; None for all."""
    per_code: int = PER_CODE
    per_file: int = PER_FILE
    """0 for no limit."""

    tells_all: bool = False
    """Whether what follows from a finding is told beside it, as a baseline must know it."""

    def hearing(self, known: Known | None = None) -> Hearing:
        return Hearing(self.choice, known, self.tells_all)

    def asks(self, code: str) -> bool:
        """Whether findings of a code are looked for and told."""
        return self.hearing().asks(code, play=self.play)


def validate(
    scenario_or_path: Scenario | str | os.PathLike[str], *, play: bool = False
) -> list[Finding]:
    """What is wrong with a scenario or a file; accepted findings are not told.

    A file that cannot be read is a finding as well. `play` also lets bots play.
    """
    if isinstance(scenario_or_path, Scenario):
        accepted = Accepted(allowances(scenario_or_path))
        found = findings_of(scenario_or_path, play=play)
        return [one for one in found if not accepted.accepts(one)]
    path = Path(scenario_or_path)
    placed = examine_or_say_why(lambda: open_file(path), play=play)
    return [one.finding for one in placed if not one.allowed]


def judge(path: str, wishes: Wishes, known: Known | None = None) -> Judgement:
    """What is told about one file; whatever goes wrong is told about that file alone."""
    return judge_reading(
        path, lambda: open_file(file_named(path)), lambda: _text_of(path), wishes, known
    )


def judge_text(data: bytes, name: str, wishes: Wishes, known: Known | None = None) -> Judgement:
    """The same for a text that comes through a pipe and would be called so."""
    folder = Path(name).parent
    above = (real_path(folder / Path(name).name),)
    return judge_reading(
        name,
        lambda: read_text(data, name, folder, above),
        lambda: data[: LARGEST_FILE + 1].decode(errors="replace"),
        wishes,
        known,
    )


def judge_failed(path: str, trouble: Exception) -> Judgement:
    """What is told about a file whose judge broke down."""
    told = _told(failed(trouble), Choice())
    return Judgement(path, (told,), counts={told.severity: 1}, has_failed=True)


def judge_reading(
    name: str,
    read: Callable[[], ScenarioFile],
    source: Callable[[], str],
    wishes: Wishes,
    known: Known | None,
) -> Judgement:
    """The same for whatever `read` opens; `source` is its text where it cannot be read."""
    opened: list[ScenarioFile] = []

    def read_once() -> ScenarioFile:
        opened.append(read())
        return opened[0]

    hearing = wishes.hearing(known)
    placed = examine_or_say_why(
        read_once,
        play=wishes.play,
        allow=wishes.heeds_allow,
        heeded=wishes.heeded,
        hearing=hearing,
    )
    wanted = [one for one in placed if hearing.told_as(one.finding) is not None]
    open_ones = [one for one in wanted if not one.allowed and not one.is_known]
    news = [_told(one, wishes.choice) for one in open_ones]
    shown = limited(news, wishes)
    left_out = Counter(one.code for one in news) - Counter(one.code for one in shown)
    return Judgement(
        name,
        tuple(shown),
        tuple(_told(one, wishes.choice) for one in wanted if one.allowed),
        dict(sorted(left_out.items())),
        Counter(one.severity for one in news),
        sum(one.is_known for one in wanted),
        _lines(shown, lambda: opened[0].document.text if opened else source()),
        any(map(could_not_be_checked, placed)),
        sum(one.fails_nothing for one in news),
    )


def _told(placed: Placed, choice: Choice) -> Told:
    found = placed.finding
    repair = found.repair
    return Told(
        code=found.code,
        name=title_of(found.code),
        severity=choice.severity_of(found),
        message=found.message,
        span=placed.span,
        pointer=pointer_of(found.route),
        mark=placed.mark,
        help=found.help,
        usual_help="" if found.help else usual_help(found.code),
        also=placed.also,
        cells=tuple(map(str, found.cells)),
        edges=tuple(map(str, found.edges)),
        repair=repair.title if repair else "",
        is_safe=bool(repair and repair.safe),
        allowed=placed.allowed,
        fails_nothing=choice.fails_nothing(found),
        **_allowable(found),
    )


def _allowable(found: Finding) -> dict[str, str]:
    """How an entry of `allow:` can accept a finding, if any can."""
    check = check_called(found.code)
    if check is None or why_never(check):
        return {}
    place = place_of(found)
    # What cannot be read is mended rather than accepted: it is not shown how.
    entry = "" if check.hides_all else entry_for(found.code, place)
    return {"entry": entry, "place": place}


def limited(told: Iterable[Told], wishes: Wishes) -> list[Told]:
    """As many findings as somebody wants to read, the gravest first, in the order of the file.

    What was judged only in part is always among them.
    """
    told = list(told)
    if not wishes.per_file:
        return told
    kept: list[Told] = []
    of_code: Counter[str] = Counter()
    for one in sorted(told, key=lambda one: (one.code != IN_PART, one.severity.rank)):
        of_code[one.code] += 1
        is_one_more = of_code[one.code] <= wishes.per_code and len(kept) < wishes.per_file
        if is_one_more or one.code == IN_PART:
            kept.append(one)
    return sorted(kept, key=lambda one: one.order)


def _lines(told: Iterable[Told], source: Callable[[], str]) -> Mapping[int, str]:
    """The lines that findings point at."""
    wanted = {span.line for one in told for span in (one.span, *(span for span, _ in one.also))}
    if not wanted:
        return {}
    text = source()
    lines = text.split("\n") if text else []
    return {n: lines[n - 1].rstrip("\r")[:LONGEST_LINE] for n in sorted(wanted) if n <= len(lines)}


def _text_of(path: str) -> str:
    """The text of a file that cannot be read as a scenario, as far as there is one."""
    try:
        return read_file(path).decode(errors="replace").removeprefix("\ufeff")
    except Unreadable:
        return ""
