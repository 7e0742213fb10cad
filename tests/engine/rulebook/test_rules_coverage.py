"""`make rules` finds every mark, believes no unknown ID, and says honestly what is missing."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.rulebook import Inspection, Invariant, OpenQuestion, Rule, Rulebook, rulebooks
from model.collection import Things
from tests import rules_coverage
from tests.rule_marks import Mark, marks_below, marks_in
from tests.rules_coverage import AWAITED, HERE, Coverage, as_json, as_text, coverage_of, main


def ids_in(source: str) -> list[str | None]:
    return [mark.id for mark in marks_in("import pytest\n" + source, "tests/test_x.py")]


class TestAMarkIsFound:
    def test_above_a_test(self) -> None:
        source = (
            '@pytest.mark.rule("CRY-BUILD-08")\n@pytest.mark.rule("CRY-BUILD-09")\ndef test(): ...'
        )
        assert ids_in(source) == ["CRY-BUILD-08", "CRY-BUILD-09"]

    def test_above_a_class_and_for_a_module(self) -> None:
        source = 'pytestmark = pytest.mark.rule("CRY-WIN-01")\n'
        source += '@pytest.mark.rule("CRY-WIN-02")\nclass TestX:\n    def test(self): ...'
        assert ids_in(source) == ["CRY-WIN-01", "CRY-WIN-02"]

    def test_with_its_place(self) -> None:
        marks = marks_in('\n\n@pytest.mark.rule("CRY-WIN-01")\ndef test(): ...', "tests/test_x.py")
        assert list(map(str, marks)) == ["tests/test_x.py:3"]

    def test_in_a_row_of_parameters(self) -> None:
        source = 'ROWS = [pytest.param(1, marks=pytest.mark.rule("CRY-RENT-01")),\n'
        source += '        pytest.param(2, marks=[pytest.mark.rule("CRY-RENT-02")])]'
        assert ids_in(source) == ["CRY-RENT-01", "CRY-RENT-02"]

    def test_behind_a_constant(self) -> None:
        assert ids_in('ID = "CRY-RENT-01"\n@pytest.mark.rule(ID)\ndef test(): ...') == [
            "CRY-RENT-01"
        ]
        typed = 'ID: str = "CRY-RENT-01"\n@pytest.mark.rule(ID)\ndef test(): ...'
        assert ids_in(typed) == ["CRY-RENT-01"]

    def test_in_a_loop_over_a_constant(self) -> None:
        source = (
            'IDS = ["CRY-RENT-01", "CRY-RENT-02"]\nMARKS = [pytest.mark.rule(one) for one in IDS]'
        )
        assert ids_in(source) == ["CRY-RENT-01", "CRY-RENT-02"]

    def test_in_a_loop_over_the_keys_of_a_table(self) -> None:
        source = 'TABLE = {"CRY-VAR-01": ("china-rails", 3)}\n'
        source += "MARKS = [pytest.mark.rule(one) for one, what in TABLE.items() if what]"
        assert ids_in(source) == ["CRY-VAR-01"]

    def test_behind_the_parameter_of_a_function(self) -> None:
        source = (
            "def row(value, rule):\n    return pytest.param(value, marks=pytest.mark.rule(rule))\n"
        )
        source += 'ROWS = [row(1, "CRY-RENT-01"), row(2, rule="CRY-RENT-02")]'
        assert ids_in(source) == ["CRY-RENT-01", "CRY-RENT-02"]

    def test_behind_many_parameters_of_a_function(self) -> None:
        source = "def row(name, *ids):\n    marks = [pytest.mark.rule(one) for one in ids]\n"
        source += "    return pytest.param(name, marks=marks)\n"
        source += (
            'ROWS = [row("CRY-NOT-01", "CRY-RENT-01", "CRY-RENT-02"), row("x", "CRY-RENT-03")]'
        )
        assert ids_in(source) == ["CRY-RENT-01", "CRY-RENT-02", "CRY-RENT-03"]

    def test_under_another_name(self) -> None:
        source = 'rule = pytest.mark.rule\n@rule("CRY-RENT-01")\ndef test(): ...'
        assert ids_in(source) == ["CRY-RENT-01"]
        assert ids_in('from pytest import mark\n@mark.rule("CRY-WIN-01")\ndef test(): ...') == [
            "CRY-WIN-01"
        ]


class TestAMarkIsNot:
    @pytest.mark.parametrize(
        "source",
        [
            "@pytest.mark.rule(f'CRY-RENT-{1:02}')\ndef test(): ...",
            "@pytest.mark.rule(make())\ndef test(): ...",
            "from elsewhere import ID\n@pytest.mark.rule(ID)\ndef test(): ...",
            "ID = ID\n@pytest.mark.rule(ID)\ndef test(): ...",
            "@pytest.mark.rule()\ndef test(): ...",
        ],
    )
    def test_guessed_where_it_cannot_be_read(self, source: str) -> None:
        assert ids_in(source) == [None]

    @pytest.mark.parametrize(
        "source",
        [
            '# @pytest.mark.rule("CRY-RENT-01")',
            "TEXT = '@pytest.mark.rule(\"CRY-RENT-01\")'",
            '"""@pytest.mark.rule("CRY-RENT-01")"""',
            'book.rule("CRY-RENT-01")',
            '@pytest.mark.other("CRY-RENT-01")\ndef test(): ...',
        ],
    )
    def test_seen_where_there_is_none(self, source: str) -> None:
        assert ids_in(source) == []


def small_book() -> Rulebook:
    def one(number: int, **more: str) -> Rule:
        return Rule(
            id=f"CRY-RENT-0{number}",
            topic="Rent",
            title="Fee",
            text="Pay 4M.",
            games=Things({"china-rails": ("book",)}),
            **{"kind": "play", **more},  # type: ignore[arg-type]
        )

    return Rulebook(
        id="small",
        title="Small",
        system="crayon",
        games=Things({"china-rails": "China Rails"}),
        notes="",
        rules=(one(1), one(2, kind="component"), one(3, kind="note", untested="A tip.")),
        open_questions=(
            OpenQuestion(id="OPEN-CRY-01", topic="Rent", question="?", default=".", danger="low"),
        ),
        invariants=(Invariant(id="INV-CRY-01", text="Money stays."),),
    )


PLAYING, ELSEWHERE = "tests/engine/test_rent.py", "tests/model/test_presets.py"


def verdicts(*marks: Mark) -> list[str]:
    return [one.verdict for one in coverage_of([small_book()], marks).standings]


class TestAVerdict:
    def test_is_missing_without_a_test_and_excused_with_a_reason(self) -> None:
        assert verdicts() == ["missing", "missing", "excused", "missing"]

    def test_is_tested_for_play_only_where_games_are_played(self) -> None:
        elsewhere = [Mark(f"CRY-RENT-0{n}", ELSEWHERE, 1) for n in (1, 2)]
        assert verdicts(*elsewhere) == ["not played", "tested", "excused", "missing"]
        playing = [Mark("CRY-RENT-01", PLAYING, 1), Mark("INV-CRY-01", PLAYING, 2)]
        assert verdicts(*playing) == ["tested", "missing", "excused", "tested"]

    def test_contradicts_a_reason_where_there_is_a_test_after_all(self) -> None:
        assert verdicts(Mark("CRY-RENT-03", PLAYING, 1))[2] == "contradicted"


class TestWhatIsLookedAtBeforePlay:
    def inspected(self, rule: str, severity: str, *marks: Mark) -> str:
        one = Inspection(id=rule, topic="Board", text="There.", severity=severity)  # type: ignore[arg-type]
        book = replace(small_book(), rules=(), invariants=(), inspections=(one,))
        return coverage_of([book], marks).standings[0].verdict

    def test_is_held_by_a_check_and_not_by_a_test_alone(self) -> None:
        assert self.inspected("VAL-CRY-14", "warning") == "tested"
        mark = Mark("VAL-CRY-99", "tests/validator/test_x.py", 1)
        assert self.inspected("VAL-CRY-99", "warning", mark) == "unchecked"

    def test_needs_a_test_where_it_is_only_told(self) -> None:
        assert self.inspected("VAL-CRY-16", "info") == "missing"
        mark = Mark("VAL-CRY-16", "tests/milepost/test_facts.py", 1)
        assert self.inspected("VAL-CRY-16", "info", mark) == "tested"


class TestTheWhole:
    ALL = tuple(
        Mark(one, PLAYING, 1) for one in ("CRY-RENT-01", "CRY-RENT-02", "INV-CRY-01", "OPEN-CRY-01")
    )

    def test_is_complete_when_everything_has_its_test_or_its_reason(self) -> None:
        assert coverage_of([small_book()], self.ALL).is_complete
        assert not coverage_of([small_book()], self.ALL[1:]).is_complete

    def test_takes_an_unknown_id_for_an_error(self) -> None:
        coverage = coverage_of([small_book()], [*self.ALL, Mark("CRY-RENT-09", PLAYING, 7)])
        assert coverage.has_errors
        assert not coverage.is_complete
        assert f"{PLAYING}:7  CRY-RENT-09, did you mean" in as_text(coverage)

    def test_takes_a_mark_that_cannot_be_read_for_an_error(self) -> None:
        coverage = coverage_of([small_book()], [Mark(None, PLAYING, 7)])
        assert coverage.has_errors
        assert "cannot be read (1):" in as_text(coverage)

    def test_waits_for_rulebooks_that_are_not_written_yet(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(rules_coverage, "AWAITED", ("XYZ",))
        coverage = coverage_of([small_book()], [*self.ALL, Mark("XYZ-RAIL-01", PLAYING, 7)])
        assert coverage.is_complete
        assert "XYZ-RAIL-01" in as_text(coverage)

    def test_counts_by_topic_in_text_and_in_json(self) -> None:
        coverage = coverage_of([small_book()], self.ALL[:1])
        assert "1 of 3 rules and invariants" in as_text(coverage)
        plain = json.loads(as_json(coverage))
        assert plain["topics"]["Rent"]["missing"] == 1
        assert plain["rules"]["CRY-RENT-01"]["tests"] == [f"{PLAYING}:1"]
        assert plain["rules"]["CRY-RENT-03"]["untested"] == "A tip."


def test_nothing_is_awaited_that_has_a_rulebook() -> None:
    starts = {entry.id.partition("-")[0] for book in rulebooks() for entry in book.entries()}
    assert starts & set(AWAITED) == set()


@pytest.fixture(scope="module")
def of_this_house() -> Coverage:
    return coverage_of(rulebooks(), marks_below(HERE))


def test_the_tests_of_this_house_name_only_rules_that_are_there(of_this_house: Coverage) -> None:
    assert list(map(str, (*of_this_house.unknown, *of_this_house.unreadable))) == []
    assert of_this_house.with_verdict("contradicted") == []


def test_every_rule_has_its_test(of_this_house: Coverage) -> None:
    lacking = [
        one.id
        for verdict in ("missing", "not played", "unchecked")
        for one in of_this_house.with_verdict(verdict)
    ]
    assert lacking == []
    assert of_this_house.is_complete


@pytest.fixture
def no_tests(tmp_path: Path) -> Path:
    (tmp_path / "tests").mkdir()
    return tmp_path / "tests"


def test_what_is_missing_is_told_and_only_the_strict_refuse_it(
    no_tests: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([], no_tests) == 0
    assert "without a test" in capsys.readouterr().out
    assert main(["--strict"], no_tests) == 1


def test_an_unknown_id_is_refused_by_everybody(
    no_tests: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = 'import pytest\n@pytest.mark.rule("CRY-BUILT-08")\ndef test(): ...\n'
    (no_tests / "test_x.py").write_text(source, encoding="utf-8")
    assert main([], no_tests) == 1
    assert "tests/test_x.py:2  CRY-BUILT-08, did you mean CRY-BUILD-08?" in capsys.readouterr().out


def test_json_is_json(no_tests: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--json"], no_tests) == 0
    crayon, age_of_steam = 242 + 31 + 88, 264 + 43 + 91
    santa_fe, trains = 121 + 18 + 48, 130 + 17 + 46
    found = json.loads(capsys.readouterr().out)["rules"]
    assert len(found) == crayon + age_of_steam + santa_fe + trains
