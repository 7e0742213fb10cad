"""Areas on the map: which mileposts and cities an expression means."""

from dataclasses import replace

import pytest

from model.collection import Things
from model.files.scenario_files import read_text
from model.notation import Cell
from model.scenario.areas import Area
from model.systems.crayon.ground.areas_on_ground import where
from model.systems.crayon.ground.ground import CrayonGround, ground_of

MAP = """
format: 1
id: where
title: Where
system: crayon
rules: {preset: china-rails}
board:
  kind: mileposts
  size: [9, 7]
  legend: {".": clear, "^": mountain, d: desert}
  terrain: |
    .........
    ..^^.....
    ..^......
    .........
    .....dd..
    ......d..
    .........
cities:
- {id: aston, name: Aston, kind: major, at: "4,3"}
- {id: byford, name: Byford, kind: small, at: "0,0"}
- {id: colby, name: Colby, kind: small, at: "8,6"}
- {id: overton, name: Overton, kind: small, overseas: true}
regions:
- {id: coast, kind: coast, cells: "0,0 0,1 0,2", cities: [overton]}
- {id: desert, kind: desert, area: terrain(desert)}
- {id: looking-glass, area: region(looking-glass) or cities(colby)}
- {id: west, outline: "-0.7,-0.7 2.4,-0.7 2.4,6.5 -0.7,6.5"}
"""


@pytest.fixture(scope="module")
def ground() -> CrayonGround:
    scenario = read_text(MAP).scenario
    assert not scenario.misfits
    return ground_of(scenario)


def cells(ground: CrayonGround, text: str) -> set[str]:
    return {str(cell) for cell in where(ground, Area.parse(text)).cells}


def test_all_is_every_milepost_and_every_city(ground: CrayonGround) -> None:
    everything = where(ground, Area.parse("all"))
    assert len(everything.cells) == 63
    assert everything.cities == {"aston", "byford", "colby", "overton"}


def test_terrain_and_its_combinations(ground: CrayonGround) -> None:
    assert cells(ground, "terrain(mountain)") == {"2,1", "3,1", "2,2"}
    assert cells(ground, "terrain(mountain, desert)") == {"2,1", "3,1", "2,2", "5,4", "6,4", "6,5"}
    assert cells(ground, "terrain(mountain) and region(west)") == {"2,2"}
    assert cells(ground, "terrain(mountain) minus region(west)") == {"2,1", "3,1"}
    assert cells(ground, "terrain(desert) or terrain(mountain) minus all") == set()


@pytest.mark.rule("CRY-EVENT-06")
def test_within_counts_mileposts_inclusively(ground: CrayonGround) -> None:
    assert len(cells(ground, "within(0, cities(byford))")) == 1
    assert cells(ground, "within(1, cities(byford))") == {"0,0", "1,0", "0,1"}
    assert where(ground, Area.parse("within(1, cities(byford))")).cities == {"byford"}


@pytest.mark.rule("CRY-EVENT-07")
def test_a_major_city_is_counted_from_its_centre(ground: CrayonGround) -> None:
    assert len(cells(ground, "within(1, cities(aston))")) == 7
    assert len(cells(ground, "within(2, cities(aston))")) == 19
    assert len(cells(ground, "cities(aston)")) == 7


@pytest.mark.rule("CRY-EVENT-08")
def test_the_coast_itself_is_nought_unless_the_rules_say_one(ground: CrayonGround) -> None:
    assert cells(ground, "within(0, region(coast))") == {"0,0", "0,1", "0,2"}
    rules = Things({"event": Things({"coast_origin": 1})})
    one = ground_of(replace(ground.scenario, rules=rules))
    assert cells(one, "within(1, region(coast))") == {"0,0", "0,1", "0,2"}
    assert cells(one, "within(0, region(coast))") == set()


@pytest.mark.rule("CRY-EVENT-27")
def test_a_region_holds_the_cities_it_names_and_those_on_its_cells(ground: CrayonGround) -> None:
    assert where(ground, Area.parse("region(coast)")).cities == {"byford", "overton"}


def test_an_outline_means_the_mileposts_inside(ground: CrayonGround) -> None:
    inside = where(ground, Area.parse("region(west)")).cells
    assert Cell(1, 1) in inside
    assert Cell(2, 1) not in inside
    assert len(inside) == 4 * 3 + 3 * 2


def test_a_region_explained_by_itself_means_nothing_more(ground: CrayonGround) -> None:
    assert cells(ground, "region(looking-glass)") == {"8,6"}


def test_names_that_mean_nothing_add_nothing(ground: CrayonGround) -> None:
    assert cells(ground, "region(atlantis) or cities(nowhere) or terrain(lava)") == set()
    assert cells(ground, "within(3, cities(overton))") == set()
