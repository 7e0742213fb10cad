"""Rules are found by their IDs, and who misspells one is told what was meant."""

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rulebook import NoSuchRule, Rule, Rulebook, find, rule, suggestions
from tests.engine.rulebook.numbering import HERE, ID


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
