"""Tests of the editor write into a data folder of their own."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from model.wording.speech import speak


@pytest.fixture(autouse=True)
def data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("MILEPOST_DATA", str(folder))
    return folder


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever language a test has chosen, the next one is told all in English."""
    yield
    speak("en")


@pytest.fixture(autouse=True)
def no_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The welcome page draws no maps, which would take longer than all the tests."""
    if "draws_pictures" not in request.fixturenames:
        monkeypatch.setattr("editor.window.thumbnails.drawn", lambda *_: b"")


@pytest.fixture
def draws_pictures() -> None:
    """Asks for the pictures of the welcome page."""


@pytest.fixture(autouse=True, scope="module")
def nothing_old() -> Iterator[None]:
    """What was loaded before is not looked through after each test; later all is as usual."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.collect()
    gc.enable()


@pytest.fixture(autouse=True)
def tidy(request: pytest.FixtureRequest) -> Iterator[None]:
    """As in the program itself, no thread but that of the windows throws widgets away.

    A test without windows leaves nothing that could not wait for the end of its module.
    """
    yield
    if "qtbot" in request.fixturenames:
        gc.collect()
