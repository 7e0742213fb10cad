"""The collections of a scenario are reached by name, whichever part they belong to."""

from model.collection import Things
from model.scenario.collections import collection_names, record_in, route_of, things_in, with_things
from model.scenario.scenario import Scenario
from tests.model.scenario.small_scenario import ASTON, SMALL


def test_rooms_of_the_core_and_of_the_system() -> None:
    assert {"cities", "waters", "labels", "allow"} <= set(collection_names(""))
    assert set(collection_names("crayon")) - set(collection_names("")) == {
        "ferries",
        "links",
        "events",
    }
    assert record_in("crayon", "ferries") is not None
    assert record_in("crayon", "demands") is record_in("", "ferries") is None


def test_things_are_read_and_put_by_room() -> None:
    assert things_in(SMALL, "cities")["aston"] is ASTON
    assert things_in(SMALL, "ghosts") == things_in(Scenario(), "ferries") == Things()
    assert with_things(SMALL, "cities", Things()).cities == Things()


def test_lines_stand_within_the_board() -> None:
    assert route_of("lines", "a-b") == ("board", "lines", "a-b")
    assert route_of("cities", "a") == ("cities", "a")
    assert things_in(SMALL, "lines") == Things()
