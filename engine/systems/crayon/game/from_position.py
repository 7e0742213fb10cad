"""A game that begins in the middle: from the position a scenario says."""

from collections.abc import Mapping

from engine.protocol import NotPlayable
from engine.systems.crayon.events.errands import errand_of
from engine.systems.crayon.game.position_cards import put_cards
from engine.systems.crayon.game.setup import put_out_circus
from engine.systems.crayon.phases.moving import begin_run
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import InPlay, Lying, Train, Turn
from engine.systems.crayon.state.track import Priority
from model.notation import Cell, Edge
from model.systems.crayon.network.network import edge_ends
from model.systems.crayon.things import position as said
from model.systems.crayon.things.effects import Rekind
from model.wording.speech import tr


def begin_at(play: Play, position: said.Position) -> None:
    """Sets everything up as the position says; whatever it leaves out is as at the start."""
    if len(position.seats) > play.state.players:
        raise NotPlayable(
            tr("the position has {seats} seats, more than play", seats=len(position.seats))
        )
    for seat, one in enumerate(position.seats):
        _seat(play, seat, one)
    _reserved(play, position)
    _lying(play, position)
    put_out_circus(play)
    _events(play, position)
    _victory(play, position)
    put_cards(play, position)
    play.state.first = _seat_number(play, position.first_player)
    _turn(play, position.turn)
    play.state.bank = -sum(seat.cash for seat in play.state.seats)


# -- what a position names


def _number(play: Play, cell: Cell) -> int:
    if not play.table.has(cell):
        raise NotPlayable(tr("the position names {cell}, where there is no milepost", cell=cell))
    return play.table.network.index(cell)


def _seat_number(play: Play, seat: int) -> int:
    if not 1 <= seat <= play.state.players:
        raise NotPlayable(
            tr(
                "the position names seat {seat}, and {players} play",
                seat=seat,
                players=play.state.players,
            )
        )
    return seat - 1


def _edge(play: Play, edge: Edge) -> int:
    one, other = _number(play, edge.a), _number(play, edge.b)
    if other not in play.table.ways[one]:
        raise NotPlayable(tr("the position names {edge}, where nothing can be built", edge=edge))
    key = play.table.network.edge(edge.a, edge.b)
    if key in play.state.track.sections:
        raise NotPlayable(
            tr("the position has two things on {edge}, where there is room for one", edge=edge)
        )
    return key


def _refuse_negative(amounts: Mapping[str, int | None]) -> None:
    for name, amount in amounts.items():
        if amount is not None and amount < 0:
            raise NotPlayable(
                tr(
                    "the position says {name}: {amount}, and there is no such thing",
                    name=name,
                    amount=amount,
                )
            )


# -- players


def _seat(play: Play, seat: int, one: said.Seat) -> None:
    player = play.state.seats[seat]
    _refuse_negative({"cash": one.cash, "debt": one.debt})
    player.cash = player.cash if one.cash is None else one.cash
    if one.trains:
        player.trains = [_train(play, train) for train in one.trains]
    for train in player.trains:
        for good in train.loads:
            _from_tray(play, good)
    _track(play, seat, one)
    player.lost_turns = int(one.loses_turn)
    player.debts = (one.debt,) if one.debt else ()


def _track(play: Play, seat: int, one: said.Seat) -> None:
    """Sections, with the ferries and links at whose ports they end, and those that are named."""
    track, table = play.state.track, play.table
    for edge in one.track:
        key = _edge(play, edge)
        track.lay(seat, key)
        for end in edge_ends(key):
            for port in table.ports.get(end, ()):
                track.own(seat, port.id)
    for name in (*one.ferries, *one.links):
        if name not in table.ferries and name not in table.links:
            raise NotPlayable(
                tr("the position names {name}, which is no ferry and no link", name=name)
            )
        track.own(seat, name)


def _train(play: Play, one: said.TrainAt) -> Train:
    if one.type not in play.table.rules.trains:
        raise NotPlayable(tr("the position names {type}, which is no train", type=one.type))
    if len(one.loads) > play.table.rules.trains[one.type].capacity:
        raise NotPlayable(
            tr("the position loads {loads} goods on a {type}", loads=len(one.loads), type=one.type)
        )
    if one.at is None:
        if one.came_from is not None or one.trail or one.loads or one.waits:
            raise NotPlayable(
                tr("a {type} that is not on the board carries and remembers nothing", type=one.type)
            )
        return Train(one.type)
    train = Train(one.type, _number(play, one.at), loads=tuple(sorted(one.loads)))
    train.waits = one.waits
    # People write the way back from where the train stands; trains remember the way there.
    train.trail = tuple(_number(play, cell) for cell in reversed(one.trail))
    if one.came_from is not None:
        train.came_from = _number(play, one.came_from)
        if train.came_from not in play.table.network.around(train.at):
            raise NotPlayable(
                tr(
                    "a train at {at} cannot have come from {came_from}",
                    at=one.at,
                    came_from=one.came_from,
                )
            )
    return train


