"""Slips in lines: loops, a digit too many, an arrow turned around, terrain, a city in the way."""

from collections.abc import Iterator
from random import Random

from model.boards.routes import Line, RouteBoard
from model.yaml.node_tree import Mapping, Sequence
from tests.validator.slips.editing import copied, said_as
from tests.validator.slips.places import Place
from tests.validator.slips.slip import Sample, Slip, slip_of
from tests.validator.slips.where import put


def loop_a_line(sample: Sample, rng: Random) -> Slip | None:
    """A line that ends where it begins."""
    place, line = rng.choice(list(_lines(sample)))
    end = sample.by_route[(*place.route, "b")]
    return slip_of(sample, [said_as(end.node, line.a)], "MAP201", place.head, f"{line.id} loops")


def segments_with_a_digit_too_many(sample: Sample, rng: Random) -> Slip | None:
    """A line of 23 segments."""
    places = [p for p in sample.places if _is_of_a_line(p, "segments")]
    place = rng.choice(places)
    return put(sample, place, 29, "MAP212")


def terrain_for_one_more(sample: Sample, rng: Random) -> Slip | None:
    """Terrain for a segment that the line does not have."""
    place = rng.choice([p for p in sample.places if _is_of_a_line(p, "terrain")])
    assert isinstance(place.node, Sequence)
    edit = copied(place.node, len(place.node.items) - 1)
    return slip_of(sample, [edit], "MAP204", place.node.start, "a segment too many")


def lake_in_a_river(sample: Sample, rng: Random) -> Slip | None:
    """A river that is marked as a lake as well."""
    rivers = [p for p in sample.places if _is_river(p)]
    place = rng.choice(rivers)
    edit = said_as(place.node, "river, lake")
    edit = edit._replace(text="river, lake")
    return slip_of(sample, [edit], "MAP205", place.node.start, "a river that is a lake")


def turn_an_arrow_of_twins(sample: Sample, rng: Random) -> Slip | None:
    """One of two arrows that point the same way."""
    lines = list(_lines(sample))
    pairs = [frozenset((line.a, line.b)) for _, line in lines]
    both = [
        place
        for (place, line), pair in zip(lines, pairs, strict=True)
        if line.arrow and pairs.count(pair) == 2
    ]
    place = rng.choice(both)
    arrow = sample.by_route[(*place.route, "arrow")]
    other = "b>a" if arrow.node.written.strip() == "a>b" else "a>b"
    # It is told of the second of the two, whichever was turned.
    ends = {_said(place, "a"), _said(place, "b")}
    at = [p.head for p, line in lines if {line.a, line.b} == ends]
    return slip_of(sample, [said_as(arrow.node, other)], "MAP203", at, f"{place.route} turned")


def lose_the_lines_of_a_city(sample: Sample, rng: Random) -> Slip | None:
    """A city that was added, and to which no line was drawn."""
    cities = sample.by_route[("cities",)]
    assert isinstance(cities.node, Sequence)
    edit = copied(cities.node, 0, '{id: nowhere-at-all, name: Nowhere, xy: "0.5,0.5"}')
    slip = slip_of(sample, [edit], "NET204", edit.start, "a city without a line")
    return slip._replace(lines=frozenset(line + 1 for line in slip.lines))


def draw_a_third_line(sample: Sample, rng: Random) -> Slip | None:
    """A third line between the cities of a pair."""
    board = sample.by_route[("board", "lines")].node
    assert isinstance(board, Sequence)
    lines = list(_lines(sample))
    twins = [(p, line) for p, line in lines if line.id.endswith("-2")]
    place, line = rng.choice(twins)
    text = f"{{id: {line.id}0, a: {line.a}, b: {line.b}}}"
    edit = copied(board, int(place.route[2]), text)
    slip = slip_of(sample, [edit], "MAP202", edit.start, f"a third line beside {line.id}")
    ends = {line.a, line.b}
    at = {p.head for p, one in lines if {one.a, one.b} == ends}
    more = slip_of(sample, [edit], "MAP202", at, "").lines
    return slip._replace(lines=frozenset(n + 1 for n in slip.lines) | more)


def city_beside_the_sheet(sample: Sample, rng: Random) -> Slip | None:
    """A city whose decimal point slipped."""
    place = rng.choice([p for p in sample.places if p.route[::2] == ("cities", "xy")])
    return put(sample, place, "312.5,2.0", "MAP213")


def city_on_a_city(sample: Sample, rng: Random) -> Slip | None:
    """A city that was copied, and not moved."""
    places = [p for p in sample.places if p.route[::2] == ("cities", "xy")]
    first, second = sorted(rng.sample(places, 2), key=lambda p: p.node.start)
    edit = said_as(second.node, getattr(first.node, "value", ""))
    return slip_of(sample, [edit], "MAP214", second.head, "one city on another")


def _lines(sample: Sample) -> Iterator[tuple[Place, Line]]:
    """The places of lines, each with the line."""
    board = sample.scenario.board
    assert isinstance(board, RouteBoard)
    for place in sample.below("board", "lines"):
        yield place, board.lines[_said(place, "id")]


def _said(place: Place, key: str) -> str:
    assert isinstance(place.node, Mapping)
    return str(getattr(place.node.at(key), "value", ""))


def _is_of_a_line(place: Place, key: str) -> bool:
    return len(place.route) == 4 and place.route[:2] == ("board", "lines") and place.route[3] == key


def _is_river(place: Place) -> bool:
    is_kind = len(place.route) == 6 and place.route[3] == "terrain"
    return is_kind and getattr(place.node, "value", "") == "river"
