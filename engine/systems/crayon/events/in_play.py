"""Events: how a card comes into play, how long it stays there, and how it leaves."""

from engine.systems.crayon.events.at_the_draw import AT_THE_DRAW
from engine.systems.crayon.state.chips import lose_load
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import InPlay, Train
from model.systems.crayon.sentences.effects import text_of
from model.systems.crayon.things.effects import Tax
from model.systems.crayon.things.part import Event
from model.wording.speech import tr


def draw_event(play: Play, card: str, drawer: int) -> None:
    """Puts an event in play and sets to work what it does at once (CRY-EVENT-01)."""
    event = play.table.events[card]
    told = text_of(event, play.table.scenario)
    play.tell("event", drawer, f"{event.name or card}: {told}".rstrip(": "), event=card)
    if _is_void(play, event):
        play.tell(
            "void",
            drawer,
            tr("{event} is discarded without effect", event=event.name or card),
            event=card,
        )
        retire(play, card)
        return
    if event.duration.kind != "instant":
        play.state.in_play = (*play.state.in_play, _entry(play, event, drawer))
    play.push("settled", card)
    for kind in reversed(AT_THE_DRAW):
        for number in reversed(range(len(event.effects))):
            if isinstance(event.effects[number], kind):
                play.push("effect", card, number, drawer)


def _is_void(play: Play, event: Event) -> bool:
    """Rail Tax under CRY-VAR-13."""
    taxes = any(isinstance(effect, Tax) for effect in event.effects)
    return taxes and not play.table.rules.tax.enabled


def _entry(play: Play, event: Event, drawer: int) -> InPlay:
    if event.duration.kind != "turns":
        return InPlay(event.id, drawer, None)
    # The turn in which it is drawn ends first, and does not count (CRY-EVENT-04).
    return InPlay(event.id, drawer, event.duration.turns + (drawer == play.seat))


def settled(play: Play, card: str) -> None:
    """An instant event is over once it is resolved; an errand once everybody has done it."""
    if play.table.events[card].duration.kind == "instant":
        _forget_errand(play, card)
        retire(play, card)
    end_done_errands(play)


def retire(play: Play, card: str) -> None:
    """An event that leaves play (CRY-DEMAND-04)."""
    if play.table.rules.deck.events_return == "discard-pile":
        play.state.discards.append(card)
    else:
        play.state.out.append(card)


def end_done_errands(play: Play) -> None:
    """Events that wait for everybody leave when nobody is missing (CRY-EVENT-22)."""
    state = play.state
    for one in state.in_play:
        if play.table.events[one.event].duration.kind != "until-fulfilled":
            continue
        owed = any(one.event in seat.errands for seat in state.seats)
        # A card that is still at work may yet send everybody.
        if not owed and ("settled", one.event) not in state.agenda:
            _leave_play(play, one)


def _leave_play(play: Play, one: InPlay) -> None:
    in_play = list(play.state.in_play)
    in_play.remove(one)
    play.state.in_play = tuple(in_play)
    _forget_errand(play, one.event)
    retire(play, one.event)
    play.tell(
        "over",
        None,
        tr("{event_name} is over", event_name=play.event_name(one.event)),
        event=one.event,
    )


def _forget_errand(play: Play, card: str) -> None:
    """Nobody owes an errand to a card that is no longer in play."""
    if any(one.event == card for one in play.state.in_play):
        return
    for seat in play.state.seats:
        if card in seat.errands:
            seat.errands = tuple(event for event in seat.errands if event != card)


def count_down(play: Play, seat: int) -> None:
    """At the end of a turn of its drawer an event comes nearer to its end (CRY-EVENT-03)."""
    for one in play.state.in_play:
        if one.drawer == seat and one.turns is not None:
            if one.turns <= 1:
                _leave_play(play, one)
            else:
                in_play = list(play.state.in_play)
                in_play[in_play.index(one)] = one._replace(turns=one.turns - 1)
                play.state.in_play = tuple(in_play)


def lose_without_choice(play: Play, seat: int, number: int, count: int) -> bool:
    """Takes loads where nothing is to be chosen; False if the owner has to choose."""
    train: Train = play.state.seats[seat].trains[number]
    if len(set(train.loads)) > 1 and count < len(train.loads):
        return False
    for good in train.loads[:count]:
        lose_load(play, seat, train, good)
    return True
