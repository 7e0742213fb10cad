"""What a seat of Trains can be barred from: taking cards of a kind from the supply."""

from collections.abc import Collection, Mapping
from typing import cast

from engine.protocol import Game
from engine.systems.trains.game import TrainsGame
from model.rules.resolving import rules_of
from model.scenario.scenario import Scenario
from model.systems.trains.rules.card_counts import kinds_to_choose
from model.systems.trains.rules.trains_rules import TrainsRules
from model.systems.trains.things.part import TrainsPart

NOUN = "card"


def things(scenario: Scenario) -> Mapping[str, str]:
    """The kinds that can be bought in games on this scenario, by id what players call them."""
    part, rules = scenario.part_as(TrainsPart), rules_of(scenario, TrainsRules)
    chosen = [*rules.supply.always, *kinds_to_choose(part, rules)]
    told = part.position.supply if part.position is not None else None
    kinds = [card for card in dict.fromkeys(told or chosen) if card in part.cards]
    return {card: part.cards[card].title for card in kinds if part.cards[card].buyable}


def there(game: Game) -> Collection[str]:
    """The kinds that have a pile in a game."""
    return cast("TrainsGame", game).state.supply.keys()


def bar(game: Game, seat: int, thing: str) -> None:
    """From now on a seat neither buys nor gains cards of a kind."""
    barred = cast("TrainsGame", game).table.barred
    barred[seat] = barred.get(seat, frozenset()) | {thing}
