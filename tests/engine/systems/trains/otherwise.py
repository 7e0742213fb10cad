"""The same game with other secrets: what a seat cannot know is changed, and nothing else."""

from random import Random

from engine.systems.trains.game import TrainsGame
from engine.systems.trains.hiding import is_open_to
from engine.systems.trains.state.state import Seat


def with_other_secrets(game: TrainsGame, seat: int, rng: Random) -> TrainsGame:
    """A copy with another seed, own deck in another order, and cards of others elsewhere."""
    other = game.copy()
    state = other.state
    state.seed, state.shuffles = rng.randrange(10**9), ()
    for number, one in enumerate(state.seats):
        if number == seat:
            _mix_deck(one, rng)
        else:
            _mix_zones(other, number, seat, rng)
    return other


def _mix_deck(one: Seat, rng: Random) -> None:
    """All but the cards on top that the player has seen."""
    unknown = len(one.deck) - min(one.seen, len(one.deck))
    mixed = one.deck[:unknown]
    rng.shuffle(mixed)
    one.deck[:unknown] = mixed


def _mix_zones(game: TrainsGame, number: int, seat: int, rng: Random) -> None:
    """Hand, deck, discard pile and what the player looks at alone."""
    one, now = game.state.seats[number], game.state.resolving
    zones = [one.hand, one.deck, one.discard]
    if now is not None and number == game.state.actor and not is_open_to(game.game, seat):
        zones.append(now.aside)
    cards = [card for zone in zones for card in zone]
    rng.shuffle(cards)
    for zone in zones:
        zone[:] = [cards.pop() for _ in zone]
    one.seen = rng.randint(0, len(one.deck))
