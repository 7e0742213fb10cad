"""Fragments: copied with everything, turned, flipped, pasted here and elsewhere, cut."""

import math
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from editor.edits.fragments import Fragment, Laid, copied
from editor.edits.pasting import cleared, cut, pasted, preview
from model.boards import grid
from model.boards.routes import RouteBoard
from model.collection import Things
from model.notation import Cell, Cells, Edge, Path, Point
from model.scenario.collections import things_in
from model.scenario.references import references_in
from model.scenario.scenario import Scenario
from model.scenario.things import Art, City, Water
from tests.editor.edits.boards import after, board_of, cells, hexes, lattice, on, route_scenario
from tests.editor.edits.country import country
from tests.generate.scenario import scenarios

COUNTRY = country()
PEAK = cells("3,2", "4,2", "3,3", "4,3")
EMPTY = on(lattice(*["." * 12] * 12))


def lying(fragment: Fragment) -> Laid:
    return fragment.laid(fragment.origin)


def test_cells_are_copied_with_what_lies_on_them() -> None:
    laid = lying(copied(COUNTRY, PEAK))
    assert dict(laid.kinds) == dict.fromkeys(PEAK, "mountain")
    assert {room for room, _ in laid} == {"regions", "remarks", "waters"}
    assert laid.things.regions["highlands"].cells == COUNTRY.regions["highlands"].cells
    river = laid.things.waters["lower-stream"]
    assert river.path == COUNTRY.waters["lower-stream"].path[2:5]  # type: ignore[index]
    assert river.also_crosses == (Edge(Cell(3, 3), Cell(4, 3)),)


def test_a_city_brings_its_goods_and_its_label() -> None:
    laid = copied(COUNTRY, cells("2,2")).laid()
    assert list(laid.things.goods) == ["coal"]
    assert list(laid.things.labels) == ["label-aston"]


def test_a_link_brings_the_cities_overseas_that_it_serves_with_their_goods() -> None:
    laid = copied(COUNTRY, cells("6,1", "5,1")).laid()
    assert list(laid.things.cities) == ["corby", "far-port"]
    assert list(laid.things.goods) == ["fish", "tea"]
    assert laid.things.blocked == (Edge(Cell(-1, 0), Cell(0, 0)),)


def test_a_ferry_comes_only_with_both_its_ports() -> None:
    assert not things_in(copied(COUNTRY, cells("1,5", "2,5")).laid().things, "ferries")
    both = copied(COUNTRY, cells("1,5", "6,5")).laid().things
    assert list(things_in(both, "ferries")) == ["sound"]


def test_a_river_through_two_pieces_comes_in_two() -> None:
    fragment = copied(COUNTRY, cells("3,0", "2,3"))
    assert list(fragment.laid().things.waters) == ["lower-stream", "lower-stream-2"]


def test_a_region_by_an_outline_comes_as_its_cells() -> None:
    vale = lying(copied(COUNTRY, cells("2,3", "2,4", "3,4"))).things.regions["vale"]
    assert vale.outline is None
    assert {cell.row for cell in vale.cells} == {4}
    assert len(vale.cells) == 2


def test_a_lake_is_cut_along_the_rim() -> None:
    fragment = copied(COUNTRY, cells("5,4"))
    (piece,) = fragment.laid(Cell(5, 4)).things.waters.values()
    assert piece.outline is not None
    assert piece.outline != COUNTRY.waters["mere"].outline
    middle = grid.position(Cell(5, 4))
    assert max(math.dist(middle, grid.position(place)) for place in piece.outline) < 0.58


def turned_back(fragment: Fragment) -> Fragment:
    for _ in range(6):
        fragment = fragment.turned()
    return fragment.flipped().flipped()


def test_six_turns_and_two_flips_are_nothing() -> None:
    fragment = copied(COUNTRY, PEAK)
    assert turned_back(fragment) == fragment
    assert fragment.turned(2).flipped().flipped() == fragment.turned(2)
    assert fragment.turned().flipped() != fragment.flipped().turned()
    assert fragment.turned().flipped().turned() == fragment.flipped()


def test_a_turn_takes_everything_along_exactly() -> None:
    laid = copied(COUNTRY, PEAK).turned().laid(Cell(4, 2))
    turned = {grid.turned(cell, Cell(4, 2)) for cell in PEAK}
    assert set(laid.kinds) == turned == set(laid.things.regions["highlands"].cells)


def test_slanting_labels_turn_and_stay_readable_and_upright_ones_stay() -> None:
    fragment = copied(COUNTRY, cells("0,3", "2,2"), [("labels", "label-sea")])
    labels = fragment.turned(2).laid().things.labels
    assert labels["label-aston"].angle == 0
    assert labels["label-sea"].angle == 30
    assert fragment.flipped().laid().things.labels["label-sea"].angle == 90


