"""A game of Santa Fe on its board: pieces, heads of routes, Boomtown markers."""

import pytest

from drawing.map.picture import layer_batches, picture_of
from drawing.map.placing.key_rows import key_rows
from drawing.map.placing.overlay_legends import overlay_legends
from drawing.rendering.svg import svg_of
from drawing.themes.theme import theme_names
from engine.showing.player_aid import aid_of
from model.pieces.piece import Piece
from model.pieces.places import AtCity, Segment
from tests.drawing.systems.santa_fe.boards import IN_PLAY, keyed, prairie_sheet, texts_of
from tests.engine.systems.santa_fe.games import game_with


def test_pieces_bear_the_letters_of_their_railroad() -> None:
    drawn = layer_batches("track", prairie_sheet(*IN_PLAY))
    assert [len(one.curves) for one in keyed(drawn, "track of")] == [1, 3]
    assert sorted(text.text for text in texts_of(drawn)) == ["GN", "SF", "SF", "SF"]
    assert all(-90 <= text.angle <= 90 for text in texts_of(drawn))


def test_heads_of_routes_are_shown_on_lines_and_at_cities() -> None:
    drawn = layer_batches("track", prairie_sheet(*IN_PLAY))
    assert [one.key for one in keyed(drawn, "head of")] == [
        "head of sf",
        "head of gn",
        "head of sf",
    ]
    closed = [piece for piece in IN_PLAY if piece.kind != "head" and piece.owner == "sf"][:2]
    assert not keyed(layer_batches("track", prairie_sheet(*closed)), "head of")


def test_a_boomtown_marker_covers_the_value_of_its_city() -> None:
    drawn = layer_batches("trains", prairie_sheet(*IN_PLAY))
    assert [text.text for text in texts_of(drawn)] == ["4"]
    assert len(keyed(drawn, "marker in cask")) == 1


def test_the_key_tells_what_is_in_play_and_no_legend_tells_of_seats() -> None:
    sheet = prairie_sheet(*IN_PLAY)
    names = [row.name for row in key_rows(sheet)]
    assert names[-2:] == ["Boomtown: new value", "A route goes on here"]
    assert not overlay_legends(sheet)


@pytest.mark.parametrize("look", theme_names())
def test_a_game_is_drawn_in_every_theme(look: str) -> None:
    assert "track of sf" in svg_of(picture_of(prairie_sheet(*IN_PLAY, look=look)))


def test_pieces_that_cannot_be_are_left_out() -> None:
    wrong = (
        Piece("track", Segment("nowhere", 0), "sf"),
        Piece("track", Segment("aldon-cask", 7), "sf"),
        Piece("track", Segment("aldon-cask", -1), "sf"),
        Piece("track", AtCity("cask"), "sf"),
        Piece("track", Segment("aldon-cask", 0), "strange"),
        Piece("head", AtCity("nowhere"), "sf"),
        Piece("boom-marker", AtCity("nowhere"), None, "4"),
    )
    drawn = layer_batches("track", prairie_sheet(*wrong))
    assert [one.key for one in keyed(drawn, "track of")] == ["track of strange"]


def test_a_game_tells_where_its_routes_can_go_on() -> None:
    game = game_with(
        {"track": {"aldon-cask": "sf 1 from aldon"}, "routes": {"sf": {"heads": ["cask"]}}}
    )
    pieces = aid_of("santa-fe").pieces(game)
    assert Piece("head", AtCity("cask"), "sf") in pieces
