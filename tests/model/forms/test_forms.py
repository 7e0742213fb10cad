"""What a file says is read, written back the same, and kept where it does not fit."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.collection import Things, thaw
from model.forms.form import DoesNotFit, Misfit, shown
from model.forms.hints import form_of
from model.notation import Cell
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import keys_in_order, part_record, read_scenario, write_scenario
from model.scenario.things import City
from tests.generate.cost import calls_of
from tests.generate.junk import junk
from tests.generate.own_classes import part_class
from tests.generate.scenario import make_scenario, scenarios

HEAD = {"format": 1, "id": "a", "title": "A", "system": "crayon"}
ASTON = {"id": "aston", "name": "Aston", "kind": "small", "at": "1,1"}
BOARD = {"kind": "mileposts", "size": [3, 2], "legend": {".": "clear"}, "terrain": "...\n...\n"}


def said(**more: Any) -> Scenario:
    return read_scenario({**HEAD, **more})


def misfits(scenario: Scenario) -> list[tuple[str, ...]]:
    return [misfit.route for misfit in scenario.misfits.values()]


def only_misfit(scenario: Scenario) -> Misfit:
    (misfit,) = scenario.misfits.values()
    return misfit


def assert_kept(plain: dict[str, Any]) -> Scenario:
    """Nothing of the plain data is lost, whether it fits or not, and reading again agrees."""
    scenario = read_scenario(plain)
    written = write_scenario(scenario)
    assert read_scenario(written) == scenario
    assert write_scenario(read_scenario(written)) == written
    return scenario


@given(scenarios())
def test_what_is_written_is_read_back_equal(scenario: Scenario) -> None:
    plain = write_scenario(scenario)
    assert read_scenario(plain) == scenario
    assert write_scenario(read_scenario(plain)) == plain
    assert read_scenario(json.loads(json.dumps(plain))) == scenario


@given(scenarios())
def test_a_written_scenario_has_its_keys_in_the_order_of_the_format(scenario: Scenario) -> None:
    keys = list(write_scenario(scenario))
    assert keys == [key for key in keys_in_order("crayon") if key in keys]


def test_a_field_that_says_the_usual_is_left_out() -> None:
    scenario = said(
        players={"min": 2, "max": 6}, notes="", cities=[{**ASTON, "overseas": False, "tags": []}]
    )
    assert write_scenario(scenario) == {**HEAD, "cities": [ASTON]}


def test_the_order_of_things_and_of_sets_in_a_file_means_nothing() -> None:
    goods = [{"id": "coal"}, {"id": "wood"}]
    one = said(cities=[{**ASTON, "supplies": ["wood", "coal"]}], goods=goods)
    other = said(goods=goods[::-1], cities=[{**ASTON, "supplies": ["coal", "wood", "coal"]}])
    assert one == other


def test_a_set_of_cells_is_one_text_or_a_list() -> None:
    one = said(regions=[{"id": "north", "cells": "2,0 1,0  1,0"}])
    other = said(regions=[{"id": "north", "cells": ["1,0", "2,0"]}])
    assert one == other
    assert one.regions["north"].cells == (Cell(1, 0), Cell(2, 0))
    assert write_scenario(one)["regions"] == [{"id": "north", "cells": "1,0 2,0"}]


def test_an_empty_mapping_is_an_empty_scenario() -> None:
    assert read_scenario({}) == Scenario()
    assert write_scenario(Scenario()) == {"format": 1}


@pytest.mark.parametrize("plain", [None, 5, "text", [], [HEAD]])
def test_what_is_no_mapping_is_no_scenario_and_is_told_so(plain: Any) -> None:
    assert only_misfit(read_scenario(plain)).route == ()


# -- what does not fit


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("title", 5, "5 stands where a text is needed"),
        ("title", None, "nothing stands where a text is needed"),
        ("id", "Not An Id", "is not an id"),
        ("system", "chess", '"chess" is none of'),
        ("format", "one", "whole number"),
        ("format", True, "true stands where a whole number is needed"),
        ("players", [2, 3], "a list stands where a group of keys is needed"),
        ("house_rules", "one rule", "list is needed"),
        ("rules", 5, "5 stands where a group of keys is needed"),
        ("rules", ["preset"], "a list stands where a group of keys is needed"),
        ("board", {"kind": "cube"}, "must be one of"),
        ("board", {"kind": "mileposts"}, '"size" is missing'),
        ("board", {**BOARD, "size": [3]}, "list of 2 numbers"),
        ("blocked", "1,1 2,1", "list is needed"),
        ("cities", {"aston": {}}, "list is needed"),
        ("demands", [], "group of keys is needed"),
        ("picture", {"opacity": 5}, '"file" is missing'),
    ],
)
def test_a_key_with_a_wrong_value_is_kept_and_the_rest_is_read(
    key: str, value: Any, why: str
) -> None:
    plain = {**HEAD, "license": "MIT", key: value}
    scenario = assert_kept(plain)
    misfit = only_misfit(scenario)
    assert misfit.route == (key,)
    assert thaw(misfit.plain) == value
    assert why in misfit.why
    assert scenario.license == "MIT"
    assert write_scenario(scenario)[key] == value


def test_an_unknown_key_is_kept_and_its_neighbour_suggested() -> None:
    scenario = assert_kept({**HEAD, "citeis": [ASTON]})
    assert only_misfit(scenario).why == 'unknown key "citeis", did you mean "cities"?'


def test_an_unknown_key_without_neighbour_gets_no_suggestion() -> None:
    assert only_misfit(said(qqqq=1)).why == 'unknown key "qqqq"'


def test_keys_of_the_model_that_are_no_keys_of_files_are_unknown() -> None:
    scenario = assert_kept({**HEAD, "part": 1, "misfits": 2, "presets": 3})
    assert misfits(scenario) == [("misfits",), ("part",), ("presets",)]


def test_keys_of_a_system_are_unknown_to_another() -> None:
    scenario = assert_kept({**HEAD, "system": "trains", "ferries": []})
    assert misfits(scenario) == [("ferries",)]


def test_an_unknown_key_inside_a_thing_leaves_the_thing_readable() -> None:
    scenario = assert_kept({**HEAD, "cities": [{**ASTON, "suplies": ["coal"]}]})
    assert scenario.cities["aston"].name == "Aston"
    assert only_misfit(scenario).route == ("cities", "aston", "suplies")
    assert write_scenario(scenario)["cities"] == [{**ASTON, "suplies": ["coal"]}]


def test_a_wrong_value_inside_a_thing_leaves_the_thing_readable() -> None:
    scenario = assert_kept({**HEAD, "cities": [{**ASTON, "at": "here", "names": {"zh": 5}}]})
    assert scenario.cities["aston"].at is None
    assert set(misfits(scenario)) == {
        ("cities", "aston", "at"),
        ("cities", "aston", "names", "zh"),
    }


def test_things_that_cannot_be_read_stay_behind_those_that_can() -> None:
    broken = [5, {"name": "No id"}, {"id": "byford", "name": "Byford"}, {"id": "A", **HEAD}]
    scenario = assert_kept({**HEAD, "cities": [*broken[:2], ASTON, *broken[2:]]})
    assert list(scenario.cities) == ["aston"]
    assert misfits(scenario) == [("cities", f"#{number}") for number in range(4)]
    assert write_scenario(scenario)["cities"] == [ASTON, *broken]


def test_more_than_ten_broken_things_keep_their_order() -> None:
    broken = [{"name": f"City {number}"} for number in range(12)]
    scenario = assert_kept({**HEAD, "cities": broken})
    assert write_scenario(scenario)["cities"] == broken


def test_a_thing_listed_twice_is_read_once_and_kept_twice() -> None:
    again = {**ASTON, "name": "Aston again"}
    scenario = assert_kept({**HEAD, "cities": [ASTON, again]})
    assert scenario.cities["aston"].name == "Aston"
    assert only_misfit(scenario).why == '"aston" is listed twice'
    assert write_scenario(scenario)["cities"] == [ASTON, again]


def test_a_thing_with_two_slips_of_which_one_is_fatal_is_kept_once() -> None:
    broken = {**ASTON, "suplies": ["coal"], "kind": "gigantic"}
    scenario = assert_kept({**HEAD, "cities": [broken]})
    assert misfits(scenario) == [("cities", "#0")]
    assert write_scenario(scenario)["cities"] == [broken]


def test_a_board_with_two_slips_of_which_one_is_fatal_is_kept_once() -> None:
    broken = {**BOARD, "legend": {".": "clear", "too long": "x"}, "terrain": 5}
    scenario = assert_kept({**HEAD, "board": broken})
    assert misfits(scenario) == [("board",)]
    assert write_scenario(scenario)["board"] == broken


def test_a_broken_thing_in_a_list_that_has_nothing_else_stays_in_a_list() -> None:
    scenario = assert_kept({**HEAD, "ferries": [{"from": "1,1"}], "allow": [{"code": "MAP001"}]})
    assert write_scenario(scenario)["ferries"] == [{"from": "1,1"}]
    assert write_scenario(scenario)["allow"] == [{"code": "MAP001"}]


def test_a_broken_line_of_a_route_board_stays_in_its_list() -> None:
    board = {"kind": "routes", "lines": [{"id": "a-b"}]}
    scenario = assert_kept({**HEAD, "system": "santa-fe", "board": board})
    assert misfits(scenario) == [("board", "lines", "#0")]
    assert write_scenario(scenario)["board"] == board


def test_keys_that_begin_with_a_hash_are_keys_and_no_places_in_a_list() -> None:
    scenario = assert_kept({**HEAD, "cities": [{**ASTON, "names": {"#1": 5}}], "#2": {"#3": 4}})
    assert write_scenario(scenario)["cities"] == [{**ASTON, "names": {"#1": 5}}]


def test_an_accepted_finding_with_a_slip_is_found_again_by_code_and_place() -> None:
    entry = {"code": "MAP001", "place": "1,1", "reason": "So be it.", "raeson": "x"}
    scenario = assert_kept({**HEAD, "allow": [entry]})
    assert misfits(scenario) == [("allow", "MAP001 1,1", "raeson")]
    assert write_scenario(scenario)["allow"] == [entry]


def test_one_broken_effect_keeps_the_event_and_all_its_effects() -> None:
    effects = [{"effect": "reshuffle"}, {"effect": "lose-load", "aera": "all"}]
    event = {"id": "flood", "name": "Flood", "duration": "instant", "effects": effects}
    scenario = assert_kept({**HEAD, "events": [event]})
    assert things_in(scenario, "events")["flood"].name == "Flood"
    misfit = only_misfit(scenario)
    assert misfit.route == ("events", "flood", "effects")
    assert 'did you mean "area"' in misfit.why


@pytest.mark.parametrize(
    "effect",
    [
        {"effect": "bonus", "amount": None, "0 cities": ["aston"]},
        {"zzz": 1, "aaa": 2, "effect": "reshuffle"},
        {"effect": "tax", "table": {"more": "x", "50": "y"}},
    ],
)
def test_of_two_slips_in_one_thing_the_same_is_told_whichever_comes_first(effect: Any) -> None:
    event = {"id": "flood", "name": "Flood", "duration": "instant", "effects": [effect]}
    turned = {**event, "effects": [dict(reversed(effect.items()))]}
    one = assert_kept({**HEAD, "events": [event]})
    assert one.misfits
    assert one == assert_kept({**HEAD, "events": [turned]})


def test_a_good_value_in_the_place_of_a_misfit_takes_its_place() -> None:
    scenario = said(cities=[{**ASTON, "at": "here"}])
    city = City(id="aston", name="Aston", kind="small", at=Cell(2, 1))
    mended = Scenario(
        id="a",
        title="A",
        system="crayon",
        part=part_class("crayon")(),
        cities=Things({"aston": city}),
        misfits=scenario.misfits,
    )
    assert write_scenario(mended)["cities"] == [{**ASTON, "at": "2,1"}]


def test_a_misfit_goes_with_the_thing_it_was_in() -> None:
    scenario = said(cities=[{**ASTON, "suplies": 5}, {**ASTON, "id": "byford"}])
    without = Scenario(
        id="a",
        title="A",
        system="crayon",
        part=part_class("crayon")(),
        cities=scenario.cities.drop("aston"),
        misfits=scenario.misfits,
    )
    assert write_scenario(without)["cities"] == [{**ASTON, "id": "byford"}]
    alone = Scenario(id="a", title="A", system="crayon", misfits=scenario.misfits)
    assert "cities" not in write_scenario(alone)


def test_a_scenario_without_its_systems_part_is_written_like_one_with_an_empty_part() -> None:
    assert write_scenario(Scenario(system="crayon")) == {"format": 1, "system": "crayon"}
    kind = part_class("crayon")
    assert Scenario(system="crayon").part_as(kind) == kind()


@pytest.mark.parametrize("key", keys_in_order("crayon"))
@settings(max_examples=25)
@given(value=junk)
def test_any_junk_under_any_key_is_read_and_kept(key: str, value: Any) -> None:
    assert_kept({**HEAD, key: value})


@given(junk)
def test_any_junk_at_all_is_read_without_an_exception(plain: Any) -> None:
    scenario = read_scenario(plain)
    if isinstance(plain, dict):
        assert read_scenario(write_scenario(scenario)) == scenario


@given(st.integers(0, 20), st.data())
def test_junk_put_anywhere_into_a_good_scenario_spoils_only_its_place(
    seed: int, data: st.DataObject
) -> None:
    plain = write_scenario(make_scenario(seed, 4, 4))
    place: Any = plain
    for _ in range(data.draw(st.integers(0, 5))):
        inner = list(place.values()) if isinstance(place, dict) else list(place)
        deeper = [part for part in inner if isinstance(part, (dict, list)) and part]
        if not deeper:
            break
        place = data.draw(st.sampled_from(deeper))
    if isinstance(place, dict):
        key = data.draw(st.sampled_from([*place, "new", "#0"]))
        place[key] = data.draw(junk)
    else:
        place.insert(data.draw(st.integers(0, len(place))), data.draw(junk))
    assert_kept(plain)


@pytest.mark.parametrize("slip", [{"at": "here"}, {"suplies": 5}, {"kind": "huge"}, {"id": "one"}])
def test_many_slips_cost_no_more_than_their_number(slip: dict[str, Any]) -> None:
    def cost(count: int) -> int:
        cities = [{**ASTON, "id": f"c{number}", **slip} for number in range(count)]
        return calls_of(lambda: write_scenario(said(cities=cities)))

    assert cost(800) < 5 * cost(200)


def test_a_key_among_very_many_unknown_ones_gets_no_suggestion() -> None:
    scenario = said(**{f"citie{number}": 1 for number in range(1000)})
    assert {misfit.why for misfit in scenario.misfits.values()} == {
        f'unknown key "citie{number}"' for number in range(1000)
    }


# -- single forms


def test_sentences_about_a_value_are_short_and_printable() -> None:
    assert shown("x" * 500).startswith('"xxx')
    assert len(shown("x" * 500)) < 70
    assert shown("\x1b[31m\u202e").isprintable()
    assert (shown(None), shown(True), shown([1]), shown({})) == (
        "nothing",
        "true",
        "a list",
        "a group of keys",
    )


def test_the_form_of_a_record_refuses_what_lacks_a_field_it_needs() -> None:
    with pytest.raises(DoesNotFit, match='"name" is missing'):
        form_of(City).read({"id": "aston", "kind": "small"}, (), None)  # type: ignore[arg-type]


def test_every_field_of_the_part_of_a_system_is_a_key_of_its_files() -> None:
    record = part_record("crayon")
    assert record is not None
    assert set(record.slots) <= set(keys_in_order("crayon"))
    assert part_record("chess") is None
