"""Effects that draw, discard and return cards of the hand."""

from model.forms.frozen import dataclass
from model.systems.trains.effects.words import AmountAnyOrAll, AmountOrAny


@dataclass(frozen=True, slots=True)
class Draw:
    """So many cards are drawn."""

    draw: int


@dataclass(frozen=True, slots=True)
class Discard:
    """So many cards of the hand go to the discard pile, or `any` number."""

    discard: AmountOrAny


@dataclass(frozen=True, slots=True)
class DrawAsDiscarded:
    """So many cards are drawn for each that the part before has discarded."""

    draw_as_discarded: int


@dataclass(frozen=True, slots=True)
class ReturnWaste:
    """So many Waste of the hand go back to the pile, `any` number, or `all`."""

    return_waste: AmountAnyOrAll
