"""Slips in keys: misspelt, left out, said twice, or put where they do not belong."""

from random import Random

from model.yaml.node_tree import Mapping
from tests.validator.slips.editing import Edit, copied, without
from tests.validator.slips.misspelling import misspelt
from tests.validator.slips.places import Place
from tests.validator.slips.slip import Sample, Slip, slip_of


def misspell_key(sample: Sample, rng: Random) -> Slip | None:
    """A key that no thing of that kind has."""
    place = sample.any_of(rng, [place for place in sample.places if _is_described(sample, place)])
    assert place.key is not None
    known = _holder(sample, place).part["properties"]
    wrong = misspelt(rng, str(place.key.value), known)
    edit = Edit(place.key.start, place.key.end, wrong)
    return slip_of(sample, [edit], "SCH001", place.key.start, f"{_way(place)} is written {wrong}")


def drop_needed_key(sample: Sample, rng: Random) -> Slip | None:
    """A thing without a key that the schema requires."""
    needed = [
        place
        for place in sample.places
        if place.key is not None
        and place.key.value in _holder(sample, place).part.get("required", ())
    ]
    place = sample.any_of(rng, needed)
    holder, around = place.holder, _holder(sample, place)
    assert isinstance(holder, Mapping)
    edit = without(holder, str(place.route[-1]))
    at = around.node.start if place.route[-1] == "id" and around.key is None else around.head
    return slip_of(sample, [edit], "SCH002", at, f"{_way(place)} is left out")


def repeat_key(sample: Sample, rng: Random) -> Slip | None:
    """A key that stands twice in one mapping."""
    place = sample.any_of(rng, [place for place in sample.places if place.key is not None])
    assert place.key is not None
    assert isinstance(place.holder, Mapping)
    edit = copied(place.holder, str(place.route[-1]))
    # Of the two the second is told; the copy stands behind the first.
    again = place.key.start + (edit.start - place.key.start)
    slip = slip_of(sample, [edit], "YML003", again, f"{_way(place)} stands twice")
    below = edit.text.count("\n", 0, len(edit.text) - len(edit.text.lstrip()))
    return slip._replace(lines=frozenset(line + below for line in slip.lines))


def key_of_another_thing(sample: Sample, rng: Random) -> Slip | None:
    """A key that other things have, such as chips for a city."""
    things = [p for p in sample.places if isinstance(p.node, Mapping) and "x-key" in p.part]
    one, other = sample.any_of(rng, things), sample.any_of(rng, things)
    foreign = [key for key in other.part["properties"] if key not in one.part["properties"]]
    assert isinstance(one.node, Mapping)
    if not foreign:
        return None
    key, first = rng.choice(foreign), next(iter(one.node))
    edit = Edit(one.node.key(first).start, one.node.key(first).start, f"{key}: 1")
    edit = edit._replace(text=edit.text + (", " if one.node.flow else "\n" + _indent(one.node)))
    codes = ("SCH001", "SCH009")
    return slip_of(sample, [edit], codes, edit.start, f"{_way(one)} has a {key}")


def _indent(node: Mapping) -> str:
    return " " * (node.column - 1)


def _holder(sample: Sample, place: Place) -> Place:
    return sample.by_route[place.route[:-1]]


def _is_needed(sample: Sample, place: Place) -> bool:
    if place.key is None:
        return False
    return place.key.value in _holder(sample, place).part.get("required", ())


def _is_described(sample: Sample, place: Place) -> bool:
    """Whether the schema knows all keys that can stand here."""
    if place.key is None:
        return False
    part = _holder(sample, place).part
    return "patternProperties" not in part and part.get("additionalProperties") is False


def _way(place: Place) -> str:
    return "/".join(map(str, place.route))
