"""What a seat knows of a game: hidden things are made up, everything open stays (CRY-INFO-02, -03).

Nothing in a view may depend on what its seat cannot know: neither the order of the deck, nor the
seed, nor other players' cash or anything that was worked out from it.
"""

from engine import chance
from engine.systems.crayon.play import Play


def made_up_deck(play: Play, guess: int) -> list[str]:
    """The deck in an order that tells nothing; made up anew only when cards were drawn."""
    state = play.state
    key = (guess, len(state.deck), state.counters.get("deck", 0))
    # Shuffling a single card takes no chance, so tiny decks could be mistaken for each other.
    if play.made_up is None or play.made_up[0] != key or len(state.deck) < 3:
        play.made_up = (key, chance.shuffle(guess, {}, "view", sorted(state.deck)))
    return play.made_up[1][:]


def seen_by(play: Play, seat: int, guess: int, deck: list[str]) -> None:
    """Makes a copied game into what one seat can know of it."""
    state = play.state
    state.seed = guess
    state.counters = {}
    state.deck = deck
    if not state.cash_public:
        for other in range(state.players):
            if other != seat:
                _hide_cash(play, other)


def _hide_cash(play: Play, seat: int) -> None:
    """Gives a player a likely amount; the bank's account follows, so that no money is lost."""
    state, player = play.state, play.state.seats[seat]
    amount = _likely_cash(play, seat)
    state.bank += player.cash - amount
    player.cash = amount
    # How much of a loan is left depends on the cash it was spent together with.
    player.for_building = player.for_rent = 0
    if seat in state.declared:
        state.declared[seat] = amount


def _likely_cash(play: Play, seat: int) -> int:
    """The cash to begin with, as far as it fits with what everybody has seen."""
    state, rules, player = play.state, play.table.rules, play.state.seats[seat]
    if player.rent_owed:
        return 0  # He pays late rent as soon as he has anything.
    declares = seat in state.declared or (state.turn.declares and seat == state.turn.seat)
    if declares:
        return state.win_cash
    amount = rules.start.cash
    if player.debts and rules.loan.repay == "when-possible":
        amount = min(amount, player.debts[0] - 1)
    if rules.win.auto:
        amount = min(amount, state.win_cash - 1)
    offer = state.turn.offer
    pays = offer.pays if offer is not None and seat == state.turn.seat else 0
    return max(amount, pays, 0)
