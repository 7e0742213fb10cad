"""However often areas and regions name each other, a file is checked in bounded time."""

from functools import partial

import pytest

from model.files.scenario_files import read_text
from model.scenario.areas import Area
from model.scenario.scenario_form import write_scenario
from model.systems.crayon.ground import ground
from model.yaml.canonical import canonical_text
from tests.generate.cost import calls_of
from tests.generate.hostile import KINDS
from tests.generate.systems.crayon.sound.scenario import sound_scenario
from validator.running.run import examine, findings_of
from validator.survey import dangling, survey
from validator.survey.survey import survey_of
from validator.systems.crayon.checks.map import regions
from validator.systems.crayon.survey import events, waterways
from validator.systems.crayon.survey import survey as crayon
from validator.systems.crayon.survey.survey import CrayonSurvey

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


@pytest.mark.parametrize(
    "kind",
    [
        *("wide_cards", "rivers_on_a_spot", "waters_on_a_spot", "regions"),
        *("cities_on_a_spot", "ferries_on_a_spot", "allowances"),
    ],
)
def test_twice_as_much_of_something_takes_about_twice_the_work(kind: str) -> None:
    """Where it takes no more at all, a bound was met."""
    few, many = (read_text(KINDS[kind](number), kind) for number in (110, 220))
    examine(few)
    assert calls_of(partial(examine, many)) < 2.4 * calls_of(partial(examine, few))


def test_lakes_on_one_spot_are_held_against_each_other_as_long_as_it_helps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = read_text(KINDS["waters_on_a_spot"](12), "lakes")
    codes = [one.finding.code for one in examine(file)]
    assert codes.count("MAP011") == 66
    assert "LIM002" not in codes
    monkeypatch.setattr(waterways, "MOST_PAIRS", 10)
    told = [one.finding for one in examine(file)]
    assert 0 < sum(one.code == "MAP011" for one in told) < 66
    assert [one.of for one in told if one.code == "LIM002"] == ["MAP011"]


def test_waters_that_cover_too_much_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ground, "MOST_CROSSED", 100)
    file = read_text(KINDS["waters_on_a_spot"](2), "lakes")
    (found,) = (one.finding for one in examine(file) if one.finding.code == "LIM003")
    assert found.message.endswith("its waters cover more edges than any board needs")


def test_a_coast_in_more_cells_than_is_bearable_is_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    coast = "- {id: shore, kind: coast, cells: '1,1 3,3'}\n"
    file = read_text(SOUND.replace("regions:\n", f"regions:\n{coast}", 1), "coast")
    assert "MAP025" in [one.finding.code for one in examine(file)]
    monkeypatch.setattr(regions, "MOST_CELLS", 1)
    told = [one.finding for one in examine(file)]
    assert {one.of for one in told if one.code == "LIM002"} >= {"MAP025"}
    assert "MAP025" not in [one.code for one in told]


def test_rivers_of_which_no_two_cost_the_same_are_judged_in_bounded_work() -> None:
    """At most 1,000 may stand in a file; whoever writes more is told so, and not judged longer."""
    text = KINDS["priced_waters"](1_000)
    assert calls_of(lambda: examine(read_text(text, "rivers"))) < 15_000_000


def test_a_list_that_is_too_long_is_told_and_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    file = read_text(KINDS["rivers_on_a_spot"](12), "rivers")
    assert "MAP012" in [one.finding.code for one in examine(file)]
    monkeypatch.setattr(survey, "LONG", 10)
    monkeypatch.setattr("model.schema.schema.most_entries", lambda _: {"waters": 11})
    assert "MAP012" not in [one.finding.code for one in examine(file)]


def test_names_that_mean_nothing_are_held_against_others_in_a_bounded_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = read_text(KINDS["nobody_named"](20), "names")
    missing = [one.finding for one in examine(file) if one.finding.code.startswith("REF")]
    assert any("did you mean" in one.help for one in missing)
    monkeypatch.setattr(dangling, "MOST_HINTED", 0)
    bare = [one.finding for one in examine(file) if one.finding.code.startswith("REF")]
    assert [one.message for one in bare] == [one.message for one in missing]
    assert not any("did you mean" in one.help for one in bare)
