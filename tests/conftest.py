"""What holds for every test: no window, no network, the same examples on every machine."""

import gc
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.has_qt import HAS_QT
from tests.quick import Noting, parted, slow_tests
from tests.workers import begin_elsewhere, tell_briefly

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["PYTEST_QT_API"] = "pyside6"

# Bytecode is kept, whatever the surroundings say: else every start of `milepost` in a test compiles
# it anew, and every run rewrites the asserts of all tests.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

pytest_plugins = ["pytestqt.plugin"] if HAS_QT else []

# Every run tries the same examples, so that more of them find nothing new: that is for `thorough`.
settings.register_profile(
    "default", deadline=None, derandomize=True, database=None, print_blob=True, max_examples=20
)
settings.register_profile(
    "thorough",
    deadline=None,
    max_examples=2000,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.register_profile(
    "quick", deadline=None, derandomize=True, database=None, print_blob=True, max_examples=10
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out the tests that take long")
    parser.addoption("--note-slow", action="store_true", help="note which tests take long")


def pytest_configure(config: pytest.Config) -> None:
    is_worker = hasattr(config, "workerinput")
    if config.getoption("--note-slow") and not is_worker:
        known = slow_tests() if config.getoption("--quick") else frozenset()
        config.pluginmanager.register(Noting(known))


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    if hasattr(session.config, "workerinput"):
        tell_briefly(session.config)
        begin_elsewhere(session.config)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    # Both look at the examples of all checks: one after the other, a worker looks at each but once.
    items.sort(
        key=lambda item: not item.nodeid.startswith(("tests/contracts/", "tests/validator/"))
    )
    if config.getoption("--quick"):
        items[:], left_out = parted(items)
        config.hook.pytest_deselected(items=left_out)


def pytest_report_header() -> str:
    return "Qt: offscreen" if HAS_QT else "Qt: not installed, so the tests of windows are left out"


def pytest_collection_finish() -> None:
    """Ten thousand tests stay to the end: do not look through them for garbage again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out what needs Qt where there is none: tests/editor and tests/drawing/qt."""
    if HAS_QT:
        return None
    place = collection_path.relative_to(Path(__file__).parent).parts
    needs_qt = place[:1] == ("editor",) or place[:2] == ("drawing", "qt")
    return True if needs_qt else None


def _is_on_this_machine(family: int, address: Any) -> bool:
    if family not in (socket.AF_INET, socket.AF_INET6):
        return True
    host = str(address[0])
    return host in {"localhost", "::1"} or host.startswith("127.")


@pytest.fixture(autouse=True, scope="session")
def one_application(request: pytest.FixtureRequest) -> None:
    """Where windows will be tested, the first application can have windows: Qt allows no second.

    Whoever only draws begins one that cannot.
    """
    if any(item.nodeid.startswith("tests/editor/") for item in request.session.items):
        request.getfixturevalue("qapp")


@pytest.fixture(autouse=True, scope="session")
def no_network() -> Iterator[None]:
    """Refuse every connection that would leave this machine."""

    def guarded(name: str) -> Any:
        original = getattr(socket.socket, name)

        def call(self: socket.socket, *arguments: Any) -> Any:
            if not _is_on_this_machine(self.family, arguments[-1]):
                raise RuntimeError(f"a test tried to reach {arguments[-1]} over the network")
            return original(self, *arguments)

        return call

    with pytest.MonkeyPatch.context() as patch:
        for name in ("connect", "connect_ex", "sendto"):
            patch.setattr(socket.socket, name, guarded(name))
        yield
