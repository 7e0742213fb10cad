"""The file of a game of 18xx-maker: its head, and the hexes of one of its maps."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

from model.bounded_files import read_file
from model.imports.cannot import CannotImport
from model.unreadable import quoted

MOST_GROUPS: Final = 20_000
MOST_HEXES: Final = 20_000
DEEPEST: Final = 8
"""So many times one hex may be a copy of another that is a copy."""
PRINTED: Final = (
    *("hexes", "copy", "color", "terrain", "labels", "names", "offBoardRevenue"),
    *("cities", "mediumCities", "centerTowns", "towns", "boomtowns"),
)

Plain = Mapping[str, Any]


class Game(NamedTuple):
    """What a file says of a map."""

    title: str
    designer: str
    is_flat: bool
    """Whether hexes lie on a side, and letters run across instead of down."""
    hexes: Mapping[str, Plain]
    """What is printed on each hex, by its coordinate; of several the last counts."""


def read_game(path: Path, chosen: str = "") -> Game:
    """A map of a game; `chosen` is its name or number where there are several."""
    try:
        plain = json.loads(read_file(path), parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise CannotImport(f"{path}: it is not JSON") from None
    if not isinstance(plain, dict):
        raise CannotImport(f"{path}: it is no game of 18xx-maker")
    info = mapping(plain.get("info"))
    maps = _maps(plain)
    if not maps:
        raise CannotImport(f"{path}: it has no map, and a map of 18xx-maker has hexes")
    groups = [*_groups(maps, _choice(maps, chosen, path))]
    return Game(
        title=word(info.get("title")),
        designer=word(info.get("designer")),
        is_flat=info.get("orientation") == "horizontal",
        hexes=_by_coordinate(groups, path),
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


def _no_number(said: str) -> NoReturn:
    raise ValueError(said)


def _maps(plain: Plain) -> list[Plain]:
    found = mappings(plain if "hexes" in plain else plain.get("map"))
    return [one for one in found if isinstance(one.get("hexes"), list)]


def _choice(maps: list[Plain], chosen: str, path: Path) -> int:
    """The number of the map that is meant, from 0."""
    names = [word(one.get("name")) or str(number) for number, one in enumerate(maps, start=1)]
    if not chosen:
        return 0
    if chosen in names:
        return names.index(chosen)
    if chosen.isdecimal() and 0 < int(chosen[:6]) <= len(maps):
        return int(chosen[:6]) - 1
    raise CannotImport(f"{path}: there is no map {quoted(chosen)}; there are {', '.join(names)}")


def _groups(maps: list[Plain], number: int) -> Iterator[Plain]:
    """Hexes that look alike, those of the map that this one stands on first."""
    chosen = maps[number]
    base = chosen.get("copy")
    if isinstance(base, int) and not isinstance(base, bool) and 0 <= base < len(maps):
        gone = chosen.get("remove")
        removed = {one for one in gone if isinstance(one, str)} if isinstance(gone, list) else {}
        for group in mappings(maps[base]["hexes"]):
            kept = [one for one in _coordinates(group) if one not in removed]
            yield {**_printed(group), "hexes": kept}
    yield from map(_printed, mappings(chosen["hexes"]))


def _printed(group: Plain) -> dict[str, Any]:
    """What we read of a hex."""
    return {key: group[key] for key in PRINTED if key in group}


def _coordinates(group: Plain) -> list[str]:
    said = group.get("hexes")
    return [one for one in said if isinstance(one, str)] if isinstance(said, list) else []


def _by_coordinate(groups: list[Plain], path: Path) -> dict[str, Plain]:
    if len(groups) > MOST_GROUPS:
        raise CannotImport(f"{path}: it has more than {MOST_GROUPS:,} groups of hexes")
    found: dict[str, Plain] = {}
    for group in groups:
        for coordinate in _coordinates(group):
            found[coordinate] = group
            if len(found) > MOST_HEXES:
                raise CannotImport(f"{path}: it has more than {MOST_HEXES:,} hexes")
    if not found:
        raise CannotImport(f"{path}: its map has no hexes")
    whole = {id(group): _copied(group, found) for group in found.values()}
    return {coordinate: whole[id(group)] for coordinate, group in found.items()}


def _copied(group: Plain, known: Mapping[str, Plain]) -> Plain:
    """A hex with what it takes over from the one that it is a copy of."""
    whole = dict(group)
    for _ in range(DEEPEST):
        source = known.get(str(whole.pop("copy", "")))
        if source is None:
            break
        whole = {**source, **whole, "copy": source.get("copy", "")}
    return whole
