"""Names in the hexes of their cities, special links from rim to rim, what else keeps off them."""

from dataclasses import replace
from math import dist

import pytest

from drawing.map.labels.labels import labels_of
from drawing.map.marks.crossing_signs import crossings
from drawing.map.picture import picture_of
from drawing.map.placing.fixed_marks import covered_by_cities, signs_of
from drawing.map.placing.map_key import key_of
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.shapes.symbols import Box
from drawing.systems.age_of_steam.printed.hex_signs import sign_box, words_of
from drawing.systems.age_of_steam.printed.special_ways import way_between
from drawing.text.metrics import place
from drawing.themes.theme import theme
from model.files.scenario_files import open_file
from model.notation import Cell
from model.pieces.piece import Piece
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from tests.drawing.samples import sheet_of
from tests.drawing.systems.age_of_steam.boards import keys_of, layer, sheet_with
from tests.drawing.systems.age_of_steam.boards import words_of as words_in

FILES = ("crown-and-guilds", "lantern-isles", "salt-marsh")


def sheet_named(name: str) -> Sheet:
    scenario = open_file(f"tests/files/age_of_steam/{name}.milepost.yaml").scenario
    return Sheet(scenario, theme(), usual_mm(scenario))


SHEETS = {"southern-china": lambda: sheet_of("southern-china")} | {
    name: (lambda name=name: sheet_named(name)) for name in FILES
}


@pytest.mark.parametrize("name", SHEETS)
def test_every_city_and_town_is_named_in_its_own_hex(name: str) -> None:
    sheet = SHEETS[name]()
    texts = {text.key: text for text in labels_of(sheet).texts}
    for city in sheet.scenario.cities.values():
        assert city.at is not None
        box = place(texts[f"city {city.id}"]).box()
        x, y = sheet.spot(city.at)
        middle = box.x + box.width / 2, box.y + box.height / 2
        assert dist(middle, (x, y)) < 0.5 * sheet.mm, city.id
        assert box.width < 1.05 * sheet.mm


def test_on_a_small_map_links_are_drawn_and_names_stand_beside_the_hexes() -> None:
    sheet = replace(sheet_of("antilles"), mm=11.0)
    ways = [key for key in keys_of(layer(sheet, "crossings")) if key.startswith("special link ")]
    assert len(ways) == len(sheet.scenario.part_as(AgeOfSteamPart).special_links)
    covered = covered_by_cities(sheet)
    named = {text.key: place(text).box() for text in labels_of(sheet).texts}
    assert {f"city {key}" for key in covered} <= named.keys()
    for city, hexagon in covered.items():
        assert not named[f"city {city}"].meets(hexagon.grown(-0.1 * sheet.mm)), city


def test_a_name_in_two_scripts_stands_in_two_lines() -> None:
    texts = [
        text for text in labels_of(sheet_of("southern-china")).texts if text.key == "city guangzhou"
    ]
    assert [text.text for text in texts] == ["Guangzhou", "广州"]
    assert texts[0].at[0] == texts[1].at[0]


def test_a_name_that_is_too_long_for_its_hex_is_placed_beside_it() -> None:
    long = "Llanfairpwllgwyngyllgogerychwyrndrobwll"
    city = {"id": "ash", "name": long, "kind": "city", "at": "1,1"}
    sheet = sheet_with(terrain=["........"] * 3, cities=[city])
    assert long in [text.text for text in labels_of(sheet).texts]
    assert "plate of ash" not in [getattr(one, "key", "") for one in layer(sheet, "cities")]


def test_the_name_of_a_town_keeps_off_its_track() -> None:
    def name_at(*sides: str) -> float:
        pieces = [Piece("track", Cell(2, 0), 0, side) for side in sides]
        sheet = sheet_with(*pieces)
        (text,) = [one for one in labels_of(sheet).texts if one.key == "city elm"]
        return text.at[1] - sheet.spot(Cell(2, 0))[1]

    assert name_at("0", "3") > 0
    assert name_at("1") < 0
    assert name_at("1", "4", "5") > 0


def test_a_special_link_runs_from_rim_to_rim_and_over_no_other_city() -> None:
    sheet = sheet_of("southern-china")
    for link in sheet.scenario.part_as(AgeOfSteamPart).special_links.values():
        ends = [sheet.scenario.cities[end].at for end in link.ends]
        way = way_between(sheet, link.ends)
        for spot, cell in ((way[0], ends[0]), (way[-1], ends[1])):
            assert cell is not None
            assert 0.4 * sheet.mm < dist(spot, sheet.spot(cell)) < 0.6 * sheet.mm


def test_no_sign_of_a_link_covers_a_price_or_another_sign() -> None:
    sheet = sheet_of("southern-china")
    prices = [
        sign_box(sheet, sheet.spot(Cell.parse(key)), words_of(data), simple=True)
        for key, data in sheet.scenario.part_as(AgeOfSteamPart).cells.items()
    ]
    signs = [signed.box for signed in signs_of(sheet)]
    assert len(crossings(sheet)) == len(signs) == 3
    boxes = [*prices, *signs]
    assert not any(a.meets(b) for n, a in enumerate(boxes) for b in boxes[:n])


@pytest.mark.parametrize("mm", [24.0, 30.0, 38.0])
def test_links_between_neighbours_take_other_ways_at_any_size(mm: float) -> None:
    sheet = replace(sheet_of("southern-china"), mm=mm)
    middles = [
        (signed.box.x + signed.box.width / 2, signed.box.y + signed.box.height / 2)
        for signed in signs_of(sheet)
    ]
    assert len(middles) == 3
    assert all(dist(a, b) > 1.2 * mm for n, a in enumerate(middles) for b in middles[:n])


@pytest.mark.parametrize("name", SHEETS)
def test_signs_of_links_stay_on_the_map(name: str) -> None:
    sheet = SHEETS[name]()
    page = sheet.box.grown(-6.0)
    for signed in signs_of(sheet):
        assert _holds(page, signed.box), signed.crossing.id


@pytest.mark.parametrize("name", SHEETS)
def test_every_board_has_a_key_under_it_if_not_on_it(name: str) -> None:
    picture = picture_of(SHEETS[name]())
    (frame,) = [one for one in picture.layers if one.name == "frame"]
    assert "City" in words_in(frame.batches)
    if key_of(SHEETS[name]()) is None:
        assert picture.height > SHEETS[name]().height


def test_the_key_explains_what_is_on_the_board_and_only_that() -> None:
    sheet = sheet_of("southern-china")
    key = key_of(sheet)
    assert key is not None
    names = {row.name for row in key.rows}
    assert {"No track across", "Special link: price, points", "First tile is simple"} <= names
    assert not {"Sides of water", "Track of nobody", "New City"} & names


def _holds(room: Box, box: Box) -> bool:
    across = room.x <= box.x and box.right <= room.right
    return across and room.y <= box.y and box.bottom <= room.bottom
