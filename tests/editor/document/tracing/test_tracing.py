"""The tracing picture of a document: found, missing, sought again, pinned and laid by hand."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.document.document import Document
from editor.document.tracing.fit import similar
from editor.document.tracing.pins import (
    MOST_PINS,
    faded,
    is_by_hand,
    known,
    laid,
    nudged,
    pinned,
    unpinned,
    with_file,
    without_picture,
)
from editor.document.tracing.places import NoPlace, place_called, point_of
from editor.document.tracing.report import report
from editor.document.tracing.tracing import Tracing
from editor.edits.carrying import OffTheMap
from model.boards import grid
from model.files.scenario_files import new_text, open_file, read_text
from model.notation import Cell, Point
from model.scenario.change import Change, apply
from model.scenario.things import Picture, Pin
from tests.editor.boards import plain
from tests.editor.document.tracing.pictures import png

SIZE = (800, 600)
PINS = (
    Pin(100, 100, Point(1000, 1000)),
    Pin(700, 100, Point(9000, 1000)),
    Pin(100, 500, Point(1000, 7000)),
)


@pytest.fixture
def document(tmp_path: Path) -> Document:
    path = tmp_path / "plain.milepost.yaml"
    path.write_text(new_text(replace(plain(), picture=Picture("./scan.png"))), encoding="utf-8")
    (tmp_path / "scan.png").write_bytes(png(*SIZE))
    return Document.open(path)


def test_a_picture_lies_within_the_board_before_it_is_pinned(document: Document) -> None:
    fit = Tracing(document).fit
    for corner in ((0, 0), (800, 0), (800, 600), (0, 600)):
        x, y = fit.at(corner)
        assert -1 <= x <= 12.5
        assert -1 <= y <= 9 * grid.ROW_HEIGHT + 1


def test_a_picture_that_is_gone_is_told_and_found_again(document: Document) -> None:
    tracing = Tracing(document)
    document.apply(pinned(tracing.lying, (100, 100), Point(1000, 1000)))
    file = Path(document.folder) / "scan.png"
    file.unlink()
    assert tracing.trouble == "'./scan.png' is not there."
    (file.parent / "found.png").write_bytes(png(400, 300))
    assert tracing.is_same(document.folder, "./found.png")
    document.apply(with_file(document.scenario, "./found.png", keeps_pins=True))
    assert tracing.found is not None
    assert tracing.picture is not None
    assert len(tracing.picture.pins) == 1


def test_pins_do_not_stay_for_another_picture(document: Document) -> None:
    tracing = Tracing(document)
    document.apply(pinned(tracing.lying, (100, 100), Point(1000, 1000)))
    for size, is_same in ((SIZE, True), ((801, 600), False)):
        (Path(document.folder) / "other.png").write_bytes(png(*size))
        assert tracing.is_same(document.folder, "./other.png") is is_same
    document.apply(with_file(document.scenario, "./other.png"))
    assert document.scenario.picture == Picture("./other.png")


@pytest.mark.parametrize(
    "named",
    ["../scan.png", "/etc/passwd", "./scan.svg", "http://example.org/x.png", "a/../../x.png"],
)
def test_names_that_lead_out_of_the_folder_show_nothing(document: Document, named: str) -> None:
    document.scenario = replace(document.scenario, picture=Picture(named))
    assert Tracing(document).found is None
    assert Tracing(document).trouble


def test_everything_done_to_a_picture_is_written_and_taken_back(document: Document) -> None:
    start, tracing = document.scenario, Tracing(document)
    makes: tuple[Callable[[], Change], ...] = (
        lambda: pinned(tracing.lying, (100, 100), Point(1000, 1000)),
        lambda: pinned(tracing.lying, (700, 120), Point(9000, 1000)),
        lambda: nudged(tracing.lying, 0.1, -0.3),
        lambda: laid(tracing.lying, 1.2, 5),
        lambda: faded(document.scenario, 30),
        lambda: unpinned(document.scenario, 0),
    )
    for make in makes:
        document.apply(make())
        assert read_text(new_text(document.scenario)).scenario == document.scenario
    document.apply(without_picture(document.scenario))
    assert document.scenario.picture is None
    document.go_to(0)
    assert document.scenario == start


def test_a_known_place_moves_what_a_hand_has_laid_and_the_second_takes_over(
    document: Document,
) -> None:
    tracing = Tracing(document)
    document.apply(laid(tracing.lying, 1.5, 10))
    by_hand = tracing.fit
    assert tracing.picture is not None
    assert all(is_by_hand(pin, SIZE) for pin in tracing.picture.pins)
    document.apply(pinned(tracing.lying, (100, 100), Point(2000, 2000)))
    assert tracing.fit.angle == pytest.approx(by_hand.angle, abs=0.05)
    assert tracing.fit.at((100, 100)) == pytest.approx(grid.position(Cell(1, 2)), abs=1.1)
    document.apply(pinned(tracing.lying, (700, 100), Point(9000, 2000)))
    assert known(tracing.picture, SIZE) == tracing.picture.pins
    assert len(tracing.picture.pins) == 2
    assert tracing.fit.at((700, 100)) == pytest.approx(grid.position(Point(9000, 2000)), abs=1e-6)


def test_a_point_that_is_pinned_again_is_moved(document: Document) -> None:
    tracing = Tracing(document)
    document.apply(pinned(tracing.lying, (100, 100), Point(1000, 1000)))
    document.apply(pinned(tracing.lying, (101, 99), Point(3000, 1000)))
    assert tracing.picture is not None
    assert [pin.at for pin in tracing.picture.pins] == [Point(3000, 1000)]


def test_what_pins_are_off_by_is_told_with_the_worst(document: Document) -> None:
    told = []
    for count in range(4):
        picture = Picture("./scan.png", PINS[:count])
        told.append(report(replace(document.scenario, picture=picture), SIZE))
    assert told[1] == "1 place is known. Pin two more, far from each other."
    assert told[2].startswith("1 column is 75.0 pixels, turned by 0.0°.")
    assert "3 pins: at worst 0.06 cells off, at pin 1" in told[3]


def test_a_picture_has_at_most_as_many_pins_as_a_file_may_say(document: Document) -> None:
    many = tuple(Pin(10 + 10 * n, 10, Point(100 * n, 0)) for n in range(MOST_PINS))
    document.scenario = replace(document.scenario, picture=Picture("./scan.png", many))
    with pytest.raises(OffTheMap, match="at most 50"):
        pinned(Tracing(document).lying, (600, 300), Point(5000, 5000))


@given(st.floats(0.01, 100), st.floats(-180, 180), st.floats(-1e5, 1e5), st.floats(-1e5, 1e5))
def test_a_hand_lays_a_picture_anywhere_or_is_told_why_not(
    scale: float, degrees: float, right: float, down: float
) -> None:
    scenario = replace(plain(), picture=Picture("./scan.png", PINS[:2]))
    document = Document(scenario)
    makes: tuple[Callable[[], Change], ...] = (
        lambda: nudged(Tracing(document).lying, right, down),
        lambda: laid(Tracing(document).lying, scale, degrees),
    )
    for make in makes:
        try:
            document.apply(make())
        except OffTheMap:
            continue
    assert read_text(new_text(document.scenario)).scenario == document.scenario


@given(st.floats(0.8, 1.25), st.floats(-40, 40), st.floats(-5, 5), st.floats(-5, 5))
def test_what_a_hand_does_is_done_to_the_picture(
    scale: float, degrees: float, right: float, down: float
) -> None:
    document = Document(replace(plain(), picture=Picture("./scan.png", PINS[:2])))
    tracing = Tracing(document)
    before, pixel = tracing.fit, (400.0, 300.0)
    document.apply(nudged(tracing.lying, right, down))
    document.apply(laid(tracing.lying, scale, degrees))
    x, y = before.at((500, 500))
    turn = similar(scale, degrees, (x, y), (x + right, y + down))
    assert tracing.fit.at(pixel) == pytest.approx(turn.at(before.at(pixel)), abs=0.02)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("12,7", Cell(12, 7)),
        (" 12, 7 ", Cell(12, 7)),
        ("2.5,3.25", Point(2500, 3250)),
        ("Aston", Cell(2, 2)),
        ("bar", Cell(8, 6)),
    ],
)
def test_a_place_is_said_as_people_say_it(text: str, place: Cell | Point) -> None:
    assert place_called(plain(), text) == place
    assert grid.position(point_of(place)) == pytest.approx(grid.position(place), abs=1e-3)


@pytest.mark.parametrize("text", ["", "   ", "nowhere", "12;7", "9" * 4000, "\u202e", "-"])
def test_what_is_no_place_is_told(text: str) -> None:
    with pytest.raises(NoPlace):
        place_called(plain(), text)


def test_a_file_with_strange_pins_opens_and_lies_somewhere(tmp_path: Path) -> None:
    path = tmp_path / "strange.milepost.yaml"
    same = (Pin(5, 5, Point(1000, 1000)), Pin(5, 5, Point(4000, 1000)))
    path.write_text(new_text(replace(plain(), picture=Picture("./no.png", same))))
    document = Document(open_file(path).scenario)
    tracing = Tracing(document)
    assert tracing.fit.area > 0
    assert len(tracing.errors) == 2
    assert apply(document.scenario, without_picture(document.scenario)).picture is None
