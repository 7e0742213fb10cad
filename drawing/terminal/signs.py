"""The signs of a picture in text, in Unicode and in plain ASCII, and the styles they come in."""

from collections.abc import Mapping
from typing import NamedTuple

from drawing.city_kinds import heaviest_first
from drawing.terminal.text import width
from model.boards.terrain import TerrainBoard
from model.systems.system import CityMark

WATERS = frozenset({"sea", "lake", "river", "water", "inlet"})
"""Kinds of terrain that are shown as water."""
BOLD, DIM, BLUE = "1", "2", "2;34"
STYLES = {"desert": "2;33", **dict.fromkeys(WATERS, BLUE)}
"""Of the ground; other kinds are dim, so that names and track stand out."""


class Signs(NamedTuple):
    """A set of signs."""

    level: str
    rise: str
    fall: str
    wall: str
    water: str
    several: str
    barrier: str
    river: str
    """Where rivers are hexes and there is other water, which is another kind of hex."""
    cities: Mapping[CityMark, str]
    """By the marks of their kinds."""
    terrain: Mapping[str, str]
    """Kinds that have a sign of their own; others are shown with the sign of their file."""


ASCII = Signs(
    *("-", "/", "\\", "|", "~", "+", "#", "="),
    {"dot": "o", "square": "#", "hexagon": "@", "ring": "O"},
    {},
)
UNICODE = Signs(
    *("─", "╱", "╲", "│", "≈", "+", "█", "~"),
    {"dot": "○", "square": "◎", "hexagon": "●", "ring": "◇"},
    {"clear": "·", "mountain": "^", "alpine": "▲", "desert": "░", "forest": "♣"},
)


def signs_for(*, unicode: bool) -> Signs:
    return UNICODE if unicode else ASCII


def city_signs(system: str, signs: Signs) -> dict[str, str]:
    """The sign of each kind of city, by its word; kinds of the same mark have different signs."""
    found: dict[str, str] = {}
    for kind in heaviest_first(system):
        ways = (signs.cities[kind.mark], *signs.cities.values())
        free = (sign for sign in ways if sign not in found.values())
        found[kind.word] = next(free, ways[0])
    return found


def terrain_signs(board: TerrainBoard, signs: Signs) -> dict[str, str]:
    """The sign of each kind of terrain; signs that a terminal cannot show are made anew."""
    found: dict[str, str] = {}
    for sign, kind in board.legend.items():
        if kind in found:
            continue
        own = signs.water if kind in WATERS else signs.terrain.get(kind, sign)
        if kind == "river" and WATERS & set(board.legend.values()) - {kind}:
            own = signs.river
        found[kind] = own if _can_be_shown(own, signs) else _made_sign(kind, found)
    return found


def _can_be_shown(sign: str, signs: Signs) -> bool:
    is_known = sign.isascii() or signs is UNICODE
    return is_known and len(sign) == 1 and sign.isprintable() and width(sign) == 1 and sign != " "


def _made_sign(kind: str, found: Mapping[str, str]) -> str:
    """A letter of the kind's own name that no other kind has."""
    letters = [letter for letter in kind if letter.isascii() and letter.isalnum()]
    free = [letter for letter in letters if letter not in found.values()]
    return (free or letters or ["?"])[0]
