"""Playing a card: its coin at once, then what it does (TRN-PLAY-01 to -09)."""

from collections.abc import Iterator

from engine.protocol import Happening
from engine.systems.trains.actions import kinds as act
from engine.systems.trains.parts import applying, coins
from engine.systems.trains.parts.lasting import coin_on_play
from engine.systems.trains.state.play import Play
from engine.systems.trains.state.state import APPLY, PART, Played, Resolving
from model.wording.speech import tr


def play_card(play: Play, card: str) -> Iterator[Happening]:
    """Plays a card of the hand."""
    state, seat, known = play.state, play.seat, play.table.cards[card]
    bonus = coin_on_play(play, card)
    seat.hand.remove(card)
    seat.play.append(Played(card))
    state.acted = True
    state.coin += known.value + bonus
    brings = tr(" for {known} coin", known=known.value + bonus) if known.value + bonus else ""
    text = tr("{play} plays {known}{brings}", play=play.name, known=known.title, brings=brings)
    yield Happening("plays", state.actor, text, {"card": card})
    yield from _awaited(play, card)
    if known.effects:
        yield from _begin(play, card)


def _awaited(play: Play, card: str) -> Iterator[Happening]:
    """Cards that have waited for this one bring their coin now (TRN-OPEN-12)."""
    effects = play.table.effects
    for place, one in enumerate(play.seat.play[:-1]):
        met = [at for at in one.waits if effects[at].coin_if_in_play.card == card]
        if met:
            left = tuple(at for at in one.waits if at not in met)
            play.seat.play[place] = one._replace(waits=left)
            yield from coins.gain(play, sum(effects[at].coin_if_in_play.coin for at in met))


def _begin(play: Play, card: str) -> Iterator[Happening]:
    """Asks whether the card is applied, applies it, or says that it cannot be."""
    mode, state = play.table.rules.playing.effects, play.state
    now = state.resolving = Resolving(place=len(play.seat.play) - 1, at=[(card, 0)])
    if mode == "as-far-as-possible":
        now.is_open = True
        yield from applying.go_on(play)
    elif not applying.can_apply(play, card):
        state.resolving = None
        yield play.told("idle", f"cannot apply {play.table.name(card)}")
    elif mode == "actions-may-be-left" and not play.table.is_a(card, "action"):
        yield from applying.go_on(play)
    else:
        now.asks = APPLY


def choices(play: Play) -> list[act.TrainsAction]:
    """What the player decides about the card that is being applied."""
    if play.resolving.asks == APPLY:
        return [act.Apply(), act.Leave()]
    return applying.choices(play)


def decide(play: Play, action: act.TrainsAction) -> Iterator[Happening]:
    """Makes a decision about it."""
    if play.resolving.asks != APPLY:
        yield from applying.decide(play, action)
    elif isinstance(action, act.Apply):
        play.resolving.asks = PART
        yield from applying.go_on(play)
    else:
        play.state.resolving = None
        yield play.told("leaves", "leaves its effect")
