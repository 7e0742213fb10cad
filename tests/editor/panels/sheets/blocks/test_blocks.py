"""Blocks of cells put into tables as one step: what fits is done, what does not is named."""

import pytest

from editor.panels.sheets.blocks.grid import Grid
from editor.panels.sheets.blocks.tabbed import cells_in, tabbed
from editor.panels.sheets.collection_sheet import CollectionSheet
from editor.panels.sheets.goods_sheet import Goods
from editor.panels.sheets.supplies_sheet import Supplies
from editor.widgets.forms.choices import title_of
from model.bundled import bundled_scenarios
from model.forms.form import DoesNotFit
from tests.drawing.samples import loaded
from tests.editor.panels.sheets.blocks.pasting import pasted

TUTORIAL = loaded(bundled_scenarios()["tutorial"])
CHINA = loaded(bundled_scenarios()["china"])
SOUTHERN = loaded(bundled_scenarios()["southern-china"])


# -- as spreadsheets write it


def test_cells_with_breaks_tabs_and_marks_come_back_as_they_were() -> None:
    cells = (("plain", 'says "no"'), ("two\nlines", "a\ttab"), ("", '"'))
    assert cells_in(tabbed(cells)) == cells


def test_line_ends_of_every_system_and_short_rows_are_read() -> None:
    assert cells_in("a\tb\r\nc\r\n") == (("a", "b"), ("c", ""))
    assert cells_in("a\tb\nc\td") == (("a", "b"), ("c", "d"))
    assert cells_in('"a\r\nb"\tc') == (("a\nb", "c"),)
    assert cells_in("a\n\nb\n") == (("a",), ("",), ("b",))


def test_one_text_with_marks_that_no_spreadsheet_wrote_is_taken_as_it_is() -> None:
    assert cells_in('"Fast" Freddy') == (('"Fast" Freddy',),)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "nothing to paste"),
        ("\n", "nothing to paste"),
        ('a\tb\nc\t"d', "Row 2: a quotation mark"),
        ("x\n" * 20_000, "20000 rows; a table takes 5,000"),
        ("\t" * 300, "301 columns"),
        ("x" * 5_000_000, "far too much"),
    ],
)
def test_what_is_no_block_is_refused_in_a_sentence(text: str, why: str) -> None:
    with pytest.raises(DoesNotFit, match=why):
        cells_in(text)


# -- into tables


def test_a_block_is_one_step_in_the_order_of_the_cells() -> None:
    goods = tuple(TUTORIAL.goods)[:3]
    after = pasted(Goods(), TUTORIAL, goods, ["Chips", "Colour"], "5\t#111111\n6\t\n7\t#333333")
    assert [after.goods[key].chips for key in goods] == [5, 6, 7]
    assert after.goods[goods[0]].colour == "#111111"
    assert not after.goods[goods[1]].colour


def test_what_does_not_fit_is_named_by_row_and_column() -> None:
    goods = tuple(TUTORIAL.goods)[:2]
    with pytest.raises(DoesNotFit, match=r"^Row 2, column Chips: .*many.* is not a whole number"):
        pasted(Goods(), TUTORIAL, goods, ["Chips", "Colour"], "5\t#111111\nmany\t#222222")
    with pytest.raises(DoesNotFit, match=r"^Row 1, column Chips: 5000 is not between 0 and 1000"):
        pasted(Goods(), TUTORIAL, goods, ["Chips"], "5000\n4")
    with pytest.raises(DoesNotFit, match=r"^Row 1, column Colour: "):
        pasted(Goods(), TUTORIAL, goods, ["Colour"], "pink\n#111111")


def test_a_formula_is_a_text_and_a_number_is_none() -> None:
    good = next(iter(TUTORIAL.goods))
    after = pasted(Goods(), TUTORIAL, [good], ["Good"], "=1+1")
    assert after.goods[good].name == "=1+1"
    assert Grid(Goods()).cell(after, good, 0) == "'=1+1"
    assert pasted(Goods(), after, [good], ["Good"], "'=1+1") == after
    with pytest.raises(DoesNotFit, match=r"not a whole number"):
        pasted(Goods(), TUTORIAL, [good], ["Chips"], "=1+1")


def test_rows_beyond_the_end_are_new_things() -> None:
    after = pasted(Goods(), TUTORIAL, [None, None], ["Good", "Chips"], "Amber\t4\nJute\t5")
    assert (after.goods["amber"].name, after.goods["amber"].chips) == ("Amber", 4)
    assert (after.goods["jute"].name, after.goods["jute"].chips) == ("Jute", 5)


def test_two_new_rows_of_one_name_are_two_things() -> None:
    sheet = CollectionSheet("crayon", "cities")
    after = pasted(sheet, TUTORIAL, [None, None], ["Name"], "Zwolle\nZwolle")
    assert {"zwolle", "zwolle-2"} <= {*after.cities}


def test_a_table_that_cannot_grow_says_so() -> None:
    city, good = (
        next(iter(TUTORIAL.cities)),
        title_of(TUTORIAL, "goods", next(iter(TUTORIAL.goods))),
    )
    with pytest.raises(DoesNotFit, match=r"^Row 2 is beyond the end"):
        pasted(Supplies(), TUTORIAL, [city, None], [good], "x\nx")


def test_supplies_are_ticks_in_any_words() -> None:
    cities, good = tuple(TUTORIAL.cities)[:4], next(iter(TUTORIAL.goods))
    title = title_of(TUTORIAL, "goods", good)
    after = pasted(Supplies(), TUTORIAL, cities, [title], "x\nyes\n\nno")
    assert [good in after.cities[city].supplies for city in cities] == [True, True, False, False]
    with pytest.raises(DoesNotFit, match=r"Row 1, column .*perhaps.* is neither yes nor no"):
        pasted(Supplies(), TUTORIAL, cities[:1], [title], "perhaps")


def test_names_in_other_languages_are_columns() -> None:
    sheet = CollectionSheet("crayon", "cities")
    grid = Grid(sheet)
    assert "Name (zh)" in [column.title for column in grid.columns(CHINA)]
    after = pasted(sheet, CHINA, ["beijing"], ["Name", "name_zh"], "Peking\t北平")
    assert (after.cities["beijing"].name, after.cities["beijing"].names["zh"]) == ("Peking", "北平")
    gone = pasted(sheet, after, ["beijing"], ["Name (zh)"], '""')
    assert "zh" not in gone.cities["beijing"].names
    grid.ask_for(["de"])
    assert [column.title for column in grid.columns(CHINA)][-2:] == ["Name (de)", "Name (zh)"]


def test_an_id_that_is_pasted_renames_whatever_names_it() -> None:
    sheet, label = CollectionSheet("crayon", "labels"), next(iter(CHINA.labels))
    after = pasted(sheet, CHINA, [label], ["Id", "Angle"], "another\t30")
    assert after.labels["another"].angle == 30
    assert label not in after.labels


def test_what_follows_from_the_rest_is_left_out() -> None:
    good = next(iter(TUTORIAL.goods))
    after = pasted(Goods(), TUTORIAL, [good], ["Chips", "Cities"], "9\t77")
    assert after.goods[good].chips == 9
    with pytest.raises(DoesNotFit, match=r"Cities follows from the rest"):
        pasted(Goods(), TUTORIAL, [good], ["Cities"], "77")
