"""The cards of a scenario: demands, with the Circus where it travels, and events."""

from collections.abc import Mapping

from model.forms.frozen import dataclass
from model.scenario.scenario import Scenario
from model.systems.crayon.rules.crayon_rules import CrayonRules
from model.systems.crayon.things.effects import Reshuffle
from model.systems.crayon.things.part import CrayonPart, Demand, Duration, Event

RESHUFFLE = "reshuffle"


@dataclass(frozen=True, slots=True)
class Card:
    """A card by name: a demand card by its number, an event card by its id."""

    name: str
    demands: tuple[Demand, ...] = ()
    event: Event | None = None
    count: int = 1


def cards_of(scenario: Scenario, rules: CrayonRules) -> Mapping[str, Card]:
    """Every card that can be in the game, by name; blank cards never are (CRY-COMP-02)."""
    part = scenario.part_as(CrayonPart)
    cards = {
        number: Card(number, _with_circus(number, demands, rules))
        for number, demands in part.demands.items()
    }
    for event in part.events.values():
        cards[event.id] = Card(event.id, event=event, count=event.count)
    if rules.deck.reshuffle_cards:
        event = _reshuffle_card(cards)
        cards[event.id] = Card(event.id, event=event, count=rules.deck.reshuffle_cards)
    return cards


def _reshuffle_card(cards: Mapping[str, Card]) -> Event:
    """The card that CRY-VAR-44 adds, by a name that no other card has."""
    name = RESHUFFLE
    while name in cards:
        name += "-card"
    return Event(id=name, name="Reshuffle", duration=Duration("instant"), effects=(Reshuffle(),))


def _with_circus(
    number: str, demands: tuple[Demand, ...], rules: CrayonRules
) -> tuple[Demand, ...]:
    """The lowest demands of every tenth card become demands for the Circus (CRY-VAR-54)."""
    circus = rules.circus
    every_tenth = number.isdecimal() and circus.every > 0 and int(number) % circus.every == 0
    if not circus.enabled or not every_tenth or not demands:
        return demands
    lowest = min(demand.pays for demand in demands)
    return tuple(
        Demand(one.city, circus.good, circus.pays) if one.pays == lowest else one for one in demands
    )
