"""The draw deck: drawing, renewing it, and filling hands, with events resolved as they come."""

from engine.systems.crayon.state.play import Play
from model.wording.speech import tr


def draw_card(play: Play, seat: int) -> str | None:
    """The next card; None where there is none to be had (OPEN-CRY-43)."""
    state, rules = play.state, play.table.rules
    if not state.deck and rules.deck.reshuffle != "never":
        renew(play)
    if not state.deck:
        return None
    card = state.deck.pop()
    state.last_card = state.last_card or (rules.sudden_death.enabled and not state.deck)
    if not state.deck and rules.deck.reshuffle == "when-emptied":
        renew(play)
    event = play.table.cards[card].event
    kind = "demand" if event is None else "event"
    name = tr("demand card {card}", card=card) if event is None else event.name or card
    play.tell_chance(
        "deck",
        f"{kind} {card}",
        seat,
        tr("{names} draws {name}", names=play.names[seat], name=name),
    )
    return card


def renew(play: Play) -> None:
    """Shuffles the deck, together with the discards if they hold demands (CRY-DEMAND-03).

    Events alone would be drawn again and again without ever filling a hand.
    """
    state = play.state
    if _has_demands(play, state.discards):
        state.deck = play.shuffled("deck", sorted([*state.deck, *state.discards]))
        state.discards = []
        play.tell("reshuffle", None, tr("The discards are shuffled into a new deck"))
    elif state.deck:
        state.deck = play.shuffled("deck", sorted(state.deck))
        play.tell("reshuffle", None, tr("The deck is shuffled anew"))


def refill(play: Play, seat: int) -> None:
    """Draws until the hand is full; an event goes on the agenda and the rest waits for it."""
    player = play.state.seats[seat]
    while len(player.hand) < play.table.rules.turn.hand_size:
        card = draw_card(play, seat)
        if card is None:
            return
        if play.table.cards[card].event is None:
            player.hand = (*player.hand, card)
        else:
            play.push("refill", seat)
            play.push("event", card, seat)
            return


def fill_short_hands(play: Play) -> bool:
    """A hand that stayed short because there were no cards is filled when there are again."""
    state, size = play.state, play.table.rules.turn.hand_size
    for player in state.seats:
        if len(player.hand) < size:
            break
    else:
        return False
    if not _has_cards(play):
        return False
    seats = state.from_seat(play.seat)
    play.push("refill", next(seat for seat in seats if len(state.seats[seat].hand) < size))
    return True


def _has_cards(play: Play) -> bool:
    """Whether a card can be drawn."""
    state = play.state
    if state.deck or play.table.rules.deck.reshuffle == "never":
        return bool(state.deck)
    return _has_demands(play, state.discards)


def _has_demands(play: Play, cards: list[str]) -> bool:
    return any(play.table.cards[card].demands for card in reversed(cards))
