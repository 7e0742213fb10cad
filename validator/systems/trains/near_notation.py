"""What parts of cards, amounts and positions of a Trains board were meant to say."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from validator.finding import Way
from validator.shape.known_names import Names
from validator.wording.near_names import nearest

_NUMBERS: Final = {
    word: number
    for number, words in enumerate(
        ("none zero", "a an one", "two", "three", "four", "five", "six", "seven", "eight")
    )
    for word in words.split()
}
_AMOUNT = re.compile(
    r"\s*[$+]?\s*(\d{1,3}|[a-z]+)\s*(?:coins?|cards?|stations?|points?|vp|waste|x)?\s*"
)
_PART = re.compile(r"\s*([a-z_ ]+?)\s*[:=]?\s+([\w-]+)\s*([a-z ]*?)\.?\s*")
_WORDS: Final = {
    **dict.fromkeys(("draw", "draws"), "draw"),
    **dict.fromkeys(("coin", "coins", "gain coin", "get"), "coin"),
    **dict.fromkeys(("rail", "lay", "lay rail", "rails", "track"), "rail"),
    **dict.fromkeys(("station", "build", "build station", "stations"), "station"),
    **dict.fromkeys(("waste", "gain waste"), "waste"),
    **dict.fromkeys(("discard", "discards"), "discard"),
    **dict.fromkeys(("return", "return waste", "return_waste"), "return_waste"),
    **dict.fromkeys(("vp", "points", "score"), "vp"),
    **dict.fromkeys(("trash", "trash_from_hand"), "trash_from_hand"),
}
_BY_NOUN: Final = {
    "coin": "coin", "coins": "coin", "waste": "waste", "point": "vp", "points": "vp", "vp": "vp",
    "rail": "rail", "rails": "rail", "station": "station", "stations": "station",
}  # fmt: skip
"""What is gained says which part it is: `gain 2 coin`."""
_SINGLE: Final = {"trash_self": True, "trash itself": True, "trash this card": True}
_INSIDE: Final = {
    "coin_if_in_play": "card", "gain": "category", "gain_same_as_shown": "category",
    "reveal_until": "category", "take_from_discard": "category", "topdeck_from_play": "category",
    "copy": "category",
}  # fmt: skip
"""The key that parts with keys of their own cannot do without."""
_LISTS: Final = ("effects", "on_buy", "optional", "choose_one")


def at_place(names: Names, value: Any, way: Way) -> Iterator[Any]:
    """What something means at a place that has words of its own, such as `effects`."""
    keys = [step for step in way if isinstance(step, str)]
    last = keys[-1] if keys else ""
    if isinstance(value, dict):
        yield from _in_a_list(value, last)
    elif isinstance(value, list) and keys[:2] == ["position", "stations"]:
        yield {str(one): 1 for one in value}
    elif isinstance(value, str):
        yield from _of_text(names, value, last, way)


def _in_a_list(value: Mapping[str, Any], last: str) -> Iterator[Any]:
    """Parts that stand in a group of keys instead of a list."""
    if last in _LISTS:
        yield [{key: one} for key, one in value.items()]
        yield [[{key: one}] for key, one in value.items()]


def _of_text(names: Names, value: str, last: str, way: Way) -> Iterator[Any]:
    if last in _LISTS:
        parts = [_part(one) for one in re.split(r"[;,.]+\s*", value) if one.strip()]
        if parts and all(part is not None for part in parts):
            yield parts[0] if isinstance(way[-1], int) else parts
            yield parts
    elif last in _INSIDE:
        yield {_INSIDE[last]: names.id_of(value, "cards") or value.strip().lower()}
    elif last == "waive":
        yield [_waived(one) for one in re.split(r"\s*(?:[,;&]|\band\b)\s*", value) if one]
        yield _waived(value)
    elif last in ("return_waste", "discard") and value.lower() in ("every", "each", "all", "any"):
        yield from ("all", "any")


def _part(text: str) -> dict[str, Any] | None:
    """`Draw 2 cards` is `{draw: 2}`; None of what is no part."""
    lower = text.strip().lower()
    if lower in _SINGLE:
        return {"trash_self": True}
    found = _PART.fullmatch(lower)
    if found is None:
        return None
    word, amount, noun = found[1].strip(), found[2], found[3].strip()
    key = _BY_NOUN.get(noun.split()[-1] if noun else "") if word in ("gain", "get") else None
    key = key or _WORDS.get(word) or _WORDS.get(f"{word} {noun}")
    if key is None:
        return None
    return {key: _NUMBERS.get(amount, int(amount) if amount.isdecimal() else amount)}


def _waived(text: str) -> str:
    lower = re.sub(r"[\W_]+", "-", text.strip().lower())
    known = (
        "river", "mountain", "city", "remote", "foreign-coin", "foreign-waste", "all-but-remote",
    )  # fmt: skip
    singular = {"cities": "city", "everything": "all-but-remote", "all": "all-but-remote"}
    return singular.get(lower) or nearest(lower, known) or lower


def candidates(names: Names, value: Any, way: Way) -> Iterator[Any]:
    """What a text may mean wherever it stands: amounts are numbers."""
    yield from certain(names, value, way)


def certain(_names: Names, value: Any, _way: Way) -> Iterator[Any]:
    """What a text surely means, also in rules: `4 coin` is 4."""
    found = _AMOUNT.fullmatch(value.lower()) if isinstance(value, str) else None
    if found is not None:
        amount = found[1]
        number = int(amount) if amount.isdecimal() else _NUMBERS.get(amount)
        if number is not None:
            yield number
