"""What an import did: numbers for the designer, and findings that want a look."""

from collections import Counter
from collections.abc import Iterable, Iterator

from model.boards import Board, grid
from model.boards.crossings import crossed_by_outline
from model.boards.hexes import HexBoard
from model.boards.routes import RouteBoard
from model.imports.corner_walks import edges_crossed
from model.imports.geo.making import MadeMap, system_of
from model.imports.geo.waters.passages import edges_between
from model.imports.ranks import RANKS, kind_of_rank
from model.scenario.scenario import Scenario
from model.scenario.things import City


def findings_of(made: MadeMap, *, are_joined: bool = False) -> list[str]:
    """What a designer should look at before going on; `are_joined` once all lands have ferries."""
    return [*_found(made), *(() if are_joined else made.added.unjoined())]


def _found(made: MadeMap) -> Iterator[str]:
    yield from made.sources.remarks
    for name in made.towns.missing:
        yield f"city {name} is not in the layer, or not on this map"
    for name in made.net.alone:
        yield f"city {name} is left out: no line joins it to the others"
    for name in made.settled.no_room:
        yield f"city {name} found no room: too many cities, or too little land, within two steps"
    for name in made.settled.beyond:
        yield f"city {name} is left out: its land lies too far over the water to be joined"
    kept = {river.stream.name for river in made.rivers.rivers}
    kept |= {river.stream.name for river in made.hex_rivers}
    kept |= {stream.name for stream in made.streams} if made.is_routes else set()
    for river in made.recipe.rivers.keep:
        if river.name not in kept:
            yield f"river {river.name} is not in the layer, or crosses nothing on this map"
    for name in made.rivers.undrained:
        yield f"river {name} drains nowhere: neither into the sea nor over a border"
    yield from made.added.troubles()


def report_rows(made: MadeMap, scenario: Scenario) -> list[tuple[str, str]]:
    """The facts of a map, each with what it is called."""
    kinds = _kinds(made, scenario.board)
    cols, rows = made.frame.size
    what = "hexes" if made.is_hexes else "mileposts"
    spacing = f"{made.frame.step_km:.1f} km"
    if isinstance(scenario.board, RouteBoard):
        return [("size", f"{cols} × {rows}"), *_routes(made, scenario.board)]
    facts = [
        ("spacing", spacing),
        ("size", f"{cols} × {rows}, {sum(kinds.values()):,} {what}"),
        ("terrain", ", ".join(f"{count:,} {kind}" for kind, count in sorted(kinds.items()))),
        ("cities", _cities(made, scenario)),
        ("rivers", _rivers(made)),
    ]
    if not made.is_hexes:
        facts.append(("crossings", _crossings(made, scenario)))
    if made.is_hexes and scenario.blocked:
        facts.append(("blocked", f"{len(scenario.blocked)} borders"))
    facts += [(name, f"{number}") for name, number in made.added.counts().items()]
    return [*facts, ("parts", ", ".join(f"{len(part):,}" for part in made.parts[:8]))]


def _routes(made: MadeMap, board: RouteBoard) -> Iterator[tuple[str, str]]:
    """The facts of a board of routes."""
    lines = board.lines.values()
    pairs = Counter(frozenset((line.a, line.b)) for line in lines)
    segments = [row for line in lines for row in map(line.terrain_of, range(line.segments))]
    kinds = Counter(kind for row in segments for kind in row)
    terrain = "".join(f", {count} over {kind}" for kind, count in sorted(kinds.items()))
    ways = [(len(board.lines_at(city)), city) for city in board.cities()]
    fewest, who = min(ways, default=(0, "none"))
    yield "cities", f"{len(ways)}; fewest lines {fewest} ({who})"
    twins = sum(number > 1 for number in pairs.values())
    yield "lines", f"{len(lines)}, {twins} pairs of cities joined twice"
    km = made.net.each * made.frame.step_km
    yield "segments", f"{len(segments)} of about {km:.0f} km{terrain}"
    yield "rivers", f"{len(made.streams)}"
    yield from ((name, f"{number}") for name, number in made.added.counts().items())


def _kinds(made: MadeMap, board: Board | None) -> Counter[str]:
    """How many cells there are of each kind of terrain; a system may have painted its hexes."""
    if made.is_hexes and isinstance(board, HexBoard):
        return Counter(board.kind_at(cell) or "" for cell in board.cells())
    return Counter(made.kinds.values())


def _cities(made: MadeMap, scenario: Scenario) -> str:
    cities = made.settled.cities
    if not cities:
        return "none"
    here = [city for city in scenario.cities.values() if city.at is not None]
    furthest = max(cities, key=lambda city: city.moved)
    land = made.settled.land
    ways = [(sum(near in land for near in grid.neighbours(c.at)), c.place.name) for c in cities]
    fewest, who = min(ways)
    overseas = f", {len(made.towns.overseas)} overseas" if made.towns.overseas else ""
    return (
        f"{len(here)}{_sizes(made, here)}{overseas}; furthest moved {furthest.place.name} "
        f"by {furthest.moved:.1f} steps; fewest approaches {fewest} ({who})"
    )


def _sizes(made: MadeMap, cities: Iterable[City]) -> str:
    """How many cities there are of each kind, the largest first; nothing where there are none."""
    system = system_of(made.recipe)
    kinds: Counter[str] = Counter(city.kind for city in cities)
    words: dict[str, None] = dict.fromkeys(kind_of_rank(system, rank) for rank in reversed(RANKS))
    sizes = ", ".join(f"{kinds[word]} {word}" for word in words if word)
    return f" ({sizes})" if sizes else ""


def _rivers(made: MadeMap) -> str:
    count = len(made.hex_rivers) if made.is_hexes else len(made.rivers.rivers)
    return f"{count}; {made.carried} mouths carried to the sea, {made.rivers.joined} ends joined"


def _crossings(made: MadeMap, scenario: Scenario) -> str:
    """How many edges of the board are crossed by each kind of water."""
    edges = set(edges_between(made.kinds))
    crossed = {
        edge
        for river in made.rivers.rivers
        for course in river.courses
        for edge in edges_crossed(course.corners)
    }
    land = made.settled.land
    lakes = {
        edge
        for water in scenario.waters.values()
        if water.outline is not None
        for edge in crossed_by_outline(water.outline, land.__contains__, made.frame.size).edges
    }
    return (
        f"{len(edges):,} edges; {len(crossed & edges):,} over rivers, {len(lakes):,} over lakes, "
        f"{len(made.passages.inlets):,} over inlets, {len(made.passages.blocked):,} blocked"
    )
