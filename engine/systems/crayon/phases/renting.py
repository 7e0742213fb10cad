"""Rent: what an opponent gets for the use of his track, and the fee for running on one's own."""

from engine.protocol import Refusal
from engine.systems.crayon.state.money import for_rent, use_loan_for_rent
from engine.systems.crayon.state.play import Play, no
from model.wording.speech import tr


def _key(play: Play, train: int, owner: int) -> tuple[int, int]:
    once = play.table.rules.rent.charged == "once-per-player"
    return (-1 if once else train, owner)


def why_not_rent(play: Play, train: int, owner: int) -> Refusal | None:
    """Whether the mover can pay an opponent for his track (CRY-RENT-03, CRY-VAR-25)."""
    rent = play.table.rules.rent
    if _key(play, train, owner) in play.state.turn.paid or rent.when == "late":
        return None
    if for_rent(play.mover) < rent.fee:
        whose = play.names[owner]
        return no(
            "CRY-RENT-03",
            tr("that is {whose}'s: the rent of {fee} has to be at hand", whose=whose, fee=rent.fee),
        )
    return None


def pay_rent(play: Play, train: int, owner: int) -> None:
    """Pays an opponent, once in a turn; what is not at hand is owed (CRY-RENT-01, -02)."""
    turn, fee, seat = play.state.turn, play.table.rules.rent.fee, play.seat
    key = _key(play, train, owner)
    if key in turn.paid:
        return
    turn.paid = (*turn.paid, key)
    if play.table.rules.rent.in_spend_limit:
        turn.spent += fee
    at_once = min(fee, for_rent(play.mover))
    if at_once < fee:
        _owe(play, owner, fee - at_once)
    use_loan_for_rent(play.mover, at_once)
    play.pay_player(seat, owner, at_once)
    text = tr(
        "{names} pays {names2} {at_once} for the use of track",
        names=play.names[seat],
        names2=play.names[owner],
        at_once=at_once,
    )
    play.tell("rent", seat, text, to=owner, amount=at_once)


def _owe(play: Play, owner: int, amount: int) -> None:
    owed = play.mover.rent_owed
    owed[owner] = owed.get(owner, 0) + amount
    text = tr(
        "{names} owes {names2} {amount} for the use of track",
        names=play.names[play.seat],
        names2=play.names[owner],
        amount=amount,
    )
    play.tell("owe", play.seat, text, to=owner, amount=amount)


# -- own track


def why_not_own_track(play: Play) -> Refusal | None:
    """Whether the mover can pay for running on his own track (CRY-VAR-45)."""
    fee = _own_fee(play)
    if fee > for_rent(play.mover):
        return no("CRY-VAR-45", tr("running on your own track costs {fee} a turn", fee=fee))
    return None


def pay_own_track(play: Play) -> None:
    fee = _own_fee(play)
    if fee:
        play.state.turn.own_fee = True
        play.pay_bank(play.seat, fee)
        play.tell(
            "fee",
            play.seat,
            tr("{names} pays {fee} for running", names=play.names[play.seat], fee=fee),
            amount=fee,
        )


def _own_fee(play: Play) -> int:
    """What the next step on own track costs."""
    return 0 if play.state.turn.own_fee else play.table.rules.move.own_track_fee
