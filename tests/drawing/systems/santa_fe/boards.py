"""Boards of Santa Fe to draw in tests, plain and in play."""

from dataclasses import replace

from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.shapes.symbols import Batch, Curves, Text, Texts
from drawing.themes.theme import theme
from model.pieces.piece import Piece
from model.pieces.places import AtCity, Segment
from model.scenario.scenario import Scenario
from tests.engine.systems.santa_fe.games import prairie

IN_PLAY = (
    Piece("track", Segment("aldon-dunn", 0), "sf"),
    Piece("track", Segment("aldon-dunn", 1), "sf"),
    Piece("track", Segment("dunn-gila", 0), "sf"),
    Piece("track", Segment("gila-hale", 1), "gn"),
    Piece("head", AtCity("dunn"), "sf"),
    Piece("boom-marker", AtCity("cask"), None, "4"),
)
"""Santa Fe has come to Dunn and goes on; Great Northern comes from the end b of a line."""


def prairie_sheet(*pieces: Piece, look: str = "classic", scenario: Scenario | None = None) -> Sheet:
    scenario = scenario or prairie()
    overlay = Overlay(pieces=pieces, names=("Ann", "Bob"), neutrals=("gn", "ri", "sf"))
    sheet = Sheet(scenario, theme(look), usual_mm(scenario))
    return replace(sheet, overlay=overlay) if pieces else sheet


def keyed(batches: tuple[Batch, ...], beginning: str) -> list[Curves]:
    """The curves whose key begins so."""
    return [one for one in batches if isinstance(one, Curves) and one.key.startswith(beginning)]


def texts_of(batches: tuple[Batch, ...]) -> list[Text]:
    return [text for one in batches if isinstance(one, Texts) for text in one.texts]
