"""A map of a real coast: land, rivers that drain, terrain by shares, cities that can be reached."""

from collections import Counter
from itertools import pairwise

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from model.boards import grid
from model.boards.crossings import crossed_by_outline
from model.boards.geometry import fault_of, line_of
from model.boards.terrain import TerrainBoard
from model.files.scenario_files import formatted, new_text, read_text
from model.imports.geo.ground.relief import terrain_of
from model.imports.geo.making import made
from model.imports.geo.recipes.amounts import Much
from model.imports.geo.recipes.recipe import TerrainShares
from model.imports.geo.recipes.recipe_file import read_recipe
from model.imports.geo.report import findings_of, report_rows
from model.notation import Corner
from model.scenario.scenario_form import write_scenario
from model.scenario.things import Water
from model.yaml.canonical import canonical_text
from tests.model.imports.geo.pearl_river import RECIPE, pearl_river, scenario


def board() -> TerrainBoard:
    found = scenario().board
    assert isinstance(found, TerrainBoard)
    return found


def rivers() -> list[Water]:
    return [w for w in scenario().waters.values() if w.kind == "river"]


def test_the_map_is_an_ordinary_scenario_in_canonical_text() -> None:
    text = new_text(scenario())
    file = read_text(text, "pearl-river.milepost.yaml")
    assert not file.scenario.misfits
    assert file.scenario == scenario()
    assert formatted(file) == text == canonical_text(write_scenario(scenario()))


def test_terrain_has_the_shares_that_were_asked_for() -> None:
    kinds = Counter(pearl_river().kinds.values())
    whole = sum(kinds.values())
    assert kinds["mountain"] / whole == pytest.approx(0.35, abs=0.03)
    assert kinds["alpine"] / whole == pytest.approx(0.05, abs=0.03)


@settings(max_examples=20)
@given(mountain=st.integers(0, 60), alpine=st.integers(0, 30))
def test_any_shares_are_met_but_for_lone_symbols(mountain: int, alpine: int) -> None:
    shares = TerrainShares(
        mountain=Much(mountain / 100, is_share=True), alpine=Much(alpine / 100, is_share=True)
    )
    known = ("clear", "mountain", "alpine", "desert")
    land = pearl_river().settled.land
    kinds = Counter(terrain_of(pearl_river().cells, land, shares, known).values())
    assert abs(kinds["mountain"] - mountain / 100 * len(land)) <= 0.05 * len(land)
    assert abs(kinds["alpine"] - alpine / 100 * len(land)) <= 0.05 * len(land)


def test_a_kind_that_the_game_lacks_is_not_used() -> None:
    shares = TerrainShares(alpine=Much(0.3, is_share=True))
    kinds = terrain_of(
        pearl_river().cells, pearl_river().settled.land, shares, ("clear", "mountain")
    )
    assert set(kinds.values()) == {"clear", "mountain"}


def test_every_river_walks_from_corner_to_corner_and_drains() -> None:
    assert len(rivers()) >= 4
    reached_by: dict[object, set[str]] = {}
    for river in rivers():
        assert river.path is not None
        corners = [place for place in river.path if isinstance(place, Corner)]
        assert len(corners) == len(set(corners)) == len(river.path)
        assert all(b in grid.corner_neighbours(a) for a, b in pairwise(corners))
        for corner in corners:
            reached_by.setdefault(corner, set()).add(river.id)
    assert pearl_river().rivers.undrained == ()
    land = pearl_river().settled.land
    wet = {
        name
        for corner, names in reached_by.items()
        if isinstance(corner, Corner) and not all(c in land for c in grid.cells_at(corner))
        for name in names
    }
    for _ in rivers():
        wet |= {name for names in reached_by.values() if names & wet for name in names}
    assert wet == {river.id for river in rivers()}


def test_shapely_counts_the_same_crossings_of_every_river() -> None:
    tree = list(board().edges())
    lines = [shapely.LineString([grid.units(e.a), grid.units(e.b)]) for e in tree]
    for river in rivers():
        assert river.path is not None
        ours = {
            edge
            for a, b in pairwise(river.path)
            if isinstance(a, Corner) and isinstance(b, Corner)
            if (edge := grid.edge_crossed(a, b)) in set(tree)
        }
        drawn = line_of(river.path)
        theirs = {e for e, line in zip(tree, lines, strict=True) if drawn.crosses(line)}
        assert ours == theirs


