"""Printed prices, special links and closed edges are drawn right on the map."""

from editor.desk.desk import Desk
from editor.edits.thing_cells import away
from editor.edits.thing_places import places_of
from editor.pointing.pointer import Pointer, at
from editor.pointing.selection import Selection
from editor.systems.age_of_steam.city_edits.link_lines import REACH
from model.boards import grid
from model.notation import Cell, Edge, Point
from model.systems.age_of_steam.things.part import AgeOfSteamPart, CellData, SpecialLink
from tests.editor.hands import click, desk_with, drag, key, labels
from tests.editor.systems.age_of_steam.small_map import dells

HERE, ASH, COVE, ELM, DELL = Cell(4, 2), Cell(0, 0), Cell(6, 1), Cell(3, 2), Cell(2, 0)


def data(desk: Desk, cell: Cell) -> CellData | None:
    return desk.scenario.part_as(AgeOfSteamPart).cells.get(str(cell))


def links(desk: Desk) -> list[SpecialLink]:
    return list(desk.scenario.part_as(AgeOfSteamPart).special_links.values())


def way_middle(desk: Desk) -> Point:
    """The middle of the way that is drawn of the only link."""
    places = places_of(desk.scenario, "special_links", links(desk)[0].id)
    middle = places[len(places) // 2]
    assert isinstance(middle, Point)
    return middle


def test_a_click_prints_a_price_the_next_one_raises_it_and_right_takes_it_away() -> None:
    desk = desk_with("hex-price", dells(), hex_price=5)
    found = []
    for button in ("left", "left", "right"):
        click(desk, HERE, button)
        there = data(desk, HERE)
        found.append(None if there is None else there.price)
    assert found == [5, 6, None]
    assert labels(desk) == ["price 5 at 4,2", "price 6 at 4,2", "no price at 4,2"]


def test_what_else_a_hex_has_stays_when_its_price_goes() -> None:
    cells = {"4,2": {"price": 4, "tags": ["bog"]}}
    desk = desk_with("hex-price", dells(cells=cells))
    click(desk, HERE, "right")
    assert data(desk, HERE) == CellData(tags=("bog",))


def test_a_drag_prints_one_price_on_many_hexes_as_one_step() -> None:
    desk = desk_with("hex-price", dells(), hex_price=7, hex_simple=True)
    drag(desk, Cell(3, 3), Cell(4, 3), Cell(5, 3))
    assert [data(desk, Cell(col, 3)) for col in (3, 4, 5)] == [
        CellData(price=7, first_tile="simple")
    ] * 3
    assert len(labels(desk)) == 1


def test_a_price_says_what_may_lie_there_first_and_keeps_what_was_said() -> None:
    desk = desk_with("hex-price", dells(cells={"4,3": {"price": 6, "first_tile": "simple"}}))
    click(desk, HERE)
    click(desk, Cell(4, 3))
    assert data(desk, HERE) == CellData(price=6, first_tile="any")
    assert data(desk, Cell(4, 3)) == CellData(price=7, first_tile="simple")


def test_a_drag_from_a_priced_hex_prints_its_new_price_on_all() -> None:
    desk = desk_with("hex-price", dells(cells={"3,3": {"price": 7}, "4,3": {"price": 4}}))
    drag(desk, Cell(3, 3), Cell(4, 3), Cell(5, 3))
    found = [data(desk, Cell(col, 3)) for col in (3, 4, 5)]
    assert found == [CellData(price=8, first_tile="any")] * 3
    assert len(labels(desk)) == 1


def test_a_city_has_no_printed_price() -> None:
    desk = desk_with("hex-price", dells())
    desk.move(at(ELM, "move", ""))
    assert "Elm stands here" in desk.hint
    click(desk, ELM)
    assert not labels(desk)


def test_a_price_is_picked_with_ctrl() -> None:
    desk = desk_with("hex-price", dells(cells={"4,2": {"price": 9, "first_tile": "simple"}}))
    click(desk, HERE, ctrl=True)
    assert (desk.settings.get("hex-price"), desk.settings.get("hex-simple")) == (9, True)


def test_a_drag_from_stop_to_stop_is_a_link_with_the_numbers_in_hand() -> None:
    desk = desk_with("special-link", dells(), special_cost=8, special_points=2)
    desk.press(at(ASH))
    looks = []
    for place in (Cell(4, 1), COVE):
        desk.move(at(place, "move"))
        looks.append(desk.sketch.lines[0].look)
    assert looks == ["bad", "good"]
    desk.release(at(COVE, "release"))
    (link,) = links(desk)
    assert (link.ends, link.cost, link.points) == (("ash", "cove"), (8,), 2)
    assert link.requires == "cities"
    assert desk.selection == Selection(things=frozenset({("special_links", "ash-cove")}))
    assert labels(desk) == ["add special link Ash–Cove"]


def test_two_clicks_do_the_same_and_a_town_needs_no_city() -> None:
    desk = desk_with("special-link", dells())
    busy = []
    for place in (DELL, COVE):
        click(desk, place)
        busy.append(desk.is_busy)
    assert busy == [True, False]
    assert [(link.ends, link.requires) for link in links(desk)] == [(("cove", "dell"), "towns")]


def test_drawing_a_link_once_more_gives_it_other_numbers() -> None:
    desk = desk_with("special-link", dells(), special_cost=8)
    drag(desk, ASH, Cell(3, 1), COVE)
    desk.set("special-cost", 4)
    drag(desk, COVE, Cell(3, 1), ASH)
    assert [link.cost for link in links(desk)] == [(4,)]


def test_right_takes_a_link_away_and_a_click_selects_it() -> None:
    desk = desk_with("special-link", dells())
    drag(desk, ASH, Cell(3, 1), COVE)
    desk.choose(Selection())
    middle = way_middle(desk)
    desk.move(at(middle, "move", ""))
    assert "select Ash–Cove" in desk.hint
    click(desk, middle)
    assert desk.selection.of("special_links") == ("ash-cove",)
    click(desk, middle, "right")
    assert not links(desk)


def test_select_finds_a_link_where_it_is_drawn_and_no_drag_moves_it() -> None:
    desk = desk_with("special-link", dells())
    drag(desk, ASH, Cell(3, 1), COVE)
    desk.use("select")
    desk.choose(Selection())
    middle = way_middle(desk)
    desk.move(at(middle, "move", ""))
    assert "select ash-cove" in desk.hint
    click(desk, middle)
    assert desk.selection.of("special_links") == ("ash-cove",)
    desk.move(at(middle, "move", ""))
    assert "move what is selected" not in desk.hint
    drag(desk, middle, HERE)
    assert len(labels(desk)) == 1


def test_a_link_that_lies_on_a_hidden_layer_is_not_found() -> None:
    desk = desk_with("special-link", dells())
    drag(desk, ASH, Cell(3, 1), COVE)
    desk.use("select")
    desk.choose(Selection())
    desk.hidden = frozenset({"crossings"})
    click(desk, way_middle(desk))
    assert not desk.selection.things


def test_return_far_from_any_stop_gives_the_link_up() -> None:
    desk = desk_with("special-link", dells())
    click(desk, ASH)
    key(desk, "Escape")
    assert not desk.is_busy
    assert not labels(desk)


def test_the_edge_tool_shows_the_edge_under_the_pointer_and_closes_it() -> None:
    desk = desk_with("edge", dells())
    desk.move(at(HERE, "move", ""))
    (line,) = desk.sketch.lines
    assert HERE in line.places
    drag(desk, HERE, HERE)
    (edge,) = desk.scenario.blocked
    assert isinstance(edge, Edge)
    click(desk, HERE, "right")
    assert not desk.scenario.blocked


def test_a_selected_link_is_shown_where_it_is_drawn() -> None:
    desk = desk_with("special-link", dells())
    drag(desk, ASH, Cell(3, 1), COVE)
    places = places_of(desk.scenario, "special_links", "ash-cove")
    straight = [grid.position(ASH), grid.position(COVE)]
    assert len(places) > 2
    assert max(away(grid.position(one), (straight[0], straight[1])) for one in places) > REACH


def test_where_waters_are_hexes_an_edge_is_closed_or_not() -> None:
    desk = desk_with("edge", dells(), edge="also_crosses")
    assert [one.value for one in desk.tool.choices(desk, desk.tool.OPTIONS[0])] == ["blocked"]
    assert desk.tool.hint(desk, at(HERE, "move", "")).startswith("Click: close this edge")


def test_a_link_goes_by_keys_alone() -> None:
    desk = desk_with("special-link", dells())
    click(desk, ASH)
    desk.move(at(COVE, "move", ""))
    desk.key(Pointer("key", *at(COVE).spot, key="Return"))
    assert [link.ends for link in links(desk)] == [("ash", "cove")]
