"""Boards of hexes and of routes with a piece on every kind of place, for tests and to look at."""

from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.themes.theme import theme
from model.boards.hexes import HexBoard, Orientation
from model.boards.terrain import Size
from model.collection import Things
from model.notation import Cell, Corner, Edge, Point, Side
from model.pieces.piece import Piece
from model.pieces.places import AtCity, AtLine, Segment
from model.scenario.scenario import Scenario
from model.scenario.things import City, Good
from tests.drawing.map.marks.route_samples import route_sheet

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")
HEX_CITIES = (
    City(id="elm", name="Elm", kind="major", at=Cell(2, 1)),
    City(id="fir", name="Fir", kind="small", at=Cell(4, 3)),
    City(id="sea", name="Overseas", kind="medium", xy=Point(6500, 500)),
)
ON_HEXES = (
    *(Piece("rail", Cell(0, 0), seat) for seat in range(4)),
    *(Piece("rail", Cell(1, 0), seat) for seat in range(8)),
    *(Piece("cube", Cell(2, 0), None, "coal") for _ in range(11)),
    Piece("remote", Cell(3, 0), None, "8"),
    *(Piece("track", Edge.of(Cell(0, 1), Cell(1, 1)), owner) for owner in (0, 1, "Bank")),
    *(Piece("gate", Side(Cell(0, 2), side), side) for side in range(6)),
    *(Piece("wall", Side(Cell(1, 2), 0), owner) for owner in (6, 7, "Rio", None)),
    Piece("post", Corner(3, 3, "n"), 2),
    *(Piece("post", Corner(4, 2, "s"), owner) for owner in (3, "Rio")),
    *(Piece("cube", AtCity("elm"), None, good) for good in ("coal", "fish", "coal", "tea")),
    *(Piece("station", AtCity("elm"), seat) for seat in (0, 5)),
    Piece("depot", AtCity("fir"), 1, "Depot 20"),
    *(Piece("share", AtCity("sea"), owner) for owner in (4, "Bank", None)),
    Piece("link", Edge.of(Cell(3, 1), Cell(4, 1)), 5, "L5"),
)
ON_ROUTES = (
    *(Piece("track", Segment("plain", number), "Rio") for number in range(2)),
    *(Piece("track", Segment("plain", 2), owner) for owner in (0, 1, 2)),
    Piece("track", Segment("long", 30), 4),
    *(Piece("rights", AtLine("one-way"), owner) for owner in (3, 6, "Bank")),
    Piece("boom", AtCity("ash"), None, "5"),
    *(Piece("house", AtCity("birch"), seat) for seat in (0, 1, 7)),
    *(Piece("cube", AtCity("cedar"), None, "coal") for _ in range(2)),
)


def hex_sheet(
    *pieces: Piece, orientation: Orientation = "pointy", look: str = "classic", times: float = 1.0
) -> Sheet:
    """Hexes with some pieces on them, or with all."""
    board = HexBoard(Size(6, 4), {".": "clear"}, ("." * 6,) * 4, orientation=orientation)
    scenario = Scenario(
        id="hills",
        system="trains",
        board=board,
        cities=Things({city.id: city for city in HEX_CITIES}),
        goods=Things({good: Good(id=good) for good in ("coal", "fish", "tea")}),
    )
    return Sheet(scenario, theme(look), usual_mm(scenario) * times, "", laid(pieces or ON_HEXES))


def routes_with(*pieces: Piece) -> Sheet:
    """The board of routes with some pieces on it, or with all."""
    return route_sheet(overlay=laid(pieces or ON_ROUTES))


def laid(pieces: tuple[Piece, ...]) -> Overlay:
    neutrals = sorted({piece.owner for piece in pieces if isinstance(piece.owner, str)})
    return Overlay(pieces=pieces, names=NAMES, neutrals=tuple(neutrals))
