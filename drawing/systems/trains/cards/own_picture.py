"""The designer's own picture of a card, if it is one that can be shown on many cards."""

from pathlib import Path

from drawing.files.art_files import ArtFile, art_or_none
from drawing.goods.icons import LARGEST_ICON
from model.systems.trains.things.card import Card

MOST_PIXELS = 16_000_000
"""More than any card shows; a small file may unpack to very many."""


def own_picture(card: Card, folder: str) -> ArtFile | None:
    """The picture that a card names; nothing where it is missing, damaged or far too large."""
    found = art_or_none(folder, card.image) if card.image else None
    if found is None or found.width * found.height > MOST_PIXELS:
        return None
    return found if Path(found.path).stat().st_size <= LARGEST_ICON else None
