"""How the items of a list are told apart before and after an edit."""

from collections.abc import Iterator, Mapping
from collections.abc import Sequence as Items
from difflib import SequenceMatcher
from typing import Any

from model.yaml.canonical import item_key
from model.yaml.node_tree import Scalar, Sequence
from model.yaml.text_edits import CannotSplice


def list_key(item: Any) -> str:
    """What an item of a list is told by: the key of a thing, or the value itself."""
    if isinstance(item, (dict, list)):
        return item_key(item) or repr(item)
    return f"={item!r}"


def by_key(items: list[Any]) -> dict[str, Any]:
    by_key = {list_key(item): item for item in items}
    if len(by_key) < len(items):
        raise CannotSplice
    return by_key


def renamed(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, str]:
    """The new keys of things that only got another id, each with the old one."""
    gone = {_without_id(before[key]): key for key in before if key not in after}
    came = {_without_id(after[key]): key for key in after if key not in before}
    return {came[body]: was for body, was in gone.items() if body and body in came}


def _without_id(item: Any) -> str:
    """What a thing says besides its id; nothing for what has none."""
    if not isinstance(item, dict) or "id" not in item:
        return ""
    return repr({key: value for key, value in item.items() if key != "id"})


def are_nameless(items: list[Any]) -> bool:
    """Whether these are mappings or lists without a key of their own, such as effects."""
    return any(isinstance(item, (dict, list)) and item_key(item) is None for item in items)


def replaced_values(
    node: Sequence, old: list[Any], new: list[Any]
) -> list[tuple[Scalar, Any]] | None:
    """Where values only took the place of others: the old ones, each with the new one.

    So a demand that pays more now keeps its place and the comment behind it. None where values
    came, went or moved, or where the file has them in another order.
    """
    items = [item for item in node.items if isinstance(item, Scalar) and "\n" not in item.written]
    if not len(items) == len(node.items) == len(old) == len(new) or not _are_words(old, new):
        return None
    if any(str(item.value).split() != was.split() for item, was in zip(items, old, strict=True)):
        return None
    changed = [n for n in range(len(old)) if old[n] != new[n]]
    if {new[n] for n in changed} & set(old):
        return None
    return [(items[n], new[n]) for n in changed]


def _are_words(*lists: list[Any]) -> bool:
    return all(isinstance(item, str) for items in lists for item in items)


Pairing = tuple[int | None, int | None]
Opcode = tuple[str, int, int, int, int]
MOST_PAIRS = 1_000_000
"""So many comparisons are worth a small edit; a larger piece that changed is written as a whole."""


def opcodes(old: Items[str], new: Items[str]) -> Iterator[Opcode]:
    """What became what, as difflib says it, but in bearable time whatever repeats itself."""
    least = min(len(old), len(new))
    head = next((n for n in range(least) if old[n] != new[n]), least)
    tail = next((n for n in range(least - head) if old[-1 - n] != new[-1 - n]), least - head)
    ends = len(old) - tail, len(new) - tail
    yield "equal", 0, head, 0, head
    if (ends[0] - head) * (ends[1] - head) > MOST_PAIRS:
        yield "replace", head, ends[0], head, ends[1]
    else:
        middle = SequenceMatcher(None, old[head : ends[0]], new[head : ends[1]], autojunk=False)
        for tag, a, b, c, d in middle.get_opcodes():
            yield tag, a + head, b + head, c + head, d + head
    yield "equal", ends[0], len(old), ends[1], len(new)


def paired(old: list[Any], new: list[Any]) -> list[Pairing]:
    """Which old item became which new one, by their order; None where one came or went."""
    before, after = [repr(item) for item in old], [repr(item) for item in new]
    pairs: list[Pairing] = []
    for _, a, b, c, d in opcodes(before, after):
        both = min(b - a, d - c)
        pairs += [(a + n, c + n) for n in range(both)]
        pairs += [(n, None) for n in range(a + both, b)]
        pairs += [(None, n) for n in range(c + both, d)]
    return pairs
