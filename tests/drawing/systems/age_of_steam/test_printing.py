"""The printed box of an Age of Steam map: sizes in millimetres, counts, and what can be read."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise
from math import dist, sqrt

import pytest

from drawing.cards.chips import chip_pages
from drawing.pages.paper import PAPERS
from drawing.shapes.symbols import Move, Picture, To
from drawing.systems.age_of_steam.printing.hex_sheets import hex_grid
from drawing.systems.age_of_steam.tiles.goods_colours import GoodsColours
from drawing.text.fitting import SMALLEST
from drawing.text.metrics import width
from drawing.text.texts_in import texts_in
from model.collection import Things, freeze
from model.rules.resolving import rules_of
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.sentences.differences import differences
from model.systems.age_of_steam.things.city import SLOTS
from tests.drawing.printing.paper_samples import HOSTILE
from tests.drawing.systems.age_of_steam.boxes import (
    NAMES,
    box_of,
    curves,
    map_named,
    press_of,
    sheets_of,
    texts,
    words,
)

CHINA = "southern-china"


def rules(name: str) -> AgeOfSteamRules:
    return rules_of(map_named(name), AgeOfSteamRules)


def cut_sides(pages: list[Picture]) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """The lines along which hexes are cut."""
    found = []
    for batch in curves(pages, "cut"):
        for curve in batch.curves:
            start, end = curve[0], curve[1]
            assert isinstance(start, Move)
            assert isinstance(end, To)
            found.append((start.to, end.to))
    return found


@pytest.mark.parametrize("mm", [24.0, 38.0, 38.1, 50.0])
@pytest.mark.parametrize("paper", PAPERS)
def test_tiles_measure_what_was_asked_for_from_side_to_side(paper: str, mm: float) -> None:
    box = sheets_of(map_named(CHINA), press_of(paper, mm))
    for part in ("tiles", "new-cities"):
        sides = cut_sides(box[part])
        assert {round(dist(*side), 6) for side in sides} == {round(mm / sqrt(3), 6)}
        first_row = min(min(a[1], b[1]) for a, b in sides)
        upright = sorted(
            {
                round(a[0], 6)
                for a, b in sides
                if abs(a[0] - b[0]) < 1e-6 and min(a[1], b[1]) < first_row + mm / 2
            }
        )
        steps = [right - left for left, right in pairwise(upright)]
        assert steps
        assert all(step == pytest.approx(mm) for step in steps)


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("paper", PAPERS)
def test_no_tile_lies_beyond_what_a_printer_reaches(paper: str, flat: bool) -> None:
    for mm in (20.0, 38.0, 80.0):
        grid = hex_grid(PAPERS[paper], mm, flat=flat)
        room = grid.paper.room.grown(1e-6)
        spots = list(grid.spots())
        assert len(spots) == grid.count > 0
        across, down = (mm / sqrt(3), mm / 2) if flat else (mm / 2, mm / sqrt(3))
        for x, y in spots:
            assert room.x <= x - across
            assert x + across <= room.right
            assert room.y <= y - down
            assert y + down <= room.bottom


def test_no_two_tiles_share_any_paper() -> None:
    for flat in (False, True):
        spots = list(hex_grid(PAPERS["A4"], 38.0, flat=flat).spots())
        nearest = min(dist(one, other) for one, other in combinations(spots, 2))
        assert nearest == pytest.approx(38.0)


def test_tiles_stand_as_the_hexes_of_their_board_do() -> None:
    """So that letters stand upright on a board whose hexes have a side on top."""
    for name, flat in ((CHINA, False), ("crown-and-guilds", True)):
        sides = cut_sides(box_of(name)["new-cities"])
        level = [a for a, b in sides if abs(a[1] - b[1]) < 1e-6]
        assert bool(level) == flat


@pytest.mark.rule("AOS-COMP-01")
@pytest.mark.parametrize("name", NAMES)
def test_there_are_as_many_tiles_as_the_manifest_says(name: str) -> None:
    printed = Counter(one.key for one in texts(box_of(name)["tiles"]) if one.key[:5] == "tile ")
    said = {f"tile {key}": count for key, count in rules(name).tiles.items() if count}
    assert printed == said
    assert all(
        f"{key[5:].upper()} × {count}" in words(box_of(name)["tiles"])
        for key, count in said.items()
    )


@pytest.mark.rule("AOS-COMP-05")
def test_each_new_city_has_its_letter_and_number() -> None:
    keys = [one.key for one in texts(box_of(CHINA)["new-cities"])]
    for letter, tile in map_named(CHINA).part.new_cities.items():
        assert keys.count(f"new city {letter}") == 1
        assert f"growth {tile.slots[0]}" in keys


@pytest.mark.rule("AOS-COMP-06")
@pytest.mark.parametrize(
    ("name", "printed", "new"), [(CHINA, 3, 2), ("crown-and-guilds", 2, 2), ("lantern-isles", 3, 3)]
)
def test_the_display_has_the_squares_of_the_scenario(name: str, printed: int, new: int) -> None:
    pages = box_of(name)["display"]
    for column in (*SLOTS, *map_named(name).part.new_cities):
        squares = sum(len(one.curves) for one in curves(pages, f"squares {column}"))
        assert squares == (printed if column in SLOTS else new), column


def test_cities_stand_under_their_numbers_on_the_display() -> None:
    under = {one.key: one.text for one in texts(box_of(CHINA)["display"])}
    assert under["cities light-1"] == "Changsha"
    assert under["cities dark-6"] == "Hong Kong"


@pytest.mark.rule("AOS-SETUP-01")
def test_the_turn_tracks_are_as_long_as_the_game() -> None:
    pages = box_of(CHINA)["tracks"]
    boxes = {
        number: sum(len(one.curves) for one in curves(pages, f"turns {number}"))
        for number in (3, 4, 5)
    }
    assert boxes == {3: 10, 4: 8, 5: 7}


@pytest.mark.rule("AOS-REDUCE-01")
def test_the_income_track_says_what_is_lost_where() -> None:
    found = list(texts(box_of(CHINA)["tracks"]))
    income = found[next(n for n, one in enumerate(found) if one.text == "Income") :]
    notes = [one.text for one in income if one.text.startswith("−")]
    assert Counter(notes) == {"−2": 10, "−4": 10, "−6": 10, "−8": 9, "−10": 11}


@pytest.mark.parametrize("name", NAMES)
def test_every_action_has_a_tile_with_all_of_its_words(name: str) -> None:
    pages = box_of(name)["actions"]
    named = [one.key for one in texts(pages) if one.key.startswith("name ")]
    assert named == [f"name {one.id}" for one in rules(name).actions.list]
    assert "…" not in words(pages)


@pytest.mark.rule("AOS-COMP-07")
@pytest.mark.rule("AOS-COMP-03")
def test_there_are_discs_for_players_and_towns() -> None:
    pages = box_of(CHINA)["markers"]
    assert [len(list(curves(pages, f"disc {seat}"))) for seat in (1, 5, 6)] == [4, 4, 0]
    assert len(list(curves(pages, "town"))) == 8


@pytest.mark.parametrize("name", NAMES)
def test_the_aids_tell_every_difference(name: str) -> None:
    told = words(box_of(name)["aids"])
    for topic in differences(map_named(name)):
        for text in topic.sentences:
            assert " ".join(text.split()) in told, text


def test_the_aids_follow_the_data_and_not_the_base_game() -> None:
    scenario = map_named(CHINA)
    prices = {"terrain": {"mountain": {"cost": 17}}, "replace": {"town": 23}}
    changed = {"prices": prices, "money": {"expenses": {"share": 29}}, "shares": {"price": 31}}
    other = replace(scenario, rules=freeze({"preset": "southern-china", **changed}))
    told = words(sheets_of(other, press_of())["aids"])
    for number in ("$17", "$18", "$19", "$23", "$29 for each share", "$31 each"):
        assert number in told
        assert number not in words(box_of(CHINA)["aids"])


def test_cubes_are_listed_by_colour() -> None:
    told = words(box_of("salt-marsh")["aids"])
    assert "Black 16 (10 in the bag)" in told
    assert "Salt 14 (0 in the bag)" in told


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", NAMES)
def test_everything_can_be_read_and_stays_on_the_paper(name: str, paper: str) -> None:
    for part, pages in box_of(name, paper).items():
        for page in pages:
            for found in texts_in(page):
                text = found.text
                wide = width(text.text, text.size, text.face)
                start = {"start": 0.0, "middle": wide / 2, "end": wide}[text.anchor]
                assert found.size >= SMALLEST, (part, text.text)
                assert 0 <= text.at[0] - start <= page.width - wide + 0.5, (part, text.text)
                assert text.size <= text.at[1] <= page.height - 3, (part, text.text)


@pytest.mark.parametrize("look", ["classic", "dark", "high-contrast", "colour-blind"])
def test_every_theme_can_print_a_box(look: str) -> None:
    assert all(box_of(CHINA, look=look).values())


@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_can_spoil_a_box(name: str) -> None:
    scenario = map_named("salt-marsh")
    cities = Things({key: replace(one, name=name) for key, one in scenario.cities.items()})
    goods = Things({key: replace(one, name=name) for key, one in scenario.goods.items()})
    new = {key: replace(one, name=name) for key, one in scenario.part.new_cities.items()}
    part = replace(scenario.part, new_cities=Things(new))
    spoilt = replace(scenario, title=name, cities=cities, goods=goods, part=part)
    assert all(sheets_of(spoilt, press_of()).values())


def test_without_rules_only_what_needs_none_is_printed() -> None:
    broken = replace(map_named(CHINA), rules=freeze({"preset": "no-such-preset"}))
    box = sheets_of(broken, press_of())
    assert {name for name, pages in box.items() if pages} == {"new-cities", "aids"}


def test_a_large_display_takes_more_pages_and_leaves_none() -> None:
    scenario = map_named(CHINA)
    tile = scenario.part.new_cities["a"]
    many = Things({f"n{number}": replace(tile, id=f"n{number}") for number in range(30)})
    display = replace(scenario.part.display, printed=12, new_city=12)
    part = replace(scenario.part, new_cities=many, display=display)
    pages = sheets_of(replace(scenario, part=part), press_of())["display"]
    assert len(pages) == 4
    for column in (*SLOTS, *many):
        squares = [curve for one in curves(pages, f"squares {column}") for curve in one.curves]
        spots = [step.to for curve in squares for step in curve if isinstance(step, Move | To)]
        assert len(squares) == 12
        assert max(y for _, y in spots) < pages[0].height - 7


@pytest.mark.parametrize("reduction", [[], [[None, 0]], {"every": 1, "lose": 0}])
def test_any_reduction_gives_a_track_of_income(reduction: object) -> None:
    rules = freeze({"preset": "southern-china", "money": {"reduction": reduction}})
    pages = sheets_of(replace(map_named(CHINA), rules=rules), press_of())["tracks"]
    assert sum(len(one.curves) for one in curves(pages, "income")) > 10


def test_a_thousand_tiles_of_a_sort_are_listed_and_not_all_printed() -> None:
    scenario = map_named(CHINA)
    many = freeze({"preset": "southern-china", "tiles": {"s1": 1000, "s2": 1000}})
    pages = sheets_of(replace(scenario, rules=many), press_of())["tiles"]
    assert len(pages) <= 41
    assert "S1 × 1000" in words(pages)
    assert "printed" in words(pages[:1])


def test_chips_bear_the_letters_that_cubes_have_on_the_map() -> None:
    scenario = map_named(CHINA)
    pages = chip_pages(scenario, press_of())
    letters = GoodsColours(press_of().theme, scenario.goods).signs
    assert letters["black"] != letters["blue"]
    told = Counter(one.text.text for page in pages for one in texts_in(page))
    for good in scenario.goods.values():
        assert told[letters[good.id]] == 2 * good.chips
