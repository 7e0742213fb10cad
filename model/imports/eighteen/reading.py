"""The file of a game of 18xx-maker: its head, and the hexes of one of its maps."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

from model.bounded_files import json_of, read_file
from model.imports.cannot import CannotImport
from model.imports.eighteen.lattice import plain_coordinate
from model.imports.eighteen.vocabulary import GAME, HEX, MAP, Fate
from model.imports.notes import Notes
from model.unreadable import quoted

MOST_GROUPS: Final = 20_000
MOST_HEXES: Final = 20_000
DEEPEST: Final = 8
"""So many times one hex may be a copy of another that is a copy."""
MOST_KEYS: Final = 40
"""So many keys of one thing are looked at: none of 18xx-maker has more."""

Plain = Mapping[str, Any]


class Game(NamedTuple):
    """What a file says of a map."""

    title: str
    designer: str
    is_flat: bool
    """Whether hexes lie on a side, and letters run across instead of down."""
    hexes: Mapping[str, Plain]
    """What is printed on each hex, by its coordinate; of several the last counts."""
    notes: Notes
    """What was found on the way and is not in the rest."""


class _Entry(NamedTuple):
    """Hexes that look alike, as a map lists them."""

    name: str
    """Which one it is, in words."""
    printed: Plain
    hexes: list[str]


def read_game(path: Path, chosen: str = "") -> Game:
    """A map of a game; `chosen` is its name or number where there are several."""
    try:
        plain = json_of(read_file(path), parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise CannotImport(f"{path}: it is not JSON") from None
    if not isinstance(plain, dict):
        raise CannotImport(f"{path}: it is no game of 18xx-maker")
    info, notes, maps = mapping(plain.get("info")), Notes(), _maps(plain)
    if not maps:
        raise CannotImport(f"{path}: it has no map, and a map of 18xx-maker has hexes")
    number = _choice(maps, chosen, path, notes)
    _note_beside(plain, maps[number], notes)
    return Game(
        title=word(info.get("title")),
        designer=word(info.get("designer")),
        is_flat=info.get("orientation") == "horizontal",
        hexes=_by_coordinate(maps, number, path, notes),
        notes=notes,
    )


def mapping(said: Any) -> Plain:
    return said if isinstance(said, dict) else {}


def mappings(said: Any) -> list[Plain]:
    """The mappings of a list; what stands alone is a list of one."""
    found = said if isinstance(said, list) else [said]
    return [one for one in found if isinstance(one, dict)]


def word(said: Any) -> str:
    """A text on one line, as names are."""
    found = said if isinstance(said, str | int) and not isinstance(said, bool) else ""
    return " ".join("".join(c if c.isprintable() else " " for c in str(found)[:400]).split())[:200]


def lost_keys(thing: Plain, words: Mapping[str, Fate]) -> Iterator[tuple[str, str]]:
    """The keys of a thing that say something and are not taken, each with what becomes of it."""
    for key, said in islice(thing.items(), MOST_KEYS):
        fate = words.get(key)
        if fate is None:
            yield key, f"the key {quoted(key)} is not known"
        elif fate == "lost" and said not in (None, False, "", [], {}):
            yield key, f"{quoted(key)} is left out"
    if len(thing) > MOST_KEYS:
        yield "", f"it has {len(thing):,} keys, and those after the first {MOST_KEYS} are not known"


def _no_number(said: str) -> NoReturn:
    raise ValueError(said)


def _maps(plain: Plain) -> list[Plain]:
    found = mappings(plain if "hexes" in plain else plain.get("map"))
    return [one for one in found if isinstance(one.get("hexes"), list)]


def _choice(maps: list[Plain], chosen: str, path: Path, notes: Notes) -> int:
    """The number of the map that is meant, from 0."""
    names = [word(one.get("name")) or str(number) for number, one in enumerate(maps, start=1)]
    if not chosen:
        if len(maps) > 1:
            listed = ", ".join(names[:8])
            notes.add("the file", f"of its {len(maps)} maps ({listed}) the first is taken")
        return 0
    if chosen in names:
        return names.index(chosen)
    if chosen.isdecimal() and 0 < int(chosen[:6]) <= len(maps):
        return int(chosen[:6]) - 1
    raise CannotImport(f"{path}: there is no map {quoted(chosen)}; there are {', '.join(names)}")


def _note_beside(plain: Plain, chosen: Plain, notes: Notes) -> None:
    """Notes what the file has besides the hexes of the map."""
    others = [word(key) for key, said in plain.items() if key not in GAME and said][:MOST_KEYS]
    if others and chosen is not plain:
        notes.add("the game", f"what is not its map is left out: {', '.join(others)}")
    for _, sentence in lost_keys(chosen, MAP):
        notes.add("the map", sentence)


def _entries(maps: list[Plain], number: int, notes: Notes) -> Iterator[tuple[_Entry, bool]]:
    """The entries of a map, those of the one that it stands on first, which may be replaced."""
    chosen = maps[number]
    base = chosen.get("copy")
    if isinstance(base, int) and not isinstance(base, bool) and 0 <= base < len(maps):
        gone = chosen.get("remove")
        removed = {plain_coordinate(one) for one in gone} if isinstance(gone, list) else set()
        for entry in _listed(maps[base]["hexes"], "of the map below", notes):
            kept = [one for one in entry.hexes if one not in removed]
            yield entry._replace(hexes=kept), True
    elif base is not None:
        notes.add("the map", "it is a copy of a map that is not there")
    for entry in _listed(chosen["hexes"], "of hexes", notes):
        yield entry, False


def _listed(said: list[Any], whose: str, notes: Notes) -> Iterator[_Entry]:
    for number, group in enumerate(said, start=1):
        name = f"entry {number} {whose}"
        if not isinstance(group, dict):
            notes.add(name, "it is no entry, as it has no keys")
            continue
        hexes = [*_coordinates(group, name, notes)]
        if not hexes:
            notes.add(name, f"it has no hexes, so that it says nothing{_looks(group)}")
        for _, sentence in lost_keys(group, HEX) if hexes else ():
            if sentence.endswith("not known"):
                notes.add(f"{name} ({hexes[0]})", sentence)
        yield _Entry(name, {key: group[key] for key in HEX if key in group}, hexes)


def _looks(group: Plain) -> str:
    """What is on an entry that says nothing, so that it can be found."""
    keys = [word(key) for key in islice(group, 4) if key != "hexes"]
    return f" ({', '.join(keys)})" if keys else ""


def _coordinates(group: Plain, name: str, notes: Notes) -> Iterator[str]:
    said = group.get("hexes")
    for one in said if isinstance(said, list) else [said] if said else []:
        if isinstance(one, str):
            yield plain_coordinate(one)
        else:
            notes.add(name, f"{quoted(str(one)[:80])} among its hexes is no coordinate")


def _by_coordinate(maps: list[Plain], number: int, path: Path, notes: Notes) -> dict[str, Plain]:
    found: dict[str, _Entry] = {}
    own: dict[str, str] = {}
    for count, (entry, is_below) in enumerate(_entries(maps, number, notes), start=1):
        if count > MOST_GROUPS:
            raise CannotImport(f"{path}: it has more than {MOST_GROUPS:,} groups of hexes")
        for coordinate in entry.hexes:
            if not is_below and coordinate in own:
                notes.add(coordinate, _twice(own[coordinate], entry.name))
            found[coordinate] = entry
            if not is_below:
                own[coordinate] = entry.name
            if len(found) > MOST_HEXES:
                raise CannotImport(f"{path}: it has more than {MOST_HEXES:,} hexes")
    if not found:
        raise CannotImport(f"{path}: its map has no hexes")
    entries = {id(entry): entry for entry in found.values()}
    whole = {key: _copied(entry, found, notes) for key, entry in entries.items()}
    return {coordinate: whole[id(entry)] for coordinate, entry in found.items()}


def _twice(first: str, last: str) -> str:
    if first == last:
        return f"it is listed twice in {last}"
    return f"it is listed in {first} and again in {last}, which counts"


def _copied(entry: _Entry, known: Mapping[str, _Entry], notes: Notes) -> Plain:
    """A hex with what it takes over from the one that it is a copy of."""
    whole = dict(entry.printed)
    for _ in range(DEEPEST):
        wanted = whole.pop("copy", "")
        if wanted == "":
            return whole
        source = known.get(plain_coordinate(wanted))
        if source is None:
            missing = f"it is a copy of {quoted(word(wanted))}, which is not there"
            _note_all(entry.hexes, missing, notes)
            return whole
        whole = {**source.printed, **whole, "copy": source.printed.get("copy", "")}
    _note_all(entry.hexes, "it is a copy of copies that never end", notes)
    return whole


def _note_all(places: Iterable[str], sentence: str, notes: Notes) -> None:
    for place in places:
        notes.add(place, sentence)
