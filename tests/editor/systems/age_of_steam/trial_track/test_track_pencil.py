"""The track pencil lays tiles as a game would: same tiles, prices and refusals, and no step."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.desk.desk import Desk
from editor.edits.painting import painted
from editor.pointing.pointer import Pointer, at
from editor.systems.age_of_steam.tools.track_pencil import trial_on
from editor.systems.age_of_steam.trial_track.trial import Trial
from model.notation import Cell
from tests.editor.hands import click, desk_with, drag, key, labels
from tests.editor.systems.age_of_steam.small_map import dells

ASH, ELM, COVE, DELL = Cell(0, 0), Cell(3, 2), Cell(6, 1), Cell(2, 0)


def trial(desk: Desk) -> Trial:
    found = trial_on(desk)
    assert found is not None
    return found


def laid(desk: Desk) -> list[tuple[str, str, int]]:
    return [(str(one.cell), one.tile.id, one.price.total) for one in trial(desk).laid]


@pytest.mark.rule("AOS-BUILD-05", "AOS-BUILD-06")
def test_a_drag_from_city_to_city_lays_the_tiles_between_them_by_price() -> None:
    desk = desk_with("track-pencil", dells())
    drag(desk, ELM, Cell(4, 2), Cell(5, 2), Cell(6, 2), COVE)
    assert laid(desk) == [("4,2", "s1", 2), ("5,2", "s1", 2), ("6,2", "s2", 2)]
    drag(desk, COVE, Cell(5, 1), Cell(4, 1), Cell(3, 1), ELM)
    assert laid(desk)[3:] == [("5,1", "s1", 2), ("4,1", "s1", 4), ("3,1", "s2", 3)]
    assert (trial(desk).money, trial(desk).tiles, trial(desk).builds) == (15, 6, 2)
    assert not labels(desk)
    assert desk.scenario == dells()


@pytest.mark.rule("AOS-BUILD-07")
def test_a_town_pays_for_its_exits_and_another_tile_later() -> None:
    desk = desk_with("track-pencil", dells())
    drag(desk, ASH, Cell(1, 0), DELL)
    assert laid(desk) == [("1,0", "s1", 2), ("2,0", "t1", 2)]
    drag(desk, DELL, Cell(2, 1), ELM)
    assert laid(desk)[2:] == [("2,0", "s2", 3), ("2,1", "s1", 3)]


def test_what_is_refused_says_why_and_by_which_rule() -> None:
    desk = desk_with("track-pencil", dells())
    drag(desk, Cell(4, 3), Cell(5, 3), Cell(6, 3))
    (refused,) = trial(desk).refused
    assert refused.why.rule == "AOS-BUILD-15"
    assert "(AOS-BUILD-15)" in desk.sketch.notes[0].text
    assert desk.sketch.lines[0].look == "bad"


@pytest.mark.rule("AOS-BUILD-09")
def test_no_tile_lies_on_water() -> None:
    desk = desk_with("track-pencil", dells())
    drag(desk, Cell(1, 3), Cell(0, 3), Cell(0, 2))
    assert "AOS-BUILD-09" in {one.why.rule for one in trial(desk).refused}


def test_the_way_back_takes_tiles_off_while_drawing() -> None:
    desk = desk_with("track-pencil", dells())
    desk.press(at(ELM))
    for cell in (Cell(4, 2), Cell(5, 2), Cell(6, 2), Cell(5, 2)):
        desk.move(at(cell, "move"))
    assert desk.sketch.legend.startswith("Trial track: $2 · 1 tile")
    desk.key(Pointer("key", 0, 0, key="Escape"))
    assert trial(desk).tiles == 0


def test_a_second_drag_goes_on_from_where_the_first_ended() -> None:
    desk = desk_with("track-pencil", dells())
    drag(desk, ELM, Cell(4, 2), Cell(5, 2))
    assert laid(desk) == [("4,2", "s1", 2)]
    drag(desk, Cell(5, 2), Cell(6, 2))
    assert laid(desk) == [("4,2", "s1", 2), ("5,2", "s1", 2)]


@pytest.mark.rule("AOS-BUILD-13")
def test_an_open_end_is_redirected_for_the_price_of_that() -> None:
    desk = desk_with("track-pencil", dells())
    drag(desk, ELM, Cell(4, 2), Cell(5, 2))
    drag(desk, Cell(4, 2), Cell(4, 3))
    assert laid(desk) == [("4,2", "s1", 2), ("4,2", "s2", 2)]


def test_right_takes_tiles_off_and_what_hung_on_them_is_refused_then() -> None:
    desk = desk_with("track-pencil", dells())
    drag(desk, ELM, Cell(4, 2), Cell(5, 2), Cell(5, 3))
    click(desk, Cell(4, 2), "right")
    assert trial(desk).tiles == 0
    assert [one.why.rule for one in trial(desk).refused] == ["AOS-BUILD-15"]
    click(desk, Cell(5, 2), "right")
    assert not trial(desk).refused


def test_escape_takes_all_of_it_off_and_is_not_needed_again() -> None:
    desk = desk_with("track-pencil", dells())
    drag(desk, ELM, Cell(4, 2), Cell(5, 2), Cell(5, 1))
    key(desk, "Escape")
    assert trial(desk).tiles == 0
    assert not desk.sketch.lines
    assert not desk.key(Pointer("key", 0, 0, key="Escape"))


def test_it_goes_with_keys_alone_and_backspace_takes_a_hex_back() -> None:
    desk = desk_with("track-pencil", dells())
    click(desk, ELM)
    for cell in (Cell(4, 2), Cell(5, 2), Cell(6, 2), Cell(6, 3)):
        desk.move(at(cell, "move", ""))
    desk.key(Pointer("key", *at(Cell(6, 3)).spot, key="Backspace"))
    desk.move(at(COVE, "move", ""))
    desk.key(Pointer("key", *at(COVE).spot, key="Return"))
    assert not desk.is_busy
    assert laid(desk) == [("4,2", "s1", 2), ("5,2", "s1", 2), ("6,2", "s2", 2)]


def test_it_is_priced_anew_when_the_map_changes() -> None:
    desk = desk_with("track-pencil", dells())
    drag(desk, ELM, Cell(4, 2), Cell(5, 2), Cell(5, 1))
    desk.document.apply(painted(desk.scenario, [Cell(4, 2)], "mountain"))
    assert laid(desk)[0] == ("4,2", "s1", 4)


def test_it_is_kept_while_other_tools_are_in_hand() -> None:
    desk = desk_with("track-pencil", dells())
    drag(desk, ELM, Cell(4, 2), Cell(5, 2), Cell(5, 1))
    desk.use("select")
    assert not desk.sketch.lines
    desk.use("track-pencil")
    assert len(desk.sketch.lines) == 2


CELLS = st.lists(st.builds(Cell, st.integers(0, 6), st.integers(0, 4)), min_size=2, max_size=8)


@given(CELLS, CELLS)
def test_whatever_is_drawn_every_wish_is_laid_or_refused(
    one: list[Cell], other: list[Cell]
) -> None:
    desk = desk_with("track-pencil", dells())
    drag(desk, *one)
    drag(desk, *other)
    found = trial(desk)
    assert found.money == sum(tile.price.total for tile in found.laid)
    assert {tile.cell for tile in found.laid} == {
        found.track.land.cells[hex_] for hex_ in found.track.tiles
    }
    assert all(refused.why.rule for refused in found.refused)
    assert not labels(desk)
