"""Blocks of cells put into the tables of demands and events."""

from pathlib import Path

import pytest

from editor.panels.sheets.blocks.csv_files import read_csv
from editor.panels.sheets.blocks.grid import Grid
from editor.panels.sheets.blocks.tabbed import MOST_ROWS, tabbed
from editor.systems.crayon.sheets.demands import Demands
from editor.systems.crayon.sheets.events import Events
from model.bundled import bundled_scenarios
from model.forms.form import DoesNotFit
from model.scenario.change import apply
from model.scenario.collections import things_in
from tests.drawing.samples import loaded
from tests.editor.panels.sheets.blocks.pasting import number, pasted

TUTORIAL = loaded(bundled_scenarios()["tutorial"])
SOUTHERN = loaded(bundled_scenarios()["southern-china"])


def test_whole_texts_go_to_the_spreadsheet_and_back() -> None:
    events = tuple(things_in(TUTORIAL, "events"))[:1]
    grid, place = Grid(Events()), number(Events(), TUTORIAL, "What it does")
    cell = grid.cell(TUTORIAL, events[0], place)
    assert cell.startswith("'- {effect:")
    text = tabbed([["- {effect: reveal-cash}"]])
    after = pasted(Events(), TUTORIAL, events, ["What it does"], text)
    assert "open to all" in Events().entry(after, events[0], place).text
    with pytest.raises(DoesNotFit, match=r"^Row 1, column What it does: "):
        pasted(Events(), TUTORIAL, events, ["What it does"], "- {effect: explode}")


def test_new_demands_come_on_cards_of_the_usual_size() -> None:
    first, second = list(TUTORIAL.cities)[:2]
    good = next(iter(TUTORIAL.goods))
    text = "".join(f"{city}\t{good}\t{pays}\n" for city in (first, second) for pays in (7, 8, 9))
    after = pasted(Demands(), TUTORIAL, [None] * 6, ["City", "Good", "Pays"], text)
    cards = things_in(after, "demands")
    new = [card for key, card in cards.items() if key not in things_in(TUTORIAL, "demands")]
    assert [[(one.city, one.pays) for one in card] for card in new] == [
        [(first, 7), (first, 8), (first, 9)],
        [(second, 7), (second, 8), (second, 9)],
    ]


def test_new_demands_come_on_the_cards_that_they_name() -> None:
    city, good = next(iter(TUTORIAL.cities)), next(iter(TUTORIAL.goods))
    text = f"500\t{city}\t{good}\t7\n500\t{city}\t{good}\t8\n501\t{city}\t{good}\t9"
    titles = ["Card", "City", "Good", "Pays"]
    after = pasted(Demands(), TUTORIAL, [None] * 3, titles, text)
    cards = things_in(after, "demands")
    assert [one.pays for one in cards["500"]] == [7, 8]
    assert [one.pays for one in cards["501"]] == [9]
    for card in ("one", "-3", "=1+1", "99999999999"):
        with pytest.raises(DoesNotFit, match=r"Row 1: .*number of a card"):
            pasted(Demands(), TUTORIAL, [None], titles, f"{card}\t{city}\t{good}\t7")


def test_a_demand_stays_on_its_card() -> None:
    row = Demands().rows(TUTORIAL)[0]
    with pytest.raises(DoesNotFit, match=r"^Row 1, column Card: "):
        pasted(Demands(), TUTORIAL, [row], ["Card", "Pays"], "77\t5")


def test_cities_are_named_by_name_or_id_and_misspelt_ones_refused() -> None:
    rows = Demands().rows(TUTORIAL)[:2]
    key, city = next(iter(TUTORIAL.cities.items()))
    after = pasted(Demands(), TUTORIAL, rows, ["City"], f"{key}\n{city.name.upper()}")
    assert [Demands().entry(after, row, 1).value for row in rows] == [key, key]
    with pytest.raises(DoesNotFit, match=r"^Row 2, column City: there is no .*Nowhere"):
        pasted(Demands(), TUTORIAL, rows, ["City"], f"{key}\nNowhere")


def test_a_very_long_paste_is_refused_before_anything_is_done() -> None:
    line = f"{next(iter(TUTORIAL.cities))}\t{next(iter(TUTORIAL.goods))}\t7\n"
    text, titles = line * MOST_ROWS, ["City", "Good", "Pays"]
    with pytest.raises(DoesNotFit, match=r"at most 1,000 are added at once"):
        pasted(Demands(), TUTORIAL, [None] * MOST_ROWS, titles, text)


def test_demands_of_a_card_are_told_apart_by_their_order(tmp_path: Path) -> None:
    card = Demands().rows(TUTORIAL)[0].card
    path = tmp_path / "cards.csv"
    path.write_text(f"Card,Pays\n{card},5\n{card},6\n{card},7\n", encoding="utf-8")
    after = apply(TUTORIAL, read_csv(Grid(Demands()), TUTORIAL, path).change)
    assert [one.pays for one in things_in(after, "demands")[card]] == [5, 6, 7]
