"""Notations of Age of Steam that are written in another way: what was meant, and its repair."""

from typing import Any

import pytest
import yaml

from model.bundled import bundled_scenarios
from model.files.scenario_files import read_text
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from validator.finding import Finding
from validator.running.run import examine
from validator.systems.age_of_steam.near_words import (
    side_meant,
    slot_meant,
    term_meant,
    tile_meant,
    turns_meant,
)

CHINA = bundled_scenarios()["southern-china"].read_text(encoding="utf-8")


def _told(*way: str | int, value: Any) -> tuple[Scenario, list[Finding]]:
    """What is told of Southern China with another value at a place."""
    plain: Any = yaml.safe_load(CHINA)
    inner = plain
    for step in way[:-1]:
        inner = inner[step] if isinstance(step, int) else inner.setdefault(step, {})
    inner[way[-1]] = value
    file = read_text(yaml.safe_dump(plain, sort_keys=False))
    return file.scenario, [one.finding for one in examine(file)]


@pytest.mark.parametrize(
    ("way", "value", "meant"),
    [
        (("cities", 0, "slots"), ["light 3"], "light-3"),
        (("cities", 0, "slots"), ["L3"], "light-3"),
        (("cities", 0, "slots"), ["Black 6"], "dark-6"),
        (("cities", 0, "slots"), ["white3"], "light-3"),
        (("cities", 0, "slots"), ["3-light"], "light-3"),
        (("cities", 0, "colours"), "red", "[red]"),
        (("cities", 0, "colours"), "Red, Blue", "[red, blue]"),
        (("cities", 0, "colours"), "any", "all"),
        (("cities", 0, "colours"), "nothing", "none"),
        (("special_links", 0, "ends"), "Hong Kong - macau", "[hong-kong, macau]"),
        (("special_links", 0, "ends"), "hong-kong and macau", "[hong-kong, macau]"),
        (("special_links", 0, "cost"), "$8", "8"),
        (("special_links", 0, "town_exits"), {"macau": "6,11:2"}, '"6,11/2"'),
        (("special_links", 0, "town_exits"), {"macau": "(6,11) SW"}, '"6,11/2"'),
        (("special_links", 0, "town_exits"), {"macau": "south-west"}, '"6,11/2"'),
        (("cells", "3,12"), {"price": "$6"}, "6"),
        (("cells", "3,12"), {"water_sides": ["NE"]}, "5"),
    ],
)
def test_a_slip_of_writing_gets_what_was_meant_and_a_repair(
    way: tuple[str | int, ...], value: Any, meant: str
) -> None:
    scenario, told = _told(*way, value=value)
    slip = next(one for one in told if one.route[: len(way) - 1] == _route(way)[:-1])

    assert slip.help == f"did you mean {meant}?"
    assert slip.repair is not None
    assert not apply(scenario, slip.repair.change).misfits


def _route(way: tuple[str | int, ...]) -> tuple[str, ...]:
    """A way of a file as findings tell it: things of a list by their id."""
    plain: Any = yaml.safe_load(CHINA)
    route = []
    for step in way:
        inner = plain[step] if isinstance(step, int) or step in plain else {}
        route.append(str(inner["id"]) if isinstance(step, int) else step)
        plain = inner
    return tuple(route)


@pytest.mark.parametrize(
    ("way", "value", "meant"),
    [
        (("cells",), {"(3,12)": {"price": 6}}, '"3,12"'),
        (("cells",), {"3/12": {"price": 6}}, '"3,12"'),
        (("rules", "tiles"), {"S1": 4}, "s1"),
        (("rules", "tiles"), {"straight": 4}, "s1"),
        (("rules", "scoring"), [{"term": "token support", "times": 3}], "token.support"),
        (("rules", "scoring"), [{"term": "incom", "times": 3}], "income"),
        (
            ("rules", "build"),
            {"limit": {"cases": [{"when": {"turn": "1-3"}, "is": 4}], "else": 3}},
            "{from: 1, to: 3}",
        ),
    ],
)
def test_keys_and_rules_are_told_what_was_meant(
    way: tuple[str, ...], value: Any, meant: str
) -> None:
    _, told = _told(*way, value=value)

    assert f"did you mean {meant}?" in [one.help for one in told]


def test_sides_are_known_by_the_compass_and_by_number() -> None:
    assert [side_meant(text) for text in ("E", "se", "south west", "West", "NW", "north-east")] == [
        0, 1, 2, 3, 4, 5,
    ]  # fmt: skip
    assert [side_meant(text) for text in ("3", "6", "up", "")] == [3, None, None, None]


def test_slots_are_known_by_the_colour_of_their_figures() -> None:
    assert [slot_meant(text) for text in ("white-1", "dk 2", "ligth-3")] == [
        "light-1", "dark-2", "light-3",
    ]  # fmt: skip
    assert [slot_meant(text) for text in ("light-7", "grey-3", "light")] == ["", "", ""]


def test_tiles_are_known_by_their_everyday_names() -> None:
    assert [tile_meant(text) for text in ("T3Y", "Sharp curve", "gentle", "zebra")] == [
        "t3y", "s3", "s2", "",
    ]  # fmt: skip


def test_turns_are_read_as_people_write_them() -> None:
    texts = ("2nd", "turn 4", "first", "last 2 turns", "2 to 5", "uneven", "7", "someday")
    assert [turns_meant(text) for text in texts] == [
        2, 4, {"first": 1}, {"last": 2}, {"from": 2, "to": 5}, "odd", 7, None,
    ]  # fmt: skip


def test_a_token_that_nobody_knows_is_no_term() -> None:
    tokens = ("support",)

    assert term_meant(tokens, "token.support") == "token.support"
    assert term_meant(tokens, "token.favour") == ""
    assert term_meant(tokens, "cubes black") == "cubes_left.black"
    assert term_meant(tokens, "sections") == "owned_sections"
