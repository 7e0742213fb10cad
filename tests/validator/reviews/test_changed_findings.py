"""Findings gained and lost: matched by what they are about, whatever lines come and go."""

from pathlib import Path

import pytest

from model.bundled import bundled_scenarios
from model.files.scenario_files import read_text
from validator.reviews.changed_findings import ChangedFindings, changed_findings
from validator.reviews.map_review import allowed_sentence, review_of
from validator.running.validating import Wishes, judge_text

TUTORIAL = Path(bundled_scenarios()["tutorial"]).read_text(encoding="utf-8")
ALL = Wishes(per_code=0, per_file=0)
SLIP = "allow:\n- {code: MAP999, reason: So it is.}\n"


def compared(old: str, new: str) -> ChangedFindings:
    judged = (judge_text(text.encode(), "map.milepost.yaml", ALL) for text in (old, new))
    return changed_findings(*judged)


def test_nothing_is_gained_or_lost_between_a_file_and_itself() -> None:
    broken = TUTORIAL + SLIP
    assert not compared(broken, broken)
    assert not compared(TUTORIAL, TUTORIAL)


def test_a_finding_that_only_moved_is_neither_gained_nor_lost() -> None:
    moved = TUTORIAL.replace("format: 1\n", "format: 1\n# One\n# two\n# three lines more.\n") + SLIP
    assert not compared(TUTORIAL + SLIP, moved)


def test_a_slip_is_gained_and_its_repair_loses_it() -> None:
    there, back = compared(TUTORIAL, TUTORIAL + SLIP), compared(TUTORIAL + SLIP, TUTORIAL)
    assert [one.code for one in there.gained] == ["SUP001"]
    assert there.lost == ()
    assert [one.code for one in back.lost] == ["SUP001"]
    assert back.gained == ()


def test_a_file_that_can_no_longer_be_read_says_so() -> None:
    assert [one.code for one in compared(TUTORIAL, "title: [").gained] == ["YML001"]


def test_what_is_newly_allowed_is_not_lost() -> None:
    twice = TUTORIAL + SLIP
    allowed = twice + "- {code: SUP001, place: MAP999, reason: We know.}\n"
    found = compared(twice, allowed)
    assert found.lost == ()
    assert [one.code for one in found.allowed] == ["SUP001"]


def test_new_entries_of_allow_are_told_on_their_own() -> None:
    old, new = (read_text(text).scenario for text in (TUTORIAL, TUTORIAL + SLIP))
    review = review_of(old, new)
    assert review.changes == ()
    assert review.allowed_sentences() == ["MAP999: So it is."]
    assert bool(review)


def test_an_entry_that_went_is_a_change_like_others() -> None:
    old, new = (read_text(text).scenario for text in (TUTORIAL + SLIP, TUTORIAL))
    review = review_of(old, new)
    assert len(review.changes) == 1
    assert review.allowed == ()


@pytest.mark.parametrize("place", ["", "4,5"])
def test_an_entry_says_its_place(place: str) -> None:
    text = TUTORIAL + f'allow:\n- {{code: MAP014, place: "{place}", reason: Why not.}}\n'
    entry = next(iter(read_text(text).scenario.allow.values()))
    assert allowed_sentence(entry) == f"MAP014{' at 4,5' if place else ''}: Why not."
