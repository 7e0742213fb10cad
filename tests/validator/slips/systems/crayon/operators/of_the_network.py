"""Slips on a map of mileposts: cities and ports off their place, rivers and lakes drawn wrong."""

from itertools import pairwise
from random import Random

from model.boards import grid
from model.boards.crossings import crossed_by_outline
from model.notation import Cell, Corner, Path, Point
from model.systems.crayon.things.part import CrayonPart
from model.yaml.node_tree import Scalar
from tests.validator.slips.editing import Edit
from tests.validator.slips.places import Place
from tests.validator.slips.slip import Sample, Slip, slip_of
from tests.validator.slips.where import board_of, moved, no_cell, places_in, put, rows_of, said_in


def shift_city_onto_city(sample: Sample, rng: Random) -> Slip | None:
    """A city on the milepost of another; it can be told of either."""
    place, other = rng.sample(places_in(sample, "cities", "at"), 2)
    slip = moved(sample, place, Cell.parse(said_in(other)), "MAP021")
    return slip._replace(lines=slip.lines | {other.node.line})


def shift_ferry_off(sample: Sample, rng: Random) -> Slip | None:
    """A ferry to nowhere, or back to where it came from."""
    ferries = places_in(sample, "ferries", "ports")
    if not ferries:
        return None
    place = rng.choice(ferries)
    first, second = said_in(place).split()
    wrong = rng.choice((f"{first} {no_cell(sample, rng)}", f"{second} {second}"))
    return put(sample, place, wrong, ("NET014", "REF002"))


def shift_link_off(sample: Sample, rng: Random) -> Slip | None:
    """A container link whose port is in the sea."""
    links = places_in(sample, "links", "port")
    return moved(sample, rng.choice(links), no_cell(sample, rng), "NET015") if links else None


def river_through_milepost(sample: Sample, rng: Random) -> Slip | None:
    """A river that runs over a milepost instead of between them."""
    place, path = rng.choice(_rivers(sample))
    corner = rng.choice([one for one in path if isinstance(one, Corner)])
    land = [cell for cell in grid.cells_at(corner) if board_of(sample).has(cell)]
    if not land or not isinstance(place.node, Scalar) or place.node.style == "folded":
        return None
    x, y = grid.units(rng.choice(land))
    wrong = Path([Point(x // 6, y // 3) if one == corner else one for one in path])
    return put(sample, place, str(wrong), "MAP006")


def cut_river_short(sample: Sample, rng: Random) -> Slip | None:
    """A river that ends amid land, one corner before the sea."""
    found = []
    kinds = [water.kind for water in sample.scenario.waters.values()]
    for place, path in _rivers(sample):
        # A dry river may end anywhere, and what still comes to the sea at its other end may spring.
        if kinds[int(place.route[1])] != "river" or not _is_amid_land(sample, path[0]):
            continue
        elsewhere = {one for other, its in _rivers(sample) if other != place for one in its}
        for number, (one, after) in enumerate(pairwise(path), 1):
            is_gap = _is_amid_land(sample, one) and not _is_amid_land(sample, after)
            is_gap = is_gap and not _is_by_lake(sample, one)
            if number > 2 and is_gap and elsewhere.isdisjoint(path[number - 1 :]):
                found.append((place, Path(path[:number])))
    if not found:
        return None
    place, path = rng.choice(found)
    return put(sample, place, str(path), "MAP012")


def shift_lake_away(sample: Sample, rng: Random) -> Slip | None:
    """A lake that was drawn beside the map."""
    lakes = places_in(sample, "waters", "outline")
    if not lakes:
        return None
    place = rng.choice(lakes)
    shore = [one for one in Path.parse(said_in(place)) if isinstance(one, Point)]
    far = Path([Point(one.x + 900_000, one.y) for one in shore])
    return put(sample, place, str(far), ("MAP008", "MAP031"))


def detach_city(sample: Sample, rng: Random) -> Slip | None:
    """Sea all around a small or medium city."""
    board, rows = board_of(sample), rows_of(sample)
    cities = sample.scenario.cities.values()
    things = {city.at for city in cities} | {cell for city in cities for cell in city.members}
    part = sample.scenario.part_as(CrayonPart)
    ports = {port for ferry in part.ferries.values() for port in ferry.ports}
    alone = [
        city
        for city in cities
        if city.at is not None and city.kind != "major" and city.at not in ports
        if things.isdisjoint(set(grid.disc(city.at, 2)) - {city.at})
    ]
    if not alone:
        return None
    city = rng.choice(alone)
    assert city.at is not None
    ring = [cell for cell in grid.neighbours(city.at) if board.has(cell)]
    edits = [Edit(rows[c.row][0] + c.col, rows[c.row][0] + c.col + 1, "_") for c in ring]
    place = next(p for p in places_in(sample, "cities", "at") if said_in(p) == str(city.at))
    return slip_of(sample, edits, "NET001", place.node.start, f"sea around {city.id}")


def _rivers(sample: Sample) -> list[tuple[Place, Path]]:
    """The courses of all rivers, each arm by itself."""
    places = [*places_in(sample, "waters", "path"), *places_in(sample, "waters", "paths")]
    courses = [place for place in places if isinstance(place.node, Scalar)]
    return [(place, Path.parse(said_in(place))) for place in courses]


def _is_amid_land(sample: Sample, one: object) -> bool:
    return isinstance(one, Corner) and all(map(board_of(sample).has, grid.cells_at(one)))


def _is_by_lake(sample: Sample, one: object) -> bool:
    """Whether a river that ends at a corner ends in a lake."""
    cells = set(grid.cells_at(one)) if isinstance(one, Corner) else set()
    board = board_of(sample)
    outlines = [water.outline for water in sample.scenario.waters.values() if water.outline]
    met = [crossed_by_outline(outline, board.has, board.extent()).edges for outline in outlines]
    return any(cells >= {*edge} for edges in met for edge in edges)
