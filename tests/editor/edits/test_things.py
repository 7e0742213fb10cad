"""Things come, change and go as Changes, with ids made of their names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.edits.things import added, altered, blocked, deleted, fresh_id, said
from model.collection import Things
from model.forms.form import DoesNotFit
from model.notation import Cell, Edge
from model.scenario.collections import collection_names, things_in, with_things
from model.scenario.references import references_in
from model.scenario.scenario import Scenario
from model.scenario.things import City
from tests.editor.edits.boards import after, hexes, on, route_scenario
from tests.editor.edits.country import country
from tests.generate.scenario import scenarios

COUNTRY = country()


def test_a_city_is_added_with_an_id_of_its_name() -> None:
    key = fresh_id(COUNTRY, "cities", "Łódź")
    city = City(id=key, name="Łódź", kind="small", at=Cell(1, 1))
    change = added(COUNTRY, "cities", city)
    assert change.label == "add city Łódź"
    assert after(COUNTRY, change).cities["lodz"] == city


def test_ids_are_fresh_and_fall_back_to_another_name_or_the_word() -> None:
    assert fresh_id(COUNTRY, "cities", "Aston") == "aston-2"
    assert fresh_id(COUNTRY, "cities", "阿", "Newton") == "newton"
    assert fresh_id(COUNTRY, "cities", "阿") == "city"
    assert fresh_id(COUNTRY, "ferries", "") == "ferry"


def test_things_of_a_system_and_lines_of_a_board_are_added_from_what_a_file_says() -> None:
    ferry = {"id": "ford", "ports": "1,1 1,2", "cost": 4}
    assert "ford" in things_in(after(COUNTRY, added(COUNTRY, "ferries", ferry)), "ferries")
    routes = route_scenario()
    line = {"id": "aston-corby", "a": "aston", "b": "corby"}
    assert "aston-corby" in things_in(after(routes, added(routes, "lines", line)), "lines")


def test_what_does_not_fit_is_refused_when_it_is_applied() -> None:
    with pytest.raises(DoesNotFit):
        after(COUNTRY, added(COUNTRY, "cities", {"id": "x", "name": "X", "kind": "huge"}))


def test_fields_are_altered_and_equal_ones_give_no_step() -> None:
    change = altered(COUNTRY, "cities", "beck", kind="medium", supplies=("coal",))
    assert change.label == "change city Beck"
    beck = after(COUNTRY, change).cities["beck"]
    assert (beck.kind, beck.supplies) == ("medium", ("coal",))
    assert not altered(COUNTRY, "cities", "beck", kind="small")


def test_values_are_said_as_a_file_says_them() -> None:
    change = said(
        COUNTRY, {("cities", "beck", "supplies", "fish"): True, ("title",): "Country"}, ""
    )
    assert [step.route for step in change.steps] == [("cities", "beck", "supplies", "fish")]


def test_edges_are_blocked_and_opened() -> None:
    edge = Edge(Cell(2, 0), Cell(3, 0))
    change = blocked(COUNTRY, [edge, *COUNTRY.blocked])
    assert len(change.steps) == 1
    both = after(COUNTRY, change)
    assert edge in both.blocked
    assert after(both, blocked(both, both.blocked, is_blocked=False)).blocked == ()


def test_a_thing_is_deleted_alone_and_what_names_it_stays() -> None:
    change = deleted(COUNTRY, [("cities", "beck")], with_references=False)
    assert change.label == "delete city Beck"
    assert [step.route for step in change.steps] == [("cities", "beck")]


def test_a_thing_is_deleted_with_all_that_names_it() -> None:
    change = deleted(COUNTRY, [("cities", "beck")], with_references=True)
    new = after(COUNTRY, change)
    assert [len(card) for card in things_in(new, "demands").values()] == [2, 2]
    assert new.regions["vale"].cities == ()
    strike = things_in(new, "events")["strike"]
    assert str(strike.effects[0].area) == "within(1, cities(aston))"
    assert "MAP014 cities/beck" not in new.allow
    assert not any(("cities", "beck") in one.things for one in references_in(new))


def test_an_effect_that_would_speak_of_everything_goes_with_the_last_name() -> None:
    without_coal = after(COUNTRY, deleted(COUNTRY, [("goods", "coal")], with_references=True))
    assert len(things_in(without_coal, "events")["strike"].effects) == 1
    dry = after(COUNTRY, deleted(COUNTRY, [("waters", "lower-stream")], with_references=True))
    assert things_in(dry, "events")["flood"].effects == ()


def test_labels_go_with_their_thing_and_remarks_too_unless_they_are_on_the_map() -> None:
    gone = [("cities", "aston"), ("cities", "corby")]
    change = deleted(COUNTRY, gone, with_references=True)
    assert change.label == "delete 2 things"
    new = after(COUNTRY, change)
    assert list(new.labels) == ["label-sea"]
    assert list(new.remarks) == ["remark-1"]
    assert str(new.regions["near-aston"].area) == "region(highlands)"


def test_lines_go_with_their_city() -> None:
    routes = route_scenario()
    new = after(routes, deleted(routes, [("cities", "corby")], with_references=True))
    assert list(things_in(new, "lines")) == ["aston-beck"]
    other = after(routes, deleted(routes, [("lines", "aston-beck")], with_references=True))
    assert list(things_in(other, "lines")) == ["beck-corby"]


def test_deleting_what_is_not_there_is_nothing() -> None:
    assert not deleted(COUNTRY, [("cities", "nowhere"), ("ghosts", "x")], with_references=True)
    assert not deleted(on(hexes("..")), [("ferries", "x")], with_references=True)


@given(scenarios(), st.integers(0, 10**6), st.booleans())
def test_anything_can_be_deleted_and_come_back(
    scenario: Scenario, pick: int, with_references: bool
) -> None:
    known = [
        (room, key)
        for room in collection_names(scenario.system)
        for key in things_in(scenario, room)
    ]
    room, key = known[pick % len(known)]
    new = after(scenario, deleted(scenario, [(room, key)], with_references=with_references))
    assert key not in things_in(new, room)
    if with_references:
        assert not any((room, key) in one.things for one in references_in(new))


def test_a_room_that_a_system_lacks_cannot_be_filled() -> None:
    with pytest.raises(LookupError):
        with_things(on(hexes("..")), "ferries", Things())
