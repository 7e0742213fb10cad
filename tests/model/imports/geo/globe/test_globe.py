"""A map made from geography keeps where on the globe it lies."""

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.imports.geo.globe.globe import KEY, Globe, globe_from
from model.imports.geo.globe.projections import PROJECTIONS, Cone
from model.imports.geo.globe.stretch import Stretch
from model.imports.geo.scenery import scenery_text
from tests.model.imports.geo.pearl_river import pearl_river

CHINA = Globe(
    "albers", Cone(27, 45, 36, 104.5), (-2600.0, 1900.0), 70.0, (Stretch(900, -1400, 300, 1.8),)
)


def test_the_scenery_says_where_the_map_lies() -> None:
    made = pearl_river()
    text = scenery_text(made)
    kept = globe_from(json.loads(text)[KEY])
    assert kept is not None
    guangzhou = np.array([[113.26, 23.13]])
    assert kept.on_board(guangzhou)[0] == pytest.approx(made.frame.on_board(guangzhou)[0], abs=1e-4)


@given(st.sampled_from(sorted(PROJECTIONS)), st.floats(-30, 30), st.floats(-20, 20), st.booleans())
def test_what_is_kept_leads_to_the_board_and_back(
    name: str, x: float, y: float, is_stretched: bool
) -> None:
    globe = Globe(name, CHINA.cone, (0.0, 0.0), 70.0, CHINA.stretches if is_stretched else ())
    kept = globe_from(json.loads(json.dumps(globe.to_plain())))
    assert kept == globe
    lon, lat = kept.on_globe(np.array([x]), np.array([y]))
    assert kept.on_board(np.column_stack((lon, lat)))[0] == pytest.approx((x, y), abs=0.01)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("projection", "mercator"),
        ("projection", ["albers"]),
        ("parallels", [20]),
        ("parallels", [-10, 10]),
        ("centre", [200, 0]),
        ("centre", [True, 0]),
        ("corner_km", [float("nan"), 0]),
        ("corner_km", "left"),
        ("step_km", 0),
        ("step_km", 1e300),
        ("stretch", 7),
        ("stretch", [[0, 0, 100, 9]]),
        ("stretch", [[0, 0, 100, 1.5]] * 21),
    ],
)
def test_what_nobody_can_mean_is_not_believed(key: str, said: Any) -> None:
    assert globe_from(CHINA.to_plain()) == CHINA
    assert globe_from({**CHINA.to_plain(), key: said}) is None
    assert globe_from([said]) is None
