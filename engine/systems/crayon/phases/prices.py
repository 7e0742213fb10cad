"""What a section costs now, and whether the mover can pay it."""

from engine.protocol import Refusal
from engine.systems.crayon.state.money import for_track, spend_limit, spent_on_track
from engine.systems.crayon.state.play import Play, no
from model.wording.speech import tr


def price_now(play: Play, seat: int, u: int, v: int) -> int:
    """What a section costs a player: the milepost it goes to, and the waters (CRY-BUILD-04)."""
    table, network = play.table, play.network
    if v not in table.ports and u not in network.red:
        return network.price[v] + network.surcharge(u, v)
    return _milepost(play, seat, u, v) + network.surcharge(u, v)


def _milepost(play: Play, seat: int, u: int, v: int) -> int:
    if u in play.table.network.red and costs_flat(play):
        return play.table.rules.cost.major
    ports = play.table.ports.get(v)
    if ports is None:
        return play.network.price[v]
    track = play.state.track
    new = [port.cost for port in ports if not track.owns(seat, port.id)]
    return sum(new) if new else play.network.again[v]


def costs_flat(play: Play) -> bool:
    """Whether sections out of Major Cities cost the same everywhere by now.

    So they do beyond the limit of a turn, in the reading that sells them (OPEN-CRY-74).
    """
    build, begun = play.table.rules.build, play.state.turn.from_majors
    if build.from_major_scope != "all-majors-then-paid":
        return False
    return sum(begun.values()) >= build.from_major_limit


def purse(play: Play) -> int:
    """What the mover can still put into track in this turn."""
    return min(for_track(play.mover), spend_limit(play) - spent_on_track(play))


def why_not_pay(play: Play, price: int) -> Refusal | None:
    """Whether cash and the limit of the turn allow a price (CRY-BUILD-14, CRY-TURN-05)."""
    cash = for_track(play.mover)
    if price > cash:
        return no(
            "CRY-BUILD-14",
            tr("it costs {price}, you have {cash}, and there is no credit", price=price, cash=cash),
        )
    limit, spent = spend_limit(play), spent_on_track(play)
    if spent + price > limit:
        rule = _rule_of_limit(play, limit)
        return no(
            rule,
            tr(
                "it costs {price}, and {spent} of {limit} a turn are spent",
                price=price,
                spent=spent,
                limit=limit,
            ),
        )
    return None


def _rule_of_limit(play: Play, limit: int) -> str:
    """The rule that sets the limit of this turn: variations change it."""
    if limit == play.table.rules.turn.spend_limit:
        return "CRY-TURN-05"
    return "CRY-VAR-35" if play.state.turn.crossgraded else "CRY-VAR-27"
