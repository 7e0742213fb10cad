"""Slips in files of Trains: each is told at its place, with what was probably meant."""

from typing import Any

import pytest

from tests.schemas.shape_findings import ShapeError, shape_findings

HEAD: dict[str, Any] = {"format": 1, "id": "x", "title": "X", "system": "trains"}
BOARD = {"kind": "hexes", "size": [1, 1], "legend": {".": "field"}, "terrain": "."}
CITY = {"id": "ash", "name": "Ash", "kind": "city", "at": "0,0"}


def told(key: str, value: Any) -> ShapeError:
    (found,) = shape_findings({**HEAD, "board": BOARD, key: value}, "trains")
    return found


@pytest.mark.parametrize(
    ("rules", "meant"),
    [
        ({"hnd": 4}, "hand"),
        ({"costs": {"terain": {}}}, "terrain"),
        ({"costs": {"foreign_waste_for": "markr"}}, "marker"),
        ({"playing": {"effects": "may-be-let"}}, "may-be-left"),
        ({"playing": {"late_part": "needed"}}, "late_parts"),
        ({"supply": {"select": {"kitt": "holiday-pass"}}}, "kit"),
        ({"end": {"empty_pile": 3}}, "empty_piles"),
        ({"scoring": {"station": [0]}}, "stations"),
    ],
)
def test_a_misspelt_word_of_the_rules_is_told_what_was_meant(rules: Any, meant: str) -> None:
    assert f'did you mean "{meant}"?' in told("rules", rules).message


def card(*effects: Any, **more: Any) -> list[dict[str, Any]]:
    return [{"id": "fan", "effects": list(effects), **more}]


@pytest.mark.parametrize(
    ("key", "value", "meant"),
    [
        ("card", [], "cards"),
        ("cards", [{"id": "fan", "cots": 3}], "cost"),
        ("cards", [{"id": "fan", "categories": ["trains"]}], "train"),
        ("cards", card({"rial": 1}), "rail"),
        ("cards", card({"drawe": 1}), "draw"),
        ("cards", card({"coin_of_choosen": "train"}), "coin_of_chosen"),
        ("cards", card({"reveal_until": {"category": "trian"}}), "train"),
        ("cards", card({"while_in_play": {"wave": ["river"]}}), "waive"),
        ("cards", card({"while_in_play": {"waive": ["rivers"]}}), "river"),
        ("cards", card({"gain": {"category": "train", "max_cots": 3}}), "max_cost"),
        ("cards", card({"choose_one": [[{"drow": 1}], [{"coin": 1}]]}), "draw"),
        ("cards", card({"optional": [{"coins": 1}]}), "coin"),
        ("cards", card(on_buy=[{"wast": 1}]), "waste"),
        ("kits", [{"id": "mine", "card": []}], "cards"),
        ("cities", [{**CITY, "rooom": 2}], "room"),
        ("cities", [{**CITY, "kind": "remot"}], "remote"),
        ("position", {"trun": 3}, "turn"),
        ("position", {"seats": [{"hnad": []}]}, "hand"),
        ("position", {"resolving": {"asks": "aply"}}, "apply"),
    ],
)
def test_a_misspelt_word_of_the_map_is_told_what_was_meant(
    key: str, value: Any, meant: str
) -> None:
    assert f'did you mean "{meant}"?' in told(key, value).message


@pytest.mark.parametrize(
    "effect",
    [
        {},
        {"rail": 1, "draw": 1},
        {"rail": 0},
        {"rail": 99},
        {"discard": "all"},
        {"trash_self": False},
        {"choose_one": [[{"draw": 1}]]},
        {"choose_one": [[{"choose_one": []}], [{"draw": 1}]]},
        {"while_in_play": {"ignore_waste": True, "buy_to_deck_top": True}},
    ],
)
def test_a_part_is_said_in_one_way(effect: Any) -> None:
    found = shape_findings({**HEAD, "board": BOARD, "cards": card(effect)}, "trains")
    assert found


def test_only_cities_have_room_and_only_remote_places_a_number() -> None:
    assert "number" in told("cities", [{**CITY, "number": 3}]).message
    assert "room" in told("cities", [{**CITY, "kind": "remote", "room": 2}]).message
