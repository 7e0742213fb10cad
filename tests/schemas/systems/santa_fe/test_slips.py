"""Slips in Santa Fe files: each is told at its place, with what was probably meant."""

from typing import Any

import pytest

from tests.schemas.shape_findings import ShapeError, shape_findings

HEAD: dict[str, Any] = {"format": 1, "id": "x", "title": "X", "system": "santa-fe"}
CITY = {"id": "ash", "name": "Ash", "xy": "1.0,1.0"}


def told(key: str, value: Any) -> ShapeError:
    (found,) = shape_findings({**HEAD, "board": {"kind": "routes"}, key: value}, "santa-fe")
    return found


@pytest.mark.parametrize(
    ("rules", "meant"),
    [
        ({"hands": 4}, "hand"),
        ({"deck": {"copis": {}}}, "copies"),
        ({"deck": {"extra": "randm"}}, "random"),
        ({"drawing": {"order": "one-by-on"}}, "one-by-one"),
        ({"end": {"finsh": "round"}}, "finish"),
        ({"terrain": {"scope": "segments"}}, "segment"),
        ({"scoring": {"tie_break": ["top-card"]}}, "top-cards"),
        ({"two_players": {"third_playr": True}}, "third_player"),
    ],
)
def test_a_misspelt_word_of_the_rules_is_told_what_was_meant(rules: Any, meant: str) -> None:
    assert f'did you mean "{meant}"?' in told("rules", rules).message


@pytest.mark.parametrize(
    ("key", "value", "meant"),
    [
        ("railroad", [], "railroads"),
        ("railroads", [{"id": "sf", "trak": 3}], "track"),
        ("railroads", [{"id": "x", "track": 3, "kind": "shrt"}], "short"),
        ("cards", [{"id": "branch", "prize": 3}], "price"),
        ("cards", [{"id": "survey", "pieces": {"frist": 1}}], "first"),
        ("cards", [{"id": "survey", "pieces": {"mode": "eithr"}}], "either"),
        ("cards", [{"id": "survey", "after": "dispaly"}], "display"),
        ("cards", [{"id": "survey", "of": "major"}], "majors"),
        ("boom_markers", [{"id": "boom-4", "on_vale": 3}], "on_value"),
        ("cities", [{**CITY, "valu": 3}], "value"),
        ("cities", [{**CITY, "square": ["sf"]}], "squares"),
        ("position", {"steps": "lay"}, "step"),
        ("position", {"step": "lya"}, "lay"),
        ("position", {"seats": [{"mony": 3}]}, "money"),
    ],
)
def test_a_misspelt_word_of_the_map_is_told_what_was_meant(
    key: str, value: Any, meant: str
) -> None:
    assert f'did you mean "{meant}"?' in told(key, value).message


def test_cities_have_no_kind_and_supply_nothing() -> None:
    assert told("cities", [{**CITY, "kind": "small"}]).message.startswith('unknown key "kind"')
    assert "supplies" in told("cities", [{**CITY, "supplies": ["coal"]}]).message


@pytest.mark.parametrize("text", ["sf", "sf two from ash", "sf 2 ash", "sf 2 from ash 1"])
def test_pieces_on_a_line_are_said_in_one_way(text: str) -> None:
    assert told("position", {"track": {"ash-birch": text}}).message
