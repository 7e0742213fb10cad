"""Selling and trading track: an offer is put together, proposed, and agreed to (CRY-VAR-52)."""

from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.crayon.actions.kinds import (
    Agree,
    Ask,
    Give,
    Pay,
    Propose,
    Refuse,
    Talk,
    Withdraw,
)
from engine.systems.crayon.limits.trade_limits import exchange, why_not_lawful
from engine.systems.crayon.phases.building import why_not_yet
from engine.systems.crayon.state.money import for_anything, spend_limit, spent_on_track
from engine.systems.crayon.state.play import Play, no
from engine.systems.crayon.state.state import Offer
from model.systems.crayon.network.network import edge_ends
from model.wording.speech import tr

RULE = "CRY-VAR-52"


def why_not_talk(play: Play, action: Talk) -> Refusal | None:
    turn = play.state.turn
    refusal = _why_not_sold(play) or why_not_yet(play)
    if refusal is not None:
        return refusal
    if turn.built or turn.upgraded or turn.crossgraded:
        return no(RULE, tr("track is traded instead of building"))
    other = action.seat - 1
    if not 0 <= other < play.state.players or other == play.seat or other in turn.talked:
        return no(RULE, tr("there is nobody to talk with in this turn"))
    return None


def _why_not_sold(play: Play) -> Refusal | None:
    if not play.table.rules.track_trade.enabled:
        return no("CRY-BUILD-19", tr("track is not sold in this game"))
    return None


def talk(play: Play, action: Talk) -> None:
    turn = play.state.turn
    turn.offer = Offer(action.seat - 1)
    turn.talked = (*turn.talked, action.seat - 1)
    text = tr(
        "{names} talks with {names2} about track",
        names=play.names[play.seat],
        names2=play.names[action.seat - 1],
    )
    play.tell("talk", play.seat, text)


def _offer(play: Play) -> Offer:
    offer = play.state.turn.offer
    assert offer is not None  # noqa: S101 (asked for only while there is one)
    return offer


def _edge(play: Play, action: Ask | Give) -> int:
    return play.table.network.edge(action.origin, action.end)


def _why_not_edge(
    play: Play, action: Ask | Give, owner: int, known: tuple[int, ...]
) -> Refusal | None:
    offer, edge = play.state.turn.offer, _edge(play, action)
    if offer is None:
        return _why_not_sold(play) or no(RULE, tr("talk with another player first"))
    if play.state.track.sections.get(edge) != owner or edge in known:
        return no(RULE, tr("there is no such section to trade"))
    if edge_ends(edge)[0] != play.table.network.index(action.origin):
        return no(RULE, tr("write the section with its upper or left end first"))
    return None


def why_not_ask(play: Play, action: Ask) -> Refusal | None:
    offer = play.state.turn.offer
    return _why_not_edge(play, action, offer.other if offer else -1, offer.asks if offer else ())


def ask(play: Play, action: Ask) -> None:
    offer = _offer(play)
    play.state.turn.offer = offer._replace(asks=(*offer.asks, _edge(play, action)))


def why_not_give(play: Play, action: Give) -> Refusal | None:
    offer = play.state.turn.offer
    return _why_not_edge(play, action, play.seat, offer.gives if offer else ())


def give(play: Play, action: Give) -> None:
    offer = _offer(play)
    play.state.turn.offer = offer._replace(gives=(*offer.gives, _edge(play, action)))


def why_not_pay(play: Play, action: Pay) -> Refusal | None:
    offer = play.state.turn.offer
    if offer is None or not offer.asks:
        return _why_not_sold(play) or no(
            RULE, tr("money is offered for sections that are asked for")
        )
    if offer.pays or action.amount < 1:
        return no(RULE, tr("one sum is offered, of 1 at least"))
    if action.amount > _most(play):
        return no(RULE, tr("no more than {most} can be paid", most=_most(play)))
    return None


def _most(play: Play) -> int:
    cash = for_anything(play.mover)
    if play.table.rules.track_trade.in_spend_limit:
        return min(cash, spend_limit(play) - spent_on_track(play))
    return cash


def pay(play: Play, action: Pay) -> None:
    play.state.turn.offer = _offer(play)._replace(pays=action.amount)


def why_not_propose(play: Play, _: Propose) -> Refusal | None:
    offer = play.state.turn.offer
    if offer is None:
        return _why_not_sold(play) or no(RULE, tr("there is no trade to propose"))
    if not offer.asks:
        return no(RULE, tr("a trade asks for at least one section"))
    return why_not_lawful(play, offer)


def propose(play: Play, _: Propose) -> None:
    offer = _offer(play)
    text = tr(
        "{names} offers {pays} and {gives} sections for {asks} of {names2}'s",
        names=play.names[play.seat],
        pays=offer.pays,
        gives=len(offer.gives),
        asks=len(offer.asks),
        names2=play.names[offer.other],
    )
    play.tell("propose", play.seat, text)
    play.push("answer", offer.other)


def why_not_withdraw(play: Play, _: Withdraw) -> Refusal | None:
    if play.state.turn.offer is not None:
        return None
    return _why_not_sold(play) or no(RULE, tr("there is no trade to drop"))


def withdraw(play: Play, _: Withdraw) -> None:
    play.state.turn.offer = None


def agree(play: Play, _: Agree) -> None:
    offer, turn = _offer(play), play.state.turn
    play.state.agenda.pop()
    exchange(play, offer)
    turn.offer, turn.traded = None, True
    if play.table.rules.track_trade.in_spend_limit:
        turn.spent += offer.pays
    play.pay_player(play.seat, offer.other, offer.pays)
    text = tr(
        "{names} agrees; track changes hands for {pays}",
        names=play.names[offer.other],
        pays=offer.pays,
    )
    facts = {"asks": offer.asks, "gives": offer.gives, "amount": offer.pays}
    play.tell("trade", play.seat, text, other=offer.other, **facts)


def refuse(play: Play, _: Refuse) -> None:
    offer = _offer(play)
    play.state.agenda.pop()
    play.state.turn.offer = None
    play.tell("refuse", offer.other, tr("{names} does not agree", names=play.names[offer.other]))


def trades(play: Play) -> Iterator[Talk | Ask | Give | Pay | Propose | Withdraw]:
    """Every step of a trade that the mover may take now."""
    offer, cells = play.state.turn.offer, play.table.cells
    if offer is None:
        for seat in range(1, play.state.players + 1):
            if why_not_talk(play, Talk(seat)) is None:
                yield Talk(seat)
        return
    for edge in play.state.track.sections_of(offer.other):
        if edge not in offer.asks:
            yield Ask(*[cells[end] for end in edge_ends(edge)])
    for edge in play.state.track.sections_of(play.seat):
        if edge not in offer.gives:
            yield Give(*[cells[end] for end in edge_ends(edge)])
    if offer.asks and not offer.pays:
        yield from (Pay(amount) for amount in range(1, _most(play) + 1))
    if why_not_propose(play, Propose()) is None:
        yield Propose()
    yield Withdraw()
