"""What playtests tell of a board of Santa Fe: which lines and cities railroads came to."""

from model.boards.routes import RouteBoard
from model.pieces.places import AtLine
from tests.generate.samples import western_lines
from validator.pictures.uses import use_of


def test_cities_are_used_by_the_railroads_that_came() -> None:
    rows = [
        {"city": "Denver", "railroads": 7, "games": 3},
        {"city": "Reno", "railroads": 0, "games": 0},
        {"city": "Atlantis", "railroads": 9, "games": 9},
        {"city": 4, "railroads": "many"},
    ]
    use = use_of(western_lines(), {"cities": rows})
    assert use.cities == {"denver": 7.0}
    assert use.served == {"denver": 3, "reno": 0}


def test_lines_are_used_by_the_railroads_that_began_them() -> None:
    board = western_lines().board
    assert isinstance(board, RouteBoard)
    one, other, *_ = board.lines
    rows: list[dict[str, object]] = [
        {"line": one, "railroads": 5, "finished": 2},
        {"line": other, "railroads": 0},
        {"line": "atlantis-eldorado", "railroads": 3},
        {"line": ["odd"], "railroads": 3},
        {"line": one, "railroads": "many"},
    ]
    use = use_of(western_lines(), {"lines": rows})
    assert use.places == {AtLine(one): 5.0}
    assert use.about == "Railroads on a line"


def test_nothing_is_told_where_nothing_was_counted() -> None:
    assert use_of(western_lines(), {}).served is None
