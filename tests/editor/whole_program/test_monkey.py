"""A short visit of the monkey: it clicks, drags and types at random, and nothing is lost."""

import platform
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from model.bundled import bundled_scenarios
from tests.editor.whole_program.monkey import Monkey, Watch, growth, left_behind, maps, way_back
from tests.editor.whole_program.weighing import weight
from tests.editor.windows import window_on

EVENTS = 80
"""`make monkey` goes on for 20,000."""


WEST = Path(__file__).parents[3] / "docs/pictures/editor/west.milepost.yaml"


@pytest.mark.parametrize(
    ("path", "seed"),
    [
        (bundled_scenarios()["tutorial"], 1),
        (bundled_scenarios()["tutorial"], 2),
        (WEST, 3),
        *((path, seed) for seed, path in enumerate(maps().values(), 4)),
    ],
)
def test_random_events_raise_nothing_and_lead_back_to_the_file(
    qtbot: QtBot, path: Path, seed: int
) -> None:
    window = window_on(qtbot)
    document = Document.open(path)
    canvas = window.show_document(document)
    window.show()
    monkey = Monkey(window, seed)
    with Watch() as watch:
        for _ in range(EVENTS):
            monkey.go_on()
    monkey.end()
    canvas.desk.cancel()
    assert watch.troubles == []
    assert left_behind(window) == []
    assert document.history.steps
    assert way_back(document)


def test_what_is_held_more_and_more_is_seen_and_what_comes_and_goes_is_not() -> None:
    assert growth([100, 104, 108, 112, 116, 120]) == 8
    assert growth([100, 180, 101, 102, 240, 101]) == 0


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc tells what it holds")
def test_the_weight_tells_what_is_held() -> None:
    before = weight()
    kept = ["held" * 100_000 + str(number) for number in range(100)]
    after = weight()
    assert 35 < after.held - before.held < 60
    assert kept
