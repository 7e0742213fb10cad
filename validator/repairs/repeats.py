"""Repairs of what stands twice: the text without the second one, which says the same scenario."""

import re
from typing import Any, Final

from model.files.scenario_files import ScenarioFile, says
from model.scenario.change import Change
from model.wording.speech import later, tr
from model.yaml.canonical import item_key
from model.yaml.node_tree import Mapping, Node, Scalar, Sequence, to_plain
from validator.finding import Repair, Way

LONGEST: Final = 1_000_000
"""Longer texts, in signs, are not read again to see what they say without the second one."""
TITLE: Final = later("take the second one away")


def without_second(file: Any, route: Way, word: str) -> Repair | None:
    """The repair that takes away an item of a list, or the last of equal words in a text.

    There is one only if the scenario stays the same by it.
    """
    if not isinstance(file, ScenarioFile) or len(file.document.text) > LONGEST:
        return None
    piece = _word_at(file, route, word) if word else _item_at(file, route)
    if piece is None:
        return None
    text = file.document.text[: piece[0]] + file.document.text[piece[1] :]
    if not says(file, text, file.scenario):
        return None
    return Repair(tr(TITLE), Change(TITLE.capitalize(), ()), text=text)


Piece = tuple[int, int]
"""Where something begins in a text, and where it ends."""


def _word_at(file: ScenarioFile, route: Way, word: str) -> Piece | None:
    """The last place of a word in a text, with the blanks before it."""
    node = _at(file.document.root, route)
    if not isinstance(node, Scalar):
        return None
    words = re.compile(rf"\s+{re.escape(word)}(?=[\s\"']|$)")
    found = list(words.finditer(file.document.text, node.start, node.end))
    return found[-1].span() if found else None


def _item_at(file: ScenarioFile, route: Way) -> Piece | None:
    """An item of a list that is not its first: with the comma before it, or with its lines."""
    place, items = route[-1], _at(file.document.root, route[:-1])
    if not isinstance(items, Sequence) or not isinstance(place, int):
        return None
    if not 0 < place < len(items.items):
        # Two things of one id: the other one has the longer list.
        return None
    item, text = items.items[place], file.document.text
    if items.flow:
        return items.items[place - 1].end, item.end
    start = text.rindex("\n", 0, item.start) + 1
    end = item.end if text[item.end - 1] == "\n" else text.find("\n", item.end) + 1
    return start, end or len(text)


def _at(node: Node | None, route: Way) -> Node | None:
    """The node at a route, in which things of a list are known by their ids."""
    for name in route:
        if isinstance(node, Mapping):
            node = node.at(str(name))
        elif isinstance(node, Sequence) and isinstance(name, int):
            node = node.items[name] if name < len(node.items) else None
        elif isinstance(node, Sequence):
            node = next((one for one in node.items if item_key(to_plain(one)) == name), None)
        else:
            return None
    return node
