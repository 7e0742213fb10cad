"""Cities that appear in play are drawn like any other, and pieces lie on them."""

from dataclasses import replace
from pathlib import Path

from drawing.exporting.map_files import Look, map_picture
from drawing.map.sheet.overlay import Overlay
from drawing.shapes.symbols import Texts
from drawing.terminal.picture import terminal_picture
from drawing.terminal.text import Room
from model.notation import Cell
from model.pieces.piece import Piece
from model.pieces.places import AtCity
from model.scenario.things import City
from tests.drawing.piece_samples import hex_sheet

OAK = City(id="oak", name="Oakham", kind="major", at=Cell(1, 3))
DISC = Piece("disc", AtCity("oak"), 8, "Q7")
OVERLAY = Overlay(pieces=(DISC,), cities=(OAK,))
HILLS = replace(hex_sheet().scenario, system="")


def words_on(overlay: Overlay) -> set[str]:
    picture = map_picture(HILLS, Path(), Look(), overlay)
    batches = [batch for layer in picture.layers for batch in layer.batches]
    return {one.text for batch in batches if isinstance(batch, Texts) for one in batch.texts}


def test_a_picture_shows_the_city_its_name_and_its_pieces() -> None:
    assert {"Oakham", "Q7"} <= words_on(OVERLAY)
    assert not {"Oakham", "Q7"} & words_on(Overlay(pieces=(DISC,)))


def test_a_terminal_does_as_well() -> None:
    text = "\n".join(terminal_picture(HILLS, OVERLAY, Room(110, 40)))
    assert "Oakham" in text
    assert "9" in text