def _from_tray(play: Play, good: str) -> None:
    tray = play.state.tray
    if good not in tray:
        raise NotPlayable(tr("the position names {good}, which is no good of this game", good=good))
    if not tray[good]:
        raise NotPlayable(tr("the position has more {good} than there are chips", good=good))
    tray[good] -= 1


# -- things beside the players


def _reserved(play: Play, position: said.Position) -> None:
    for one in position.reserved:
        held = Priority(_seat_number(play, one.seat), one.turns)
        if one.turns > 0:
            play.state.track.reserved[_edge(play, one.edge)] = held


def _lying(play: Play, position: said.Position) -> None:
    for one in position.lying:
        if one.city not in play.table.places:
            raise NotPlayable(
                tr("the position names {city}, which is not on the map", city=one.city)
            )
        _from_tray(play, one.good)
        seat = None if one.seat is None else _seat_number(play, one.seat)
        lying = Lying(one.good, one.city, seat, one.turns)
        play.state.lying = (*play.state.lying, lying)


def _events(play: Play, position: said.Position) -> None:
    for one in position.in_play:
        _event(play, one, position)
    if position.rained:
        events = play.table.events
        play.state.rains = tuple(name for name in events if _rains(play, name))
    play.state.cash_public = position.cash_public


def _rains(play: Play, event: str) -> bool:
    return any(isinstance(effect, Rekind) for effect in play.table.events[event].effects)


def _event(play: Play, one: said.InPlay, position: said.Position) -> None:
    if one.event not in play.table.events:
        raise NotPlayable(tr("the position names {event}, which is no event", event=one.event))
    event = play.table.events[one.event]
    turns = one.turns
    if turns is not None and turns < 1:
        raise NotPlayable(
            tr(
                "the position has {event} in play for {turns} turns: say at least 1",
                event=one.event,
                turns=turns,
            )
        )
    if turns is None and event.duration.kind == "turns":
        turns = event.duration.turns
    entry = InPlay(event.id, _seat_number(play, one.drawer), turns)
    play.state.in_play = (*play.state.in_play, entry)
    if errand_of(play, event.id) is not None:
        for seat, player in enumerate(play.state.seats):
            done = position.seats[seat].errands_done if seat < len(position.seats) else ()
            if event.id not in (*done, *player.errands):
                player.errands = (*player.errands, event.id)
    if _rains(play, event.id) and not position.rained:
        play.state.rains = (*play.state.rains, event.id)


def _victory(play: Play, position: said.Position) -> None:
    state, win = play.state, play.table.rules.win
    _refuse_negative({"win_cash": position.win_cash})
    for one in position.declared:
        seat = _seat_number(play, one)
        state.declared[seat] = state.seats[seat].cash
    if position.win_cash is not None:
        state.win_cash = position.win_cash
        state.ties = (position.win_cash - win.cash) // win.tie_step if win.tie_step else 0


# -- the turn


def _turn(play: Play, turn: said.TurnSoFar) -> None:
    seat = _seat_number(play, turn.seat)
    so_far = {"moved": turn.moved, "spent": turn.spent, "from_majors": turn.from_majors}
    _refuse_negative({**so_far, "allowance": turn.allowance})
    if turn.round < 1:
        raise NotPlayable(
            tr("the position says round: {round}, and the first is 1", round=turn.round)
        )
    limit = play.table.rules.turn.spend_limit
    if turn.spent > limit:
        raise NotPlayable(
            tr(
                "the position says spent: {spent}, and {limit} a turn are the most",
                spent=turn.spent,
                limit=limit,
            )
        )
    payer = -1 if play.table.rules.rent.charged == "once-per-player" else 1
    play.state.turn = Turn(
        seat=seat,
        round=turn.round,
        phase=turn.phase,
        acted=bool(turn.moved or turn.link_used or turn.phase == "building"),
        spent=turn.spent,
        from_majors={-1: turn.from_majors} if turn.from_majors else {},
        built=bool(turn.from_majors) or (bool(turn.spent) and not turn.upgraded),
        upgraded=turn.upgraded,
        paid=tuple((payer, _seat_number(play, one)) for one in turn.paid),
    )
    if turn.phase == "build-round":
        return
    _run(play, turn, seat)
    first, players = play.state.first, play.state.players
    for other, player in enumerate(play.state.seats):
        has_had = (other - first) % players < (seat - first) % players
        player.turns = turn.round - 1 + has_had


def _run(play: Play, turn: said.TurnSoFar, seat: int) -> None:
    """How far the first train has come in this turn."""
    trains = play.state.seats[seat].trains
    for train in trains:
        if train.is_placed:
            begin_run(play, train)
    first = trains[0]
    if turn.allowance is not None:
        first.allowance = turn.allowance
    if turn.moved > first.allowance:
        most = tr(
            "{moved}, and the train can run {allowance}",
            moved=turn.moved,
            allowance=first.allowance,
        )
        raise NotPlayable(tr("the position says moved: {most}", most=most))
    first.moved, first.halved = turn.moved, turn.halved or first.halved
    first.ran = bool(turn.moved)
    if turn.link_used:
        first.link_use = "ship"
