"""The order of play: building rounds, turns, lost turns, and what the end of a turn brings."""

from engine.protocol import Refusal
from engine.systems.crayon.actions.kinds import Declare, Discard, Done, End, TimeUp
from engine.systems.crayon.events.in_play import count_down
from engine.systems.crayon.game.winning import decide_round, fulfils, note_declaration, rule_of_time
from engine.systems.crayon.phases.backtracking import backtracks
from engine.systems.crayon.phases.building import why_closed_to_building
from engine.systems.crayon.phases.moving import begin_run
from engine.systems.crayon.phases.placing import places
from engine.systems.crayon.state.chips import age_lying
from engine.systems.crayon.state.play import Play, no
from engine.systems.crayon.state.state import Turn
from model.wording.speech import tr

# -- beginning


def begin_game(play: Play) -> None:
    rounds = play.table.rules.start.build_rounds
    phase = "build-round" if rounds > 0 else "operations"
    begin_turn(play, Turn(seat=play.state.first, round=1, phase=phase))  # type: ignore[arg-type]


def begin_turn(play: Play, turn: Turn) -> None:
    """A turn begins; a lost one goes straight to its end (CRY-EVENT-13)."""
    state = play.state
    state.turn = turn
    player = state.seats[turn.seat]
    for train in player.trains:
        train.moved, train.allowance, train.halved = 0, 0, False
        train.link_use, train.fetched, train.ran = "", 0, False
        # Who placed it in the building rounds still begins the game with it (CRY-CONT-11).
        train.is_new = train.is_new and player.turns == 0
    if turn.phase == "build-round":
        return
    if player.lost_turns > 0:
        player.lost_turns -= 1
        turn.phase = "lost"
        play.tell("lost", turn.seat, tr("{names}'s turn is lost", names=play.names[turn.seat]))
        if next(backtracks(play), None) is None:
            play.push("end-turn")
        return
    for train in player.trains:
        if train.is_placed:
            begin_run(play, train)


def next_turn(play: Play) -> Turn:
    """Whose turn follows (CRY-INIT-02, -03, CRY-SETUP-07)."""
    state, turn, start = play.state, play.state.turn, play.table.rules.start
    if turn.phase != "build-round":
        seat = (turn.seat + 1) % state.players
        return Turn(seat=seat, round=turn.round + (seat == state.first))
    order = state.from_seat(state.first)
    places = order[::-1] if start.order == "switchback" and turn.round % 2 == 0 else order
    after = places.index(turn.seat) + 1
    if after < state.players:
        return Turn(seat=places[after], round=turn.round, phase="build-round")
    if turn.round >= start.build_rounds:
        return Turn(seat=state.first, round=1)
    turns_back = start.order == "switchback" and (turn.round + 1) % 2 == 0
    first = order[-1] if turns_back else order[0]
    return Turn(seat=first, round=turn.round + 1, phase="build-round")


# -- ending


def end_turn(play: Play) -> None:
    """What the end of a turn brings, in this order: priorities, loads, events, victory."""
    state, turn = play.state, play.state.turn
    seat = turn.seat
    if turn.phase != "build-round":
        state.seats[seat].turns += 1
    _stop_at_ports(play)
    _use_up_priorities(play, seat)
    age_lying(play, seat)
    count_down(play, seat)
    _keep_loan_for_rent(play, seat)
    _test_victory(play, seat)
    if state.result is None:
        decide_round(play, seat)
    if state.result is None:
        begin_turn(play, next_turn(play))


def _stop_at_ports(play: Play) -> None:
    """A train that ends its turn at a port has stopped there (CRY-FERRY-06, CRY-CONT-07)."""
    table = play.table
    for train in play.mover.trains:
        if train.at in table.ferries_at or train.at in table.links_at:
            train.waits = train.is_placed and play.state.turn.phase != "build-round"


def _use_up_priorities(play: Play, seat: int) -> None:
    """A turn in which a bridge could be rebuilt uses up the right to be first (CRY-EVENT-34)."""
    track, turn, flood = play.state.track, play.state.turn, play.table.rules.flood
    if turn.discarded:
        counts = flood.discarded_turn_uses_priority
    else:
        # A turn that was cut short never came to building: that is a lost turn, too.
        counts = flood.lost_turn_uses_priority or not (turn.phase == "lost" or turn.cut)
    if not counts:
        return
    for edge, held in sorted(track.reserved.items()):
        if held.seat == seat and why_closed_to_building(play, edge) is None:
            if held.turns <= 1:
                del track.reserved[edge]
            else:
                track.reserved[edge] = held._replace(turns=held.turns - 1)


def _keep_loan_for_rent(play: Play, seat: int) -> None:
    """Borrowed money that was not built with is kept for rent (CRY-VAR-24)."""
    player = play.state.seats[seat]
    player.for_rent += player.for_building
    player.for_building = 0


def _test_victory(play: Play, seat: int) -> None:
    win, turn = play.table.rules.win, play.state.turn
    if win.check != "end-of-own-turn" or turn.phase == "build-round":
        return
    if (win.auto or turn.declares) and fulfils(play, seat):
        note_declaration(play, seat)


