"""A session: what is recorded, taken back and refused while a game is played."""

import pytest

import milepost
from engine.logs.game_log import GameLog, SeatEntry, log_text
from engine.logs.session import begin, new_game
from engine.protocol import NotPlayable, Refused
from model.scenario.scenario import Scenario
from tests.engine.logs.recorded import SEATS, TUTORIAL


def test_chance_stands_with_the_action_and_every_tenth_action_has_its_state(
    played: GameLog,
) -> None:
    assert [of for of, _ in played.setup] == ["deal"] * 6
    drawn = [one.chance for one in played.records if one.action == "discard"]
    assert drawn
    assert all(len(chance) >= 3 for chance in drawn)
    with_state = [n for n, record in enumerate(played.records, 1) if record.state]
    assert with_state == list(range(10, 121, 10))


def test_an_action_that_is_refused_leaves_no_record(valley: Scenario) -> None:
    session = begin(valley, SEATS, 7)
    with pytest.raises(Refused):
        session.play(session.game.read("done"))
    assert session.records == []


def test_undo_goes_back_to_a_mark_and_no_further_than_the_last_card(valley: Scenario) -> None:
    session = begin(valley, SEATS, 7)
    before = session.game.to_plain()
    session.mark()
    for move in ("build 3,5 4,5", "build 4,5 5,5"):
        session.play(session.game.read(move))
    assert session.undo()
    assert session.game.to_plain() == before
    assert session.records == []
    for move in ("end", "end", "end", "end"):
        session.mark()
        session.play(session.game.read(move))
    session.mark()
    session.play(session.game.read("discard"))
    assert not session.undo()
    assert session.records[-1].action == "discard"


def test_there_is_something_to_take_back_once_something_was_done(valley: Scenario) -> None:
    session, can_undo = begin(valley, SEATS, 7), []
    session.mark()
    for move in ("build 3,5 4,5", "end"):
        can_undo.append(session.can_undo)
        session.play(session.game.read(move))
    assert [*can_undo, session.can_undo] == [False, True, False]


def test_after_undo_the_log_is_as_if_nothing_had_been_tried(valley: Scenario) -> None:
    one, other = begin(valley, SEATS, 7), begin(valley, SEATS, 7)
    one.mark()
    one.play(one.game.read("build 3,5 4,5"))
    one.undo()
    for session in (one, other):
        session.play(session.game.read("end"))
    assert log_text(one.log) == log_text(other.log)


@pytest.mark.parametrize(
    ("seats", "seed", "says"),
    [
        ([SeatEntry("Ada")], 1, "can play"),
        ([SeatEntry("Ada"), SeatEntry("Ada")], 1, "same name"),
        ([SeatEntry("A\nda"), SeatEntry("Ben")], 1, "no name"),
        ([SeatEntry(" Ada"), SeatEntry("Ben")], 1, "no name"),
        ([SeatEntry("Ada"), SeatEntry("Ben", "b\not")], 1, "no name of a bot"),
        (SEATS, -1, "seed"),
        (SEATS, 2**60, "seed"),
    ],
)
def test_what_cannot_be_played_is_told(
    valley: Scenario, seats: list[SeatEntry], seed: int, says: str
) -> None:
    with pytest.raises(NotPlayable, match=says):
        begin(valley, seats, seed)


def test_a_scenario_without_an_engine_is_not_playable() -> None:
    with pytest.raises(NotPlayable, match="santa-fe"):
        new_game(Scenario(id="x", system="santa-fe"))


def test_the_public_api_plays_and_replays(played: GameLog) -> None:
    game = milepost.new_game(milepost.load(TUTORIAL), players=3, seed=4)
    assert game.names == ("Red", "Blue", "Green")
    assert milepost.new_game(game.scenario, players=["Ada", "Ben"]).names == ("Ada", "Ben")
    assert milepost.replay(played).to_plain()["actions"] == 120
