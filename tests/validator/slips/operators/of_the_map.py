"""Slips on the map: things shifted off it, rows cut short, signs that mean nothing."""

from random import Random

from model.yaml.node_tree import Scalar
from tests.validator.slips.editing import Edit, said_as
from tests.validator.slips.slip import Sample, Slip, slip_of
from tests.validator.slips.where import board_of, moved, no_cell, places_in, rows_of, said_in


def shift_city_off(sample: Sample, rng: Random) -> Slip | None:
    """A city where there is no milepost."""
    place = rng.choice(places_in(sample, "cities", "at"))
    return moved(sample, place, no_cell(sample, rng), "MAP004")


def shift_cell_of_region(sample: Sample, rng: Random) -> Slip | None:
    """A region with a cell that is not on the map."""
    regions = places_in(sample, "regions", "cells")
    if not regions:
        return None
    node = rng.choice(regions).node
    assert isinstance(node, Scalar)
    word = rng.choice(str(node.value).split())
    start = sample.text.index(word, node.start)
    wrong = str(no_cell(sample, rng))
    edit = Edit(start, start + len(word), wrong)
    return slip_of(sample, [edit], "MAP003", start, f"{word} is written {wrong}")


def lose_sign(sample: Sample, rng: Random) -> Slip | None:
    """A row of the terrain with a sign too few."""
    start, row = rng.choice(rows_of(sample))
    place = start + rng.randrange(len(row))
    return slip_of(sample, [Edit(place, place + 1)], "MAP002", start, f"row {row} lost a sign")


def double_sign(sample: Sample, rng: Random) -> Slip | None:
    """A row of the terrain with a sign too many."""
    start, row = rng.choice(rows_of(sample))
    place = rng.randrange(len(row))
    edit = Edit(start + place, start + place, row[place])
    return slip_of(sample, [edit], "MAP002", start, f"row {row} has a sign too many")


def unknown_sign(sample: Sample, rng: Random) -> Slip | None:
    """A sign of the terrain that the legend does not have."""
    start, row = rng.choice(rows_of(sample))
    place = start + rng.randrange(len(row))
    known = board_of(sample).legend
    edit = Edit(place, place + 1, rng.choice([sign for sign in "xwm~" if sign not in known]))
    return slip_of(sample, [edit], "MAP001", place, f"{edit.text} in row {row}")


def lose_row(sample: Sample, rng: Random) -> Slip | None:
    """A terrain that lost its last row, or a size that was never corrected."""
    size = sample.by_route[("board", "size")]
    start, row = rows_of(sample)[-1]
    edit = Edit(sample.text.rindex("\n", 0, start), start + len(row))
    terrain = sample.by_route[("board", "terrain")].key
    assert terrain is not None
    return slip_of(sample, [edit], "MAP002", [size.head, terrain.start], "the last row is lost")


def change_size(sample: Sample, rng: Random) -> Slip | None:
    """A size with a column or a row less than the terrain; it can be told of either."""
    columns, rows = sample.by_route[("board", "size", 0)], sample.by_route[("board", "size", 1)]
    place = rng.choice((columns, rows))
    less = int(said_in(place)) - 1
    at = [place.node.start, *(start for start, _ in rows_of(sample))]
    return slip_of(sample, [said_as(place.node, less)], "MAP002", at, f"size {less}")
