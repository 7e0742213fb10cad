"""The same game with other secrets: what a seat cannot know is changed, and nothing else."""

from random import Random

from engine.systems.santa_fe.game import SantaFeGame
from engine.systems.santa_fe.state.state import PLAY, State
from engine.systems.santa_fe.steps import playing


def with_other_secrets(game: SantaFeGame, seat: int, rng: Random) -> SantaFeGame:
    """A copy with another seed, other hands, deck, exchanged and third cards, other choices."""
    other = game.copy()
    other.state.seed, other.state.counters = rng.randrange(10**9), {"deal": rng.randrange(99)}
    _mix_cities(other, seat, rng)
    _mix_deck(other, rng)
    _mix_third(other, rng)
    if other.state.step == PLAY:
        _choose_otherwise(other, seat, rng)
    return other


def _mix_cities(game: SantaFeGame, seat: int, rng: Random) -> None:
    state, is_city = game.state, game.table.is_city
    rows = [[*one.hand] for number, one in enumerate(state.seats) if number != seat]
    rows += [[*state.deck], [*state.third], [*state.aside]]
    mixed = [card for row in rows for card in row if is_city(card)]
    rng.shuffle(mixed)
    filled = [tuple(mixed.pop() if is_city(card) else card for card in row) for row in rows]
    *hands, state.deck, state.third, state.aside = filled
    for number, one in enumerate(state.seats):
        if number != seat:
            one.hand = hands.pop(0)


def _mix_deck(game: SantaFeGame, rng: Random) -> None:
    """Each pile is shuffled anew, Short Lines included."""
    state: State = game.state
    deck, start = [*state.deck], 0
    for size in state.piles:
        pile = deck[start : start + size]
        rng.shuffle(pile)
        deck[start : start + size] = pile
        start += size
    state.deck = tuple(deck)


def _mix_third(game: SantaFeGame, rng: Random) -> None:
    """Where Short Lines lie anywhere, one may have gone to the third player unseen."""
    rules, state = game.table.rules, game.state
    is_unseen = rules.two_players.third_short_lines == "vanish" and not rules.deck.short_lines_in
    if is_unseen and state.third and state.deck:
        cards = [*state.deck, *state.third]
        rng.shuffle(cards)
        state.deck, state.third = tuple(cards[: len(state.deck)]), tuple(cards[len(state.deck) :])


def _choose_otherwise(game: SantaFeGame, seat: int, rng: Random) -> None:
    """Who has chosen has chosen something else."""
    for number, one in enumerate(game.state.seats):
        if number != seat and one.has_chosen:
            one.play = rng.choice(playing.plays(game.position, one))
