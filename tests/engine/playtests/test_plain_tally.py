"""A system that counts nothing of its own: where its pieces lay at the end."""

import pytest

from engine.logs.session import new_game
from engine.playtests import tally
from engine.playtests.tally import PLACES, PlainTally, topics_for
from engine.protocol import Game
from engine.showing.player_aid import PlayerAid
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.notation import Cell, Side
from model.pieces.piece import Piece
from model.pieces.places import AtCity, Segment, beside
from model.scenario.scenario import Scenario


class Aid(PlayerAid):
    def pieces(self, game: Game) -> tuple[Piece, ...]:
        rails = (Piece("rail", Cell(3, 4), seat) for seat in range(len(game.names)))
        return (*rails, Piece("disc", AtCity("ash"), 0), Piece("track", Segment("ab", 1), "Rio"))


def test_pieces_are_counted_by_their_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tally, "aid_of", lambda _: Aid())
    counts = PlainTally(new_game(load(bundled_scenarios()["tutorial"]), 3)).counts()
    assert counts == {PLACES: {"3,4": 3, "ash": 1, "ab/2": 1}}
    (topic,) = topics_for(Scenario(system="toy"), counts)
    assert topic.columns == ("place", "pieces")
    assert topic.rows == (("3,4", 3), ("ab/2", 1), ("ash", 1))


class Sides(PlayerAid):
    def pieces(self, game: Game) -> tuple[Piece, ...]:
        side = Side(Cell(3, 4), 3)
        return Piece("gate", side, 0), Piece("gate", beside(side), 1)


def test_a_side_is_counted_under_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tally, "aid_of", lambda _: Sides())
    counts = PlainTally(new_game(load(bundled_scenarios()["tutorial"]), 3)).counts()
    assert list(counts[PLACES].values()) == [2]


def test_where_nothing_lies_there_is_no_table() -> None:
    assert topics_for(Scenario(system="toy"), {}) == ()