# -- actions


def why_not_done(play: Play, _: Done) -> Refusal | None:
    if play.state.turn.phase == "lost":
        return no("CRY-EVENT-13", tr("this turn is lost"))
    if play.state.turn.phase == "build-round":
        return no("CRY-INIT-01", tr("a turn of the building rounds has no operations: say end"))
    if play.state.turn.phase != "operations":
        return no("CRY-TURN-01", tr("operations are over"))
    if play.state.turn.backtracked:
        return no("CRY-VAR-26", tr("this turn was given up to turn a train round"))
    return None


def done(play: Play, _: Done) -> None:
    play.state.turn.phase = "building"
    play.tell("done", play.seat, tr("{names} turns to building", names=play.names[play.seat]))


def why_not_end(play: Play, _: End) -> Refusal | None:
    turn = play.state.turn
    if turn.phase == "operations" and not turn.backtracked:
        return no("CRY-TURN-01", tr("say done first: the building phase follows"))
    if turn.phase == "build-round" and _must_place(play):
        return no("CRY-SETUP-08", tr("place your train first"))
    return None


def _must_place(play: Play) -> bool:
    at_once = play.table.rules.start.place_train == "set-up"
    return at_once and next(places(play), None) is not None


def end(play: Play, _: End) -> None:
    play.tell("end", play.seat, tr("{names} ends the turn", names=play.names[play.seat]))
    play.push("end-turn")


def why_not_discard(play: Play, _: Discard) -> Refusal | None:
    """Whether the hand may be given up for the turn (CRY-TURN-03, CRY-INIT-05)."""
    rules, turn, state = play.table.rules, play.state.turn, play.state
    if turn.phase == "lost":
        return no("CRY-TURN-04", tr("in a lost turn the hand cannot be discarded"))
    if turn.phase == "build-round":
        if not rules.start.discard_in_build_rounds:
            return no("CRY-INIT-05", tr("the hand is not discarded in the building rounds"))
        if turn.built or turn.upgraded or turn.crossgraded or turn.traded:
            return no("CRY-TURN-03", tr("the hand is discarded instead of the whole turn"))
    elif turn.phase != "operations" or turn.acted:
        return no("CRY-TURN-03", tr("the hand is discarded instead of the whole turn"))
    if turn.backtracked:
        return no("CRY-VAR-26", tr("no train turns round in a turn in which the hand is discarded"))
    if play.mover.bound:
        return no("CRY-VAR-22", tr("a card that has to be fulfilled cannot be discarded"))
    if rules.sudden_death.enabled and len(state.deck) < rules.sudden_death.no_discard_below:
        return no("CRY-VAR-15", tr("too few cards are left in the deck"))
    return None


def discard(play: Play, _: Discard) -> None:
    state, player = play.state, play.mover
    play.tell(
        "discard",
        play.seat,
        tr("{names} discards the hand", names=play.names[play.seat]),
        cards=player.hand,
    )
    state.turn.discarded = state.turn.acted = True
    _lay_open(play, player.hand)
    player.hand = ()
    play.push("end-turn")
    play.push("refill", play.seat)


def _lay_open(play: Play, hand: tuple[str, ...]) -> None:
    """Cards of a discarded hand: open to all as far as there is room (CRY-VAR-43)."""
    state, contracts = play.state, play.table.rules.open_contracts
    room = contracts.max_cards - len(state.open_contracts) if contracts.enabled else 0
    opened = max(0, room)
    state.open_contracts = (*state.open_contracts, *hand[:opened])
    state.discards += hand[opened:]


def why_not_declare(play: Play, _: Declare) -> Refusal | None:
    win, turn = play.table.rules.win, play.state.turn
    rule = "CRY-WIN-01" if win.check == "end-of-own-turn" else "CRY-WIN-02"
    if win.auto:
        return no(rule, tr("victory is noticed without a word"))
    if turn.declares or play.seat in play.state.declared:
        return no("CRY-WIN-06", tr("you have declared already"))
    if turn.phase == "build-round" or (win.check == "end-of-own-turn" and turn.phase != "building"):
        return no(rule, tr("victory is declared at the end of a turn"))
    if not fulfils(play, play.seat):
        return no(rule, tr("what it takes to win is not there yet"))
    return None


def declare(play: Play, _: Declare) -> None:
    play.state.turn.declares = True
    if play.table.rules.win.check == "any-time":
        note_declaration(play, play.seat)


def why_not_time_up(play: Play, _: TimeUp) -> Refusal | None:
    if not play.table.rules.time_limit.enabled:
        return no("CRY-GEN-02", tr("this game has no time limit"))
    if play.state.time_called:
        return no(rule_of_time(play), tr("time was called already"))
    if play.state.turn.phase == "build-round":
        return no(rule_of_time(play), tr("the game has hardly begun"))
    return None


def time_up(play: Play, _: TimeUp) -> None:
    play.state.time_called = True
    play.tell("time", None, tr("Time is up: this round is the last"))
