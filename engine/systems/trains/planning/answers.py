"""What a planner would do now: in a turn, or about the part of a card that is being applied."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine.systems.trains.actions import kinds as act
from engine.systems.trains.parts.applying import current
from engine.systems.trains.planning import finish
from engine.systems.trains.planning.now import Now
from engine.systems.trains.planning.order import order
from engine.systems.trains.planning.outlook import Outlook
from engine.systems.trains.state.play import Play
from engine.systems.trains.state.state import APPLY
from model.systems.trains.effects import coins, deck, exchanging, hand, pieces
from model.systems.trains.effects import effect as nesting

Actions = Sequence[act.TrainsAction]
Answer = Callable[[Now, Any, Actions], act.TrainsAction]


def answer(play: Play, look: Outlook, legal: Actions) -> act.TrainsAction:
    """What to do now, out of what is allowed."""
    if len(legal) == 1:
        return legal[0]
    if play.state.starter() is not None:
        return max(legal, key=lambda one: _start(look, one))
    now = Now(play, look)
    if play.state.resolving is None:
        return _in_turn(now, legal)
    effect = current(play)
    if play.resolving.asks == APPLY:
        return act.Apply() if _is_applied(now) else act.Leave()
    return _ANSWERS[type(effect)](now, effect, legal)


def _start(look: Outlook, action: Any) -> float:
    return look.places.start(action.cell)


# -- a turn


def _in_turn(now: Now, legal: Actions) -> act.TrainsAction:
    """Plays, then buys, then ends the turn; or passes to be rid of Waste."""
    if act.Pass(returns=True) in legal and _is_worth_passing(now):
        return act.Pass(returns=True)
    rank = order(now.table)
    plays = [one for one in legal if isinstance(one, act.PlayCard)]
    if plays:
        return min(plays, key=lambda one: rank[one.card])
    bought = finish.purchase(now) or now.look.purchase(now.coin)
    if bought is not None and not finish.ends_badly(now, bought):
        onto = act.Buy(bought, to_deck=True)
        is_used = now.look.use(bought) > now.look.drawn
        return onto if is_used and onto in legal else act.Buy(bought)
    return next(one for one in legal if isinstance(one, act.EndTurn | act.Pass))


def _is_worth_passing(now: Now) -> bool:
    """Whether it is better to put all Waste of the hand back than to play it."""
    there = now.seat.hand.count(now.table.waste)
    gain = there * now.look.style.passing * now.look.waste_in_hand
    others = [card for card in now.seat.hand if card in now.table.playable]
    board = sum(now.card(card) for card in others if not now.table.cards[card].value)
    return gain > board + now.look.spending(now.coming)


def _is_applied(now: Now) -> bool:
    card = now.play.resolving.at[0][0]
    parts = now.table.texts[card]
    if not now.look.style.builds and any(type(one) in _BUILDING for one in parts):
        return False
    last = finish.verdict(now, parts)
    return now.parts(parts) > 0 if last is None else last


# -- decisions


def _best(worth: Callable[[Any], float], legal: Actions) -> act.TrainsAction:
    return max(legal, key=worth)


def _rail(now: Now, _: Any, legal: Actions) -> act.TrainsAction:
    return _best(lambda one: now.rail(one.cell), legal)


def _station(now: Now, _: Any, legal: Actions) -> act.TrainsAction:
    return _best(lambda one: now.look.places.station(one.cell), legal)


def _discard(now: Now, _: Any, legal: Actions) -> act.TrainsAction:
    """What is worth least; of any number what is worth less than what comes for it."""
    cards = [one for one in legal if isinstance(one, act.DiscardCard)]
    least = min(cards, key=lambda one: (now.card(one.card), one.card), default=None)
    if least is None:
        return legal[0]
    if act.Done() in legal and now.card(least.card) >= _for_discarded(now):
        return act.Done()
    return least


def _for_discarded(now: Now) -> float:
    """What a discarded card brings by the part that comes next."""
    text, number = now.play.resolving.at[-1]
    parts = now.table.texts[text]
    match parts[number + 1] if number + 1 < len(parts) else None:
        case hand.DrawAsDiscarded(each):
            return each * now.look.drawn
        case coins.CoinPerDiscarded(each):
            return now.more(each) + 0.01
    return 0.0


def _return(_: Now, __: Any, legal: Actions) -> act.TrainsAction:
    return max(legal, key=lambda one: getattr(one, "number", 0))


def _of_chosen(now: Now, _: Any, legal: Actions) -> act.TrainsAction:
    return _best(lambda one: now.table.cards[one.card].value, legal)


def _from_top(now: Now, effect: deck.RevealTop, legal: Actions) -> act.TrainsAction:
    """Takes what is worth most; puts the rest back with the best on top."""
    aside = now.play.resolving.aside
    if isinstance(legal[0], act.PutBack):
        return min(legal, key=lambda one: now.look.use(aside[getattr(one, "place", 1) - 1]))
    is_public = effect.reveal_top.public

    def worth(one: Any) -> float:
        if one.card == act.NONE:
            return 0.0
        return now.card(one.card if is_public else aside[int(one.card) - 1])

    return _best(worth, legal)


def _peek(now: Now, _: Any, legal: Actions) -> act.TrainsAction:
    is_good = now.look.use(now.play.resolving.aside[-1]) >= now.look.drawn
    wanted: act.TrainsAction = act.Keep() if is_good else act.Drop()
    return wanted if wanted in legal else legal[0]


def _name(now: Now, _: Any, legal: Actions) -> act.TrainsAction:
    """The card on top if that is known, or the one that is there most often."""
    seat = now.seat
    if seat.seen and seat.deck:
        known = act.NameCard(seat.deck[-1])
        if known in legal:
            return known
    there = Counter(seat.deck or seat.discard)
    return _best(lambda one: there[one.card] + now.look.use(one.card) / 100, legal)


def _take(now: Now, _: Any, legal: Actions) -> act.TrainsAction:
    return _best(lambda one: now.card(one.card), legal)


def _topdeck(now: Now, _: Any, legal: Actions) -> act.TrainsAction:
    def worth(one: Any) -> float:
        return now.look.drawn if one.card == act.NONE else now.look.use(one.card)

    return _best(worth, legal)


def _trash(now: Now, _: Any, legal: Actions) -> act.TrainsAction:
    """What is worth least, or what brings most where a card comes for it."""
    text, number = now.play.resolving.at[-1]
    rest = now.table.texts[text][number + 1 :]
    gain = next((one for one in rest if isinstance(one, exchanging.Gain)), None)

    def worth(one: Any) -> float:
        brings = 0.0 if gain is None else now.in_exchange(one.card, gain)
        return now.trashing(one.card) + brings

    return _best(worth, legal)


def _gain(now: Now, effect: exchanging.Gain, legal: Actions) -> act.TrainsAction:
    return _best(lambda one: now.gaining(one.card, effect.gain.to), legal)


def _same(now: Now, effect: exchanging.GainSameAsShown, legal: Actions) -> act.TrainsAction:
    return _best(lambda one: now.gaining(one.card, effect.gain_same_as_shown.to), legal)


def _copy(now: Now, _: Any, legal: Actions) -> act.TrainsAction:
    return _best(lambda one: now.parts(now.table.texts[one.card]), legal)


def _option(now: Now, effect: nesting.ChooseOne, legal: Actions) -> act.TrainsAction:
    return _best(lambda one: now.parts(effect.choose_one[one.number - 1]), legal)


def _optional(now: Now, effect: nesting.Optional, _: Actions) -> act.TrainsAction:
    return act.Apply() if now.parts(effect.optional) > 0 else act.Leave()


_ANSWERS: Final[Mapping[type[Any], Answer]] = {
    pieces.Rail: _rail,
    pieces.Station: _station,
    hand.Discard: _discard,
    hand.ReturnWaste: _return,
    coins.CoinOfChosen: _of_chosen,
    deck.RevealTop: _from_top,
    deck.PeekTop: _peek,
    deck.NameAndPeek: _name,
    deck.TakeFromDiscard: _take,
    deck.TopdeckFromPlay: _topdeck,
    exchanging.TrashFromHand: _trash,
    exchanging.Gain: _gain,
    exchanging.GainSameAsShown: _same,
    exchanging.Copy: _copy,
    nesting.ChooseOne: _option,
    nesting.Optional: _optional,
}
"""By the part that asks."""
_BUILDING: Final = (pieces.Rail, pieces.Station)
