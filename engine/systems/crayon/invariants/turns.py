"""Invariants of the turn, of rounds, of events in play and of what it takes to win."""

from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.crayon.state.play import Play, no
from engine.systems.crayon.state.state import InPlay
from model.systems.crayon.things.part import CrayonPart


def turn(play: Play) -> Iterator[Refusal]:
    """INV-CRY-15, -16, -18, -19, -20 and -28."""
    yield from _spending(play)
    yield from _running(play)
    yield from _rent(play)
    yield from _lost(play)
    turns = [player.turns for player in play.state.seats]
    if max(turns) - min(turns) > 1:
        yield no("INV-CRY-20", f"the players have had {turns} turns")
    needed = _first_requirement(play) + play.table.rules.win.tie_step * play.state.ties
    if play.state.win_cash != needed:
        ties = f"{play.state.ties} ties"
        yield no("INV-CRY-28", f"it takes {play.state.win_cash} to win after {ties}, not {needed}")


def _spending(play: Play) -> Iterator[Refusal]:
    rules, now = play.table.rules, play.state.turn
    limit = rules.restart.spend_limit if now.restarted else rules.turn.spend_limit
    if now.crossgraded:
        limit = min(limit, rules.crossgrade.track_limit)
    if rules.rent.in_spend_limit:
        limit += rules.rent.fee * len(now.paid)
    if now.spent > limit or now.spent < 0:
        yield no("INV-CRY-15", f"{now.spent} are spent in this turn, and {limit} are the most")
    most, scope = rules.build.from_major_limit, rules.build.from_major_scope
    begun = now.from_majors
    number = max(begun.values(), default=0) if scope == "each-major" else sum(begun.values())
    if number > most and scope != "all-majors-then-paid":
        yield no("INV-CRY-15", f"{number} sections left major cities, and {most} are the most")
    if now.upgraded and (now.built or now.crossgraded or now.traded):
        yield no("INV-CRY-15", "a train was upgraded in a turn in which something else was bought")


def _running(play: Play) -> Iterator[Refusal]:
    for seat, player in enumerate(play.state.seats):
        for number, train in enumerate(player.trains, 1):
            if not 0 <= train.moved <= train.allowance:
                name = f"train {number} of {play.names[seat]}"
                yield no("INV-CRY-16", f"{name} has run {train.moved} of {train.allowance}")


def _rent(play: Play) -> Iterator[Refusal]:
    now, players = play.state.turn, play.state.players
    once = play.table.rules.rent.charged == "once-per-player"
    for train, owner in now.paid:
        strange = owner == now.seat or not 0 <= owner < players or once != (train == -1)
        if strange or now.paid.count((train, owner)) > 1:
            yield no("INV-CRY-18", f"seat {owner + 1} was paid for track that was paid for, or not")


def _lost(play: Play) -> Iterator[Refusal]:
    now = play.state.turn
    if now.phase != "lost":
        return
    done = (now.built, now.upgraded, now.crossgraded, now.traded, now.restarted, now.discarded)
    if any(done) or now.spent or any(train.moved for train in play.mover.trains):
        yield no("INV-CRY-19", f"{play.names[now.seat]} has done something in a lost turn")


def _first_requirement(play: Play) -> int:
    """The cash that it took to win before any tie, as the rules or the position say."""
    win, position = play.table.rules.win, play.table.scenario.part_as(CrayonPart).position
    if position is None or position.win_cash is None:
        return win.cash
    ties = (position.win_cash - win.cash) // win.tie_step if win.tie_step else 0
    return position.win_cash - ties * win.tie_step


def events(play: Play) -> Iterator[Refusal]:
    """INV-CRY-22: whatever is in play ends some day or never, and errands belong to it."""
    state = play.state
    for one in state.in_play:
        if not 0 <= one.drawer < state.players or not _lasts(play, one):
            left = "" if one.turns is None else f", with {one.turns} turns left"
            yield no("INV-CRY-22", f"{one.event} of seat {one.drawer + 1} is in play{left}")
    known = {one.event for one in state.in_play}
    known |= {task[1] for task in state.agenda if task[0] == "settled"}
    for seat, player in enumerate(state.seats):
        for event in player.errands:
            if event not in known:
                yield no("INV-CRY-22", f"{play.names[seat]} owes {event}, which is not in play")


def _lasts(play: Play, one: InPlay) -> bool:
    event = play.table.events.get(one.event)
    if event is None:
        return False
    if event.duration.kind == "turns":
        return one.turns is not None and one.turns >= 1
    if event.duration.kind == "until-fulfilled":
        settles = ("settled", one.event) in play.state.agenda
        waits = any(one.event in player.errands for player in play.state.seats)
        over = play.state.result is not None
        return one.turns is None and (settles or waits or over)
    return event.duration.kind == "permanent" and one.turns is None
