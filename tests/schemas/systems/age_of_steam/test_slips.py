"""Slips in Age of Steam files: each is told at its place, with what was probably meant."""

from typing import Any

import pytest

from tests.schemas.shape_findings import ShapeError, shape_findings

BOARD = {"kind": "hexes", "size": [1, 1], "legend": {".": "plain"}, "terrain": "."}
HEAD: dict[str, Any] = {"format": 1, "id": "x", "title": "X", "system": "age-of-steam"}


def told(key: str, value: Any) -> ShapeError:
    (found,) = shape_findings({**HEAD, "board": BOARD, key: value}, "age-of-steam")
    return found


def rule(**rules: Any) -> ShapeError:
    return told("rules", {"preset": "age-of-steam", **rules})


def action(effects: Any) -> ShapeError:
    return rule(actions={"list": [{"id": "engineer", "effects": effects}]})


@pytest.mark.parametrize(
    ("rules", "meant"),
    [
        ({"modules": ["teleprot"]}, "teleport"),
        ({"modules": ["tolls"]}, "toll"),
        ({"biuld": {"limit": 3}}, "build"),
        ({"build": {"limt": 3}}, "limit"),
        ({"build": {"limit": {"cases": [], "els": 3, "else": 3}}}, "else"),
        ({"actions": {"choice": "mandatry"}}, "mandatory"),
        ({"actions": {"list": [{"id": "x", "effcts": []}]}}, "effects"),
        ({"actions": {"list": [{"id": "x", "effects": [{"buld_limit": 4}]}]}}, "build_limit"),
        ({"delivery": {"filters": [{"to": {"tags": "coast"}}]}}, "tag"),
        ({"delivery": {"filters": [{"to": [{"kind": "twon"}]}]}}, "town"),
        ({"delivery": {"filters": [{"when": {"turns": 3}}]}}, "turn"),
        ({"delivery": {"filters": [{"when": {"turn": "od"}}]}}, "odd"),
        ({"delivery": {"filters": [{"when": {"not": {"palyers": 3}}}]}}, "players"),
        ({"delivery": {"fate": "bagg"}}, "bag"),
        ({"delivery": {"rounds": "until-passed"}}, "until-pass"),
        ({"growth": {"dice": {"light": "player"}}}, "players"),
        ({"urbanization": {"where": {"not": {"tagg": "x"}}}}, "tag"),
        ({"money": {"expenses": {"engine": {"cases": [{"wen": 1}], "else": 1}}}}, "when"),
    ],
)
def test_a_misspelt_word_of_the_rules_is_told_what_was_meant(rules: Any, meant: str) -> None:
    found = shape_findings(
        {**HEAD, "board": BOARD, "rules": rules | {"preset": "x"}}, "age-of-steam"
    )
    assert any(f'did you mean "{meant}"?' in one.message for one in found)


@pytest.mark.parametrize(
    ("key", "value", "meant"),
    [
        ("special_link", [], "special_links"),
        ("new_cities", [{"id": "z", "colours": "al"}], "all"),
        ("cells", {"0,0": {"prize": 3}}, "price"),
        ("start_cubes", [{"where": {"kind": "citty"}, "draw": 2}], "city"),
        ("display", {"fill": {"printd": 2}}, "printed"),
        ("goods", [{"id": "red", "bags": 2}], "bag"),
        ("random_colours", {"cube": "asid"}, "aside"),
    ],
)
def test_a_misspelt_word_of_the_map_is_told_what_was_meant(
    key: str, value: Any, meant: str
) -> None:
    assert f'did you mean "{meant}"?' in told(key, value).message


def test_one_effect_says_one_thing() -> None:
    assert action([{"build_limit": 4, "engine": 1}]).message == "there are 2 keys: at most 1"
    assert action([{}]).message == "nothing is said here: at least 1 key is needed"
    assert action([{"build_limit": 4, "next_turn": True}]).message == '"last" is missing'


def test_cases_need_what_holds_otherwise() -> None:
    assert rule(turns={"cases": []}).message == '"else" is missing'
    assert rule(build={"limit": {"turn": True}}).message == '"max" is missing'


def test_a_key_of_a_town_is_none_of_a_city() -> None:
    town = {"id": "x", "name": "X", "kind": "town", "at": "0,0"}
    assert "only of a city whose kind is city" in told("cities", [{**town, "slots": []}]).message
    city = {**town, "kind": "city", "no_track": True}
    assert "only of a city whose kind is town" in told("cities", [city]).message
