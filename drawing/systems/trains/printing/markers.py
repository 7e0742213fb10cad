"""Markers of the players and stations on sheets, edge to edge, so that every cut parts two."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from drawing.aids.strips import Strip
from drawing.goods.icons import stands_out
from drawing.pages.paper import Press
from drawing.printing.strip_sheets import Head, strip_sheets
from drawing.shapes.curves import line, rectangle
from drawing.shapes.symbols import Batch, Box, Curve, Curves, Ink, Picture, Spot, Texts
from drawing.systems.trains.printed import places
from drawing.systems.trains.printed.hex_plan import MARKER, USUAL
from drawing.themes.theme import Theme
from model.forms.frozen import dataclass
from model.scenario.names_in_words import counted
from model.scenario.scenario import Scenario
from model.systems.trains.sentences.told import Told, told_of
from model.wording.speech import tr

SMALLEST = 6.0
"""A smaller piece cannot be handled, in millimetres."""
NAME, AFTER = 7.0, 4.0
"""Room for a line over some pieces, and after them."""
MOST, MOST_PLAYERS = 200, 8
"""Pieces of a kind and sets of markers that are printed."""
Face = Callable[[Theme, Box], Iterator[Batch]]
"""What is drawn on a piece."""


def piece_size(tile: float) -> float:
    """How large a piece is, so that all of a hex of this width find room, to half a millimetre."""
    return max(int(2 * MARKER * tile / USUAL) / 2, SMALLEST)


def marker_pages(scenario: Scenario, press: Press) -> list[Picture]:
    """All pieces of a game with the most players."""
    told = told_of(scenario)
    if told is None:
        return []
    size = piece_size(press.tile_mm)
    strips = [strip for one in _sets(told) for strip in _rows(*one, size, press)]
    said = tr("Pieces of {mm:g} mm for hexes of {hex:g} mm.", mm=size, hex=press.tile_mm)
    head = Head(tr("Markers and stations"), said, tr("markers and stations"))
    return strip_sheets(strips, press, head)


def _sets(told: Told) -> Iterator[tuple[str, Sequence[Face]]]:
    """A line, and the faces of the pieces under it."""
    markers = min(max(told.rules.markers.track, 0), MOST)
    for seat in range(min(max(told.scenario.players.max, 0), MOST_PLAYERS)):
        own = [_Marker(seat).draw] * markers
        yield (
            tr(
                "Player {number}: {markers}, and one for points",
                number=seat + 1,
                markers=counted(markers, "marker"),
            ),
            [*own, _Marker(seat, is_points=True).draw],
        )
    stations = min(max(told.rules.markers.stations, 0), MOST)
    yield counted(stations, "station"), [_station] * stations


@dataclass(frozen=True, slots=True)
class _Marker:
    """A marker of a player; that of points is light with a rim of its colour."""

    seat: int
    is_points: bool = False

    def draw(self, theme: Theme, box: Box) -> Iterator[Batch]:
        colour, sign = theme.seat(self.seat).line, str(self.seat + 1)
        light, dark = theme.ink("icon-light").fill, theme.ink("icon-dark").fill
        ground = light if self.is_points else colour
        kind = "points" if self.is_points else "marker"
        yield Curves(Ink(fill=ground), [rectangle(box)], key=f"{kind} {sign}")
        if self.is_points:
            inside = box.grown(-0.14 * box.height)
            yield Curves(Ink(line=colour, width=0.16 * box.height), [rectangle(inside)])
        written = light if not self.is_points and stands_out(colour) else dark
        style = replace(theme.style("piece"), size=0.62 * box.height, colour=written)
        at = box.x + box.width / 2, box.y + box.height / 2 + 0.36 * style.size
        yield Texts([style.text(sign, at)])


def _station(theme: Theme, box: Box) -> Iterator[Batch]:
    """A station, dark through the cut."""
    yield Curves(Ink(fill=theme.ink("stop-station").fill), [rectangle(box)])
    yield from places.station(theme, box.grown(-0.06 * box.height), "station")


# -- rows


def _rows(text: str, faces: Sequence[Face], size: float, press: Press) -> Iterator[Strip]:
    """A line, and the pieces under it row by row."""
    style = press.theme.style("aid-strong")

    def named(at: Spot) -> list[Batch]:
        return [Texts([style.text(text, (at[0], at[1] + NAME - 2.0), anchor="start", key="set")])]

    yield Strip(NAME, named, keeps=True, opens=True)
    columns = max(int(press.paper.room.width // size), 1)
    for start in range(0, len(faces), columns):
        yield Strip(size, _Row(faces[start : start + columns], size, press.theme).draw)
    yield Strip(AFTER, lambda _: [], is_space=True)


@dataclass(frozen=True, slots=True)
class _Row:
    """Pieces side by side, and the lines along which they are cut."""

    faces: Sequence[Face]
    size: float
    theme: Theme

    def draw(self, at: Spot) -> list[Batch]:
        (x, y), size = at, self.size
        drawn: list[Batch] = []
        for number, face in enumerate(self.faces):
            drawn += face(self.theme, Box(x + number * size, y, size, size))
        return [*drawn, Curves(self.theme.ink("cut-mark"), list(self._cuts(at)), key="cut")]

    def _cuts(self, at: Spot) -> Iterator[Curve]:
        (x, y), size, count = at, self.size, len(self.faces)
        yield from (line(((x, y + off), (x + count * size, y + off))) for off in (0.0, size))
        for number in range(count + 1):
            yield line(((x + number * size, y), (x + number * size, y + size)))
