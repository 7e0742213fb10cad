"""Pieces of a game of Trains on its board: markers of several players, joints, stations."""

from dataclasses import replace
from itertools import pairwise

import pytest

from drawing.map.picture import layer_batches, picture_of
from drawing.map.placing.overlay_legends import overlay_legends
from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch
from drawing.systems.trains.pieces.markers import laid_markers
from drawing.systems.trains.printed.hex_plan import plan_of
from drawing.themes.theme import theme_names
from model.notation import Cell
from model.pieces.piece import Piece
from model.pieces.places import AtCity
from tests.drawing.samples import sheet_of
from tests.drawing.systems.trains.boards import keyed, texts_of
from tests.engine.systems.trains.games import game_with
from validator.pictures.game_pictures import overlay_of

HERE, NEAR, FAR = Cell(4, 5), Cell(4, 6), Cell(8, 3)


def with_pieces(*pieces: Piece, look: str = "classic", **more: object) -> Sheet:
    return replace(sheet_of("lantern-bay", look), overlay=Overlay(pieces=pieces, **more))  # type: ignore[arg-type]


def trains(sheet: Sheet) -> tuple[Batch, ...]:
    return layer_batches("trains", sheet)


@pytest.mark.rule("TRN-RAIL-03")
def test_four_players_on_a_hex_lie_side_by_side_each_at_its_own_place() -> None:
    alone = laid_markers(with_pieces(Piece("marker", HERE, 2)))[0].box
    sheet = with_pieces(*(Piece("marker", HERE, seat) for seat in range(4)))
    boxes = [one.box for one in laid_markers(sheet)]
    assert boxes[2] == alone
    assert not any(a.meets(b) for a in boxes for b in boxes if a is not b)
    plan = plan_of(sheet, HERE)
    assert not any(box.meets(other) for box in boxes for other in plan.slots(3))


@pytest.mark.parametrize("look", theme_names())
def test_markers_are_told_apart_by_numbers_as_well(look: str) -> None:
    sheet = with_pieces(*(Piece("marker", FAR, seat) for seat in range(4)), look=look)
    picture = picture_of(sheet)
    signs = [t.text for t in texts_of(picture) if t.key.startswith("marker of seat")]
    assert signs == ["1", "2", "3", "4"]


@pytest.mark.rule("TRN-RAIL-01")
def test_adjacent_markers_of_a_player_are_joined_and_those_of_others_are_not() -> None:
    own = with_pieces(Piece("marker", HERE, 0), Piece("marker", NEAR, 0))
    other = with_pieces(Piece("marker", HERE, 0), Piece("marker", NEAR, 1))
    (joints,) = keyed(trains(own), "joint of seat 1")
    assert len(joints.curves) == 1
    assert not keyed(trains(other), "joint")


@pytest.mark.rule("TRN-RAIL-02")
def test_nothing_is_joined_across_a_blocked_border() -> None:
    one, other = Cell(3, 2), Cell(4, 2)
    sheet = with_pieces(Piece("marker", one, 0), Piece("marker", other, 0))
    assert {one, other} in [set(edge) for edge in sheet.scenario.blocked]
    assert not keyed(trains(sheet), "joint")


def test_joints_of_several_players_lie_apart() -> None:
    cells = (Cell(4, 3), Cell(5, 3))
    sheet = with_pieces(*(Piece("marker", cell, seat) for cell in cells for seat in range(4)))
    heights = [keyed(trains(sheet), f"joint of seat {n}")[0].curves[0][0] for n in range(1, 5)]
    down = sorted(step.to[1] for step in heights)  # type: ignore[union-attr]
    assert min(b - a for a, b in pairwise(down)) > 1.9


@pytest.mark.rule("TRN-STATION-01", "TRN-STATION-02")
def test_stations_lie_on_the_places_of_their_city() -> None:
    sheet = with_pieces(*[Piece("station", AtCity("exchange"))] * 2)
    drawn = keyed(trains(sheet), "station in exchange")
    assert len(drawn) == 2
    assert keyed(layer_batches("cities", sheet), "place of exchange")


def test_more_stations_than_places_are_one_with_their_number() -> None:
    sheet = with_pieces(*[Piece("station", AtCity("exchange"))] * 5)
    assert len(keyed(trains(sheet), "station in exchange")) == 1
    assert "×5" in [text.text for text in texts_of(picture_of(sheet))]


def test_pieces_that_cannot_be_there_are_left_out() -> None:
    sheet = with_pieces(
        Piece("marker", HERE, 99), Piece("marker", AtCity("nowhere"), 0),
        Piece("station", AtCity("nowhere")), Piece("station", HERE),
    )  # fmt: skip
    assert not laid_markers(sheet)
    assert not keyed(trains(sheet), "station in")


@pytest.mark.rule("TRN-SCORE-01", "TRN-SETUP-02")
def test_a_picture_of_a_game_tells_where_everybody_stands_on_the_track() -> None:
    game = game_with(position={"seats": [{"points": 3}, {}]})
    overlay = overlay_of(game)
    assert overlay.standings == ("3 on the track", "0 on the track")
    sheet = replace(sheet_of("lantern-bay"), overlay=overlay)
    rows = overlay_legends(sheet)["players"].rows
    assert rows[0].endswith(": 3 on the track")
    assert len(keyed(trains(sheet), "marker of seat")) == 2, "a marker for each in the legend"


def test_while_nobody_has_points_the_legend_tells_names_alone() -> None:
    assert overlay_of(game_with(position={"seats": [{}, {}]})).standings == ("", "")
