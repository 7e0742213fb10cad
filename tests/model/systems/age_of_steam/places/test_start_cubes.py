"""Which cubes begin where."""

from typing import Any

import pytest

from model.systems.age_of_steam.places.start_cubes import USUAL, start_cubes
from model.systems.age_of_steam.things.cubes import Cubes
from tests.model.systems.age_of_steam.track.small_lands import land


@pytest.mark.rule("AOM-SETUP-07")
def test_a_printed_city_has_two_where_nothing_is_said() -> None:
    assert start_cubes(land().scenario) == {"ash": USUAL, "oak": USUAL}


@pytest.mark.rule("AOM-SETUP-07")
def test_the_first_entry_that_means_a_place_counts() -> None:
    entries = [
        {"where": {"kind": "town"}, "fixed": ["red"]},
        {"where": {"ids": ["oak", "elm"]}, "draw": 3},
        {"where": {"kind": "cell", "terrain": "river"}, "per_player": 1},
    ]

    found = start_cubes(land(start_cubes=entries).scenario)

    assert found == {
        "elm": Cubes(fixed=("red",)),
        "oak": Cubes(draw=3),
        "1,1": Cubes(per_player=1),
    }


@pytest.mark.rule("AOM-SETUP-07")
def test_what_a_place_says_of_itself_beats_the_list() -> None:
    cities: list[dict[str, Any]] = [
        {"id": "ash", "name": "Ash", "kind": "city", "at": "0,0", "cubes": 0},
        {"id": "oak", "name": "Oak", "kind": "city", "at": "2,0", "cubes": {"fixed": ["blue"]}},
    ]
    board = land(
        ["..."], cities, cells={"1,0": {"cubes": 1}}, start_cubes=[{"where": {}, "draw": 4}]
    )

    assert start_cubes(board.scenario) == {"oak": Cubes(fixed=("blue",)), "1,0": Cubes(draw=1)}
