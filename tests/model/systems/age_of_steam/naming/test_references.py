"""What Age of Steam scenarios name: listed, renamed everywhere, taken away."""

from pathlib import Path
from typing import Any

from model.collection import thaw
from model.files.scenario_files import read_text
from model.rules.renaming import with_other_id
from model.scenario.references import Reference, references_in, with_names
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from tests.model.systems.taking_away import without

FILES = sorted(
    (Path(__file__).parents[4] / "files" / "age_of_steam").glob("*-block*.milepost.yaml")
)
EVERY, OTHER = (read_text(path.read_text(encoding="utf-8")).scenario for path in FILES)
COLLECTIONS = {"cities", "goods", "regions", "new_cities", "link_groups", "terrain"}


def part_of(scenario: Scenario) -> AgeOfSteamPart:
    return scenario.part_as(AgeOfSteamPart)


def rules_of(scenario: Scenario) -> Any:
    return thaw(scenario.rules)


def test_every_collection_is_named_somewhere() -> None:
    found = [one for scenario in (EVERY, OTHER) for one in references_in(scenario)]
    assert {one.target for one in found} == COLLECTIONS
    routes = {"/".join(map(str, one.route)) for one in found}
    assert {
        "rules/build/city_limits/0/city",
        "rules/growth/extras/0/to",
        "rules/growth/extras/0/die/1",
        "rules/urbanization/spoke_links/0/towns/ids/dell",
        "rules/delivery/filters/0/same_region/north",
        "rules/delivery/fate/cases/0/when/colour",
        "rules/scoring/1/term",
        "rules/tie_break/2",
        "special_links/cove-elm/ends/cove",
        "special_links/cove-elm/group",
        "special_links/ash-dell/town_exits/dell",
        "start_cubes/0/fixed/white",
        "cities/ash/colours/red",
        "cities/elm/colours/except/blue",
        "cities/ash/cubes/fixed/blue",
        "bag_after_setup/black",
    } <= routes


def test_a_new_city_and_a_group_of_links_get_another_id_as_well() -> None:
    tiles = with_other_id(OTHER, "new_cities", "a", "a1")
    assert rules_of(tiles)["urbanization"]["tiles_for"][0]["new_city"] == ["a1", "b"]
    links = with_other_id(EVERY, "link_groups", "sea", "strait")
    assert part_of(links).special_links["cove-elm"].group == "strait"


def test_what_is_nothing_without_a_city_goes_with_it() -> None:
    gone = without(EVERY, "cities", "bay")
    rules = rules_of(gone)
    assert rules["build"]["city_limits"] == []
    assert rules["growth"]["refill"] == []
    assert len(rules["delivery"]["income"]["bonuses"]) == 1
    assert "ash-dell" not in part_of(without(EVERY, "cities", "dell")).special_links


def test_a_place_that_is_no_entry_keeps_the_name_for_whoever_checks() -> None:
    until = rules_of(without(EVERY, "cities", "bay"))["build"]["contiguous"]["until"]
    assert until["track_into"] == {"ids": ["bay"]}


def test_what_means_the_same_without_a_colour_stays() -> None:
    gone = without(EVERY, "goods", "blue")
    assert gone.cities["ash"].cubes.fixed == ()  # type: ignore[attr-defined]
    assert gone.cities["elm"].colours.kind == "all"  # type: ignore[attr-defined]
    assert rules_of(gone)["growth"]["refill"][0]["set"] == ["red", "black"]
    white = without(EVERY, "goods", "white")
    assert write_scenario(white)["start_cubes"][0] == {"where": {"kind": "town"}}
    assert rules_of(white)["delivery"]["fate"] == {"cases": [], "else": "bag"}
    assert [one["id"] for one in rules_of(white)["delivery"]["filters"]] == ["no-local"]


POSITION = """\
format: 1
id: so-far
title: So far
system: age-of-steam
special_links:
- {id: ferry, ends: [ash, elm], cost: 4}
position:
  seats: [{kept: {red: 1}}]
  urbanized: {elm: a}
  claims: {ferry: ["1"]}
  cubes: {ash: {red: 2}, "3,2": {blue: 1}}
  waiting: {b: {red: 1}}
  display: {light-1: [red, "", blue], b: [blue]}
  bag: {red: 3, blue: 4}
  colours: {ash: [red, blue]}
  closed: [elm]
"""


class TestAPosition:
    scenario = read_text(POSITION).scenario

    def written(self, scenario: Scenario) -> Any:
        return write_scenario(scenario)["position"]

    def test_is_read_wholly_and_is_itself_where_no_name_changes(self) -> None:
        assert not self.scenario.misfits
        assert with_names(self.scenario, lambda reference: reference.name) is self.scenario

    def test_names_things_that_get_another_id(self) -> None:
        def visit(reference: Reference) -> str:
            return f"{reference.name}-x"

        position = self.written(with_names(self.scenario, visit))
        assert position == {
            "seats": [{"kept": {"red-x": 1}}],
            "urbanized": {"elm-x": "a-x"},
            "claims": {"ferry-x": ["1"]},
            "cubes": {"3,2": {"blue-x": 1}, "ash-x": {"red-x": 2}},
            "waiting": {"b-x": {"red-x": 1}},
            "display": {"b-x": ["blue-x"], "light-1": ["red-x", "", "blue-x"]},
            "bag": {"blue-x": 4, "red-x": 3},
            "colours": {"ash-x": ["red-x", "blue-x"]},
            "closed": ["elm-x"],
        }

    def test_forgets_what_is_gone(self) -> None:
        position = self.written(without(self.scenario, "goods", "red"))
        assert position["display"]["light-1"] == ["", "", "blue"]
        assert position["cubes"]["ash"] == {}
        assert "red" not in position["bag"]
        assert "urbanized" not in self.written(without(self.scenario, "new_cities", "a"))
