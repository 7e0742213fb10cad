"""How much of a board of Santa Fe games used: its lines and cities, by the railroads there."""

from model.boards.routes import RouteBoard
from model.pieces.places import AtLine, Place
from model.scenario.scenario import Scenario
from validator.pictures.uses import Rows, Topics, Use, by_city, number_in

HEAD = "Railroads on a line"


def use_of(scenario: Scenario, topics: Topics) -> Use:
    """Railroads on each line and at each city when games ended, and in how many there was one."""
    rows = dict(by_city(topics.get("cities", ()), scenario))
    came = {city: float(number_in(row.get("railroads"))) for city, row in rows.items()}
    served = {city: number_in(row.get("games")) for city, row in rows.items()}
    used = {city: number for city, number in came.items() if number}
    lines = _lines(topics.get("lines", ()), scenario)
    return Use(lines, HEAD, used, served if rows else None)


def _lines(rows: Rows, scenario: Scenario) -> dict[Place, float]:
    known = scenario.board.lines if isinstance(scenario.board, RouteBoard) else {}
    found: dict[Place, float] = {}
    for row in rows:
        name, number = row.get("line"), number_in(row.get("railroads"))
        if isinstance(name, str) and name in known and number:
            found[AtLine(name)] = float(number)
    return found
