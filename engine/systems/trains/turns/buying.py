"""Buying cards (TRN-BUY-01 to -04)."""

from collections.abc import Iterator

from engine.protocol import Happening, Refusal
from engine.systems.trains.actions import kinds as act
from engine.systems.trains.parts.applying import PARTS
from engine.systems.trains.state.play import Play
from model.wording.speech import tr


def choices(play: Play) -> list[act.TrainsAction]:
    """Everything that can be bought now."""
    state, table = play.state, play.table
    coin, cards, buys = state.coin, table.cards, table.buys
    found: list[act.TrainsAction] = [
        buys[card]
        for card, left in play.piles_for(state.actor).items()
        if left and cards[card].cost <= coin and cards[card].buyable
    ]
    if found and play.buys_to_deck():
        found += [table.buys_to_deck[one.card] for one in found if isinstance(one, act.Buy)]
    return found


def why_not(play: Play, action: act.Buy) -> Refusal | None:
    """Why a card cannot be bought now."""
    state, card = play.state, play.table.cards.get(action.card)
    if card is None or action.card not in state.supply:
        return Refusal(
            "TRN-BUY-01", tr("there is no pile of {card}", card=play.table.name(action.card))
        )
    if action.card not in play.piles_for(state.actor):
        return Refusal(
            "", tr("in this game {play} is barred from {card}", play=play.name, card=card.title)
        )
    if not card.buyable:
        return Refusal("TRN-BUY-03", tr("{card} cannot be bought", card=card.title))
    if not state.supply[action.card]:
        return Refusal("TRN-BUY-03", tr("the pile of {card} is empty", card=card.title))
    if card.cost > state.coin:
        return Refusal(
            "TRN-BUY-01",
            tr("it costs {cost} coin, and there are {coin}", cost=card.cost, coin=state.coin),
        )
    if action.to_deck and not play.buys_to_deck():
        return Refusal("TRN-BUY-02", tr("bought cards go to the gained pile"))
    return None


def buy(play: Play, action: act.Buy) -> Iterator[Happening]:
    """Buys a card: it goes to the gained pile, or onto the deck where that is allowed."""
    state, card = play.state, play.table.cards[action.card]
    state.coin -= card.cost
    state.supply[card.id] -= 1
    state.acted = True
    play.put(card.id, "deck" if action.to_deck else "gained")
    where = tr(" onto the deck") if action.to_deck else ""
    text = tr(
        "{play} buys {card} for {cost} coin{where}",
        play=play.name,
        card=card.title,
        cost=card.cost,
        where=where,
    )
    yield Happening("buys", state.actor, text, {"card": card.id, "coin": card.cost})
    for effect in card.on_buy:
        yield from PARTS[type(effect)].begin(play, effect)
