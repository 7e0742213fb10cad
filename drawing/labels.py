"""The labels of a map: names of cities, waters, regions and shapes, each at the best free place.

Labels that the designer placed stay where they are; all others make room for them.
"""

from itertools import chain
from typing import NamedTuple

from drawing.label_names import hand_placed
from drawing.label_surroundings import taken_places
from drawing.label_wishes import Wishes
from drawing.placement import Choice, choose
from drawing.sheet import Sheet
from drawing.symbols import Text


class Labels(NamedTuple):
    """All labels of a map, and what could not be helped."""

    texts: tuple[Text, ...]
    trouble: tuple[str, ...] = ()


def labels_of(sheet: Sheet) -> Labels:
    """Every label at its place."""
    fixed = hand_placed(sheet)
    wishes = [wish for wish in Wishes(sheet).all() if wish.key not in fixed.named]
    choices = choose(wishes, taken_places(sheet))
    texts = tuple(chain.from_iterable(map(_texts, choices)))
    return Labels((*texts, *fixed.texts), tuple(_complaint(one) for one in choices if one.covers))


def trouble(sheet: Sheet) -> list[str]:
    """Which labels cover something, because there was no better place."""
    return list(labels_of(sheet).trouble)


def _texts(choice: Choice) -> list[Text]:
    _, where, setting, anchor = choice.candidate
    return setting.texts(where, anchor, choice.wish.key)


def _complaint(choice: Choice) -> str:
    name = " ".join(choice.candidate.setting.lines)
    things = "something" if choice.covers == 1 else f"{choice.covers} things"
    return f"the name {name} ({choice.wish.key}) covers {things}: place it by hand with a label"
