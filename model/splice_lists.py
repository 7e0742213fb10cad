"""How the items of a list are told apart before and after an edit."""

from difflib import SequenceMatcher
from typing import Any

from model.canonical import item_key
from model.text_edits import CannotSplice


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


def are_nameless(items: list[Any]) -> bool:
    """Whether these are mappings or lists without a key of their own, such as effects."""
    return any(isinstance(item, (dict, list)) and item_key(item) is None for item in items)


Pairing = tuple[int | None, int | None]


def paired(old: list[Any], new: list[Any]) -> list[Pairing]:
    """Which old item became which new one, by their order; None where one came or went."""
    before, after = [repr(item) for item in old], [repr(item) for item in new]
    pairs: list[Pairing] = []
    for _, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        both = min(b - a, d - c)
        pairs += [(a + n, c + n) for n in range(both)]
        pairs += [(n, None) for n in range(a + both, b)]
        pairs += [(None, n) for n in range(c + both, d)]
    return pairs
