"""A cause that nobody is told of hides nothing: no broken map passes for want of its root."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from model.files.scenario_files import read_text
from tests.validator.examples import all_found, as_file
from tests.validator.reporting.test_one_cause import changed
from validator.catalogue.documentation import page_of
from validator.check import all_checks, checks_of
from validator.finding import ERROR, INFO, WARNING, Finding, Severity
from validator.reporting.baseline import Baseline, baseline_of
from validator.reporting.choosing import Choice
from validator.reporting.judgement import Judgement
from validator.reporting.report_filter import EVERY, Hearing
from validator.reporting.root_causes import roots
from validator.running.validating import Wishes, judge_reading

NO_LONGER_MAJOR = changed(("name: Dunmarrow, kind: major", "name: Dunmarrow, kind: medium"))
TOO_MANY_PLAYERS = changed(("max: 4}", "max: 20}"))
MAPS = {"RUL004": NO_LONGER_MAJOR, "DCK001": TOO_MANY_PLAYERS}
NAME = "map.milepost.yaml"


def judged(text: str, known: Baseline | None = None, **wishes: object) -> Judgement:
    """What is told about a text."""
    return judge_reading(
        NAME,
        lambda: read_text(text, NAME),
        lambda: text,
        Wishes(**wishes),  # type: ignore[arg-type]
        known.of(NAME) if known else None,
    )


def chosen(text: str, **choice: object) -> dict[str, Severity]:
    """The codes that are told of a text, and as how grave, when somebody chooses."""
    told = judged(text, choice=Choice(**choice)).told  # type: ignore[arg-type]
    return {one.code: one.severity for one in told}


def baseline(text: str) -> Baseline:
    """What `--write-baseline` writes."""
    whole = judged(text, tells_all=True, per_code=0, per_file=0)
    return baseline_of(Path("milepost-baseline.json"), [whole])


@pytest.mark.parametrize("root", MAPS)
def test_what_follows_from_a_cause_is_told_where_the_cause_is_ignored(root: str) -> None:
    assert list(chosen(MAPS[root])) == [root]
    followed = chosen(MAPS[root], ignore=frozenset({root}))
    assert ERROR in followed.values()


@pytest.mark.parametrize("root", MAPS)
def test_what_follows_from_a_cause_is_told_where_only_that_is_asked_for(root: str) -> None:
    (code, *_) = [
        code
        for code, level in chosen(MAPS[root], ignore=frozenset({root})).items()
        if level is ERROR
    ]
    assert chosen(MAPS[root], select=frozenset({code})) == {code: ERROR}
    both = chosen(MAPS[root], select=frozenset({code, root}))
    assert both == {root: ERROR}


@pytest.mark.parametrize("level", [WARNING, INFO])
@pytest.mark.parametrize("root", MAPS)
def test_a_cause_that_is_made_less_grave_hides_nothing_graver(root: str, level: Severity) -> None:
    told = chosen(MAPS[root], severity={root: level})
    assert told[root] is level
    assert ERROR in told.values()


def test_a_consequence_that_is_made_graver_is_told_beside_its_cause() -> None:
    """An id that is listed twice is a warning, and so is the payout that it makes doubtful."""
    twice = ("supplies: [timber, wool]", "supplies: [timber, timber]")
    text = changed(twice, ("dunmarrow tea 27]", "dunmarrow tea 72]"))
    assert chosen(text) == {"REF002": WARNING}
    assert chosen(text, severity={"BAL002": ERROR}) == {"REF002": WARNING, "BAL002": ERROR}


@pytest.mark.parametrize("root", MAPS)
def test_a_baseline_knows_what_it_was_written_for(root: str) -> None:
    known = baseline(MAPS[root])
    again = judged(MAPS[root], known)
    assert (again.told, again.known) == ((), known.total)


@pytest.mark.parametrize("root", MAPS)
def test_what_a_baseline_knows_hides_nothing_that_is_new(root: str) -> None:
    """The baseline of another day knows the cause alone."""
    told = judged(MAPS[root]).told
    assert [one.code for one in told] == [root]
    known = Baseline(Path("b.json"), {NAME: {root: (1, frozenset({told[0].mark}))}})
    after = judged(MAPS[root], known)
    assert after.known == 1
    assert root not in {one.code for one in after.told}
    assert after.counts[ERROR] > 0


def test_a_new_cause_does_not_make_a_baseline_stale() -> None:
    """What the baseline knows is still there; only nobody is told."""
    odd = ("dunmarrow tea 27]", "dunmarrow tea 72]")
    known = baseline(changed(odd))
    assert known.total == 1
    text = changed(odd, ("A: alpine", "A: Alpine"))
    assert [one.code for one in judged(text, known).told] == ["SCH004"]


def test_a_new_slip_is_one_finding_beside_a_baseline_too() -> None:
    known = baseline(changed(("dunmarrow tea 27]", "dunmarrow tea 72]")))
    for text, told in ((NO_LONGER_MAJOR, "RUL004"), (TOO_MANY_PLAYERS, "DCK001")):
        odd = text.replace("dunmarrow tea 27]", "dunmarrow tea 72]")
        assert [one.code for one in judged(odd, known).told] == [told]


def test_a_warning_hides_no_error_at_its_own_place() -> None:
    place = ("cities", "x")
    warning, error = (
        Finding(message=code, code=code, severity=severity, route=place)
        for code, severity in (("MAP020", WARNING), ("NET001", ERROR))
    )
    implying = [c for c in checks_of("crayon") if c.implies]
    root = implying[0]
    followed = next(iter(root.implies))
    warning = _as(warning, root.code)
    error = _as(error, followed)
    assert roots([warning, error], checks_of("crayon")) == [warning, error]
    grave = Finding(message="", code=root.code, severity=ERROR, route=place)
    assert roots([grave, error], checks_of("crayon")) == [grave]


def _as(finding: Finding, code: str) -> Finding:
    return Finding(message="", code=code, severity=finding.severity, route=finding.route)


def _bad_examples() -> Mapping[str, str]:
    pages = {check.code: page_of(check).bad for check in all_checks() if check.stage == "scenario"}
    return {code: text for code, text in pages.items() if text}


BAD = _bad_examples()


@pytest.mark.parametrize("code", sorted(BAD))
def test_whoever_ignores_all_that_is_told_comes_to_hear_everything(code: str) -> None:
    """Round after round what is told is ignored; at last every finding has been told."""
    system = as_file(BAD[code]).scenario.system
    checks = [one for one in checks_of(system) if not one.asks_engine]
    found = all_found(BAD[code])
    heard: set[str] = set()
    while silent := [one for one in found if one.code not in heard]:
        hearing = Hearing(Choice(ignore=frozenset(heard)))
        told = roots(found, checks, (), hearing.told_as)
        assert not heard.issuperset(one.code for one in told), silent
        heard.update(one.code for one in told)


def test_nothing_is_ignored_unless_somebody_says_so() -> None:
    finding = Finding(message="", code="MAP014", severity=WARNING)
    assert EVERY.told_as(finding) is WARNING


def test_where_an_untold_error_keeps_bots_from_playing_that_is_told() -> None:
    ignored = frozenset({"RUL004", "NET021", "BAL001"})
    told = judged(NO_LONGER_MAJOR, choice=Choice(ignore=ignored), play=True).told
    assert {one.code for one in told} == {"LIM002"}
    assert "no bot plays before RUL004 is repaired" in told[0].message
    assert [one.code for one in judged(NO_LONGER_MAJOR, play=True).told] == ["RUL004"]
