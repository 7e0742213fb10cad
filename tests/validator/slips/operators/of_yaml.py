"""Slips in the writing itself: brackets, quotes, colons, tabs, and words that YAML takes amiss."""

from random import Random

from model.yaml.node_tree import Mapping, Node, Scalar
from tests.validator.slips.editing import Edit
from tests.validator.slips.places import Place
from tests.validator.slips.slip import Sample, Slip, slip_of


def lose_closing_bracket(sample: Sample, rng: Random) -> Slip | None:
    """A bracket or a brace that is opened and not closed; it is told where it is opened."""
    found = [p for p in sample.places if getattr(p.node, "flow", False) and p.key is not None]
    node = sample.any_of(rng, found).node
    edit = Edit(node.end - 1, node.end)
    what = f"{node.written[:30]} is not closed"
    return slip_of(sample, [edit], ("YML001", "YML002"), node.start, what)


def lose_closing_quote(sample: Sample, rng: Random) -> Slip | None:
    """A quote that is not closed."""
    node = _any_scalar(sample, rng, "double", "single")
    edit = Edit(node.end - 1, node.end)
    return slip_of(sample, [edit], "YML001", node.start, f"{node.written[:30]} is not closed")


def lose_quotes(sample: Sample, rng: Random) -> Slip | None:
    """A cell without quotes between braces, where its comma parts it."""
    found = [
        place
        for place in sample.places
        if isinstance(place.node, Scalar)
        and place.node.style == "double"
        and isinstance(place.holder, Mapping)
        and place.holder.flow
        and place.part.get("title") in ("Cell", "Point")
    ]
    node = sample.any_of(rng, found).node
    edit = Edit(node.start, node.end, node.written.strip('"'))
    codes = ("YML001", "YML002", "YML004")
    return slip_of(sample, [edit], codes, node.start, f"{edit.text} has no quotes")


def lose_colon(sample: Sample, rng: Random) -> Slip | None:
    """A key without its colon."""
    key = _any_key(sample, rng)
    colon = sample.text.index(":", key.end)
    edit = Edit(colon, colon + 1)
    # Where braces follow, the key runs on into them and is one that nobody knows.
    codes = ("YML001", "SCH001")
    return slip_of(sample, [edit], codes, key.start, f"{key.value} has no colon")


def lose_blank_after_colon(sample: Sample, rng: Random) -> Slip | None:
    """A key and its value without a blank between them."""
    key = _any_key(sample, rng)
    colon = sample.text.index(":", key.end)
    edit = Edit(colon + 1, colon + 2)
    what = f"{key.value} has no blank behind its colon"
    return slip_of(sample, [edit], ("YML001", "SCH001"), key.start, what)


def indent_with_tab(sample: Sample, rng: Random) -> Slip | None:
    """A line that begins with a tab."""
    indented = [p for p in sample.places if p.key is not None and p.key.column > 1]
    lines = [p.key for p in indented if p.key and _blank_before(p.key)]
    key = rng.choice(lines)
    edit = Edit(key.start - key.column + 1, key.start, "\t")
    return slip_of(sample, [edit], "YML001", key.start, f"a tab before {key.value}")


def ambiguous_word(sample: Sample, rng: Random) -> Slip | None:
    """A word that is a number or a truth to some readers and a text to others."""
    texts = [
        place
        for place in sample.places
        if place.is_kind("string") and place.scalar is not None and "pattern" not in place.part
    ]
    node = sample.any_of(rng, texts).node
    word = rng.choice(("no", "on", "Yes", "017", "1e3", "12:30", "0x1f", "2024-05-01"))
    edit = Edit(node.start, node.end, word)
    return slip_of(sample, [edit], "YML004", node.start, f"{node.written[:30]} is written {word}")


def _blank_before(node: Node) -> bool:
    return not node.source.text[node.start - node.column + 1 : node.start].strip()


def _any_key(sample: Sample, rng: Random) -> Scalar:
    """A key whose value stands behind it on the same line."""
    found = [p for p in sample.places if _stands_in_line(p)]
    key = sample.any_of(rng, found).key
    assert key is not None
    return key


def _stands_in_line(place: Place) -> bool:
    key = place.key
    if key is None or not isinstance(place.holder, Mapping) or place.holder.flow:
        return False
    return key.line == place.node.line


def _any_scalar(sample: Sample, rng: Random, *styles: str) -> Scalar:
    found = [p for p in sample.places if isinstance(p.node, Scalar) and p.node.style in styles]
    node = sample.any_of(rng, found).node
    assert isinstance(node, Scalar)
    return node
