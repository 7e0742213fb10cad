"""Cheapest lines are told at once on small maps, and by and by on large ones."""

import pytest

from editor.canvas.pinned_prices import Prices
from editor.desk.desk import Desk
from editor.document.document import Document
from editor.edits.painting import painted
from editor.pointing.pointer import at
from editor.systems.crayon.track_prices import cheapest_lines
from editor.tools.measure import measure_sketch
from model.bundled import bundled_scenarios
from model.notation import Cell
from tests.drawing.samples import loaded
from tests.editor.boards import plain
from tests.editor.hands import click, desk_with

HERE, THERE = Cell(1, 1), Cell(9, 7)


def desk() -> Desk:
    return Desk(Document(plain()))


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A desk over a map that counts as a large one."""
    monkeypatch.setattr(cheapest_lines, "SMALL", 0)
    return desk()


def notes(sketch: object) -> list[str]:
    return [note.text for note in getattr(sketch, "notes", ())]


def test_a_small_map_is_searched_at_once_and_later_not_any_more() -> None:
    lines = desk().lines
    assert lines.knows(HERE, THERE)
    at_once = lines.between(HERE, THERE)
    assert lines.has_work()
    while lines.work(lambda: True):
        pass
    later = lines.between(HERE, THERE)
    assert at_once is not None
    assert later is not None
    assert later.total == at_once.total


def test_on_a_large_map_the_price_comes_when_it_is_known(large: Desk) -> None:
    prices = Prices(large)
    large.pin_at(HERE)
    large.move(at(THERE, "move", ""))
    assert notes(prices.sketch()) == ["…"]
    assert "…" in notes(measure_sketch(large, HERE, THERE))[0]
    assert not large.lines.has_news()
    large.lines.work(lambda: False)
    assert large.lines.has_news()
    assert not large.lines.has_news()
    assert notes(prices.sketch()) == ["11 for 11 sections\n11 × clear: 11"]
    assert "…" not in notes(measure_sketch(large, HERE, THERE))[0]


def test_after_a_change_everything_is_searched_anew(large: Desk) -> None:
    assert not large.lines.knows(HERE, THERE)
    large.lines.work(lambda: False)
    before = sum(large.lines.prices(HERE) or ())
    cells = [Cell(col, row) for col in range(3, 6) for row in range(10)]
    large.document.apply(painted(large.scenario, cells, "mountain"))
    assert not large.lines.has_work()
    assert large.lines.prices(HERE) is None
    assert large.lines.has_work()
    large.lines.work(lambda: False)
    assert sum(large.lines.prices(HERE) or ()) > before > 0


def test_only_the_last_beginnings_are_remembered(large: Desk) -> None:
    for col in range(5):
        large.lines.knows(Cell(col, 1), THERE)
    large.lines.work(lambda: False)
    assert large.lines.prices(Cell(4, 1)) is not None
    assert large.lines.prices(Cell(0, 1)) is None


def test_nothing_is_said_about_places_that_are_none(large: Desk) -> None:
    off = Cell(200, 200)
    assert large.lines.knows(HERE, off)
    assert large.lines.between(HERE, off) is None
    assert large.lines.between(HERE, HERE) is None


def test_a_price_that_is_still_looked_for_is_told_once_it_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("editor.systems.crayon.track_prices.cheapest_lines.SMALL", 0)
    desk = desk_with("measure", loaded(bundled_scenarios()["tutorial"]))
    click(desk, Cell(2, 5))
    click(desk, Cell(6, 7))
    assert "…" in desk.sketch.notes[0].text
    while desk.lines.work(lambda: False):
        pass
    desk.look_again()
    assert "clear" in desk.sketch.notes[0].text
