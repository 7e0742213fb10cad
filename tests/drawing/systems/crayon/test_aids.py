"""Tests of the play aids: what the data says stands on them, and pages hold what they show."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawing.aids.columns import COLUMNS, HEAD, balanced, column_width, filled
from drawing.aids.strips import Setter, Strip
from drawing.pages.paper import PAPERS
from drawing.printing.aid_pages import aid_pages
from drawing.shapes.symbols import Picture, Texts
from drawing.systems.crayon.aids.turn import steps
from drawing.systems.crayon.cards.deck import crayon_rules
from drawing.text.texts_in import texts_in
from drawing.themes.theme import theme
from model.scenario.scenario import Scenario
from tests.drawing.printing.paper_samples import RULING, names, press, renamed, scenario_of
from tests.drawing.printing.test_printed_text import span

heights = st.lists(st.tuples(st.floats(0.5, 30.0), st.booleans(), st.booleans()), max_size=60)


def said(pages: list[Picture]) -> str:
    return " ".join(found.text.text for page in pages for found in texts_in(page))


def pages(scenario: Scenario, paper: str = "A4") -> list[Picture]:
    return aid_pages(scenario, press(paper), [RULING])


def test_the_price_chart_has_what_is_on_the_map() -> None:
    text = said(pages(scenario_of("tutorial")))
    for line in ("Alpine 5", "Desert 1", "Major city 5", "Inlet 3", "Dry river 1"):
        assert line in text
    assert "All prices are in million crowns." in text
    assert "Koralia Line: Larkhaven to Koralia" in text
    assert "Gannet Ferry: Gannet Point" in text


def test_goods_are_listed_by_city_and_by_good() -> None:
    text = said(pages(scenario_of("tutorial")))
    assert "Brackenfold (small) Timber and Wool" in text
    assert "Wool (4 chips) Astermoor and Brackenfold" in text
    assert "Tea 15 times 10 to 32" in text


def test_the_turn_is_told_with_the_numbers_of_the_scenario() -> None:
    rules = crayon_rules(scenario_of("tutorial"))
    assert rules is not None
    text = " ".join(steps(rules))
    assert "9 or 12 mileposts" in text
    assert "costs 4, paid to its owner when you enter it" in text
    assert "build track for up to 20" in text
    dear = replace(rules, move=replace(rules.move, own_track_fee=3))
    assert "costs 3 in that turn" in " ".join(steps(dear))


def test_the_summary_says_how_to_win_and_what_was_agreed() -> None:
    tutorial = scenario_of("tutorial")
    agreed = replace(tutorial, house_rules=("No bots.",), variants=("fast-trains",))
    text = said(pages(agreed))
    assert "120 in cash and 3 major cities" in text
    assert "• No bots." in text
    assert "Fast trains: Every train runs a third further in a turn." in text
    assert f"{RULING.question} {RULING.answer} (OPEN-CRY-99)" in text
    assert "Variants none" in said(pages(tutorial))


def test_a_variant_that_the_preset_does_not_have_is_not_in_force() -> None:
    tutorial = replace(scenario_of("tutorial"), variants=("faster-than-light",))
    text = said(pages(tutorial))
    assert "Variants none" in text
    assert "Variants in force" not in text
    text = said(pages(replace(tutorial, variants=("faster-than-light", "fast-trains"))))
    assert "Fast trains: Every" in text
    assert "light" not in text


def test_every_event_is_in_the_list() -> None:
    text = said(pages(scenario_of("china-game")))
    for event in scenario_of("china-game").part.events.values():
        assert event.name in text
    assert "Gale (2 cards)" in text


@pytest.mark.parametrize("name", ["osaka", "tokyo", "south-china"])
def test_a_board_of_hexes_has_aids_for_what_it_holds(name: str) -> None:
    text = said(pages(scenario_of(name)))
    assert "On the board" in text
    assert "Price chart" not in text


def test_an_empty_scenario_has_aids_without_trouble() -> None:
    assert all(page.width > 0 for page in pages(Scenario()))


@pytest.mark.parametrize("paper", PAPERS)
@settings(max_examples=8, deadline=None)
@given(name=names)
def test_no_name_leaves_the_page(paper: str, name: str) -> None:
    for page in pages(renamed(scenario_of("tutorial"), name), paper):
        for found in texts_in(page):
            left, right = span(found.text)
            assert left >= 0
            assert right <= page.width
            assert found.text.at[1] <= page.height


@given(heights, st.floats(40.0, 200.0))
def test_columns_hold_all_strips_in_their_order(
    parts: list[tuple[float, bool, bool]], height: float
) -> None:
    strips = [Strip(high, lambda _: [], keeps, opens) for high, keeps, opens in parts]
    columns = list(filled(strips, height))
    assert [strip for column in columns for strip in column] == strips
    for column in columns[:-1]:
        assert not column[-1].keeps
    even = balanced(strips, height) if sum(high for high, *_ in parts) <= height else columns
    assert [strip for column in even for strip in column] == strips
    if even is not columns:
        assert len(even) <= COLUMNS


def test_columns_of_text_are_not_higher_than_the_page() -> None:
    paper = PAPERS["A4"]
    setter = Setter(theme("print"), column_width(paper))
    strips = [one for _ in range(40) for one in setter.paragraph("word " * 60)]
    high = paper.room.height - HEAD
    assert all(sum(one.height for one in column) <= high for column in filled(strips, high))


def test_no_column_begins_with_a_space() -> None:
    setter = Setter(theme("print"), 80.0)
    strips = [
        one
        for number in range(12)
        for one in (*setter.paragraph(f"Event {number}"), setter.space(1.6))
    ]
    for height in (20.0, 27.5, 31.0, 44.0):
        columns = list(filled(strips, height))
        assert len(columns) > 1
        assert not [column for column in columns if column[0].is_space]
    for column in balanced(strips * 2, 400.0):
        assert not column[0].is_space


def test_all_columns_of_the_events_begin_at_the_same_height() -> None:
    drawn = pages(scenario_of("tutorial"))
    (events,) = [page for page in drawn if page.title.endswith("Events")]
    (columns,) = [layer for layer in events.layers if layer.name == "columns"]
    spots = [text.at for one in columns.batches if isinstance(one, Texts) for text in one.texts]
    tops = {round(x, 3): min(y for left, y in spots if left == x) for x, _ in spots}
    assert len(tops) == COLUMNS
    assert len(set(tops.values())) == 1


def test_the_trains_stand_beside_the_price_chart() -> None:
    text = said(pages(scenario_of("tutorial"))[:1])
    assert text.index("Your turn") < text.index("Trains") < text.index("Price chart")
