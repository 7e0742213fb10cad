"""Fitting a picture to pins: what any hand has shifted, turned and scaled is found again."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.document.tracing.fit import Fit, Spot, similar
from editor.document.tracing.fitting import Pair, errors, fitted

USUAL = similar(0.02, 0, (0, 0), (0, 0))
SCALES = st.floats(0.002, 2.0)
ANGLES = st.floats(-180, 180)
SHIFTS = st.tuples(st.floats(-500, 500), st.floats(-500, 500))
PIXELS = st.tuples(st.integers(0, 6000), st.integers(0, 6000))
MANY = st.lists(PIXELS, min_size=2, max_size=12, unique=True)


def pinned(fit: Fit, pixels: list[tuple[int, int]]) -> list[Pair]:
    return [Pair(pixel, fit.at(pixel)) for pixel in pixels]


def far(one: Fit, other: Fit) -> float:
    """How far two fits lie apart at the corners of a large picture."""
    corners: list[Spot] = [(0, 0), (6000, 0), (0, 6000), (6000, 6000)]
    return max(math.dist(one.at(corner), other.at(corner)) for corner in corners)


def spread(pixels: list[tuple[int, int]]) -> float:
    return max(math.dist(one, other) for one in pixels for other in pixels)


@given(SCALES, ANGLES, SHIFTS, MANY)
def test_any_shift_scale_and_turn_is_found_again(
    scale: float, angle: float, shift: Spot, pixels: list[tuple[int, int]]
) -> None:
    fit = similar(scale, angle, (0, 0), shift)
    found = fitted(pinned(fit, pixels), USUAL)
    # Pins that lie near each other tell less of what is far away.
    assert far(found, fit) < 1e-7 * (1 + 6000 / spread(pixels)) * 6000
    assert max(errors(found, pinned(fit, pixels))) < 1e-6


@given(SCALES, ANGLES, SHIFTS, MANY, SHIFTS)
def test_no_place_of_a_picture_comes_nearer_to_its_pins_than_the_fit(
    scale: float, angle: float, shift: Spot, pixels: list[tuple[int, int]], off: Spot
) -> None:
    fit = similar(scale, angle, (0, 0), shift)
    pairs = [
        Pair(
            pair.pixel, (pair.spot[0] + off[0] / (3 + number), pair.spot[1] - off[1] / (7 + number))
        )
        for number, pair in enumerate(pinned(fit, pixels[:3]))
    ]
    found = fitted(pairs, USUAL)
    least = sum(one * one for one in errors(found, pairs))
    for other in (found.shifted(0.01, 0), found.shifted(0, -0.01), fit):
        assert sum(one * one for one in errors(other, pairs)) >= least - 1e-6 * (1 + least)


@given(SCALES, ANGLES, SHIFTS, PIXELS)
def test_a_pixel_and_its_place_lead_to_each_other(
    scale: float, angle: float, shift: Spot, pixel: tuple[int, int]
) -> None:
    fit = similar(scale, angle, (0, 0), shift)
    assert math.dist(fit.back(fit.at(pixel)), pixel) < 1e-3
    assert fit.pitch == pytest.approx(1 / scale)
    assert math.cos(math.radians(fit.angle - angle)) == pytest.approx(1)
    assert fit.stretch == pytest.approx(0, abs=1e-6)


def test_one_pin_shifts_a_picture_and_leaves_its_size() -> None:
    found = fitted([Pair((100, 50), (7.0, 8.0))], USUAL)
    assert found.at((100, 50)) == pytest.approx((7.0, 8.0))
    assert found.right == USUAL.right


def test_a_stretched_scan_is_straightened_by_the_fourth_pin() -> None:
    scan = Fit((0.021, 0.001), (-0.002, 0.0165), (3.0, 4.0))
    pixels = [(40, 60), (1900, 90), (80, 1400), (1850, 1350)]
    three, four = pinned(scan, pixels[:3]), pinned(scan, pixels)
    assert max(errors(fitted(three, USUAL), three)) > 1.0
    assert max(errors(fitted(four, USUAL), four)) < 1e-6
    assert fitted(four, USUAL).stretch == pytest.approx(scan.stretch)


@given(st.lists(st.tuples(st.floats(-0.1, 0.1), st.floats(-0.1, 0.1)), min_size=4, max_size=4))
def test_a_hand_that_trembles_stretches_nothing_far(trembling: list[Spot]) -> None:
    scan = similar(0.02, 7, (0, 0), (1, 2))
    pixels = [(40, 60), (1900, 90), (80, 1400), (1850, 1350)]
    pairs = [
        Pair(pair.pixel, (pair.spot[0] + x, pair.spot[1] + y))
        for pair, (x, y) in zip(pinned(scan, pixels), trembling, strict=True)
    ]
    found = fitted(pairs, USUAL)
    assert max(math.dist(found.at(pixel), scan.at(pixel)) for pixel in pixels) < 0.3


@pytest.mark.parametrize(
    "pairs",
    [
        [Pair((5, 5), (1, 1)), Pair((5, 5), (3, 4))],
        [Pair((5, 5), (1, 1)), Pair((90, 5), (1, 1))],
        [Pair((5, 5), (1, 1)), Pair((90, 5), (1, 1)), Pair((40, 80), (1, 1))],
    ],
)
def test_pins_on_one_spot_say_nothing_of_the_size(pairs: list[Pair]) -> None:
    assert fitted(pairs, USUAL).right == USUAL.right


def test_pins_on_a_line_do_not_stretch() -> None:
    pairs = [Pair((100 * n, 0), (n + 0.2 * (n % 2), 0.0)) for n in range(6)]
    assert fitted(pairs, USUAL).stretch == pytest.approx(0, abs=1e-6)


def test_a_picture_is_never_mirrored() -> None:
    mirrored = Fit((-0.02, 0.0), (0.0, 0.02), (30.0, 0.0))
    pairs = pinned(mirrored, [(0, 0), (1000, 0), (0, 1000), (1000, 1000)])
    found = fitted(pairs, USUAL)
    assert found.area > 0
    assert max(errors(found, pairs)) > 5


def test_the_pin_that_is_wrong_is_off_most() -> None:
    pairs = pinned(
        similar(0.02, 7, (0, 0), (1, 2)), [(0, 0), (2000, 0), (0, 2000), (2000, 2000), (900, 1100)]
    )
    pairs[3] = Pair(pairs[3].pixel, (pairs[3].spot[0] + 2, pairs[3].spot[1]))
    off = errors(fitted(pairs, USUAL), pairs)
    assert off.index(max(off)) == 3
