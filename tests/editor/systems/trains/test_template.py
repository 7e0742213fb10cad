"""The board that *New* offers: as large as printed ones, sound, and played at once."""

from editor.new_map.templates import Beginning, begun, templates
from editor.systems.trains.templates import starter
from engine.systems.trains.game import new_game
from model.boards.hexes import HexBoard
from model.files.scenario_files import new_text, read_text
from model.notation import Cell
from model.systems.trains.things.city import TrainsCity
from validator.running.run import findings_of


def cities(kind: str) -> list[TrainsCity]:
    found = starter().cities.values()
    return [city for city in found if isinstance(city, TrainsCity) and city.kind == kind]


def test_new_offers_it_under_a_name_of_ones_own() -> None:
    (template,) = [one for one in templates() if one.name == "trains-board"]
    made = begun(template, Beginning(title="My Town")).scenario
    assert (made.id, made.title) == ("my-town", "My Town")
    assert read_text(new_text(made)).scenario == made


def test_it_has_as_much_of_everything_as_a_printed_board() -> None:
    board = starter().board
    assert isinstance(board, HexBoard)
    assert [len(row.rstrip("_")) for row in board.terrain] == [10, 9] * 4
    assert len(cities("city")) in range(22, 25)
    assert sum(city.room for city in cities("city")) in range(35, 40)
    assert {city.number for city in cities("remote")} == {2, 3, 4}
    assert len(cities("remote")) in range(6, 9)
    taken = {city.at for city in starter().cities.values()}
    fields = [cell for cell in board.cells() if board.kind_at(cell) == "field"]
    assert len(set(fields) - taken) in range(9, 13)
    kinds = board.kinds()
    assert (kinds["river"], kinds["mountain"], kinds["sea"]) == (14, 11, 10)
    assert len(starter().blocked) in range(7, 12)


def test_every_hex_can_be_reached() -> None:
    scenario, board = starter(), starter().board
    assert isinstance(board, HexBoard)
    closed = {frozenset(edge) for edge in scenario.blocked}
    seen, open_cells = {Cell(1, 1)}, [Cell(1, 1)]
    while open_cells:
        here = open_cells.pop()
        for near in board.neighbours(here):
            is_land = board.kind_at(near) != "sea"
            if near not in seen and is_land and frozenset((here, near)) not in closed:
                seen.add(near)
                open_cells.append(near)
    assert seen == {cell for cell in board.cells() if board.kind_at(cell) != "sea"}


def test_nothing_is_wrong_with_it_and_four_begin_to_play() -> None:
    assert not list(findings_of(starter()))
    game = new_game(starter(), ("Ann", "Bob", "Cid", "Dee"), 1)
    assert list(game.actions())
