"""The game as a seat knows it: hands and decks that it cannot see are made up."""

from hashlib import shake_128
from typing import Final

from engine.systems.trains.parts.applying import can_go_on, current
from engine.systems.trains.state.play import Play
from engine.systems.trains.state.state import Seat
from model.systems.trains.effects.deck import RevealTop

TRIES: Final = 24
"""So many guesses of a hand are made until the card that is being applied goes with it."""


def seen_by(play: Play, seat: int, guess: int) -> Play:
    """A copy in which everything hidden from a seat is made up from the number `guess`.

    Of the others a seat knows which cards they have, but not which of them are where; of itself
    everything but the order of the deck below the cards that it has seen.
    """
    seen = play.copy()
    if seen.state.result is not None:
        return seen
    for number, one in enumerate(seen.state.seats):
        if number == seat:
            known = len(one.deck) - min(one.seen, len(one.deck))
            one.deck[:known] = _mixed(f"{guess}/{number}", one.deck[:known])
        else:
            _guess(seen, number, one, f"{guess}/{number}")
    seen.state.shuffles = ()
    seen.state.seed = guess
    if seen.state.resolving is not None and seat != seen.state.actor:
        _guess_what_goes_on(seen, guess)
    return seen


def _guess_what_goes_on(seen: Play, guess: int) -> None:
    """Everybody sees that a card is applied: the hand of who applies it is one with which it can.

    Where none is found, that player has left it.
    """
    state, number = seen.state, seen.state.actor
    for again in range(TRIES):
        if can_go_on(seen):
            return
        _guess(seen, number, seen.seat, f"{guess}/{number}/{again}")
    seen.seat.discard += seen.resolving.aside
    state.resolving = None


def _guess(seen: Play, number: int, one: Seat, stream: str) -> None:
    """The cards of another player lie anywhere in hand, deck and discard pile."""
    now = seen.state.resolving
    aside = now.aside if now is not None and number == seen.state.actor else []
    is_open = bool(aside) and _is_public(seen)
    hidden = [] if is_open else aside
    cards = _mixed(stream, [*one.hand, *one.deck, *one.discard, *hidden])
    for zone in (one.hand, one.deck, one.discard, hidden):
        size = len(zone)
        zone[:] = cards[:size]
        del cards[:size]
    one.seen = 0


def is_open_to(play: Play, seat: int) -> bool:
    """Whether a seat sees the cards that are aside."""
    return seat == play.state.actor or _is_public(play)


def _is_public(seen: Play) -> bool:
    """Whether everybody has seen the cards that are aside."""
    effect = current(seen)
    return isinstance(effect, RevealTop) and effect.reveal_top.public


def _mixed(stream: str, cards: list[str]) -> list[str]:
    """Cards in an order that depends on nothing but the stream and which they are."""
    mixed = sorted(cards)
    digest = shake_128(stream.encode()).digest(4 * len(mixed))
    for last in range(len(mixed) - 1, 0, -1):
        other = int.from_bytes(digest[4 * last : 4 * last + 4]) % (last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