def test_artwork_turns_around_its_middle() -> None:
    art = Art(id="rose", file="./rose.png", at=Point(-1000, -1000), width=2000, height=2000)
    scenario = replace(COUNTRY, art=Things({"rose": art}))
    fragment = copied(scenario, (), [("art", "rose")])
    assert lying(fragment).things.art["rose"] == art
    turned = fragment.turned(3).laid().things.art["rose"]
    before = fragment.laid().things.art["rose"]
    assert turned.angle == -180
    assert (turned.at.x + 1000, turned.at.y + 1000) == (-before.at.x - 1000, -before.at.y - 1000)


def test_pasting_into_the_same_map_makes_fresh_ids_and_grows_regions() -> None:
    fragment = copied(COUNTRY, PEAK | cells("2,2"))
    change = pasted(COUNTRY, fragment, Cell(4, 4))
    assert change.label == "paste"
    new = after(COUNTRY, change)
    city = new.cities["aston-2"]
    assert (city.name, city.supplies) == ("Aston", ("coal",))
    assert new.labels["label-aston-2"].of == "cities/aston-2"
    assert len(new.regions["highlands"].cells) == 8
    assert "highlands-2" not in new.regions
    assert list(new.goods) == list(COUNTRY.goods)
    assert new.waters["lower-stream-2"].name == "Lower Stream"


def test_pasting_into_another_map_brings_goods_and_kinds_that_it_lacks() -> None:
    fragment = copied(COUNTRY, PEAK | cells("2,2", "5,4"))
    new = after(EMPTY, pasted(EMPTY, fragment, Cell(5, 5)))
    assert set(new.goods) == {"coal", "wool"}
    assert set(new.cities) == {"aston", "beck"}
    assert "mountain" in board_of(new).kinds()
    assert all(one.thing[1] in things_in(new, one.thing[0]) for one in references_in(new))


def test_what_the_other_map_does_not_have_is_not_named_there() -> None:
    fragment = copied(COUNTRY, cells("2,2"), [("regions", "near-aston")])
    area = after(EMPTY, pasted(EMPTY, fragment, Cell(5, 5))).regions["near-aston"].area
    assert str(area) == "within(2, cities(aston))"


def test_a_paste_over_the_edge_is_clipped_and_says_what_is_left_out() -> None:
    fragment = copied(COUNTRY, cells("2,2", "5,4"))
    shown = preview(EMPTY, fragment, Cell(0, 0))
    assert shown.left_out == ("river Lower Stream", "city Aston", "label aston")
    assert len(shown.kinds) == 1
    assert list(after(EMPTY, pasted(EMPTY, fragment, Cell(0, 0))).cities) == ["beck"]


def test_a_preview_shows_the_ids_that_pasting_gives() -> None:
    fragment = copied(COUNTRY, cells("2,2"))
    assert list(preview(COUNTRY, fragment, Cell(4, 4)).things.cities) == ["aston-2"]
    assert list(preview(EMPTY, fragment, Cell(4, 4)).things.cities) == ["aston"]


def test_pasting_can_clear_what_was_there() -> None:
    fragment = copied(COUNTRY, PEAK)
    new = after(COUNTRY, pasted(COUNTRY, fragment, Cell(5, 4), clear=True))
    assert "beck" not in new.cities
    assert "beck" in after(COUNTRY, pasted(COUNTRY, fragment, Cell(5, 4))).cities


def test_things_of_another_system_are_left_out() -> None:
    scenario = on(hexes(*["." * 12] * 12))
    fragment = copied(COUNTRY, cells("1,5", "6,5"))
    assert preview(scenario, fragment, Cell(5, 5)).left_out == ("ferry Sound",)
    after(scenario, pasted(scenario, fragment, Cell(5, 5)))


def test_cutting_takes_exactly_what_was_copied() -> None:
    fragment, change = cut(COUNTRY, PEAK | cells("2,2"))
    assert change.label == "cut"
    new = after(COUNTRY, change)
    assert "aston" not in new.cities
    assert "highlands" not in new.regions
    assert "label-aston" not in new.labels
    assert board_of(new).terrain[2] == "~.___..~"
    assert new.waters["lower-stream"].path is not None
    again = after(new, pasted(new, fragment, fragment.origin))
    assert again.cities["aston"] == COUNTRY.cities["aston"]
    assert again.regions["highlands"] == COUNTRY.regions["highlands"]
    assert board_of(again).terrain == board_of(COUNTRY).terrain


