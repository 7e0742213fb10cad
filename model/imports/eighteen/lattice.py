"""Coordinates of 18xx maps, `B6`: rows by letters, and numbers that count half a hex each."""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from model.boards.terrain import Size
from model.imports.cannot import CannotImport
from model.notation import Cell
from model.rules.new_scenario import LARGEST_SIDE
from model.unreadable import quoted

_COORDINATE: Final = re.compile(r"([A-Za-z]{1,3})([0-9]{1,4})")


class HexPlan(NamedTuple):
    """Where each coordinate lies on a board of ours."""

    size: Size
    cells: dict[str, Cell]


def plan_of(coordinates: Iterable[str], *, is_flat: bool) -> HexPlan:
    """The board that holds all hexes.

    Flat hexes have letters across and numbers down; as a flat board of ours is the pointy one
    turned, its first row is the last letter.
    """
    places = {one: _place(one) for one in coordinates}
    top, bottom = min(y for _, y in places.values()), max(y for _, y in places.values())
    rows = bottom - top + 1
    row_of = {one: bottom - y if is_flat else y - top for one, (_, y) in places.items()}
    left = min(x for x, _ in places.values())
    odd = {(x - left - row_of[one]) % 2 for one, (x, _) in places.items()}
    if len(odd) > 1:
        strays = _strays(places)
        raise CannotImport(
            f"hexes {strays} lie between others: in every row the numbers are all even or all odd"
        )
    # Odd rows stand half a hex to the right.
    left -= odd.pop()
    cells = {one: Cell((x - left) // 2, row_of[one]) for one, (x, _) in places.items()}
    size = Size(max(cell.col for cell in cells.values()) + 1, rows)
    if max(size) > LARGEST_SIDE:
        raise CannotImport(f"the map has {size.cols} by {rows} hexes, more than {LARGEST_SIDE}")
    return HexPlan(size, cells)


def plain_coordinate(said: object) -> str:
    """A coordinate as maps write it, `B6` for `b06`; anything else as it stands."""
    text = said if isinstance(said, str) else ""
    found = _COORDINATE.fullmatch(text)
    return f"{found[1].upper()}{int(found[2])}" if found else text[:200]


def _place(coordinate: str) -> tuple[int, int]:
    """Half hexes across and rows down, both from 1."""
    found = _COORDINATE.fullmatch(coordinate)
    if found is None:
        raise CannotImport(f"{quoted(coordinate)} is not a coordinate such as B6")
    row = 0
    for letter in found[1].upper():
        row = row * 26 + ord(letter) - ord("A") + 1
    return int(found[2]), row


def _strays(places: dict[str, tuple[int, int]]) -> str:
    """A few of the hexes that are fewer: those on whose side of the board others are not."""
    sides = ([one for one, (x, y) in places.items() if (x + y) % 2 == side] for side in (0, 1))
    return ", ".join(min(sides, key=len)[:4])
