"""Imports and exports serve every system: one that brings nothing, and one with its own parts."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from model.boards.hexes import HexBoard
from model.boards.terrain import Size
from model.collection import Things
from model.exports.geojson import geojson_text
from model.exports.places import places_of
from model.exports.sheet import sheet_text
from model.exports.tiled import tmj_text
from model.imports.cannot import CannotImport
from model.imports.eighteen.making import made as made_of_18xx
from model.imports.eighteen.reading import read_game
from model.imports.fitting_rules import fitting_rules
from model.imports.geo.drafting import drafted
from model.imports.geo.making import known_terrain, made
from model.imports.geo.recipes.recipe_file import read_recipe
from model.imports.geo.report import findings_of, report_rows
from model.imports.head import Head
from model.imports.ranks import RANKS, kind_of_rank
from model.imports.sheets.cities import cities_in
from model.imports.sheets.merging import merged
from model.imports.sheets.reading import read_sheet
from model.imports.tiled.meanings import vocabulary
from model.notation import Cell
from model.rules.terrain_kinds import terrain_kinds
from model.rules.troubles import troubles_in
from model.scenario.own_classes import city_class
from model.scenario.scenario import Scenario
from model.scenario.things import City
from tests.model.imports.geo.pearl_river import RECIPE


def on_hexes(system: str, **more: Any) -> Scenario:
    board = HexBoard(Size(4, 2), Things({".": "clear", "^": "mountain"}), ("....", ".^^."))
    return Scenario(id="x", title="X", system=system, board=board, **more)


def read_in(scenario: Scenario, folder: Path, text: str) -> Scenario:
    path = folder / "cities.csv"
    path.write_text(text, encoding="utf-8")
    rows = cities_in(read_sheet(path), "cities.csv", scenario.system).rows
    return merged(scenario, rows, "cities.csv").scenario


def test_a_rank_becomes_the_kind_that_is_nearest_by_weight(
    bare: str, kindless: str, mines: str
) -> None:
    assert [kind_of_rank("crayon", rank) for rank in RANKS] == ["small", "medium", "major"]
    assert [kind_of_rank(bare, rank) for rank in RANKS] == ["small", "medium", "major"]
    assert [kind_of_rank(mines, rank) for rank in RANKS] == ["town", "city", "city"]
    assert [kind_of_rank(kindless, rank) for rank in RANKS] == ["", "", ""]


def test_a_sheet_speaks_in_the_kinds_of_its_system(mines: str, tmp_path: Path) -> None:
    text = 'name,kind,at\nA,town,"0,0"\nB,Mining Town,"1,0"\nC,major,"2,0"\nD,city,"3,0"\n'
    found = read_in(on_hexes(mines), tmp_path, text)
    assert [city.kind for city in found.cities.values()] == ["town", "town", "city", "city"]
    with pytest.raises(CannotImport, match=r"cities.csv:2: kind: .* write town or city"):
        read_in(on_hexes(mines), tmp_path, 'name,kind,at\nA,huge,"0,0"\n')


def test_a_sheet_without_kinds_has_cities_without_any(kindless: str, tmp_path: Path) -> None:
    found = read_in(on_hexes(kindless), tmp_path, 'name,at\nA,"0,0"\n')
    assert not str(found.cities["a"].kind)


def test_fields_of_a_systems_own_are_columns_of_a_sheet(mines: str, tmp_path: Path) -> None:
    own: Any = city_class(mines)
    city = own(id="a", name="A", kind="town", at=Cell(0, 0), growth=3, colours=("blue", "red"))
    scenario = on_hexes(mines, cities=Things({"a": city}))
    text = sheet_text(scenario, places_of(scenario, tmp_path))
    assert text == (
        "id,name,kind,at,x,y,overseas,supplies,tags,growth,colours,open\n"
        'a,A,town,"0,0",,,,-,-,3,blue; red,no\n'
    )
    assert read_in(scenario, tmp_path, text) == scenario
    changed = read_in(scenario, tmp_path, "id,growth,colours,open\na,5,-,yes\n").cities["a"]
    assert changed == replace(city, growth=5, colours=(), open=True)
    with pytest.raises(CannotImport, match=r"growth: .*whole number"):
        read_in(scenario, tmp_path, "id,growth\na,many\n")


def test_hexes_of_18xx_have_the_kinds_of_their_system(mines: str, tmp_path: Path) -> None:
    game = tmp_path / "game.json"
    hexes = [
        {"hexes": ["A1"], "towns": [{"name": {"name": "Little"}}]},
        {"hexes": ["A3"], "cities": [{"name": {"name": "Large"}, "size": 2}]},
    ]
    game.write_text(json.dumps({"info": {"title": "G"}, "map": {"hexes": hexes}}), encoding="utf-8")
    found = made_of_18xx(read_game(game, ""), Head("g", mines), "game.json").scenario
    assert {city.name: city.kind for city in found.cities.values()} == {
        "Little": "town",
        "Large": "city",
    }
    assert {type(city) for city in found.cities.values()} == {city_class(mines)}


def test_things_of_a_system_are_drawn_in_geojson(mines: str, tmp_path: Path) -> None:
    from model.systems.mines.things import Mine, MinePart, Tunnel  # type: ignore[import-not-found]

    part = MinePart(
        mines=Things({"deep": Mine(id="deep", at=Cell(1, 0), depth=9)}),
        tunnels=Things({"t": Tunnel(id="t", ends=(Cell(0, 0), Cell(2, 0)))}),
    )
    scenario = on_hexes(mines, part=part)
    plain = json.loads(geojson_text(scenario, places_of(scenario, tmp_path), cells=False))
    mine, tunnel = plain["features"]
    assert mine["properties"] == {"layer": "mines", "id": "deep", "depth": 9}
    assert mine["geometry"] == {"type": "Point", "coordinates": [1.0, 0.0]}
    assert tunnel["properties"] == {"layer": "tunnels", "id": "t"}
    assert tunnel["geometry"]["type"] == "LineString"


def test_things_of_a_system_are_objects_of_tiled(mines: str, bare: str) -> None:
    from model.systems.mines.things import Mine, MinePart

    part = MinePart(mines=Things({"deep": Mine(id="deep", at=Cell(1, 0), depth=9)}))
    plain = json.loads(tmj_text(on_hexes(mines, part=part), "x.png"))
    layers = {layer["name"]: layer for layer in plain["layers"]}
    assert layers["mines"]["objects"][0]["type"] == "mine"
    words = vocabulary(mines)
    assert words.meaning_of("mine", "") == ("mines", "", "")
    assert words.meaning_of("town", "") == ("cities", "town", "")
    assert words.meaning_of("city", "") == ("cities", "", "city")
    assert words.fields_in("mines", {"depth": "12", "strange": 1}) == {"depth": 12}
    assert words.fields_in("cities", {"colours": "red; blue"}) == {"colours": ["red", "blue"]}
    assert "mines" in words.readable
    assert vocabulary(bare).meaning_of("mine", "mines") is None


def test_prices_of_terrain_come_from_the_system(mines: str, bare: str) -> None:
    told = [trouble.text for trouble in troubles_in(on_hexes(mines))]
    assert told == ["the rules have no price for mountain, so nobody can build on its 2 hexes"]
    assert not [*troubles_in(on_hexes(bare))]
    assert terrain_kinds(on_hexes(mines)) == ("clear", "hills", "mountain")


def test_rules_are_fitted_by_the_system_alone(mines: str, bare: str) -> None:
    cities = Things({"a": City(id="a", name="A", kind="small", at=Cell(0, 0))})
    assert fitting_rules(on_hexes(mines, cities=cities)) == Things({"fewest": 1})
    assert fitting_rules(on_hexes(bare, cities=cities)) == Things()


def test_a_map_from_geography_for_a_system_that_brings_nothing(bare: str, kindless: str) -> None:
    asked = read_recipe(RECIPE, {"grid": "hexes", "system": kindless})
    result = made(asked)
    scenario = drafted(result, "pearl", "./pearl.scenery.geojson")
    assert (scenario.system, scenario.part) == (kindless, None)
    assert {city.kind for city in scenario.cities.values()} == {""}
    assert dict(report_rows(result, scenario))["cities"].startswith(f"{len(scenario.cities)};")
    assert known_terrain(asked.recipe) == ("clear", "mountain")


def test_a_system_adds_to_a_map_from_geography(mines: str) -> None:
    result = made(read_recipe(RECIPE, {"grid": "hexes", "system": mines}))
    scenario = drafted(result, "pearl", "./pearl.scenery.geojson")
    assert len(scenario.part.mines) == len(result.parts)
    assert dict(report_rows(result, scenario))["mines"] == f"{len(result.parts)}"
    assert "a mine wants a look" in findings_of(result)
    assert scenario.rules["fewest"] == len(scenario.cities)
    assert {*known_terrain(result.recipe)} == {"clear", "hills"}


def test_a_recipe_names_a_system_that_there_is() -> None:
    with pytest.raises(CannotImport, match=r"is none of crayon, age-of-steam, trains, santa-fe"):
        read_recipe(None, {"system": "monorail"})
