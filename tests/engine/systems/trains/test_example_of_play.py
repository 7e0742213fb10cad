"""The example of play of the rulebook, on a small board that has its places as it tells them."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.systems.trains.game import TrainsGame, new_game
from model.collection import freeze
from model.files.scenario_files import load
from model.forms.form import REFUSE
from model.forms.hints import form_of
from model.notation import Cell
from model.systems.trains.things.part import TrainsPart
from model.systems.trains.things.position import Position
from tests.engine.systems.trains.games import FILES, do, offered, seat

N, R, S = "normal-train", "rail-laying", "station-expansion"
DECKS = (
    [R, R, N, N, S, N, N, N, N, N],
    [N, N, N, N, S, N, N, N, R, R],
    [N, N, N, N, S, N, N, N, R, R],
    [N, N, N, R, S, N, N, N, N, R],
)
RULES = {
    "preset": "trains",
    "start": {"first_player": "first-seat"},
    "supply": {"select": {"kit": "tokyo-beginners"}},
}


def begun() -> TrainsGame:
    board = load(FILES / "lower-bay.milepost.yaml")
    plain = {"seats": [{"deck": deck} for deck in DECKS]}
    part = board.part_as(TrainsPart)
    position = form_of(Position).read(plain, (), REFUSE)
    scenario = replace(board, rules=freeze(RULES), part=replace(part, position=position))
    return new_game(scenario, ("Purple", "Yellow", "Gray", "Red"), 5)


@pytest.mark.rule("TRN-DRAW-02")
@pytest.mark.rule("TRN-DRAW-05")
def test_two_rounds_go_as_the_rulebook_tells_them() -> None:
    game = begun()
    do(game, "start 4,3", "start 4,1", "start 0,1", "start 3,5")

    # Purple: a field, a city for the coin of a train, a station there; one coin buys nothing.
    do(game, "play rail-laying", "apply", "rail 3,3", "play normal-train")
    do(game, "play rail-laying", "apply", "rail 4,2")
    assert game.state.coin == 0
    do(game, "play station-expansion", "apply", "station 4,2")
    assert seat(game).gained == ["waste"] * 3
    do(game, "play normal-train")
    assert offered(game) == ["end"], "with one coin nothing can be bought"
    do(game, "end")
    assert seat(game).hand == [N] * 5
    assert Counter(seat(game).discard) == {N: 2, R: 2, S: 1, "waste": 3}

    # Yellow and Gray: a station at home, and an Amusement park for four coin.
    for number, home in ((1, "4,1"), (2, "0,1")):
        do(game, "play station-expansion", "apply", f"station {home}")
        do(game, *["play normal-train"] * 4, "buy amusement-park")
        assert (game.state.coin, seat(game, number).gained) == (0, ["waste", "amusement-park"])
        do(game, "end")

    # Red: into Yokohama, a station there, and a Landfill for two coin.
    do(game, "play normal-train", "play rail-laying", "apply", "rail 4,6")
    do(game, "play station-expansion", "apply", "station 4,6")
    do(game, "play normal-train", "play normal-train", "buy landfill", "end")

    # The second turn of Purple: five coin for a Material dump site, then the deck is shuffled.
    do(game, *["play normal-train"] * 5, "buy material-dump-site")
    assert "shuffle" in [one.kind for one in do(game, "end")]
    assert len(seat(game).deck) + len(seat(game).hand) == 14

    # Yellow: a field, Kichijoji for a coin, a Conductor area for two.
    do(game, "play rail-laying", "apply", "rail 3,1", "play normal-train")
    do(game, "play rail-laying", "apply", "rail 2,1", "play normal-train", "play normal-train")
    do(game, "buy conductor-area", "end")

    # Gray: two fields beside Kichijoji, and an Express train for three coin.
    do(game, "play rail-laying", "apply", "rail 1,1", "play rail-laying", "apply", "rail 2,2")
    do(game, *["play normal-train"] * 3, "buy express-train", "end")

    # Red: the river beside Mizonoguchi for a coin, and an Express train.
    do(game, "play normal-train", "play rail-laying", "apply", "rail 3,4")
    do(game, *["play normal-train"] * 3, "buy express-train", "end")

    assert seat(game, 3).markers == {Cell(3, 5), Cell(4, 6), Cell(3, 4)}
    assert game.scores() == (2, 2, 2, 2)
    assert game.actor == 0
    assert game.state.supply["waste"] == 70 - 3 - 1 - 1 - 2 - 2 - 2 - 1
    assert all(not one.discard for one in game.state.seats), "everybody has shuffled once"
