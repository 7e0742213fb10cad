"""The aid of any system: neutrals keep their order, and cities that appear have names and spots."""

from types import SimpleNamespace

import pytest

from engine.protocol import Game
from engine.showing import player_aid
from engine.showing.player_aid import PlayerAid, map_of
from model.collection import Things
from model.notation import Cell
from model.pieces.piece import Piece
from model.pieces.places import AtCity
from model.scenario.scenario import Scenario
from model.scenario.things import City
from validator.pictures import game_pictures

TOWN = City(id="dale", name="Dale", kind="small", at=Cell(3, 1))
GROWN = City(id="dale", name="New Dale", kind="major", at=Cell(3, 1))
NEW = City(id="a", name="", kind="major", at=Cell(1, 1))


class Growing(PlayerAid):
    """A town has grown, a city has appeared, and one neutral owns something."""

    def cities(self, game: Game) -> tuple[City, ...]:
        return GROWN, NEW

    def pieces(self, game: Game) -> tuple[Piece, ...]:
        return (Piece("cube", AtCity("a"), "Zephyr"),)


def game() -> Game:
    scenario = Scenario(system="toy", cities=Things({"dale": TOWN}))
    return SimpleNamespace(
        scenario=scenario, system="toy", neutrals=("Zephyr", "Bank"), names=("Ann",)
    )


def test_neutrals_are_those_of_the_game_whoever_owns_something() -> None:
    assert tuple(Growing().neutrals(game())) == ("Zephyr", "Bank")


def test_cities_that_appear_have_names() -> None:
    aid = Growing()
    assert aid.place_name(game(), AtCity("dale")) == "New Dale"
    assert aid.place_name(game(), AtCity("a")) == "a"
    assert aid.place_name(game(), AtCity("b")) == "b"
    assert PlayerAid().place_name(game(), AtCity("dale")) == "Dale"


def test_the_map_of_a_game_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_aid, "aid_of", lambda _: Growing())
    assert dict(map_of(game()).cities) == {"a": NEW, "dale": GROWN}


def test_without_new_cities_the_map_is_the_scenario_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_aid, "aid_of", lambda _: PlayerAid())
    now = game()
    assert map_of(now) is now.scenario


def test_what_is_drawn_of_a_game_tells_its_new_cities(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_pictures, "aid_of", lambda _: Growing())
    assert game_pictures.overlay_of(game()).cities == (GROWN, NEW)
