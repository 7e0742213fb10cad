"""What is printed on one hex of 18xx-maker: its terrain, its stops, their names, other texts."""

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Final, NamedTuple

from model.imports.eighteen.reading import Plain, lost_keys, mapping, mappings, word
from model.imports.eighteen.vocabulary import (
    BLANK,
    CITIES,
    COLOURS,
    HEX,
    NO_COLOUR,
    OFF_BOARD,
    TERRAIN,
    THINGS,
    TOWNS,
)
from model.imports.notes import Notes
from model.imports.ranks import Rank
from model.unreadable import quoted

LONGEST: Final = 200
MOST_ON_HEX: Final = 12
"""Of cities, towns, labels or kinds of terrain; no hex has room for more."""
MOST_TOLD: Final = 40
SIDES: Final = frozenset(range(1, 7))


class Hex(NamedTuple):
    """A hex as far as a board of ours can have it, and what is told of it."""

    kind: str | None
    """Its terrain; None where it is no cell."""
    rank: Rank | None
    """How large its city is, None without one."""
    name: str
    """The name of its city, or of the area beside the board that it belongs to."""
    titles: tuple[str, ...]
    """Names that are not those of a city."""
    letters: tuple[str, ...]
    told: tuple[str, ...]


def hex_of(printed: Plain) -> Hex:
    """What a hex shows."""
    return _Printed(printed).hex()


class _Printed:
    """The keys of a hex, each looked at once, and what is said of them."""

    def __init__(self, printed: Plain) -> None:
        self._printed = printed
        self._told: list[str] = [sentence for _, sentence in lost_keys(printed, HEX)]
        self._colour = word(printed.get("color")).casefold()
        self._stops = [stop for key in CITIES for stop in self._things(key)]
        self._towns = [stop for key in TOWNS for stop in self._things(key)]
        self._terrain = self._things("terrain")
        self._lines = [said for one in _in_lines(self._things("names")) if (said := _said(one))]
        letters = (word(one.get("label")) for one in self._things("labels"))
        self._letters = tuple(dict.fromkeys(one for one in letters if one))
        self._areas = self._things("offBoardRevenue")

    def hex(self) -> Hex:
        if self._is_blank():
            return self._blank()
        kind = self._kind()
        stops = [*self._stops, *self._towns]
        if kind is None:
            return self._beside(stops)
        areas = [name for area in self._areas if (name := _said(area.get("name")))]
        if not stops:
            return self._result(kind, None, "", [*areas, *self._title()])
        name, titles = self._name(stops)
        return self._result(kind, self._rank(), name, [*areas, *titles])

    def _result(self, kind: str | None, rank: Rank | None, name: str, titles: Iterable[str]) -> Hex:
        told = tuple(islice(dict.fromkeys(self._told), MOST_TOLD))
        return Hex(kind, rank, name, tuple(titles), self._letters, told)

    def _things(self, key: str) -> list[Plain]:
        """The things under a key that can be seen."""
        said = self._printed.get(key)
        found = mappings(said)
        if said and (not found or (isinstance(said, list) and len(found) < len(said))):
            self._told.append(f"what stands under {quoted(key)} is left out, as it has no keys")
        if len(found) > MOST_ON_HEX:
            self._told.append(f"of {quoted(key)} only {MOST_ON_HEX} are taken")
        seen = [one for one in found[:MOST_ON_HEX] if one.get("hidden") is not True]
        if len(seen) < len(found[:MOST_ON_HEX]):
            self._told.append(f"what is hidden among {quoted(key)} is left out")
        for thing in seen:
            for lost, sentence in lost_keys(thing, THINGS[key]):
                price = lost == "cost" and key == "terrain"
                said = "the price of its terrain is left out" if price else f"{key}: {sentence}"
                self._told.append(said)
        return seen

    def _is_blank(self) -> bool:
        """Whether it is a piece of the sheet with a text: white without borders, or no colour."""
        removed = self._printed.get("removeBorders")
        listed = removed if isinstance(removed, list) else []
        sides = {one for one in listed if isinstance(one, int)}
        is_open = removed is True or sides >= SIDES or self._colour in NO_COLOUR
        holds = (self._stops, self._towns, self._terrain, self._areas)
        return self._colour in BLANK and is_open and not any(holds)

    def _blank(self) -> Hex:
        texts = [*self._lines, *self._letters]
        if not texts:
            self._told.append("a white hex without borders is no land, and has no text")
        title = _joined(texts)
        told = tuple(islice(dict.fromkeys(self._told), MOST_TOLD))
        return Hex(None, None, "", (title,) if title else (), (), told)

    def _beside(self, stops: list[Plain]) -> Hex:
        """An area beside the board, which is no cell; its name may go over several lines."""
        if stops:
            self._told.append("its city or town is left out, as it lies beside the board")
        own = [_said(area.get("name")) for area in self._areas]
        names = [*own, *(_said(stop.get("name")) for stop in stops), *self._lines]
        return self._result(None, None, _joined(names), ())

    def _kind(self) -> str | None:
        """The terrain; the dearest where it shows several. Off-board areas are no cells."""
        if self._colour in OFF_BOARD:
            return None
        found = []
        for terrain in self._terrain:
            said = word(terrain.get("type")).casefold()
            if said in TERRAIN:
                found.append((_price(terrain.get("cost")), TERRAIN[said]))
            elif said:
                self._told.append(f"the terrain {quoted(said)} is not known")
        if found:
            return max(found)[1]
        if self._colour not in COLOURS:
            self._told.append(f"the colour {quoted(self._colour)} is not known; it is clear land")
        return COLOURS.get(self._colour, "clear")

    def _rank(self) -> Rank:
        """Towns are small, cities medium, and those with room for several stations major."""
        room = sum(map(_slots, self._stops))
        return "small" if not self._stops else "medium" if room < 2 else "major"

    def _title(self) -> list[str]:
        return [_joined(self._lines)] if self._lines else []

    def _name(self, stops: list[Plain]) -> tuple[str, list[str]]:
        """The name of a city, and names besides; a name may go over several lines.

        Several stops in one hex are one city with all their names.
        """
        own = [*dict.fromkeys(name for stop in stops if (name := _said(stop.get("name"))))]
        lines = self._lines
        if len(own) > 1 or (own and len(stops) > 1) or (own and not lines):
            return _both(own), self._title()
        if not own and len(lines) == len(stops):
            return _both(lines), []
        name = _joined([*own, *lines])
        if len(own) + len(lines) > 1:
            self._told.append(f"its names are one of several lines: {quoted(name)}")
        if not name:
            what = "city" if self._stops else "town"
            self._told.append(f"its {what} has no name, and is called by its hex")
        return name, []


