"""Entries of `allow:`: the place that each finding names for them, and entries that do nothing."""

import pytest
from jsonschema import Draft202012Validator

from milepost.explaining.check_page import lines_of
from model.files.scenario_files import text_after
from model.scenario.change import apply
from model.schema.schema import findings_schema
from tests.validator.examples import HEAD, as_file, examined
from validator.catalogue.documentation import page_of
from validator.check import Check, all_checks, check_called
from validator.finding import Finding
from validator.report_formats.json import as_data
from validator.reporting.allowing import Accepted, allowances, entry_for, place_of, why_never
from validator.reporting.judgement import Report
from validator.running.run import results
from validator.running.validating import Wishes, judge_reading
from validator.survey.survey import survey_of

CAN_BE = [
    check
    for check in all_checks()
    if check.stage == "scenario" and not why_never(check) and not check.asks_engine
]


def found(layer: str, system: str = "") -> list[Finding]:
    return [one.finding for one in examined(layer, system) if not one.allowed]


@pytest.mark.parametrize("check", CAN_BE, ids=lambda check: check.code)
def test_the_entry_that_a_finding_shows_accepts_it(check: Check) -> None:
    bad = page_of(check).bad
    if "allow:" in bad:
        pytest.skip("the example has entries of its own")
    findings = [one for one in found(bad, check.system) if one.code == check.code]
    entries = {entry_for(check.code, place_of(one)) for one in findings}
    allow = "allow:\n" + "".join(f"- {entry}\n" for entry in sorted(entries))
    file = as_file(bad + allow, check.system)
    # The others have been heard: whether one is accepted hangs on the entries alone.
    again = list(results(check, survey_of(file.scenario, file)))
    assert again
    assert all(map(Accepted(allowances(file.scenario)).accepts, again))


LABELS = "labels:\n- {id: greyhorn, at: '5.0,6.1'}\n"


def test_a_copied_entry_is_right_whatever_its_place_looks_like() -> None:
    assert place_of(Finding(message="", route=("board", "terrain", "12,7"))) == "12,7"
    assert entry_for("MAP014", "12,7") == '{code: MAP014, place: "12,7", reason: why}'
    assert entry_for("BAL003", "") == "{code: BAL003, reason: why}"


def test_an_entry_without_its_place_is_told_which_to_write() -> None:
    layer = LABELS + "allow:\n- {code: MAP030, reason: It looks good.}\n"
    told = {one.code: one for one in found(layer)}
    assert set(told) == {"MAP030", "SUP002"}
    unused = told["SUP002"]
    assert unused.message == "MAP030 is not found as a whole"
    assert unused.help == "to allow the MAP030 that is found, write place: greyhorn"
    assert unused.repair is not None
    assert not unused.repair.safe
    file = as_file(layer)
    text = text_after(file, apply(file.scenario, unused.repair.change))
    assert "- {code: MAP030, place: greyhorn, reason: It looks good.}\n" in text
    assert found(text.removeprefix(HEAD)) == []


def test_of_several_places_all_are_named_and_none_is_chosen() -> None:
    both = LABELS + "- {id: wend, at: '5.0,6.0'}\n"
    layer = both + "allow:\n- {code: MAP030, place: nowhere, reason: It looks good.}\n"
    (unused,) = [one for one in found(layer) if one.code == "SUP002"]
    assert unused.message == "MAP030 is not found at nowhere"
    assert unused.help.endswith("write place: greyhorn or place: wend")
    assert unused.repair is None


def test_what_is_found_nowhere_may_be_taken_away() -> None:
    (unused,) = found("allow:\n- {code: MAP030, reason: It looks good.}\n")
    assert unused.repair is not None
    assert unused.repair.safe


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("LIM001", "the file cannot be read"),
        ("YML001", "the file cannot be read"),
        ("IMG001", "guards whoever opens the map"),
        ("CFG001", "settings"),
        ("SUP003", "baselines"),
        ("SUP002", "take away the entry"),
    ],
)
def test_what_cannot_be_allowed_says_so_and_why(code: str, why: str) -> None:
    layer = f"allow:\n- {{code: {code}, reason: I want it so.}}\n"
    (finding,) = found(layer)
    assert finding.code == "SUP004"
    assert finding.message.startswith(f"{code} cannot be allowed: ")
    assert why in finding.message
    assert allowances(as_file(layer).scenario) == []


def test_programs_are_told_the_place() -> None:
    judged = judge_reading("map", lambda: as_file(LABELS), str, Wishes(), None)
    assert [(one.code, one.place) for one in judged.told] == [("MAP030", "greyhorn")]
    data = as_data(Report((judged,)))
    assert [one["place"] for one in data["findings"]] == ["greyhorn"]
    assert not list(Draft202012Validator(findings_schema()).iter_errors(data))


def test_the_page_of_a_check_shows_an_entry_or_says_that_there_is_none() -> None:
    pages = {}
    for code in ("MAP030", "LIM001", "SCH001"):
        check = check_called(code)
        assert check is not None
        pages[code] = "\n".join(lines_of(check, 200))
    assert "    - {code: MAP030, place: greyhorn, reason: why}" in pages["MAP030"]
    assert "It cannot be allowed: " in pages["LIM001"]
    assert "allow" not in pages["SCH001"]
