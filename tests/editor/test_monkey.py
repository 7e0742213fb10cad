"""A short visit of the monkey: it clicks, drags and types at random, and nothing is lost."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.document import Document
from model.bundled import bundled_scenarios
from tests.editor.monkey import Monkey, Watch, way_back
from tests.editor.windows import window_on

EVENTS = 120


@pytest.mark.parametrize("seed", [1, 2])
def test_random_events_raise_nothing_and_lead_back_to_the_file(qtbot: QtBot, seed: int) -> None:
    window = window_on(qtbot)
    document = Document.open(Path(bundled_scenarios()["tutorial"]))
    canvas = window.show_document(document)
    window.show()
    monkey = Monkey(window, seed)
    with Watch() as watch:
        for _ in range(EVENTS):
            monkey.go_on()
    monkey.end()
    canvas.desk.cancel()
    assert watch.troubles == []
    assert document.history.steps
    assert way_back(document)
