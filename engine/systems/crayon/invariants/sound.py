"""Whether a state that was read can be played on: what every rule takes for granted.

Broken limits are not looked at, since a scenario may begin with a position that breaks them.
"""

from collections.abc import Iterator
from itertools import chain

from engine.systems.crayon.invariants.things import cards, chips, money, trains
from engine.systems.crayon.invariants.track import sections
from engine.systems.crayon.invariants.turns import events
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import Task

MOST_LOST_TURNS = 1000
"""More lost turns in a row than any deck can bring would be played through one by one."""


def why_not_sound(play: Play) -> str | None:
    """The first thing that speaks against going on from a state, as a sentence."""
    looks = (cards, chips, trains, money, sections, events)
    refusals = (refusal.sentence for look in looks for refusal in look(play))
    return next(chain(_numbers(play), refusals, _offer(play), _agenda(play)), None)


def _numbers(play: Play) -> Iterator[str]:
    state = play.state
    if state.turn.round < 1 or state.actions < 0 or state.ties < 0:
        yield "rounds, actions and ties are counted from the beginning"
    for name, player in zip(play.names, state.seats, strict=True):
        if not 0 <= player.lost_turns <= MOST_LOST_TURNS or player.turns < 0 or not player.trains:
            yield f"{name} cannot have lost {player.lost_turns} of {player.turns} turns"
        if len(set(player.hand)) < len(player.hand) or not player.bound.keys() <= {*player.hand}:
            yield f"{name} holds a card twice, or is bound to one that is not there"
        for train in player.trains:
            if train.fetched < 0 or not 0 <= train.moved <= train.allowance:
                yield f"{name}'s train has run {train.moved} of {train.allowance}"
    strange = [edge for edge in state.track.protected if edge not in state.track.sections]
    if strange:
        yield "track that is not there cannot be protected"


def _offer(play: Play) -> Iterator[str]:
    offer, turn, sections_ = play.state.turn.offer, play.state.turn, play.state.track.sections
    if offer is None:
        return
    asked = {sections_.get(edge) for edge in offer.asks} - {offer.other}
    given = {sections_.get(edge) for edge in offer.gives} - {turn.seat}
    twice = len({*offer.asks, *offer.gives}) < len(offer.asks) + len(offer.gives)
    if asked or given or twice or offer.other == turn.seat or offer.pays > play.mover.cash:
        yield "the trade that is talked about is of things that nobody has"


def _agenda(play: Play) -> Iterator[str]:
    """An agenda waits for a choice, and its events are settled in the end."""
    state = play.state
    agenda = state.agenda
    if agenda and state.result is not None:
        yield "nothing is left to be done once a game is over"
    if agenda and not _is_choice(play, agenda[-1]):
        yield f"nobody is asked for {agenda[-1][0]}"
    settled: list[str] = []
    for task in agenda:
        if task[0] == "settled":
            settled.append(task[1])
        elif task[0] in ("effect", "lose", "retreat") and not settled:
            yield f"no event has brought about {task[0]}"
        if task[0] == "effect" and task[1] not in settled:
            yield f"{task[1]} has an effect and is not in play"
        if task[0] in ("lose", "retreat") and not _has_train(play, task):
            yield "an event waits for a train that is not there"


def _has_train(play: Play, task: Task) -> bool:
    trains_ = play.state.seats[task[1]].trains
    return task[2] < len(trains_) and trains_[task[2]].is_placed


def _is_choice(play: Play, task: Task) -> bool:
    """Whether somebody has to decide, and can."""
    state, turn = play.state, play.state.turn
    match task:
        case ("lose", seat, train, count):
            loads = state.seats[seat].trains[train].loads if _has_train(play, task) else ()
            return len(set(loads)) > 1 and count < len(loads)
        case ("retreat", _, _, *cells):
            cities = all(cell in play.table.cities for cell in cells)
            return cities and len({*cells}) == len(cells) > 1
        case ("protect", seat, restarter, *edges):
            own = {*state.track.sections_of(restarter)}
            kept = {*edges} <= own and len({*edges}) == len(edges) < len(own)
            return restarter == turn.seat != seat and kept and turn.phase == "operations"
        case ("answer", seat):
            return turn.offer is not None and turn.offer.other == seat and bool(turn.offer.asks)
    return False
