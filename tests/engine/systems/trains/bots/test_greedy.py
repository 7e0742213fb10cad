"""The greedy bot of Trains: it plays every deck, and does what a player would in plain cases."""

from typing import Any

import pytest

from engine.systems.trains.game import new_game
from model.bundled import file_named
from model.files.scenario_files import load
from tests.engine.systems.trains.bots.playing import bots_play, chosen, fan_game
from tests.engine.systems.trains.games import do, game_with, inlet, seat, turn

KITS = ("tokyo-beginners", "osaka-beginners", "reforming-and-tunneling", "holiday-pass")


@pytest.mark.parametrize("kit", KITS)
@pytest.mark.parametrize("players", [2, 4])
def test_it_plays_every_kit_to_the_end(kit: str, players: int) -> None:
    game = game_with(players=players, variants=(kit,), seed=players)
    assert bots_play(game, *["greedy"] * players).result is not None


def test_it_plays_the_later_edition_to_the_end() -> None:
    game = game_with(players=3, variants=("later-edition",))
    assert bots_play(game, *["greedy"] * 3).result is not None


@pytest.mark.parametrize("number", range(12))
def test_it_plays_cards_that_nobody_has_thought_of_to_the_end(number: int) -> None:
    game = fan_game(number)
    assert bots_play(game, *["greedy"] * len(game.names)).result is not None


def test_it_answers_the_same_from_the_same_seed() -> None:
    ends = [bots_play(game_with(seed=4, players=3), *["greedy"] * 3).to_plain() for _ in range(2)]
    assert ends[0] == ends[1]


def test_what_it_remembers_changes_no_answer() -> None:
    """Asked afresh before each action it does the same as one bot that plays on."""
    game, kept = game_with(seed=5, players=2), game_with(seed=5, players=2)
    bots_play(kept, "greedy", "greedy")
    while game.actor is not None:
        game.play(game.read(chosen(game)))
    assert game.scores() == kept.scores()


def test_it_lays_a_rail_to_a_city_rather_than_to_a_field() -> None:
    land = game_with().table.land
    full = {one.city: one.room for one in land.ground.values() if one.room}
    game = game_with(turn(["rail-laying"], markers="2,2", stations=full, coin=6))
    do(game, "play rail-laying")
    assert chosen(game) == "apply"
    do(game, "apply")
    cell = game.read(chosen(game)).cell  # type: ignore[attr-defined]
    assert game.table.land.ground[cell].city, cell


def test_it_begins_where_others_are_who_build_stations_too() -> None:
    """Alone at the far end it would have to fill all cities by itself."""
    game, last = new_game(load(file_named("kanto")), ("Ann", "Bob", "Cat", "Dan"), 1), ""
    while game.state.starter() is not None:
        last = chosen(game)
        do(game, last)
    land = game.table.land
    (own,) = game.state.seats[game.state.order()[-1]].markers
    others = {cell for cell in game.state.markers if cell != own}
    assert land.ground[own].room
    assert others & set(land.around[own]), last


def test_it_makes_its_deck_good_before_it_takes_waste_for_a_rail() -> None:
    """The first rails cost more than they bring as long as Waste comes back every other turn."""
    game = game_with(turn(["rail-laying", "normal-train", "normal-train"], markers="2,2"))
    do(game, "play normal-train", "play normal-train", "play rail-laying")
    assert chosen(game) == "leave"
    do(game, "leave")
    assert chosen(game).startswith("buy ")


def test_it_builds_a_station_where_it_has_a_marker_and_no_other_player() -> None:
    cities = {one.id: one.at for one in inlet().cities.values() if one.kind == "city"}
    own, other = cities["birch"], cities["alder"]
    position = turn(["station-expansion"], markers=f"{own}", others={1: {"markers": f"{other}"}})
    game = game_with(position)
    do(game, "play station-expansion", "apply")
    assert chosen(game) == f"station {own}"


@pytest.mark.parametrize(("wastes", "answer"), [(4, "pass waste"), (1, "play normal-train")])
def test_it_passes_to_be_rid_of_a_hand_of_waste(wastes: int, answer: str) -> None:
    hand = ["waste"] * wastes + ["normal-train"] * (5 - wastes)
    assert chosen(game_with(turn(hand, deck=["express-train"] * 5))) == answer


def test_it_draws_before_it_counts_its_coin_and_lays_rails_at_last() -> None:
    position = turn(["rail-laying", "normal-train", "signal-spot"], deck=["normal-train"] * 3)
    game = game_with(position)
    assert chosen(game) == "play signal-spot"
    do(game, "play signal-spot", "apply")
    assert chosen(game) == "play normal-train"


def test_it_trades_a_weak_train_for_a_strong_one_before_it_plays_them() -> None:
    supply = {"express-train": 5, "limited-express-train": 5, "building": 9, "skyscraper": 9}
    position = turn(
        ["wagon-factory", "normal-train", "normal-train"], supply={**supply, "waste": 70}
    )
    game = game_with(position)
    assert chosen(game) == "play wagon-factory"
    do(game, "play wagon-factory")
    assert chosen(game) == "apply"
    do(game, "apply", "choose normal-train")
    assert chosen(game) == "choose express-train"


LAST: dict[str, Any] = {
    "supply": {"building": 1, "express-train": 0, "rail-laying": 0, "skyscraper": 0, "tunnel": 9,
               "signals": 4, "waste": 70},
    "coin": 3,
}  # fmt: skip


@pytest.mark.parametrize(("own", "answer"), [(20, "buy building"), (0, "")])
def test_it_ends_the_game_when_it_leads_and_goes_on_when_it_does_not(own: int, answer: str) -> None:
    """Building is the fourth pile to run out."""
    game = game_with(turn([], points=own, others={1: {"points": 10}}, **LAST))
    said = chosen(game)
    assert said == answer if answer else said != "buy building"


def test_it_buys_points_and_no_more_trains_when_the_end_is_near() -> None:
    supply = {"multi-storey-building": 1, "limited-express-train": 9, "rail-laying": 0, "waste": 70}
    more = {"tunnel": 1, "building": 0, "skyscraper": 1, "signals": 0}
    game = game_with(turn([], coin=6, supply={**supply, **more}))
    assert chosen(game) == "buy multi-storey-building"


def test_with_first_train_it_puts_a_good_card_on_its_deck() -> None:
    game = game_with(turn(["first-train", *["express-train"] * 2], deck=["waste"] * 3))
    for _ in range(4):
        do(game, chosen(game))
    assert seat(game).play[-1].card == "express-train"
    assert chosen(game).endswith(" top")
