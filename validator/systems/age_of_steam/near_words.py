"""Words of Age of Steam as others write them: sides by the compass, slots by colour, tiles."""

import re
from collections.abc import Collection
from typing import Any, Final

from model.systems.age_of_steam.track.shapes import SHAPES
from validator.wording.near_names import nearest, only_near

_COMPASS: Final = {"e": 0, "se": 1, "sw": 2, "w": 3, "nw": 4, "ne": 5}
_SPELT: Final = {"east": "e", "west": "w", "north": "n", "south": "s"}
_SLOT = re.compile(r"([a-z]+)[\W_]*([1-6])|([1-6])[\W_]*([a-z]+)")
_SLOT_SIDES: Final = {
    **dict.fromkeys(("light", "l", "white", "w", "bright", "lt"), "light"),
    **dict.fromkeys(("dark", "d", "black", "b", "dk"), "dark"),
}
_TILES: Final = {
    **dict.fromkeys(("straight", "simple", "line"), "s1"),
    **dict.fromkeys(("gentle", "gentle-curve", "curve", "wide", "wide-curve"), "s2"),
    **dict.fromkeys(("sharp", "sharp-curve", "tight", "tight-curve"), "s3"),
    **dict.fromkeys(("cross", "crossing"), "x1"),
    **dict.fromkeys(("town", "stub", "dead-end"), "t1"),
}
_SPAN = re.compile(r"(?:turns?\s*)?(\d+)\s*(?:-|–|to|\.\.+)\s*(\d+)")
_SOME = re.compile(
    r"(?:the\s+)?(first|last)\s*(\d*)(?:\s*turns?)?|turn\s*(\d+)|(\d+)(?:st|nd|rd|th)"
)
_TERMS: Final = ("income", "shares", "owned_sections", "cash", "kept_cubes", "turns_lasted")
_OTHER_TERMS: Final = {
    **dict.fromkeys(("track", "sections", "links", "length"), "owned_sections"),
    **dict.fromkeys(("money", "dollars"), "cash"),
    **dict.fromkeys(("share", "stock", "stocks"), "shares"),
}


def slot_meant(text: str) -> str:
    """The slot of growth that a text means, or nothing: `L3`, `white 3`, `3 light`."""
    found = _SLOT.fullmatch(text.strip().lower())
    if found is None:
        return ""
    word, number = found[1] or found[4], found[2] or found[3]
    side = _SLOT_SIDES.get(word) or only_near(word, ("light", "dark"))
    return f"{side}-{number}" if side else ""


def side_meant(text: str) -> int | None:
    """The side of a hex that a text means: `SW`, `south-west`, `2`."""
    bare = text.strip().lower()
    if bare.isdecimal():
        return int(bare) if int(bare) < 6 else None
    for word, letter in _SPELT.items():
        bare = bare.replace(word, letter)
    return _COMPASS.get(re.sub(r"[\W_]+", "", bare))


def tile_meant(text: str) -> str:
    """The track tile that a word means, or nothing."""
    bare = re.sub(r"[\W_]+", "-", text.strip().lower())
    return bare if bare in SHAPES else _TILES.get(bare) or nearest(bare, SHAPES)


def turns_meant(text: str) -> Any:
    """The turns that a text means, as a situation has them; None where that is not clear."""
    bare = text.strip().lower()
    if bare in ("uneven", "odd turns", "even turns"):
        return "even" if bare == "even turns" else "odd"
    if span := _SPAN.fullmatch(bare):
        return {"from": int(span[1]), "to": int(span[2])}
    some = _SOME.fullmatch(bare)
    if some is None:
        return int(bare) if bare.isdecimal() else None
    number = some[3] or some[4]
    return int(number) if number else {some[1]: int(some[2] or 1)}


def term_meant(tokens: Collection[str], text: str) -> str:
    """The quantity that points are given for, or nothing: `token support`, `incom`."""
    words = [word for word in re.split(r"[^a-z0-9_-]+", text.strip().lower()) if word]
    if len(words) == 2 and words[0] in ("token", "tokens") and words[1] in tokens:
        return f"token.{words[1]}"
    if len(words) == 2 and words[0].startswith("cubes"):
        return f"cubes_left.{words[1]}"
    bare = "_".join(words).replace("-", "_")
    return _OTHER_TERMS.get(bare) or only_near(bare, _TERMS)
