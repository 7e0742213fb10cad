"""Files of older formats open as if they were of the present one, and are rewritten when saved."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.boards.lattice import MilepostBoard
from model.files.scenario_files import formatted, load, open_file, read_text, save, text_after
from model.files.upgrades import STEPS, upgraded
from model.notation import Cell, Point
from model.notation import Path as Course
from model.scenario.scenario import FORMAT
from model.scenario.scenario_form import read_scenario
from model.unreadable import Unreadable

OLD = Path(__file__).parents[2] / "files" / "format-0.milepost.yaml"


def test_there_is_a_named_step_from_every_format_to_the_next() -> None:
    assert len(STEPS) == FORMAT
    names = [name for steps in STEPS for name, _ in steps]
    assert len(set(names)) == len(names)


def test_a_file_of_the_first_format_opens_without_misfits() -> None:
    file = open_file(OLD)
    assert file.was_format == 0
    assert file.scenario.format == FORMAT
    assert not file.scenario.misfits


def test_blanks_become_no_cells_and_short_rows_are_filled_up() -> None:
    board = load(OLD).board
    assert isinstance(board, MilepostBoard)
    assert board.terrain == ("..^^__", "......", "...__.", "......")


def test_places_become_text() -> None:
    scenario = load(OLD)
    assert scenario.cities["aston"].at == Cell(1, 1)
    assert scenario.cities["far"].xy == Point(-1500, 1000)
    assert scenario.waters["course"].cells == (Cell(0, 0), Cell(0, 1))


def test_points_on_a_corner_get_its_name_and_others_count_rows() -> None:
    scenario = load(OLD)
    assert scenario.waters["brook"].path == Course.parse("1,1n 2,0s 2,2n 2.2,1.617")
    assert scenario.waters["pond"].outline == Course.parse("3.25,1.732 3.75,1.732 3.5,2.194")


def test_an_old_file_is_written_in_the_present_format_only_when_it_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "old.milepost.yaml"
    path.write_bytes(OLD.read_bytes())
    file = open_file(path)
    assert path.read_bytes() == OLD.read_bytes()
    saved = save(file.scenario, path, file)
    assert saved.was_format == FORMAT
    assert load(path) == file.scenario
    text = path.read_text()
    assert f"format: {FORMAT}\n" in text
    assert text == formatted(file)
    assert "# lists of numbers then" in text
    assert "# A draft of the first format" in text


def test_an_old_file_can_be_edited_and_saved_at_once() -> None:
    file = open_file(OLD)
    edited = replace(file.scenario, title="New Draft")
    assert read_text(text_after(file, edited)).scenario == edited


@pytest.mark.parametrize("number", [FORMAT + 1, 99, 10**14])
def test_newer_formats_are_refused_with_one_sentence(number: int) -> None:
    with pytest.raises(Unreadable, match=f"format {number};") as refused:
        read_text(f"format: {number}\n")
    assert "A newer Milepost can open it." in refused.value.message


@pytest.mark.parametrize("written", ["-1", "-999999999999999", "x", "true", "1.0", "null", "[0]"])
def test_a_format_that_never_was_is_left_alone(written: str) -> None:
    file = read_text(f"format: {written}\ncities: [{{id: a, name: A, kind: small, at: [1, 1]}}]\n")
    assert file.was_format == FORMAT
    assert ("cities", "a", "at") in [misfit.route for misfit in file.scenario.misfits.values()]


def test_a_file_that_says_no_format_is_of_the_present_one() -> None:
    assert read_text("title: a\n").was_format == FORMAT


def test_a_file_of_the_present_format_is_not_touched() -> None:
    plain: dict[str, Any] = {"format": FORMAT, "board": {"terrain": ". .\n"}}
    assert upgraded(plain, FORMAT) is plain


places = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=8,
)
old_things = st.lists(
    st.dictionaries(st.sampled_from(["at", "xy", "cells", "path", "outline", "id"]), places)
    | places
)


@given(st.fixed_dictionaries({}, optional={"cities": old_things, "waters": old_things}), places)
def test_any_old_file_is_upgraded_without_a_crash(plain: dict[str, Any], terrain: Any) -> None:
    new = upgraded({**plain, "board": {"terrain": terrain}}, 0)
    assert new["format"] == FORMAT
    read_scenario(new)
