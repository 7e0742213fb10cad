"""In which order cards of a hand are played: what draws before what pays, rails at the end."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from engine.systems.trains.state.table import Table
from model.systems.trains.effects import coins, deck, exchanging, hand, lasting, pieces
from model.systems.trains.effects import effect as nesting

_LASTS, _DRAWS, _SIFTS, _RETURNS, _TRADES, _PAYS, _AFTER, _COPIES, _PUTS, _SPENDS, _BUILDS = range(
    11
)
_WHEN: Final[Mapping[type[Any], int]] = {
    hand.Draw: _DRAWS,
    deck.RevealUntil: _DRAWS,
    deck.RevealTop: _DRAWS,
    deck.NameAndPeek: _DRAWS,
    deck.TakeFromDiscard: _DRAWS,
    hand.DrawAsDiscarded: _SIFTS,
    hand.ReturnWaste: _RETURNS,
    exchanging.TrashFromHand: _TRADES,
    exchanging.Gain: _TRADES,
    exchanging.GainSameAsShown: _TRADES,
    coins.CoinIfInPlay: _AFTER,
    coins.CoinOfChosen: _AFTER,
    exchanging.Copy: _COPIES,
    deck.TopdeckFromPlay: _PUTS,
    coins.CoinPerDiscarded: _SPENDS,
    hand.Discard: _SIFTS,
    pieces.Rail: _BUILDS,
    pieces.Station: _BUILDS,
}
"""By what a card does; of several things the one that counts is named below."""
_FIRST: Final = (
    pieces.Rail, pieces.Station, coins.CoinPerDiscarded, exchanging.Copy, exchanging.TrashFromHand,
    exchanging.GainSameAsShown, coins.CoinIfInPlay, coins.CoinOfChosen, hand.DrawAsDiscarded,
)  # fmt: skip
"""What comes before everything else that the same card does."""


@lru_cache(maxsize=8)
def order(table: Table) -> dict[str, tuple[int, int, str]]:
    """By card when it is played; the lowest first."""
    return {key: (_when(table, key), -card.value, key) for key, card in table.cards.items()}


def _when(table: Table, card: str) -> int:
    parts = _flat(table.cards[card].effects)
    kinds = {type(one) for one in parts}
    for kind in _FIRST:
        if kind in kinds:
            return _WHEN[kind]
    if any(isinstance(one, lasting.WhileInPlay) for one in parts):
        return _LASTS
    return min((_WHEN[kind] for kind in kinds if kind in _WHEN), default=_PAYS)


def _flat(parts: tuple[Any, ...]) -> list[Any]:
    """The parts of a card, and those inside them."""
    found = list[Any]()
    for one in parts:
        match one:
            case nesting.ChooseOne(options):
                found += [inner for option in options for inner in option]
            case nesting.Optional(inner):
                found += inner
            case _:
                found.append(one)
    return found
