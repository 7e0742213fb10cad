"""The piles of a game as they are made: how many cards each has with so many players."""

from collections.abc import Iterator
from typing import NamedTuple

from validator.systems.trains.survey.survey import SELECT, Choice, TrainsSurvey


class Pile(NamedTuple):
    """A pile of the supply."""

    card: str
    wanted: int | None
    """How many cards it is said to have; None for all that are left."""
    left: int
    """How many cards starting decks leave."""
    route: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many cards it has."""
        left = max(0, self.left)
        return left if self.wanted is None else min(self.wanted, left)


def left_of(survey: TrainsSurvey, card: str, players: int) -> int:
    """How many cards of a kind starting decks leave; below 0 where there are too few."""
    known = survey.part.cards.get(card)
    begun = survey.rules.start.deck.get(card) or 0
    return (known.count if known is not None else 0) - begun * players


def always(survey: TrainsSurvey, players: int) -> Iterator[Pile]:
    """The piles that are always there."""
    for card, size in survey.rules.supply.always.items():
        if card in survey.part.cards:
            wanted = None if size == "all" else int(size)
            route = ("rules", "supply", "always", card)
            yield Pile(card, wanted, left_of(survey, card, players), route)


def chosen(survey: TrainsSurvey, choice: Choice, players: int) -> Iterator[Pile]:
    """The piles of the kinds that are chosen."""
    each = survey.rules.supply.select.each
    is_own = choice.route[:1] == ("kits",)
    for card in choice.kinds:
        if card not in survey.rules.supply.always:
            route = (*choice.route, "cards", card) if is_own else (*SELECT, "each")
            yield Pile(card, each, left_of(survey, card, players), route)


def waste_pile(survey: TrainsSurvey, players: int) -> Pile | None:
    """The pile of Waste, if there is one."""
    return next((one for one in always(survey, players) if one.card == survey.waste), None)
