"""Where a check leaves something out, that is told: silence never passes for all is well."""

from tests.validator.examples import as_file, tutorial_folder
from validator.catalogue.documentation import page_of
from validator.check import IN_PART, Check, check_called, checks_of
from validator.finding import INFO, WARNING, Finding, Partly
from validator.reporting.choosing import Choice
from validator.running.live import Live
from validator.running.run import examine, findings_of
from validator.running.validating import Wishes, judge_text

CHECK = Check(
    code="MAP099",
    name="some-check",
    severity=WARNING,
    reads=frozenset(),
    run=lambda _: [Partly("2 of 3 things were looked at"), Finding(message="found"), None],
)


def bad() -> str:
    known = check_called(IN_PART)
    assert known is not None
    return page_of(known).bad


def told(wishes: Wishes) -> list[tuple[str, str]]:
    text = f"format: 1\nid: example\nextends: tutorial.milepost.yaml\n{bad()}"
    name = str(tutorial_folder() / "example.milepost.yaml")
    judgement = judge_text(text.encode(), name, wishes)
    return [(one.code, one.message) for one in judgement.told]


def test_a_check_says_that_it_has_not_judged_everything() -> None:
    found = list(CHECK.findings(None))
    assert [one and (one.code, one.of, one.severity) for one in found] == [
        (IN_PART, "MAP099", INFO),
        ("MAP099", "", WARNING),
        None,
    ]
    assert found[0] is not None
    assert found[0].message == (
        "some-check (MAP099) has judged only a part: 2 of 3 things were looked at"
    )


def test_each_check_tells_it_once() -> None:
    placed = [one.finding for one in examine(as_file(bad()))]
    assert {one.code for one in placed} == {IN_PART}
    checks = [one.of for one in placed]
    assert len(checks) == len(set(checks)) > 2


def test_who_selects_a_check_hears_what_it_left_out() -> None:
    chosen = told(Wishes(choice=Choice(select=frozenset({"MAP023"}))))
    assert [code for code, _ in chosen] == [IN_PART]
    assert "empty-region (MAP023)" in chosen[0][1]
    assert told(Wishes(choice=Choice(select=frozenset({"MAP001"})))) == []
    spared = told(Wishes(choice=Choice(ignore=frozenset({"MAP023"}))))
    assert not any("MAP023" in message for _, message in spared)
    assert told(Wishes(choice=Choice(ignore=frozenset({IN_PART})))) == []


def test_it_is_told_however_few_findings_somebody_wants_to_read() -> None:
    assert told(Wishes(per_file=1, per_code=1)) == told(Wishes())


def test_no_entry_of_allow_silences_it() -> None:
    entry = f"allow:\n- {{code: {IN_PART}, reason: It is large.}}\n"
    name = str(tutorial_folder() / "example.milepost.yaml")
    text = f"format: 1\nid: example\nextends: tutorial.milepost.yaml\n{bad()}{entry}"
    judgement = judge_text(text.encode(), name, Wishes())
    assert {one.code for one in judgement.told} >= {IN_PART}


def test_it_is_told_in_an_editor_as_well() -> None:
    scenario = as_file(bad()).scenario
    assert Live(scenario).settle() == findings_of(scenario)


def test_every_check_that_can_be_cut_short_is_run_on_no_usual_map() -> None:
    """The bundled tutorial is judged wholly, check by check."""
    assert checks_of("crayon")
    assert findings_of(as_file("title: The valley\n").scenario) == []
