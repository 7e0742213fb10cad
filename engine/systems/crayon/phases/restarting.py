"""Restart: a player gives everything back and begins again (CRY-VAR-27)."""

from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.crayon.actions.kinds import Pass, Protect, Restart
from engine.systems.crayon.state.chips import lose_load
from engine.systems.crayon.state.play import Play, no
from engine.systems.crayon.state.state import Train
from model.systems.crayon.network.network import edge_ends
from model.wording.speech import tr


def why_not_restart(play: Play, _: Restart) -> Refusal | None:
    turn = play.state.turn
    if not play.table.rules.restart.enabled:
        return no("CRY-GEN-02", tr("nobody begins again in this game"))
    if turn.phase == "lost":
        return no("CRY-EVENT-13", tr("this turn is lost"))
    if turn.phase == "build-round":
        return no("CRY-INIT-01", tr("in the building rounds nobody begins again"))
    if turn.phase != "operations" or turn.acted or turn.backtracked or turn.borrowed:
        return no("CRY-VAR-27", tr("a player begins again at the start of a turn"))
    return None


def restart(play: Play, _: Restart) -> None:
    """Asks the others what they protect, one after the other; then everything goes."""
    seat = play.seat
    play.tell("restart", seat, tr("{names} begins again", names=play.names[seat]))
    _ask_next(play, seat, seat, ())


def _at_stake(play: Play, seat: int, kept: tuple[int, ...]) -> list[int]:
    """The sections that go unless somebody protects them; what was protected once stays."""
    track = play.state.track
    return [edge for edge in track.sections_of(seat) if edge not in (*kept, *track.protected)]


def _ask_next(play: Play, restarter: int, asked: int, kept: tuple[int, ...]) -> None:
    order = play.state.from_seat(restarter)
    after = order.index(asked) + 1
    if after < len(order) and _at_stake(play, restarter, kept):
        play.push("protect", order[after], restarter, *kept)
    else:
        _begin_again(play, restarter, kept)


def _asked(play: Play) -> tuple[int, int, tuple[int, ...]]:
    """Who is asked now, who begins again, and what is protected so far."""
    _, chooser, restarter, *kept = play.state.agenda[-1]
    return int(chooser), int(restarter), tuple(int(edge) for edge in kept)


def why_not_protect(play: Play, action: Protect) -> Refusal | None:
    _, restarter, kept = _asked(play)
    network = play.table.network
    edge = network.edge(action.origin, action.end)
    if edge not in _at_stake(play, restarter, kept):
        return no("CRY-VAR-27", tr("there is no section to protect"))
    if edge_ends(edge)[0] != network.index(action.origin):
        return no("CRY-VAR-27", tr("write the section with its upper or left end first"))
    return None


def protect(play: Play, action: Protect) -> None:
    chooser, restarter, kept = _asked(play)
    play.state.agenda.pop()
    edge = play.table.network.edge(action.origin, action.end)
    text = tr(
        "{names} protects {origin} {end}",
        names=play.names[chooser],
        origin=action.origin,
        end=action.end,
    )
    play.tell("protect", chooser, text, edge=edge)
    kept = (*kept, edge)
    if _at_stake(play, restarter, kept):
        play.push("protect", chooser, restarter, *kept)
    else:
        _begin_again(play, restarter, kept)


def pass_by(play: Play, _: Pass) -> None:
    chooser, restarter, kept = _asked(play)
    play.state.agenda.pop()
    _ask_next(play, restarter, chooser, kept)


def protections(play: Play) -> Iterator[Protect | Pass]:
    _, restarter, kept = _asked(play)
    cells = play.table.cells
    for edge in _at_stake(play, restarter, kept):
        one, other = edge_ends(edge)
        yield Protect(cells[one], cells[other])
    yield Pass()


# -- and then


def _begin_again(play: Play, seat: int, kept: tuple[int, ...]) -> None:
    """Everything goes back; debts stay, since nothing releases anybody from them."""
    state, rules, player = play.state, play.table.rules.restart, play.state.seats[seat]
    _clear_the_board(play, seat, kept)
    for train in player.trains:
        for good in train.loads:
            lose_load(play, seat, train, good)
    state.discards += player.hand
    play.pay_bank(seat, player.cash - rules.cash)
    player.hand, player.bound = (), {}
    player.for_building = player.for_rent = 0
    player.trains = [Train(kind) for kind in rules.trains]
    state.turn.phase, state.turn.restarted = "building", True
    play.push("refill", seat)


def _clear_the_board(play: Play, seat: int, kept: tuple[int, ...]) -> None:
    """Track that nobody protects is erased, and with it every place it held."""
    track = play.state.track
    for edge in _at_stake(play, seat, kept):
        track.erase(edge)
    track.protected = tuple(sorted({*track.protected, *kept}))
    for name in list(track.owners):
        if track.owns(seat, name) and not track.touches(seat, _ports(play, name)):
            track.disown(seat, name)
    track.reserved = {edge: held for edge, held in track.reserved.items() if held.seat != seat}
    for city, seats in track.kept.items():
        track.kept[city] = tuple(one for one in seats if one != seat)


def _ports(play: Play, name: str) -> tuple[int, ...]:
    table = play.table
    if name in table.ferries:
        return table.ports_of[name]
    return (table.network.index(table.links[name].port),)
