"""What does not fit the shape of a scenario is said in a sentence, at its place."""

import copy
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator as Reference
from jsonschema_rs import Draft202012Validator

from model.collection import thaw
from model.files.layers import layer_between
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from model.schema.checking import LARGE, MOST_FINDINGS, briefly, in_detail
from model.schema.schema import marked_schema, schema_for
from model.schema.sentences import Told, Trouble, told
from tests.generate.scenario import make_scenario, scenarios
from tests.schemas.mishaps import mishaps, places
from tests.schemas.shape_findings import ShapeError, shape_findings

HERE = Path(__file__).parents[3]
HEAD: dict[str, Any] = {
    "format": 1,
    "id": "two-valleys",
    "title": "Two Valleys",
    "system": "crayon",
    "board": {"kind": "routes"},
}
ASTON: dict[str, Any] = {"id": "aston", "name": "Aston", "kind": "small", "at": "2,3"}
FLOOD: dict[str, Any] = {"id": "flood", "name": "Flood", "duration": "1 turn"}


def said_of(**keys: Any) -> list[ShapeError]:
    return shape_findings({**HEAD, **keys}, "crayon")


def said_of_city(**keys: Any) -> list[ShapeError]:
    return said_of(cities=[{**ASTON, **keys}])


def said_of_effect(**keys: Any) -> list[ShapeError]:
    return said_of(events=[{**FLOOD, "effects": [keys]}])


class TestASentence:
    @pytest.mark.parametrize(
        ("keys", "message"),
        [
            ({"nmae": "A"}, 'unknown key "nmae", did you mean "name"?'),
            ({"qqqqq": 1}, 'unknown key "qqqqq"'),
            (
                {"removed": True},
                '"removed" can be said only of what a scenario or a preset below holds',
            ),
            ({"kind": "mediun"}, '"mediun" is not known here, did you mean "medium"?'),
            ({"kind": "village"}, '"village" is none of small, medium, major'),
            ({"kind": 3}, "3 stands where a text is needed"),
            ({"supplies": "coal"}, '"coal" stands where a list is needed'),
            ({"supplies": {}}, "a group of keys stands where a list is needed"),
            ({"overseas": None}, "nothing stands where true or false is needed"),
            ({"name": ""}, "there is no text"),
            (
                {"at": "2;3"},
                '"2;3" does not fit: a cell is written column,row, such as "12,7"',
            ),
            (
                {"at": [2, 3]},
                "a list stands where a text is needed: a cell is written column,row, such as",
            ),
            (
                {"names": {"Deutsch": "Aston"}},
                '"Deutsch" does not fit as a key: a language is written as its code, such as zh',
            ),
            ({"tags": ["a"] * 1001}, "the list has 1001 entries: at most 1000"),
            ({"name": "A" * 300}, f'"{"A" * 57}..." does not fit: a name is one line of'),
        ],
    )
    def test_says_what_is_wrong_with_a_city(self, keys: dict[str, Any], message: str) -> None:
        (found,) = said_of_city(**keys)
        assert found.message.startswith(message)

    @pytest.mark.parametrize(
        ("keys", "message"),
        [
            ({"effect": "bonus"}, '"amount" is missing'),
            ({"effect": "bonus", "amount": -1}, "-1 is too small: at least 0"),
            ({"effect": "bonus", "amount": 10**7}, "10000000 is too large: at most 1000000"),
            ({"effect": "bonos", "amount": 1}, '"bonos" is not known here, did you mean "bonus"?'),
            ({"effect": "no-move", "areas": "all"}, 'unknown key "areas", did you mean "area"?'),
            ({"area": "all"}, '"effect" is missing'),
        ],
    )
    def test_speaks_of_the_effect_that_was_meant(self, keys: dict[str, Any], message: str) -> None:
        (found,) = said_of_effect(**keys)
        assert found.message == message
        assert found.route[:4] == ("events", 0, "effects", 0)

    @pytest.mark.parametrize(
        ("keys", "route", "message"),
        [
            ({"id": "Two Valleys"}, ("id",), '"Two Valleys" does not fit: an id is written in'),
            ({"format": 2}, ("format",), "2 stands where only 1 is possible"),
            ({"citeis": []}, ("citeis",), 'unknown key "citeis", did you mean "cities"?'),
            ({"board": {}}, ("board",), '"kind" is missing'),
            ({"board": {"kind": "hexes", "size": [3, 3], "legend": {}}}, ("board",), '"terrain"'),
            ({"board": {"kind": "routes", "legend": {}}}, ("board", "legend"), "unknown key"),
            ({"players": {"min": 2, "max": 3.0}}, ("players", "max"), "3.0 has a decimal point"),
            ({"rules": {"preset": "x", "win": {"csh": 1}}}, ("rules", "win", "csh"), "unknown key"),
            ({"demands": {"1": ["aston wood"]}}, ("demands", "1", 0), '"aston wood" does not fit'),
            ({"demands": {"one": []}}, ("demands", "one"), '"one" does not fit as a key: the'),
            ({"demands": {"1": []}}, ("demands", "1"), "the list has 0 entries: at least 1"),
        ],
    )
    def test_stands_at_its_place(
        self, keys: dict[str, Any], route: tuple[str | int, ...], message: str
    ) -> None:
        (found,) = said_of(**keys)
        assert found.route == route
        assert found.message.startswith(message)

    def test_tells_to_which_system_a_key_belongs(self) -> None:
        found = shape_findings({**HEAD, "ferries": []}, "bare")
        assert found == [ShapeError(("ferries",), '"ferries" is a key of crayon scenarios only')]

    def test_tells_where_paint_can_be_used(self) -> None:
        board = {"kind": "hexes", "size": [1, 1], "legend": {}, "terrain": "_", "paint": {}}
        (found,) = said_of(board=board)
        assert found.message == '"paint" can be said only in a scenario that extends another'

    def test_is_free_of_line_breaks(self) -> None:
        (found,) = said_of_city(name="As\nton\x1b[31m")
        assert found.message.isprintable()

    def test_comes_in_the_order_of_the_file(self) -> None:
        plain = {"title": 1, **HEAD, "goods": [{"id": "wood"}, {}], "cities": [{}], "id": 1}
        found = [one.route for one in shape_findings(plain, "crayon")]
        order = [list(plain).index(str(route[0])) for route in found]
        assert len(found) > 3
        assert order == sorted(order)

    def test_is_said_once_for_a_value(self) -> None:
        found = said_of_city(at=5, kind=7, names={"zh": 3})
        assert len({one.route for one in found}) == len(found) == 3

    @pytest.mark.parametrize("plain", [None, 1, "x", [], [1], True, 1.5])
    def test_is_said_of_what_is_no_scenario_at_all(self, plain: Any) -> None:
        (found,) = shape_findings(plain, "crayon")
        assert found.route == ()
        assert "a group of keys is needed" in found.message


