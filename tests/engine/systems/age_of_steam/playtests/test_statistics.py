"""What many games tell: who was served, what was built, which actions were taken."""

from functools import cache

from engine.hosting.seated_bots import SeatedBot
from engine.protocol import Action, Happening
from engine.systems.age_of_steam.game.game import new_game
from engine.systems.age_of_steam.statistics import Tally
from engine.systems.age_of_steam.topics import topics
from model.bundled import file_named
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from tests.engine.systems.age_of_steam.maps import NAMES

BEGIN_WITH = 2
"""Shares of everybody at the start."""


@cache
def southern_china() -> Scenario:
    return load(file_named("southern-china"))


def tally() -> Tally:
    return Tally(new_game(southern_china(), NAMES[:3], 1))


def laid(at: str, price: int) -> Happening:
    return Happening("lay", 0, "", {"at": at, "tile": "s1", "price": price})


def test_what_is_taken_back_was_not_built() -> None:
    counting = tally()
    counting.note([laid("4,4", 2), Happening("rollback", 0, ""), laid("5,5", 4)])
    assert "hex built" not in counting.counts()
    counting.note([Happening("done", 0, "")])
    assert counting.counts()["hex built"] == {"5,5": 1}
    assert counting.seats()[0]["spent on track"] == 4
    assert counting.seats()[0]["tiles laid"] == 1


def test_a_delivery_serves_both_its_ends() -> None:
    counting = tally()
    facts = {"colour": "red", "start": "changsha", "end": "guangzhou", "links": 3}
    counting.note([Happening("delivery", 1, "", facts)])
    counts = counting.counts()
    assert counts["stop served"] == {"changsha": 1, "guangzhou": 1}
    assert counting.seats()[1]["links used"] == 3
    scenario = southern_china()
    told = topics(scenario, counts)
    rows = {topic.name: {row[0]: row[1:] for row in topic.rows} for topic in told}
    assert rows["cities"]["Guangzhou"] == (1, 0, 1, "city")
    assert rows["cities"]["Changsha"] == (0, 1, 1, "city")
    assert rows["colours"]["red"] == (1, 3, 20)


def test_figures_of_a_whole_game_agree_with_its_end() -> None:
    game = new_game(southern_china(), NAMES[:3], 4)
    counting = Tally(game)
    seats = [SeatedBot("greedy", "age-of-steam", number) for number in range(3)]

    def play(action: Action) -> list[Happening]:
        happenings = game.play(action)
        counting.note(happenings)
        return happenings

    while game.actor is not None:
        seats[game.actor].act(game, lambda seat: game.view(seat, 4), play)
    figures = counting.seats()
    assert all(
        seat.shares == BEGIN_WITH + told["shares issued"]
        for seat, told in zip(game.state.seats, figures, strict=True)
    )
    assert sum(told["deliveries"] for told in figures) == sum(
        counting.counts()["stop delivered"].values()
    )
