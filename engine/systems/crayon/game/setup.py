"""Set-up: cash, trains, chips, the deal, and who goes first."""

from collections.abc import Iterable

from engine.protocol import NotPlayable
from engine.systems.crayon.game.turns import begin_game
from engine.systems.crayon.state.chips import lie_down
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import Seat, State, Train
from engine.systems.crayon.state.table import Table
from engine.systems.crayon.state.track import Track
from model.wording.speech import tr

MOST_CUTS = 100
"""After so many ties in a row the first player is drawn by lot."""


def fresh_state(table: Table, players: int, seed: int) -> State:
    """A board without track, and everybody's cash and trains (CRY-SETUP-01)."""
    start = table.rules.start
    again = table.rules.restart.trains if table.rules.restart.enabled else ()
    unknown = [kind for kind in (*start.trains, *again) if kind not in table.rules.trains]
    if unknown or not start.trains:
        raise NotPlayable(
            tr("the rules start with a train that does not exist: {unknown}", unknown=unknown)
        )
    seats = [
        Seat(cash=start.cash, trains=[Train(kind) for kind in start.trains]) for _ in range(players)
    ]
    state = State(seed, seats, Track.empty(players), win_cash=table.rules.win.cash)
    state.bank = -start.cash * players
    state.tray = dict(sorted(table.chips.items()))
    return state


def put_out_circus(play: Play) -> None:
    """The chips of the Circus that are nowhere else begin in its home (CRY-VAR-54)."""
    circus = play.table.rules.circus
    if circus.enabled:
        if circus.home not in play.table.places:
            raise NotPlayable(
                tr(
                    "the circus begins in {home}, which is not on the map: name "
                    "another city under rules: {{circus: {{home: …}}}}",
                    home=circus.home,
                )
            )
        for _ in range(play.state.tray[circus.good]):
            lie_down(play, circus.good, circus.home)
        play.state.tray[circus.good] = 0


def all_cards(table: Table) -> list[str]:
    """Every card of the deck, a name for each copy."""
    return sorted(card.name for card in table.cards.values() for _ in range(card.count))


def begin(play: Play) -> None:
    """The whole set-up, up to the first turn."""
    state, start = play.state, play.table.rules.start
    put_out_circus(play)
    state.deck = play.shuffled("deck", all_cards(play.table))
    if start.first_player == "cut":
        state.first = _cut(play, range(state.players))
        state.deck = play.shuffled("deck", sorted(state.deck))
    deal(play)
    if start.first_player == "highest-in-hand":
        state.first = _highest_in_hand(play)
    play.tell("first", state.first, tr("{names} goes first", names=play.names[state.first]))
    begin_game(play)


# -- the deal


def deal(play: Play) -> None:
    """Three demand cards to everybody; events are set aside (CRY-SETUP-02 to -04)."""
    state, start = play.state, play.table.rules.start
    size = play.table.rules.turn.hand_size
    aside: list[str] = []
    seats = range(state.players)
    if start.deal == "hand-by-hand":
        order = [seat for seat in seats for _ in range(size)]
    else:
        order = [seat for _ in range(size) for seat in seats]
    for seat in order:
        _deal_one(play, seat, aside)
    if not aside:
        return
    if start.shuffle_events_back:
        state.deck = play.shuffled("deck", sorted([*state.deck, *aside]))
        play.tell("aside", None, tr("The events set aside are shuffled back into the deck"))
    else:
        state.out += aside
        play.tell("aside", None, tr("The events set aside stay out of the game"))


def _deal_one(play: Play, seat: int, aside: list[str]) -> None:
    state = play.state
    while state.deck:
        card = state.deck.pop()
        if play.table.cards[card].event is None:
            state.seats[seat].hand = (*state.seats[seat].hand, card)
            text = tr("{names} is dealt demand card {card}", names=play.names[seat], card=card)
            play.tell_chance("deal", f"demand {card}", seat, text)
            return
        aside.append(card)
        text = tr(
            "{event_name} turns up in the deal and is set aside", event_name=play.event_name(card)
        )
        play.tell("aside", None, text, event=card)


# -- the first player


def _payouts(play: Play, cards: Iterable[str]) -> list[int]:
    """The payouts on cards, highest first; an event counts as nothing (CRY-SETUP-06)."""
    demands = (demand for card in cards for demand in play.table.cards[card].demands)
    return sorted((demand.pays for demand in demands), reverse=True) or [0]


def _cut(play: Play, among: Iterable[int]) -> int:
    """Everybody cuts a card; the highest payout on it goes first (CRY-SETUP-06)."""
    tied = list(among)
    for _ in range(MOST_CUTS):
        deck = list(play.state.deck)
        values: dict[int, list[int]] = {}
        for seat in tied:
            if deck:
                card = deck.pop(play.drawn("cut", len(deck)))
                values[seat] = _payouts(play, [card])
                text = tr("{names} cuts {card}", names=play.names[seat], card=card)
                play.tell_chance("cut", card, seat, text)
            else:
                values[seat] = [0]
        tied = _best(play, values)
        if len(tied) == 1:
            return tied[0]
    return _by_lot(play, tied)


def _best(play: Play, values: dict[int, list[int]]) -> list[int]:
    """The seats with the highest payout, further payouts counting where the rules say so."""
    if play.table.rules.start.tie == "cut-again":
        values = {seat: found[:1] for seat, found in values.items()}
    most = max(values.values())
    return [seat for seat, found in values.items() if found == most]


def _highest_in_hand(play: Play) -> int:
    """The holder of the highest single payout (CRY-SETUP-05, OPEN-CRY-12)."""
    values = {seat: _payouts(play, one.hand) for seat, one in enumerate(play.state.seats)}
    best = _best(play, values)
    if len(best) > 1 and play.table.rules.start.tie == "cut-again":
        return _cut(play, best)
    return best[0] if len(best) == 1 else _by_lot(play, best)


def _by_lot(play: Play, tied: list[int]) -> int:
    seat = tied[play.drawn("lots", len(tied))]
    play.tell_chance(
        "lots",
        f"seat {seat + 1}",
        seat,
        tr("{names} wins the draw", names=play.names[seat]),
    )
    return seat
