"""The designer's own picture of a card, if it is one that can be shown on many cards."""

from drawing.files.art_files import ArtFile, NoArt, art_on_cards
from model.systems.trains.things.card import Card


def own_picture(card: Card, folder: str) -> ArtFile | None:
    """The picture that a card names; nothing where it is missing, damaged or far too large."""
    try:
        return art_on_cards(folder, card.image) if card.image else None
    except NoArt:
        return None
