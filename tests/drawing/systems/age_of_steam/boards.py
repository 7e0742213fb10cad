"""Small Age of Steam boards to draw, and what is found on them."""

from collections.abc import Iterator, Sequence
from typing import Any

from drawing.map.picture import layer_batches
from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.shapes.symbols import Batch, Curves, Text, Texts
from drawing.themes.theme import theme
from model.pieces.piece import Piece
from tests.model.systems.age_of_steam.track.small_lands import land


def sheet_with(*pieces: Piece, mm: float = 0.0, look: str = "classic", **said: Any) -> Sheet:
    """The board of the worked examples, or one that says more, with pieces of a game on it."""
    scenario = land(**said).scenario
    overlay = Overlay(pieces=pieces, names=("Ada", "Ben"), neutrals=("nationalised",))
    return Sheet(scenario, theme(look), mm or usual_mm(scenario), overlay=overlay)


def layer(sheet: Sheet, name: str) -> tuple[Batch, ...]:
    return layer_batches(name, sheet)


def keys_of(batches: Sequence[Batch]) -> list[str]:
    """What the curves of batches show."""
    return [one.key for one in batches if isinstance(one, Curves) and one.key]


def texts_of(batches: Sequence[Batch]) -> Iterator[Text]:
    for one in batches:
        yield from one.texts if isinstance(one, Texts) else ()


def words_of(batches: Sequence[Batch]) -> list[str]:
    return [text.text for text in texts_of(batches)]