def test_lakes_are_proper_outlines_in_which_no_milepost_stands() -> None:
    lakes = [w for w in scenario().waters.values() if w.outline is not None]
    assert [lake.name for lake in lakes] == ["Xinfengjiang Reservoir"]
    for lake in lakes:
        assert lake.outline is not None
        assert fault_of(lake.outline) is None
        met = crossed_by_outline(lake.outline, board().has, board().size)
        assert not met.hit
        assert not met.inside


def test_cities_stand_near_their_place_and_can_be_approached() -> None:
    cities = pearl_river().settled.cities
    assert {city.place.name for city in cities} >= {"Guangzhou", "Hong Kong", "Haikou"}
    for city in cities:
        assert city.moved < 1.35
        assert len(board().neighbours(city.at)) >= 3
    assert scenario().cities["guangzhou"].names["zh"] == "广州"
    assert len({city.at for city in cities}) == len(cities)


def test_hainan_is_joined_by_ferries_over_the_sea() -> None:
    ferries = list(scenario().part.ferries.values())
    assert ferries
    island = next(part for part in pearl_river().parts[1:])
    for ferry in ferries:
        assert sum(port in island for port in ferry.ports) == 1
        assert ferry.cost >= 4


def test_the_coast_is_a_region_of_mileposts_beside_the_sea() -> None:
    coast = scenario().regions["coast"]
    assert coast.kind == "coast"
    assert len(coast.cells) > 20
    assert all(len(board().neighbours(cell)) < 6 for cell in coast.cells)


def test_nothing_is_left_to_look_at_and_the_report_counts() -> None:
    assert findings_of(pearl_river()) == []
    rows = dict(report_rows(pearl_river(), scenario()))
    assert "169 mileposts" in rows["size"]
    assert "over rivers" in rows["crossings"]


def test_what_cannot_be_placed_is_told() -> None:
    crowd = [{"name": f"Town {n}", "at": "113.3,23.1"} for n in range(12)]
    options = {
        "cities": {"pick": [*crowd, {"name": "Atlantis"}]},
        "rivers": {"keep": [{"name": "Styx"}]},
        "ferries": [["Town 0", "Nowhere"]],
    }
    told = "\n".join(findings_of(made(read_recipe(RECIPE, options))))
    assert "city Atlantis is not in the layer" in told
    assert "found no room" in told
    assert "river Styx is not in the layer" in told
    assert "ferry Town 0–Nowhere" in told


def test_cities_are_chosen_by_population_where_none_are_named() -> None:
    options = {"cities": {"kind": "", "count": "9", "major": "2"}}
    chosen = made(read_recipe(RECIPE, options)).towns.here
    assert len(chosen) == 9
    assert Counter(place.kind for place in chosen)["major"] == 2
    assert "Guangzhou" in {place.name for place in chosen if place.kind == "major"}


def test_a_hex_board_has_rivers_as_terrain() -> None:
    hexes = made(read_recipe(RECIPE, {"grid": "hexes"}))
    assert "river" in hexes.kinds.values()
    assert all(
        grid.side_of(a, b) is not None for r in hexes.hex_rivers for a, b in pairwise(r.cells)
    )
    assert "ferries" not in hexes.added.counts()


def test_a_river_on_hexes_does_not_turn_aside_for_a_hex_that_it_only_clips() -> None:
    hexes = made(read_recipe(RECIPE, {"grid": "hexes"}))
    bends = [
        (before, after)
        for river in hexes.hex_rivers
        for before, _, after in zip(river.cells, river.cells[1:], river.cells[2:], strict=False)
    ]
    turned_aside = sum(grid.distance(before, after) == 1 for before, after in bends)
    assert bends
    assert turned_aside < len(bends) / 5


def test_a_number_of_cells_is_about_met() -> None:
    assert len(made(read_recipe(RECIPE, {"cells": "300"})).kinds) == pytest.approx(300, rel=0.12)
