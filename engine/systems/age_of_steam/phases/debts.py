"""Payments that nobody can refuse, and who is bankrupt by them (AOS-EXPENSE-02 to -05)."""

from collections.abc import Iterator, Mapping

from engine.protocol import Happening
from engine.systems.age_of_steam.ending.ranking import finish
from engine.systems.age_of_steam.state.play import Play
from engine.systems.age_of_steam.state.tokens import return_tokens
from model.amounts_in_words import counted
from model.systems.age_of_steam.conditions.cases import now
from model.wording.speech import tr


def pay_forced(play: Play, amounts: Mapping[int, int]) -> Iterator[Happening]:
    """Everybody pays at the same time; then those leave whose income is too low."""
    for seat, amount in amounts.items():
        yield from _pay(play, seat, amount)
    money = play.table.rules.money
    seats = play.state.seats
    broke = [seat for seat in amounts if seats[seat].income < money.bankrupt_below]
    for seat in broke:
        yield from _bankrupt(play, seat)
    if broke:
        yield from _anybody_left(play)


def _pay(play: Play, seat: int, amount: int) -> Iterator[Happening]:
    """Cash first, then perhaps shares, then income."""
    player = play.state.seats[seat]
    gap = max(0, amount - player.cash)
    player.cash = max(0, player.cash - amount)
    yield Happening(
        "pay",
        seat,
        tr("{seat} pays ${amount}", seat=play.name(seat), amount=amount - gap),
        {"cash": amount - gap},
    )
    if gap and play.table.rules.money.shortfall == "shares":
        issued = _forced_shares(play, seat, gap)
        raised = issued * play.now(play.table.rules.shares.price, seat)
        player.cash, gap = max(0, raised - gap), max(0, gap - raised)
        if issued:
            text = tr(
                "{seat} must issue {shares}", seat=play.name(seat), shares=counted(issued, "share")
            )
            yield Happening("issue", seat, text, {"shares": issued, "cash": raised})
    if gap:
        player.income -= gap
        text = tr(
            "{seat} is short of ${gap}: income falls to {income}",
            seat=play.name(seat),
            gap=gap,
            income=player.income,
        )
        yield Happening("short", seat, text, {"income": -gap})


def _forced_shares(play: Play, seat: int, gap: int) -> int:
    """The fewest shares that cover a gap, as far as there may be more (AOM-MONEY-04)."""
    shares, situation = play.table.rules.shares, play.situation(seat)
    price, player = now(shares.price, situation), play.state.seats[seat]
    left = max(0, now(shares.max, situation) - player.shares)
    issued = min(left, -(-gap // price)) if price > 0 else 0
    player.shares += issued
    return issued


def _bankrupt(play: Play, seat: int) -> Iterator[Happening]:
    """A player is out: discs come off, tokens go back, the order closes up (AOS-EXPENSE-04)."""
    state = play.state
    player = state.seats[seat]
    player.left = state.turn
    state.order = tuple([one for one in state.order if one != seat])
    for token, number in list(player.tokens.items()):
        return_tokens(play, seat, token, number)
    state.track.disown(seat)
    yield Happening(
        "out", seat, tr("{seat} is bankrupt and out", seat=play.name(seat)), {"turn": state.turn}
    )


def _anybody_left(play: Play) -> Iterator[Happening]:
    """If only one of several is left, that player has won; nobody alone plays on for nothing."""
    state = play.state
    if state.players > 1 and len(state.order) == 1:
        yield from finish(play, tr("only {order} is left", order=play.name(state.order[0])))
    elif not state.order:
        alone = tr("{it} is bankrupt", it=play.name(0))
        yield from finish(play, alone if state.players == 1 else tr("nobody is left"))
