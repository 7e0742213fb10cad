"""Boards of routes as two tables: exact there and back, and what strangers write in them."""

from dataclasses import replace
from pathlib import Path

import pytest

from model.boards.routes import RouteBoard
from model.collection import Things
from model.exports.places import places_of
from model.exports.routes import lines_text, places_text
from model.imports.cannot import CannotImport
from model.imports.routes.lines import Lines, lines_in
from model.imports.routes.placing import placed
from model.imports.routes.tables import Taken, own_columns, with_tables
from model.imports.sheets.cities import cities_in
from model.imports.sheets.reading import Sheet, read_sheet
from model.notation import Point
from model.rules.new_scenario import new_scenario
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart
from tests.generate.samples import sample
from tests.generate.systems.santa_fe.sound.scenario import sound_scenario

SYSTEM = "santa-fe"
PLACES = "name,x,y,value,squares,home\nAsh,9,2,,,sf; gn\nElm,5,2,2,,\nFir,1.5,2,7,sf,\n"
LINES = "from,to,length,colour\nAsh,Elm,2,red\nElm,Fir,2,\n"


def sheet(folder: Path, text: str, name: str = "table.csv") -> Sheet:
    path = folder / name
    path.write_text(text, encoding="utf-8", newline="")
    return read_sheet(path)


def taken(folder: Path, places: str, lines: str, into: Scenario | None = None) -> Taken:
    own = own_columns(SYSTEM)
    assert own is not None
    cities = cities_in(sheet(folder, places), "places.csv", SYSTEM, own.COLUMNS)
    rows = lines_in(sheet(folder, lines), "lines.csv").rows
    if into is not None:
        return with_tables(into, cities.rows, rows, ("places.csv", "lines.csv"))
    found = placed(cities.rows)
    board = replace(new_scenario("new", SYSTEM), board=RouteBoard(size=found.size))
    return with_tables(
        board,
        found.rows,
        [one._replace(bends=found.course(one.bends)) for one in rows],
        ("places.csv", "lines.csv"),
    )


def read_lines(folder: Path, text: str) -> Lines:
    return lines_in(sheet(folder, text), "lines.csv")


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("seed", range(6))
def test_a_board_comes_back_exactly(seed: int, separator: str, tmp_path: Path) -> None:
    scenario = sound_scenario(seed, awkward=True) if seed else sample("western-lines")
    places = places_text(scenario, places_of(scenario, tmp_path), separator)
    found = taken(tmp_path, places, lines_text(scenario, separator)).scenario
    assert isinstance(found.board, RouteBoard)
    assert isinstance(scenario.board, RouteBoard)
    assert found.board.lines == scenario.board.lines
    assert found.cities == _with_single_blanks(scenario)
    homes = {key: one.home for key, one in scenario.part_as(SantaFePart).railroads.items()}
    back = found.part_as(SantaFePart).railroads
    assert {key: back[key].home for key in homes} == homes


def _with_single_blanks(scenario: Scenario) -> Things[City]:
    """The cities, with names as a cell of a sheet can hold them."""
    cities = scenario.cities.items()
    return Things({key: replace(one, name=" ".join(one.name.split())) for key, one in cities})


def test_put_into_its_own_board_nothing_changes(tmp_path: Path) -> None:
    scenario = sample("western-lines")
    places = places_text(scenario, places_of(scenario, tmp_path))
    found = taken(tmp_path, places, lines_text(scenario), scenario)
    assert found.scenario == scenario
    assert (found.added, found.changed, found.same) == ((), (), 92)


