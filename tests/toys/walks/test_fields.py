"""All that the fields of a system can say: read, written, changed, moved and judged, in yards."""

from dataclasses import replace
from pathlib import Path

import pytest
from model.systems.yards.things import Colours, Ground, YardsPart

from editor.edits.resizing import cropped, shifted
from editor.panels.sheets.collection_sheet import CollectionSheet
from model.bundled import bundled_scenarios
from model.collection import ByCell
from model.files.scenario_files import load, read_text, text_after
from model.imports.sheets.own_fields import cell_of, own_fields, value_in
from model.notation import Cell
from model.rules.troubles import troubles_in
from model.scenario.change import apply, difference
from model.scenario.collections import own_collections, own_collections_on_the_map
from model.scenario.scenario import Scenario
from model.schema.fields import fields_of
from validator.running.validating import validate
from validator.survey.survey import survey_of

MAP = bundled_scenarios()["two-yards"]
YARDS = load(MAP)


def part(scenario: Scenario) -> YardsPart:
    return scenario.part_as(YardsPart)


def said(old: str, new: str) -> list[str]:
    """What is told of the map when it says something else."""
    text = MAP.read_text(encoding="utf-8")
    assert old in text
    scenario = read_text(text.replace(old, new)).scenario
    return [f"{one.code} {one.message}" for one in validate(scenario)]


def test_the_map_is_in_order() -> None:
    assert said("", "") == []
    assert part(YARDS).joints["bridge"].owners is None
    assert YARDS.cities["west"].colours == Colours((), are_left_out=True)


def test_a_value_of_several_sorts_is_edited_as_a_file_says_it() -> None:
    (field,) = (one for one in fields_of("yards", "cities") if one.name == "colours")
    assert field.kind == "group"
    sheet = CollectionSheet("yards", "joints")
    assert "does" in [column.title.lower() for column in sheet.columns(YARDS)]


def test_numbers_by_id_and_what_lies_in_cells_are_no_things() -> None:
    assert own_collections("yards") == ("joints",)
    assert own_collections_on_the_map("yards") == ("joints",), "a side is a place"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("number: 4", "colours: all", '"colours" can be said only of a city whose kind is yard'),
        ("number: 4", "supplies: [x]", 'unknown key "supplies"'),
        ("{except: [red]}", "{but: [red]}", "colours are a list, all, or all except some"),
        ("[{lay: 2}]", "[{lay: 2, wait: 1}]", "one of lay, wait must be said"),
        ("[{lay: 2}]", "[{lya: 2}]", 'unknown key "lya"'),
        ('"1,1": {price', '"9,9": {price', "ground has 9,9, where the board has no cell"),
        ('"1,1": {price', '"1;1": {price', '"1;1" does not fit as a key'),
        ("5,3/0", "5,9/0", "gates has 5,9/0, where the board has no cell"),
        ('at: "2,3", number: 4', 'closed: "2,3/1"', '"at" is missing'),
        ("number: 4", "number: null", "number"),
    ],
)
def test_what_does_not_fit_is_told(old: str, new: str, told: str) -> None:
    assert any(told in one for one in said(old, new)), said(old, new)


def test_changes_of_every_sort_are_saved_as_they_are() -> None:
    joints = part(YARDS).joints
    other = replace(
        part(YARDS),
        joints=joints.put("ford", replace(joints["ford"], owners=None)).put(
            "bridge", replace(joints["bridge"], owners=1)
        ),
        ground=part(YARDS).ground.put("0,0", Ground(price=3)).drop("1,1"),
    )
    later = replace(YARDS, part=other)
    change = difference(YARDS, later)
    assert apply(YARDS, change) == later
    assert apply(later, change.inverse()) == YARDS
    text = text_after(read_text(MAP.read_text(encoding="utf-8")), later)
    assert read_text(text).scenario == later
    assert "- {id: ford, name: Ford, owners: null, does: [{lay: 2}]}" in text


def test_what_lies_in_cells_and_at_sides_goes_with_the_board() -> None:
    moved = apply(YARDS, shifted(YARDS, 0, 2))
    assert list(part(moved).ground) == ["1,3"], "the other fell off"
    cut = apply(YARDS, cropped(YARDS, [Cell(0, 0), Cell(3, 3)]))
    assert part(cut).ground == ByCell({"1,1": Ground(price=6)})
    assert [str(side) for side in part(cut).gates] == ["0,0/3"]


def test_terrain_on_which_nobody_can_build_is_no_trouble() -> None:
    assert list(troubles_in(YARDS)) == []
    strange = read_text(MAP.read_text(encoding="utf-8").replace('~": water', '~": lava'))
    assert [one.text for one in troubles_in(strange.scenario)] == [
        "the rules have no price for lava, so nobody can build on its 4 hexes"
    ]


def test_fields_of_cities_come_back_from_a_sheet() -> None:
    fields = own_fields("yards")
    for city in YARDS.cities.values():
        for name, slot in fields.items():
            value = getattr(city, name)
            if value != slot.default:
                assert value_in(slot, cell_of(slot, value)) == value
    assert cell_of(fields["colours"], YARDS.cities["east"].colours) == "{except: [red]}"


def test_lines_are_things_that_labels_are_of(tmp_path: Path) -> None:
    text = bundled_scenarios()["five-towns"].read_text(encoding="utf-8")
    wrong = read_text(text.replace("of: lines/dale-eddy", "of: lines/dale-edy")).scenario
    (found,) = validate(wrong)
    assert "dale-eddy" in found.help
    survey = survey_of(wrong)
    assert survey.defined_at("things", "lines/dale-eddy") == ("board", "lines", "dale-eddy")
    blank = read_text(text.replace("text: Ferry Road, ", "")).scenario
    assert [one.code for one in validate(blank)] == ["TXT004"]
