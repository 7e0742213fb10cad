"""A check that breaks down is told once, and silences no other."""

from collections.abc import Iterator

import pytest

from tests.validator.examples import as_file
from validator.check import Check, checks_of
from validator.finding import WARNING, Finding
from validator.running import run
from validator.running.run import INTERNAL, TRACEBACK, examine

BAD = "goods:\n- {id: coal, chips: 0}\n"
"""The tutorial with demands for a good that has no chips."""


def _breaks(_: object) -> Iterator[Finding]:
    yield Finding(message="something before it breaks")
    raise ZeroDivisionError("division by zero")


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    checks = [
        Check(code=code, name="broken", severity=WARNING, run=_breaks, reads=frozenset())
        for code in ("AAA001", "ZZZ001")
    ]
    monkeypatch.delenv(TRACEBACK, raising=False)
    monkeypatch.setattr(run, "checks_of", lambda system: (*checks, *checks_of(system)))


@pytest.mark.usefixtures("broken")
def test_what_other_checks_find_is_told_all_the_same() -> None:
    codes = [placed.finding.code for placed in examine(as_file(BAD))]
    assert codes.count(INTERNAL) == 1
    assert "ECO002" in codes


@pytest.mark.usefixtures("broken")
def test_who_mends_it_can_see_where_it_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TRACEBACK, "1")
    with pytest.raises(ZeroDivisionError):
        examine(as_file(BAD))


def test_all_keys_that_a_thing_lacks_are_told_together() -> None:
    begun = "links:\n- {id: second-line, port: '13,10'}\n"
    (missing,) = [one.finding for one in examine(as_file(begun)) if one.finding.code == "SCH002"]
    assert missing.message == '"cost", "mode" and "serves" are missing in links/second-line'
