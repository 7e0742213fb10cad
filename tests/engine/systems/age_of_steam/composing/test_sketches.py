"""Strokes from side to side as tiles: what they lay, what they cost, why not."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.showing.player_aid import aid_of
from engine.showing.strokes import Leg, Sketch
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from model.notation import Cell
from model.pieces.places import AtCity, AtLine, Place
from tests.engine.systems.age_of_steam.phases.building.games import building, cash, hold, play

AID = aid_of("age-of-steam")
OPEN: dict[str, Any] = {"terrain": ("......", "......", "......")}


def legs(*parts: str) -> tuple[Leg, ...]:
    """A stroke as `1,0 3-0`: a cell, where it comes in and where it leaves, a dot in the middle."""
    found = []
    for part in parts:
        cell, sides = part.split()
        start, end = (None if one == "." else int(one) for one in sides.split("-"))
        found.append(Leg(Cell.parse(cell), start, end))
    return tuple(found)


def drawn(game: AgeOfSteamGame, *parts: str) -> Sketch:
    found = AID.sketch(game, legs(*parts))
    assert found is not None
    return found


def laid(game: AgeOfSteamGame, *parts: str) -> list[str]:
    return [str(action) for action in drawn(game, *parts).plan.actions]


@pytest.mark.rule("AOS-BUILD-05")
@pytest.mark.rule("AOS-BUILD-06")
def test_a_stroke_from_city_to_city_lays_a_tile_on_every_hex() -> None:
    game = building()
    found = drawn(game, "0,0 .-0", "1,0 3-0", "2,0 3-0", "3,0 3-0", "4,0 3-.")
    assert [str(one) for one in found.plan.actions] == [
        "lay 1,0 0-3",
        "town 2,0 0-3",
        "lay 3,0 0-3",
    ]
    assert (found.refusal, found.plan.text) == (None, "3 tiles for $9")
    before = cash(game)
    for action in found.plan.actions:
        game.play(action)
    assert before - cash(game, 0 if game.actor is None else game.actor) == 9
    assert [(piece.place, piece.text) for piece in found.plan.ghost.pieces] == [
        (Cell(1, 0), "0-3"),
        (Cell(2, 0), "0"),
        (Cell(2, 0), "3"),
        (Cell(3, 0), "0-3"),
    ]


def test_a_stroke_within_one_hex_joins_its_two_sides() -> None:
    game = building()
    assert laid(game, "1,0 3-1") == ["lay 1,0 1-3"]
    assert laid(game, "1,0 1-3") == ["lay 1,0 1-3"]


def test_a_stroke_that_ends_in_the_middle_goes_straight_on_or_stops_in_the_town() -> None:
    game = building()
    assert laid(game, "0,0 .-0", "1,0 3-.") == ["lay 1,0 0-3"]
    assert laid(game, "0,0 .-0", "1,0 3-0", "2,0 3-.") == ["lay 1,0 0-3", "town 2,0 3"]


@pytest.mark.rule("AOS-BUILD-15")
@pytest.mark.rule("AOS-BUILD-02")
def test_what_may_not_be_laid_says_which_rule_is_against_it() -> None:
    game = building()
    found = drawn(game, "2,1 3-0")
    assert found.refusal is not None
    assert found.refusal.rule == "AOS-BUILD-15"
    assert found.plan.actions == ()
    assert [piece.text for piece in found.plan.ghost.pieces] == ["0-3"]
    game.position.mover.cash = 1
    found = drawn(game, "1,0 3-0")
    assert found.refusal is not None
    assert found.refusal.rule == "AOS-BUILD-02"


@pytest.mark.rule("AOS-BUILD-01")
def test_a_stroke_is_allowed_as_far_as_the_tile_that_is_refused() -> None:
    game = building({"build": {"limit": 2}})
    found = drawn(game, "0,0 .-0", "1,0 3-0", "2,0 3-0", "3,0 3-0")
    assert found.refusal is not None
    assert found.refusal.rule == "AOS-BUILD-01"
    assert found.refused == Cell(3, 0)
    assert [str(one) for one in found.plan.actions] == ["lay 1,0 0-3", "town 2,0 0-3"]
    assert found.plan.text.startswith("2 tiles for $5, then no further: ")
    assert len(found.plan.ghost.pieces) == 4, "what would have been laid is shown"


def test_a_stroke_goes_on_from_track_that_lies() -> None:
    game = building()
    play(game, "lay 1,0 0-3")
    assert laid(game, "1,0 .-0", "2,0 3-0") == ["town 2,0 0-3"]
    assert laid(game, "1,0 3-0", "2,0 3-.") == ["town 2,0 3"]
    assert AID.sketch(game, legs("1,0 3-0")) is None, "it lies there already"


@pytest.mark.rule("AOS-BUILD-07")
@pytest.mark.rule("AOS-BUILD-12")
def test_a_second_section_and_a_redirect_are_meant_by_the_same_stroke() -> None:
    board: dict[str, Any] = {
        "terrain": ("....", "....", "...."),
        "cities": [
            {"id": "ash", "name": "Ash", "kind": "city", "at": "0,1"},
            {"id": "bay", "name": "Bay", "kind": "city", "at": "1,0"},
        ],
    }
    game = building(**board)
    play(game, "lay 1,1 0-3", "done", "done")
    assert laid(game, "1,0 .-1", "1,1 4-1") == ["lay 1,1 0-3 1-4"]
    assert laid(game, "1,1 3-1") == ["lay 1,1 1-3"], "the open end is turned"


def test_the_choice_goes_round_what_fits() -> None:
    game = building()
    first = legs("2,0 3-.")
    play(game, "lay 1,0 0-3")
    found = AID.sketch(game, first)
    assert found is not None
    assert found.choices > 5
    shown = []
    for number in range(found.choices + 1):
        one = AID.sketch(game, (first[0]._replace(choice=number),))
        assert one is not None
        assert one.refusal is None
        shown.append(one.plan.actions)
    assert shown[0] == shown[-1]
    assert len(set(shown)) == found.choices
    assert [str(one[0]) for one in shown[:1]] == ["town 2,0 3"]


def test_from_the_middle_of_a_bare_hex_every_tile_is_meant_that_leaves_there() -> None:
    game = building()
    assert laid(game, "1,0 .-0", "2,0 3-.")[0] == "lay 1,0 0-3"


def test_strokes_begin_at_cities_on_track_and_where_something_can_be_laid() -> None:
    game = building()
    assert AID.begins_stroke(game, Cell(0, 0))
    assert AID.begins_stroke(game, Cell(1, 0))
    assert not AID.begins_stroke(game, Cell(2, 1))
    assert not AID.begins_stroke(game, Cell(40, 1))
    play(game, "lay 1,0 0-3")
    assert AID.begins_stroke(game, Cell(1, 0))
    game.state.phase = "move"
    assert not AID.begins_stroke(game, Cell(0, 0))
    assert AID.sketch(game, legs("1,0 3-0")) is None


@given(data=st.data())
def test_whatever_is_drawn_is_played_or_refused_and_nothing_changes_before(data: Any) -> None:
    game = building(**OPEN)
    side = st.one_of(st.none(), st.integers(0, 5))
    for _ in range(data.draw(st.integers(1, 4))):
        cell = st.builds(Cell, st.integers(-1, 6), st.integers(-1, 3))
        parts = st.builds(Leg, cell, side, side, st.integers(-3, 9))
        stroke = tuple(data.draw(st.lists(parts, min_size=1, max_size=4)))
        before = game.to_plain()
        found = AID.sketch(game, stroke)
        assert game.to_plain() == before
        if found is not None:
            money = cash(game)
            for action in found.plan.actions:
                game.play(action)
            assert cash(game) == money - (found.plan.price or 0)


# -- what is shown of single actions, and why there are none


def test_pictures_show_what_an_action_lays() -> None:
    game = building(special_links=[{"id": "ferry", "ends": ["ash", "oak"], "cost": 3}])
    hold(game, "urbanization")
    kinds = {
        text: [(one.kind, one.place, one.text) for one in AID.ghost(game, game.read(text)).pieces]
        for text in ("lay 1,0 0-3", "urbanize elm a", "claim ferry", "done")
    }
    assert kinds["lay 1,0 0-3"] == [("track", Cell(1, 0), "0-3")]
    assert kinds["urbanize elm a"] == [("new-city", AtCity("elm"), "a")]
    assert kinds["claim ferry"] == [("link", AtLine("ferry"), "ash oak")]
    assert kinds["done"] == []


@pytest.mark.parametrize(
    ("place", "rule"),
    [
        (Cell(2, 1), "AOS-BUILD-15"),
        (Cell(0, 0), "AOS-BUILD-09"),
        (AtLine("nowhere"), "AOS-BUILD-29"),
    ],
)
def test_where_nothing_can_be_laid_the_rule_is_told(place: Place, rule: str) -> None:
    game = building()
    with pytest.raises(ValueError, match=rule):
        AID.plans_to(game, place)


def test_beyond_the_board_nothing_is_meant() -> None:
    with pytest.raises(ValueError, match="nothing can be done there"):
        AID.plans_to(building(), Cell(50, 50))


def test_a_special_link_without_a_name_is_called_by_its_ends() -> None:
    game = building(special_links=[{"id": "ferry", "ends": ["ash", "oak"], "cost": 3}])
    action = game.read("claim ferry")
    assert AID.title(game, action) == "Buy Ash–Oak"
    assert AID.place_name(game, AtLine("ferry")) == "Ash–Oak"
    assert [one.text for one in game.play(action)] == ["Ann claims Ash–Oak for $3"]
