"""Outlines that cross themselves, and labels that hide mileposts."""

from math import cos, pi, sin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.boards.geometry import fault_of
from model.notation import Path, Point
from tests.generate.examples import examples
from tests.validator.examples import codes_after_repair, found_by
from validator.survey.plain_outlines import is_plain

LAKE = "waters:\n- {id: new-lake, kind: lake, outline: '%s'}\n"
POINTS = st.builds(Point, st.integers(0, 4000), st.integers(0, 4000))


@settings(max_examples=examples(100), deadline=None)
@given(st.lists(POINTS, max_size=9))
def test_what_is_called_plain_has_no_fault(points: list[Point]) -> None:
    outline = Path(points)
    if is_plain(outline):
        assert fault_of(outline) is None


@settings(max_examples=examples(100), deadline=None)
@given(st.lists(st.integers(300, 3000), min_size=3, max_size=40))
def test_an_outline_around_its_middle_is_plain(reaches: list[int]) -> None:
    number = len(reaches)
    turns = [2 * pi * n / number for n in range(number)]
    around = [
        Point(5000 + round(far * cos(turn)), 5000 + round(far * sin(turn)))
        for far, turn in zip(reaches, turns, strict=True)
    ]
    assert is_plain(Path(around)) is (fault_of(Path(around)) is None)


@pytest.mark.parametrize(
    ("outline", "why"),
    [
        ("4.6,5.6 4.9,6.4 4.9,5.6 4.6,6.4", "crosses itself at 4.75,6.0"),
        ("4.6,5.6 4.9,6.4", "fewer than three points"),
        ("4.6,5.6 4.6,5.6 4.6,5.6", "fewer than three"),
        ("4.6,5.6 4.9,6.4 4.6,5.6 4.9,6.4", "crosses itself"),
    ],
)
def test_an_outline_around_nothing_proper_is_told(outline: str, why: str) -> None:
    (finding,) = found_by(LAKE % outline, "MAP005")
    assert why in finding.message


SHAPE = "shapes:\n- {id: new-shape, kind: %s, outline: '%s'}\n"


@pytest.mark.parametrize("kind", ["own", "overseas", "neighbour", "sea"])
@pytest.mark.parametrize("outline", ["4.6,5.6 4.9,6.4 4.9,5.6 4.6,6.4", "4.6,5.6 4.9,6.4"])
def test_the_outline_of_a_shape_is_judged_like_that_of_a_lake(kind: str, outline: str) -> None:
    (finding,) = found_by(SHAPE % (kind, outline), "MAP005")
    assert finding.route == ("shapes", "new-shape", "outline")
    assert found_by(SHAPE % ("border", outline), "MAP005") == [], "a border is a line"


def test_two_swapped_points_are_swapped_back() -> None:
    layer = LAKE % "4.6,5.6 4.75,5.5 4.9,5.6 4.6,6.4 4.9,6.4"
    assert found_by(layer, "MAP005")
    assert not codes_after_repair(layer, "MAP005")


@pytest.mark.parametrize(
    "outline",
    [
        "4.6,5.6 4.9,5.6 4.9,6.4 4.6,6.4 4.6,5.6",
        # Straight on through a point, and a waist.
        "4.6,5.6 4.75,5.6 4.9,5.6 4.9,6.4 4.6,6.4",
        "4.6,5.6 4.75,6.0 4.9,5.6 4.9,6.4 4.75,6.0 4.6,6.4",
    ],
)
def test_closed_straight_and_narrow_outlines_are_fine(outline: str) -> None:
    assert not found_by(LAKE % outline, "MAP005")


def test_an_outline_of_very_many_points_is_judged_too() -> None:
    wave = [f"{3 + n / 100:.2f},{5.6 + n % 2 / 10:.1f}" for n in range(300)]
    fine = " ".join([*wave, "6.0,6.4", "3.0,6.4"])
    assert not found_by(LAKE % fine, "MAP005")
    assert found_by(LAKE % fine.replace("6.0,6.4 3.0,6.4", "3.0,6.4 6.0,6.4"), "MAP005")


@pytest.mark.parametrize(
    ("label", "at_least"),
    [
        ('{id: vale, text: The Vale, at: "4.0,6.05"}', 1),
        ('{id: vale, text: The Vale, at: "4.0,6.5"}', 0),
        ('{id: vale, text: The Vale of Many Mileposts, at: "4.0,6.05", size: large}', 4),
        # Turned upright between two columns, and in the sea.
        ('{id: vale, text: The Vale of Many Mileposts, at: "7.0,10.05", angle: 90}', 0),
        ('{id: vale, text: The Vale, at: "7.0,10.0"}', 0),
    ],
)
def test_a_label_is_told_with_the_mileposts_that_it_covers(label: str, at_least: int) -> None:
    found = found_by(f"labels:\n- {label}\n", "MAP030")
    assert bool(found) is (at_least > 0)
    assert all(len(finding.cells) >= at_least for finding in found)


def test_the_label_of_a_thing_is_told_by_its_name() -> None:
    (finding,) = found_by('labels:\n- {id: wend, at: "5.0,6.0"}\n', "MAP030")
    assert finding.message.startswith("the label Wend covers")
