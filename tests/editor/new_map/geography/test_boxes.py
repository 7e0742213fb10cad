"""The box on the globe under the hand, and the flat globe it lies on."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.new_map.geography.box_grips import GRIPS, LEAST, Grip, drawn, grip_places, moved, pulled
from editor.new_map.geography.flat import HALF_HEIGHT, down_at, lat_at
from editor.new_map.geography.sentences import box_trouble
from editor.new_map.geography.world_view import CLOSEST, WorldView
from model.imports.geo.recipes.amounts import Box

BALKANS = Box(13, 39, 30, 47)
LON, LAT = st.floats(-360, 360), st.floats(-90, 90)


@given(lat=LAT)
def test_latitudes_come_back_from_the_flat_globe(lat: float) -> None:
    assert lat_at(down_at(lat)) == pytest.approx(lat, abs=1e-6)
    assert abs(down_at(lat)) <= HALF_HEIGHT


def test_a_box_is_drawn_from_either_corner() -> None:
    assert drawn((30, 39), (13, 47), 1) == drawn((13, 47), (30, 39), 1) == BALKANS


def test_a_click_is_no_box() -> None:
    assert drawn((13, 39), (13.2, 39.1), 1) is None


def test_a_box_is_moved_as_a_whole_and_stops_at_the_pole() -> None:
    assert moved(BALKANS, 2.04, -1, 1) == Box(15, 38, 32, 46)
    assert moved(BALKANS, 0, 80, 1) == Box(13, 82, 30, 90)


def test_a_side_is_pulled_alone_and_a_corner_with_both_its_sides() -> None:
    assert pulled(BALKANS, Grip("east"), 28, 0, 1) == Box(13, 39, 28, 47)
    assert pulled(BALKANS, Grip("west", "north"), 10, 50, 1) == Box(10, 39, 30, 50)


@given(lon=LON, lat=LAT, grip=st.sampled_from(GRIPS))
def test_no_pull_turns_a_box_inside_out(lon: float, lat: float, grip: Grip) -> None:
    box = pulled(BALKANS, grip, lon, lat, 2)
    assert box.east - box.west >= LEAST - 1e-9
    assert box.north - box.south >= LEAST - 1e-9


def test_a_box_has_grips_at_its_corners_and_sides() -> None:
    places = {(lon, lat) for _, lon, lat in grip_places(BALKANS)}
    assert len(places) == 8
    assert {(13, 47), (21.5, 39), (30, 43)} <= places


@given(
    x=st.floats(0, 640),
    y=st.floats(0, 330),
    factor=st.floats(0.001, 1000),
    by=st.tuples(st.floats(-2000, 2000), st.floats(-2000, 2000)),
)
def test_whatever_the_hand_does_the_globe_stays_in_sight(
    x: float, y: float, factor: float, by: tuple[float, float]
) -> None:
    world = WorldView.of_the_world(640, 330)
    view = world.zoomed(factor, x, y).moved(*by).of_size(500, 400)
    assert 0 < view.scale <= CLOSEST
    left, top = view.pixel(-180, 90)
    right, bottom = view.pixel(180, -90)
    assert left <= 500
    assert right >= 0
    assert top <= 400
    assert bottom >= 0


def test_what_is_under_the_pointer_stays_there_when_it_zooms() -> None:
    view = WorldView.of_the_world(640, 330).around(BALKANS)
    place = view.place(400, 100)
    assert view.zoomed(2.0, 400, 100).place(400, 100) == pytest.approx(place)


def test_places_come_back_from_their_pixels() -> None:
    view = WorldView.of_the_world(640, 330).around(BALKANS)
    assert view.place(*view.pixel(21, 44)) == pytest.approx((21, 44))


@pytest.mark.parametrize(
    ("box", "word"),
    [
        (Box(160, -50, 190, -30), "line of dates"),
        (Box(170, -50, -170, -30), "line of dates"),
        (Box(-40, 60, 40, 89), "poles"),
        (Box(-170, -60, 175, 60), "larger than a continent"),
        (Box(30, 39, 13, 47), "west comes first"),
    ],
)
def test_a_box_of_which_no_map_can_be_made_is_refused_in_a_sentence(box: Box, word: str) -> None:
    assert word in box_trouble(box)


def test_nothing_is_said_of_a_good_box() -> None:
    assert box_trouble(BALKANS) == ""