def test_clearing_leaves_the_pieces_of_a_river_around_it() -> None:
    new = after(COUNTRY, cleared(COUNTRY, cells("2,2")))
    lengths = [len(water.path or ()) for water in new.waters.values()]
    assert list(new.waters) == ["lower-stream", "lower-stream-2", "mere"]
    assert lengths == [4, 2, 0]


def test_waters_by_cells_on_hexes_are_divided() -> None:
    lake = Water(id="mere", kind="lake", cells=Cells([Cell(0, 0), Cell(1, 0), Cell(2, 0)]))
    scenario = on(hexes("...", "..."), waters=Things({"mere": lake}))
    fragment, change = cut(scenario, cells("1,0"))
    assert list(fragment.laid().things.waters["mere"].cells) == [Cell(0, 0)]
    assert after(scenario, change).waters["mere"].cells == (Cell(0, 0), Cell(2, 0))


def test_cities_of_a_route_board_are_copied_with_the_lines_between_them() -> None:
    routes = route_scenario()
    chosen = [("cities", "aston"), ("cities", "beck")]
    fragment, change = cut(routes, (), chosen, with_references=True)
    other = on(RouteBoard())
    new = after(other, pasted(other, fragment, Cell(5, 5)))
    assert list(things_in(new, "lines")) == ["aston-beck"]
    twice = after(new, pasted(new, fragment, Cell(8, 5)))
    assert twice.cities.keys() >= {"aston-2", "beck-2"}
    line = things_in(twice, "lines")["aston-beck-2"]
    assert (line.a, line.b) == ("aston-2", "beck-2")
    left = after(routes, change)
    assert (list(left.cities), list(things_in(left, "lines"))) == (["corby"], [])


def test_nothing_is_copied_of_nothing() -> None:
    fragment = copied(COUNTRY, ())
    assert list(fragment.laid()) == []
    assert not pasted(COUNTRY, fragment, Cell(3, 3))


PLACES = st.builds(Cell, st.integers(0, 9), st.integers(0, 9))


@given(
    scenarios(),
    scenarios(),
    st.frozensets(PLACES, min_size=1, max_size=40),
    PLACES,
    st.tuples(st.integers(0, 5), st.booleans(), st.booleans()),
)
def test_any_fragment_can_be_pasted_anywhere(
    source: Scenario,
    target: Scenario,
    chosen: frozenset[Cell],
    at: Cell,
    held: tuple[int, bool, bool],
) -> None:
    sixths, is_flipped, clear = held
    fragment = copied(source, chosen).turned(sixths)
    fragment = fragment.flipped() if is_flipped else fragment
    assert turned_back(fragment) == fragment
    shown = preview(target, fragment, at)
    new = after(target, pasted(target, fragment, at, clear=clear))
    assert all(board_of(new).kind_at(cell) == kind for cell, kind in shown.kinds.items())
    assert set(shown.things.cities) <= set(new.cities)


@given(scenarios(), st.frozensets(PLACES, max_size=40), st.booleans())
def test_any_cut_can_be_taken_back(
    scenario: Scenario, chosen: frozenset[Cell], with_references: bool
) -> None:
    _, change = cut(scenario, chosen, with_references=with_references)
    new = after(scenario, change)
    assert all(board_of(new).kind_at(cell) is None for cell in chosen)
    assert not any(city.at in chosen for city in new.cities.values() if city.at)


def test_members_that_are_not_copied_stay_behind() -> None:
    members = grid.disc(Cell(4, 4), 1)
    city = City(id="x", name="X", kind="major", at=Cell(4, 4), members=members)
    scenario = replace(EMPTY, cities=Things({"x": city}))
    laid = lying(copied(scenario, cells("4,4", "5,4"))).things.cities["x"]
    assert laid.members == (Cell(4, 4), Cell(5, 4))
    around = after(scenario, cleared(scenario, cells("5,4"))).cities["x"]
    assert len(around.members) == 6


def test_the_arms_of_a_river_stay_one_river_on_both_sides() -> None:
    stream = COUNTRY.waters["lower-stream"]
    arm = Path.parse("2,3n 3,2s 3,4n 4,3s 4,5n")
    forked = replace(COUNTRY, waters=COUNTRY.waters.put(stream.id, replace(stream, paths=(arm,))))
    laid = lying(copied(forked, PEAK)).things.waters
    assert {key: len(water.courses) for key, water in laid.items()} == {
        "lower-stream": 2,
        "mere": 0,
    }
    left = after(forked, cut(forked, PEAK)[1]).waters
    assert [key for key in left if left[key].courses] == ["lower-stream"]
    assert len(left["lower-stream"].courses) > 1
