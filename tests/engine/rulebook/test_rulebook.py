"""The rulebook is complete, speaks in short sentences, and points only at what is there."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from docs.builder.rulebook import generated, main
from engine import systems
from engine.rulebook import (
    PLAYED,
    Inspection,
    Invariant,
    NoSuchRule,
    OpenQuestion,
    Rule,
    Rulebook,
    find,
    rule,
    rulebooks,
    suggestions,
)
from model.collection import Things
from model.layering.presets import bundled_names, bundled_preset
from model.scenario.scenario import Scenario
from model.schema.schema_files import self_contained
from model.systems import described
from model.yaml.nodes import read_nodes, to_plain
from tests.generate.own_classes import part_class

HERE = Path(__file__).parents[3]
FILES = [file for folder in systems.__path__ for file in Path(folder).glob("*/*.rulebook.yaml")]
COUNTS = {
    "GEN": 3,
    "COMP": 12,
    "SETUP": 8,
    "INIT": 5,
    "TURN": 8,
    "BUILD": 21,
    "CITY": 8,
    "FERRY": 12,
    "CONT": 14,
    "START": 3,
    "MOVE": 10,
    "RENT": 5,
    "LOAD": 7,
    "DELIV": 5,
    "UPG": 5,
    "DEMAND": 5,
    "EVENT": 62,
    "WIN": 11,
    "INFO": 3,
    "VAR": 35,
}
# These two leave numbers free between their groups.
NUMBERS = {
    "EVENT": [*range(1, 28), *range(30, 49), *range(50, 59), *range(60, 63), *range(70, 74)],
    "VAR": [
        1,
        2,
        3,
        *range(10, 16),
        *range(20, 28),
        30,
        31,
        32,
        35,
        *range(40, 47),
        *range(50, 57),
    ],
}
AGE_OF_STEAM = {
    "AOS": {
        "COMP": 9,
        "BOARD": 7,
        "SETUP": 6,
        "TURN": 3,
        "SHARES": 4,
        "AUCTION": 8,
        "ACTION": 8,
        "BUILD": 31,
        "GOODS": 12,
        "INCOME": 2,
        "EXPENSE": 5,
        "REDUCE": 3,
        "GROWTH": 7,
        "END": 6,
    },
    "SC": {
        "SETUP": 5,
        "ACTION": 3,
        "TOKEN": 8,
        "BUILD": 10,
        "NAT": 10,
        "UNF": 5,
        "GOODS": 5,
        "END": 1,
    },
    "AOM": {
        "GEN": 9,
        "SETUP": 16,
        "ACTION": 12,
        "DELIVERY": 8,
        "BUILD": 13,
        "URBAN": 6,
        "GROWTH": 5,
        "MONEY": 10,
        "ORDER": 6,
        "CHAIN": 3,
        "PAYFIRST": 3,
        "ROLE": 4,
        "TELEPORT": 3,
        "FIX": 8,
    },
}
ID = re.compile(r"([A-Z]+-[A-Z]+|OPEN)-(\d\d)")
SENTENCE_ENDS = re.compile(r"[.?](?= |$)")


@pytest.fixture(scope="module", params=rulebooks(), ids=lambda book: book.id)
def book(request: pytest.FixtureRequest) -> Rulebook:
    """Every rulebook in turn."""
    found: Rulebook = request.param
    return found


@pytest.fixture(scope="module")
def crayon() -> Rulebook:
    return next(book for book in rulebooks() if book.id == "crayon")


def numbers(ids: Iterator[str]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for one in ids:
        match = ID.fullmatch(one)
        assert match, one
        found.setdefault(match[1], []).append(int(match[2]))
    return found


class TestTheCrayonRulebook:
    def test_has_every_rule(self, crayon: Rulebook) -> None:
        assert len(crayon.rules) == 242
        words = Counter(one.id.split("-")[1] for one in crayon.rules)
        assert words == COUNTS

    def test_numbers_its_rules_as_they_have_always_been(self, crayon: Rulebook) -> None:
        for start, found in numbers(one.id for one in crayon.rules).items():
            word = start.removeprefix("CRY-")
            assert found == NUMBERS.get(word, list(range(1, COUNTS[word] + 1))), start

    def test_has_every_open_question(self, crayon: Rulebook) -> None:
        found = numbers(one.id for one in crayon.open_questions)
        assert {key: sorted(one) for key, one in found.items()} == {"OPEN-CRY": list(range(1, 78))}

    def test_has_every_invariant_in_order(self, crayon: Rulebook) -> None:
        assert numbers(one.id for one in crayon.invariants) == {"INV-CRY": list(range(1, 32))}

    def test_has_every_inspection_in_order(self, crayon: Rulebook) -> None:
        assert numbers(one.id for one in crayon.inspections) == {"VAL-CRY": list(range(1, 89))}
        told = {int(one.id[-2:]) for one in crayon.inspections if one.severity == "info"}
        assert told == {9, 16, 21, 35, 48, 65, 79}

    def test_says_which_open_questions_are_dangerous(self, crayon: Rulebook) -> None:
        danger = Counter(one.danger for one in crayon.open_questions)
        assert danger == {"high": 14, "medium": 34, "low": 29}


@pytest.fixture(scope="module")
def age_of_steam() -> Rulebook:
    return next(book for book in rulebooks() if book.id == "age-of-steam")


class TestTheAgeOfSteamRulebook:
    def test_has_every_rule_and_numbers_them_as_they_have_always_been(
        self, age_of_steam: Rulebook
    ) -> None:
        found = numbers(one.id for one in age_of_steam.rules)
        assert found == {
            f"{game}-{word}": list(range(1, count + 1))
            for game, words in AGE_OF_STEAM.items()
            for word, count in words.items()
        }

    def test_has_every_open_question(self, age_of_steam: Rulebook) -> None:
        found = numbers(one.id for one in age_of_steam.open_questions)
        assert {key: sorted(one) for key, one in found.items()} == {
            "OPEN": [*range(1, 21), 22, 25, 26],  # The others were withdrawn.
            "OPEN-SC": list(range(1, 24)),
        }

    def test_has_every_invariant_in_order(self, age_of_steam: Rulebook) -> None:
        assert numbers(one.id for one in age_of_steam.invariants) == {
            "INV-AOS": list(range(1, 27)),
            "INV-SC": list(range(1, 9)),
            "INV-AOM": list(range(1, 10)),
        }

    def test_has_every_inspection(self, age_of_steam: Rulebook) -> None:
        found = numbers(one.id for one in age_of_steam.inspections)
        assert {key: sorted(one) for key, one in found.items()} == {
            "VAL-AOS": list(range(1, 66)),
            "VAL-AOM": list(range(1, 27)),
        }
        told = {one.id for one in age_of_steam.inspections if one.severity == "info"}
        assert told == {"VAL-AOS-30", "VAL-AOS-60", "VAL-AOS-64", "VAL-AOS-65", "VAL-AOM-25"}

    def test_gives_the_fan_map_its_own_rules_and_those_of_the_game_it_keeps(
        self, age_of_steam: Rulebook
    ) -> None:
        lacking = {one.id for one in age_of_steam.rules if "southern-china" not in one.games}
        assert lacking == {"AOS-COMP-07", "AOS-ACTION-04", "AOS-ACTION-05"}
        own = [one.id for one in age_of_steam.rules if "age-of-steam" not in one.games]
        assert all(one.startswith("SC-") for one in own)

    def test_has_an_answer_of_its_own_that_nothing_decides_for_two_questions(
        self, age_of_steam: Rulebook
    ) -> None:
        fixed = {one.id for one in age_of_steam.open_questions if one.is_fixed}
        assert fixed == {"OPEN-SC-21", "OPEN-SC-23"}


def file_of(book: Rulebook) -> Path:
    """The file of a rulebook, wherever its system lies."""
    return next(file for file in FILES if file.name == f"{book.id}.rulebook.yaml")


class TestEveryRulebook:
    def test_fits_its_schema(self, book: Rulebook) -> None:
        root = read_nodes(file_of(book).read_bytes()).root
        assert root is not None
        schema = Draft202012Validator(self_contained("rulebook"))
        assert [error.message for error in schema.iter_errors(to_plain(root))] == []

    def test_gives_an_id_only_once(self) -> None:
        ids = Counter(entry.id for book in rulebooks() for entry in book.entries())
        assert [one for one, times in ids.items() if times > 1] == []

    def test_refers_only_to_what_is_there(self, book: Rulebook) -> None:
        for one in book.rules:
            assert [find(other).id for other in one.see] == list(one.see)
            assert all(isinstance(find(other), OpenQuestion) for other in one.open_questions)
        for question in book.open_questions:
            assert [rule(other).id for other in question.rules] == list(question.rules)
        others: list[Invariant | Inspection] = [*book.invariants, *book.inspections]
        for entry in others:
            assert [find(other).id for other in entry.see] == list(entry.see)

    def test_never_tells_a_reader_to_see_the_same_rule(self, book: Rulebook) -> None:
        for one in book.rules:
            assert one.id not in one.see
            assert len(set(one.see)) == len(one.see)

    def test_lists_with_an_open_question_every_rule_that_rests_on_it(self, book: Rulebook) -> None:
        listed = {question.id: question.rules for question in book.open_questions}
        for one in book.rules:
            for question in one.open_questions:
                assert one.id in listed[question], question

    def test_tells_of_games_that_have_a_preset_of_the_system(self, book: Rulebook) -> None:
        assert set(book.games) <= set(bundled_names())
        for game in book.games:
            preset = bundled_preset(game)
            assert preset is not None
            assert (preset["title"], preset["system"]) == (book.games[game], book.system)
        assert {game for one in book.rules for game in one.games} == set(book.games)

    def test_keeps_the_rules_of_a_topic_together(self, book: Rulebook) -> None:
        topics = [one.topic for one in book.rules]
        runs = [
            topic for before, topic in zip(["", *topics], topics, strict=False) if before != topic
        ]
        assert len(runs) == len(set(runs))
        for topic in runs:
            assert len({one.id.rpartition("-")[0] for one in book.rules if one.topic == topic}) == 1

    def test_speaks_in_one_to_three_sentences(self, book: Rulebook) -> None:
        for where, text in texts(book):
            assert re.match(r"[A-Z0-9]", text), where
            assert text.endswith((".", "?")), where
            assert 1 <= len(SENTENCE_ENDS.findall(text)) <= 3, where
            assert len(text) <= 400, where
            assert text == " ".join(text.split()), where

    def test_asks_questions_and_answers_them(self, book: Rulebook) -> None:
        for question in book.open_questions:
            assert question.question.endswith("?")
            assert question.default.endswith(".")

    def test_leaves_ids_to_its_references(self, book: Rulebook) -> None:
        for where, text in texts(book):
            assert not re.search(r"(?:[A-Z]+-[A-Z]+|OPEN)-\d", text), where

    def test_calls_no_two_rules_of_a_topic_the_same(self, book: Rulebook) -> None:
        names = Counter((one.topic, one.title) for one in book.rules)
        assert [name for name, times in names.items() if times > 1] == []

    def test_excuses_no_rule_of_play_from_its_test(self, book: Rulebook) -> None:
        excused = [one for one in book.rules if one.untested]
        assert [one.id for one in excused if one.kind in PLAYED] == []
        assert not any(one.concerns_play for one in excused)

    def test_has_lines_that_people_can_review(self, book: Rulebook) -> None:
        lines = file_of(book).read_text(encoding="utf-8").splitlines()
        assert max(map(len, lines)) <= 120


def texts(book: Rulebook) -> Iterator[tuple[str, str]]:
    """Every text for readers, with the ID under which it stands."""
    for one in book.rules:
        yield one.id, one.text
        if one.untested:
            yield one.id, one.untested
    for question in book.open_questions:
        yield question.id, question.question
        yield question.id, question.default
    others: list[Invariant | Inspection] = [*book.invariants, *book.inspections]
    for entry in others:
        yield entry.id, entry.text


# -- what decides an open question


def behind(hint: Any, keys: list[str]) -> Any:
    """The type at a place below a dataclass or a mapping, None where there is none."""
    if not keys:
        return hint
    if get_origin(hint) in (Things, Mapping):
        inner = get_args(hint)[-1]
        is_record = is_dataclass(inner) and get_origin(hint) is Things
        return behind(inner, keys[1:] if keys[0] == "*" else keys if is_record else ["?"])
    if is_dataclass(hint) and keys[0] in {field.name for field in fields(hint)}:
        return behind(get_type_hints(hint)[keys[0]], keys[1:])
    return None


def rules_of(book: Rulebook) -> Any:
    model = described(book.system)
    assert model.rules is not None
    return model.rules()


def test_every_parameter_is_a_field_of_the_rules(book: Rulebook) -> None:
    for question in book.open_questions:
        for place in question.parameters:
            assert behind(rules_of(book), place.split(".")) is not None, (question.id, place)


def test_every_key_is_one_that_a_scenario_may_have(book: Rulebook) -> None:
    for question in book.open_questions:
        for place in question.scenario:
            keys = place.split(".")
            assert behind(Scenario, keys) or behind(part_class(book.system), keys), place


@pytest.mark.parametrize("place", ["event.metrics", "events", "trains.count", "tax.table.50.x"])
def test_a_parameter_that_is_not_there_would_be_seen(crayon: Rulebook, place: str) -> None:
    assert behind(rules_of(crayon), place.split(".")) is None


def test_an_open_question_that_nothing_decides_is_fixed(crayon: Rulebook) -> None:
    fixed = {int(one.id[-2:]) for one in crayon.open_questions if one.is_fixed}
    assert fixed == {36, 38, 39, 41, 42, 51, 52, 54, 61, 72, 77}


@pytest.mark.parametrize("name", ["crayon", "age-of-steam"])
def test_presets_and_the_rulebook_agree_on_what_decides_a_question(name: str) -> None:
    said = re.compile(
        r"^ *([a-z].*[^ ]) +# (OPEN-[A-Z0-9-]*\d\d(?:, OPEN-[A-Z0-9-]*\d\d)*)$", re.MULTILINE
    )
    book = next(book for book in rulebooks() if book.id == name)
    folder = HERE / "scenarios" / "systems" / name.replace("-", "_") / "presets"
    texts = [(folder / f"{game}.preset.yaml").read_text(encoding="utf-8") for game in book.games]
    remarks = [remark for text in texts for remark in said.findall(text)]
    assert len(remarks) > 10
    for line, questions in remarks:
        keys = set(re.findall(r"([a-z_]+):", line))
        for question in questions.split(", "):
            entry = find(question)
            assert isinstance(entry, OpenQuestion)
            assert keys & {place.split(".")[-1] for place in entry.parameters}, question


def test_variants_of_presets_rest_on_rules_of_their_game(crayon: Rulebook) -> None:
    for game in crayon.games:
        preset = bundled_preset(game)
        assert preset is not None
        for variant in preset["variants"].values():
            for one in (variant or {}).get("rules_ids", ()):
                assert rule(one).id == one


# -- asking


def test_a_rule_is_found_by_its_id() -> None:
    found = rule("CRY-BUILD-11")
    assert isinstance(found, Rule)
    assert found.text == "Each edge has room for a single section, no matter whose."
    assert (found.topic, found.title) == ("Building track", "Right of way")
    assert found.games["china-rails"] == ("book",)


def test_everything_with_an_id_is_found(book: Rulebook) -> None:
    for entry in book.entries():
        assert find(entry.id) is entry


@pytest.mark.parametrize(
    ("misspelt", "meant"),
    [
        ("CRY-BULD-08", "CRY-BUILD-08"),
        ("cry-build-8", "CRY-BUILD-08"),
        ("CRY-MOV-03", "CRY-MOVE-03"),
        ("OPEN-CRY-5", "OPEN-CRY-05"),
        ("OPEN-3", "OPEN-03"),
        ("AOS-BULD-15", "AOS-BUILD-15"),
        ("AOM-DELIVRY-4", "AOM-DELIVERY-04"),
        ("INV-CYR-30", "INV-CRY-30"),
    ],
)
def test_a_misspelt_id_is_told_what_was_probably_meant(misspelt: str, meant: str) -> None:
    with pytest.raises(NoSuchRule, match=f"did you mean {meant}"):
        find(misspelt)
    assert suggestions(misspelt)[0] == meant


@pytest.mark.parametrize(
    ("other", "kind"),
    [
        ("OPEN-CRY-01", "an open question"),
        ("INV-CRY-01", "an invariant"),
        ("VAL-CRY-01", "an inspection"),
    ],
)
def test_what_is_no_rule_is_not_given_for_one(other: str, kind: str) -> None:
    with pytest.raises(NoSuchRule, match=f"{other} is {kind}, not a rule"):
        rule(other)


@given(st.text(max_size=200).filter(lambda asked: not ID.fullmatch(asked)))
def test_whatever_else_is_asked_for_the_answer_is_one_line(asked: str) -> None:
    with pytest.raises(NoSuchRule) as trouble:
        find(asked)
    assert str(trouble.value).isprintable()
    assert len(str(trouble.value)) < 200


def test_nothing_is_read_and_nothing_heavy_imported_before_somebody_asks() -> None:
    program = (
        "import sys, engine.rulebook as r; "
        "heavy = {'shapely', 'numpy', 'jsonschema', 'jsonschema_rs', 'PySide6'}; "
        "print(sorted(heavy & set(sys.modules)), r.rulebooks.cache_info().currsize); "
        "r.rule('CRY-GEN-01'); r.rule('CRY-GEN-02'); print(r.rulebooks.cache_info().misses)"
    )
    command = [sys.executable, "-c", program]
    said = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=True).stdout
    assert said.split("\n")[:2] == ["[] 0", "1"]


# -- the page


def test_the_page_of_every_rulebook_is_up_to_date() -> None:
    assert len(generated()) == len(FILES)
    for path, text in generated().items():
        assert (HERE / path).read_text(encoding="utf-8") == text, "run make docs"


def test_a_stale_page_is_told_and_written_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "docs/rulebook/crayon.md"
    assert main(["--check"], tmp_path) == 1
    assert "docs/rulebook/crayon.md: is stale" in capsys.readouterr().err
    assert not page.exists()
    assert main([], tmp_path) == 0
    assert page.read_text(encoding="utf-8") == generated()[Path("docs/rulebook/crayon.md")]
    assert main(["--check"], tmp_path) == 0


def test_every_link_of_a_page_leads_to_one_heading() -> None:
    for text in generated().values():
        headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
        anchors = [re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in headings]
        assert len(set(anchors)) == len(anchors)
        assert set(re.findall(r"\]\(#([^)]*)\)", text)) <= set(anchors)


def test_a_page_shows_everything_that_has_an_id(book: Rulebook) -> None:
    text = next(text for path, text in generated().items() if path.stem == book.id)
    for entry in book.entries():
        in_table = isinstance(entry, (OpenQuestion, Inspection))
        assert (f"| {entry.id} |" if in_table else f"### {entry.id}\n") in text
