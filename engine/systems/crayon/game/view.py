"""What a seat knows of a game: hidden things are made up, everything open stays (CRY-INFO-02, -03).

Nothing in a view may depend on what its seat cannot know: neither the order of the deck, nor the
seed, nor other players' cash or anything that was worked out from it.
"""

from collections import Counter

from engine.systems.crayon.state.play import MadeUp, Play
from model import chance


def made_up_deck(play: Play, guess: int) -> list[str]:
    """The deck in an order that tells nothing: all cards are mixed once, those elsewhere left out.

    Copies of a card are told apart while they are mixed, so that every order is equally likely.
    """
    state, known = play.state, play.made_up
    key = (guess, len(state.deck), state.counters.get("deck", 0))
    # Shuffling a single card takes no chance, so tiny decks could be mistaken for each other.
    if known is None or known.key != key or len(state.deck) < 3:
        mixed = known.mixed if known is not None and known.key[0] == guess else _mixed(play, guess)
        left = Counter(state.deck)
        deck = [card for card, copy in mixed if copy < left.get(card, 0)]
        known = play.made_up = MadeUp(key, mixed, deck)
    return known.deck[:]


def _mixed(play: Play, guess: int) -> list[tuple[str, int]]:
    cards = play.table.cards.values()
    copies = sorted((card.name, copy) for card in cards for copy in range(card.count))
    return chance.shuffle(guess, {}, "view", copies)


def seen_by(play: Play, seat: int, guess: int, deck: list[str]) -> None:
    """Makes a copied game into what one seat can know of it."""
    state = play.state
    state.seed = guess
    state.counters = {}
    state.deck = deck
    if not state.cash_public:
        usual = _usual_cash(play)
        for other in range(state.players):
            if other != seat:
                _hide_cash(play, other, usual)


def _hide_cash(play: Play, seat: int, usual: int) -> None:
    """Gives a player a likely amount; the bank's account follows, so that no money is lost."""
    state, player = play.state, play.state.seats[seat]
    amount = _likely_cash(play, seat, usual)
    state.bank += player.cash - amount
    player.cash = amount
    # How much of a loan is left depends on the cash it was spent together with.
    player.for_building = player.for_rent = 0
    if seat in state.declared:
        state.declared[seat] = amount


def _usual_cash(play: Play) -> int:
    """The cash to begin with; where it would win at once, a little less."""
    rules = play.table.rules
    return min(rules.start.cash, play.state.win_cash - 1) if rules.win.auto else rules.start.cash


def _likely_cash(play: Play, seat: int, usual: int) -> int:
    """The usual cash, as far as it fits with what everybody has seen."""
    state, player = play.state, play.state.seats[seat]
    if player.rent_owed:
        return 0  # He pays late rent as soon as he has anything.
    declares = seat in state.declared or (state.turn.declares and seat == state.turn.seat)
    if declares:
        return state.win_cash
    amount = usual
    if player.debts and play.table.rules.loan.repay == "when-possible":
        amount = min(amount, player.debts[0] - 1)
    offer = state.turn.offer
    pays = offer.pays if offer is not None and seat == state.turn.seat else 0
    return max(amount, pays, 0)
