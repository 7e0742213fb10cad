"""`make quick`: the tests that a change needs every few minutes, without those that take long.

Which take long was noted in a whole run (`make test ARGS=--note-slow`), test by test, and then in
quick ones (`make quick ARGS=--note-slow`), since what several tests share is paid by the first that
is left. A new test is quick until the next time. What is left out, `make test` runs.
"""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

HERE = Path(__file__).parent
NOTED = HERE / "slow_tests.txt"
LONG = 0.1
"""Seconds that all cases of a test, or setting it up, may take together to be quick."""


def name_of(nodeid: str) -> str:
    """A test without its cases."""
    return nodeid.partition("[")[0]


def slow_tests() -> frozenset[str]:
    """The tests that were noted as slow."""
    return frozenset(NOTED.read_text(encoding="utf-8").splitlines())


def parted(items: Iterable[pytest.Item]) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """The quick tests, and the others."""
    slow = slow_tests()
    quick: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in items:
        (left_out if name_of(item.nodeid) in slow else quick).append(item)
    return quick, left_out


class Noting:
    """Adds up what each test takes, and writes down which are slow."""

    def __init__(self, known: frozenset[str] = frozenset()) -> None:
        self.seconds: Counter[str] = Counter()
        self._known = known
        """Those that are slow anyway, and were not run."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[name_of(report.nodeid)] += report.duration  # type: ignore[assignment]

    def pytest_sessionfinish(self) -> None:
        slow = {name for name, seconds in self.seconds.items() if seconds > LONG}
        lines = (f"{name}\n" for name in sorted(slow | self._known))
        NOTED.write_text("".join(lines), encoding="utf-8")
