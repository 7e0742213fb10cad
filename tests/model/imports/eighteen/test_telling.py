"""Whatever an import of 18xx-maker cannot take over is told, with the hex or entry where it is."""

from pathlib import Path
from typing import Any

import pytest

from model.boards.hexes import HexBoard
from model.imports.head import Imported
from model.imports.notes import MOST_SENTENCES, Notes
from model.notation import Cell, Point
from model.scenario.things import Label
from tests.model.imports.eighteen.test_games import imported

LAND = {"color": "plain", "hexes": ["A1", "A3", "A5", "B2", "B4", "B6"]}
OPEN = {"color": "white", "removeBorders": [1, 2, 3, 4, 5, 6]}


def with_entries(folder: Path, *entries: Any, **game: Any) -> Imported:
    return imported({"map": {"hexes": [LAND, *entries]}, **game}, folder)


def named(*lines: str) -> list[dict[str, Any]]:
    return [{"name": line} for line in lines]


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (
            {"hexes": ["B2"]},
            "B2: it is listed in entry 1 of hexes and again in entry 2 of hexes, which counts",
        ),
        ({"hexes": ["B8", "b08"]}, "B8: it is listed twice in entry 2 of hexes"),
        (
            {"color": "water", "values": []},
            "entry 2 of hexes: it has no hexes, so that it says nothing (color, values)",
        ),
        ({"hexes": []}, "entry 2 of hexes: it has no hexes, so that it says nothing"),
        (7, "entry 2 of hexes: it is no entry, as it has no keys"),
        ({"hexes": ["B8", 7]}, "entry 2 of hexes: '7' among its hexes is no coordinate"),
        ({"colour": "x", "hexes": ["B8"]}, "entry 2 of hexes (B8): the key 'colour' is not known"),
        (
            {"color": "Salmon", "hexes": ["B8"]},
            "B8: the colour 'salmon' is not known; it is clear land",
        ),
        ({"track": [{"side": 1}], "hexes": ["B8", "A7"]}, "A7, B8: 'track' is left out"),
        ({"tile": "57", "hexes": ["B8"]}, "B8: 'tile' is left out"),
        (
            {"cities": [{"nmae": "x", "name": "Aston"}], "hexes": ["B8"]},
            "B8: cities: the key 'nmae' is not known",
        ),
        (
            {"cities": [{"name": "Aston", "companies": ["PRR"]}], "hexes": ["B8"]},
            "B8: cities: 'companies' is left out",
        ),
        (
            {"terrain": [{"type": "hill", "cost": "$40"}], "hexes": ["B8"]},
            "B8: the price of its terrain is left out",
        ),
        (
            {"labels": [{"label": "x", "hidden": True}], "hexes": ["B8"]},
            "B8: what is hidden among 'labels' is left out",
        ),
        (
            {"towns": [3], "hexes": ["B8"]},
            "B8: what stands under 'towns' is left out, as it has no keys",
        ),
        (
            {"labels": [{"label": str(n)} for n in range(13)], "hexes": ["B8"]},
            "B8: of 'labels' only 12 are taken",
        ),
        ({"copy": "Z9", "hexes": ["B8"]}, "B8: it is a copy of 'Z9', which is not there"),
        ({"copy": "B8", "hexes": ["B8"]}, "B8: it is a copy of copies that never end"),
        (
            {"color": "offboard", "cities": [{"name": "Far"}], "hexes": ["B8"]},
            "B8: its city or town is left out, as it lies beside the board",
        ),
        ({"towns": [{}], "hexes": ["B8"]}, "B8: its town has no name, and is called by its hex"),
        (
            {**OPEN, "hexes": ["B8"]},
            "B8: a white hex without borders is no land, and has no text",
        ),
    ],
)
def test_what_is_not_taken_over_is_told_with_its_place(
    entry: Any, sentence: str, tmp_path: Path
) -> None:
    assert with_entries(tmp_path, entry).remarks == (sentence,)


def test_a_map_of_which_everything_is_taken_over_says_nothing(tmp_path: Path) -> None:
    entry = {
        "color": "yellow",
        "removeBorders": [2],
        "cities": [{"name": {"name": "Aston", "offset": 30}, "angle": 60, "size": 2}],
        "labels": [{"label": "A", "percent": 0.5}],
        "track": [],
        "hexes": ["B8"],
    }
    assert with_entries(tmp_path, entry).remarks == ()


def test_a_map_that_stands_on_another_replaces_its_hexes_without_a_word(tmp_path: Path) -> None:
    below = {"hexes": [LAND]}
    above = {"copy": 0, "hexes": [{"color": "water", "hexes": ["A1"]}]}
    assert imported({"map": [below, above]}, tmp_path, "2").remarks == ()
    lost = {"copy": 7, "hexes": [LAND]}
    told = "the map: it is a copy of a map that is not there"
    assert imported({"map": [below, lost]}, tmp_path, "2").remarks == (told,)


def test_what_is_beside_the_hexes_is_told(tmp_path: Path) -> None:
    chosen = {"hexes": [LAND], "borders": [{"coords": []}], "hxes": 1}
    found = imported({"map": [chosen, chosen], "trains": [{}], "stock": {"x": 1}}, tmp_path)
    assert found.remarks == (
        "the file: of its 2 maps (1, 2) the first is taken",
        "the game: what is not its map is left out: trains, stock",
        "the map: 'borders' is left out",
        "the map: the key 'hxes' is not known",
    )


