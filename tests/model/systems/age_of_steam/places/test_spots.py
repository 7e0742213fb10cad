"""Places as PLACE sees them: printed cities, towns, New Cities, bare hexes."""

import pytest

from model.files.scenario_files import read_text
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.conditions.place import Place, is_one_of
from model.systems.age_of_steam.places.spots import Spots

MAP = """\
format: 1
id: spots
title: Spots
system: age-of-steam
players: {min: 3, max: 4}
rules: {preset: age-of-steam}
board: {kind: hexes, size: [5, 2], legend: {".": plain, "~": river}, terrain: ".....\\n.~..."}
goods: [{id: red, chips: 20}, {id: blue, chips: 20}]
cities:
- {id: ash, name: Ash, kind: city, at: "0,0", members: "0,0 1,0", colours: {except: [red]},
   slots: [light-1]}
- {id: elm, name: Elm, kind: town, at: "2,0", tags: [mill]}
cells: {"1,1": {tags: [ford]}}
regions: [{id: north, cells: "0,0 1,0 2,0"}]
"""


@pytest.fixture(scope="module")
def spots() -> Spots:
    return Spots(_scenario())


def _scenario() -> Scenario:
    return read_text(MAP).scenario


@pytest.mark.rule("AOM-GEN-05")
def test_a_place_is_told_by_kind_tag_terrain_region_colours_and_side(spots: Spots) -> None:
    ash, elm, ford = spots.of("ash"), spots.of("elm"), spots.of("1,1")
    assert Place(kind=("printed",), colours=("blue",), side=("light",)).holds(ash)
    assert not Place(colours=("red",)).holds(ash)
    assert Place(kind=("town",), tag=("mill",), region=("north",)).holds(elm)
    assert Place(kind=("cell",), tag=("ford",), terrain=("river",)).holds(ford)
    assert is_one_of((Place(ids=("elm",)), Place(terrain=("river",))), ford)


@pytest.mark.rule("AOM-GEN-05")
def test_a_town_that_was_urbanized_keeps_its_id_tags_and_region(spots: Spots) -> None:
    elm = spots.of("elm", "e")
    assert Place(ids=("elm",), kind=("new-city",), tag=("mill",), region=("north",)).holds(elm)
    assert Place(kind=("city",), side=("dark",)).holds(elm)
    assert not Place(kind=("town",)).holds(elm)


def test_every_hex_without_a_stop_is_bare(spots: Spots) -> None:
    assert list(spots.hexes()) == ["3,0", "4,0", "0,1", "1,1", "2,1", "3,1", "4,1"]
    assert spots.stops((Place(kind=("town",)),)) == ("elm",)
