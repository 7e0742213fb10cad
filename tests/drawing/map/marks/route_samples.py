"""A board of routes to draw in tests: twins, arrows, terrain, ties, and a line to nowhere."""

from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.themes.theme import theme
from model.boards.routes import Line, RouteBoard
from model.collection import Things
from model.notation import Point
from model.scenario.scenario import Scenario
from model.scenario.things import City, Good

CITIES = (
    City(id="ash", name="Ash", kind="major", xy=Point(0, 0), supplies=("coal",)),
    City(id="birch", name="Birch", kind="medium", xy=Point(8000, 1000), supplies=("fish", "tea")),
    City(id="cedar", name="Cedar", kind="small", xy=Point(4000, 7000)),
)
LINES = (
    Line("plain", "ash", "birch", 3, None, (("mountain",), (), ("river", "swamp"))),
    Line("twin", "birch", "ash", 4),
    Line("one-way", "cedar", "ash", 2, "a>b"),
    Line("long", "cedar", "birch", 60),
    Line("nowhere", "cedar", "atlantis", 3),
)


def route_sheet(*lines: Line, overlay: Overlay | None = None) -> Sheet:
    """The board with these lines, or with all of them."""
    board = RouteBoard(Things({line.id: line for line in lines or LINES}))
    cities = Things({city.id: city for city in CITIES})
    goods = Things({"coal": Good(id="coal")})
    scenario = Scenario(id="woods", system="woods", board=board, cities=cities, goods=goods)
    return Sheet(scenario, theme(), usual_mm(scenario), "", overlay or Overlay())
