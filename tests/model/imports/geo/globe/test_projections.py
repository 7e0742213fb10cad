"""Projections: equal to the values of PROJ, and back again, on both halves of the globe."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.imports.geo.globe.projections import PROJECTIONS, Cone

CHINA, AMERICA, CHILE = Cone(27, 45, 36, 104.5), Cone(31, 47, 39, -96), Cone(-50, -24, -37, -70)
FROM_PROJ = [
    ("albers", CHINA, (73, 39.5), (-2634.675208338, 817.264166277)),
    ("albers", CHINA, (121.5, 31.2), (1598.836710617, -400.125372258)),
    ("albers", CHINA, (135, 48.3), (2255.797129478, 1724.098179032)),
    ("albers", CHILE, (-75, -18), (-542.140702848, 2107.621804413)),
    ("albers", CHILE, (-68.3, -54.8), (112.710304712, -1998.883186428)),
    ("albers", CHILE, (-70.6, -33.4), (-54.567760236, 409.114357116)),
    ("lambert", AMERICA, (-124.4, 40.4), (-2349.339843583, 524.619604635)),
    ("lambert", AMERICA, (-80.2, 25.8), (1601.933512497, -1322.606611921)),
    ("lambert", AMERICA, (-67, 45), (2237.949795113, 1021.799415056)),
    ("lambert", CHILE, (-75, -18), (-544.169039081, 2075.675860238)),
    ("lambert", CHILE, (-68.3, -54.8), (112.138457145, -1960.545208352)),
    ("lambert", CHILE, (-70.6, -33.4), (-54.516973856, 389.340670416)),
]


@pytest.mark.parametrize(("name", "cone", "place", "there"), FROM_PROJ)
def test_a_projection_gives_what_proj_gives_to_the_millimetre(
    name: str, cone: Cone, place: tuple[float, float], there: tuple[float, float]
) -> None:
    x, y = PROJECTIONS[name](cone).flat(np.array([place[0]]), np.array([place[1]]))
    assert (x[0], y[0]) == pytest.approx(there, abs=1e-6)


@pytest.mark.parametrize("name", PROJECTIONS)
@given(east=st.floats(-30, 30), north=st.floats(-22, 22), cone=st.sampled_from([CHINA, CHILE]))
def test_there_and_back_is_within_a_few_metres(
    name: str, east: float, north: float, cone: Cone
) -> None:
    projection = PROJECTIONS[name](cone)
    lon, lat = np.array([cone.lon + east]), np.array([cone.lat + north])
    back_lon, back_lat = projection.globe(*projection.flat(lon, lat))
    assert back_lon[0] == pytest.approx(lon[0], abs=1e-4)
    assert back_lat[0] == pytest.approx(lat[0], abs=1e-4)


@given(east=st.floats(-25, 25), north=st.floats(-18, 18))
def test_albers_keeps_areas(east: float, north: float) -> None:
    projection = PROJECTIONS["albers"](CHINA)

    def area(lon: float, lat: float) -> float:
        x, y = projection.flat(np.array([lon, lon + 0.01, lon]), np.array([lat, lat, lat + 0.01]))
        return float(abs((x[1] - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (y[1] - y[0])))

    lat = CHINA.lat + north
    here, there = area(CHINA.lon + east, lat), area(CHINA.lon, lat)
    assert here == pytest.approx(there, rel=1e-6)
