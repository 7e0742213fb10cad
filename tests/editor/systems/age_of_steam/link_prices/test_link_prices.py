"""What a tile costs under the pointer, the cheapest line to a stop, and how far goods go."""

import pytest

from editor.canvas.pinned_prices import Prices
from editor.desk.desk import Desk
from editor.edits.painting import painted
from editor.pointing.pointer import at
from editor.systems.age_of_steam.tools.goods_reach import FAR, SHADES
from editor.tools.measure import measure_sketch
from editor.window.status_line import status_line
from model.boards import grid
from model.boards.hexes import HexBoard
from model.notation import Cell
from tests.editor.hands import click, desk_with, drag
from tests.editor.systems.age_of_steam.small_map import dells

ASH, COVE, ELM, FORT, DELL = Cell(0, 0), Cell(6, 1), Cell(3, 2), Cell(1, 3), Cell(2, 0)


@pytest.mark.parametrize(
    ("cell", "words"),
    [
        (Cell(4, 2), "first tile $2"),
        (Cell(2, 1), "first tile $3"),
        (Cell(4, 1), "first tile $4"),
        (Cell(0, 3), "no tile can lie here"),
        (ELM, "no tile in a city"),
        (DELL, "town tile $2, with two exits $3"),
        (Cell(40, 2), ""),
    ],
)
def test_the_price_of_a_tile_under_the_pointer_is_that_of_the_rules(cell: Cell, words: str) -> None:
    assert desk_with("select", dells()).lines.here(cell) == words


def test_a_printed_price_and_other_rules_are_told() -> None:
    rules = {"preset": "age-of-steam", "prices": {"terrain": {"mountain": {"cost": 7}}}}
    desk = desk_with("select", dells(rules=rules, cells={"4,2": {"price": 9}}))
    assert desk.lines.here(Cell(4, 2)) == "first tile $9"
    assert desk.lines.here(Cell(4, 1)) == "first tile $7"


def test_the_status_line_says_the_price_and_what_a_click_will_do() -> None:
    desk = desk_with("terrain", dells(), terrain="mountain")
    desk.move(at(Cell(4, 2), "move", ""))
    assert status_line(desk).startswith("4,2   ·   plain   ·   first tile $2   ·   Click: paint")
    desk.press(at(Cell(4, 2)))
    assert "first tile" not in status_line(desk)
    desk.release(at(Cell(4, 2), "release"))
    assert "first tile $4" in status_line(desk)


def test_the_palette_of_terrain_says_what_each_kind_costs() -> None:
    desk = desk_with("terrain", dells())
    titles = [one.title for one in desk.tool.choices(desk, desk.tool.OPTIONS[0])]
    assert titles == ["plain · 2", "mountain · 4", "river · 3", "water · no track", "no hex"]


def test_terrain_is_painted_and_erased_to_plain_land() -> None:
    desk = desk_with("terrain", dells(), terrain="mountain")
    for button in ("left", "right"):
        click(desk, Cell(5, 3), button)
    assert isinstance(desk.scenario.board, HexBoard)
    assert desk.scenario.board.kind_at(Cell(5, 3)) == "plain"
    assert [step.label for step in desk.document.history.steps] == ["paint mountain", "paint plain"]


def test_a_kind_of_other_maps_that_was_in_hand_paints_no_strange_terrain() -> None:
    desk = desk_with("terrain", dells(), terrain="hills")
    click(desk, Cell(4, 1))
    assert isinstance(desk.scenario.board, HexBoard)
    assert desk.scenario.board.kind_at(Cell(4, 1)) == "plain"


def test_the_measure_tells_the_cheapest_line_between_two_stops() -> None:
    desk = desk_with("measure", dells())
    (note,) = measure_sketch(desk, ASH, ELM).notes
    assert note.text.splitlines()[1:] == ["$6 for 3 tiles, 1 link"]
    (note,) = measure_sketch(desk, ASH, Cell(4, 2)).notes
    assert "No track leads there." in note.text


def test_prices_are_pinned_to_a_city_and_colour_the_other_stops() -> None:
    desk = desk_with("select", dells())
    prices = Prices(desk)
    desk.pin_at(ASH)
    prices.colour(True)
    assert prices.heat[ELM] == 6
    assert ASH not in prices.heat
    desk.document.apply(painted(desk.scenario, [Cell(1, 0), Cell(1, 1), Cell(0, 1)], "mountain"))
    assert prices.heat[ELM] > 6


# -- where goods can go


def shades(desk: Desk) -> dict[Cell, str]:
    return dict(desk.sketch.shades)


def test_cities_that_take_a_colour_and_those_around_them_are_told_apart() -> None:
    desk = desk_with("goods-reach", dells(), reach_colour="blue")
    assert shades(desk)[COVE] == SHADES[0]
    assert shades(desk)[FORT] == SHADES[0]
    assert shades(desk)[ELM] == SHADES[1]
    # They stand over the middle of their hexes, whose names stay readable.
    places = {grid.nearest_cell(*grid.position(sign.at)) for sign in desk.sketch.signs}
    assert not places & {sign.at for sign in desk.sketch.signs}
    signs = {grid.nearest_cell(*grid.position(one.at)): one.text for one in desk.sketch.signs}
    assert signs[COVE] == "✓"
    assert signs[ELM] == "1 · $2"
    assert desk.sketch.legend.splitlines()[1] == "1 New City may take it, too"


def test_without_a_taker_every_stop_is_out_of_reach() -> None:
    cities = [{"id": "ash", "name": "Ash", "kind": "city", "at": "0,0", "colours": ["red"]}]
    desk = desk_with("goods-reach", dells(cities=cities), reach_colour="blue")
    assert set(shades(desk).values()) == {FAR}


def test_pointing_at_a_stop_shows_the_way_and_says_links_and_money() -> None:
    desk = desk_with("goods-reach", dells(), reach_colour="blue")
    desk.move(at(ELM, "move", ""))
    assert desk.hint.startswith("Elm: 1 link to Fort, track for $2")
    assert desk.sketch.lines[0].places == [ELM, FORT]
    click(desk, ELM)
    assert desk.selection.of("cities") == ("elm",)


def test_a_click_beside_takes_the_next_colour_and_changes_nothing() -> None:
    desk = desk_with("goods-reach", dells(), reach_colour="blue")
    click(desk, Cell(5, 2))
    assert desk.settings.get("reach-colour") == "purple"
    drag(desk, ASH, ELM)
    assert not desk.document.history.steps
