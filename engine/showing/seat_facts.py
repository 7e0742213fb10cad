"""What a player has, in words of the system: figures, notes and cards."""

from typing import NamedTuple

from model.pieces.places import Place


class Figure(NamedTuple):
    """Something that is counted or said of a player: income, shares, an engine, a train."""

    word: str
    """What the players call it."""
    value: int | str | None
    """None where it is hidden from whoever looks."""
    unit: str = ""
    """What it is counted in, if that is said."""
    note: str = ""
    """What else there is to say, in a few words."""
    icons: tuple[str, ...] = ()
    """Goods that belong to it, such as loads."""
    room: int = 0
    """How many more of them find room."""
    room_note: str = ""
    """The same in words."""
    place: Place | None = None
    """Where on the board it is, if it is there."""
    is_hidden: bool = False
    """Whether the other players may not see it."""

    @property
    def text(self) -> str:
        """The figure as a line: `Freight: Wendmere (8,4), waits at the port`."""
        value = "?" if self.value is None else f"{self.value} {self.unit}".rstrip()
        return f"{self.word}: {value}" + (f", {self.note}" if self.note else "")


class CardLine(NamedTuple):
    """A line on a card: an icon, words, and perhaps a number at its end."""

    text: str
    icon: str = ""
    """A good."""
    number: str = ""
    note: str = ""
    """What is said below in small letters."""
    is_marked: bool = False
    """Whether the player has something for it, so that it stands out."""
    goals: tuple[Place, ...] = ()
    """Places to show on the map when somebody looks at it: where it leads to."""
    sources: tuple[Place, ...] = ()
    """Where it comes from."""


class Card(NamedTuple):
    """A card in a hand, before a player, or open to everybody."""

    title: str
    lines: tuple[CardLine, ...] = ()
    figures: tuple[Figure, ...] = ()
    is_hidden: bool = False
    """Whether the other players may not see it."""


class SeatFacts(NamedTuple):
    """What a player has, as far as it is known."""

    score: Figure
    """What stands beside the name of the player."""
    figures: tuple[Figure, ...] = ()
    notes: tuple[str, ...] = ()
    """Sentences about the player."""
    cards: tuple[Card, ...] = ()
    hidden_notes: tuple[str, ...] = ()
    """Sentences for the player alone."""
    hidden_cards: int = 0
    """How many cards the player has besides, which whoever looks may not see."""

    @property
    def hides(self) -> bool:
        """Whether there is anything among it that the other players must not see."""
        return self.to_others() != self

    def to_others(self) -> "SeatFacts":
        """The same without what is hidden from the other players; hidden cards are counted."""
        cards = [one for one in self.cards if not one.is_hidden]
        return self._replace(
            hidden_notes=(),
            hidden_cards=self.hidden_cards + len(self.cards) - len(cards),
            score=self.score._replace(value=None) if self.score.is_hidden else self.score,
            figures=_open(self.figures),
            cards=tuple(one._replace(figures=_open(one.figures)) for one in cards),
        )


def _open(figures: tuple[Figure, ...]) -> tuple[Figure, ...]:
    return tuple(one for one in figures if not one.is_hidden)
