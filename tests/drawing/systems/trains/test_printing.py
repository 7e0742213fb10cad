"""The box of a map of Trains: a board for markers of a size, markers, stations, track, aids."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from drawing.map.picture import picture_of
from drawing.map.sheet.sheet import Sheet
from drawing.pages.map_pages import map_pages
from drawing.pages.paper import Press
from drawing.printing.aid_pages import aid_pages
from drawing.printing.parts import board_size, own_parts, usual_tile
from drawing.shapes.hexagons import Hexagon
from drawing.shapes.symbols import Picture
from drawing.systems.trains.printed.hex_plan import HexPlan
from drawing.systems.trains.printing.markers import piece_size
from drawing.text.metrics import cap_height
from drawing.text.texts_in import texts_in
from drawing.themes.theme import theme, theme_names
from model.scenario.scenario import Scenario
from tests.drawing.printing.paper_samples import press
from tests.drawing.systems.trains.boards import bay, changed, curves
from tests.engine.systems.trains.games import scenario_with

NIGHT = {
    "id": "night-shift", "name": "Night shift", "cost": 4, "categories": ["rail"],
    "effects": [{"rail": 1}, {"draw": 1}], "text": "The last train waits.",
}  # fmt: skip


def press_for(tile: float = 40.0, paper: str = "A4", look: str = "print") -> Press:
    return replace(press(paper), tile_mm=tile, theme=theme(look))


def sheets(part: str, how: Press | None = None, scenario: Scenario | None = None) -> list[Picture]:
    return own_parts("trains")[part].pages(scenario or bay(), how or press_for())


def words(*pages: Picture) -> str:
    return " ".join(found.text.text for one in pages for found in texts_in(one))


def aids(scenario: Scenario) -> str:
    return words(*aid_pages(scenario, press_for()))


# -- the board


@pytest.mark.parametrize("tile", [30.0, 40.0, 60.0])
def test_the_board_has_hexes_of_the_width_that_was_asked_for(tile: float) -> None:
    size = board_size(bay(), tile)
    assert size is not None
    assert size.mm == tile
    assert f"hexes of {tile:g} mm" in size.sentence
    assert f"{piece_size(tile):g} mm" in size.sentence


def test_the_usual_board_takes_four_pages_and_a_plan() -> None:
    how = press_for(usual_tile("trains"))
    size = board_size(bay(), how.tile_mm)
    assert size is not None
    map_ = picture_of(Sheet(bay(), how.theme, size.mm))
    assert len(map_pages(map_, how, size.short, size.sentence)) == 1 + 4


@pytest.mark.parametrize("tile", [32.0, 40.0, 55.5])
def test_the_pieces_of_four_players_and_all_stations_find_room_on_a_hex(tile: float) -> None:
    plan, size = HexPlan(Hexagon((0.0, 0.0), tile)), piece_size(tile)
    for boxes in (plan.markers(4), plan.slots(3)):
        steps = [b.x - a.x for a, b in pairwise(boxes)]
        assert all(step >= size for step in steps)


def test_a_board_without_hexes_has_no_size() -> None:
    assert board_size(replace(bay(), board=None), 40.0) is None


# -- markers and stations


@pytest.mark.rule("TRN-COMP-07", "TRN-COMP-08")
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_there_are_markers_for_all_players_one_of_points_each_and_all_stations(paper: str) -> None:
    counts = Counter(one.key for one in curves(sheets("markers", press_for(paper=paper)), ""))
    assert [counts[f"marker {n}"] for n in range(1, 6)] == [20, 20, 20, 20, 0]
    assert [counts[f"points {n}"] for n in range(1, 6)] == [1, 1, 1, 1, 0]
    assert counts["station"] == 30


def test_there_are_as_many_pieces_as_the_rules_say() -> None:
    few = replace(
        changed(bay(), markers={"track": 7, "stations": 5}), players=replace(bay().players, max=2)
    )
    counts = Counter(one.key for one in curves(sheets("markers", scenario=few), ""))
    assert (counts["marker 1"], counts["marker 2"], counts["marker 3"]) == (7, 7, 0)
    assert counts["station"] == 5


def test_large_pieces_take_more_sheets_and_none_runs_off_the_paper() -> None:
    how = press_for(80.0)
    pages = sheets("markers", how)
    assert sum(one.key == "station" for one in curves(pages, "station")) == 30
    room = how.paper.room
    for one in curves(pages, "cut"):
        for curve in one.curves:
            assert all(x <= room.right + 0.01 for step in curve for x, _ in step)


@pytest.mark.parametrize("look", theme_names())
@pytest.mark.parametrize("part", ["markers", "points"])
def test_every_letter_can_be_read(part: str, look: str) -> None:
    for page in sheets(part, press_for(look=look)):
        assert all(cap_height(one.text.size) >= 1.8 for one in texts_in(page))


@pytest.mark.rule("TRN-SETUP-02", "TRN-SCORE-01")
def test_the_track_of_points_begins_at_0_and_tells_what_scores() -> None:
    (page,) = sheets("points")
    texts = [one.text.text for one in texts_in(page)]
    numbers = [int(one) for one in texts if one.isdecimal()]
    assert numbers == list(range(100))
    assert "stations: 0, 2, 4 and 8." in words(page)


def test_without_rules_there_is_nothing_of_its_own() -> None:
    broken = changed(bay(), preset="nobody-knows")
    assert not sheets("markers", scenario=broken)
    assert not sheets("points", scenario=broken)
    assert "On the board" in aids(broken)


# -- aids


def test_the_aids_tell_the_game_its_cards_and_what_is_in_the_box() -> None:
    told = aids(bay())
    for sentence in (
        "Everybody has 20 markers; 30 stations lie beside the board.",
        "The rules and cards of this map are those of the base game.",
        "Cities with room for 3",
        "Remote place 4",
        "Underground digging",
        "30 kinds to choose from, 10 of each",
        "All cards",
        "498",
        "Randomizers",
        "Holiday pass",
    ):
        assert sentence in told, sentence


def test_the_aids_of_a_kit_have_its_cards_alone() -> None:
    told = aids(changed(bay(), supply={"select": {"kit": "holiday-pass"}}))
    assert "Viaduct" in told
    assert "Underground digging" not in told
    assert "Randomizers" not in told
    assert "Osaka beginners" not in told


def test_a_fan_card_is_on_every_aid_that_tells_of_cards() -> None:
    told = aids(scenario_with(cards=[NIGHT]))
    assert "Night shift is new: it costs 4. Lay 1 rail. Draw 1 card." in told
    assert "The last train waits." in told


@pytest.mark.rule("TRN-SETUP-05")
def test_the_aids_tell_how_large_piles_are_by_players() -> None:
    told = aids(bay())
    assert "2 play 3 play 4 play" in told
    assert "Rail laying 16 14 12" in told
    assert "Station expansion 18 17 16" in told


def test_nothing_of_the_aids_runs_off_the_paper() -> None:
    how = press_for()
    for page in aid_pages(scenario_with(cards=[NIGHT]), how):
        for found in texts_in(page):
            assert found.text.at[0] <= how.paper.room.right
            assert cap_height(found.text.size) >= 1.8
