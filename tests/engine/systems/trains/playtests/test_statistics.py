"""What many games of Trains tell: cards, piles, cities, remote places, ends."""

from random import Random

from engine.playtests.tally import tally_for, topics_for
from engine.protocol import Action
from tests.engine.systems.trains.bots.playing import bots_play
from tests.engine.systems.trains.games import do, game_with, turn


def test_a_purchase_counts_for_its_card_and_its_player() -> None:
    game = game_with(turn([], coin=6, turn=7))
    counting = tally_for(game)
    counting.note(do(game, "buy building", "buy express-train"))
    figures, counts = counting.seats()[0], counting.counts()
    assert (figures["cards bought"], figures["coin spent on cards"]) == (2, 6)
    assert figures["Waste gained"] == 1
    assert figures["points on cards"] == 1
    assert counts["card bought"] == {"building": 1, "express-train": 1}
    assert counts["card rounds"] == {"building": 4, "express-train": 4}


def test_rails_stations_and_waste_count_for_their_player() -> None:
    game = game_with(turn(["rail-laying", "station-expansion", "normal-train", "normal-train"]))
    counting = tally_for(game)
    counting.note(do(game, "play normal-train", "play normal-train", "play rail-laying", "apply"))
    counting.note(game.play(next(iter(game.actions()))))
    counting.note(do(game, "play station-expansion", "apply"))
    counting.note(game.play(next(iter(game.actions()))))
    figures = counting.seats()[0]
    assert (figures["rails"], figures["stations"], figures["Waste gained"]) == (1, 1, 2)


def test_waste_that_goes_back_is_counted() -> None:
    game = game_with(turn(["waste", "waste"]))
    counting = tally_for(game)
    counting.note(do(game, "pass waste"))
    assert counting.seats()[0]["Waste returned"] == 2


def test_figures_and_tables_of_a_whole_game_agree_with_its_end() -> None:
    game, rng = game_with(players=3, seed=2), Random(2)
    counting = tally_for(game)
    while game.actor is not None:
        action = _liked(list(game.actions()), rng)
        counting.note(game.play(action), action)
    seats = counting.seats()
    for seat, told, points in zip(game.state.seats, seats, game.scores(), strict=True):
        assert told["rails"] == len(seat.markers) - 1
        assert sum(told[f"points on {where}"] for where in ("board", "cards", "track")) == points
    counts = counting.counts()
    assert sum(told["cards bought"] for told in seats) == sum(counts["card bought"].values())
    assert sum(told["stations"] for told in seats) == sum(counts["city stations"].values())
    assert counts["card games"] == dict.fromkeys(game.state.supply, 1)
    assert any(counts["end"].values())


def _liked(legal: list[Action], rng: Random) -> Action:
    likely = [3 if one.WORD in ("buy", "play", "apply", "rail") else 1 for one in legal]
    return rng.choices(legal, likely)[0]


def test_tables_name_things_as_players_do() -> None:
    game = game_with(players=2, seed=3)
    counting = tally_for(game)
    counting.note(game.opening())
    bots_play(game, "greedy", "greedy")
    told = {topic.name: topic for topic in topics_for(game.scenario, counting.counts())}
    assert set(told) >= {"cards", "cities", "remote", "places", "ends"}
    cards = {row[0]: row for row in told["cards"].rows}
    assert len(cards) == len(game.state.supply)
    assert cards["Rail laying"][-1] == 3
    assert sum(int(row[2]) for row in told["cities"].rows) == sum(game.state.stations.values())
    numbers = [city.number for city in game.scenario.cities.values() if city.kind == "remote"]  # type: ignore[attr-defined]
    assert sorted(row[-1] for row in told["remote"].rows) == sorted(numbers)
    assert sum(int(row[1]) for row in told["ends"].rows) >= 1


def test_piles_that_end_a_game_are_told_together() -> None:
    supply = {"building": 1, "express-train": 0, "rail-laying": 0, "skyscraper": 0, "tunnel": 9,
              "waste": 70}  # fmt: skip
    game = game_with(turn([], coin=3, supply=supply))
    counting = tally_for(game)
    assert "piles" not in counting.counts()
    counting.note(do(game, "buy building", "end"))
    counts = counting.counts()
    told = {topic.name: topic for topic in topics_for(game.scenario, counts)}
    assert counts["card ended"] == dict.fromkeys(
        ("express-train", "rail-laying", "building", "skyscraper"), 1
    )
    assert told["piles"].rows == (("Building, Express train, Rail laying, Skyscraper", 1),)
    ended = told["cards"].columns.index("ended")
    assert {row[0]: row[ended] for row in told["cards"].rows}["Building"] == 1


def test_piles_that_are_empty_when_something_else_ends_the_game_have_not_ended_it() -> None:
    supply = {"building": 0, "express-train": 0, "tunnel": 9, "signals": 4, "waste": 70}
    game = game_with(turn([], supply=supply), rules={"markers": {"track": 1}})
    counting = tally_for(game)
    counting.note(do(game, "pass"))
    assert game.result is not None
    counts = counting.counts()
    assert "card ended" not in counts
    assert counts["card emptied"]["building"] == 1
