"""The open questions of Trains: which of its rules matter to a board and its cards."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from model.scenario.scenario import Scenario
from model.systems.trains.contradictions.steps import Step, steps_of
from model.systems.trains.effects import coins, deck, effect, exchanging, hand
from model.systems.trains.effects.lasting import Waive, WhileInPlay
from model.systems.trains.effects.nature import looks
from model.systems.trains.rules.card_counts import kinds_to_choose
from model.systems.trains.rules.trains_rules import TrainsRules
from model.systems.trains.things.card import Card
from model.systems.trains.things.part import TrainsPart
from validator.rules.open_questions import Questions


class _Game(NamedTuple):
    """A board, and the cards that its games can have."""

    scenario: Scenario
    rules: TrainsRules
    cards: tuple[Card, ...]

    @property
    def steps(self) -> Iterator[Step]:
        return (step for card in self.cards for step in steps_of(card))

    def has(self, *kinds: type[Any]) -> bool:
        """Whether some card has a part of one of these kinds."""
        return any(isinstance(step.effect, kinds) for step in self.steps)


def _waives_all(of: _Game) -> bool:
    for step in of.steps:
        told = step.effect.while_in_play if isinstance(step.effect, WhileInPlay) else None
        if isinstance(told, Waive) and "all-but-remote" in told.waive:
            return True
    return False


def _has_remote(of: _Game) -> bool:
    return any(city.kind == "remote" for city in of.scenario.cities.values())


def _discards_some(of: _Game) -> bool:
    parts = (step.effect for step in of.steps)
    return any(isinstance(one, hand.Discard) and one.discard != "any" for one in parts)


def _goes_on_behind_looks(of: _Game) -> bool:
    return any(looks(one.effect) for step in of.steps for one in step.before)


def _is_worth_waste(of: _Game) -> bool:
    """Whether cards can be gained that bring Waste when they are bought."""
    return of.has(exchanging.Gain, exchanging.GainSameAsShown) and any(
        card.on_buy for card in of.cards
    )


_DRAWING: Final = (hand.Draw, hand.DrawAsDiscarded)
_SHOWING: Final = (deck.RevealTop, deck.RevealUntil, deck.PeekTop)
_IN_USE: Final[Mapping[str, Callable[[_Game], bool]]] = {
    "playing.late_parts": _goes_on_behind_looks,
    "playing.empty_draw": lambda of: of.has(*_DRAWING),
    "playing.short_discard": _discards_some,
    "playing.short_reveal": lambda of: of.has(*_SHOWING),
    "playing.empty_choice": lambda of: of.has(effect.ChooseOne),
    "playing.reshuffled": lambda of: of.has(deck.RevealUntil, deck.RevealTop),
    "playing.named": lambda of: of.has(deck.NameAndPeek),
    "playing.late_card": lambda of: of.has(coins.CoinIfInPlay),
    "playing.gained_is_bought": _is_worth_waste,
    "waiving.foreign_waste": lambda of: _waives_all(of) and bool(of.rules.costs.foreign_waste),
    "waiving.foreign_on_remote": lambda of: _waives_all(of) and _has_remote(of),
    "costs.foreign_waste_for": lambda of: (
        of.scenario.players.max > 2 and bool(of.rules.costs.foreign_waste)
    ),
}
"""Rules that only matter where something else is there."""


class TrainsQuestions(Questions):
    """Which rules matter to a board of Trains."""

    def is_in_use(self, parameter: str, scenario: Scenario, rules: Any) -> bool:
        part, asked = scenario.part, _IN_USE.get(parameter)
        if not isinstance(rules, TrainsRules) or not isinstance(part, TrainsPart):
            return False
        return asked is None or asked(_Game(scenario, rules, _cards(part, rules)))


def _cards(part: TrainsPart, rules: TrainsRules) -> tuple[Card, ...]:
    """The cards that games can have."""
    kinds = (*kinds_to_choose(part, rules), *rules.supply.always, *rules.start.deck)
    return tuple(part.cards[key] for key in dict.fromkeys(kinds) if key in part.cards)


QUESTIONS = TrainsQuestions()
