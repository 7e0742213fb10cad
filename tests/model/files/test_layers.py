"""Scenarios that stand on another one's map: their files say only what is different."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.boards.lattice import MilepostBoard
from model.collection import Things, freeze
from model.files.layers import layer_between, layered
from model.files.scenario_files import formatted, load, open_file, text_after
from model.notation import Cell
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario, write_scenario
from model.yaml.canonical import canonical_text
from model.yaml.nodes import read_nodes, to_plain
from tests.generate.edits import edits
from tests.generate.junk import junk
from tests.generate.scenario import make_scenario, scenarios
from tests.model.files.layered_samples import BASE, LAYER
from tests.schemas.shape_findings import shape_findings

Editing = Callable[[Scenario], Scenario]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "base.milepost.yaml").write_text(BASE)
    return tmp_path


def opened(folder: Path, more: str) -> Scenario:
    path = folder / "layer.milepost.yaml"
    path.write_text(LAYER + more)
    return load(path)


def board_of(scenario: Scenario) -> MilepostBoard:
    assert isinstance(scenario.board, MilepostBoard)
    return scenario.board


# -- what a layer may say


def test_a_layer_that_says_nothing_is_the_base_under_another_name(folder: Path) -> None:
    base = load(folder / "base.milepost.yaml")
    extends = "./base.milepost.yaml"
    assert opened(folder, "") == replace(base, id="layer", title="Layer", extends=extends)


def test_things_of_a_layer_merge_by_id(folder: Path) -> None:
    layer = opened(
        folder,
        'cities:\n- {id: aston, kind: major}\n- {id: colby, name: Colby, kind: small, at: "2,2"}\n',
    )
    assert not layer.misfits
    assert list(layer.cities) == ["aston", "byford", "colby"]
    assert layer.cities["aston"].kind == "major"
    assert layer.cities["aston"].supplies == ("coal",)


def test_null_takes_a_key_away(folder: Path) -> None:
    layer = opened(folder, "notes: null\ngoods: null\ncities: [{id: aston, supplies: null}]\n")
    assert (layer.notes, layer.goods, layer.cities["aston"].supplies) == ("", Things(), ())


def test_null_takes_a_card_or_a_translation_away(folder: Path) -> None:
    layer = opened(folder, "demands: {1: null}\ncities: [{id: aston, names: {de: null}}]\n")
    assert list(things_in(layer, "demands")) == ["2"]
    assert layer.cities["aston"].names == Things()


def test_removed_takes_a_thing_away(folder: Path) -> None:
    layer = opened(
        folder,
        "cities:\n- {id: byford, removed: true}\n"
        'allow:\n- {code: MAP001, place: "1,1", removed: true}\n',
    )
    assert not layer.misfits
    assert list(layer.cities) == ["aston"]
    assert layer.allow == Things()


def test_to_take_away_what_is_not_there_is_kept_and_told(folder: Path) -> None:
    layer = opened(folder, "cities:\n- {id: nobody, removed: true}\n")
    assert [(one.route, one.why) for one in layer.misfits.values()] == [
        (("cities", "#0"), 'there is no "nobody" to take away')
    ]
    assert list(layer.cities) == ["aston", "byford"]
    file = open_file(folder / "layer.milepost.yaml")
    assert "{id: nobody, removed: true}" in formatted(file)


def test_to_take_away_in_a_scenario_that_stands_alone_is_told() -> None:
    scenario = read_scenario({"goods": [{"id": "coal", "removed": True}]})
    assert [misfit.route for misfit in scenario.misfits.values()] == [("goods", "#0")]


def test_lists_without_ids_are_replaced(folder: Path) -> None:
    layer = opened(
        folder, "cities: [{id: aston, supplies: [wood]}]\ndemands: {1: [aston coal 3]}\n"
    )
    assert layer.cities["aston"].supplies == ("wood",)
    assert len(things_in(layer, "demands")["1"]) == 1


def test_paint_paints_cells_by_kind_or_takes_them_away(folder: Path) -> None:
    layer = opened(folder, 'board:\n  paint: {"0,0": mountain, "1,1": clear, "3,2": _}\n')
    assert not layer.misfits
    assert board_of(layer).terrain == ("^...", "..^.", "..._")


def test_paint_may_use_a_kind_that_the_layer_adds(folder: Path) -> None:
    layer = opened(folder, 'board:\n  legend: {s: swamp}\n  paint: {"0,0": swamp}\n')
    assert board_of(layer).kind_at(Cell(0, 0)) == "swamp"


def test_paint_that_cannot_be_painted_is_kept_as_a_misfit(folder: Path) -> None:
    layer = opened(
        folder,
        'board:\n  paint: {"0,0": mountain, "9,9": clear, x: clear, "1,0": lava, "2,0": null}\n',
    )
    assert board_of(layer).kind_at(Cell(0, 0)) == "mountain"
    (misfit,) = layer.misfits.values()
    assert misfit.route == ("board", "paint")
    assert misfit.plain == freeze({"9,9": "clear", "x": "clear", "1,0": "lava", "2,0": None})


@pytest.mark.parametrize("paint", ["5", "[a]", "{}", "null"])
def test_odd_paint_does_no_harm(folder: Path, paint: str) -> None:
    layer = opened(folder, f"board:\n  paint: {paint}\n")
    assert board_of(layer).terrain == ("....", ".^^.", "....")


@pytest.mark.parametrize(
    "board", ["5", "[a]", "null", "{kind: cube}", "{terrain: 5}", "{legend: 5}"]
)
def test_odd_boards_in_a_layer_are_kept(folder: Path, board: str) -> None:
    path = folder / "layer.milepost.yaml"
    path.write_text(f"{LAYER}board: {board}\n")
    file = open_file(path)
    assert text_after(file, file.scenario) == file.document.text


def test_rules_merge_and_null_is_a_value_there(folder: Path) -> None:
    layer = opened(folder, "rules: {win: {cash: null, links: 1}, rent: {fee: 5}}\n")
    assert layer.rules == freeze(
        {
            "preset": "empire-builder",
            "win": {"cash": None, "majors": 3, "links": 1},
            "rent": {"fee": 5},
        }
    )


def test_a_layer_takes_a_change_of_the_rules_back_by_naming_it(folder: Path) -> None:
    layer = opened(folder, "rules: {removed: [win/cash, preset], rent: {fee: 5}}\n")
    assert layer.rules == freeze({"win": {"majors": 3}, "rent": {"fee": 5}})
    assert opened(folder, "rules: null\n").rules == Things()


def test_a_slip_in_a_layers_list_does_not_drop_the_things_below(folder: Path) -> None:
    layer = opened(folder, "cities:\n- {name: Nobody}\n- {id: aston, kind: major}\n- 5\n")
    assert list(layer.cities) == ["aston", "byford"]
    assert layer.cities["aston"].kind == "major"
    assert [misfit.route for misfit in layer.misfits.values()] == [
        ("cities", "#0"),
        ("cities", "#1"),
    ]


def test_a_thing_that_a_layer_lists_twice_is_a_misfit_once(folder: Path) -> None:
    layer = opened(folder, "goods:\n- {id: coal, chips: 5}\n- {id: coal, chips: 6}\n")
    assert layer.goods["coal"].chips == 5
    assert [m.why for m in layer.misfits.values()] == ['"coal" is listed twice']


def test_slips_of_the_base_are_still_there_in_the_layer(folder: Path) -> None:
    slips = "goods:\n- {id: coal}\n- {id: coal, chips: 2}\n- {chips: 3}\n- {id: wood, chps: 1}\n"
    (folder / "base.milepost.yaml").write_text(
        BASE.replace("goods:\n- {id: coal, chips: 4}\n", slips)
    )
    base = load(folder / "base.milepost.yaml")
    assert len(base.misfits) == 3
    layer = opened(folder, "goods:\n- {id: fish}\n")
    assert list(layer.goods) == ["coal", "fish", "wood"]
    assert layer.misfits == base.misfits


# -- the layer between two scenarios


def plainly(scenario: Scenario) -> Any:
    return json.loads(json.dumps(write_scenario(scenario)))


def through_text(layer: dict[str, Any]) -> Any:
    return to_plain(read_nodes(canonical_text(layer)).root)


def assert_layer_between(below: Scenario, above: Scenario) -> None:
    layer = layer_between(plainly(below), plainly(above))
    assert read_scenario(layered(plainly(below), through_text(layer))) == above
    layer.get("rules", {}).pop("removed", None)
    named = {**layer, "extends": "./base.milepost.yaml"}
    assert shape_findings(named, "crayon", layer=True) == []


@given(scenarios(), edits())
def test_the_layer_between_a_scenario_and_its_edit_makes_the_edit(
    below: Scenario, edit: Editing
) -> None:
    layer = layer_between(plainly(below), plainly(edit(below)))
    assert read_scenario(layered(plainly(below), through_text(layer))) == edit(below)


@given(scenarios(), scenarios())
def test_there_is_a_layer_between_any_two_scenarios(below: Scenario, above: Scenario) -> None:
    assert_layer_between(below, above)


def test_the_layer_of_nothing_says_who_it_is_and_no_more() -> None:
    scenario = plainly(make_scenario(3, 5, 5))
    assert set(layer_between(scenario, scenario)) == {"format", "id", "title", "system"}


@pytest.mark.parametrize(
    ("below", "above"),
    [
        ({}, {"win": {"cash": None}}),
        ({"win": {"cash": 5}}, {"win": {"cash": None}}),
        ({"win": {"cash": 5}}, {"win": {}}),
        ({"win": {"cash": 5}}, {}),
        ({"win": {"cash": None}}, {"win": {"cash": 5}}),
        ({"win": {"cash": None}}, {"win": {"majors": None}}),
        ({"win": {"cash": 5, "majors": 2}}, {"win": 5}),
        ({"win": 5}, {"win": {"cash": None}}),
        ({"preset": "a"}, {"win": {"cash": 5}}),
    ],
)
def test_rules_of_any_kind_have_a_layer_between_them(below: Any, above: Any) -> None:
    lower, upper = (Scenario(system="crayon", rules=freeze(rules)) for rules in (below, above))
    layer = layer_between(plainly(lower), plainly(upper))
    assert read_scenario(layered(plainly(lower), through_text(layer))).rules == upper.rules


def test_boards_that_come_go_or_change_their_kind_have_a_layer_between_them() -> None:
    mileposts = read_scenario(to_plain(read_nodes(BASE).root)).board
    hexes = {"kind": "hexes", "size": [1, 1], "legend": {".": "clear"}, "terrain": ".\n"}
    routes = {"kind": "routes", "lines": [{"id": "a-b", "a": "a", "b": "b"}]}
    boards = [None, mileposts, *(read_scenario({"board": b}).board for b in (hexes, routes))]
    for below in boards:
        for above in boards:
            lower, upper = Scenario(board=below), Scenario(board=above)
            layer = layer_between(plainly(lower), plainly(upper))
            assert read_scenario(layered(plainly(lower), through_text(layer))) == upper


def test_a_misfit_board_has_a_layer_too() -> None:
    sound = read_scenario(to_plain(read_nodes(BASE).root))
    for board in (5, {"kind": "cube"}, {"kind": "mileposts", "terrain": 5}, {"terrain": "..\n"}):
        broken = read_scenario({"system": "crayon", "board": board})
        layer = layer_between(plainly(sound), plainly(broken))
        assert read_scenario(layered(plainly(sound), through_text(layer))) == broken


def test_a_few_painted_cells_are_paint_and_many_are_rows() -> None:
    below = make_scenario(3, 12, 12)
    one = replace(
        below, board=board_of(below).with_painted({Cell(0, 0): "swamp", Cell(1, 0): None})
    )
    layer = layer_between(plainly(below), plainly(one))
    assert layer["board"]["paint"] == {"0,0": "swamp", "1,0": "_"}
    assert "terrain" not in layer["board"]
    cells = dict.fromkeys(board_of(below).cells(), "swamp")
    all_new = replace(below, board=board_of(below).with_painted(cells))
    assert "terrain" in layer_between(plainly(below), plainly(all_new))["board"]


keys = st.sampled_from(
    ["id", "cities", "goods", "board", "rules", "demands", "players", "allow", "extends", "x"]
)
odd_scenarios = st.dictionaries(keys, junk, max_size=5)


@given(odd_scenarios, odd_scenarios)
def test_any_layer_over_anything_is_read_without_an_exception(
    below: dict[str, Any], layer: dict[str, Any]
) -> None:
    read_scenario(layered(write_scenario(read_scenario(below)), layer))


@given(odd_scenarios, odd_scenarios)
def test_there_is_some_layer_between_the_oddest_scenarios(
    below: dict[str, Any], above: dict[str, Any]
) -> None:
    lower, upper = (write_scenario(read_scenario(plain)) for plain in (below, above))
    read_scenario(layered(lower, layer_between(lower, upper)))


def test_a_base_that_was_changed_is_read_anew(tmp_path: Path) -> None:
    base, layer = tmp_path / "base.milepost.yaml", tmp_path / "layer.milepost.yaml"
    layer.write_text("format: 1\nid: layer\nextends: base.milepost.yaml\n", encoding="utf-8")
    for title in ("One", "Two", "One"):
        text = f"format: 1\nid: base\ntitle: {title}\nsystem: crayon\n"
        base.write_text(text, encoding="utf-8")
        assert open_file(layer).scenario.title == title
