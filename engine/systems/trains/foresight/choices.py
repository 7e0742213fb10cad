"""What is worth comparing: purchases, and whether rails and stations are built."""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.protocol import Action
from engine.systems.trains.actions import kinds as act
from engine.systems.trains.game import TrainsGame
from engine.systems.trains.planning.outlook import Outlook
from engine.systems.trains.state.state import APPLY
from model.systems.trains.effects.pieces import Rail, Station

NEAR: Final = 8.0
"""With more turns to come than so many, too much may happen for a choice to be told apart."""
CHOICES: Final = 4
"""So many choices are compared, with what would be done anyhow."""


def choices(game: TrainsGame, look: Outlook, first: Action) -> list[Action]:
    """What is worth comparing now, what would be done anyhow first."""
    play = game.game
    if look.turns > NEAR:
        return [first]
    now = play.state.resolving
    if isinstance(first, act.Buy | act.EndTurn):
        found = [first, *_purchases(look, play.state.coin, game.legal(), first)]
        return list(dict.fromkeys(found))[:CHOICES]
    if now is not None and now.asks == APPLY:
        parts = play.table.texts[now.at[0][0]]
        if any(isinstance(one, Rail | Station) for one in parts):
            return [first, act.Leave() if isinstance(first, act.Apply) else act.Apply()]
    return [first]


def _purchases(
    look: Outlook, coin: int, legal: Iterable[Action], first: Action
) -> Iterator[Action]:
    """The card of most points, the dearest, and what is worth most beside what would be bought."""
    onto = isinstance(first, act.Buy) and first.to_deck
    found = [one for one in legal if isinstance(one, act.Buy) and one.to_deck == onto]
    if not found:
        return
    cards = look.cards
    yield max(found, key=lambda one: (cards[one.card].points, -cards[one.card].cost))
    rest = [one for one in found if one != first]
    if rest:
        yield max(rest, key=lambda one: (cards[one.card].cost, look.bought(one.card)))
        yield max(rest, key=lambda one: _with_rest(look, coin, one.card))


def _with_rest(look: Outlook, coin: int, card: str) -> float:
    """What it is worth to buy a card, with what can be bought beside it."""
    return look.bought(card) + look.spending(coin - look.cards[card].cost)
