"""A game is its log: what is written is read back, and a replay comes to the same end."""

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator

import milepost
from engine.game_log import GameLog, Header, Record, SeatEntry, log_text
from engine.log_data import log_from_plain, log_to_plain, read_log_json
from engine.log_file import LogFile
from engine.log_reading import read_log
from engine.protocol import Chance, NotPlayable, Refused
from engine.replaying import AnotherGame, Differs, open_log, replay, replayed, scenario_of
from engine.scenario_hash import parts_of, scenario_hash, with_variants
from engine.session import Session, begin, new_game, state_hash
from model.bundled import bundled_scenarios
from model.collection import Things
from model.files import load, read_text
from model.scenario import Scenario
from model.schema import log_schema
from model.unreadable import Unreadable

TUTORIAL = bundled_scenarios()["tutorial"]
FITS = Draft202012Validator(log_schema())
SEATS = [SeatEntry("Ada"), SeatEntry("Red", "greedy")]


@pytest.fixture(scope="module")
def valley() -> Scenario:
    return load(TUTORIAL)


def at_random(scenario: Scenario, actions: int, seed: int = 7) -> Session:
    """A game in which so many actions were chosen at random."""
    session, choice = begin(scenario, SEATS, seed), Random(seed)
    for _ in range(actions):
        session.play(choice.choice(list(session.game.actions())))
    return session


@pytest.fixture(scope="module")
def played(valley: Scenario) -> GameLog:
    log = at_random(valley, 120).log
    assert sum(len(record.chance) for record in log.records) > 5
    return log


# -- text and data

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


# -- the hash of a scenario


def changed(text: str, *changes: tuple[str, str]) -> Scenario:
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return read_text(text, folder=TUTORIAL.parent).scenario


@pytest.mark.parametrize(
    "change",
    [
        ("players: {min: 2, max: 4}", "players:\n  max: 4\n  min: 2  # at least"),
        ("title: The Valley of the Wend", "title: The Valley"),
        ("size: small, angle: -20", "size: small, angle: -10"),
        ("license: CC0-1.0", "license: MIT"),
        ("win: {cash: 120,", "turn: {hand_size: 3}\n  win: {cash: 120,"),
    ],
    ids=["spelling", "title", "label", "license", "a rule said again"],
)
def test_what_means_nothing_to_a_game_does_not_change_the_hash(
    valley: Scenario, change: tuple[str, str]
) -> None:
    text = TUTORIAL.read_text(encoding="utf-8") + "variants: []\n"
    assert scenario_hash(changed(text, change)) == scenario_hash(valley)


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (("name: Vinehall", "name: Winehall"), "cities"),
        (("dunmarrow timber 6", "dunmarrow timber 5"), "demands"),
        (("preset: china-rails", "preset: empire-builder"), "rules"),
        (("start: {cash: 30}", "start: {cash: 31}"), "rules"),
        (("_^...^.^AA......", "_^...^.^^A......"), "board"),
        (("chips: 3}", "chips: 2}"), "goods"),
    ],
)
def test_what_means_something_changes_the_hash_and_is_named(
    valley: Scenario, change: tuple[str, str], part: str
) -> None:
    other = changed(TUTORIAL.read_text(encoding="utf-8"), change)
    assert scenario_hash(other) != scenario_hash(valley)
    assert parts_of(other)[part] != parts_of(valley)[part]
    with pytest.raises(AnotherGame, match=f"its {part} differ"):
        replay(begin(valley, SEATS, 1).log, other)


def test_a_preset_of_ones_own_is_part_of_the_hash(tmp_path: Path) -> None:
    text = TUTORIAL.read_text(encoding="utf-8").replace("china-rails", "./own.preset.yaml")
    (tmp_path / "own.milepost.yaml").write_text(text, encoding="utf-8")
    hashes = set()
    for fee in (4, 5):
        preset = (
            "format: 1\nid: own\ntitle: Own\nsystem: crayon\nextends: china-rails\n"
            f"rules: {{rent: {{fee: {fee}}}}}\n"
        )
        (tmp_path / "own.preset.yaml").write_text(preset, encoding="utf-8")
        hashes.add(scenario_hash(load(tmp_path / "own.milepost.yaml")))
    assert len(hashes) == 2


def test_variants_are_part_of_what_is_played(valley: Scenario) -> None:
    session = begin(valley, SEATS, 1, ("fast-trains",))
    assert session.header.variants == ("fast-trains",)
    assert session.header.scenario_hash != scenario_hash(valley)
    assert replay(session.log, valley).scenario.variants == ("fast-trains",)


def test_variants_that_exclude_each_other_or_do_not_exist_are_refused(valley: Scenario) -> None:
    with pytest.raises(NotPlayable, match="do not go together"):
        with_variants(valley, ("fast-trains", "slow-start"))
    with pytest.raises(NotPlayable, match="no variant 'flying-trains'"):
        with_variants(valley, ("flying-trains",))


# -- sessions


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


# -- replaying


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


# -- files and processes


def test_a_log_file_holds_every_action_at_once_and_loses_what_is_taken_back(
    valley: Scenario, tmp_path: Path
) -> None:
    session = begin(valley, SEATS, 7)
    file = LogFile(tmp_path / "game.log", session, keep_old=True)
    choice = Random(1)
    for number in range(80):
        if number % 7 == 3:
            session.undo()
        session.mark()
        session.play(choice.choice(list(session.game.actions())))
        file.follow(session)
        assert open_log(file.path) == session.log
    file.close()
    assert (tmp_path / "game.log").read_text(encoding="utf-8") == log_text(session.log)


def test_an_old_log_is_kept_beside_the_new_one(valley: Scenario, tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    path.write_text("precious", encoding="utf-8")
    LogFile(path, begin(valley, SEATS, 7), keep_old=True).close()
    assert (tmp_path / "game.log.bak").read_text(encoding="utf-8") == "precious"


def test_a_last_line_that_was_cut_off_is_left_out(played: GameLog, tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    path.write_text(log_text(played)[:-3], encoding="utf-8")
    assert open_log(path, whole_lines=True).records == played.records[:-1]


PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
from tests.engine.test_game_log import TUTORIAL, at_random
from engine.game_log import log_text
from model.files import load
sys.stdout.write(log_text(at_random(load(TUTORIAL), 150).log))
"""


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_another_process_writes_the_same_bytes(valley: Scenario, hash_seed: str) -> None:
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(root)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
        cwd=root,
    )
    assert done.stdout.decode() == log_text(at_random(valley, 150).log)