def _in_lines(names: list[Plain]) -> list[Plain]:
    """Lines of a name from the top down, where all say how high they stand."""
    heights = [one.get("y") for one in names]
    if all(isinstance(y, int | float) and abs(y) < 1e9 for y in heights):
        return sorted(names, key=lambda one: one["y"])
    return names


def _said(name: object) -> str:
    return word(mapping(name).get("name") if isinstance(name, dict) else name)


def _joined(lines: Iterable[str]) -> str:
    """Lines as one text; a hyphen at the end of a line joins it to the next."""
    text = " ".join(dict.fromkeys(line for line in lines if line))
    return text.replace("- ", "-").strip()[:LONGEST].strip()


def _both(names: Iterable[str]) -> str:
    """The names of several cities in one hex."""
    bare = (name.strip("&/ ") for name in names)
    return " & ".join(name for name in bare if name)[:LONGEST].strip()


def _slots(stop: Mapping[str, object]) -> int:
    said = stop.get("size", 1)
    return said if isinstance(said, int) and not isinstance(said, bool) and 0 < said < 10 else 1


def _price(said: object) -> int:
    """A price such as 80 or `¥80`; what is none is nothing."""
    digits = "".join(sign for sign in str(said)[:40] if sign in "0123456789")
    return int(digits or 0)


def note_hex(notes: Notes, coordinate: str, found: Hex) -> None:
    for sentence in found.told:
        notes.add(coordinate, sentence)
