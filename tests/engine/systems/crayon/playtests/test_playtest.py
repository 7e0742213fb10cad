"""Playtests: the same games for any number of workers, fair seats, and honest shares."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.hosting.seated_bots import BotFailed
from engine.playtests.balance import Balance
from engine.playtests.intervals import spread, wilson
from engine.playtests.playtest import Order, Record, play_here, play_one
from engine.playtests.tally import PlainTally, tally_for, topics_for
from engine.playtests.workers import WorkersLost, play_all
from engine.protocol import NotPlayable
from engine.registry import score_name
from engine.systems.crayon.game.game import new_game
from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import load
from model.scenario.scenario import Scenario


def tutorial() -> Scenario:
    return load(bundled_scenarios()["tutorial"])


def order(games: int = 4, bots: tuple[str, ...] = ("random-legal",) * 3, **more: Any) -> Order:
    return Order(tutorial(), bots, games, **{"limit": 12, **more})


def summary(order: Order, workers: int = 1) -> dict[str, Any]:
    balance = Balance(order)
    for record in play_all(order, workers):
        balance.add(record)
    return balance.summary()


def test_any_number_of_workers_plays_the_same_games() -> None:
    assert summary(order(), workers=1) == summary(order(), workers=3)


def test_another_seed_plays_other_games() -> None:
    seeds = {order(seed=seed).seed_of(number) for seed in (1, 2) for number in range(50)}
    assert len(seeds) == 100
    one, other = (play_one(order(seed=seed, limit=2), 0) for seed in (1, 2))
    assert one.scores != other.scores or one.actions != other.actions


def test_the_order_in_which_games_end_does_not_matter() -> None:
    records = list(play_here(order()))
    one, other = Balance(order()), Balance(order())
    for record in records:
        one.add(record)
    for record in reversed(records):
        other.add(record)
    assert one.summary() == other.summary()


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    plan = order(bots=("a", "b", "c"))
    seatings = [plan.seating(number) for number in range(6)]
    for seat in range(3):
        assert sorted(seating[seat] for seating in seatings) == [0, 0, 1, 1, 2, 2]


def test_a_game_that_reaches_the_limit_has_no_winner_and_is_counted() -> None:
    found = summary(order(games=2, limit=3))
    assert found["games"] == {"asked": 2, "played": 2, "ended": 0, "at_limit": 2}
    assert [game["rounds"] for game in found["each_game"]] == [3, 3]
    assert [game["winners"] for game in found["each_game"]] == [[], []]
    assert found["score"]["at_limit"]["most"] <= 60


def test_what_is_counted_comes_from_the_games() -> None:
    plan = order(games=2)
    records = list(play_here(plan))
    loaded = sum(sum(record.counts.get("city loaded", {}).values()) for record in records)
    cities = summary(plan)["topics"]["cities"]
    assert sum(row["loaded"] for row in cities) == loaded > 0
    assert len(cities) == len(plan.scenario.cities)


def test_cities_tell_in_how_many_games_they_were_served() -> None:
    plan = order(games=3)
    records = list(play_here(plan))
    for row in summary(plan)["topics"]["cities"]:
        city = next(c.id for c in plan.scenario.cities.values() if c.name == row["city"])
        served = [
            any(city in record.counts.get(f"city {what}", {}) for what in ("delivered", "loaded"))
            for record in records
        ]
        assert row["games"] == sum(served)


# -- who wins


def record(number: int, winners: tuple[int, ...], seating: tuple[int, ...] = (0, 1)) -> Record:
    others = tuple((seat,) for seat in range(2) if seat not in winners)
    scores = tuple(250 if seat in winners else 10 for seat in range(2))
    places = (winners, *others) if winners else ()
    return Record(number, 9, seating, (1, 0), places, "victory", 20, 300, scores)


def balance(*records: Record) -> dict[str, Any]:
    gathered = Balance(order(games=len(records), bots=("greedy", "random-legal")))
    for one in records:
        gathered.add(one)
    return gathered.summary()


def test_wins_belong_to_the_bot_wherever_it_sat() -> None:
    wins = balance(record(0, (0,), (0, 1)), record(1, (1,), (1, 0)))["wins"]
    assert [(one["bot"], one["wins"], one["chances"]) for one in wins["by_bot"]] == [
        ("greedy", 2, 2),
        ("random-legal", 0, 2),
    ]
    assert [one["wins"] for one in wins["by_seat"]] == [1, 1]


def test_the_order_of_play_is_told_apart_from_the_seats() -> None:
    wins = balance(record(0, (1,)), record(1, (1,)))["wins"]
    assert [one["wins"] for one in wins["by_seat"]] == [0, 2]
    assert [one["wins"] for one in wins["by_order"]] == [2, 0]


def test_a_shared_victory_is_parted() -> None:
    assert [one["wins"] for one in balance(record(0, (0, 1)))["wins"]["by_seat"]] == [0.5, 0.5]


def test_games_without_a_winner_are_no_chances() -> None:
    wins = balance(record(0, (0,)), record(1, ()))["wins"]
    assert [one["chances"] for one in wins["by_seat"]] == [1, 1]


def test_winners_and_others_are_told_apart_by_their_cash() -> None:
    score = balance(record(0, (0,)), record(1, (1,)))["score"]
    assert (score["name"], score["winners"]["median"], score["others"]["median"]) == (
        "cash",
        250,
        10,
    )


# The intervals that Newcombe printed in 1998 for Wilson's method.
@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_are_those_of_wilson(wins: int, trials: int, low: float, high: float) -> None:
    found = wilson(wins, trials)
    assert found.share == wins / trials
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_nothing_is_known_where_nothing_was_played() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)
    assert spread([]) is None


def test_a_spread_has_its_quarters() -> None:
    assert spread([9, 1, 5, 3, 7]) == (1, 3, 5, 7, 9, 5.0)


# -- bots that do not play by the rules

STRANGER = """
from engine.systems.crayon.actions.kinds import Backtrack, Build
class Mute(Exception):
    __str__ = __repr__ = None
