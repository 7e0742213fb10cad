"""Deliveries: what a demand pays, and what follows when it is fulfilled."""

from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.crayon.actions.kinds import Deliver, Ship
from engine.systems.crayon.events.cited_rules import rule_against_delivery
from engine.systems.crayon.events.errands import why_barred
from engine.systems.crayon.phases.debts import repay_from_payout
from engine.systems.crayon.phases.links import links_here, use_link, why_not_link
from engine.systems.crayon.phases.loading import use_points, why_no_points
from engine.systems.crayon.phases.moving import why_not_run
from engine.systems.crayon.state.chips import is_circus, lie_down, take_off, to_tray
from engine.systems.crayon.state.play import Play, no
from engine.systems.crayon.state.state import Train
from model.systems.crayon.things.consequences import adds_to
from model.systems.crayon.things.effects import NoDelivery
from model.systems.crayon.things.part import Demand
from model.wording.speech import tr


def why_not_deliver(play: Play, action: Deliver | Ship) -> Refusal | None:
    refusal = why_not_run(play, action.train) or _why_not_there(play, action)
    if refusal is not None:
        return refusal
    train = play.mover.trains[action.train - 1]
    if action.good not in train.loads:
        return no("CRY-DELIV-01", tr("there is no {good} on the train", good=action.good))
    return (
        _why_not_card(play, action)
        or why_barred(play, play.seat, "delivery")
        or why_no_delivery(play, action.city, action.good)
        or _why_no_points(play, train)
    )


def _why_not_there(play: Play, action: Deliver | Ship) -> Refusal | None:
    """Whether the train is in the city, or at the beginning of a link that leads there."""
    if isinstance(action, Ship):
        return why_not_link(play, action.train, "ship", action.city)
    city = play.table.cities.get(play.mover.trains[action.train - 1].at)
    if city is None or city.id != action.city:
        return no(
            "CRY-DELIV-01",
            tr("the train is not in {city_name}", city_name=play.table.city_name(action.city)),
        )
    return None


def _why_no_points(play: Play, train: Train) -> Refusal | None:
    return why_no_points(play, train) if play.table.rules.load.delivery_counts else None


def _why_not_card(play: Play, action: Deliver | Ship) -> Refusal | None:
    """Whether a card asks for the load; it is named where, and only where, several do."""
    fitting = offers(play, action.good, action.city, action.pays)
    what = tr(
        "{good} to {city_name} for {pays}",
        good=action.good,
        city_name=play.table.city_name(action.city),
        pays=action.pays,
    )
    if not fitting:
        return no("CRY-DELIV-01", tr("no card of yours asks for {what}", what=what))
    if action.card and action.card not in fitting:
        return no(
            "CRY-DELIV-01", tr("card {card} does not ask for {what}", card=action.card, what=what)
        )
    if len(fitting) > 1 and not action.card:
        return no(
            "CRY-DELIV-01",
            tr("several cards fit, so name one: {fitting}", fitting=", ".join(fitting)),
        )
    if action.card and len(fitting) == 1:
        return no("CRY-DELIV-01", tr("only one card fits, so none is named"))
    return _why_bound(play, action.card or fitting[0], action)


def _why_bound(play: Play, card: str, action: Deliver | Ship) -> Refusal | None:
    """Whether a card is bound to another of its demands (CRY-VAR-22)."""
    bound = play.mover.bound.get(card) if card in play.mover.hand else None
    asked = (action.city, action.good, action.pays)
    fits = [which for which, one in enumerate(play.table.cards[card].demands) if one == asked]
    if bound is None or any(which in bound for which in fits):
        return None
    return no("CRY-VAR-22", tr("card {card} is bound to another of its demands", card=card))


def offers(play: Play, good: str, city: str, pays: int) -> list[str]:
    """The cards, in hand or open to all, that offer a payout for a good in a city."""
    cards = (*play.mover.hand, *play.state.open_contracts)
    return [
        card
        for card in dict.fromkeys(cards)
        if any(one == (city, good, pays) for one in play.table.cards[card].demands)
    ]


def why_no_delivery(play: Play, city: str, good: str) -> Refusal | None:
    """Whether an event in play bars a delivery (CRY-EVENT-25, -38)."""
    for event, cities, effect in play.weather.no_delivery:
        if city in cities and _bars(effect, good):
            rule = rule_against_delivery(play.table.events[event], effect)
            return no(
                rule,
                tr(
                    "{event_name}: {good} is not delivered here now",
                    event_name=play.event_name(event),
                    good=good,
                ),
            )
    return None


def _bars(effect: NoDelivery, good: str) -> bool:
    if effect.goods:
        return good in effect.goods
    return good not in effect.except_goods


def bonus(play: Play, city: str, good: str) -> int:
    """What events in play add to a payout (CRY-EVENT-38, -40, -41)."""
    amounts = [one.amount for one in play.weather.bonuses if adds_to(one, city, good)]
    if play.table.rules.event.bonus_add:
        return sum(amounts)
    return max(amounts, default=0)


def deliver(play: Play, action: Deliver | Ship) -> None:
    """The chip goes, the bank pays, the card is discarded; then a new one is drawn."""
    state, seat = play.state, play.seat
    train = play.mover.trains[action.train - 1]
    card = action.card or offers(play, action.good, action.city, action.pays)[0]
    state.turn.acted = True
    if isinstance(action, Ship):
        use_link(play, action.train, "ship", action.city)
    take_off(train, action.good)
    if is_circus(play, action.good):
        lie_down(play, action.good, action.city)
    else:
        to_tray(play, action.good)
    if play.table.rules.load.delivery_counts:
        use_points(play, train)
    paid = action.pays + bonus(play, action.city, action.good)
    play.pay_bank(seat, -paid)
    text = tr(
        "{names} delivers {good} to {city_name}",
        names=play.names[seat],
        good=action.good,
        city_name=play.table.city_name(action.city),
    )
    facts = {"good": action.good, "city": action.city, "card": card, "printed": action.pays}
    play.tell("deliver", seat, tr("{text} for {paid}", text=text, paid=paid), amount=paid, **facts)
    repay_from_payout(play, seat, paid)
    give_up_card(play, card)
    play.push("refill", seat)


def give_up_card(play: Play, card: str) -> None:
    state, player = play.state, play.mover
    if card in player.hand:
        hand = list(player.hand)
        hand.remove(card)
        player.hand = tuple(hand)
        player.bound.pop(card, None)
    else:
        state.open_contracts = tuple(one for one in state.open_contracts if one != card)
    state.discards.append(card)


def deliveries(play: Play) -> Iterator[Deliver | Ship]:
    """Every delivery the mover may make now."""
    cards = (*play.mover.hand, *play.state.open_contracts)
    demands = sorted({one for card in cards for one in play.table.cards[card].demands})
    for number, train in enumerate(play.mover.trains, 1):
        if train.is_placed and train.loads:
            for demand in demands:
                for action in _candidates(play, number, train, demand):
                    if why_not_deliver(play, action) is None:
                        yield action


def _candidates(play: Play, number: int, train: Train, demand: Demand) -> Iterator[Deliver | Ship]:
    """How a demand could be fulfilled here, with each card that could be named."""
    city, (where, good, pays) = play.table.cities.get(train.at), demand
    is_here = city is not None and city.id == where
    overseas = any(where in link.serves for link in links_here(play, train))
    if good in train.loads and (is_here or overseas):
        fitting = offers(play, good, where, pays)
        for card in fitting if len(fitting) > 1 else [""]:
            if is_here:
                yield Deliver(good, where, pays, card, number)
            if overseas:
                yield Ship(good, where, pays, card, number)
