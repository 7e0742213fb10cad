"""A city of Santa Fe: what its cards are worth, and the railroads that are paid for coming here."""

from model.forms.frozen import dataclass
from model.forms.hints import IdSet
from model.scenario.things import City


@dataclass(frozen=True, slots=True, kw_only=True)
class SantaFeCity(City):
    """A city has cards if it has a value; its squares are colours of majors (SFR-BONUS-04)."""

    value: int | None = None
    """What a card of it is worth for each railroad there; None where there are no cards of it."""
    squares: IdSet = ()
    cards: int | None = None
    """How many cards there are of it; None where the rules say it by value."""
