"""A system draws kinds of pieces itself, over or under the cities, and colours its neutrals."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from drawing.map.layers import track, trains
from drawing.map.marks import owner_inks, piece_kinds
from drawing.map.marks.owner_inks import owner_ink
from drawing.map.marks.piece_kinds import Drawn, lies_over, pieces_of
from drawing.map.marks.piece_tokens import piece_boxes, tokens
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import circle
from drawing.shapes.symbols import Batch, Box, Curves, Ink
from model.notation import Cell, Edge
from model.pieces.piece import Piece
from tests.drawing.piece_samples import hex_sheet

TILE, PAWN = Piece("tile", Cell(1, 1), 0, "0-2"), Piece("pawn", Cell(3, 2), "Rio")
RAIL = Piece("rail", Edge.of(Cell(1, 1), Cell(2, 1)), 1)
BOX = Box(1, 2, 3, 4)


def tiles(sheet: Sheet) -> Iterator[Batch]:
    for piece in pieces_of(sheet, "tile"):
        assert isinstance(piece.place, Cell)
        yield Curves(Ink(fill="#112233"), (circle(sheet.spot(piece.place), 3),), key="tile")


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """A system that draws its tiles itself, under the cities."""
    drawn = Drawn(tiles, lambda _: [BOX], is_over=False)
    part = SimpleNamespace(KINDS={"tile": drawn}, COLOURS={"Rio": "#123456"})
    for module in (piece_kinds, owner_inks):
        monkeypatch.setattr(module, "part_of", lambda *_: part)
    return drawn


@pytest.mark.usefixtures("own")
def test_a_kind_of_its_own_is_drawn_by_the_system_alone() -> None:
    sheet = hex_sheet(TILE, PAWN)
    assert [one.key for one in track.batches(sheet) if isinstance(one, Curves)] == ["tile"]
    assert [token.piece for token in tokens(sheet)] == [PAWN]
    assert BOX in piece_boxes(sheet)
    assert "tile" not in {getattr(one, "key", "") for one in trains.batches(sheet)}


@pytest.mark.usefixtures("own")
def test_what_lies_under_the_cities_is_known() -> None:
    assert [lies_over("toy", piece) for piece in (TILE, PAWN, RAIL)] == [False, True, False]


@pytest.mark.usefixtures("own")
def test_a_neutral_has_the_colour_that_its_system_gives_it() -> None:
    sheet = hex_sheet(PAWN)
    assert owner_ink(sheet, "Rio").line == "#123456"
    assert owner_ink(sheet, "Bank").line == sheet.theme.ink("neutral-2").line


def test_crayon_draws_its_trains_itself() -> None:
    assert lies_over("crayon", Piece("train", Cell(1, 1), 0))
    assert not lies_over("crayon", RAIL)
