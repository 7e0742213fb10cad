"""The lines of a board of routes: found between its cities, segmented, with their terrain."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from model.boards.routes import Line, RouteBoard
from model.boards.terrain import Size
from model.collection import Things
from model.forms.frozen import dataclass
from model.imports.geo.ground.ground import Ground
from model.imports.geo.recipes.recipe import LinesAsked
from model.imports.geo.routes.courses import Drawn, is_dry
from model.imports.geo.routes.net import chosen_lines, joined_to_most
from model.imports.geo.routes.segments import Terrain, segment_length, stretches, terrain_along
from model.imports.geo.routes.twins import Pair, twins_among
from model.imports.geo.routes.ways import ways_between
from model.imports.geo.towns.towns import Place
from model.imports.geo.waters.waters import free_path
from model.imports.naming import Ids


@dataclass(frozen=True, slots=True)
class RouteNet:
    """Cities at their true places, and the lines between them."""

    places: tuple[Place, ...] = ()
    lines: tuple[Drawn, ...] = ()
    """Cities are known by their numbers."""
    twins: frozenset[Pair] = frozenset()
    segments: tuple[int, ...] = ()
    """How many each line has."""
    each: float = 1.0
    """How long a segment is, in steps."""
    terrain: Terrain | None = None
    alone: tuple[str, ...] = ()
    """Cities that were left out, since no line joins them to most of the others."""

    def ends(self) -> list[str]:
        """The cities that only one line leads to."""
        ways = Counter(city for line in self.lines for city in (line.one, line.other))
        return [place.name for number, place in enumerate(self.places) if ways[number] < 2]

    def board(self, size: Size, ids: Sequence[str]) -> RouteBoard:
        """The board, once every city has an id."""
        given = Ids()
        found = (
            line
            for one, segments in zip(self.lines, self.segments, strict=True)
            for line in self._lines(one, segments, ids, given)
        )
        return RouteBoard(Things({line.id: line for line in found}), size=size)

    def _lines(self, line: Drawn, segments: int, ids: Sequence[str], given: Ids) -> Iterator[Line]:
        a, b = ids[line.one], ids[line.other]
        terrain = () if self.terrain is None else terrain_along(line, segments, self.terrain)
        for _ in range(2 if line.pair in self.twins else 1):
            key = given.fresh(f"{a} {b}", "line")
            yield Line(key, a, b, segments, None, terrain, free_path(line.bends))


def route_net(
    places: Sequence[Place], ground: Ground, terrain: Terrain, asked: LinesAsked
) -> RouteNet:
    """A net of lines; cities that none of them joins to the others are left out."""
    spots = [(place.x, place.y) for place in places]
    usual = round(len(places) * float(asked.per_city))
    wanted = usual if asked.count is None else int(asked.count)
    frame, sea = terrain.frame, ground.sea
    ways = ways_between(spots, frame, ground)
    lines = chosen_lines(ways, spots, wanted, lambda line: is_dry(line, frame, sea))
    joined = joined_to_most(len(places), lines)
    if len(joined) < len(places):
        kept = [place for number, place in enumerate(places) if number in joined]
        alone = [place.name for number, place in enumerate(places) if number not in joined]
        net = route_net(kept, ground, terrain, asked)
        return replace(net, alone=(*alone, *net.alone))
    twins = twins_among(lines, [place.people for place in places], int(asked.twins))
    found = stretches(lines, twins)
    doubled = [one for one, line in zip(found, lines, strict=True) if line.pair in twins]
    each = segment_length([*found, *doubled], int(asked.segments))
    segments = tuple(one.segments(each) for one in found)
    return RouteNet(tuple(places), tuple(lines), twins, segments, each, terrain)
