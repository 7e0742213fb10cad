"""Whether anything lies on a board that a picture of it could show."""

from model.boards.routes import RouteBoard
from model.scenario.scenario import Scenario


def why_empty(scenario: Scenario) -> str:
    """Why a picture of the map would be empty; nothing where it would not be."""
    board = scenario.board
    if board is None:
        return "there is no board in it"
    # Lines are drawn between cities, so that there are none where no city lies.
    if not isinstance(board, RouteBoard) and all(board.extent()):
        return ""
    lies = any(city.xy or city.at for city in scenario.cities.values())
    shown = lies or scenario.labels or scenario.shapes or scenario.art or scenario.scenery
    return "" if shown else "there is nothing on its board"
