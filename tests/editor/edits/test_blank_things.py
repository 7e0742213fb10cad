"""A new thing of any collection is valid at once."""

import pytest

from editor.edits.blank_things import blank, blank_value, fresh_key
from editor.edits.fitted_values import fitting
from model.bundled import bundled_scenarios
from model.forms.form import DoesNotFit
from model.rules.new_scenario import new_scenario
from model.scenario.change import apply
from model.scenario.collections import collection_names, route_of, things_in
from tests.drawing.samples import loaded
from tests.editor.boards import plain
from tests.editor.edits.boards import route_scenario

TUTORIAL = loaded(bundled_scenarios()["tutorial"])
HEXES = new_scenario("x", "age-of-steam", "6x5")
MAPS = {"tutorial": TUTORIAL, "plain": plain(), "hexes": HEXES, "routes": route_scenario()}


@pytest.mark.parametrize("name", MAPS)
def test_every_collection_gets_a_new_thing_that_fits(name: str) -> None:
    scenario = MAPS[name]
    for room in (one for one in collection_names(scenario.system) if one != "allow"):
        key = fresh_key(scenario, room, "New one")
        said = {"id": key, **blank(scenario, room, "New one")}
        after = apply(scenario, fitting(scenario, {route_of(room, key): said}, "add"))
        assert key in things_in(after, room)


def test_a_line_needs_cities() -> None:
    empty = new_scenario("x", "santa-fe", "1x1")
    with pytest.raises(DoesNotFit, match="line needs a city"):
        blank(empty, "lines")


def test_cards_go_by_numbers_and_things_by_ids() -> None:
    assert fresh_key(TUTORIAL, "ferries", "New ferry") == "new-ferry"
    numbers = [int(card) for card in things_in(TUTORIAL, "demands")]
    assert fresh_key(TUTORIAL, "demands", "New card") == str(max(numbers) + 1)


def test_what_has_no_fields_gets_the_plainest_value_that_fits() -> None:
    assert blank_value(TUTORIAL, ("ferries", "a", "cost")) == 0
    assert blank_value(TUTORIAL, ("links", "a", "mode")) == "purchase"
