"""However often areas and regions name each other, a file is checked in bounded time."""

import pytest

from model.areas import Area
from model.canonical import canonical_text
from model.files import read_text
from model.scenario_form import write_scenario
from tests.generate.cost import calls_of
from tests.generate.sound.scenario import sound_scenario
from validator.run import examine, findings_of
from validator.survey import survey_of
from validator.surveys import crayon, events
from validator.surveys.crayon import CrayonSurvey

SOUND = canonical_text(write_scenario(sound_scenario(4)))


def with_regions(last: str) -> str:
    """Regions that name the next one forty times each, down to a last one."""
    chain = "".join(
        f'- {{id: r{n}, area: "{" or ".join([f"region(r{n + 1})"] * 40)}"}}\n' for n in range(6)
    )
    return SOUND.replace("regions:\n", f"regions:\n{chain}- {{id: r6, {last}}}\n", 1)


def test_regions_that_name_each_other_often_are_worked_out_once() -> None:
    text = with_regions('cells: "5,5 6,6"')
    assert examine(read_text(text, "regions")) == []


def test_regions_that_name_each_other_in_circles_come_to_an_end() -> None:
    text = with_regions('cells: "5,5 6,6", area: region(r0) or region(r3)')
    assert calls_of(lambda: examine(read_text(text, "regions"))) < 3_000_000


def test_so_many_areas_are_judged_as_the_size_of_the_map_allows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    everything = len(areas())
    assert everything > 3
    survey = survey_of(sound_scenario(4))
    assert isinstance(survey, CrayonSurvey)
    monkeypatch.setattr(events, "MOST_WORK", 100 * survey.waves.weight)
    assert 0 < len(areas()) < everything
    found = findings_of(sound_scenario(4))
    assert {one.code for one in found} == {"LIM002"}
    assert {one.of for one in found} >= {"DCK011", "DCK012"}
    assert all(f"of {everything} areas in which events act" in one.message for one in found)


def areas() -> set[Area]:
    survey = survey_of(sound_scenario(4))
    assert isinstance(survey, CrayonSurvey)
    return {area for _, area in survey.events.with_areas()}


def test_so_many_regions_are_worked_out_as_the_size_of_the_map_allows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    empty = "".join(f"- {{id: r{n}, area: 'within({n}, all) minus all'}}\n" for n in range(5))
    text = SOUND.replace("regions:\n", f"regions:\n{empty}", 1)
    assert [one.finding.code for one in examine(read_text(text, "regions"))] == ["MAP023"] * 5
    survey = survey_of(sound_scenario(4))
    assert isinstance(survey, CrayonSurvey)
    monkeypatch.setattr(crayon, "MOST_WORK", 41 * survey.waves.weight)
    told = [one.finding for one in examine(read_text(text, "regions"))]
    assert [one.code for one in told if one.code != "LIM002"] == ["MAP023"]
    assert "MAP023" in {one.of for one in told}
