"""Winning: what a player's track joins, declarations, the end of a round, and places."""

from collections.abc import Collection, Iterable

from engine.protocol import Refusal, Result
from engine.systems.crayon.state.play import Play, no
from model.systems.crayon.network.network import edge_key

OUT_OF_CARDS = "the deck is empty"
OUT_OF_TIME = "time is up"


def fulfils(play: Play, seat: int) -> bool:
    """Whether a player has the cash and the network it takes (CRY-WIN-01 to -05)."""
    player = play.state.seats[seat]
    if play.table.rules.sudden_death.enabled and not play.table.rules.sudden_death.earlier_win:
        return False
    if player.cash < play.state.win_cash:
        return False
    if player.debts and play.table.rules.loan.debt_bars_win:
        return False
    return is_connected(play, seat)


def is_connected(play: Play, seat: int) -> bool:
    """Whether one piece of a player's network joins what it has to."""
    win = play.table.rules.win
    if win.majors <= 0 and win.links <= 0:
        return True
    if _majors_of(play, play.state.track.touched[seat]) < win.majors:
        return False
    return any(majors >= win.majors and links >= win.links for majors, links in _pieces(play, seat))


def majors_joined(play: Play, seat: int) -> int:
    """The most Major Cities on one piece of a player's network."""
    return max((majors for majors, _ in _pieces(play, seat)), default=0)


def _pieces(play: Play, seat: int) -> list[tuple[int, int]]:
    """For each piece of a player's network how many Major Cities and link ports it joins."""
    touched = play.state.track.touched[seat]
    seen: set[int] = set()
    counts = []
    for first in sorted(touched):
        if first not in seen:
            piece = _piece(play, seat, first)
            seen |= piece
            counts.append((_majors_of(play, piece & touched.keys()), _links_of(play, seat, piece)))
    return counts


def _piece(play: Play, seat: int, first: int) -> set[int]:
    table, track = play.table, play.state.track
    sections, red_joins = track.sections, table.red_joins
    seen, ahead = {first}, [first]
    for cell in ahead:
        joined = [n for n in table.ways[cell] if sections.get(edge_key(cell, n)) == seat]
        joined += red_joins.get(cell, ())
        joined += _ferry_ends(play, seat, cell)
        for near in joined:
            if near not in seen:
                seen.add(near)
                ahead.append(near)
    return seen


def _ferry_ends(play: Play, seat: int, cell: int) -> list[int]:
    """Where owned ferries lead that make a line continuous (CRY-FERRY-11)."""
    ends: list[int] = []
    for name in play.table.ferries_at.get(cell, ()):
        own = play.table.ferries[name].connects_for_victory
        connects = play.table.rules.win.ferry_connects if own is None else own
        if connects and play.state.track.owns(seat, name):
            ends += play.table.ports_of[name]
    return ends


def _majors_of(play: Play, touched: Collection[int]) -> int:
    """A Major City counts if own track ends at it, not if only its red area was passed."""
    return sum(any(cell in touched for cell in major.cells) for major in play.table.majors)


def _links_of(play: Play, seat: int, piece: set[int]) -> int:
    table, owned = play.table, play.table.rules.win.link_owned
    return sum(
        table.network.index(link.port) in piece
        and (not owned or play.state.track.owns(seat, link.id))
        for link in table.links.values()
    )


# -- declarations


def watch(play: Play) -> None:
    """After every action, where victory is found out at once (OPEN-CRY-66)."""
    win, state = play.table.rules.win, play.state
    if win.check != "any-time" or not win.auto or state.turn.phase == "build-round":
        return
    for seat in state.from_seat(state.turn.seat):
        if seat not in state.declared and fulfils(play, seat):
            note_declaration(play, seat)
            if state.result is not None:
                return


