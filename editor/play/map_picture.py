"""The map of a game as pictures: what lies under the track, and what lies over it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from drawing.cannot import CannotDraw
from drawing.overlay import overlay_of_game
from drawing.picture import ORDER, picture_of
from drawing.sheet import Sheet, usual_mm
from drawing.symbols import Picture, Spot
from drawing.theme import theme
from engine.player_aid import OnBoard
from model.boards import grid
from model.notation import Cell
from model.scenario import Scenario

TRACK = ORDER.index("track")
UNDER = ORDER[:TRACK]
TRAINS = "trains"
OVER = tuple(name for name in ORDER[TRACK + 1 :] if name != TRAINS)


class MapPicture(NamedTuple):
    """Two pictures of the same size; the track of a game is painted between them."""

    sheet: Sheet
    under: Picture
    over: Picture

    def spot(self, cell: Cell) -> Spot:
        return self.sheet.spot(cell)

    def cell_at(self, spot: Spot) -> Cell:
        """The cell whose middle is nearest to a place on the picture."""
        left, top = self.sheet.spot(Cell(0, 0))
        return grid.nearest_cell((spot[0] - left) / self.mm, (spot[1] - top) / self.mm)

    @property
    def mm(self) -> float:
        return self.sheet.mm

    def track(self, board: OnBoard, bolder: float = 1.0) -> Picture:
        """The track of a game; bolder where the whole map is seen in small."""
        seats = tuple(replace(ink, width=ink.width * bolder) for ink in self.sheet.theme.seats)
        theme = replace(self.sheet.theme, seats=seats)
        return _only(replace(self.sheet, theme=theme, overlay=overlay_of_game(board)), ("track",))

    def trains(self, board: OnBoard) -> Picture:
        """The trains of a game with their loads."""
        return _only(replace(self.sheet, overlay=overlay_of_game(board)), (TRAINS,))


def sheet_of(scenario: Scenario, folder: str, *, dark: bool) -> Sheet:
    """The sheet that a game is shown on."""
    return Sheet(scenario, theme("dark" if dark else "classic"), usual_mm(scenario), folder)


def map_maker(scenario: Scenario, folder: str, *, dark: bool) -> Callable[[], MapPicture | str]:
    """What draws the map, for another thread; a sentence where the map cannot be drawn."""
    return partial(_drawn, sheet_of(scenario, folder, dark=dark))


def _drawn(sheet: Sheet) -> MapPicture | str:
    try:
        whole = picture_of(sheet)
    except CannotDraw as trouble:
        return str(trouble)
    under, over = (
        replace(whole, layers=tuple(layer for layer in whole.layers if layer.name in names))
        for names in (UNDER, OVER)
    )
    return MapPicture(sheet, under, replace(over, background=""))


def _only(sheet: Sheet, names: tuple[str, ...]) -> Picture:
    left_out = [name for name in ORDER if name not in names]
    return replace(picture_of(sheet, without=left_out), background="")
