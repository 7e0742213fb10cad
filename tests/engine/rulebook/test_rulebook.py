"""Every rulebook speaks in short sentences, and points only at what is there."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from jsonschema import Draft202012Validator

from engine.rulebook import (
    PLAYED,
    Inspection,
    Invariant,
    OpenQuestion,
    Rulebook,
    find,
    rule,
    rulebooks,
)
from model.layering.presets import bundled_names, bundled_preset
from model.schema.schema_files import self_contained
from model.yaml.nodes import read_nodes, to_plain
from tests.engine.rulebook.numbering import FILES

SENTENCE_ENDS = re.compile(r"[.?](?= |$)")


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
            ids = [one.id.split("-", 2) for one in book.rules if one.topic == topic]
            assert len({(game, word) for game, word, _ in ids}) == 1

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