LAYER: dict[str, Any] = {"format": 1, "id": "steep", "extends": "./two-valleys.milepost.yaml"}


class TestALayer:
    def said(self, **keys: Any) -> list[ShapeError]:
        return shape_findings({**LAYER, **keys}, "crayon", layer=True)

    def test_needs_little(self) -> None:
        assert self.said() == []

    @pytest.mark.parametrize("key", LAYER)
    def test_says_what_it_is_and_on_what_it_stands(self, key: str) -> None:
        plain = {name: value for name, value in LAYER.items() if name != key}
        (found,) = shape_findings(plain, "crayon", layer=True)
        assert found == ShapeError((), f'"{key}" is missing')

    @pytest.mark.parametrize(
        "keys",
        [
            {"cities": [{"id": "aston", "removed": True}]},
            {"cities": [{"id": "aston", "kind": "major"}]},
            {"cities": [{"id": "aston", "at": None, "names": {"zh": None}}]},
            {"allow": [{"code": "MAP014", "place": "12,7", "removed": True}]},
            {"demands": {"7": None, "8": ["aston wood 9"]}},
            {"rules": {"win": {"cash": 300}}},
            {"rules": {"removed": ["win/cash"], "city": {"small": {"max_players": None}}}},
            {"rules": None},
            {"notes": None, "ferries": None, "players": {"max": 3}},
            {"board": {"paint": {"12,7": "mountain", "13,7": "_"}}},
            {"board": {"kind": "hexes", "orientation": "flat"}},
            {"board": {"legend": {"s": "swamp", "d": None}}},
        ],
    )
    def test_says_only_what_is_different(self, keys: dict[str, Any]) -> None:
        assert self.said(**keys) == []

    @pytest.mark.parametrize(
        ("keys", "message"),
        [
            ({"cities": [{"removed": True}]}, '"id" is missing'),
            ({"cities": [{"id": "aston", "removed": False}]}, "false stands where only true"),
            ({"cities": [{"id": None}]}, "nothing stands where a text"),
            ({"cities": [None]}, "nothing stands where a group of keys"),
            ({"cities": [{"id": "aston", "knd": None}]}, 'unknown key "knd"'),
            ({"blocked": [None]}, "nothing stands where a text"),
            ({"board": {"paints": {}}}, 'unknown key "paints"'),
            ({"board": {"paint": {"12;7": "mountain"}}}, '"12;7" does not fit as a key'),
            ({"board": {"paint": {"12,7": None}}}, "nothing stands where a text"),
            ({"board": {"kind": "routes", "paint": {}}}, '"paint"'),
            ({"events": [{"id": "flood", "effects": [{"removed": True}]}]}, '"effect" is missing'),
            ({"extends": None}, "nothing stands where a text"),
            ({"rules": {"win": {"cash": None}}}, "nothing stands where a whole number"),
            ({"rules": {"start": None}}, "nothing stands where a group of keys"),
            ({"rules": {"removed": ["Win"]}}, '"Win" does not fit'),
        ],
    )
    def test_is_held_to_the_same_shape(self, keys: dict[str, Any], message: str) -> None:
        assert self.said(**keys)[0].message.startswith(message)

    @given(scenarios(largest=5), scenarios(largest=5))
    def test_that_the_model_writes_fits(self, below: Scenario, above: Scenario) -> None:
        layer = layer_between(thaw(write_scenario(below)), thaw(write_scenario(above)))
        layer["extends"] = "./below.milepost.yaml"
        assert shape_findings(layer, "crayon", layer=True) == []


