"""Slips in single values: of another type, out of range, misspelt, in a wrong notation."""

import re
from random import Random
from typing import Any

from model.yaml.node_tree import Scalar
from tests.validator.slips.editing import said_as
from tests.validator.slips.misspelling import misspelt
from tests.validator.slips.places import Place
from tests.validator.slips.slip import Sample, Slip, slip_of

_WORDS = ("four", "ten", "many", "none yet", "?")


def wrong_type(sample: Sample, rng: Random) -> Slip | None:
    """A text for a number, a list for a text, a number for a list."""
    place = sample.any_of(rng, [p for p in sample.places if p.route and "type" in p.part])
    value: Any = ["x"] if place.is_kind("string") else rng.choice(_WORDS)
    if place.is_kind("string") and place.is_kind("array"):
        value = 7
    at = place.head if not isinstance(place.node, Scalar) else place.node.start
    return _said(sample, place, value, "SCH003", at)


def decimal(sample: Sample, rng: Random) -> Slip | None:
    """A number with a decimal point."""
    place = sample.any_of(rng, _numbers(sample))
    assert isinstance(place.node, Scalar)
    return _said(sample, place, float(str(place.node.value)) + 0.5, "SCH008", place.node.start)


def out_of_range(sample: Sample, rng: Random) -> Slip | None:
    """A number below the least or above the greatest that the schema allows."""
    bounded = [p for p in _numbers(sample) if "minimum" in p.part or "maximum" in p.part]
    place = sample.any_of(rng, bounded)
    values = [place.part[word] + by for word, by in _BEYOND if word in place.part]
    return _said(sample, place, rng.choice(values), "SCH006", place.node.start)


_BEYOND = (("minimum", -1), ("maximum", 1))


def unknown_word(sample: Sample, rng: Random) -> Slip | None:
    """A word that is none of the list."""
    place = sample.any_of(rng, [p for p in sample.places if "enum" in p.part or _is_branch_word(p)])
    assert isinstance(place.node, Scalar)
    words = place.part.get("enum", [place.node.value])
    wrong = misspelt(rng, str(place.node.value), words)
    return _said(sample, place, wrong, "SCH005", place.node.start)


def wrong_notation(sample: Sample, rng: Random) -> Slip | None:
    """An id, a cell, a demand or the like that is not written as the schema's pattern says."""
    place = sample.any_of(
        rng, [p for p in sample.places if "pattern" in p.part and p.scalar is not None]
    )
    assert isinstance(place.node, Scalar)
    said, pattern = str(place.node.value), re.compile(place.part["pattern"])
    wrong = [text for text in _misspelt_notations(rng, said) if not pattern.search(text)]
    return _said(sample, place, rng.choice(wrong), "SCH004", place.node.start) if wrong else None


def too_long(sample: Sample, rng: Random) -> Slip | None:
    """A text longer than the schema allows."""
    # A word that is none of the list is told as that, however long it is.
    free = [p for p in _texts(sample) if "enum" not in p.part]
    texts = [p for p in free if p.part.get("maxLength", 9999) <= 2000]
    place = sample.any_of(rng, texts)
    text = "long " * (place.part["maxLength"] // 5) + "so long"
    return _said(sample, place, text, "SCH007", place.node.start)


def empty(sample: Sample, rng: Random) -> Slip | None:
    """Nothing where the schema wants something."""
    texts = [p for p in _texts(sample) if p.part.get("minLength")]
    lists = [p for p in sample.places if p.part.get("minItems") and p.route]
    place = sample.any_of(rng, [*texts, *lists])
    at = place.node.start if isinstance(place.node, Scalar) else place.head
    return _said(sample, place, "" if isinstance(place.node, Scalar) else [], "SCH007", at)


def _said(sample: Sample, place: Place, value: Any, code: str, at: int) -> Slip:
    what = f"{'/'.join(map(str, place.route))} says {str(value)[:40]!r}"
    return slip_of(sample, [said_as(place.node, value, place.key)], code, at, what)


def _numbers(sample: Sample) -> list[Place]:
    return [p for p in sample.places if p.is_kind("integer") and _is_number(p.node)]


def _is_number(node: object) -> bool:
    return isinstance(node, Scalar) and isinstance(node.value, int) and node.value is not True


def _texts(sample: Sample) -> list[Place]:
    return [
        place
        for place in sample.places
        if place.is_kind("string") and "pattern" not in place.part and place.scalar is not None
    ]


def _is_branch_word(place: Place) -> bool:
    """Whether the word chooses what else stands beside it: the kind of a board, an effect."""
    return isinstance(place.part.get("const"), str)


def _misspelt_notations(rng: Random, said: str) -> list[str]:
    place = rng.randrange(len(said) + 1)
    return [
        said.replace(",", ";", 1),
        said.replace(",", ".", 1),
        said.replace(",", ", ", 1),
        said.replace(" ", ", ", 1),
        said.replace("-", "_", 1),
        said.replace("(", "", 1),
        said.capitalize(),
        said[:place] + rng.choice("#:/.A") + said[place:],
        " ".join(said.split()[:-1]),
    ]
