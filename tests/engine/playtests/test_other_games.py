"""Playtests of games with hidden choices, seats that are put out, and a single player."""

from dataclasses import replace

import pytest

from engine.hosting.host import Host
from engine.logs.game_log import SeatEntry
from engine.logs.session import begin
from engine.playtests import playtest, tally
from engine.playtests.balance import Balance
from engine.playtests.playtest import Order, play_here, play_one
from engine.protocol import Game
from engine.showing.player_aid import PlayerAid
from milepost.showing.balance_lines import balance_lines
from model.scenario.scenario import Scenario
from tests.engine.hideout import ROUNDS, Hideout


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


class Counting(PlayerAid):
    """Knows the rounds of hideouts."""

    def round(self, game: Game) -> int:
        assert isinstance(game, Hideout)
        return min(game.state.round, ROUNDS)


class Stuck(PlayerAid):
    """Of a game that stays in its first round, whoever has to act."""

    def round(self, game: Game) -> int:
        return 1

    def turn(self, game: Game) -> object:
        return object()


def known_by(patch: pytest.MonkeyPatch, aid: PlayerAid) -> None:
    for module in (tally, playtest):
        patch.setattr(module, "aid_of", lambda _: aid)


@pytest.mark.parametrize("players", [1, 2, 5])
def test_rounds_are_those_that_the_aid_tells(
    gulch: Scenario, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    known_by(monkeypatch, Counting())
    rounds = {record.rounds for record in play_here(order(gulch, players, 12))}
    assert rounds <= {1, 2, 3}
    assert 3 in rounds


def test_where_nobody_counts_rounds_none_are_told(gulch: Scenario) -> None:
    balance = played(order(gulch, 3))
    assert balance.summary()["rounds"] is None
    assert {one["rounds"] for one in balance.summary()["each_game"]} == {None}
    assert not any(line.strip().startswith("rounds") for line in balance_lines(balance))


def endless(patch: pytest.MonkeyPatch) -> None:
    """One seat robs nobody for ever, and always has to act again."""
    patch.setattr(Hideout, "_next_robber", lambda self, _: setattr(self.state, "turn", 0))


def test_a_game_without_rounds_is_given_up_after_so_many_actions(
    gulch: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless(monkeypatch)
    balance = played(replace(order(gulch, 1, 1), limit=2))
    (record,) = balance.records
    assert (record.places, record.actions) == ((), 200)
    assert "  1 given up after 200 actions" in balance_lines(balance)


def test_a_round_that_does_not_end_is_given_up_as_well(
    gulch: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless(monkeypatch)
    known_by(monkeypatch, Stuck())
    monkeypatch.setattr(playtest, "MOST_IN_A_TURN", 50)
    balance = played(order(gulch, 1, 1))
    assert balance.records[0].actions == 50
    assert "  1 given up in an endless round" in balance_lines(balance)


def played(plan: Order) -> Balance:
    balance = Balance(plan)
    for record in play_here(plan):
        balance.add(record)
    return balance


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