def sentences(troubles: Iterable[Trouble]) -> set[Told]:
    return {one for trouble in troubles for one in told(trouble)}


class TestTheTwoValidators:
    @given(mishaps(most=3), st.booleans())
    def test_find_fault_with_the_same_places(self, plain: dict[str, Any], layer: bool) -> None:
        schema = schema_for("crayon", layer)
        fast = [e.instance_path for e in Draft202012Validator(schema).iter_errors(plain)]
        patient = [e.absolute_path for e in Reference(schema).iter_errors(plain)]
        assert {tuple(map(str, way)) for way in fast} == {tuple(map(str, way)) for way in patient}

    @given(mishaps())
    def test_lead_to_the_same_sentences(self, plain: dict[str, Any]) -> None:
        """What is said of a large document is part of what is said of a small one."""
        detailed = sentences(in_detail(plain, marked_schema("crayon")))
        brief = sentences(briefly(plain, "crayon", layer=False))
        assert brief <= detailed
        assert bool(brief) == bool(detailed)


class TestALargeDocument:
    def test_is_explained_key_by_key(self) -> None:
        cities = [{**ASTON, "kind": "village"} for _ in range(LARGE // 4)]
        goods = [{"id": "wood", "chips": -1}]
        found = said_of(cities=cities, goods=goods, qqqqq=1)
        assert [one.route[0] for one in found] == ["cities", "goods", "qqqqq"]

    @pytest.mark.parametrize(
        "keys",
        [
            {f"key{number}": number for number in range(50_000)},
            {"demands": {f"x{number}": 1.5 for number in range(50_000)}},
            {"cities": [{**ASTON, "names": {f"K{number}": 1 for number in range(50_000)}}]},
            {"cities": [[] for _ in range(50_000)]},
            {"events": [{**FLOOD, "effects": [{"effect": "tax"} for _ in range(50_000)]}]},
            {"rules": {"preset": "x", "trains": {f"K{number}": 1 for number in range(50_000)}}},
            {"notes": "x" * 2_000_000},
        ],
        ids=["keys", "cards", "names", "cities", "effects", "trains", "notes"],
    )
    def test_gives_a_bounded_number_of_short_sentences(self, keys: dict[str, Any]) -> None:
        found = said_of(**keys)
        assert 1 <= len(found) <= MOST_FINDINGS
        assert max(len(one.message) for one in found) < 300

    def test_that_fits_is_just_accepted(self) -> None:
        cells = ["1,1"] * 10_000
        regions = [{"id": f"r{number}", "cells": cells} for number in range(3)]
        assert said_of(regions=regions) == []


class TestStrangeData:
    @pytest.mark.parametrize("key", [1, None, True, 2.5, ("a",)])
    def test_keys_that_are_no_texts_are_named(self, key: Any) -> None:
        (found,) = said_of(rules={"preset": "x", "win": {key: 1}})
        assert found == ShapeError(("rules", "win"), "keys are texts")

    def test_half_a_character_is_an_error_and_no_exception(self) -> None:
        assert len(said_of(title="\ud800")) == 1

    def test_references_in_data_mean_nothing(self) -> None:
        found = said_of(**{"$ref": "https://example.org/x.json", "$schema": "x", "$defs": {}})
        assert [one.route for one in found] == [("$ref",), ("$schema",), ("$defs",)]

    @given(mishaps(most=4))
    def test_every_sentence_leads_to_a_place_that_is_there(self, plain: dict[str, Any]) -> None:
        there = {(), *places(plain)}
        for found in shape_findings(plain, "crayon"):
            assert found.route in there
            assert found.message

    @given(mishaps(most=1))
    def test_checking_changes_nothing(self, plain: dict[str, Any]) -> None:
        before = copy.deepcopy(plain)
        shape_findings(plain, "crayon")
        assert plain == before


def imported_after(code: str) -> set[str]:
    script = f"import sys; {code}; print(*sys.modules)"
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=HERE)
    return set(done.stdout.split())


class TestValidatorsAreLoaded:
    def test_not_by_asking_for_a_schema(self) -> None:
        loaded = imported_after("import model.schema.schema; model.schema.schema.scenario_schema()")
        assert not {"jsonschema", "jsonschema_rs"} & loaded

    def test_only_one_of_them_for_a_file_that_fits(self) -> None:
        plain = thaw(write_scenario(make_scenario(1, 4, 4)))
        code = f"assert not shape_findings({plain!r}, 'crayon')"
        loaded = imported_after(f"from tests.schemas.shape_findings import shape_findings; {code}")
        assert "jsonschema_rs" in loaded
        assert not {"jsonschema", "referencing"} & loaded
