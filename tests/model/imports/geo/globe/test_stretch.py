"""A crowded place is drawn larger, nothing overtakes anything, and what is far stays."""

import math
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.imports.geo.globe.stretch import Stretch
from model.imports.geo.making import made
from model.imports.geo.recipes.recipe_file import read_recipe
from model.imports.geo.towns.placing import Placed
from tests.model.imports.geo.pearl_river import RECIPE

numbers = st.floats(-400, 400)


@given(numbers, numbers, st.floats(50, 300), st.floats(1, 2))
def test_what_is_drawn_can_be_traced_back(x: float, y: float, radius: float, factor: float) -> None:
    stretch = Stretch(10, -20, radius, factor)
    there = stretch.drawn(np.array([x]), np.array([y]))
    back_x, back_y = stretch.true(*there)
    assert (back_x[0], back_y[0]) == pytest.approx((x, y), abs=0.1)


@given(st.floats(50, 300), st.floats(1, 2))
def test_nothing_overtakes_anything(radius: float, factor: float) -> None:
    line = np.linspace(0, 400, 500)
    there, _ = Stretch(0, 0, radius, factor).drawn(line, np.zeros_like(line))
    assert (np.diff(there) > 0).all()
    outside = line >= radius
    assert there[outside] == pytest.approx(line[outside])


def test_cities_of_one_bay_find_room_when_it_is_stretched() -> None:
    bay = [
        {"name": "Hong Kong", "kind": "major", "at": "114.19,22.31"},
        {"name": "Shenzhen", "kind": "medium", "at": "114.12,22.55"},
        {"name": "Guangzhou", "kind": "medium", "at": "113.32,23.15"},
    ]
    options = {"cities": {"pick": bay}, "spacing": "70 km"}
    stretch = [
        {"at": "114.1,22.5", "radius": "300 km", "factor": "2"},
        {"at": "114.1,22.5", "radius": "250 km", "factor": "2"},
    ]
    crowded = made(read_recipe(RECIPE, options)).settled
    apart = made(read_recipe(RECIPE, {**options, "stretch": stretch})).settled
    assert crowded.no_room == ("Shenzhen",)
    assert apart.no_room == ()
    assert max(city.moved for city in apart.cities) < 0.8
    assert true_distance(apart.cities[:2]) > 1.5 * true_distance(crowded.cities[:2])


def true_distance(cities: tuple[Placed, ...]) -> float:
    pairs = combinations([city.place for city in cities], 2)
    return sum(math.dist((a.x, a.y), (b.x, b.y)) for a, b in pairs)
