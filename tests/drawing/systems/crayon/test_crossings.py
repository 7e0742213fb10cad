from dataclasses import replace

import pytest

from drawing.map.layers import crossings as layer
from drawing.map.marks.city_marks import scale
from drawing.map.marks.crossing_signs import MOST_PAWNS, crossings, ports
from drawing.map.picture import picture_of
from drawing.map.placing.fixed_marks import city_boxes, milepost_boxes, signs_of
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.rendering.svg import svg_of
from drawing.shapes.boxes import Net
from drawing.shapes.symbols import Batch, Curves, Symbols, Texts
from drawing.themes.theme import theme
from model.collection import Things
from model.notation import Cell, Cells, Edge
from model.systems.crayon.things.part import CrayonPart, Ferry, Link
from tests.drawing.samples import sheet_of
from tests.drawing.shapes.curve_spots import spots_of
from tests.generate.systems.crayon.drafts import china_game_scenario


def keyed(batches: list[Batch]) -> dict[str, Curves]:
    return {one.key: one for one in batches if isinstance(one, Curves) and one.key}


def words(batches: list[Batch]) -> list[str]:
    return [text.text for one in batches if isinstance(one, Texts) for text in one.texts]


def with_part(*ferries: Ferry, links: tuple[Link, ...] = ()) -> Sheet:
    sheet = sheet_of("tutorial")
    part = CrayonPart(
        ferries=Things({one.id: one for one in ferries}),
        links=Things({one.id: one for one in links}),
    )
    return replace(sheet, scenario=replace(sheet.scenario, part=part))


def test_the_tutorial_shows_its_ferry_and_its_link_with_their_prices() -> None:
    batches = list(layer.batches(sheet_of("tutorial")))
    assert words(batches) == ["4", "6"]
    found = keyed(batches)
    assert {"ferry gannet-ferry", "link koralia-line"} <= found.keys()
    assert found["ferry gannet-ferry"].ink.dash
    assert found["ferry gannet-ferry"].ink.dash != found["link koralia-line"].ink.dash
    assert len(found["players of gannet-ferry"].curves) == 2
    assert "players of koralia-line" not in found


def test_a_ferry_begins_and_ends_at_its_ports() -> None:
    sheet = sheet_of("tutorial")
    ferry, link = crossings(sheet)
    assert (ferry.spots[0], ferry.spots[-1]) == (sheet.spot(Cell(4, 11)), sheet.spot(Cell(11, 12)))
    assert link.spots == (
        sheet.spot(Cell(13, 10)),
        sheet.city_spot(sheet.scenario.cities["koralia"]),
    )


def test_ports_in_cities_need_no_mark_of_their_own() -> None:
    assert set(ports(sheet_of("tutorial"))) == {Cell(11, 12), Cell(13, 10)}
    drawn = [one for one in layer.batches(sheet_of("tutorial")) if isinstance(one, Symbols)]
    assert [len(one.spots) for one in drawn] == [1]


def test_links_show_how_they_are_had() -> None:
    link = Link(id="line", port=Cell(4, 11), mode="purchase", cost=6, serves=("koralia",))
    bought = list(layer.batches(with_part(links=(link,))))
    built = list(layer.batches(with_part(links=(replace(link, mode="build-into"),))))
    assert words(bought) == words(built)
    assert bought != built


def test_signs_stand_off_mileposts_and_cities() -> None:
    scenario = china_game_scenario()
    sheets = (sheet_of("tutorial"), Sheet(scenario, theme(), usual_mm(scenario)))
    for sheet in sheets:
        taken = Net([*milepost_boxes(sheet), *city_boxes(sheet).values()])
        assert signs_of(sheet)
        assert not any(taken.meeting(signed.box) for signed in signs_of(sheet))


def test_the_far_port_has_its_own_price() -> None:
    ferry = Ferry(id="f", ports=Cells([Cell(4, 11), Cell(11, 12)]), cost=4, far_port_cost=7)
    assert words(list(layer.batches(with_part(ferry)))) == ["4/7"]


@pytest.mark.parametrize("players", [-3, 0, 1_000_000])
def test_absurd_prices_and_numbers_keep_the_sign_small(players: int) -> None:
    ferry = Ferry(
        id="f", ports=Cells([Cell(4, 11), Cell(11, 12)]), cost=10**30, max_players=players
    )
    sheet = with_part(ferry)
    (signed,) = signs_of(sheet)
    assert signed.crossing.pawns <= MOST_PAWNS
    assert signed.box.width < 16 * scale(sheet)


@pytest.mark.parametrize("cells", [[], [Cell(4, 11)], [Cell(4, 11), Cell(4, 11)]])
def test_a_ferry_that_leads_nowhere_is_not_drawn(cells: list[Cell]) -> None:
    sheet = with_part(Ferry(id="f", ports=Cells(cells), cost=1))
    assert not crossings(sheet)
    assert not words(list(layer.batches(sheet)))


def test_a_link_to_a_city_that_is_not_there_is_not_drawn() -> None:
    link = Link(id="line", port=Cell(4, 11), mode="purchase", cost=6, serves=("atlantis",))
    assert not crossings(with_part(links=(link,)))


def test_names_of_ferries_inject_nothing() -> None:
    ferry = Ferry(id='"><script>', ports=Cells([Cell(4, 11), Cell(11, 12)]), cost=4)
    assert "<script" not in svg_of(picture_of(with_part(ferry)))


def test_a_blocked_edge_is_barred() -> None:
    sheet = sheet_of("tutorial")
    assert "blocked" not in keyed(list(layer.batches(sheet)))
    edge = Edge(Cell(5, 5), Cell(6, 5))
    sheet = replace(sheet, scenario=replace(sheet.scenario, blocked=(edge,)))
    bars = keyed(list(layer.batches(sheet)))["blocked"]
    assert len(bars.curves) == 1
    (x, y), (to_x, _) = sheet.spot(edge.a), sheet.spot(edge.b)
    for right, down in spots_of(bars.curves[0]):
        assert x < right < to_x
        assert abs(down - y) > 1


def test_hexes_and_routes_have_no_ferries() -> None:
    assert not list(layer.batches(sheet_of("osaka")))


def test_a_link_to_several_cities_has_one_sign_on_its_shortest_line() -> None:
    link = Link(
        id="line", port=Cell(4, 11), mode="purchase", cost=6, serves=("dunmarrow", "koralia")
    )
    sheet = with_part(links=(link,))
    near, far = crossings(sheet)
    assert near.spots[-1] == sheet.city_spot(sheet.scenario.cities["dunmarrow"])
    assert far.spots[0] == near.spots[0]
    assert len({one.box for one in signs_of(sheet)}) == 1
    keys = [getattr(batch, "key", "") for batch in layer.batches(sheet)]
    assert keys.count("price of line") == 1
    assert keys.count("link line") == 2
