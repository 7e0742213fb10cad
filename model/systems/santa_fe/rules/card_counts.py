"""How many City cards there are of a city."""

from model.systems.santa_fe.rules.santa_fe_rules import SantaFeRules
from model.systems.santa_fe.things.city import SantaFeCity


def copies_of(city: SantaFeCity, rules: SantaFeRules) -> int:
    """What the city says, or the rules for its value; none without a value (SFR-COMP-02)."""
    if city.value is None:
        return 0
    return usual_copies(city.value, rules) if city.cards is None else city.cards


def usual_copies(value: int, rules: SantaFeRules) -> int:
    """How many there are of a city of some value that says nothing else."""
    return rules.deck.copies.get(str(value)) or 0
