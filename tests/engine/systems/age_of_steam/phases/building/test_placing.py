"""Where tiles may lie, and which track must stay as it is."""

import pytest

from model.systems.age_of_steam.track.owners import NOBODY
from tests.engine.systems.age_of_steam.phases.building.games import WIDE, building, play, refused


@pytest.mark.rule("AOS-BUILD-09")
@pytest.mark.rule("AOS-BOARD-01")
@pytest.mark.rule("AOS-BOARD-02")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("lay 0,0 0-3", "AOS-BUILD-09"),
        ("lay 9,9 0-3", "AOS-BUILD-09"),
        ("lay 0,1 0-3", "AOS-BUILD-09"),
        ("lay 2,0 0-3", "AOS-BUILD-09"),
        ("town 1,0 0-3", "AOS-BUILD-09"),
        ("lay 1,0 0-1 2-3", "AOS-COMP-01"),
        ("town 2,0 0-1-2-3-4", "AOS-COMP-02"),
    ],
)
def test_tiles_lie_on_land_and_town_forms_in_towns(text: str, rule: str) -> None:
    assert refused(building(), text) == rule


@pytest.mark.rule("AOS-BUILD-11")
@pytest.mark.rule("AOS-BOARD-05")
def test_exits_face_land_and_no_blocked_edge() -> None:
    game = building(terrain=("..ww.", "_~.._"), cities=[
        {"id": "ash", "name": "Ash", "kind": "city", "at": "0,0"},
        {"id": "oak", "name": "Oak", "kind": "city", "at": "4,0"},
    ], blocked=["1,0 1,1"])  # fmt: skip
    assert refused(game, "lay 1,0 0-3") == "AOS-BUILD-11", "water"
    assert refused(game, "lay 1,0 3-5") == "AOS-BUILD-11", "beside the board"
    assert refused(game, "lay 1,0 1-3") == "AOS-BUILD-11", "a blocked edge"


@pytest.mark.rule("AOS-BUILD-12")
@pytest.mark.rule("AOS-BUILD-14")
def test_track_stays_as_it_is_and_something_must_be_new() -> None:
    game = building(**WIDE, players=1)
    play(game, "lay 1,1 0-3", "lay 2,1 0-3", "done")
    assert refused(game, "lay 1,1 1-3") == "AOS-BUILD-12", "not the last section"
    assert refused(game, "lay 2,1 0-3") == "AOS-BUILD-14"
    assert refused(game, "lay 2,1 3-5") == ""
    assert refused(game, "lay 2,1 0-2") == "AOS-BUILD-12", "its other end stays"


@pytest.mark.rule("AOS-BUILD-13")
def test_only_own_or_unowned_open_ends_are_redirected() -> None:
    game = building(**WIDE)
    play(game, "lay 1,1 0-3", "done")
    assert refused(game, "lay 1,1 1-3") == "AOS-BUILD-13"
    play(game, "done", "done")
    assert game.state.track.unfinished(NOBODY)
    assert refused(game, "lay 1,1 1-3") == ""


@pytest.mark.rule("AOS-BUILD-13")
def test_exits_of_towns_are_never_redirected() -> None:
    game = building(players=1)
    play(game, "lay 1,0 0-3", "town 2,0 1-3", "done")
    assert refused(game, "town 2,0 0-3") == "AOS-BUILD-12"
