"""Slips in lists: a thing that stands twice, an entry that is repeated, a list cut short."""

from random import Random

from model.yaml.node_tree import Mapping, Scalar, Sequence
from tests.validator.slips.editing import Edit, copied
from tests.validator.slips.slip import Sample, Slip, slip_of


def copy_thing(sample: Sample, rng: Random) -> Slip | None:
    """A thing that was copied, and kept its id."""
    things = [p for p in sample.places if isinstance(p.node, Mapping) and "x-key" in p.part]
    place = sample.any_of(rng, things)
    assert isinstance(place.holder, Sequence)
    edit = copied(place.holder, int(place.route[-1]))
    slip = slip_of(sample, [edit], "REF001", edit.start, f"{place.route} stands twice")
    return slip._replace(lines=frozenset(line + 1 for line in slip.lines))


def repeat_entry(sample: Sample, rng: Random) -> Slip | None:
    """An entry that stands twice in a list whose order means nothing."""
    lists = [
        p
        for p in sample.places
        if isinstance(p.node, Sequence)
        and p.node.items
        and p.part.get("title") in _SETS
        # One more than there may be is told as that.
        and len(p.node.items) < p.part.get("maxItems", 9999)
    ]
    if not lists:
        return None
    place = sample.any_of(rng, lists)
    assert isinstance(place.node, Sequence)
    number = rng.randrange(len(place.node.items))
    edit = copied(place.node, number)
    at = place.node.items[number].start
    slip = slip_of(sample, [edit], "REF002", at, f"an entry of {place.route} stands twice")
    again = next(iter(slip.lines)) + edit.text.count("\n")
    return slip._replace(lines=frozenset((*slip.lines, again)))


_SETS = ("Ids", "Edges", "Cells, in any order")


def repeat_cell(sample: Sample, rng: Random) -> Slip | None:
    """A cell that stands twice in a text of cells whose order means nothing."""
    texts = [
        p.node
        for p in sample.places
        if isinstance(p.node, Scalar) and p.part.get("title") == _SETS[-1] and p.node.value
    ]
    if not texts:
        return None
    node = rng.choice(texts)
    cell = rng.choice(str(node.value).split())
    start = sample.text.index(cell, node.start)
    edit = Edit(start, start, f"{cell} ")
    # Either of the two may be pointed at.
    end = sample.text.index(cell, node.start) + len(cell)
    return slip_of(sample, [edit], "REF002", [start, end], f"{cell} stands twice")
