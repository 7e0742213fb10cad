"""Where places of a table lie on the sheet: as they are written, or pixels and degrees made fit."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import ceil, cos, radians
from typing import Final, NamedTuple

from model.boards import grid
from model.boards.terrain import Size
from model.imports.cannot import CannotImport
from model.imports.sheets.cities import CityRow
from model.notation import Path, Point

WIDEST: Final = 150
"""Places further apart are not counted in columns: they are pixels, or metres."""
USUAL: Final = 40
"""So many columns wide a board becomes whose places are counted otherwise."""
RIM: Final = 2.0
Spot = tuple[float, float]


class Placed(NamedTuple):
    """Rows with a place on the sheet, the sheet, and what was made of their numbers."""

    rows: tuple[CityRow, ...]
    size: Size
    remarks: tuple[str, ...] = ()
    scale: float | None = None
    """Columns for each unit of the table; None where it is counted in columns."""
    corner: Spot = (0.0, 0.0)

    def course(self, bends: Path | None) -> Path | None:
        """The bends of a line, moved as the places were."""
        if self.scale is None or bends is None:
            return bends
        spots = [(at.x / 1000, at.y / 1000) for at in bends if isinstance(at, Point)]
        return Path([_point(_scaled(spot, self.scale, self.corner)) for spot in spots])


def placed(rows: Sequence[CityRow]) -> Placed:
    """Every row with a free point; CannotImport where one has no place."""
    spots = {row.line: _spot(row) for row in rows}
    lacking = [row for row in rows if spots[row.line] is None and row.globe is None]
    if lacking:
        raise CannotImport(
            f"{lacking[0].name or lacking[0].id} has no place: give columns x and y, or lon and lat"
        )
    written = {line: spot for line, spot in spots.items() if spot is not None}
    if len(written) == len(rows) and not _is_far(list(written.values())):
        points = {line: Point(round(x * 1000), round(y * 1000)) for line, (x, y) in written.items()}
        return Placed(_with(rows, points), _size(points.values()))
    if len(written) == len(rows):
        what = "x and y are not counted in columns"
        return _fitted(rows, written, what)
    globe = {row.line: row.globe for row in rows if row.globe is not None}
    if len(globe) < len(rows):
        raise CannotImport("some places have x and y and others lon and lat: give all of them both")
    return _fitted(rows, _flat(globe), "places were put by lon and lat")


def _spot(row: CityRow) -> Spot | None:
    if row.xy is not None:
        return row.xy.x / 1000, row.xy.y / 1000
    return None if row.at is None else (float(row.at.col), float(row.at.row))


def _is_far(spots: Sequence[Spot]) -> bool:
    lowest = min((min(spot) for spot in spots), default=0.0)
    return lowest < 0 or max((max(spot) for spot in spots), default=0.0) > WIDEST


def _flat(globe: dict[int, Spot]) -> dict[int, Spot]:
    """Degrees on a plane, y downwards, as long as they are in the middle of the map."""
    middle = sum(lat for _, lat in globe.values()) / max(len(globe), 1)
    return {line: (lon * cos(radians(middle)), -lat) for line, (lon, lat) in globe.items()}


def _fitted(rows: Sequence[CityRow], spots: dict[int, Spot], what: str) -> Placed:
    """Spots with equal units across and down, put on a sheet of the usual width."""
    left, top = (min(spot[n] for spot in spots.values()) for n in (0, 1))
    width = max(spot[0] for spot in spots.values()) - left
    height = max(spot[1] for spot in spots.values()) - top
    scale = (USUAL - 2 * RIM) / (max(width, height) or 1.0)
    points = {line: _point(_scaled(spot, scale, (left, top))) for line, spot in spots.items()}
    remark = f"{what}: the board was made {USUAL} columns wide at most"
    return Placed(_with(rows, points), _size(points.values()), (remark,), scale, (left, top))


def _scaled(spot: Spot, scale: float, corner: Spot) -> Spot:
    x, y = (spot[n] - corner[n] for n in (0, 1))
    return x * scale + RIM, (y * scale + RIM) / grid.ROW_HEIGHT


def _point(spot: Spot) -> Point:
    return Point(round(spot[0] * 100) * 10, round(spot[1] * 100) * 10)


def _with(rows: Sequence[CityRow], points: dict[int, Point]) -> tuple[CityRow, ...]:
    return tuple(replace(row, at=None, xy=points[row.line], globe=None) for row in rows)


def _size(points: Iterable[Point]) -> Size:
    found = list(points)
    cols = max((at.x for at in found), default=0) / 1000 + RIM
    height = max((at.y for at in found), default=0) / 1000 + RIM
    return Size(max(4, ceil(cols)), max(4, ceil(height)))
