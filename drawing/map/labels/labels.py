"""The labels of a map: names of cities, waters, regions and shapes, each at the best free place.

Labels that the designer placed stay where they are; all others make room for them.
"""

from itertools import chain
from typing import NamedTuple

from drawing.map.labels.placement import Choice, choose
from drawing.map.labels.surroundings import taken_places
from drawing.map.labels.wishes import Wishes
from drawing.map.marks.city_marks import is_crowded
from drawing.map.placing.label_names import hand_placed, own_names
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Text


class Labels(NamedTuple):
    """All labels of a map, and what could not be helped."""

    texts: tuple[Text, ...]
    trouble: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    """Names that no place was found for, the weightiest first."""


@once
def labels_of(sheet: Sheet) -> Labels:
    """Every label at its place."""
    fixed, own = hand_placed(sheet), own_names(sheet)
    placed = fixed.named | own.keys()
    wishes = [wish for wish in Wishes(sheet).all() if wish.key not in placed]
    few = is_crowded(sheet)
    choices = choose(wishes, taken_places(sheet), few=few) if wishes else []
    texts = tuple(chain.from_iterable(map(_texts, choices)))
    shown = {choice.wish.key for choice in choices}
    missing = [wish for wish in wishes if not wish.quiet and wish.key not in shown]
    missing.sort(key=lambda wish: -wish.weight)
    names = {wish.key: wish.name for wish in missing}
    return Labels(
        (*texts, *chain.from_iterable(own.values()), *fixed.texts),
        tuple(_complaint(one) for one in choices if one.covers),
        (*names.values(), *fixed.left_out),
    )


def trouble(sheet: Sheet) -> list[str]:
    """Which labels cover a mark, because there was no better place."""
    return list(labels_of(sheet).trouble)


def _texts(choice: Choice) -> list[Text]:
    _, where, setting, anchor = choice.candidate
    return setting.texts(where, anchor, choice.wish.key)


def _complaint(choice: Choice) -> str:
    name = " ".join(choice.candidate.setting.lines)
    things = "something" if choice.covers == 1 else f"{choice.covers} things"
    return f"the name {name} ({choice.wish.key}) covers {things}: place it by hand with a label"