class Bot:
    def __init__(self, seed):
        pass

    def choose(self, view):
        {does}
"""


@pytest.mark.parametrize(
    ("does", "said"),
    [
        ("return Backtrack()", "played backtrack, but"),
        ("return 'end'", "answered 'end', which is no action"),
        ("return Build(None, 7)", "stopped with "),
        ("raise KeyError('lost')", "stopped with KeyError: 'lost' (line 10 of stranger.py)"),
        ("import sys; sys.exit(3)", "stopped with SystemExit: 3"),
        ("raise Mute", "stopped with Mute (line"),
        ("return Mute", "which is no action"),
    ],
)
def test_a_bot_that_fails_is_named_with_its_game(tmp_path: Path, does: str, said: str) -> None:
    path = tmp_path / "stranger.py"
    path.write_text(STRANGER.format(does=does))
    plan = order(bots=(str(path), "random-legal"))
    with pytest.raises(BotFailed, match=r"stranger\.py in game 1 ") as failed:
        play_one(plan, 0)
    assert said in str(failed.value)


@pytest.mark.parametrize("does", ["return Mute", "raise Mute", "import sys; sys.exit(3)"])
def test_it_is_named_by_workers_too(tmp_path: Path, does: str) -> None:
    path = tmp_path / "stranger.py"
    path.write_text(STRANGER.format(does=does))
    with pytest.raises(BotFailed, match=r"stranger\.py in game \d "):
        list(play_all(order(bots=(str(path), "random-legal")), 2))


FOR_EVER = """
words = ("place", "load", "drop", "done", "end")
        return next(a for word in words for a in view.actions() if a.WORD == word)
"""


def test_a_bot_that_never_ends_its_turn_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.playtests.playtest.MOST_IN_A_TURN", 60)
    path = tmp_path / "stranger.py"
    path.write_text(STRANGER.format(does=FOR_EVER.strip()))
    with pytest.raises(BotFailed, match="took 60 actions in one turn"):
        play_one(order(bots=(str(path), "random-legal")), 0)


def test_a_worker_that_is_lost_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "stranger.py"
    path.write_text(STRANGER.format(does="import os; os._exit(3)"))
    with pytest.raises(WorkersLost, match="ended too early"):
        list(play_all(order(bots=(str(path), "random-legal")), 2))


def test_a_scenario_without_a_game_says_so() -> None:
    bare = replace(tutorial(), system="trains", part=None, rules=Things())
    with pytest.raises(NotPlayable, match="trains"):
        play_one(replace(order(), scenario=bare), 0)


# -- systems that count nothing of their own


def test_a_plain_tally_counts_rounds_as_the_aid_tells_them() -> None:
    game = new_game(tutorial(), ("Ann", "Bob", "Cid"), 1)
    tally = PlainTally(game)
    tally.note(game.opening())
    rounds = []
    for _ in range(6):
        rounds.append(tally.round())
        tally.note(game.play(game.read("end")))
    assert [*rounds, tally.round()] == [0] * 6 + [1], "building rounds count as none"
    assert (tally.order(), tally.seats(), tally.counts()) == ((0, 1, 2), ({}, {}, {}), {})


def test_a_system_without_statistics_has_a_plain_tally_and_no_topics() -> None:
    class Other:
        system, names, actor = "chess", ("Ann", "Bob"), 0

    assert isinstance(tally_for(Other()), PlainTally)  # type: ignore[arg-type]
    assert topics_for(replace(tutorial(), system="chess"), {}) == ()
    assert score_name("chess") == "score"
