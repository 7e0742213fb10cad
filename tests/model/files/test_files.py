"""Scenario files: opened, saved, formatted; what was said stays said, comments included."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given

from model.collection import Things
from model.files.atomic import SaveFailed
from model.files.scenario_files import Place, load, new_text, open_file, read_text, save, text_after
from model.scenario.scenario import FORMAT, Scenario
from model.scenario.things import City, Good
from model.unreadable import Unreadable
from tests.generate.edits import edits
from tests.generate.layout import odd_layout
from tests.generate.scenario import make_scenario, scenarios
from tests.model.files.texts import comments_in, fmt

FILES = Path(__file__).parents[2] / "files"
BY_HAND = FILES / "commented.milepost.yaml"
HEAD = "format: 1\nsystem: crayon\n"

Editing = Callable[[Scenario], Scenario]


# -- saving and loading


@pytest.mark.parametrize("seed", range(12))
def test_what_is_saved_is_loaded_again(tmp_path: Path, seed: int) -> None:
    scenario = make_scenario(seed, 3 + seed, 3 + seed)
    path = tmp_path / "a.milepost.yaml"
    file = save(scenario, path)
    assert load(path) == scenario
    assert file.scenario == scenario
    assert file.path == path


@given(scenarios(), edits())
def test_fmt_of_what_was_saved_is_what_would_be_written_anew(
    scenario: Scenario, edit: Editing
) -> None:
    file = read_text(new_text(scenario))
    assert file.scenario == scenario
    edited = edit(scenario)
    assert fmt(text_after(file, edited)) == new_text(edited)


@given(scenarios())
def test_fmt_keeps_the_value_and_does_nothing_the_second_time(scenario: Scenario) -> None:
    text = fmt(new_text(scenario))
    assert text == new_text(scenario)
    assert read_text(text).scenario == scenario
    assert fmt(text) == text


@given(scenarios())
def test_saving_without_an_edit_keeps_every_character(scenario: Scenario) -> None:
    text = odd_layout(new_text(scenario), Random(1))
    file = read_text(text)
    assert file.scenario == scenario
    assert text_after(file, scenario) == text


def test_saving_keeps_the_mark_at_the_beginning_and_the_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "a.milepost.yaml"
    path.write_bytes("\ufeff# top\r\nformat: 1\r\nsystem: crayon\r\ntitle: a # why\r\n".encode())
    file = open_file(path)
    save(replace(file.scenario, title="b"), path, file)
    assert path.read_bytes() == (
        "\ufeff# top\r\nformat: 1\r\nsystem: crayon\r\ntitle: b # why\r\n".encode()
    )


def test_saving_over_a_file_keeps_its_comments_although_it_was_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "a.milepost.yaml"
    path.write_text(f"# kept\n{HEAD}title: a\n")
    save(replace(load(path), title="b"), path)
    assert path.read_text() == f"# kept\n{HEAD}title: b\n"


def test_a_saved_file_can_be_edited_and_saved_again(tmp_path: Path) -> None:
    path = tmp_path / "a.milepost.yaml"
    path.write_bytes(BY_HAND.read_bytes())
    file = open_file(path)
    for title in ("One", "Two", "Three"):
        file = save(replace(file.scenario, title=title), path, file)
    assert path.read_text() == BY_HAND.read_text().replace("'Two Valleys'", "'Three'")


def test_saving_elsewhere_leaves_the_file_it_came_from(tmp_path: Path) -> None:
    path, other = tmp_path / "a.milepost.yaml", tmp_path / "b.milepost.yaml"
    path.write_text(f"{HEAD}title: a # why\n")
    file = open_file(path)
    saved = save(replace(file.scenario, title="b"), other, file)
    assert path.read_text() == f"{HEAD}title: a # why\n"
    assert other.read_text() == f"{HEAD}title: b # why\n"
    assert saved.path == other


def test_a_file_with_slips_is_saved_with_its_slips(tmp_path: Path) -> None:
    path = tmp_path / "a.milepost.yaml"
    path.write_text(f"{HEAD}tytle: a\ngoods:\n- {{id: coal, chps: 4}}\n")
    file = open_file(path)
    save(replace(file.scenario, title="b"), path, file)
    assert [m.route for m in load(path).misfits.values()] == [
        ("goods", "coal", "chps"),
        ("tytle",),
    ]


def test_an_empty_file_is_an_empty_scenario_that_can_be_filled(tmp_path: Path) -> None:
    path = tmp_path / "a.milepost.yaml"
    path.write_text("# nothing yet\n")
    file = open_file(path)
    assert file.scenario == Scenario()
    scenario = make_scenario(1, 3, 3)
    save(scenario, path, file)
    assert load(path) == scenario
    assert comments_in(path.read_text()) == ["# nothing yet"]


# -- places


def test_a_thing_is_found_in_its_file() -> None:
    file = read_text(f"{HEAD}goods:\n- {{id: coal, chips: 3}}\n- {{id: wood}}\n")
    assert file.place_of(("goods", "wood")) == Place(5, 3)
    assert file.place_of(("goods", "coal", "chips")) == Place(4, 21)
    assert file.place_of(("goods", "fish")) == Place(4, 1)
    assert file.place_of(("nothing",)) == Place(1, 1)
    assert read_text("").place_of(("goods",)) == Place(1, 1)


def test_a_member_of_a_set_is_found_in_its_file() -> None:
    file = read_text(f"{HEAD}variants: [b, a]\n")
    assert file.place_of(("variants", "a")) == Place(3, 15)


def test_what_does_not_fit_is_found_in_its_file() -> None:
    text = f"{HEAD}goods:\n- {{id: coal}}\n- 5\n- {{id: coal}}\n- {{id: B}}\ntytle: 3\n"
    file = read_text(text)
    places = {m.route: file.place_of(m.route) for m in file.scenario.misfits.values()}
    assert places == {
        ("goods", "#0"): Place(5, 3),
        ("goods", "#1"): Place(6, 3),
        ("goods", "#2"): Place(7, 3),
        ("tytle",): Place(8, 8),
    }


# -- what is not saved


def test_a_missing_file_is_unreadable(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="no such file"):
        open_file(tmp_path / "missing.milepost.yaml")


def test_a_text_that_could_not_be_read_again_is_not_saved(tmp_path: Path) -> None:
    path = tmp_path / "a.milepost.yaml"
    save(Scenario(title="good"), path)
    before = path.read_bytes()
    with pytest.raises(SaveFailed, match="could not be read again"):
        save(Scenario(title="bad \x00"), path)
    with pytest.raises(SaveFailed, match="could not be read again"):
        save(Scenario(title="bad \ud800"), path)
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["a.milepost.yaml"]


def test_a_scenario_that_says_something_else_when_read_is_not_saved(tmp_path: Path) -> None:
    path = tmp_path / "a.milepost.yaml"
    twice = Scenario(goods=Things({"coal": Good(id="wood")}))
    with pytest.raises(SaveFailed, match="would not say the same"):
        save(twice, path)
    assert not path.exists()


def test_a_new_scenario_of_ours_says_its_format_first() -> None:
    text = new_text(Scenario(id="a", title="A"))
    assert text == f"format: {FORMAT}\nid: a\ntitle: A\n"


def test_true_and_one_are_not_the_same_in_a_file() -> None:
    file = read_text("format: 1\nrules: {win: {auto: 1}}\n")
    mended = read_text("format: 1\nrules: {win: {auto: true}}\n").scenario
    assert text_after(file, mended) == "format: 1\nrules: {win: {auto: true}}\n"


def test_a_city_put_into_a_file_by_hand_stands_in_its_own_line() -> None:
    file = open_file(BY_HAND)
    city = City(id="derby", name="Derby", kind="small")
    after = text_after(file, replace(file.scenario, cities=file.scenario.cities.put("derby", city)))
    assert "- {id: derby, name: Derby, kind: small}\n" in after
