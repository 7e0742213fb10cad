"""Tests of the cards: their size, what is on them, and how sheets meet their backs."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawing.cards.card import FACE, HEIGHT, WIDTH, Card
from drawing.cards.chips import chip_pages
from drawing.cards.sheets import card_pages, grid_for
from drawing.pages.paper import BLEED, PAPERS
from drawing.printing.aid_pages import aid_pages
from drawing.rendering.svg import svg_of
from drawing.shapes.symbols import Curves, Inset, Picture
from drawing.systems.crayon.cards.deck import cards_of
from drawing.text.texts_in import texts_in
from drawing.themes.theme import theme
from model.collection import Things
from tests.drawing.printing.paper_samples import (
    insets_of,
    names,
    pages_of,
    press,
    renamed,
    scenario_of,
    shown,
)
from tests.drawing.printing.test_printed_text import span

LOOK = theme("print")


def texts(picture: Picture) -> list[str]:
    return [found.text.text for found in texts_in(picture)]


def cards(name: str, kind: str) -> list[Card]:
    return [one for one in cards_of(scenario_of(name), LOOK) if one.name.startswith(f"{kind}-")]


def test_every_side_is_a_poker_card_with_bleed() -> None:
    for card in cards_of(scenario_of("tutorial"), LOOK):
        for side in (card.front, card.back):
            assert (side.width, side.height) == (WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED) == (69, 94)


def test_the_tutorial_has_as_many_cards_as_it_says() -> None:
    assert len(cards("tutorial", "demand")) == 36
    assert len(cards("tutorial", "event")) == 8
    assert len(cards("tutorial", "train")) == 4 * 4
    assert len(cards("china-game", "demand")) == 136


def test_a_demand_card_shows_goods_cities_and_payouts() -> None:
    front = cards("tutorial", "demand")[0].front
    assert {"Koralia", "Machines", "10", "Belogor", "Wine", "13", "Kestrel Bay"} <= {*texts(front)}
    keys = [
        batch.key
        for layer in front.layers
        for batch in layer.batches
        if isinstance(batch, Curves) and batch.key.startswith("city ")
    ]
    assert keys == ["city koralia", "city belogor", "city kestrel-bay"]


def test_an_event_card_says_what_happens_and_for_how_long() -> None:
    snow = next(card for card in cards("tutorial", "event") if card.name == "event-snow")
    said = " ".join(texts(snow.front))
    assert "Snow on the Whitecaps" in said
    assert "Trains in the Whitecaps move at half rate." in said
    assert "For 1 turn of whoever drew it" in said
    marked = [
        batch
        for layer in snow.front.layers
        for batch in layer.batches
        if isinstance(batch, Curves) and batch.key == "area"
    ]
    assert len(marked) == 1


def test_an_event_card_comes_as_often_as_it_is_in_the_deck() -> None:
    assert [card.name for card in cards("china-game", "event") if "gale" in card.name] == [
        "event-gale-1",
        "event-gale-2",
    ]


def test_a_train_card_shows_speed_loads_and_exchanges() -> None:
    freight = cards("tutorial", "train")[0]
    assert {"Freight", "9", "2", "Fast Freight for 20", "Heavy Freight for 20"} <= {
        *texts(freight.front)
    }


def test_events_cannot_be_told_from_demands_by_their_backs() -> None:
    deck = [*cards("tutorial", "demand"), *cards("tutorial", "event")]
    all_cards = cards_of(scenario_of("tutorial"), LOOK)
    backs = {id(card.back): card.back for card in all_cards if not card.name.startswith("train")}
    assert len(backs) == 1
    assert len({svg_of(card.back) for card in deck}) == 1


def test_a_scenario_without_cards_prints_none() -> None:
    assert cards_of(scenario_of("danube"), LOOK) == []
    assert pages_of("danube")["cards"] == []


# -- sheets


@pytest.mark.parametrize("paper", PAPERS)
def test_every_front_has_its_back_behind_it(paper: str) -> None:
    pages = card_pages(cards_of(scenario_of("tutorial"), LOOK), press(paper))
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        behind = {_cut_box(inset) for inset in insets_of(back, "cards")}
        mirrored = {
            (round(front.width - x - WIDTH, 6), y)
            for x, y in (_cut_box(inset) for inset in insets_of(front, "cards"))
        }
        assert behind == mirrored


def _cut_box(inset: Inset) -> tuple[float, float]:
    """Where on the page the upper left corner of a cut card lies."""
    part = shown(inset)
    return round(inset.at[0] + FACE.x - part.x, 6), round(inset.at[1] + FACE.y - part.y, 6)


@given(st.integers(1, 40), st.sampled_from(sorted(PAPERS)))
def test_places_of_both_sides_meet(number: int, paper: str) -> None:
    grid = grid_for(PAPERS[paper])
    number %= grid.count
    front, back = grid.at(*grid.place(number)), grid.at(*grid.place(number, mirrored=True))
    assert back.x == pytest.approx(grid.paper.width - front.right)
    assert back.y == front.y


def test_nine_cards_fit_on_a4_and_eight_on_letter() -> None:
    assert [grid_for(PAPERS[name]).count for name in ("A4", "Letter")] == [9, 8]


# -- hostile names


@settings(max_examples=12, deadline=None)
@given(names)
def test_no_name_breaks_a_card(name: str) -> None:
    for card in cards_of(renamed(scenario_of("tutorial"), name), LOOK)[30:48]:
        for found in texts_in(card.front):
            left, right = span(found.text)
            assert left >= FACE.x, found.text.text
            assert right <= FACE.right, found.text.text
            assert found.text.at[1] <= FACE.bottom, found.text.text
        assert "<b>" not in svg_of(card.front)
        assert "\u202e" not in svg_of(card.front)


# -- broken scenarios


@pytest.mark.parametrize("lost", ["board", "cities", "goods", "waters", "regions", "rules"])
def test_what_a_broken_scenario_lacks_is_left_out_without_trouble(lost: str) -> None:
    whole = scenario_of("tutorial")
    gaps: dict[str, object] = {lost: None if lost == "board" else Things()}
    if lost == "rules":
        gaps = {"rules": Things({"preset": "nowhere"})}
    broken = replace(whole, **gaps)  # type: ignore[arg-type]
    fronts = [svg_of(card.front) for card in cards_of(broken, LOOK)]
    assert sum("<title>Demand card" in front for front in fronts) == 36
    assert sum("<title>Event card" in front for front in fronts) == 8
    assert any("<title>Train card" in front for front in fronts) == (lost != "rules")
    assert aid_pages(broken, press())
    assert bool(chip_pages(broken, press())) == (lost != "goods")
