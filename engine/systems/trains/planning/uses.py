"""What it is worth to apply the parts of cards in a usual turn, word by word of the vocabulary."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from model.systems.trains.effects import coins, deck, exchanging, hand, lasting, pieces
from model.systems.trains.effects import effect as nesting
from model.systems.trains.effects.words import ALL, ANY
from model.systems.trains.things.card import Card

if TYPE_CHECKING:
    from engine.systems.trains.planning.outlook import Outlook

BESIDE: Final = 4.0
"""So many other cards are in hand when a card is played."""
SIFTED: Final = 0.5
"""What a card is worth that comes for another, against one more."""
LIKELY: Final = 0.6
"""How often what a card needs is there."""


def of_card(look: "Outlook", card: str) -> float:
    """What it is worth to play a card: its coin, and what it does unless that is left."""
    known = look.cards[card]
    return look.coin * known.value + max(0.0, of_parts(look, known.effects))


def of_parts(look: "Outlook", parts: Iterable[Any]) -> float:
    return sum(of_part(look, one) for one in parts)


def of_part(look: "Outlook", part: Any) -> float:
    """What a part is worth on average."""
    return _PARTS[type(part)](look, part)


def plain(look: "Outlook", card: str) -> float:
    """What a card is worth by its coin, rails, stations and points alone."""
    known = look.cards[card]
    parts = [one for one in known.effects if isinstance(one, _PLAIN)]
    return look.coin * known.value + of_parts(look, parts)


def is_used_once(card: Card) -> bool:
    return any(isinstance(one, exchanging.TrashSelf) for one in card.effects)


def amount(told: int | str, most: float) -> float:
    """A number that is told, or as many as there are."""
    return most if told in (ANY, ALL) else min(float(told), most)


def _mean(look: "Outlook", category: str) -> float:
    """What a card of a category of the own ones is worth in a turn, on average."""
    found = [(card, n) for card, n in look.own.items() if look.table.is_a(card, category)]
    total = sum(n for _, n in found)
    return sum(n * plain(look, card) for card, n in found) / total if total else 0.0


def _best(look: "Outlook", category: str) -> float:
    found = [plain(look, card) for card in look.own if look.table.is_a(card, category)]
    return max(found, default=0.0)


def _there(look: "Outlook", category: str) -> float:
    """How likely a card of a category is in hand too."""
    return min(1.0, BESIDE * look.share(category))


def dead(look: "Outlook") -> float:
    """How many cards of a hand are of no use."""
    idle = sum(n for card, n in look.own.items() if card not in look.table.playable)
    return BESIDE * idle / look.size


def _waste_there(look: "Outlook") -> float:
    return BESIDE * look.own[look.table.waste] / look.size


# -- by family


def _if_in_play(look: "Outlook", part: coins.CoinIfInPlay) -> float:
    told = part.coin_if_in_play
    return look.coin * told.coin * min(1.0, BESIDE * look.own[told.card] / look.size)


def _of_chosen(look: "Outlook", part: coins.CoinOfChosen) -> float:
    found = [
        look.cards[card].value for card in look.own if look.table.is_a(card, part.coin_of_chosen)
    ]
    mean = (max(found, default=0) + 1) / 2 if found else 0.0
    return look.coin * LIKELY * mean * _there(look, part.coin_of_chosen)


def _discards(look: "Outlook", part: hand.Discard) -> float:
    if part.discard == ANY:
        return 0.0
    return -max(0.0, float(part.discard) - dead(look)) * 0.6 * look.drawn


def _sifted(look: "Outlook", part: hand.DrawAsDiscarded) -> float:
    return SIFTED * look.drawn * part.draw_as_discarded * dead(look)


def _returns(look: "Outlook", part: hand.ReturnWaste) -> float:
    return amount(part.return_waste, _waste_there(look)) * look.waste_in_hand


def _per_returned(look: "Outlook", part: coins.CoinPerReturned) -> float:
    return look.coin * part.coin_per_returned * _waste_there(look)


def _until(look: "Outlook", part: deck.RevealUntil) -> float:
    told = part.reveal_until
    return told.count * _mean(look, told.category) * _way(told.to)


def _way(to: str) -> float:
    """What it is worth that a card goes somewhere, against the hand."""
    return {"hand": 1.0, "deck": 0.7}.get(to, 0.1)


def _top(look: "Outlook", part: deck.RevealTop) -> float:
    return part.reveal_top.take * 1.8 * look.drawn


def _named(look: "Outlook", part: deck.NameAndPeek) -> float:
    most = max(look.own.values(), default=0) / look.size
    return most * look.drawn * _way(part.name_and_peek.hit)


def _from_discard(look: "Outlook", part: deck.TakeFromDiscard) -> float:
    told = part.take_from_discard
    return LIKELY * _best(look, told.category) * _way(told.to)


def _topdeck(look: "Outlook", part: deck.TopdeckFromPlay) -> float:
    category = part.topdeck_from_play.category
    gain = (_best(look, category) - look.drawn) * _there(look, category)
    return max(0.0, gain) if part.topdeck_from_play.optional else gain


def _trash(look: "Outlook", part: exchanging.TrashFromHand) -> float:
    category = part.trash_from_hand
    found = [plain(look, card) for card in look.own if look.table.is_a(card, category)]
    if not found:
        return 0.0
    return (look.drawn - min(found)) * look.comes * _there(look, category)


def _gain(look: "Outlook", part: exchanging.Gain) -> float:
    told = part.gain
    most = told.max_cost if told.max_cost is not None else 99
    if told.over_trashed is not None:
        most = min(most, told.over_trashed + 1)
    found = [
        _gained(look, card, told.to)
        for card, left in look.play.piles_for(look.seat).items()
        if left and look.table.is_a(card, told.category) and look.cards[card].cost <= most
    ]
    return max(found, default=0.0)


def _gained(look: "Outlook", card: str, to: str) -> float:
    """What a card is worth that comes without being bought."""
    value = plain(look, card)
    now = _way(to) * value if to in ("hand", "deck") else 0.0
    return look.comes * (value - look.drawn) + look.cards[card].points + now


def _same(look: "Outlook", part: exchanging.GainSameAsShown) -> float:
    told, supply = part.gain_same_as_shown, look.play.piles_for(look.seat)
    found = [
        _gained(look, card, told.to) * min(1.0, BESIDE * n / look.size)
        for card, n in look.own.items()
        if look.table.is_a(card, told.category) and supply.get(card, 0)
    ]
    return max(found, default=0.0)


def _copied(look: "Outlook", part: exchanging.Copy) -> float:
    found = [
        of_parts(look, _uncopied(look.cards[card].effects))
        for card in look.own
        if card in look.table.copied and look.table.is_a(card, part.copy.category)
    ]
    return max(0.0, max(found, default=0.0)) * LIKELY * _there(look, part.copy.category)


def _uncopied(parts: Iterable[Any]) -> list[Any]:
    return [one for one in parts if not isinstance(one, exchanging.Copy)]


def _lasts(look: "Outlook", part: lasting.WhileInPlay) -> float:
    match part.while_in_play:
        case lasting.Waive(items):
            rails = 1 + BESIDE * look.share("rail")
            return look.coin * rails * sum(_WAIVED[one] for one in items)
        case lasting.IgnoreWaste():
            sources = look.share("rail") + look.share("station")
            return look.waste * (BESIDE * sources + 0.3)
        case lasting.CoinOnPlay(told):
            if told.card:
                there = BESIDE * look.own[told.card] / look.size
            else:
                there = BESIDE * look.share(told.category or "")
            return look.coin * told.coin * there
    return 0.6 * look.drawn


_WAIVED: Final = {
    "river": 0.25, "mountain": 0.3, "city": 0.8, "remote": 0.4, "foreign-coin": 0.25,
    "foreign-waste": 0.2, "all-but-remote": 0.9,
}  # fmt: skip
"""How many coin of a rail a waived item saves, on average."""


def _one_of(look: "Outlook", part: nesting.ChooseOne) -> float:
    found = sorted((of_parts(look, one) for one in part.choose_one), reverse=True)
    return found[0] + 0.1 * sum(max(0.0, one) for one in found[1:]) if found else 0.0


_PARTS: Final[Mapping[type[Any], Callable[["Outlook", Any], float]]] = {
    coins.Coin: lambda look, part: look.coin * part.coin,
    coins.CoinOfChosen: _of_chosen,
    coins.CoinIfInPlay: _if_in_play,
    coins.CoinPerDiscarded: lambda look, part: look.coin * part.coin_per_discarded * dead(look),
    coins.CoinPerReturned: _per_returned,
    pieces.Points: lambda _, part: float(part.vp),
    pieces.Rail: lambda look, part: look.rail * part.rail,
    pieces.Station: lambda look, part: look.station * part.station,
    pieces.GainWaste: lambda look, part: -look.waste * part.waste,
    hand.Draw: lambda look, part: look.drawn * part.draw,
    hand.Discard: _discards,
    hand.DrawAsDiscarded: _sifted,
    hand.ReturnWaste: _returns,
    deck.RevealUntil: _until,
    deck.RevealTop: _top,
    deck.PeekTop: lambda look, _: 0.2 * look.drawn,
    deck.NameAndPeek: _named,
    deck.TakeFromDiscard: _from_discard,
    deck.TopdeckFromPlay: _topdeck,
    exchanging.TrashSelf: lambda *_: 0.0,
    exchanging.TrashFromHand: _trash,
    exchanging.Gain: _gain,
    exchanging.GainSameAsShown: _same,
    exchanging.Copy: _copied,
    lasting.WhileInPlay: _lasts,
    nesting.ChooseOne: _one_of,
    nesting.Optional: lambda look, part: max(0.0, of_parts(look, part.optional)),
}  # fmt: skip
_PLAIN: Final = (coins.Coin, pieces.Points, pieces.Rail, pieces.Station)
