"""What is written into a log is read back, and what does not fit is told with its line."""

import contextlib
import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator

from engine.logs.game_log import GameLog, Header, Record, SeatEntry, log_text
from engine.logs.plain_data import log_from_plain, log_to_plain, read_log_json
from engine.logs.reading import read_log
from engine.logs.replaying import open_log, replayed
from engine.logs.session import state_hash
from engine.protocol import Chance
from model.collection import Things
from model.scenario.scenario import Scenario
from model.schema.schema import log_schema
from model.unreadable import Unreadable

FITS = Draft202012Validator(log_schema())


LETTERS = st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Zl", "Zp"])
NAMES = st.text(LETTERS, min_size=1, max_size=30).map(str.strip).filter(bool)
IDS = st.from_regex(r"[a-z0-9]{1,8}(-[a-z0-9]{1,8})?", fullmatch=True)
DIGITS = st.text("0123456789abcdef", min_size=64, max_size=64)
PLAIN = st.text("abcxyz 0123456789,-", min_size=1, max_size=30)
WORDS = PLAIN.map(lambda text: " ".join(text.split())).filter(bool)
CHANCE = st.lists(st.builds(Chance, IDS.filter(lambda of: of != "state"), WORDS), max_size=3)
HEADERS = st.builds(
    Header,
    scenario=IDS,
    scenario_hash=DIGITS,
    system=st.just("crayon"),
    rules_version=st.integers(1, 1_000_000),
    seed=st.integers(0, 2**53 - 1),
    seats=st.lists(st.builds(SeatEntry, NAMES, st.just("") | NAMES), min_size=1, max_size=4).map(
        tuple
    ),
    file=st.just("") | NAMES,
    parts=st.dictionaries(st.sampled_from(["board", "rules"]), st.just("0123abcd")).map(Things),
    variants=st.lists(IDS, unique=True, max_size=3).map(tuple),
)
ACTIONS = WORDS.filter(lambda text: not text.startswith("setup") and text[0] not in "-,")
RECORDS = st.builds(
    Record,
    ACTIONS,
    CHANCE.map(tuple),
    st.just("") | DIGITS,
    st.lists(NAMES.filter(lambda name: not name.startswith("#")), max_size=2).map(tuple),
)
LOGS = st.builds(GameLog, HEADERS, CHANCE.map(tuple), st.lists(RECORDS, max_size=5).map(tuple))


@given(LOGS)
def test_a_log_is_read_as_it_was_written(log: GameLog) -> None:
    text = log_text(log)
    assert read_log(text) == log
    assert log_text(read_log(text)) == text


@given(LOGS)
def test_the_json_form_fits_its_schema_and_is_read_back(log: GameLog) -> None:
    plain = log_to_plain(log)
    assert FITS.is_valid(plain)
    assert log_from_plain(plain) == log
    assert read_log_json(json.dumps(plain)) == log


def test_a_log_can_be_typed_by_hand(valley: Scenario, played: GameLog) -> None:
    """Without what chance answered, with remarks, blanks and line ends of one's own."""
    head, _, _ = log_text(replace(played, setup=(), records=())).partition("\n\n")
    moves = "\r\n".join(f"  {record.action}   # so it went" for record in played.records)
    typed = read_log(f"{head}\n{moves}")
    assert [one.action for one in typed.records] == [one.action for one in played.records]
    assert state_hash(replayed(typed, valley).game) == state_hash(replayed(played, valley).game)


def test_an_action_may_name_what_lies_between_two_things(played: GameLog) -> None:
    log = replace(played, records=(Record("nationalise ash:elm"), Record("end")))

    assert read_log(log_text(log)).records[0].action == "nationalise ash:elm"
    assert FITS.is_valid(log_to_plain(log))
    with pytest.raises(Unreadable, match="is no action"):
        read_log(log_text(log).replace("ash:elm", "ash: elm"))


GOOD = """\
milepost-log: 1
scenario: tutorial
hash: {hash}
system: crayon
rules-version: 1
seed: 1
seat 1: Ada
seat 2: Ben

build 3,5 4,5
""".format(hash="0" * 64)


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("milepost-log: 1", "milepost-log: 2", 1, "format 1"),
        ("milepost-log: 1\n", "", 1, "begins with"),
        ("scenario: tutorial", "scenario: The Tutorial", 2, "no id"),
        ("hash: 0000", "hash: zero", 3, "64 small"),
        ("system: crayon", "system: chess", 4, "not one of crayon"),
        ("rules-version: 1", "rules-version: one", 5, "number from 1"),
        ("seed: 1", "seed: -1", 6, "number from 0"),
        ("seed: 1", "seed: 99999999999999999999999", 6, "number from 0"),
        ("seed: 1\n", "", 9, "does not say seed"),
        ("seed: 1", "seed: 1\nseed: 2", 7, "twice"),
        ("seed: 1", "colour: red", 6, "no line of a header"),
        ("seed: 1", "variants: A b", 10, "does not say seed"),
        ("seat 2: Ben", "seat 3: Ben", 10, "counted from 1"),
        ("seat 2: Ben", "seat 1: Ben", 8, "one too many"),
        ("seat 2: Ben", "seat 99: Ben", 8, "one too many"),
        ("seat 2: Ben", "bot 2: greedy", 10, "no seat"),
        ("seat 2: Ben", "seat 2: ", 8, "needs a name"),
        ("seat 2: Ben", "seat 2: Be\x1bn", 8, "needs a name"),
        ("build 3,5 4,5", "build\x1b[31m", 10, "no action"),
        ("build 3,5 4,5", "end -> deck", 10, "behind the arrow"),
        ("build 3,5 4,5", "end -> state: 12", 10, "64 small"),
        ("build 3,5 4,5", f"end -> state: {'a' * 64}; deck: 1", 10, "behind the arrow"),
        ("build 3,5 4,5", "end -> De ck: 12", 10, "no answer"),
        ("build 3,5 4,5", "# \x07\nend", 10, "control"),
    ],
)
def test_what_does_not_fit_is_told_with_its_line(old: str, new: str, line: int, says: str) -> None:
    assert old in GOOD
    with pytest.raises(Unreadable, match=says) as caught:
        read_log(GOOD.replace(old, new), "game.log")
    assert caught.value.line == line
    assert "\x1b" not in str(caught.value)


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    for one in (text, GOOD + text, GOOD.replace("Ada", text)):
        with contextlib.suppress(Unreadable):
            log = read_log(one)
            assert read_log(log_text(log)) == log


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '{"header": 1}', "{}", "null"])
def test_json_that_is_no_log_is_told_in_a_sentence(text: str) -> None:
    with pytest.raises(Unreadable):
        read_log_json(text)


def test_a_line_without_end_is_refused() -> None:
    with pytest.raises(Unreadable, match="characters"):
        read_log(GOOD + "x" * 400_000)


def test_a_log_that_is_not_utf_8_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "x.log"
    path.write_bytes(GOOD.encode() + b"\xff\n")
    with pytest.raises(Unreadable, match="UTF-8") as caught:
        open_log(path)
    assert caught.value.line == 11
