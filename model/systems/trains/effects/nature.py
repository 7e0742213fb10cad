"""What parts are like: which look at cards that nobody knows, and which can never fail."""

from collections.abc import Sequence
from typing import Any, Final

from model.systems.trains.effects.coins import Coin, CoinPerDiscarded, CoinPerReturned
from model.systems.trains.effects.deck import NameAndPeek, PeekTop, RevealTop, RevealUntil
from model.systems.trains.effects.hand import Draw, DrawAsDiscarded
from model.systems.trains.effects.lasting import WhileInPlay
from model.systems.trains.effects.pieces import GainWaste, Points

_LOOKING: Final = (Draw, DrawAsDiscarded, RevealUntil, RevealTop, PeekTop, NameAndPeek)
_FREE: Final = (Coin, CoinPerDiscarded, CoinPerReturned, Points, GainWaste, WhileInPlay)


def looks(effect: Any) -> bool:
    """Whether a part draws, reveals or looks: what follows is judged later (TRN-OPEN-19)."""
    return isinstance(effect, _LOOKING)


def is_free(effect: Any) -> bool:
    """Whether a part can always be applied and asks for nothing."""
    return isinstance(effect, _FREE)


def end_well(effects: Sequence[Any], *, at_looks: bool = True) -> bool:
    """Whether none of these can fail, or none before the first that looks, if that is enough."""
    for effect in effects:
        if looks(effect):
            return at_looks
        if not is_free(effect):
            return False
    return True
