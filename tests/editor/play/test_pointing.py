"""What a pointer means on hexes and on routes: every kind of place is found and told."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from math import dist
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from drawing.map.marks import piece_kinds
from drawing.map.marks.city_marks import half_width
from drawing.map.marks.crossing_signs import along
from drawing.map.marks.piece_kinds import Drawn
from drawing.map.marks.place_spots import spot_of, spots_of
from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet
from editor.canvas.builder import Builder
from editor.canvas.scene import Scene
from editor.play.board.board import Board
from editor.play.board.map_source import MapSource
from editor.play.board.marks import MarksPainter, sign_on_disc
from editor.play.board.pointing import nearest_first, next_place, place_under
from editor.play.match.offers import Offers
from engine.protocol import Action, Game
from engine.showing.player_aid import PlayerAid, Where
from engine.showing.strokes import Stroke
from model.boards.hexes import HexBoard
from model.notation import Cell, Corner, Edge, Side
from model.pieces.piece import Piece
from model.pieces.places import (
    AtCity,
    AtLine,
    Place,
    Segment,
    Step,
    are_neighbours,
    beside,
    canonical,
)
from model.scenario.scenario import Scenario
from model.scenario.things import City
from tests.drawing.piece_samples import ON_ROUTES, hex_sheet, routes_with
from tests.drawing.samples import sheet_of

LEFT = Qt.MouseButton.LeftButton
HEX_PLACES: tuple[Place, ...] = (
    Cell(3, 2),
    Edge.of(Cell(3, 2), Cell(4, 2)),
    Side(Cell(1, 1), 4),
    Corner(2, 2, "s"),
    AtCity("elm"),
    AtCity("sea"),
)
ROUTE_PLACES: tuple[Place, ...] = (
    AtCity("birch"),
    AtLine("twin"),
    Segment("plain", 2),
    Segment("long", 59),
)


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
@pytest.mark.parametrize("place", HEX_PLACES)
def test_every_kind_of_place_on_hexes_is_found(place: Place, orientation: str) -> None:
    sheet = hex_sheet(orientation=orientation)  # type: ignore[arg-type]
    spot = spot_of(sheet, place)
    assert spot is not None
    assert place_under(sheet, spot, [place]) == place
    assert place_under(sheet, (spot[0] + 0.3, spot[1] - 0.3), [place]) == place


@pytest.mark.parametrize("place", ROUTE_PLACES)
def test_every_kind_of_place_on_routes_is_found(place: Place) -> None:
    sheet = routes_with()
    spots = spots_of(sheet, place)
    assert place_under(sheet, along(spots, 0.4), [place]) == place


def test_a_ferry_is_found_on_the_whole_length_of_its_bends() -> None:
    sheet, ferry = sheet_of("tutorial"), AtLine("gannet-ferry")
    spots = spots_of(sheet, ferry)
    for part in (0.1, 0.35, 0.6, 0.9):
        assert place_under(sheet, along(spots, part), [ferry]) == ferry
    assert isinstance(place_under(sheet, (0.0, 0.0), [ferry]), Cell)


def test_what_is_not_offered_is_the_ground() -> None:
    hexes, woods = hex_sheet(), routes_with()
    corner = spot_of(hexes, Corner(2, 2, "s"))
    assert corner is not None
    assert isinstance(place_under(hexes, corner), Cell)
    city, segment = AtCity("cedar"), Segment("twin", 1)
    for place in (city, segment):
        spot = spot_of(woods, place)
        assert spot is not None
        assert place_under(woods, spot) == place
    assert place_under(woods, (woods.width / 2, 1.0)) is None


@pytest.mark.parametrize("part", [0.45, 0.55])
def test_a_side_is_meant_from_either_of_its_cells(part: float) -> None:
    sheet, side = hex_sheet(), Side(Cell(1, 1), 0)
    spot = along((sheet.spot(side.cell), sheet.spot(beside(side).cell)), part)
    assert place_under(sheet, spot, [side]) == side
    assert place_under(sheet, spot, [beside(side)]) == beside(side)


def test_a_corner_is_meant_before_its_sides_and_a_segment_before_its_line() -> None:
    sheet, corner = hex_sheet(), Corner(1, 1, "s")
    spot = spot_of(sheet, corner)
    assert spot is not None
    sides = [Side(Cell(1, 1), side) for side in range(6)]
    assert place_under(sheet, spot, [*sides, corner]) == corner
    woods, segment = routes_with(), Segment("plain", 1)
    middle = spot_of(woods, segment)
    assert middle is not None
    assert place_under(woods, middle, [AtLine("plain"), segment]) == segment


@pytest.mark.parametrize("off", [-1, 0, 1])
def test_inside_the_mark_of_a_city_the_city_is_meant(off: int) -> None:
    """Also where segments end at it; beside it the segment is, where one is under the pointer."""
    woods, city = routes_with(), AtCity("ash")
    spot, half = spot_of(woods, city), half_width(woods, woods.scenario.cities["ash"])
    assert spot is not None
    within = (spot[0] + off * 0.9 * half, spot[1])
    ends: list[Place] = [Segment("plain", 0), Segment("plain", 2), AtLine("plain")]
    assert place_under(woods, within, [*ends, city]) == city
    assert place_under(woods, within) == city


def test_under_the_pointer_comes_before_nearby() -> None:
    woods, segment = routes_with(), Segment("plain", 0)
    spots = spots_of(woods, segment)
    city = min(
        (AtCity("ash"), AtCity("birch")),
        key=lambda one: min(dist(spot, spot_of(woods, one) or (0, 0)) for spot in spots),
    )
    start = min(spots, key=lambda one: dist(one, spot_of(woods, city) or (0, 0)))
    inside = along((start, *(one for one in spots if one != start)), 0.02)
    assert place_under(woods, inside, [city, segment]) == segment


@pytest.mark.parametrize("sheet", [hex_sheet(), routes_with()])
@given(data=st.data())
def test_every_place_that_is_offered_is_reached_from_any_other(
    sheet: Sheet, data: st.DataObject
) -> None:
    every = HEX_PLACES if isinstance(sheet.scenario.board, HexBoard) else ROUTE_PLACES
    offered = data.draw(st.sets(st.sampled_from(every), min_size=1))
    start = data.draw(st.one_of(st.none(), st.sampled_from(every)))
    assert set(nearest_first(sheet, offered, start)) == offered
    if start in offered:
        assert nearest_first(sheet, offered, start)[0] == start


def test_what_lies_nowhere_is_not_gone_to() -> None:
    assert nearest_first(hex_sheet(), [AtCity("gone"), AtLine("gone")], None) == []


def test_arrow_keys_go_from_place_to_place_on_routes() -> None:
    woods = routes_with()
    place = next_place(woods, None, (1, 0))
    seen: list[Place] = []
    while place is not None and place not in seen:
        seen.append(place)
        place = next_place(woods, place, (1, 0))
    assert seen[0] == AtCity("ash")
    assert AtCity("birch") in seen


# -- on the board of a window


class Hand:
    """Notes what the board asks of it."""

    def __init__(self, goals: Collection[Place] = ()) -> None:
        self.goals = goals
        self.clicks: list[Place] = []
        self.drags: list[Step] = []
        self.draws = False
        self.sketches: list[Stroke] = []
        self.strokes: list[Stroke] = []

    def entered(self) -> bool:
        return False

    def clicked(self, place: Place) -> None:
        self.clicks.append(place)

    def way_clicked(self, one: Cell, other: Cell) -> bool:
        return False

    def hovered(self, place: Place | None) -> None:
        pass

    def drag_goals(self, place: Place) -> Collection[Place]:
        return self.goals

    def dragged(self, step: Step, goes_on: bool) -> bool:
        self.drags.append(step)
        return True

    def begins_stroke(self, cell: Cell) -> bool:
        return self.draws

    def sketched(self, stroke: Stroke) -> None:
        self.sketches.append(stroke)

    def drawn(self, stroke: Stroke) -> None:
        self.strokes.append(stroke)


@pytest.fixture
def builders() -> Iterator[list[Builder]]:
    made: list[Builder] = []
    yield made
    for one in made:
        one.close()


def board(qtbot: QtBot, builders: list[Builder], sheet: Sheet, hand: Hand) -> Board:
    builders.append(Builder(Scene(replace(sheet, overlay=Overlay()))))
    made = Board(hand, builders[-1])
    qtbot.addWidget(made)
    made.resize(900, 640)
    made.show()
    made.fit()
    return made


@pytest.mark.parametrize("place", [*HEX_PLACES, *ROUTE_PLACES])
def test_a_click_on_a_place_is_told(qtbot: QtBot, builders: list[Builder], place: Place) -> None:
    sheet, hand = hex_sheet() if place in HEX_PLACES else routes_with(), Hand()
    made = board(qtbot, builders, sheet, hand)
    made.offered = [place]
    QTest.mouseClick(made, LEFT, pos=made.point_of(place))
    assert hand.clicks == [place]


@pytest.mark.parametrize("places", [HEX_PLACES, ROUTE_PLACES])
def test_keys_reach_every_kind_of_place_that_is_offered(
    qtbot: QtBot, builders: list[Builder], places: tuple[Place, ...]
) -> None:
    sheet, hand = hex_sheet() if places == HEX_PLACES else routes_with(), Hand()
    made = board(qtbot, builders, sheet, hand)
    made.offered = places
    for _ in places:
        QTest.keyClick(made, Qt.Key.Key_N)
        QTest.keyClick(made, Qt.Key.Key_Return)
    assert sorted(map(str, hand.clicks)) == sorted(map(str, places))
    QTest.keyClick(made, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert made.marks.pointed == hand.clicks[-2]
    made.offered = places[:1]
    QTest.keyClick(made, Qt.Key.Key_N)
    assert made.marks.pointed == places[0]
    made.offered = ()
    QTest.keyClick(made, Qt.Key.Key_N)
    assert made.marks.pointed == places[0]


def test_the_nearest_place_to_the_cursor_comes_first(qtbot: QtBot, builders: list[Builder]) -> None:
    made = board(qtbot, builders, hex_sheet(), Hand())
    near: Place = Side(Cell(1, 1), 4)
    far: Place = Corner(3, 3, "n")
    made.offered = [far, near]
    made._hover(Cell(1, 1))
    QTest.keyClick(made, Qt.Key.Key_N)
    assert made.marks.pointed == near
    made._hover(Cell(3, 3))
    QTest.keyClick(made, Qt.Key.Key_N)
    assert made.marks.pointed == far


def test_a_city_that_appears_is_on_the_map_of_the_window(
    qtbot: QtBot, builders: list[Builder]
) -> None:
    hand = Hand()
    made = board(qtbot, builders, hex_sheet(), hand)
    made.builder.scene.build()
    oak = City(id="oak", name="Oak", kind="major", at=Cell(1, 3))
    disc, at = Piece("disc", AtCity("oak"), 0), AtCity("oak")
    made.show_game([disc], (), [oak])
    assert spot_of(made.sheet, at) == made.sheet.spot(Cell(1, 3))
    assert "cities" in made.builder.scene.stale
    assert "terrain" not in made.builder.scene.stale
    made.offered = [at]
    QTest.mouseClick(made, LEFT, pos=made.point_of(at))
    assert hand.clicks == [at]
    sheet = made.sheet
    made.show_game([disc], (), [replace(oak)])
    assert made.sheet is sheet
    made.show_game([], ())
    assert "oak" not in made.sheet.scenario.cities


def test_another_game_has_the_map_without_the_cities_of_the_last(qtbot: QtBot) -> None:
    scenario = hex_sheet().scenario
    maps = MapSource(scenario, "")
    made = Board(Hand(), maps.builder(scenario, dark=False))
    qtbot.addWidget(made)
    made.show_game([], (), [City(id="oak", name="Oak", kind="major", at=Cell(1, 3))])
    assert maps.builder(scenario, dark=False).scene.scenario is scenario
    maps.close()


@pytest.mark.parametrize(
    ("start", "goal"),
    [
        (AtCity("elm"), AtCity("sea")),
        (Cell(0, 0), Cell(4, 2)),
        (Cell(0, 0), AtCity("fir")),
        (Side(Cell(1, 1), 4), Corner(3, 3, "n")),
        (AtCity("ash"), Segment("plain", 2)),
        (Segment("twin", 0), AtCity("cedar")),
    ],
)
def test_a_drag_leads_from_place_to_place(
    qtbot: QtBot, builders: list[Builder], start: Place, goal: Place
) -> None:
    is_routes = isinstance(start, Segment) or start == AtCity("ash")
    sheet, hand = routes_with() if is_routes else hex_sheet(), Hand([goal])
    made = board(qtbot, builders, sheet, hand)
    made.offered = [start]
    QTest.mousePress(made, LEFT, pos=made.point_of(start))
    QTest.mouseMove(made, QPointF(made.rect().center()).toPoint())
    QTest.mouseMove(made, made.point_of(goal))
    QTest.mouseRelease(made, LEFT, pos=made.point_of(goal))
    assert hand.drags == [(start, goal)]
    assert hand.clicks == []


def test_a_drag_that_ends_nowhere_does_nothing(qtbot: QtBot, builders: list[Builder]) -> None:
    hand = Hand([AtCity("birch")])
    made = board(qtbot, builders, routes_with(), hand)
    made.offered = [AtCity("ash")]
    QTest.mousePress(made, LEFT, pos=made.point_of(AtCity("ash")))
    QTest.mouseMove(made, made.rect().center())
    QTest.mouseRelease(made, LEFT, pos=made.rect().center())
    assert hand.drags == []


@pytest.mark.parametrize("is_small", [True, False])
def test_pieces_and_marks_of_all_kinds_can_be_painted(
    qtbot: QtBot, builders: list[Builder], is_small: bool
) -> None:
    made = board(qtbot, builders, routes_with(), Hand())
    before = made.grab().toImage()
    made.marks.places = ROUTE_PLACES
    made.show_game(ON_ROUTES, ("Bank", "Rio"))
    made.zoom(-6 if is_small else 4)
    assert made.grab().toImage() != before


def test_on_a_small_map_only_what_lies_over_cities_is_a_disc(
    qtbot: QtBot, builders: list[Builder], monkeypatch: pytest.MonkeyPatch
) -> None:
    under = SimpleNamespace(KINDS={"tile": Drawn(lambda _: (), is_over=False)})
    monkeypatch.setattr(piece_kinds, "part_of", lambda *_: under)
    made = board(qtbot, builders, hex_sheet(), Hand())
    made.zoom(-6)

    def discs(*pieces: Piece) -> QImage:
        image = QImage(made.size(), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        MarksPainter(painter, made.sheet, made.view).pieces(pieces, (), made.font())
        painter.end()
        return image

    tile, pawn = Piece("tile", Cell(1, 1), 0), Piece("pawn", Cell(1, 1), 1)
    assert discs(tile) == discs()
    assert discs(tile, pawn) == discs(pawn) != discs()


# -- what is offered


class Ship:
    """Something that is dragged from a place to another one."""

    WORD = GROUP = "ship"


class Aid(PlayerAid):
    def where(self, game: Game, action: Action) -> Where:
        return Where((), (AtCity("ash"), AtCity("birch")))


def test_what_is_dragged_far_is_marked_where_it_begins() -> None:
    game = SimpleNamespace(actions=lambda: iter([Ship()]), scenario=Scenario())
    offers = Offers(game, Aid())
    assert offers.far_starts == {AtCity("ash")}
    assert offers.edges == set()
    assert offers.places == {AtCity("ash")}
    assert are_neighbours(Cell(1, 1), Cell(2, 1))
    assert not are_neighbours(Cell(1, 1), Cell(3, 1))


class Gates(PlayerAid):
    """Tells a side by the name that one or the other cell gives it, and a side of the rim."""

    SIDE, RIM = Side(Cell(2, 2), 3), Side(Cell(0, 0), 4)

    def where(self, game: Game, action: Action) -> Where:
        named = (self.SIDE, beside(self.SIDE), beside(self.RIM))
        return Where(named, (self.SIDE, AtCity("elm")), is_chosen=True)


def test_a_side_is_offered_under_one_name_and_meets_what_lies_there() -> None:
    game = SimpleNamespace(actions=lambda: iter([Ship()]), scenario=hex_sheet().scenario)
    offers, aid = Offers(game, Gates()), Gates()
    side = canonical(aid.SIDE)
    assert set(offers.at) == {side, aid.RIM}
    assert [len(some) for some in offers.at.values()] == [1, 1]
    assert set(offers.along) == {(side, AtCity("elm"))}
    for name in (aid.SIDE, beside(aid.SIDE)):
        assert offers.marked({name}) == frozenset()
    assert offers.marked({AtCity("elm")}) == {side, aid.RIM}


@pytest.mark.parametrize(
    ("piece", "sign"),
    [
        (Piece("boom-marker", AtCity("reno"), None, "5"), "5"),
        (Piece("cube", AtCity("reno"), None, "black"), "C"),
        (Piece("train", AtCity("reno"), 1, "5"), "2"),
    ],
)
def test_a_small_disc_says_whose_it_is_or_the_number_that_is_written_on_it(
    piece: Piece, sign: str
) -> None:
    assert sign_on_disc(piece, ()) == sign
