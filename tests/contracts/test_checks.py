"""What holds for every check, found by scanning: codes, pages, and examples that are run."""

import re
from collections import Counter

import pytest

from engine.rulebook import Inspection, NoSuchRule, find
from milepost import __version__
from tests.validator.examples import bad_codes, good_codes
from validator.catalogue.documentation import page_of
from validator.catalogue.published import register
from validator.catalogue.topics import TOPICS, topic_of
from validator.check import Check, all_checks

CODE = re.compile(r"[A-Z]{3}[0-9]{3}")
NAME = re.compile(r"[a-z]+(-[a-z0-9]+)*")
CHECKS = all_checks()
IN_SCENARIOS = [check for check in CHECKS if check.stage in ("scenario", "afterwards")]


def _ids(check: Check) -> str:
    return check.code


def test_there_are_checks() -> None:
    assert CHECKS


def test_codes_and_names_are_used_once() -> None:
    assert max(Counter(check.code for check in CHECKS).values()) == 1
    assert max(Counter(check.name for check in CHECKS).values()) == 1


def test_no_published_code_vanishes_changes_its_name_or_is_used_again() -> None:
    assert register().codes
    assert register().troubles(CHECKS, __version__) == []


@pytest.mark.parametrize("check", CHECKS, ids=_ids)
def test_a_check_is_well_formed(check: Check) -> None:
    assert CODE.fullmatch(check.code)
    assert topic_of(check.code) in TOPICS
    assert NAME.fullmatch(check.name)
    known = {other.code for other in CHECKS}
    assert check.implies | check.implies_anywhere <= known - {check.code}
    assert check.reach is None or check.subjects


@pytest.mark.parametrize("check", CHECKS, ids=_ids)
def test_a_check_has_a_page(check: Check) -> None:
    page = page_of(check)
    assert page.what.endswith((".", "?")), "the first sentence says what is wrong"
    assert page.why
    assert page.repair


@pytest.mark.parametrize("check", CHECKS, ids=_ids)
def test_a_check_names_rules_that_there_are(check: Check) -> None:
    for rule in (*check.rules, *check.holds):
        try:
            find(rule)
        except NoSuchRule as trouble:
            pytest.fail(str(trouble))


@pytest.mark.parametrize("check", CHECKS, ids=_ids)
def test_a_check_holds_what_is_to_be_looked_at_before_play(check: Check) -> None:
    held = [find(one) for one in check.holds]
    assert all(isinstance(one, Inspection) for one in held)
    told = [one.id for one in held if isinstance(one, Inspection) and one.severity == "info"]
    assert told == [], "`milepost info` tells these, no finding does"


@pytest.mark.parametrize("check", IN_SCENARIOS, ids=_ids)
def test_the_bad_example_raises_the_check_and_nothing_else(check: Check) -> None:
    assert set(bad_codes(check)) == {check.code}


@pytest.mark.parametrize("check", IN_SCENARIOS, ids=_ids)
def test_the_good_example_is_clean(check: Check) -> None:
    assert good_codes(check) == []
