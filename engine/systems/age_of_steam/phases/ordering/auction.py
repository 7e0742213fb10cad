"""The auction for the order of players (AOS-AUCTION-01 to -08, AOM-ORDER-02, -03, -06)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.protocol import Action, Happening, NotPlayable, Refusal
from engine.systems.age_of_steam.actions.kinds import Bid, Pass, Top
from engine.systems.age_of_steam.effects.held import every
from engine.systems.age_of_steam.phases.queues import seats_from_plain
from engine.systems.age_of_steam.phases.told_order import told
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.rules.effects import Auction
from model.wording.speech import tr


@dataclass(slots=True)
class Bidding:
    """How far the auction has come."""

    left: list[int]
    """Who is still in, in the old order."""
    settled: list[int] = field(default_factory=list)
    """Who has dropped out, the last place first."""
    bids: dict[int, int] = field(default_factory=dict)
    """The last bid of each who has made one."""
    topped: tuple[int, ...] = ()
    """Who has declined to bid without dropping out."""
    silent: int = 0
    """How many have passed without ever having bid."""

    @property
    def high(self) -> int:
        return max(self.bids.values(), default=0)

    @property
    def leader(self) -> int | None:
        """Who has made the highest bid."""
        return max(self.bids, key=self.bids.__getitem__) if self.bids else None

    @property
    def is_under_way(self) -> bool:
        """Whether somebody has bid what he must be able to pay."""
        return bool(self.bids)

    def copy(self) -> "Bidding":
        return Bidding(self.left[:], self.settled[:], self.bids.copy(), self.topped, self.silent)

    def to_plain(self) -> Any:
        return {
            "left": [seat + 1 for seat in self.left],
            "settled": [seat + 1 for seat in self.settled],
            "bids": {str(seat + 1): bid for seat, bid in sorted(self.bids.items())},
            "topped": [seat + 1 for seat in self.topped],
            "silent": self.silent,
        }


def doing_from_plain(plain: Any) -> Bidding:
    if not isinstance(plain, Mapping) or not isinstance(plain.get("bids", {}), Mapping):
        raise NotPlayable(tr("the auction is not told as it should be"))
    bids = plain.get("bids", {})
    if not all(str(key).isdecimal() and type(bid) is int for key, bid in bids.items()):
        raise NotPlayable(tr("bids are told by seat"))
    silent = plain.get("silent", 0)
    return Bidding(
        seats_from_plain(plain.get("left")),
        seats_from_plain(plain.get("settled", [])),
        {int(key) - 1: bid for key, bid in bids.items()},
        tuple(seats_from_plain(plain.get("topped", []))),
        silent if type(silent) is int else 0,
    )


# -- who is asked


def begin(play: Play) -> Iterator[Happening]:
    """Asks the first, unless an action of the last turn has bought the first place."""
    first = [seat for seat in play.state.order if _has(play, seat, "first")]
    if first:
        rest = [seat for seat in play.state.order if seat != first[0]]
        play.state.order = (first[0], *rest)
        yield told(play)
        return
    play.state.doing = Bidding(list(play.state.order))
    yield from _ask(play, play.state.order[0])


def _ask(play: Play, asked: int) -> Iterator[Happening]:
    """Asks a player, or the next who has something to decide; those who cannot bid pass."""
    doing: Bidding = play.state.doing
    while len(doing.left) > 1:
        following = _next(play, asked)
        if asked == doing.leader:
            asked = following
            continue
        if not _must_pass(play, asked):
            play.state.actor = asked
            return
        yield from _drop_out(play, asked)
        asked = following
    play.state.actor = None
    yield from _end(play)


def _next(play: Play, seat: int) -> int:
    """Who comes behind a player in the old order and is still in."""
    left: list[int] = play.state.doing.left
    return left[(left.index(seat) + 1) % len(left)]


def _must_pass(play: Play, seat: int) -> bool:
    """Whether a player has no choice but to pass (AOS-AUCTION-08, AOM-ORDER-03)."""
    doing: Bidding = play.state.doing
    if _has(play, seat, "auto-pass") and seat not in doing.bids:
        return True
    return play.state.seats[seat].cash <= doing.high and why_not_top(play, seat) is not None


def _has(play: Play, seat: int, what: str) -> bool:
    return any(one.auction == what for one in every(play, seat, Auction))


# -- what may be done


def why_not_top(play: Play, seat: int) -> Refusal | None:
    doing: Bidding = play.state.doing
    if not _has(play, seat, "pass-once"):
        return no(
            "AOS-AUCTION-06", tr("only who chose it in the last turn may stay in without a bid")
        )
    if seat in doing.topped:
        return no("AOS-AUCTION-06", tr("one may stay in without a bid only once"))
    is_between_two = len(doing.left) == 2 and doing.leader is not None and doing.leader != seat
    if is_between_two and not play.table.rules.order.pass_with_two:
        return no("AOS-AUCTION-07", tr("between two bidders one must bid or pass"))
    return None


def actions(play: Play) -> Iterator[Action]:
    doing: Bidding = play.state.doing
    for amount in range(doing.high + 1, play.mover.cash + 1):
        yield Bid(amount)
    if why_not_top(play, play.actor) is None:
        yield Top()
    yield Pass()


def why_not(play: Play, action: Any) -> Refusal | None:
    doing: Bidding = play.state.doing
    match action:
        case Bid(amount) if amount <= doing.high:
            return no("AOS-AUCTION-01", tr("a bid must be at least ${high}", high=doing.high + 1))
        case Bid(amount) if amount > play.mover.cash:
            return no(
                "AOS-AUCTION-02",
                tr("a bid may not exceed the cash of ${cash}", cash=play.mover.cash),
            )
        case Bid() | Pass():
            return None
        case Top():
            return why_not_top(play, play.actor)
    return no("AOS-AUCTION-01", tr("now players bid for the order"))


def do(play: Play, action: Any) -> Iterator[Happening]:
    seat, doing = play.actor, play.state.doing
    following = _next(play, seat)
    match action:
        case Bid(amount):
            doing.bids[seat] = amount
            yield Happening(
                "bid",
                seat,
                tr("{seat} bids ${amount}", seat=play.name(seat), amount=amount),
                {"bid": amount},
            )
        case Top():
            doing.topped = (*doing.topped, seat)
            yield Happening("top", seat, tr("{seat} stays in without a bid", seat=play.name(seat)))
        case Pass():
            yield from _drop_out(play, seat)
    yield from _ask(play, following)


def _drop_out(play: Play, seat: int) -> Iterator[Happening]:
    """A player takes the last free place and pays for it (AOS-AUCTION-03, -04)."""
    doing: Bidding = play.state.doing
    place = len(doing.left)
    doing.left.remove(seat)
    doing.settled.append(seat)
    if seat not in doing.bids:
        doing.silent += 1
        if doing.silent <= play.table.rules.order.no_bid_no_action:
            play.state.seats[seat].goes_without = True
    paid = _pay(play, seat, place)
    text = tr(
        "{seat} passes, is number {place} in the order and pays ${paid}",
        seat=play.name(seat),
        place=place,
        paid=paid,
    )
    yield Happening("pass", seat, text, {"place": place, "paid": paid})


def _end(play: Play) -> Iterator[Happening]:
    """One is left, and is first (AOS-AUCTION-05)."""
    doing: Bidding = play.state.doing
    first = doing.left[0]
    paid = _pay(play, first, 1)
    play.state.order = (first, *reversed(doing.settled))
    text = tr("{first} is first and pays ${paid}", first=play.name(first), paid=paid)
    yield Happening("first", first, text, {"place": 1, "paid": paid})
    yield told(play)


def _pay(play: Play, seat: int, place: int) -> int:
    amount = to_pay(play, seat, place, play.state.doing.bids.get(seat, 0))
    play.state.seats[seat].cash -= amount
    return amount


def to_pay(play: Play, seat: int, place: int, bid: int) -> int:
    """What a player pays for a place after this last bid."""
    return _part(_payment(play, seat, place), bid)


def _payment(play: Play, seat: int, place: int) -> str:
    """What a place pays, for everybody or for this role; the last beats the second."""
    names = {1: "first", 2: "second", len(play.state.order): "last"}
    name = names.get(place, "middle")
    role = play.table.roles.get(play.state.seats[seat].role)
    own = None if role is None or role.pay is None else getattr(role.pay, name)
    return str(own or getattr(play.table.rules.order.pay, name))


def _part(payment: str, bid: int) -> int:
    return {"full": bid, "half-up": (bid + 1) // 2, "half-down": bid // 2, "none": 0}[payment]
