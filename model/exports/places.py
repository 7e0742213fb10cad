"""Where things of a board lie in another program: on the globe, or on a plane of steps."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path as Folder
from typing import TYPE_CHECKING, Final, NamedTuple

from model.boards import grid
from model.boards.hexes import HexBoard
from model.notation import Cell, Corner, Point
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from model.imports.geo.globe.globe import Globe

Spot = tuple[float, float]
PLANE_DECIMALS: Final = 4
GLOBE_DECIMALS: Final = 5
"""About a metre, which is finer than any map of ours."""


class Places(NamedTuple):
    """How spots of the board are written: x and y, or longitude and latitude."""

    is_globe: bool
    spot: Callable[[Cell | Corner | Point], Spot]
    """Where a place is drawn, in steps, y downwards."""
    written: Callable[[Sequence[Spot]], list[Spot]]
    """Spots of the board as they are written, y upwards."""

    def of(self, places: Iterable[Cell | Corner | Point]) -> list[Spot]:
        return self.written([self.spot(place) for place in places])


def places_of(scenario: Scenario, folder: Folder, *, planar: bool = False) -> Places:
    """On the globe where the map knows where it lies, else on a plane."""
    board = scenario.board
    spot = board.spot if isinstance(board, HexBoard) else grid.position
    globe = None if planar else _globe(scenario, folder)
    if globe is None:
        return Places(False, spot, _on_plane)
    return Places(True, grid.position, lambda spots: _on_globe(globe, spots))


def _globe(scenario: Scenario, folder: Folder) -> "Globe | None":
    if not scenario.scenery:
        return None
    try:
        from model.imports.geo.globe.globe_file import globe_of
    except ImportError:
        return None
    return globe_of(scenario, folder)


def _on_plane(spots: Sequence[Spot]) -> list[Spot]:
    # Adding nothing turns a zero below zero into a plain one.
    return [(round(x, PLANE_DECIMALS) + 0.0, round(-y, PLANE_DECIMALS) + 0.0) for x, y in spots]


def _on_globe(globe: "Globe", spots: Sequence[Spot]) -> list[Spot]:
    return [
        (round(x, GLOBE_DECIMALS) + 0.0, round(y, GLOBE_DECIMALS) + 0.0)
        for x, y in globe.places_on_globe(spots)
    ]
