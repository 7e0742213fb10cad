"""A board of mileposts or hexes in characters: ground, waters, track, cities, names and pieces."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from operator import itemgetter

from drawing.city_kinds import AREA, HEAVIEST, city_areas, kind_of
from drawing.map.sheet.overlay import Overlay
from drawing.terminal.own_marks import inside_sign, place_marks
from drawing.terminal.owners import column_of, owner_style, piece_sign
from drawing.terminal.paper import Paper, Rank
from drawing.terminal.scales import Scale, Window
from drawing.terminal.signs import BLUE, BOLD, DIM, STYLES, city_signs, signs_for, terrain_signs
from drawing.terminal.text import Room, cut, width, written
from model.boards import grid
from model.boards.crossings import anywhere
from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.notation import Cell, Corner, Edge, Side
from model.pieces.piece import Owner, Piece
from model.pieces.places import AtCity, Place, cells_of
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.scenario.watercourses import met_by
from model.systems.system import KindOfCity

LONGEST_NAME = 24
"""A longer name stands in the legend."""


@dataclass
class TextMap:
    """A part of a board while it is drawn."""

    scenario: Scenario
    board: MilepostBoard | HexBoard
    overlay: Overlay
    scale: Scale
    window: Window
    room: Room
    margin: int
    """Columns at the left that are not its own."""
    viewer: int | None
    """Whose track is drawn as plain lines; that of others carries their number."""
    around: Cell | None = None
    """The place that is asked about, if any."""
    seen: Counter[str] = field(default_factory=Counter)
    """What is on the paper and has to be explained: kinds of terrain, `water`, `several`."""
    kinds: set[str] = field(default_factory=set)
    """The words of the kinds of cities that are on it."""
    marks: dict[str, str] = field(default_factory=dict)
    """What else is on it, with its sign: `port`."""
    unnamed: list[City] = field(default_factory=list)
    """Cities whose names found no room."""

    def __post_init__(self) -> None:
        columns, lines = self.scale.room(self.window)
        columns = max(1, min(columns, self.room.width - self.margin))
        # Where there is a ruler beside the map, there is one above it.
        lines = max(1, min(lines, self.room.height - (1 if self.margin else 0)))
        self.paper = Paper(columns, lines, self.scale.origin(self.window))
        self.signs, self.unicode = signs_for(unicode=self.room.unicode), self.room.unicode
        self.city_signs = city_signs(self.scenario.system, self.signs)

    def draw(self) -> Paper:
        self._put_ground()
        self._put_waters()
        self._put_barriers()
        self._put_track()
        self._put_marks()
        cities = self.cities()
        self._put_cities(cities)
        if not self.scale.inside:
            self._put_pieces()
        for city in sorted(cities, key=lambda city: -self._kind(city).weight):
            self._name(city)
        if self.scale.inside:
            self._put_pieces_inside()
        return self.paper

    def cities(self) -> list[City]:
        """The cities in this part, the least important first."""
        found = [
            city
            for city in self.scenario.cities.values()
            if city.at is not None and self.window.shows(city.at)
        ]
        return sorted(found, key=lambda city: self._kind(city).weight)

    def city_sign(self, city: City) -> str:
        return self.city_signs[self._kind(city).word]

    def _kind(self, city: City) -> KindOfCity:
        return kind_of(self.scenario, city)

    # -- the land

    def _put_ground(self) -> None:
        signs = terrain_signs(self.board, self.signs)
        spots: dict[tuple[int, int], Counter[str]] = {}
        for cell in self.window.cells():
            kind = self.board.kind_at(cell)
            if kind is not None:
                self.scale.frame(self.paper, cell, self.signs)
                for spot in self.scale.ground(cell):
                    spots.setdefault(spot, Counter())[kind] += 1
        for (x, y), kinds in spots.items():
            kind = kinds.most_common(1)[0][0]
            self.seen[kind] += 1
            self.paper.put(x, y, signs[kind], STYLES.get(kind, DIM), Rank.GROUND)

    def _put_waters(self) -> None:
        for water in self.scenario.waters.values():
            met = met_by(water, anywhere, self.board.extent())
            for cell in sorted({*met.inside, *water.cells} if water.kind != "river" else ()):
                if self.window.shows(cell) and not self.board.has(cell):
                    self._put_water(*self.scale.spot(cell))
            edges = (met.edges | {*water.also_crosses}) - {*water.never_crosses}
            for edge in sorted(edges if self.scale.has_edges else ()):
                if all(self.board.has(cell) and self.window.shows(cell) for cell in edge):
                    self._put_water(*self.scale.between(edge))

    def _put_water(self, x: int, y: int) -> None:
        below = self.paper.sign_at(x, y)
        highest = Rank.GROUND if self.scale.has_edges else Rank.BLANK
        if below is not None and below.rank <= highest:
            self.seen["water"] += 1
            self.paper.put(x, y, self.signs.water, BLUE, Rank.WATER)

    def _put_barriers(self) -> None:
        """Signs on the borders that nothing may cross."""
        for edge in self.scenario.blocked if self.scale.has_edges else ():
            is_on = grid.distance(*edge) == 1 and all(map(self.board.has, edge))
            if is_on and any(map(self.window.shows, edge)):
                self.marks["blocked"] = self.signs.barrier
                self.paper.put(*self.scale.between(edge), self.signs.barrier, BOLD)

    # -- what was built

    def _put_track(self) -> None:
        for edge, owners in self._owned_edges():
            if not any(map(self.window.shows, edge)):
                continue
            self.seen["several"] += len(owners) > 1
            if self.scale.has_edges:
                self._put_section(edge, owners)
            else:
                for cell in filter(self.window.shows, edge):
                    self._put_owners(*self.scale.spot(cell), owners)

    def _owned_edges(self) -> list[tuple[Edge, list[Owner]]]:
        """Who has something along edges, or at the sides that they cross, each once."""
        found: dict[Edge, dict[Owner, None]] = {}
        for piece in self.overlay.pieces:
            place = piece.place
            if isinstance(place, Side):
                place = grid.edge_at(place.cell, place.side)
            if isinstance(place, Edge):
                found.setdefault(place, {})[piece.owner] = None
        return [(edge, list(owners)) for edge, owners in sorted(found.items(), key=itemgetter(0))]

    def _put_section(self, edge: Edge, owners: list[Owner]) -> None:
        x, y = self.scale.between(edge)
        if self.scale.inside:
            self._put_owners(x, y, owners)
            return
        if edge.a.row == edge.b.row:
            for across in (-1, 1):
                self.paper.put(x + across, y, self.signs.level, _track_style(owners))
        if owners == [self.viewer]:
            self.paper.put(x, y, self._line(edge), _track_style(owners))
        else:
            self._put_owners(x, y, owners)

    def _line(self, edge: Edge) -> str:
        (x, y), (other_x, other_y) = self.scale.spot(edge.a), self.scale.spot(edge.b)
        if y == other_y:
            return self.signs.level
        return self.signs.fall if (other_x - x) * (other_y - y) > 0 else self.signs.rise

    def _put_owners(self, x: int, y: int, owners: list[Owner]) -> None:
        """The number of whose track it is."""
        below = self.paper.sign_at(x, y)
        number = column_of(owners[0], self.overlay.neutrals)
        is_other = below is not None and below.rank == Rank.MARK and below.text != number
        if is_other and not self.scale.has_edges:
            self.seen["several"] += 1
        sign = self.signs.several if len(owners) > 1 or is_other else number
        self.paper.put(x, y, sign, _track_style(owners))

    def _put_marks(self) -> None:
        for at, sign, word in place_marks(self.scenario):
            if self.window.shows(at):
                self.marks[word] = sign
                self.paper.put(*self.scale.spot(at), sign, BOLD)

    def _put_pieces(self) -> None:
        """What stands on cells; of several on one, the last."""
        for piece in self.overlay.pieces:
            for cell in self._cells_under(piece.place):
                if self.window.shows(cell):
                    self._put_piece(piece, *self.scale.spot(cell))

    def _put_pieces_inside(self) -> None:
        """What stands on hexes, side by side; under the name of a city where there is room."""
        together: dict[Cell, list[Piece]] = {}
        for piece in self.overlay.pieces:
            for cell in filter(self.window.shows, self._cells_under(piece.place)):
                together.setdefault(cell, []).append(piece)
        named, room = {city.at: city for city in self.cities()}, self.scale.inside
        for cell, pieces in together.items():
            x, y = self.scale.spot(cell)
            if cell in named and room <= 3 and named[cell] not in self.unnamed:
                self.unnamed.append(named[cell])
            self._put_row(pieces, x, y + (cell in named and room > 3))

    def _put_row(self, pieces: list[Piece], x: int, y: int) -> None:
        shown, room = pieces[: self.scale.inside], self.scale.inside
        for number, piece in enumerate(shown):
            is_more = len(pieces) > room and number == room - 1
            sign = self.signs.several if is_more else self._piece_sign(piece)
            style = f"7;{owner_style(piece.owner)}".rstrip(";")
            self.paper.put(x - len(shown) // 2 + number, y, sign, style)

    def _cells_under(self, place: Place) -> tuple[Cell, ...]:
        if isinstance(place, Cell):
            return (place,)
        city = self.scenario.cities.get(place.id) if isinstance(place, AtCity) else None
        if city is not None and city.at is not None:
            return (city.at,)
        return cells_of(place)[:1] if isinstance(place, Corner) else ()

    def _put_piece(self, piece: Piece, x: int, y: int) -> None:
        is_wide, sign = self.scale.has_edges, self._piece_sign(piece)
        text = f"<{sign}>" if is_wide else sign
        self.paper.write(x - is_wide, y, text, f"7;{owner_style(piece.owner)}".rstrip(";"))

    def _piece_sign(self, piece: Piece) -> str:
        return piece_sign(piece, self.overlay.neutrals, unicode=self.unicode)

    # -- cities

    def _put_cities(self, cities: list[City]) -> None:
        areas = city_areas(self.scenario)
        for city in cities:
            self.kinds.add(self._kind(city).word)
            for cell in {*areas.get(city.id, ()), *city.members, city.at}:
                if cell is not None and self.window.shows(cell):
                    self._put_city(city, *self.scale.spot(cell))

    def _put_city(self, city: City, x: int, y: int) -> None:
        for column in range(-(self.scale.inside // 2), self.scale.inside // 2 + 1):
            self.paper.put(x + column, y, " ")
        up = 1 if self.scale.inside > 3 else 0
        own = inside_sign(self.scenario, city, self.signs.cities) if up else ""
        text = own[: self.scale.inside - 2] or self.city_sign(city)
        self.paper.write(x - len(text) // 2, y - up, text, BOLD)

    def name_of(self, city: City) -> str:
        """The name in letters that the terminal has; the id where none of them is left."""
        name = written(city.name, unicode=self.unicode)
        return name if name.replace("?", "").strip() else written(city.id, unicode=False)

    def _name(self, city: City) -> None:
        if city.at is None:
            return
        name, (x, y) = self.name_of(city), self.scale.spot(city.at)
        if self.scale.inside:
            self._name_inside(city, name, x, y)
            return
        for most in (Rank.BLANK, Rank.WATER) if self.scale.has_edges else tuple(Rank)[:3]:
            for left, line in self._places_for(city, name, x, y):
                if self.paper.is_free((left, line), name, most, (x, y)):
                    self.paper.write(left, line, name, BOLD if self._is_large(city) else "")
                    return
        self.unnamed.append(city)

    def _is_large(self, city: City) -> bool:
        return self._kind(city).weight == HEAVIEST

    def _name_inside(self, city: City, name: str, x: int, y: int) -> None:
        room = self.scale.inside
        if room > 3:
            short = cut(name, room, unicode=self.unicode)
            self.paper.write(x - width(short) // 2, y, short, BOLD)
        else:
            short = name[:2]
            self.paper.put(x - 1, y, self.city_sign(city), BOLD)
            self.paper.write(x, y, short if width(short) <= 2 else name[:1], BOLD)
        if short != name:
            self.unnamed.append(city)

    def _places_for(self, city: City, name: str, x: int, y: int) -> Iterator[tuple[int, int]]:
        """Where a name may begin, the best place first."""
        wide = width(name)
        if wide > LONGEST_NAME:
            return
        # The signs of an area are many: its name may stand further off.
        reach = 3 if self._kind(city).mark == AREA else 1
        if not self.scale.has_edges:
            for off in range(1, reach + 1):
                yield from ((x + off, y), (x - wide - off + 1, y))
        for off in range(1, reach + 1, 2 if self.scale.has_edges else 1):
            for line in (y + off, y - off):
                yield from ((left, line) for left in (x - wide // 2, x + 1, x - wide))


def _track_style(owners: list[Owner]) -> str:
    return f"1;{owner_style(owners[0])}".rstrip(";") if len(owners) == 1 else BOLD
