"""What `milepost info` tells of Age of Steam maps."""

import json
from pathlib import Path
from typing import Any

import pytest

from milepost.__main__ import main
from milepost.showing.facts import facts_of, lines_of
from model.files.scenario_files import read_text
from model.scenario.scenario import Scenario
from tests.model.systems.age_of_steam.track.small_lands import land

FILES = Path(__file__).parents[3] / "files" / "age_of_steam"
SLOTS: list[dict[str, Any]] = [
    {"id": "ash", "name": "Ash", "kind": "city", "at": "0,0", "slots": ["light-1"]},
    {"id": "elm", "name": "Elm", "kind": "town", "at": "2,0"},
    {"id": "oak", "name": "Oak", "kind": "city", "at": "4,0", "slots": ["dark-2"]},
]


def _facts(**said: Any) -> dict[str, Any]:
    return facts_of(_scenario(**said))


def _scenario(**said: Any) -> Scenario:
    return land(**{"players": {"min": 3, "max": 4}, **said}).scenario


def test_colours_tell_where_they_begin_and_who_takes_them() -> None:
    begins = [{"where": {"kind": "town"}, "fixed": ["red"]}, {"where": {"kind": "city"}, "draw": 2}]
    red = _facts(start_cubes=begins)["colours"]["red"]

    assert red == {
        "cubes": 20, "bag": 20, "starts": ["elm"], "wanted": ["oak"], "new_cities": ["a"],
    }  # fmt: skip


def test_cubes_are_counted_for_every_number_of_players() -> None:
    begins = [{"where": {"kind": "printed"}, "draw": 2, "per_player": 1}]

    assert _facts(start_cubes=begins)["cubes"] == {
        "bag": 96, "map": {"3": 10, "4": 12}, "new_cities": 0,
    }  # fmt: skip


def test_the_display_tells_its_columns_and_the_dice_of_a_turn() -> None:
    growth = _facts(cities=SLOTS)["growth"]

    assert growth["columns"] == {"light-1": ["ash"], "dark-2": ["oak"]}
    assert (growth["cubes"], growth["new_city_cubes"]) == (6, 16)
    assert growth["dice"]["4"] == {"light": 4, "dark": 4}


def test_numbers_that_are_rolled_for_nobody_are_told() -> None:
    idle = _facts(cities=SLOTS)["growth"]["idle"]

    assert idle == ["light-2", "dark-5", "dark-6"]
    no_dark = {"growth": {"dice": {"dark": 0}}}
    assert _facts(cities=SLOTS, rules=no_dark)["growth"]["idle"] == ["light-2"]


def test_cities_tell_what_they_take_begin_with_and_get() -> None:
    extra = {"to": "oak", "colour": "black", "turns": {"turn": {"first": 2}}}
    rules = {"growth": {"extras": [extra], "refill": [{"city": "ash", "set": ["red"]}]}}
    own = [{**SLOTS[0], "colours": "random", "cubes": {"fixed": ["red", "red"]}}, *SLOTS[1:]]
    ash, oak = _facts(cities=own, rules=rules)["printed_cities"]

    assert (ash["by"], ash["begins"]["fixed"], ash["slots"]) == ("lot", ["red", "red"], ["light-1"])
    assert ash["extras"] == [{"count": 0, "colours": ["red"], "when": "empty"}]
    assert oak["begins"]["drawn"] == {"3": 2, "4": 2}
    assert oak["extras"] == [{"count": 1, "colour": "black", "when": "in some turns"}]


def test_the_lines_for_people_tell_cities_and_cubes_elsewhere() -> None:
    own = [{**SLOTS[0], "colours": {"except": ["red"]}, "cubes": {"fixed": ["red", "red"]}}]
    begins = [{"where": {"kind": "town"}, "fixed": ["blue"], "draw": 1}]
    scenario = _scenario(cities=[*own, *SLOTS[1:]], start_cubes=begins)
    lines = lines_of(facts_of(scenario), scenario)

    assert "    Ash  all but red  2 red        light 1" in lines
    assert "    Oak  nothing      nothing      dark 2" in lines
    assert "  cubes elsewhere: blue, 1 drawn on Elm" in lines
    assert "  growth without effect: nothing ever grows on light 2, dark 5, dark 6" in lines


def test_lines_from_city_to_city_tell_money_tiles_turns_and_links() -> None:
    assert _facts()["lines"] == [
        {
            "from": "ash", "to": "oak", "money": 9, "tiles": 3, "links": 2, "turns": 1,
            "special_links": [],
        },
    ]  # fmt: skip
    ferry = {"id": "ferry", "ends": ["ash", "oak"], "cost": 4}
    [line] = _facts(special_links=[ferry])["lines"]
    assert (line["money"], line["tiles"], line["special_links"]) == (4, 0, ["ferry"])


def test_a_board_with_too_many_stops_is_told_without_lines() -> None:
    cities = [
        {
            "id": f"c{place}",
            "name": f"C{place}",
            "kind": "city",
            "at": f"{place % 40},{place // 40}",
        }
        for place in range(0, 1600, 5)
    ]
    facts = _facts(terrain=["." * 40] * 40, cities=cities)

    assert "lines" not in facts
    assert len(facts["printed_cities"]) == 320


def test_deliveries_are_counted_by_the_engine_that_they_need() -> None:
    deliveries = _facts()["deliveries"]

    assert deliveries["by_engine"] == {"1": 0, "2": 2, "3": 2, "4": 2, "5": 2, "6": 2}
    assert {"from": "ash", "colour": "black"} in deliveries["without_a_home"]
    assert {"from": "ash", "colour": "red", "links": 2} in deliveries["links"]
    assert deliveries["by_colour"]["red"]["2"] == 1


def test_components_are_those_of_the_box() -> None:
    box = _facts()["components"]

    assert sum(box["tiles"].values()) == 136
    assert box["classes"] == {"simple": 110, "crossing": 11, "coexist": 4, "town": 11}
    assert (box["town_discs"], box["towns"], box["discs_per_player"]) == (8, 1, 20)


def test_turns_are_told_for_every_number_of_players() -> None:
    assert _facts()["turns"] == {"3": 10, "4": 8}


def test_a_map_without_rules_tells_what_it_can() -> None:
    text = "format: 1\nid: bare\ntitle: Bare\nsystem: age-of-steam\nrules: {preset: none-such}\n"
    scenario = read_text(text).scenario
    lines = lines_of(facts_of(scenario), scenario)

    assert any(
        line.startswith('  game: none, for there is no preset "none-such"') for line in lines
    )


def test_a_map_of_which_nothing_is_known_but_rules_is_told() -> None:
    text = "format: 1\nid: bare\ntitle: Bare\nsystem: age-of-steam\nrules: {preset: age-of-steam}\n"
    scenario = read_text(text).scenario

    assert any(line.startswith("  components: ") for line in lines_of(facts_of(scenario), scenario))


@pytest.mark.parametrize("name", ["crown-and-guilds", "lantern-isles", "salt-marsh"])
def test_info_tells_our_maps(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(FILES / f"{name}.milepost.yaml")

    assert main(["info", path]) == 0
    told = capsys.readouterr().out
    for word in ("turns:", "cubes:", "growth:", "colours, and", "deliveries by", "components:"):
        assert f"  {word}" in told
    assert main(["info", path, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)
