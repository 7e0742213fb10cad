"""A board of routes in text: a sketch of its cities and lines, and a list of the lines."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, pairwise

from drawing.city_kinds import kind_of
from drawing.map.sheet.overlay import Overlay
from drawing.terminal.own_marks import city_lines, city_sign
from drawing.terminal.owners import column_of, owner_style
from drawing.terminal.paper import Paper, Rank
from drawing.terminal.signs import BOLD, DIM, city_signs, signs_for
from drawing.terminal.text import Room, cut, in_rows, width, written
from model.boards import grid
from model.boards.routes import Line, RouteBoard
from model.pieces.piece import Owner, Piece
from model.pieces.places import AtCity, AtLine, Segment
from model.scenario.scenario import Scenario

Spot = tuple[int, int]
Place = tuple[float, float]
WIDEST = 12.0
"""The columns of a terminal that one column of the board takes at most."""
LEAST_LINES = 5
"""A lower sketch says nothing."""


def route_picture(scenario: Scenario, board: RouteBoard, overlay: Overlay, room: Room) -> list[str]:
    """The sketch, and below it the lines, as many as find room."""
    sketch = _Sketch(scenario, board, overlay, room.unicode)
    listed = [cut(text, room.width, unicode=room.unicode) for text in sketch.listed()]
    rows = in_rows(listed, room.width)
    kept = min(len(rows), max(room.height // 3, 1))
    drawn = sketch.lines(room._replace(height=room.height - kept))
    left = room.height - len(drawn)
    if len(rows) > left:
        more = cut(f"and {len(rows) - left + 1} lines more", room.width, unicode=room.unicode)
        rows = [*rows[: left - 1], more]
    return [*drawn, *rows] or ["there is no line to show"[: room.width]]


def _name_of(overlay: Overlay, owner: Owner) -> str:
    if not isinstance(owner, int):
        return owner or "nobody"
    return overlay.names[owner] if 0 <= owner < len(overlay.names) else str(owner + 1)


class _Sketch:
    """Cities where they lie, joined by lines."""

    def __init__(
        self, scenario: Scenario, board: RouteBoard, overlay: Overlay, unicode: bool
    ) -> None:
        self.scenario, self.board, self.overlay = scenario, board, overlay
        self.signs, self.unicode = signs_for(unicode=unicode), unicode
        self._sort_in(overlay.pieces)
        places = {one.id: one.xy or one.at for one in scenario.cities.values()}
        self.places = {city: grid.position(at) for city, at in places.items() if at is not None}
        self.bends = {
            line.id: [grid.position(bend) for bend in line.bends] for line in board.lines.values()
        }

    def _sort_in(self, pieces: Sequence[Piece]) -> None:
        self._on_lines: dict[str, list[Owner]] = defaultdict(list)
        self._on_segments: dict[str, list[Owner]] = defaultdict(list)
        self._at_cities: dict[str, list[Piece]] = defaultdict(list)
        for piece in pieces:
            match piece.place:
                case AtLine(line):
                    self._on_lines[line].append(piece.owner)
                case Segment(line):
                    self._on_segments[line].append(piece.owner)
                case AtCity(city):
                    self._at_cities[city].append(piece)

    def listed(self) -> Iterator[str]:
        """Every line in words: its ends, its segments, and whose it is; then what is in cities."""
        for line in self.board.lines.values():
            text = f"{self._name(line.a)} - {self._name(line.b)} {line.segments}"
            owners = ", ".join(self._owners(line.id))
            yield written(f"{text} ({owners})" if owners else text, unicode=self.unicode)
        for city, pieces in self._at_cities.items():
            told = ", ".join(self._told(piece) for piece in pieces)
            yield written(f"{self._name(city)}: {told}", unicode=self.unicode)
        for text in city_lines(self.scenario):
            yield written(text, unicode=self.unicode)

    def _owners(self, line: str) -> Iterator[str]:
        """Whose a line is, and how many of its segments."""
        for owner in self._on_lines.get(line, ()):
            yield _name_of(self.overlay, owner)
        for owner, count in Counter(self._on_segments.get(line, ())).items():
            yield f"{_name_of(self.overlay, owner)} {count}"

    def _told(self, piece: Piece) -> str:
        owned = "" if piece.owner is None else f" of {_name_of(self.overlay, piece.owner)}"
        return f"{piece.kind} {piece.text}".rstrip() + owned

    def _name(self, city: str) -> str:
        known = self.scenario.cities.get(city)
        name = written(known.name if known else city, unicode=self.unicode)
        return name if name.replace("?", "").strip() else written(city, unicode=False)

    def lines(self, room: Room) -> list[str]:
        """The sketch; nothing where no place is known, or where there is no room for it."""
        if not self.places or room.height < LEAST_LINES:
            return []
        at = self._scaled(room.width, room.height)
        spots = {city: at(place) for city, place in self.places.items()}
        bends = {line: [at(place) for place in places] for line, places in self.bends.items()}
        lowest = max(y for _, y in chain(spots.values(), *bends.values()))
        paper = Paper(room.width, lowest + 1)
        for line in self.board.lines.values():
            if line.a in spots and line.b in spots:
                self._put_line(paper, line, [spots[line.a], *bends[line.id], spots[line.b]])
        marks = city_signs(self.scenario.system, self.signs)
        for city, (x, y) in spots.items():
            thing = self.scenario.cities[city]
            own = city_sign(self.scenario, thing)
            paper.put(x, y, own or marks[kind_of(self.scenario, thing).word], BOLD)
        for city, spot in spots.items():
            self._put_name(paper, city, spot)
        return paper.lines(colours=room.colours)

    def _scaled(self, columns: int, lines: int) -> Callable[[Place], Spot]:
        """Where each place comes to lie; a line of the terminal is as high as two columns."""
        places = [*self.places.values(), *chain.from_iterable(self.bends.values())]
        left, top = (min(at[axis] for at in places) for axis in (0, 1))
        wide, high = (max(at[axis] for at in places) for axis in (0, 1))
        scale = min(
            WIDEST,
            (columns - 1) / max(wide - left, 1e-9),
            2 * (lines - 1) / max(high - top, 1e-9),
        )
        return lambda at: (round((at[0] - left) * scale), round((at[1] - top) * scale / 2))

    def _put_line(self, paper: Paper, line: Line, spots: Sequence[Spot]) -> None:
        owners = [*self._on_lines.get(line.id, ()), *self._on_segments.get(line.id, ())]
        owners = list(dict.fromkeys(owners))
        style = f"1;{owner_style(owners[0])}".rstrip(";") if owners else DIM
        way = list(_steps(spots))
        for (x, y), (next_x, next_y) in pairwise(way):
            paper.put(x, y, self._sign(next_x - x, next_y - y), style, Rank.WATER)
        if way:
            paper.write(*way[len(way) // 2], self._middle(line, owners), style)

    def _middle(self, line: Line, owners: Sequence[Owner]) -> str:
        """What stands in the middle of a line: whose it is, or how long it is."""
        signs = (column_of(owner, self.overlay.neutrals) for owner in owners[:3])
        return "".join(signs) or str(line.segments)[:4]

    def _sign(self, across: int, down: int) -> str:
        if not down:
            return self.signs.level
        if not across:
            return self.signs.wall
        return self.signs.fall if across * down > 0 else self.signs.rise

    def _put_name(self, paper: Paper, city: str, spot: Spot) -> None:
        name, (x, y) = self._name(city), spot
        wide = width(name)
        beside = [(x + 2, y), (x - wide - 1, y)]
        beside += [(left, y + off) for off in (1, -1) for left in (x - wide // 2, x, x - wide + 1)]
        for most in (Rank.BLANK, Rank.WATER):
            for left, line in beside:
                if paper.is_free((left, line), name, most):
                    paper.write(left, line, name)
                    return


def _steps(spots: Sequence[Spot]) -> Iterator[Spot]:
    """The places of a line between its ends, straight from bend to bend."""
    for (x, y), (to_x, to_y) in pairwise(spots):
        count = max(abs(to_x - x), abs(to_y - y))
        for step in range(1, count + ((to_x, to_y) != spots[-1])):
            yield x + round((to_x - x) * step / count), y + round((to_y - y) * step / count)