class TestStrangers:
    def test_their_words_and_names_are_understood(self, tmp_path: Path) -> None:
        found = taken(tmp_path, PLACES, LINES).scenario
        assert isinstance(found.board, RouteBoard)
        assert set(found.board.lines) == {"ash-elm", "elm-fir"}
        assert found.board.lines["ash-elm"].segments == 2
        assert found.part_as(SantaFePart).railroads["gn"].home == "ash"
        fir = found.cities["fir"]
        assert isinstance(fir, SantaFeCity)
        assert (fir.value, fir.squares, fir.xy) == (7, ("sf",), Point(1500, 2000))

    def test_what_is_left_out_is_known(self, tmp_path: Path) -> None:
        assert read_lines(tmp_path, LINES).others == ("colour",)

    def test_decimal_commas_and_semicolons_of_a_german_sheet(self, tmp_path: Path) -> None:
        places = "Name;x;y;value\nAsh;9,5;2,25;\nElm;5;2;2\n"
        lines = "von;nach;Länge;Knicke\nAsh;Elm;3;7,5 2,0; 6,0 2,5\n".replace(
            "7,5 2,0; 6,0 2,5", '"7,5 2,0; 6,0 2,5"'
        )
        found = taken(tmp_path, places, lines).scenario
        assert isinstance(found.board, RouteBoard)
        assert found.cities["ash"].xy == Point(9500, 2250)
        assert str(found.board.lines["ash-elm"].bends) == "7.5,2.0 6.0,2.5"

    def test_two_rows_between_the_same_cities_are_twins(self, tmp_path: Path) -> None:
        found = taken(tmp_path, PLACES, LINES + "Elm,Ash,3,\n")
        assert found.added == ("ash-elm", "elm-fir", "elm-ash")
        twins = taken(tmp_path, PLACES, LINES + "Ash,Elm,3,\n")
        assert twins.added == ("ash-elm", "elm-fir", "ash-elm-2")

    def test_rows_without_ids_find_the_lines_that_are_there(self, tmp_path: Path) -> None:
        first = taken(tmp_path, PLACES, LINES + "Ash,Elm,3,\n").scenario
        again = taken(tmp_path, PLACES, LINES + "Ash,Elm,4,\n", first)
        assert (again.added, again.changed, again.same) == ((), ("ash-elm-2",), 2)

    def test_pixels_are_made_to_fit(self, tmp_path: Path) -> None:
        places = "name,x,y\nAsh,1900,240\nElm,820,240\nFir,40,1100\n"
        lines = 'a,b,bends\nAsh,Elm,"1000.0,240.0"\nElm,Fir,\n'
        found = taken(tmp_path, places, lines).scenario
        assert isinstance(found.board, RouteBoard)
        assert found.board.size is not None
        assert found.board.size.cols <= 40
        points = [city.xy for city in found.cities.values() if city.xy]
        assert all(0 < at.x < 40_000 and at.y > 0 for at in points)
        bend = next(iter(found.board.lines["ash-elm"].bends))
        assert isinstance(bend, Point)
        assert found.cities["elm"].xy is not None
        assert bend.y == found.cities["elm"].xy.y
        assert bend.x > found.cities["elm"].xy.x

    def test_longitudes_do_where_there_are_no_columns(self, tmp_path: Path) -> None:
        places = "name,lon,lat\nChicago,-87.6,41.9\nDenver,-105.0,39.7\nDallas,96.8W,32.8\n"
        found = taken(tmp_path, places, "a,b\nChicago,Denver\n").scenario.cities
        chicago, denver, dallas = (found[key].xy for key in ("chicago", "denver", "dallas"))
        assert chicago
        assert denver
        assert dallas
        assert denver.x < dallas.x < chicago.x
        assert chicago.y < denver.y < dallas.y

    @pytest.mark.parametrize(
        ("terrain", "rows"),
        [
            ("mountain", (("mountain",),) * 3),
            ("mountain||river", (("mountain",), (), ("river",))),
            ("Mountain + River|mountain|", (("mountain", "river"), ("mountain",), ())),
            ("-", ()),
            ("||", ()),
        ],
    )
    def test_terrain_of_a_line_or_of_its_segments(
        self, terrain: str, rows: tuple[tuple[str, ...], ...], tmp_path: Path
    ) -> None:
        lines = f"a,b,segments,terrain\nAsh,Elm,3,{terrain}\n"
        board = taken(tmp_path, PLACES, lines).scenario.board
        assert isinstance(board, RouteBoard)
        assert board.lines["ash-elm"].terrain == rows


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ("from,length\nAsh,2\n", "no column is called b (or to)"),
        ("name,length\nAsh,2\n", "no column is called a (or from)"),
        ("a,b,segmnts\nAsh,Elm,2\n", 'did you mean "segments"?'),
        ("a,b\nAsh,\n", "lines.csv:2: a line leads from one place to another"),
        ("a,b\nAsh,Oak\n", "lines.csv:2: there is no place 'Oak' in the table of places"),
        ("a,b\nAsh,ash\n", "lines.csv:2: the line leads from ash to ash"),
        ("a,b,segments\nAsh,Elm,0\n", "lines.csv:2: segments: a line has from 1 to 1,000"),
        ("a,b,segments\nAsh,Elm,2.5\n", "'2.5' is not a whole number"),
        ("a,b,arrow\nAsh,Elm,west\n", "'west' is no arrow"),
        ("a,b,terrain\nAsh,Elm,m*\n", "'m*' is no kind of terrain"),
        ("a,b,bends\nAsh,Elm,somewhere\n", "lines.csv:2: bends: "),
        ("id,a,b\nx,Ash,Elm\nx,Elm,Fir\n", "'x' stands in line 2 already"),
        ("id,a,b\nX Y,Ash,Elm\n", "'X Y' is not an id"),
    ],
)
def test_what_cannot_be_understood_is_told_with_its_line(
    lines: str, why: str, tmp_path: Path
) -> None:
    with pytest.raises(CannotImport) as trouble:
        taken(tmp_path, PLACES, lines)
    assert why in str(trouble.value)


@pytest.mark.parametrize(
    ("places", "why"),
    [
        ("name\nAsh\nElm\nFir\n", "Ash has no place: give columns x and y, or lon and lat"),
        ("name,x,y,home\nAsh,1,1,atsf\nElm,2,2,\nFir,3,3,\n", "home: 'atsf' is no railroad"),
        ("name,x,y,value\nAsh,1,1,high\nElm,2,2,\nFir,3,3,\n", "places.csv:2: value: "),
        ("name,x,y,lon,lat\nAsh,1,1,,\nElm,,,5,5\nFir,3,3,,\n", "some places have x and y"),
    ],
)
def test_places_that_cannot_be_understood_are_told(places: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(CannotImport) as trouble:
        taken(tmp_path, places, LINES)
    assert why in str(trouble.value)


def test_too_many_lines_are_refused(tmp_path: Path) -> None:
    many = "a,b\n" + "Ash,Elm\n" * 2_001
    with pytest.raises(CannotImport, match="more than 2,000 lines"):
        read_lines(tmp_path, many)


def test_a_new_board_has_as_many_markers_as_cities_that_take_one(tmp_path: Path) -> None:
    own = own_columns(SYSTEM)
    assert own is not None
    begun = own.begun(taken(tmp_path, PLACES, LINES).scenario).part_as(SantaFePart)
    assert {key: one.count for key, one in begun.boom_markers.items()} == {"boom-4": 1, "boom-5": 0}


def test_a_board_of_cells_takes_no_lines(tmp_path: Path) -> None:
    with pytest.raises(CannotImport, match="has no board of routes"):
        taken(tmp_path, PLACES, LINES, replace(sample("tutorial"), cities=Things()))
