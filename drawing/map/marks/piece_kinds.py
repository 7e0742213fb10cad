"""Who draws which pieces: a system those kinds that it wants to draw itself, the map all others.

A system says so in its module `pieces`: `KINDS` gives the kinds that it draws, each with how, and
`COLOURS` the colours of its named neutrals, or `colours(scenario)` where the file has them. With
`IN_KEY` the key of the map tells whose pieces are whose, and no legend of players does; else
`owner_sample(sheet, owner, spot)` shows in that legend what a player has. One that has no such
module leaves all to the map.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch, Box
from model.notation import Cell, Corner
from model.pieces.piece import Piece
from model.pieces.places import AtCity
from model.systems import part_of


class Drawn(NamedTuple):
    """How a system draws one kind of pieces, all of them at once."""

    batches: Callable[[Sheet], Iterable[Batch]]
    boxes: Callable[[Sheet], Iterable[Box]] = lambda _: ()
    """Where no name should stand, and no legend."""
    is_over: bool = True
    """Whether they lie over the marks of cities, or under them as track does."""


def pieces_of(sheet: Sheet, kind: str) -> list[Piece]:
    """The pieces of one kind, for whoever draws it."""
    return [piece for piece in sheet.overlay.pieces if piece.kind == kind]


@once
def plain_pieces(sheet: Sheet) -> list[Piece]:
    """The pieces that the map draws by the kind of their place."""
    own = _own_kinds(sheet)
    return [piece for piece in sheet.overlay.pieces if piece.kind not in own]


def own_pieces(sheet: Sheet, *, over: bool) -> Iterator[Batch]:
    """The pieces that the system draws itself, over or under the cities."""
    for drawn in _own_kinds(sheet).values():
        if drawn.is_over == over:
            yield from drawn.batches(sheet)


def own_boxes(sheet: Sheet) -> Iterator[Box]:
    """Where the pieces lie that the system draws itself."""
    for drawn in _own_kinds(sheet).values():
        yield from drawn.boxes(sheet)


def lies_over(system: str, piece: Piece) -> bool:
    """Whether a piece is drawn over the marks of cities."""
    own = _kinds_of(system).get(piece.kind)
    return isinstance(piece.place, Cell | Corner | AtCity) if own is None else own.is_over


def _own_kinds(sheet: Sheet) -> Mapping[str, Drawn]:
    return _kinds_of(sheet.scenario.system)


def _kinds_of(system: str) -> Mapping[str, Drawn]:
    module = part_of("drawing", system, "pieces")
    kinds: Mapping[str, Drawn] = getattr(module, "KINDS", {})
    return kinds
