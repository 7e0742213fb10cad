"""Sheets as the programs of many countries save them are read, and what is no sheet is told."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from model.imports.cannot import CannotImport
from model.imports.sheets.cities import CityRow, cities_in
from model.imports.sheets.reading import MOST_ROWS, Sheet, read_sheet
from model.notation import Cell, Point
from model.unreadable import Unreadable

TEXT = 'name;at;supplies\nZürich;"3,4";Käse\n'


def sheet(folder: Path, data: bytes | str, encoding: str = "", separator: str = "") -> Sheet:
    path = folder / "cities.csv"
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return read_sheet(path, encoding, separator)


def rows(folder: Path, data: bytes | str) -> tuple[CityRow, ...]:
    return cities_in(sheet(folder, data), "cities.csv").rows


def why_not(folder: Path, data: bytes | str) -> str:
    with pytest.raises(CannotImport) as told:
        rows(folder, data)
    return str(told.value)


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"]
)
def test_letters_are_read_however_they_were_saved(encoding: str, tmp_path: Path) -> None:
    found = sheet(tmp_path, TEXT.encode(encoding))
    assert found.header == ("name", "at", "supplies")
    assert found.rows[0].cells == ("Zürich", "3,4", "Käse")
    assert found.remarks == ()


def test_old_windows_letters_are_read_and_told(tmp_path: Path) -> None:
    found = sheet(tmp_path, TEXT.encode("cp1252"))
    assert found.rows[0].cells[0] == "Zürich"
    assert "read as cp1252" in found.remarks[0]
    assert sheet(tmp_path, TEXT.encode("cp1252"), "cp1252").remarks == ()


def test_an_encoding_can_be_said(tmp_path: Path) -> None:
    assert sheet(tmp_path, "name\n广州\n".encode("gbk"), "gbk").rows[0].cells == ("广州",)
    for word in ("klingon", "zlib", "utf-8\0"):
        with pytest.raises(CannotImport, match="no encoding"):
            sheet(tmp_path, "name\n", word)
    with pytest.raises(CannotImport, match="not written in ascii"):
        sheet(tmp_path, TEXT, "ascii")


@pytest.mark.parametrize("sign", [",", ";", "\t", "|"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_the_separator_is_found_out(sign: str, end: str, tmp_path: Path) -> None:
    text = end.join((f'"a, b; c"{sign}col{sign}row', f"x{sign}1{sign}2", f"y{sign}3{sign}4{end}"))
    found = sheet(tmp_path, text)
    assert found.separator == sign
    assert [row.cells[1:] for row in found.rows] == [("1", "2"), ("3", "4")]


def test_a_first_line_may_say_the_separator(tmp_path: Path) -> None:
    found = sheet(tmp_path, "sep=;\nname;a,b,c,d\nx;1\n")
    assert found.header == ("name", "a,b,c,d")
    assert found.rows[0].line == 3
    with pytest.raises(CannotImport, match="none of comma"):
        sheet(tmp_path, TEXT, separator="comma or so")
    assert sheet(tmp_path, TEXT, separator="tab").header == ("name;at;supplies",)


def test_lines_are_counted_as_the_file_has_them(tmp_path: Path) -> None:
    told = why_not(tmp_path, 'name,kind\n"A\nB",small\n\nC,huge\n')
    assert told == ("cities.csv:5: kind: 'huge' is no size of a city: write small, medium or major")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "it has no rows"),
        ("\n\n", "it has no rows"),
        ("province,at\nx,1\n", "no column is called name"),
        ("name,suplies\nx,coal\n", 'did you mean "supplies"?'),
        ("name,Lattitude\nx,1\n", 'did you mean "latitude"?'),
        ("name,city\nx,y\n", "two columns say the same"),
        ("name,name_zh,name (zh)\nx,y,z\n", "two columns say the same"),
        ('name\n"x\n', "quotation mark"),
        ("name\nx,y\n", "the row has 2 cells, the header 1"),
        ("name\nx\nx\n", "'x' stands in line 2 already"),
        ("name,at\nx,12\n", "is not a cell"),
        ("name,col\nx,1\n", "a place needs both"),
        ("name,lat\nx,1\n", "a place on the globe needs both"),
        ("name,lon,lat\nx,181,0\n", "lies beyond 180 degrees"),
        ("name,col,row\nx,1e99,1\n", "is not a number"),
        ("name,col,row\nx,nan,1\n", "is not a number"),
        ("name,col,row\nx,10000,1\n", "no board has more than 9999"),
        ("name,overseas\nx,perhaps\n", "neither yes nor no"),
        ("id\nBig City\n", "is not an id"),
        ("name,kind\n,small\n", "neither a name nor an id"),
        ("name\n" + "x" * 300 + "\n", "at most 200 characters"),
        ("name\n" + "x" * 5000 + "\n", "at most 4,096 characters"),
        ("name\n" + "," * 300 + "x\n", "at most 200 cells"),
        ("name\n" + "\n" * MOST_ROWS, "more than 5,000 lines"),
        ("name\n" + "\n".join(f"c{n}" for n in range(1001)), "more than 1,000 cities"),
        ("name\0\nx\n", "it is no text"),
        ("name\n" + "x" * 200_000 + "\n", "a cell has more than 4,096 characters"),
        ("name,supplies\nx," + ";".join(f"g{n}" for n in range(51)) + "\n", "at most 50 entries"),
    ],
)
def test_what_is_no_sheet_of_cities_is_told(text: str, sentence: str, tmp_path: Path) -> None:
    assert sentence in why_not(tmp_path, text)


def test_headers_speak_as_designers_do(tmp_path: Path) -> None:
    text = "Stadt;Größe;name:pt-br;Spalte;Zeile;Waren;Einwohner;Bemerkung\n"
    found = cities_in(
        sheet(tmp_path, text + "Genf;mittel;Genebra;3,0;4;Uhren/Käse;1.234.567;!\n"), ""
    )
    assert found.others == ("Bemerkung",)
    assert found.rows == (
        CityRow(
            line=2,
            name="Genf",
            names={"pt-BR": "Genebra"},
            kind="medium",
            at=Cell(3, 4),
            supplies=("Uhren", "Käse"),
            people=1_234_567,
        ),
    )


def test_places_beside_the_cells_are_free_points(tmp_path: Path) -> None:
    (city,) = rows(tmp_path, "name,x,y,overseas\nTaipei,-1.25,3,yes\n")
    assert (city.at, city.xy, city.overseas) == (None, Point(-1250, 3000), True)


words = st.sampled_from(["name", "at", "lon", "lat", "kind", "Aston", "1,2", '"', ";", ",", "\t"])
ends = st.sampled_from(["\n", "\r\n", "\0", "-", "sep=;\n", "=1+1", "é"])


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(words | ends, max_size=40).map("".join).map(str.encode) | st.binary(max_size=200))
def test_any_bytes_are_a_sheet_or_a_sentence(tmp_path: Path, data: bytes) -> None:
    with suppress(CannotImport, Unreadable):
        assert all(row.name or row.id for row in rows(tmp_path, data))


def test_lines_above_the_header_that_begin_with_a_hash_are_remarks(tmp_path: Path) -> None:
    path = tmp_path / "cities.csv"
    path.write_text("# from the box\n# of 1980\nname,at\nAston,\n", encoding="utf-8")
    sheet = read_sheet(path)
    assert sheet.header == ("name", "at")
    assert [row.line for row in sheet.rows] == [4]
    path.write_text("#,name\n1,Aston\n", encoding="utf-8")
    assert read_sheet(path).header == ("#", "name")


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("name,name_zh\nBeijing,北京\nGuangzhou,广州\nXi'an,西安\n", "gb18030"),
        ("name,goods\n上海,茶叶\n", "gb18030"),
        ("name\nZürich\nOrléans\nMálaga\n", "cp1252"),
        ("name\nÅrhus\nŁódź\n".replace("Ł", "L").replace("ź", "z"), "cp1252"),
        ("name\n“Æble”\nSão José – Río\n", "cp1252"),
    ],
)
def test_chinese_and_european_letters_are_told_apart(
    text: str, encoding: str, tmp_path: Path
) -> None:
    found = sheet(tmp_path, text.encode(encoding))
    assert found.encoding == encoding
    assert [row.cells[0] for row in found.rows] == [
        line.split(",")[0] for line in text.splitlines()[1:]
    ]
    assert f"read as {encoding}" in found.remarks[0]
