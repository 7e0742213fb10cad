"""A game is its log: a replay comes to the same end, or tells the first difference."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from engine.logs.game_log import GameLog, log_text
from engine.logs.reading import read_log
from engine.logs.replaying import AnotherGame, Differs, replay, replayed, scenario_of
from engine.protocol import Chance
from model.collection import Things
from model.scenario.scenario import Scenario
from tests.engine.logs.recorded import SEATS, TUTORIAL, at_random


def test_a_replay_comes_to_the_same_state(valley: Scenario) -> None:
    session = at_random(valley, 200)
    assert replay(session.log).to_plain() == session.game.to_plain()
    again = replayed(read_log(log_text(session.log)), valley)
    assert log_text(again.log) == log_text(session.log)


def test_a_replay_can_stop_anywhere_and_go_on(valley: Scenario) -> None:
    whole = at_random(valley, 60)
    for length in range(0, 60, 7):
        part = replace(whole.log, records=whole.log.records[:length])
        session = replayed(part, valley)
        for record in whole.records[length:]:
            session.play(session.game.read(record.action))
        assert log_text(session.log) == log_text(whole.log)


def test_a_card_that_comes_out_otherwise_is_reported_with_its_line(
    played: GameLog, valley: Scenario
) -> None:
    text = log_text(played)
    number = next(n for n, record in enumerate(played.records) if record.chance)
    record = played.records[number]
    first = record.chance[0]
    other = replace(record, chance=(Chance(first.of, "demand 99"), *record.chance[1:]))
    records = (*played.records[:number], other, *played.records[number + 1 :])
    wrong = read_log(log_text(replace(played, records=records)))
    with pytest.raises(Differs, match="demand 99") as caught:
        replayed(wrong, valley)
    assert text.splitlines()[caught.value.line - 1].startswith(record.action)
    assert first.result in caught.value.why


Wrong = Callable[[GameLog], GameLog]


def _record(log: GameLog, number: int, **fields: object) -> GameLog:
    changed = replace(log.records[number], **fields)  # type: ignore[arg-type]
    return replace(log, records=(*log.records[:number], changed, *log.records[number + 1 :]))


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (lambda log: _record(log, 9, state="0" * 64), "state after it is another one"),
        (lambda log: _record(log, 0, action="done"), r"CRY-INIT-01"),
        (lambda log: _record(log, 0, action="fly home"), "is no action"),
        (lambda log: _record(log, 0, chance=(Chance("deck", "demand 1"),)), "more from chance"),
        (lambda log: replace(log, setup=log.setup[:-1]), "less from chance"),
        (lambda log: replace(log, setup=(Chance("deal", "demand 1"),)), "the set-up"),
    ],
)
def test_the_first_difference_is_reported(
    played: GameLog, valley: Scenario, wrong: Wrong, says: str
) -> None:
    with pytest.raises(Differs, match=says):
        replayed(wrong(played), valley)


@pytest.mark.parametrize(
    ("header", "says"),
    [
        ({"rules_version": 99}, "version 99"),
        ({"system": "trains"}, "a game of trains"),
        ({"scenario": "alps"}, "scenario alps, this one is tutorial"),
        ({"scenario_hash": "0" * 64, "parts": Things()}, "not 00000000"),
        ({"seats": SEATS[:1]}, "can play"),
    ],
)
def test_a_log_of_another_game_is_refused_and_says_what_differs(
    played: GameLog, valley: Scenario, header: dict[str, object], says: str
) -> None:
    other = replace(played, header=replace(played.header, **header))  # type: ignore[arg-type]
    with pytest.raises(AnotherGame, match=says):
        replayed(other, valley)


def test_the_scenario_is_found_beside_the_log_or_among_the_bundled_ones(
    played: GameLog, tmp_path: Path
) -> None:
    assert scenario_of(played.header, None).id == "tutorial"
    text = TUTORIAL.read_text(encoding="utf-8").replace("id: tutorial", "id: mine", 1)
    (tmp_path / "mine.milepost.yaml").write_text(text, encoding="utf-8")
    own = replace(played.header, scenario="mine", file="mine.milepost.yaml")
    assert scenario_of(own, tmp_path).id == "mine"
    for file in ("../mine.milepost.yaml", "/etc/passwd", "gone.yaml", ""):
        with pytest.raises(AnotherGame, match="name its file"):
            scenario_of(replace(own, file=file), tmp_path / "below")
