"""The box of a Santa Fe map: a board for pieces of a size, cards, track, markers, aids."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from drawing.cards.card import HEIGHT, WIDTH, Card
from drawing.map.marks.crossing_signs import length_of
from drawing.map.marks.route_lines import WIDE, laid_lines
from drawing.map.marks.route_spaces import middle_of
from drawing.map.sheet.sheet import ROUTE_MM, Sheet
from drawing.pages.paper import BLEED, Press
from drawing.printing.aid_pages import aid_pages
from drawing.printing.parts import board_size, own_parts
from drawing.shapes.symbols import Curves, Inset, Picture, Text
from drawing.systems.santa_fe.cards import cards_of
from drawing.systems.santa_fe.printing.board import piece_size
from drawing.text.metrics import cap_height
from drawing.text.texts_in import texts_in
from drawing.themes.theme import theme, theme_names
from model.scenario.scenario import Scenario
from tests.drawing.printing.paper_samples import press
from tests.drawing.samples import loaded, map_paths
from tests.engine.systems.santa_fe.games import scenario_with

READABLE = 1.8


@cache
def western() -> Scenario:
    return loaded(map_paths()["western-usa"])


@cache
def cards(look: str = "print") -> list[Card]:
    return cards_of(western(), theme(look))


def press_for(tile: float = 16.0, paper: str = "A4") -> Press:
    return replace(press(paper), tile_mm=tile)


def sheets(part: str, how: Press | None = None, scenario: Scenario | None = None) -> list[Picture]:
    return own_parts("santa-fe")[part].pages(scenario or western(), how or press_for())


def words(*pictures: Picture) -> str:
    return " ".join(found.text.text for one in pictures for found in texts_in(one))


def curves(pages: list[Picture], beginning: str) -> Iterator[Curves]:
    for page in pages:
        for layer in page.layers:
            for batch in layer.batches:
                if isinstance(batch, Curves) and batch.key.startswith(beginning):
                    yield batch


# -- the board


@pytest.mark.parametrize("tile", [12.0, 16.0, 20.0])
def test_every_space_of_the_board_holds_a_piece_as_long_as_was_asked_for(tile: float) -> None:
    size = board_size(western(), tile)
    assert size is not None
    sheet = Sheet(western(), theme("print"), size.mm)
    shortest = min(length_of(middle_of(sheet, laid, 0)) for laid in laid_lines(sheet))
    piece = piece_size(western(), tile)
    assert piece.long == tile
    assert shortest > piece.long
    assert piece.wide < WIDE * size.mm / ROUTE_MM
    assert f"for track of {tile:g} mm" == size.short
    assert f"{tile:g} × {piece.wide:g} mm" in size.sentence


def test_a_board_that_would_be_too_large_says_how_long_its_pieces_are() -> None:
    piece, size = piece_size(western(), 80.0), board_size(western(), 80.0)
    assert size is not None
    assert 20 < piece.long < 80
    assert f"for track of {piece.long:g} mm" == size.short


def test_a_board_without_lines_has_no_size_and_no_track() -> None:
    empty = replace(western(), board=None)
    assert board_size(empty, 16.0) is None
    assert not sheets("track", scenario=empty)


# -- cards


def test_all_94_cards_are_there_and_two_decks_have_two_backs() -> None:
    kinds = Counter(card.name.split("-")[0] for card in cards())
    assert kinds == {
        "city": 66,
        "short": 4,
        "double": 4,
        "triple": 1,
        "four": 1,
        "boomtown": 3,
        "branch": 15,
    }
    assert Counter(card.kind for card in cards()) == {"deck": 70, "display": 24}
    assert len({id(card.back) for card in cards()}) == 2
    size = (WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED)
    assert {(card.front.width, card.front.height) for card in cards()} == {size}


def front(name: str) -> Picture:
    return next(card.front for card in cards() if card.name.startswith(name))


def test_a_city_card_has_its_value_its_squares_and_its_place() -> None:
    paso = front("city-el-paso")
    assert {"El Paso", "6", "SF", "SP", "$4 for the arrival of"} <= set(texts(paso))
    assert [one.key for one in curves([paso], "city el-paso")]
    assert "scores 6 points for each railroad" in words(paso)
    assert "arrival" not in words(front("city-memphis"))


def texts(picture: Picture) -> list[str]:
    return [found.text.text for found in texts_in(picture)]


def test_cards_of_railroads_bear_name_letters_and_colour() -> None:
    branch, short = front("branch-gn"), front("short-line-drg")
    assert {"Great Northern", "Branch Line", "GN"} <= set(texts(branch))
    assert {"Denver & Rio Grande Western", "Short Line", "DRG"} <= set(texts(short))
    assert [one.ink.fill for one in curves([short], "home of drg")] == ["#7d4f9e"]
    assert list(curves([short], "city denver"))


def test_a_card_shows_its_pieces_by_turn() -> None:
    pieces = [len(one.curves) for one in curves([front("triple-turn")], "pieces")]
    assert pieces == [3, 3]
    assert "or" in texts(front("four-in-one"))
    many = scenario_with(cards=[{"id": "double-turn", "pieces": {"first": 9, "second": 0}}])
    (card, *_) = [one for one in cards_of(many, theme()) if one.name.startswith("double")]
    assert {"of 9", "none"} <= set(texts(card.front))


@pytest.mark.parametrize("look", theme_names())
def test_every_letter_on_a_card_can_be_read_and_lies_on_it(look: str) -> None:
    for card in {id(one.front): one for one in cards(look)}.values():
        found = [one.text for one in texts_in(card.front)]
        assert all(cap_height(text.size, text.face) >= READABLE for text in found), card.name
        assert all(_lies_on(text) for text in found), card.name


def _lies_on(text: Text) -> bool:
    x, y = text.at
    return BLEED < x < WIDTH + BLEED and BLEED < y < HEIGHT + BLEED - 2


def test_a_scenario_without_rules_prints_nothing_of_its_own() -> None:
    broken = replace(western(), rules=scenario_with(rules={"preset": "nobody-knows"}).rules)
    assert cards_of(broken, theme()) == []
    assert not sheets("track", scenario=broken)
    assert not sheets("markers", scenario=broken)


# -- track, markers, aids


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_there_are_as_many_pieces_as_the_rules_say(paper: str) -> None:
    pages = sheets("track", press_for(paper=paper))
    counts: Counter[str] = Counter()
    for one in curves(pages, "track of"):
        counts[one.key.removeprefix("track of ")] += len(one.curves)
    wanted = {key: one.track for key, one in western().part.railroads.items()}
    assert counts == wanted
    assert sum(counts.values()) == 160
    assert "Santa Fe (SF): 32 pieces" in words(*pages)


def test_long_pieces_take_more_sheets() -> None:
    assert len(sheets("track", press_for(40.0))) >= len(sheets("track"))
    room = press_for().paper.room
    for page in sheets("track", press_for(40.0)):
        for found in texts_in(page):
            assert found.text.at[0] <= room.right


def test_markers_the_train_and_money_are_on_one_sheet() -> None:
    (page,) = sheets("markers")
    keys = Counter(one.key for one in curves([page], ""))
    assert (keys["marker boom-4"], keys["marker boom-5"]) == (3, 7)
    assert (keys["coin 1"], keys["coin 5"], keys["coin 10"]) == (30, 20, 10)
    sides = [one for layer in page.layers for one in layer.batches if isinstance(one, Inset)]
    assert [one.turned for one in sides] == [True, False]


def test_many_markers_go_on_to_further_sheets() -> None:
    many = scenario_with(
        boom_markers=[{"id": "boom-4", "count": 60}, {"id": "boom-5", "count": 60}]
    )
    pages = sheets("markers", scenario=many)
    assert len(pages) > 1
    assert sum(1 for _ in curves(pages, "marker boom")) == 120


def test_the_aids_tell_the_game_with_the_numbers_of_the_map() -> None:
    pages = aid_pages(western(), press_for())
    told = words(*pages)
    for sentence in (
        "Everybody has $2 and 4 City cards.",
        "The rules of this map are those of the base game.",
        "What is different on this map",
        "Two players",
        "Denver & Rio Grande",
    ):
        assert sentence in told
    cheap = scenario_with(rules={"bonus": {"square": 9}})
    assert "square: $9" in words(*aid_pages(cheap, press_for()))
