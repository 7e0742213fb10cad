"""Several seats choose in the same step: what is kept aside, recorded, taken back, played again."""

import json
from itertools import permutations

import pytest

from engine.logs.game_log import GameLog, SeatEntry, log_text
from engine.logs.plain_data import log_from_plain, log_to_plain, read_log_json
from engine.logs.reading import read_log
from engine.logs.replaying import Differs, replayed
from engine.logs.session import Session, begin, state_hash
from engine.protocol import Action, Happening, NotPlayable, Refusal, Refused
from model.scenario.scenario import Scenario
from model.unreadable import Unreadable
from tests.engine.hideout import Hideout

SEATS = [SeatEntry(name) for name in ("Ada", "Ben", "Cy")]


def begun(gulch: Scenario, players: int = 3) -> Session:
    return begin(gulch, SEATS[:players], 5)


def said(session: Session, text: str, seat: int | None = None) -> list[str]:
    return [one.text for one in session.play(session.game.read(text, seat), seat)]


def moved_on(gulch: Scenario) -> Session:
    """A round, and the hidden choices of the next one."""
    session = begun(gulch)
    for seat, place in ((2, 1), (0, 3), (1, 2)):
        said(session, f"hide {place}", seat)
    for text in ("rob 2", "pay", "rest", "rest"):
        said(session, text)
    for seat in (1, 2, 0):
        said(session, f"hide {seat + 1}", seat)
    return session


def test_a_choice_is_kept_aside_until_all_have_chosen(gulch: Scenario) -> None:
    session = begun(gulch)
    before = session.game.to_plain()
    assert said(session, "hide 1", 2) == ["Cy has chosen"]
    assert said(session, "hide 3", 0) == ["Ada has chosen"]
    assert (session.awaited, session.chosen) == ((1,), (0, 2))
    assert session.game.to_plain() == before
    assert session.records == []
    told = said(session, "hide 2", 1)
    assert told[:2] == ["Ben has chosen", "hidden: Ada in 3, Ben in 2, Cy in 1"]
    assert [(one.seat, one.action) for one in session.records] == [
        (0, "hide 3"),
        (1, "hide 2"),
        (2, "hide 1"),
    ]


def test_who_answers_first_does_not_matter(gulch: Scenario) -> None:
    texts = set()
    for order in permutations(range(3)):
        session = begun(gulch)
        for seat in order:
            said(session, f"hide {seat + 1}", seat)
        texts.add(log_text(session.log))
    assert len(texts) == 1


def test_without_a_seat_the_first_that_is_awaited_chooses(gulch: Scenario) -> None:
    session = begun(gulch)
    said(session, "hide 2", 0)
    said(session, "hide 1")
    assert session.chosen == (0, 1)


def test_a_choice_that_is_not_yet_played_is_taken_back_by_its_seat(gulch: Scenario) -> None:
    session = begun(gulch)
    said(session, "hide 2", 0)
    said(session, "hide 2", 1)
    assert not session.undo(2)
    assert not session.can_undo
    assert session.undo(0)
    assert session.awaited == (0, 2)
    said(session, "hide 3", 0)
    said(session, "hide 3", 2)
    assert [one.action for one in session.records] == ["hide 3", "hide 2", "hide 3"]
    assert not session.undo(0)


def test_nobody_chooses_twice_or_out_of_turn(gulch: Scenario) -> None:
    session = begun(gulch)
    said(session, "hide 2", 1)
    with pytest.raises(Refused, match=r"^Ben has chosen already$"):
        said(session, "hide 1", 1)
    with pytest.raises(Refused, match="Ada cannot do that"):
        said(session, "rest", 0)
    assert session.chosen == (1,)
    said(session, "hide 2", 0)
    said(session, "hide 2", 2)
    with pytest.raises(Refused, match="Ben cannot"):
        said(session, "rest", 1)


def test_the_log_names_the_seats_of_hidden_choices_only(gulch: Scenario) -> None:
    text = log_text(moved_on(gulch).log)
    assert "\n[1] hide 3\n[2] hide 2\n[3] hide 1 -> search: " in text
    assert "\n\n# Ada\nrob 2\n\n# Ben\npay\nrest\n\n# Cy\nrest\n[1] hide 1\n" in text


def test_a_log_is_read_and_played_again(gulch: Scenario) -> None:
    session = moved_on(gulch)
    log = read_log(log_text(session.log))
    assert log == session.log
    assert log_from_plain(log_to_plain(log)) == log
    plain = json.dumps(log_to_plain(log))
    assert '"seat": 3' in plain
    assert state_hash(replayed(read_log_json(plain), gulch).game) == state_hash(session.game)


