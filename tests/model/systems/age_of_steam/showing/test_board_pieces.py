"""What has been built and what lies on the board, as pieces."""

from model.notation import Cell
from model.pieces.piece import Piece
from model.pieces.places import AtCity, AtLine
from model.systems.age_of_steam.showing.board_pieces import (
    THE_STATE,
    colour_pieces,
    cube_pieces,
    track_pieces,
)
from model.systems.age_of_steam.track.plain import from_plain
from model.systems.age_of_steam.track.track import Track
from tests.model.systems.age_of_steam.track.small_lands import land

FERRY = {"id": "ferry", "ends": ["ash", "oak"], "cost": 8}


def _laid(tiles: dict[str, str]) -> Track:
    return from_plain(land(special_links=[FERRY]), {"tiles": tiles})


def test_every_section_is_a_piece_of_its_owner_with_its_sides() -> None:
    track = _laid({"1,0": "s1 0-3=2", "2,0": "s1 0=1 3=2"})

    found = [piece for piece in track_pieces(track) if piece.kind == "track"]

    assert found == [
        Piece("track", Cell(1, 0), 1, "0-3"),
        Piece("track", Cell(2, 0), 0, "0"),
        Piece("track", Cell(2, 0), 1, "3"),
    ]


def test_every_chain_that_somebody_owns_has_a_disc() -> None:
    track = _laid({"1,0": "s1 0-3=1", "2,0": "s1 0=none 3=1"})

    discs = [piece for piece in track_pieces(track) if piece.kind == "disc"]

    assert discs == [Piece("disc", Cell(1, 0), 0, "0-3")]


def test_nationalised_links_belong_to_the_state() -> None:
    track = _laid({"1,0": "s1 0-3=1", "2,0": "t1 3=1"})
    track.nationalise(track.links()[0])

    assert {piece.owner for piece in track_pieces(track)} == {THE_STATE}


def test_a_claimed_special_link_names_its_ends() -> None:
    track = _laid({})
    track.claim("ferry", 1)

    assert list(track_pieces(track)) == [Piece("link", AtLine("ferry"), 1, "ash oak")]


def test_a_new_city_lies_on_its_town() -> None:
    track = _laid({})
    track.urbanized["elm"] = "a"

    assert list(track_pieces(track)) == [Piece("new-city", AtCity("elm"), None, "a")]


def test_cities_of_chance_tell_their_colours_and_closed_ones_none() -> None:
    found = list(colour_pieces({"ash": ("red",), "oak": ("blue",)}, closed={"oak"}))

    assert found == [
        Piece("colour", AtCity("ash"), None, "red"),
        Piece("colour", AtCity("oak"), None, ""),
    ]


def test_cubes_lie_on_stops_and_on_hexes() -> None:
    found = list(cube_pieces({"ash": {"red": 2}, "1,1": {"blue": 1}}, land().scenario.cities))

    assert found == [
        Piece("cube", Cell(1, 1), None, "blue"),
        Piece("cube", AtCity("ash"), None, "red"),
        Piece("cube", AtCity("ash"), None, "red"),
    ]
