"""Tables as files of values, in the letters of every program, and such files put into tables."""

from pathlib import Path

import pytest

from editor.panels.sheets.blocks.csv_files import csv_bytes, read_csv
from editor.panels.sheets.blocks.grid import Grid
from editor.panels.sheets.collection_sheet import CollectionSheet
from editor.panels.sheets.found_sheets import more_tables, sheets_of
from editor.panels.sheets.goods_sheet import Goods
from editor.panels.sheets.supplies_sheet import Supplies
from editor.widgets.forms.choices import title_of
from model.bundled import bundled_scenarios
from model.forms.form import DoesNotFit
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from tests.drawing.samples import loaded

OURS = {name: loaded(path) for name, path in bundled_scenarios().items()}
CHINA, TUTORIAL = OURS["china"], OURS["tutorial"]
ENCODINGS = ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "gb18030"]
CITIES = "Id,Name,Name (zh)\r\nbeijing,Peking,北平\r\nshanghai,Shanghai,申城\r\n"


def file(folder: Path, data: bytes | str) -> Path:
    path = folder / "table.csv"
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    return path


def cities() -> Grid:
    return Grid(CollectionSheet("crayon", "cities"))


@pytest.mark.parametrize("name", ["tutorial", "china", "southern-china", "western-usa", "kanto"])
def test_every_table_is_written_and_read_again_without_a_change(name: str, tmp_path: Path) -> None:
    scenario = OURS[name]
    made = [CollectionSheet(scenario.system, room) for room in more_tables(scenario)]
    for sheet in (*sheets_of(scenario.system), *made):
        grid, rows = Grid(sheet), sheet.rows(scenario)
        if rows and grid.columns(scenario):
            taken = read_csv(grid, scenario, file(tmp_path, csv_bytes(grid, scenario, rows)))
            assert not taken.change.steps, sheet.NAME
            assert "0 of them new" in taken.told


def test_what_is_written_is_a_table_with_a_mark_for_its_letters() -> None:
    data = csv_bytes(cities(), CHINA, ["beijing"])
    assert data.startswith(b"\xef\xbb\xbfId,Name,Kind,")
    assert "北京" in data.decode("utf-8-sig")
    assert data.count(b"\r\n") == 2


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_letters_are_read_however_they_were_saved(encoding: str, tmp_path: Path) -> None:
    taken = read_csv(cities(), CHINA, file(tmp_path, CITIES.encode(encoding)))
    after = apply(CHINA, taken.change)
    assert after.cities["beijing"].name == "Peking"
    assert after.cities["beijing"].names["zh"] == "北平"
    assert after.cities["shanghai"].names["zh"] == "申城"
    assert ("gb18030" in taken.told) == (encoding == "gb18030")


def test_old_windows_letters_are_read_and_told(tmp_path: Path) -> None:
    text = "Id,Name\nbeijing,Zürich\nshanghai,Orléans\n".encode("cp1252")
    taken = read_csv(cities(), CHINA, file(tmp_path, text))
    after = apply(CHINA, taken.change)
    assert (after.cities["beijing"].name, after.cities["shanghai"].name) == ("Zürich", "Orléans")
    assert "cp1252" in taken.told


def test_lines_that_are_no_row_yet_are_added_and_others_stay(tmp_path: Path) -> None:
    path = file(tmp_path, "Good;Chips\r\nAmber;4\r\n")
    taken = read_csv(Grid(Goods()), TUTORIAL, path)
    after = apply(TUTORIAL, taken.change)
    assert after.goods["amber"].chips == 4
    assert len(after.goods) == len(TUTORIAL.goods) + 1
    assert "1 line read, 1 of them new." in taken.told


def test_rows_without_ids_are_known_by_their_titles(tmp_path: Path) -> None:
    city, good = next(iter(TUTORIAL.cities.values())), next(iter(TUTORIAL.goods))
    path = file(tmp_path, f"Row,{title_of(TUTORIAL, 'goods', good)}\n{city.name},x\n")
    after = apply(TUTORIAL, read_csv(Grid(Supplies()), TUTORIAL, path).change)
    assert good in after.cities[city.id].supplies


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Id,Name\nbeijing,\x00", "no text"),
        ("", "no rows"),
        ("Wrong,Columns\n1,2", "No column of the file"),
        ("Id,Nmae,Kind\nbeijing,x,small", "did you mean Name"),
        ("Id,Name,name\nbeijing,x,y", "Two columns are called .name"),
        ("Kind\nsmall", "which row is which"),
        ('Id,Name\nbeijing,"x', "quotation mark"),
        ("Id,Kind\nbeijing,huge", "^Line 2, column Kind: there is no .huge"),
        ("Id,Name\n" + "beijing,x\n" * 20_000, "more than 5,001 lines"),
        ("Id,Name\nbeijing,x,y", "3 cells, the header 2"),
    ],
)
def test_what_is_no_such_table_is_told_in_a_sentence(text: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(DoesNotFit, match=why) as told:
        read_csv(cities(), CHINA, file(tmp_path, text))
    assert str(tmp_path) not in told.value.why


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(DoesNotFit, match=r"table\.csv"):
        read_csv(cities(), CHINA, tmp_path / "table.csv")


def test_columns_of_the_designers_own_are_left_out_and_told(tmp_path: Path) -> None:
    taken = read_csv(cities(), CHINA, file(tmp_path, "Id,Name,My remarks\nbeijing,Peking,fine\n"))
    assert "Left out: My remarks." in taken.told


def test_a_new_language_is_a_new_column(tmp_path: Path) -> None:
    grid = cities()
    taken = read_csv(grid, CHINA, file(tmp_path, "Id,name_de\nbeijing,Peking\n"))
    after: Scenario = apply(CHINA, taken.change)
    assert after.cities["beijing"].names["de"] == "Peking"
    assert "Name (de)" in [column.title for column in grid.columns(CHINA)]