def test_a_log_that_ends_in_the_middle_of_a_step_goes_on(gulch: Scenario) -> None:
    whole = moved_on(gulch).log
    cut = GameLog(whole.header, whole.setup, whole.records[:2])
    session = replayed(cut, gulch)
    assert (session.awaited, session.chosen) == ((2,), (0, 1))
    with pytest.raises(Refused, match="chosen already"):
        said(session, "hide 1", 0)
    said(session, "hide 1")
    assert session.records == list(whole.records[:3])


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("[2] hide 2", "[1] hide 2", 13, "seat 1 (Ada) has chosen already in this step"),
        ("[1] hide 3\n[2] hide 2", "[2] hide 2\n[1] hide 3", 12, "seat 1 (Ada) stands before"),
        ("rob 2", "[3] rob 2", 17, "seat 3 (Cy) does not act here, but seat 1 (Ada)"),
        ("[2] hide 2", "[2] hide 7", 13, "nothing that robbers do"),
        ("[2] hide 2", "[2] rest", 13, "Ben cannot do that"),
    ],
)
def test_a_wrong_seat_is_told_with_its_line(
    gulch: Scenario, old: str, new: str, line: int, says: str
) -> None:
    log = read_log(log_text(moved_on(gulch).log).replace(old, new, 1))
    with pytest.raises(Differs) as told:
        replayed(log, gulch)
    assert told.value.line == line
    assert says in told.value.why


@pytest.mark.parametrize(
    ("new", "says"),
    [
        ("[4] hide 2", "there is no seat 4 in this game"),
        ("[0] hide 2", "a seat is written as [2] before it"),
        ("[2]", "a seat is written as [2] before it"),
        ("[2] [2] hide 2", "a seat is written as [2] before it"),
        ("[2 hide 2", "a seat is written as [2] before it"),
    ],
)
def test_what_is_no_seat_is_told_with_its_line(gulch: Scenario, new: str, says: str) -> None:
    text = log_text(moved_on(gulch).log).replace("[2] hide 2", new, 1)
    with pytest.raises(Unreadable) as told:
        read_log(text)
    assert says in str(told.value)
    assert told.value.line == 13


def test_json_cannot_smuggle_a_seat_into_an_action(gulch: Scenario) -> None:
    plain = log_to_plain(moved_on(gulch).log)
    plain["records"][1]["action"] = "[1] hide 2"
    with pytest.raises(Unreadable, match="records/1/action"):
        read_log_json(json.dumps(plain))
    plain["records"][1] = {"seat": 9, "action": "hide 2"}
    with pytest.raises(Differs, match="there is no seat 9"):
        replayed(read_log_json(json.dumps(plain)), gulch)


def test_seats_may_be_left_out_of_a_log_that_is_typed(gulch: Scenario) -> None:
    log = moved_on(gulch).log
    text = log_text(log)
    for seat in (1, 2, 3):
        text = text.replace(f"[{seat}] ", "")
    assert replayed(read_log(text), gulch).log == log


def test_a_refusal_when_all_are_played_changes_nothing(
    gulch: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that breaks its promise does not break the table."""
    session = begun(gulch)
    said(session, "hide 2", 0)
    said(session, "hide 2", 1)
    before, play = session.game.to_plain(), Hideout.play

    def breaks(game: Hideout, action: Action, seat: int | None = None) -> list[Happening]:
        if seat == 1:
            raise Refused(Refusal("HID-01", "not after Ada"))
        return play(game, action, seat)

    monkeypatch.setattr(Hideout, "play", breaks)
    with pytest.raises(Refused, match="not after Ada"):
        said(session, "hide 2", 2)
    assert session.game.to_plain() == before
    assert (session.records, session.awaited) == ([], (2,))
    monkeypatch.undo()
    said(session, "hide 3", 2)
    assert [one.action for one in session.records] == ["hide 2", "hide 2", "hide 3"]


def test_a_game_for_one_has_plain_records(gulch: Scenario) -> None:
    session = begun(gulch, 1)
    while session.game.actor is not None:
        said(session, str(next(session.game.actions())))
    assert all(one.seat is None for one in session.records)
    assert replayed(read_log(log_text(session.log)), gulch).log == session.log


def test_nobody_is_called_like_an_owner_without_a_seat(gulch: Scenario) -> None:
    with pytest.raises(NotPlayable, match="Sheriff"):
        begin(gulch, [SeatEntry("Sheriff"), SeatEntry("Ada")], 1)


def test_a_decision_in_another_s_turn_is_not_taken_back_by_the_other(gulch: Scenario) -> None:
    session = moved_on(gulch)
    session.mark()
    said(session, "rob 3")
    assert session.game.actor == 2
    assert not session.undo()
    assert not session.undo(0)
