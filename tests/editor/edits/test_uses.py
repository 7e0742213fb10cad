"""Who uses this, and a new id everywhere."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.edits.uses import renamed, renamed_name, users_of, uses_of
from model.forms.form import DoesNotFit
from model.scenario.collections import collection_names, things_in
from model.scenario.scenario import Scenario
from tests.editor.edits.boards import after, route_scenario
from tests.editor.edits.country import country
from tests.generate.scenario import scenarios

COUNTRY = country()


def test_every_place_that_names_a_city_is_told_in_words() -> None:
    assert users_of(COUNTRY, "cities", "beck") == (
        "region Vale",
        "demand card 1",
        "demand card 2",
        "event Strike",
    )
    assert [use.words for use in uses_of(COUNTRY, "cities", "far-port")] == ["link Far Strait"]
    assert users_of(COUNTRY, "waters", "lower-stream") == ("event Flood",)
    assert users_of(COUNTRY, "cities", "corby")[0] == "remark A better name?"
    assert users_of(COUNTRY, "ferries", "sound") == ()


def test_lines_use_the_cities_that_they_join() -> None:
    routes = route_scenario()
    assert users_of(routes, "cities", "beck") == ("line Aston – Beck", "line Beck – Corby")
    new = after(routes, renamed(routes, "cities", "beck", "brook"))
    assert users_of(new, "cities", "brook") == ("line Aston – Beck", "line Beck – Corby")


def test_a_new_id_is_said_everywhere() -> None:
    change = renamed(COUNTRY, "cities", "aston", "ashton")
    assert change.label == "give city Aston the id ashton"
    new = after(COUNTRY, change)
    assert new.labels["label-aston"].of == "cities/ashton"
    assert str(new.regions["near-aston"].area) == "within(2, cities(ashton)) or region(highlands)"
    assert uses_of(new, "cities", "aston") == ()
    assert len(uses_of(new, "cities", "ashton")) == len(uses_of(COUNTRY, "cities", "aston"))


def test_only_the_thing_itself_gets_the_new_id_not_another_of_the_same_name() -> None:
    twin = after(COUNTRY, renamed(COUNTRY, "regions", "highlands", "aston"))
    new = after(twin, renamed(twin, "cities", "aston", "ashton"))
    assert str(new.regions["near-aston"].area) == "within(2, cities(ashton)) or region(aston)"


def test_an_accepted_finding_stays_with_the_thing() -> None:
    new = after(COUNTRY, renamed(COUNTRY, "cities", "beck", "brook"))
    assert new.allow["MAP014 cities/brook"].reason == "it is meant so"


def test_an_id_that_is_taken_or_no_id_is_refused() -> None:
    with pytest.raises(DoesNotFit, match="beck is another city"):
        renamed(COUNTRY, "cities", "aston", "beck")
    with pytest.raises(DoesNotFit, match="is not an id"):
        renamed(COUNTRY, "cities", "aston", "No Id")
    assert not renamed(COUNTRY, "cities", "aston", "aston")


def test_the_shown_name_changes_alone() -> None:
    change = renamed_name(COUNTRY, "cities", "aston", "Ashton")
    assert change.label == "rename city Aston Ashton"
    assert after(COUNTRY, change).cities["aston"].name == "Ashton"
    chinese = after(COUNTRY, renamed_name(COUNTRY, "cities", "beck", "贝克", "zh"))
    assert chinese.cities["beck"].names["zh"] == "贝克"
    assert after(chinese, renamed_name(chinese, "cities", "beck", "", "zh")) == COUNTRY
    label = after(COUNTRY, renamed_name(COUNTRY, "labels", "label-sea", "Eastern Sea"))
    assert label.labels["label-sea"].text == "Eastern Sea"


@given(scenarios(), st.integers(0, 10**6))
def test_as_many_places_name_a_thing_after_it_got_another_id(scenario: Scenario, pick: int) -> None:
    known = [
        (room, key)
        for room in collection_names(scenario.system)
        for key in things_in(scenario, room)
        if room != "allow"
    ]
    room, key = known[pick % len(known)]
    before = uses_of(scenario, room, key)
    new = after(scenario, renamed(scenario, room, key, "another-id"))
    assert len(uses_of(new, room, "another-id")) == len(before)
    assert uses_of(new, room, key) == ()
