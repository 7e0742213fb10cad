"""The game as a seat knows it: hands, the deck and choices of others are made up."""

from functools import lru_cache

from engine.systems.santa_fe.state.play import Play
from engine.systems.santa_fe.state.state import PLAY
from engine.systems.santa_fe.steps import playing
from model import chance

GUESSED = "guessed"


def seen_by(play: Play, seat: int, guess: int) -> Play:
    """A copy in which everything hidden from a seat is made up from the number `guess`."""
    seen = play.copy()
    # Whoever knew the seed could deal the game again.
    seen.state.seed, seen.state.counters = guess, {}
    if seen.state.result is None:
        _guess_cards(seen, seat, guess)
        if seen.state.step == PLAY:
            _guess_choices(seen, seat, guess)
    return seen


def _guess_cards(seen: Play, seat: int, guess: int) -> None:
    """City cards that nobody has shown lie anywhere; special cards were taken openly."""
    state, table = seen.state, seen.table
    others = [one for number, one in enumerate(state.seats) if number != seat]
    hidden = [card for one in others for card in one.hand if table.is_city(card)]
    # Whose an exchanged card was is not remembered, so all of them are made up.
    unseen = [*hidden, *state.deck, *state.third, *state.aside]
    kept_apart = frozenset(table.short_line_cards)
    short = [card for card in unseen if card in kept_apart]
    mixed = _mixed(guess, [card for card in unseen if card not in kept_apart])
    for one in others:
        one.hand = tuple(mixed.pop() if table.is_city(card) else card for card in one.hand)
    state.aside = tuple(mixed.pop() for _ in state.aside)
    _guess_deck(seen, mixed, _mixed(guess, short))


def _mixed(guess: int, cards: list[str]) -> list[str]:
    return list(_in_some_order(guess, tuple(sorted(cards))))


@lru_cache(maxsize=64)
def _in_some_order(guess: int, cards: tuple[str, ...]) -> tuple[str, ...]:
    """What a seat does not know stays the same from action to action, and is mixed but once."""
    return tuple(chance.shuffle(guess, {}, GUESSED, list(cards)))


def _guess_deck(seen: Play, cities: list[str], short: list[str]) -> None:
    """Short Lines lie in their pile, or, if that is gone, unseen with the third player."""
    state, rules = seen.state, seen.table.rules.deck
    piles, place = state.piles, max(0, rules.short_lines_in - 1)
    start = sum(piles[:place]) if rules.short_lines_in else 0
    room = piles[place] if rules.short_lines_in and place < len(piles) else len(state.deck)
    spots = list(range(start, start + room))[: len(state.deck)]
    chosen = _numbers(len(short), spots)
    deck = list[str]()
    for number in range(len(state.deck)):
        deck.append(short.pop() if number in chosen and short else cities.pop())
    state.deck = tuple(deck)
    state.third = tuple(short.pop() if short else cities.pop() for _ in state.third)


def _numbers(count: int, spots: list[int]) -> frozenset[int]:
    """So many places among some, spread evenly."""
    if not spots or not count:
        return frozenset()
    return frozenset(spots[n * len(spots) // count] for n in range(min(count, len(spots))))


def _guess_choices(seen: Play, seat: int, guess: int) -> None:
    """Who has still to choose is asked first; who has chosen knows who else has, and not what."""
    is_asked = not seen.state.seats[seat].has_chosen
    for number, one in enumerate(seen.state.seats):
        if number == seat:
            continue
        has_chosen = number < seat if is_asked else one.has_chosen
        legal = playing.plays(seen, one) if has_chosen else []
        one.has_chosen = bool(legal)
        one.play = legal[guess % len(legal)] if legal else ()
