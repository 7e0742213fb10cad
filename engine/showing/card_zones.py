"""Cards as they lie at a table: zones such as a hand or a supply, and the cards seen in them."""

from typing import Literal, NamedTuple

Look = Literal["row", "list", "pile"]
"""Cards side by side, piles one below the other with their prices, or looked through on demand."""


class CardSpot(NamedTuple):
    """A card where it lies: what an action is about, and what somebody clicks on."""

    zone: str
    card: str


class ZoneCard(NamedTuple):
    """A card in a zone, or several alike."""

    card: str
    """By this name actions and clicks mean it; once in each zone."""
    title: str
    lines: tuple[str, ...] = ()
    """What it does, a sentence each."""
    number: int = 1
    """How many there are; a pile may have none left."""
    price: str = ""
    worth: str = ""
    """What it brings when it is played."""
    kinds: tuple[str, ...] = ()
    """What sort of card it is; each has a colour."""
    note: str = ""
    """What is to be said of this one, such as that it lasts."""


class Zone(NamedTuple):
    """A place for cards at the table."""

    name: str
    title: str
    cards: tuple[ZoneCard, ...] = ()
    look: Look = "row"
    closed: int = 0
    """How many cards lie there face down."""
    note: str = ""
    """What else is said of it, such as the money there is."""

    @property
    def size(self) -> int:
        """How many cards lie there."""
        return self.closed + sum(one.number for one in self.cards)

    def card(self, name: str) -> ZoneCard | None:
        return next((one for one in self.cards if one.card == name), None)
