"""Slips on the map: things shifted into the sea or onto each other, rows and rivers cut short."""

from itertools import pairwise
from random import Random

from model.boards import grid
from model.boards.crossings import crossed_by_outline
from model.boards.lattice import MilepostBoard
from model.notation import Cell, Corner, Path, Point
from model.systems.crayon.things.part import CrayonPart
from model.yaml.node_tree import Scalar
from tests.validator.slips.editing import Edit, said_as
from tests.validator.slips.places import Place
from tests.validator.slips.slip import Sample, Slip, slip_of


def shift_city_off(sample: Sample, rng: Random) -> Slip | None:
    """A city where there is no milepost."""
    place = rng.choice(_places(sample, "cities", "at"))
    return _moved(sample, place, _no_cell(sample, rng), "MAP004")


def shift_city_onto_city(sample: Sample, rng: Random) -> Slip | None:
    """A city on the milepost of another; it can be told of either."""
    place, other = rng.sample(_places(sample, "cities", "at"), 2)
    slip = _moved(sample, place, Cell.parse(_said(other)), "MAP021")
    return slip._replace(lines=slip.lines | {other.node.line})


def shift_ferry_off(sample: Sample, rng: Random) -> Slip | None:
    """A ferry to nowhere, or back to where it came from."""
    ferries = _places(sample, "ferries", "ports")
    if not ferries:
        return None
    place = rng.choice(ferries)
    first, second = _said(place).split()
    wrong = rng.choice((f"{first} {_no_cell(sample, rng)}", f"{second} {second}"))
    return _put(sample, place, wrong, ("NET014", "REF002"))


def shift_link_off(sample: Sample, rng: Random) -> Slip | None:
    """A container link whose port is in the sea."""
    links = _places(sample, "links", "port")
    return _moved(sample, rng.choice(links), _no_cell(sample, rng), "NET015") if links else None


def shift_cell_of_region(sample: Sample, rng: Random) -> Slip | None:
    """A region with a cell that is not on the map."""
    regions = _places(sample, "regions", "cells")
    if not regions:
        return None
    node = rng.choice(regions).node
    assert isinstance(node, Scalar)
    word = rng.choice(str(node.value).split())
    start = sample.text.index(word, node.start)
    wrong = str(_no_cell(sample, rng))
    edit = Edit(start, start + len(word), wrong)
    return slip_of(sample, [edit], "MAP003", start, f"{word} is written {wrong}")


def lose_sign(sample: Sample, rng: Random) -> Slip | None:
    """A row of the terrain with a sign too few."""
    start, row = rng.choice(_rows(sample))
    place = start + rng.randrange(len(row))
    return slip_of(sample, [Edit(place, place + 1)], "MAP002", start, f"row {row} lost a sign")


def double_sign(sample: Sample, rng: Random) -> Slip | None:
    """A row of the terrain with a sign too many."""
    start, row = rng.choice(_rows(sample))
    place = rng.randrange(len(row))
    edit = Edit(start + place, start + place, row[place])
    return slip_of(sample, [edit], "MAP002", start, f"row {row} has a sign too many")


def unknown_sign(sample: Sample, rng: Random) -> Slip | None:
    """A sign of the terrain that the legend does not have."""
    start, row = rng.choice(_rows(sample))
    place = start + rng.randrange(len(row))
    edit = Edit(place, place + 1, rng.choice("xwm~"))
    return slip_of(sample, [edit], "MAP001", place, f"{edit.text} in row {row}")


def lose_row(sample: Sample, rng: Random) -> Slip | None:
    """A terrain that lost its last row, or a size that was never corrected."""
    size = sample.by_route[("board", "size")]
    start, row = _rows(sample)[-1]
    edit = Edit(sample.text.rindex("\n", 0, start), start + len(row))
    terrain = sample.by_route[("board", "terrain")].key
    assert terrain is not None
    return slip_of(sample, [edit], "MAP002", [size.head, terrain.start], "the last row is lost")