def note_declaration(play: Play, seat: int) -> None:
    """A declaration; without equal turns it is the end (CRY-WIN-02, -06, -11)."""
    state = play.state
    state.declared[seat] = state.seats[seat].cash
    # How much it is beyond what it takes stays private (CRY-INFO-02).
    play.tell("declare", seat, f"{play.names[seat]} declares victory", win_cash=state.win_cash)
    if not play.table.rules.win.equal_turns:
        finish(play, ranking(play, [seat]), "victory")


def decide_round(play: Play, seat: int) -> None:
    """What the end of a turn, or of the round, decides (CRY-WIN-06 to -10, CRY-VAR-03, -15)."""
    state = play.state
    if play.table.rules.sudden_death.enabled and (state.last_card or not state.deck):
        finish(play, ranking(play, range(state.players)), OUT_OF_CARDS)
        return
    last = (state.first - 1) % state.players
    if seat != last or state.turn.phase == "build-round":
        return
    if state.declared:
        _decide_declared(play)
    if state.result is None and state.time_called:
        _decide_by_time(play)


def _decide_declared(play: Play) -> None:
    state, win = play.state, play.table.rules.win
    declared = list(state.declared)
    if win.declaration == "must-hold":
        declared = [seat for seat in declared if fulfils(play, seat)]
    at_once = win.compare_cash == "at-declaration"
    cash = {s: state.declared[s] if at_once else _cash(play, s) for s in declared}
    best = [seat for seat in declared if cash[seat] == max(cash.values())]
    state.declared = {}
    if len(best) == 1:
        finish(play, ranking(play, best), "victory")
    elif best:
        state.ties += 1
        state.win_cash += win.tie_step
        text = f"A tie: it takes {state.win_cash} to win from now on"
        play.tell("tie", None, text, win_cash=state.win_cash)


def _decide_by_time(play: Play) -> None:
    """Being connected outranks cash (CRY-VAR-03, -31)."""
    state = play.state
    connected = [seat for seat in range(state.players) if is_connected(play, seat)]
    if play.table.rules.time_limit.connected_first == "every-place":
        places = _by_cash(play, connected)
        places += _by_cash(play, [s for s in range(state.players) if s not in connected])
    else:
        places = list(ranking(play, connected or range(state.players)))
    finish(play, tuple(places), OUT_OF_TIME)


def _by_cash(play: Play, seats: Iterable[int]) -> list[tuple[int, ...]]:
    cash: dict[int, list[int]] = {}
    for seat in seats:
        cash.setdefault(_cash(play, seat), []).append(seat)
    return [tuple(cash[amount]) for amount in sorted(cash, reverse=True)]


def _cash(play: Play, seat: int) -> int:
    """The cash that counts: a debt has to be paid first (OPEN-CRY-70)."""
    player = play.state.seats[seat]
    return player.cash - (sum(player.debts) if play.table.rules.loan.debt_bars_win else 0)


def ranking(play: Play, best: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    """The richest of these wins; the others follow by cash (CRY-WIN-03, -07)."""
    first = _by_cash(play, best)[0]
    others = [seat for seat in range(play.state.players) if seat not in first]
    return (first, *_by_cash(play, others))


def rule_of_time(play: Play) -> str:
    """The rule about a time limit: the two games place the players differently."""
    every = play.table.rules.time_limit.connected_first == "every-place"
    return "CRY-VAR-03" if every else "CRY-VAR-31"


def why_over(play: Play, result: Result) -> Refusal:
    """Why nothing more is done in a game that has ended."""
    ends = {OUT_OF_CARDS: "CRY-VAR-15", OUT_OF_TIME: rule_of_time(play)}
    usual = "CRY-WIN-06" if play.table.rules.win.equal_turns else "CRY-WIN-11"
    return no(ends.get(result.reason, usual), "the game is over")


def finish(play: Play, places: tuple[tuple[int, ...], ...], reason: str) -> None:
    play.state.result = Result(places, reason)
    play.state.agenda.clear()
    names = " and ".join(play.names[seat] for seat in places[0])
    play.tell("result", None, f"{names} won: {reason}", places=places, reason=reason)
