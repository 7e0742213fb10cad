"""A start that died on its way makes the next one careful; reports are numbered and few."""

import os

import pytest

from editor.preferences.data_folder import data_folder
from editor.program import crash_report
from editor.program.crash_report import report_text, write_report
from editor.program.safe_start import Start


def test_a_start_that_died_makes_the_next_one_careful() -> None:
    first = Start()
    assert not first.is_safe
    assert not Start().is_safe, "another one that is starting at the same time is not dead"
    assert first._lock is not None
    assert first._lock._descriptor is not None
    os.close(first._lock._descriptor)
    second = Start()
    assert second.is_safe
    second.is_up()
    assert not data_folder("starting").exists()
    assert not Start().is_safe


def test_a_report_tells_what_failed() -> None:
    try:
        raise ValueError("odd ☃")
    except ValueError as error:
        text = report_text(type(error), error, error.__traceback__, ["map: Plain"])
    assert "ValueError: odd ☃" in text
    assert "map: Plain" in text
    path = write_report(text)
    assert path is not None
    assert path.read_text(encoding="utf-8") == text


def test_only_the_latest_reports_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash_report, "MOST", 3)
    names = [path.name for path in (write_report("x") for _ in range(5)) if path is not None]
    assert names[-1] == "report-5.txt"
    assert sorted(path.name for path in data_folder("reports").iterdir()) == [
        "report-3.txt",
        "report-4.txt",
        "report-5.txt",
    ]
