"""People and bots at one table choose in the same step: who is asked, shown what, and when."""

from pathlib import Path
from random import Random

import pytest

from engine.hosting import host as hosting
from engine.hosting.host import Host
from engine.hosting.seated_bots import BotFailed
from engine.logs.game_log import SeatEntry, log_text
from engine.logs.replaying import replayed
from engine.logs.session import begin, state_hash
from model.scenario.scenario import Scenario

PEOPLE = SeatEntry("Ada"), SeatEntry("Ben")
BOTS = SeatEntry("Cy", "random-legal"), SeatEntry("Di", "random-legal")


def hosted(gulch: Scenario, *seats: SeatEntry, seed: int = 5) -> Host:
    return Host(begin(gulch, seats, seed))


def test_bots_choose_before_people_wherever_they_sit(gulch: Scenario) -> None:
    host = hosted(gulch, PEOPLE[0], BOTS[0], PEOPLE[1], BOTS[1])
    asked = []
    while host.is_bots_turn():
        asked.append(host.actor)
        assert [one.text for one in host.play_bot()] == [
            f"{'Cy' if len(asked) == 1 else 'Di'} has chosen"
        ]
    assert asked == [1, 3]
    assert (host.actor, host.session.chosen) == (0, (1, 3))
    host.play(host.game.read("hide 1"))
    assert (host.actor, host.is_bots_turn()) == (2, False)
    host.play(host.game.read("hide 1"))
    assert [one.seat for one in host.session.records] == [0, 1, 2, 3]


def test_a_person_may_choose_before_the_bots(gulch: Scenario) -> None:
    logs = set()
    for people_first in (True, False):
        host = hosted(gulch, PEOPLE[0], BOTS[0])
        if people_first:
            host.play(host.game.read("hide 2"), 0)
        host.play_bot()
        if not people_first:
            host.play(host.game.read("hide 2"), 0)
        logs.add(log_text(host.session.log))
    assert len(logs) == 1


def test_what_a_seat_sees_does_not_tell_what_another_has_chosen(gulch: Scenario) -> None:
    seen = []
    for place in (1, 2, 3):
        host = hosted(gulch, *PEOPLE)
        told = host.play(host.game.read(f"hide {place}"))
        seen.append((told, host.seen_by(1).to_plain(), log_text(host.session.log)))
    assert seen[0] == seen[1] == seen[2]


def test_a_choice_is_taken_back_by_who_made_it(gulch: Scenario) -> None:
    host = hosted(gulch, *PEOPLE)
    host.play(host.game.read("hide 1"))
    assert host.undo(0)
    assert host.actor == 0
    assert not host.undo(0)


@pytest.mark.parametrize("players", [1, 2, 3, 8])
def test_bots_play_to_the_end_and_the_log_leads_there_again(gulch: Scenario, players: int) -> None:
    for seed in range(8):
        bots = [SeatEntry(f"Bot {n}", "random-legal") for n in range(players)]
        host = hosted(gulch, *bots, seed=seed)
        while host.actor is not None:
            host.play_bot()
        again = replayed(host.session.log, gulch)
        assert again.log == host.session.log
        assert state_hash(again.game) == state_hash(host.game)


def test_people_who_answer_in_any_order_play_the_same_game(gulch: Scenario) -> None:
    logs = set()
    for order in range(4):
        host, chance = hosted(gulch, *PEOPLE, *BOTS), Random(order)
        while host.game.actor is not None:
            seat = chance.choice(host.session.awaited)
            if seat in host.people:
                host.play(list(host.game.actions(seat))[-1], seat)
            else:
                host.play_bot()
        logs.add(log_text(host.session.log))
    assert len(logs) == 1


def test_nobody_waits_for_ever(gulch: Scenario, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "MOST_IN_A_TURN", 3)
    host = hosted(gulch, SeatEntry("Solo", "random-legal"))
    for _ in range(2):
        host.play_bot()
    with pytest.raises(BotFailed, match="3 actions in one turn"):
        host.play_bot()


def test_the_file_holds_a_choice_only_once_it_is_played(gulch: Scenario, tmp_path: Path) -> None:
    host = Host(begin(gulch, PEOPLE, 5), tmp_path / "g.log")
    host.play(host.game.read("hide 1"), 1)
    assert "hide 1" not in (tmp_path / "g.log").read_text()
    host.play(host.game.read("hide 1"), 0)
    host.close()
    assert (tmp_path / "g.log").read_text().count("hide 1") == 2
