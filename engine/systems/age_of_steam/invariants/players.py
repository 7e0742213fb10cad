"""Players: money, shares, engine, order, actions."""

from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.conditions.cases import now, values_of


def players(play: Play) -> Iterator[Refusal]:
    """INV-AOS-01 to -04: nobody owes money, shares and engine are in their limits."""
    rules = play.table.rules
    most = max(values_of(rules.shares.max))
    for number, seat in enumerate(play.state.seats):
        name = play.name(number)
        if seat.cash < 0:
            yield no("INV-AOS-01", f"{name} has ${seat.cash}")
        if not 0 <= seat.shares <= max(most, *values_of(rules.start.shares)):
            yield no("INV-AOS-02", f"{name} has {seat.shares} shares")
        if not 0 <= seat.rung < len(rules.engine.ladder):
            yield no("INV-AOS-03", f"{name} has an engine beside the ladder")
        if not seat.left and seat.income < rules.money.bankrupt_below:
            yield no("INV-AOS-04", f"{name} plays with an income of {seat.income}")


def tokens(play: Play) -> Iterator[Refusal]:
    """INV-SC-03, -07: no token comes from nowhere, and each benefit is bought once in a turn."""
    state, table = play.state, play.table
    for number, seat in enumerate(state.seats):
        if any(count < 0 for count in seat.tokens.values()):
            yield no("INV-SC-03", f"{play.name(number)} has fewer tokens than none")
        for benefit in sorted(set(seat.spent)):
            once = table.benefits[benefit][1].once_per_turn
            if once and seat.spent.count(benefit) > 1:
                yield no("INV-SC-07", f"{play.name(number)} has bought {benefit} twice in a turn")
    for token in table.rules.tokens.values():
        held = sum(seat.tokens.get(token.id, 0) for seat in state.seats)
        if token.supply is not None and held + state.tokens.get(token.id, 0) != token.supply:
            yield no("INV-SC-03", f"of {token.supply} {token.id} {held} are held and not all left")


def order(play: Play) -> Iterator[Refusal]:
    """INV-AOS-16, -26: the order is of those who play, and turns do not run over."""
    state = play.state
    living = [number for number, seat in enumerate(state.seats) if not seat.left]
    if sorted(state.order) != living:
        yield no("INV-AOS-16", f"the order is {state.order}, and {living} play")
    if state.turns is not None and state.turn > state.turns:
        yield no("INV-AOS-26", f"turn {state.turn} of {state.turns}")


def choices(play: Play) -> Iterator[Refusal]:
    """INV-AOS-15, INV-AOM-02: an action is held once, and never a blocked or used-up one."""
    state, table = play.state, play.table
    held = [seat.action for seat in state.seats if seat.action]
    if len(set(held)) != len(held):
        yield no("INV-AOS-15", f"an action is held twice: {held}")
    for number, seat in enumerate(state.seats):
        if seat.action not in state.choices:
            continue  # taken in the turn before, when other actions were blocked
        if seat.action in state.blocked or seat.action in table.granted:
            yield no("INV-AOM-02", f"{play.name(number)} holds {seat.action}, which is blocked")
        action, situation = table.actions[seat.action], play.situation(number)
        uses, in_all = now(action.uses_per_player, situation), now(action.uses_total, situation)
        is_used_up = uses is not None and seat.taken.get(action.id, 0) > uses
        if is_used_up or (in_all is not None and state.taken.get(action.id, 0) > in_all):
            yield no("INV-AOM-02", f"{play.name(number)} holds {seat.action}, which is used up")