@pytest.mark.parametrize(
    "look",
    [OPEN, {"color": "white", "removeBorders": True}, {"color": "none"}],
    ids=["white without six borders", "white without borders", "no colour"],
)
def test_a_white_hex_without_borders_is_a_label_and_no_land(
    look: dict[str, Any], tmp_path: Path
) -> None:
    entry = {**look, "names": named("The Great", "Western Sea"), "hexes": ["A7"]}
    found = with_entries(tmp_path, entry)
    assert isinstance(found.scenario.board, HexBoard)
    assert not found.scenario.board.has(Cell(3, 0))
    (label,) = found.scenario.labels.values()
    wanted = Label(
        id="the-great-western-sea", text="The Great Western Sea", at=Point(3000, 0), size="small"
    )
    assert label == wanted
    assert found.remarks == ()


@pytest.mark.parametrize(
    "entry",
    [
        {"color": "white", "names": named("Moor")},
        {**OPEN, "removeBorders": [1, 2, 3]},
        {**OPEN, "towns": [{"name": "Aston"}]},
        {**OPEN, "terrain": [{"type": "swamp"}]},
        {**OPEN, "color": "plain"},
    ],
)
def test_a_white_hex_with_borders_or_with_more_than_a_text_is_land(
    entry: dict[str, Any], tmp_path: Path
) -> None:
    board = with_entries(tmp_path, {**entry, "hexes": ["A7"]}).scenario.board
    assert isinstance(board, HexBoard)
    assert board.has(Cell(3, 0))


@pytest.mark.parametrize(
    ("entry", "name"),
    [
        ({"cities": [{}], "names": named("New", "York")}, "New York"),
        ({"cities": [{"name": "New"}], "names": named("York")}, "New York"),
        ({"towns": [{"name": {"name": "Saint-"}}], "names": named("Ives")}, "Saint-Ives"),
        ({"cities": [{"name": "New\nYork"}]}, "New York"),
        (
            {"cities": [{}], "names": [{"name": "York", "y": 9}, {"name": "New", "y": -9}]},
            "New York",
        ),
        ({"cities": [{}, {}], "names": named("Aston", "& Byford")}, "Aston & Byford"),
        ({"cities": [{"name": "Aston"}, {"name": "Byford"}]}, "Aston & Byford"),
        ({"centerTowns": [{}]}, "A7"),
        ({"towns": [{"name": None}, {}]}, "A7"),
    ],
)
def test_a_name_of_two_lines_is_one_city_and_none_is_its_hex(
    entry: dict[str, Any], name: str, tmp_path: Path
) -> None:
    (city,) = with_entries(tmp_path, {**entry, "hexes": ["A7"]}).scenario.cities.values()
    assert (city.name, city.at) == (name, Cell(3, 0))


def test_lines_that_are_taken_for_one_name_are_told(tmp_path: Path) -> None:
    entry = {"cities": [{"name": "New"}], "names": named("York"), "hexes": ["A7"]}
    told = "A7: its names are one of several lines: 'New York'"
    assert with_entries(tmp_path, entry).remarks == (told,)


def test_names_without_a_city_are_labels(tmp_path: Path) -> None:
    entries = (
        {"color": "water", "names": named("Lake", "Erie"), "hexes": ["A7"]},
        {
            "color": "offboard",
            "offBoardRevenue": {"name": {"name": "Maritime"}},
            "names": named("Provinces"),
            "labels": [{"label": "E"}],
            "hexes": ["B8"],
        },
    )
    labels = with_entries(tmp_path, *entries).scenario.labels
    assert {label.text for label in labels.values()} == {"Lake Erie", "Maritime Provinces", "E"}


def test_the_dearest_terrain_counts_whatever_the_money(tmp_path: Path) -> None:
    prices = [{"type": "river", "cost": "¥80"}, {"type": "mountain", "cost": 40}]
    board = with_entries(tmp_path, {"terrain": prices, "hexes": ["A7"]}).scenario.board
    assert isinstance(board, HexBoard)
    assert board.kind_at(Cell(3, 0)) == "river"


def test_very_many_notes_are_counted() -> None:
    notes = Notes()
    for number in range(MOST_SENTENCES + 2):
        notes.add("A1", f"note {number}")
    for number in range(6):
        notes.add(f"B{number}", "note 0")
    told = notes.sentences()
    assert told[0] == "A1, B0, B1, B2 and 3 more: note 0"
    assert told[-1] == "and 2 more of the kind"
    assert len(told) == MOST_SENTENCES + 1


def test_hostile_entries_are_read_in_bounded_time(tmp_path: Path) -> None:
    keys = {f"k{number}": number for number in range(20_000)}
    hexes = [f"{row}{2 * number}" for row in "ACEG" for number in range(300)]
    entries = [{**keys, "hexes": hexes}, *[{"copy": "A0", "hexes": ["A0"]}] * 2_000]
    told = imported({"hexes": entries}, tmp_path).remarks
    assert len(told) == MOST_SENTENCES + 1
    assert any("and those after the first 40 are not known" in sentence for sentence in told)
