"""Loans from the bank and rent that is paid late."""

from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.crayon.actions.kinds import Borrow
from engine.systems.crayon.phases.trapped import is_trapped
from engine.systems.crayon.state.play import Play, no
from model.wording.speech import tr


def why_not_borrow(play: Play, action: Borrow) -> Refusal | None:
    """Whether a loan can be had (CRY-VAR-02, -24)."""
    loan, turn = play.table.rules.loan, play.state.turn
    if not loan.enabled:
        return no("CRY-BUILD-14", tr("the bank gives no credit"))
    rule = "CRY-VAR-02" if loan.who == "trapped" else "CRY-VAR-24"
    if turn.phase == "lost":
        return no("CRY-EVENT-13", tr("this turn is lost"))
    if len(play.mover.debts) >= loan.at_once:
        return no(rule, tr("the last loan has to be paid back first"))
    if turn.borrowed and not loan.factor:
        return no(rule, tr("what is never paid back is given once a turn"))
    if not 1 <= action.amount <= loan.limit:
        return no(rule, tr("a loan is between 1 and {limit}", limit=loan.limit))
    if loan.who == "trapped" and not is_trapped(play):
        return no(rule, tr("only a player who is trapped may borrow"))
    return None


def borrow(play: Play, action: Borrow) -> None:
    loan, player = play.table.rules.loan, play.mover
    play.pay_bank(play.seat, -action.amount)
    owed = action.amount * loan.factor
    if owed:
        player.debts = (*player.debts, owed)
    play.state.turn.borrowed = True
    if loan.use == "building-or-rent":
        player.for_building += action.amount
    text = tr(
        "{names} borrows {amount} and owes {owed}",
        names=play.names[play.seat],
        amount=action.amount,
        owed=owed,
    )
    play.tell("borrow", play.seat, text, amount=action.amount)


def repay_from_payout(play: Play, seat: int, payout: int) -> None:
    """A payout first settles late rent, then a debt where the rules say so."""
    player = play.state.seats[seat]
    for other, owed in sorted(player.rent_owed.items()):
        amount = min(owed, payout)
        payout -= amount
        _pay_late_rent(play, seat, other, amount)
    if play.table.rules.loan.repay == "every-payout":
        for debt in player.debts:
            amount = min(debt, payout)
            payout -= amount
            _repay(play, seat, amount)


def _pay_late_rent(play: Play, seat: int, other: int, amount: int) -> None:
    if not amount:
        return
    owed = play.state.seats[seat].rent_owed
    owed[other] -= amount
    if not owed[other]:
        del owed[other]
    play.pay_player(seat, other, amount)
    text = tr(
        "{names} pays {names2} {amount} of the rent still owed",
        names=play.names[seat],
        names2=play.names[other],
        amount=amount,
    )
    play.tell("rent", seat, text, to=other, amount=amount)


def _repay(play: Play, seat: int, amount: int) -> None:
    """Pays back the oldest debt."""
    if not amount:
        return
    player = play.state.seats[seat]
    first, *others = player.debts
    player.debts = (first - amount, *others) if first > amount else tuple(others)
    play.pay_bank(seat, amount)
    play.tell(
        "repay",
        seat,
        tr("{names} pays back {amount}", names=play.names[seat], amount=amount),
        amount=amount,
    )


def settle(play: Play) -> None:
    """After every action: late rent is paid, and then every debt that can be paid whole."""
    seats = play.state.seats
    for player in seats:
        if player.rent_owed or player.debts:
            break
    else:
        return
    # Rent that somebody receives may let him pay the rent that he owes himself.
    while any(player.rent_owed and player.cash for player in seats):
        for seat, player in enumerate(seats):
            for other, owed in sorted(player.rent_owed.items()):
                _pay_late_rent(play, seat, other, min(owed, player.cash))
    for seat, player in enumerate(seats):
        while player.debts and _is_due(play, seat):
            _repay(play, seat, player.debts[0])


def _is_due(play: Play, seat: int) -> bool:
    """Whether the oldest debt must be paid now; a loan is not paid back in its own turn."""
    player, turn = play.state.seats[seat], play.state.turn
    if play.table.rules.loan.repay != "when-possible" or (turn.borrowed and seat == turn.seat):
        return False
    return player.cash >= player.debts[0]


def borrows(play: Play) -> Iterator[Borrow]:
    """Every loan the mover may take now."""
    if why_not_borrow(play, Borrow(1)) is None:
        yield from (Borrow(amount) for amount in range(1, play.table.rules.loan.limit + 1))
