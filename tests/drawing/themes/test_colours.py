"""Colours: CIEDE2000 as its authors computed it, and what colour-blind eyes see."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.drawing.themes.colours import (
    SIGHTS,
    Blindness,
    Lab,
    delta_e,
    distance,
    lab,
    over,
    seen_with,
)

colours = st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06x}")


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (Lab(50, 2.6772, -79.7751), Lab(50, 0, -82.7485), 2.0425),
        (Lab(50, -1.3802, -84.2814), Lab(50, 0, -82.7485), 1.0000),
        (Lab(50, 0, 0), Lab(50, -1, 2), 2.3669),
        (Lab(50, 2.49, -0.001), Lab(50, -2.49, 0.0009), 7.1792),
        (Lab(50, 2.5, 0), Lab(73, 25, -18), 27.1492),
        (Lab(50, 2.5, 0), Lab(61, -5, 29), 22.8977),
        (Lab(50, 2.5, 0), Lab(50, 3.1736, 0.5854), 1.0000),
        (Lab(60.2574, -34.0099, 36.2677), Lab(60.4626, -34.1751, 39.4387), 1.2644),
        (Lab(22.7233, 20.0904, -46.694), Lab(23.0331, 14.973, -42.5619), 2.0373),
        (Lab(2.0776, 0.0795, -1.135), Lab(0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_differences_are_those_of_the_published_pairs(
    one: Lab, other: Lab, expected: float
) -> None:
    assert delta_e(one, other) == pytest.approx(expected, abs=1e-4)


def test_white_and_black_are_as_far_apart_as_can_be() -> None:
    assert lab("#ffffff") == pytest.approx((100, 0, 0), abs=0.01)
    assert distance("#ffffff", "#000000") == pytest.approx(100, abs=0.01)


@given(colours, colours)
def test_a_difference_is_the_same_both_ways(one: str, other: str) -> None:
    assert distance(one, other) == pytest.approx(distance(other, one), abs=1e-6)
    assert distance(one, one) == 0


@given(colours, colours)
def test_an_opaque_colour_hides_and_a_clear_one_does_not(top: str, below: str) -> None:
    assert over(top, 1.0, below) == top
    assert over(top, 0.0, below) == below


def test_half_opaque_black_makes_white_grey() -> None:
    assert over("#000000", 0.5, "#ffffff") == "#808080"


@pytest.mark.parametrize("blindness", SIGHTS)
@pytest.mark.parametrize("grey", ["#000000", "#808080", "#ffffff"])
def test_greys_look_alike_to_everybody(blindness: Blindness, grey: str) -> None:
    assert distance(seen_with(blindness, grey), grey) < 0.5


def test_red_and_green_come_close_to_each_other_for_those_who_mix_them_up() -> None:
    red, green = "#b35a3c", "#7a7a2a"
    for blindness in ("protanopia", "deuteranopia"):
        seen = distance(seen_with(blindness, red), seen_with(blindness, green))
        assert seen < distance(red, green) / 2
