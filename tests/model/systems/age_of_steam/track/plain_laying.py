"""Which tiles may be laid, found the slow way: every tile in every turn, judged by whole boards.

This knows nothing of the track in `model/`: it reads its plain data, floods the board to find what
hangs together, and looks at the board before and after. Base rules only.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from model.boards import grid
from model.notation import Cell
from model.systems.age_of_steam.track.land import Land
from model.systems.age_of_steam.track.shapes import SHAPES

Spot = tuple[Cell, int]
"""A side of a cell; -1 is the middle of a town."""


class Piece(NamedTuple):
    """A section: the sides that it joins (one of a town the middle), and its owner."""

    cell: Cell
    sides: frozenset[int]
    owner: str


class PlainBoard:
    """The board as plain data says it."""

    def __init__(self, land: Land, plain: dict[str, Any]) -> None:
        self.land = land
        self.plain = plain
        scenario = land.scenario
        self.urbanized = plain.get("urbanized", {})
        self.cities = {
            cell: city.id
            for city in scenario.cities.values()
            for cell in {*city.members, city.at}
            if city.kind == "city" or city.id in self.urbanized
        }
        self.towns = {
            city.at: city.id for city in scenario.cities.values() if city.at not in self.cities
        }
        self.tiles = {Cell.parse(at): line.split() for at, line in plain.get("tiles", {}).items()}
        self.pieces = [
            Piece(cell, self._sides(cell, word.partition("=")[0]), word.partition("=")[2])
            for cell, (_, *words) in self.tiles.items()
            for word in words
        ]

    def _sides(self, cell: Cell, text: str) -> frozenset[int]:
        sides = {int(word) for word in text.split("-")}
        return frozenset(sides | ({-1} if cell in self.towns else set()))

    def chains(self, pieces: list[Piece]) -> list[list[Piece]]:
        """Pieces that meet at a side, flooded."""
        left, found = list(pieces), []
        while left:
            chain, edge = [left.pop()], True
            while edge:
                near = [other for other in left if any(_meet(one, other) for one in chain)]
                left = [other for other in left if other not in near]
                chain += near
                edge = bool(near)
            found.append(chain)
        return found

    def ends(self, chain: list[Piece]) -> list[str]:
        """The two ends of a chain: ids of stops, `open` where it is open."""
        found = []
        for piece in chain:
            for side in piece.sides:
                if side == -1:
                    found.append(self.towns[piece.cell])
                    continue
                near = grid.neighbour(piece.cell, side)
                if near in self.cities:
                    found.append(self.cities[near])
                elif not any(
                    other.cell == near and (side + 3) % 6 in other.sides for other in chain
                ):
                    found.append("open")
        return found

    def legal(self, seat: int) -> Iterator[tuple[Cell, str, frozenset[frozenset[int]]]]:
        """Every tile that a seat may lay: the cell, the tile, the sections that it shows."""
        me = str(seat + 1)
        for cell in self.land.scenario.board.cells():  # type: ignore[union-attr]
            for tile, sections in self._forms(cell):
                if self._may(me, cell, tile, sections):
                    yield cell, tile, sections

    def _forms(self, cell: Cell) -> Iterator[tuple[str, frozenset[frozenset[int]]]]:
        seen = set()
        for shape, turn in product(SHAPES.values(), range(6)):
            pairs = [
                frozenset((side + turn) % 6 for side in range(6) if section >> side & 1)
                for section in shape.sections
            ]
            if cell in self.towns:
                exits = frozenset().union(*pairs)
                form = shape.id, frozenset(frozenset({side, -1}) for side in exits)
            elif shape.kind == "town":
                continue
            else:
                form = shape.id, frozenset(pairs)
            if form not in seen:
                seen.add(form)
                yield form

    def _may(  # noqa: C901 one look at everything
        self, me: str, cell: Cell, tile: str, sections: frozenset[frozenset[int]]
    ) -> bool:
        kind = self.land.scenario.board.kind_at(cell)  # type: ignore[union-attr]
        if cell in self.cities or (kind == "water" and cell not in self.towns):
            return False
        old = {piece.sides: piece for piece in self.pieces if piece.cell == cell}
        now = self.chains(self.pieces)
        fresh = set(sections) - set(old)
        gone = set(old) - set(sections)
        if not fresh or not self._in_supply(cell, tile, sections):
            return False
        moved: dict[frozenset[int], frozenset[int]] = {}
        for sides in gone:
            if cell in self.towns:
                return False
            chain = next(one for one in now if old[sides] in one)
            if old[sides].owner not in (me, "none"):
                return False
            fixed = [side for side in sides if not self._is_open(cell, side)]
            after = [one for one in fresh if fixed and fixed[0] in one and one not in moved]
            if len(fixed) != 1 or not after:
                return False
            moved[after[0]] = sides
            assert "open" in self.ends(chain)
        exits = {side for one in fresh for side in one if side != -1}
        exits -= {side for after, before in moved.items() for side in after & before}
        if not all(self._may_leave(me, cell, side, now) for side in exits):
            return False
        if not self._connected(me, cell, fresh, moved, now):
            return False
        kept = [piece for piece in self.pieces if piece.cell != cell or piece.sides not in gone]
        laid = [Piece(cell, sides, me) for sides in fresh]
        for chain in self.chains([*kept, *laid]):
            ends = [end for end in self.ends(chain) if end != "open"]
            if len(ends) != len(set(ends)) or len(self.ends(chain)) != 2:
                return False
        return True

    def _is_open(self, cell: Cell, side: int) -> bool:
        near = grid.neighbour(cell, side)
        return near not in self.cities and not any(
            piece.cell == near and (side + 3) % 6 in piece.sides for piece in self.pieces
        )

    def _in_supply(self, cell: Cell, tile: str, sections: frozenset[frozenset[int]]) -> bool:
        rules = self.land.rules
        others = {at: words for at, words in self.tiles.items() if at != cell}
        if sum(words[0] == tile for words in others.values()) >= rules.tiles[tile]:
            return False
        discs = sum(len(words) - 1 in (2, 4) for at, words in others.items() if at in self.towns)
        return cell not in self.towns or len(sections) not in (2, 4) or discs < rules.town_discs

    def _may_leave(self, me: str, cell: Cell, side: int, now: list[list[Piece]]) -> bool:
        near, board = grid.neighbour(cell, side), self.land.scenario.board
        kind = board.kind_at(near)  # type: ignore[union-attr]
        if kind is None or (kind == "water" and near not in (*self.cities, *self.towns)):
            return False
        if any({*edge} == {cell, near} for edge in self.land.scenario.blocked):
            return False
        chain = self._facing(cell, side, now)
        return chain is None or chain[0].owner in (me, "none")

    def _facing(self, cell: Cell, side: int, now: list[list[Piece]]) -> list[Piece] | None:
        near = grid.neighbour(cell, side)
        for chain in now:
            if any(one.cell == near and (side + 3) % 6 in one.sides for one in chain):
                return chain
        return None

    def _connected(
        self,
        me: str,
        cell: Cell,
        fresh: set[frozenset[int]],
        moved: dict[frozenset[int], frozenset[int]],
        now: list[list[Piece]],
    ) -> bool:
        def holds(side: int) -> bool:
            if grid.neighbour(cell, side) in self.cities:
                return True
            chain = self._facing(cell, side, now)
            return chain is not None and self._from(me, chain)

        if cell in self.towns:
            present = any(one.cell == cell and one.owner == me for one in self.pieces)
            return present or any(holds(side) for one in fresh for side in one if side != -1)
        for one in fresh:
            whole = moved.get(one)
            chain = (
                next((c for c in now if Piece(cell, whole, c[0].owner) in c), None)
                if whole
                else None
            )
            if not any(map(holds, one)) and not (chain and self._from(me, chain)):
                return False
        return True

    def _from(self, me: str, chain: list[Piece]) -> bool:
        if chain[0].owner == me:
            return True
        present = {
            self.towns[one.cell]
            for one in self.pieces
            if one.cell in self.towns and one.owner == me
        }
        stops = {*self.cities.values(), *present}
        return chain[0].owner == "none" and any(end in stops for end in self.ends(chain))


def _meet(one: Piece, other: Piece) -> bool:
    side = grid.side_of(one.cell, other.cell)
    return side is not None and side in one.sides and (side + 3) % 6 in other.sides