def change_size(sample: Sample, rng: Random) -> Slip | None:
    """A size with a column or a row less than the terrain; it can be told of either."""
    columns, rows = sample.by_route[("board", "size", 0)], sample.by_route[("board", "size", 1)]
    place = rng.choice((columns, rows))
    less = int(_said(place)) - 1
    at = [place.node.start, *(start for start, _ in _rows(sample))]
    return slip_of(sample, [said_as(place.node, less)], "MAP002", at, f"size {less}")


def river_through_milepost(sample: Sample, rng: Random) -> Slip | None:
    """A river that runs over a milepost instead of between them."""
    place, path = rng.choice(_rivers(sample))
    corner = rng.choice([one for one in path if isinstance(one, Corner)])
    land = [cell for cell in grid.cells_at(corner) if _board(sample).has(cell)]
    if not land or not isinstance(place.node, Scalar) or place.node.style == "folded":
        return None
    x, y = grid.units(rng.choice(land))
    wrong = Path([Point(x // 6, y // 3) if one == corner else one for one in path])
    return _put(sample, place, str(wrong), "MAP006")


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
    return _put(sample, place, str(path), "MAP012")


def shift_lake_away(sample: Sample, rng: Random) -> Slip | None:
    """A lake that was drawn beside the map."""
    lakes = _places(sample, "waters", "outline")
    if not lakes:
        return None
    place = rng.choice(lakes)
    shore = [one for one in Path.parse(_said(place)) if isinstance(one, Point)]
    far = Path([Point(one.x + 900_000, one.y) for one in shore])
    return _put(sample, place, str(far), ("MAP008", "MAP031"))


def detach_city(sample: Sample, rng: Random) -> Slip | None:
    """Sea all around a small or medium city."""
    board, rows = _board(sample), _rows(sample)
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
    place = next(p for p in _places(sample, "cities", "at") if _said(p) == str(city.at))
    return slip_of(sample, edits, "NET001", place.node.start, f"sea around {city.id}")


# -- where things stand


def _board(sample: Sample) -> MilepostBoard:
    board = sample.scenario.board
    assert isinstance(board, MilepostBoard)
    return board


def _no_cell(sample: Sample, rng: Random) -> Cell:
    """A cell of the size of the board where there is no milepost, or one beyond it."""
    board = _board(sample)
    cells = [Cell(col, row) for col in range(board.size.cols) for row in range(board.size.rows)]
    sea = [cell for cell in cells if not board.has(cell)]
    return rng.choice([*sea, Cell(board.size.cols + 1, 3)])


def _places(sample: Sample, room: str, key: str) -> list[Place]:
    return [p for p in sample.places if p.route[::2] == (room, key)]


def _said(place: Place) -> str:
    assert isinstance(place.node, Scalar)
    return str(place.node.value)


def _moved(sample: Sample, place: Place, cell: Cell, code: str) -> Slip:
    return _put(sample, place, str(cell), code)


def _put(sample: Sample, place: Place, text: str, codes: str | tuple[str, ...]) -> Slip:
    what = f"{'/'.join(map(str, place.route))} is {text[:40]}"
    return slip_of(sample, [said_as(place.node, text, place.key)], codes, place.head, what)


def _rows(sample: Sample) -> list[tuple[int, str]]:
    """Where each row of the terrain begins in the text, and what it says."""
    node = sample.by_route[("board", "terrain")].node
    start = sample.text.index("\n", node.start) + 1
    found = []
    for line in sample.text[start : node.end].splitlines(keepends=True):
        row = line.strip()
        if row:
            found.append((start + line.index(row), row))
        start += len(line)
    return found


def _rivers(sample: Sample) -> list[tuple[Place, Path]]:
    places = _places(sample, "waters", "path")
    return [(place, Path.parse(_said(place))) for place in places]


def _is_amid_land(sample: Sample, one: object) -> bool:
    return isinstance(one, Corner) and all(map(_board(sample).has, grid.cells_at(one)))


def _is_by_lake(sample: Sample, one: object) -> bool:
    """Whether a river that ends at a corner ends in a lake."""
    cells = set(grid.cells_at(one)) if isinstance(one, Corner) else set()
    board = _board(sample)
    outlines = [water.outline for water in sample.scenario.waters.values() if water.outline]
    met = [crossed_by_outline(outline, board.has, board.extent()).edges for outline in outlines]
    return any(cells >= {*edge} for edges in met for edge in edges)
