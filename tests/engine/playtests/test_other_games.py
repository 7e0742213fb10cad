"""Playtests of games with hidden choices, seats that are put out, and a single player."""

import pytest

from engine.hosting.host import Host
from engine.logs.game_log import SeatEntry
from engine.logs.session import begin
from engine.playtests.balance import Balance
from engine.playtests.playtest import Order, play_here, play_one
from milepost.showing.balance_lines import balance_lines
from model.scenario.scenario import Scenario


def order(gulch: Scenario, players: int, games: int = 20) -> Order:
    return Order(gulch, ("random-legal",) * players, games)


@pytest.mark.parametrize("players", [1, 2, 5, 8])
def test_every_game_comes_to_its_end(gulch: Scenario, players: int) -> None:
    balance = Balance(order(gulch, players))
    for record in play_here(balance.order):
        balance.add(record)
    summary = balance.summary()
    assert summary["games"]["ended"] == 20
    assert summary["score"]["name"] == "loot"
    assert any("loot of" in line for line in balance_lines(balance))


def test_a_game_for_one_can_be_lost(gulch: Scenario) -> None:
    balance = Balance(order(gulch, 1, 60))
    for record in play_here(balance.order):
        balance.add(record)
    (wins,) = balance.summary()["wins"]["by_seat"]
    assert 0 < wins["wins"] < wins["chances"] == 60


def test_the_same_game_is_played_at_a_table(gulch: Scenario) -> None:
    """The host keeps choices aside, a playtest does not: bots must not notice."""
    plan = order(gulch, 3)
    for number in range(6):
        record = play_one(plan, number)
        bots = [SeatEntry(f"Bot {n}", "random-legal") for n in range(3)]
        host = Host(begin(gulch, bots, record.seed))
        while host.actor is not None:
            host.play_bot()
        assert host.game.scores() == record.scores
        assert len(host.session.records) == record.actions
