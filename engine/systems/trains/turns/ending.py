"""The end of a turn and of the game (TRN-TURN-08, -09, TRN-END-01 …, TRN-SCORE-01 …)."""

from collections.abc import Iterator

from engine.protocol import OVER, TURN_OVER, Happening, Result
from engine.systems.trains.state.play import Play

PILES = "enough piles are empty"
TRACK = "{name} has placed all markers"
STATIONS = "all stations are placed"


def end_turn(play: Play) -> Iterator[Happening]:
    """Cleans up, draws a new hand, and goes on with the left neighbour."""
    state, seat = play.state, play.seat
    seat.discard += [one.card for one in seat.play]
    seat.discard += seat.gained
    seat.discard += seat.hand
    seat.play, seat.gained, seat.hand = [], [], []
    state.coin, state.acted, state.resolving = 0, False, None
    yield from play.draw(play.table.rules.hand)
    yield Happening(TURN_OVER, state.actor, f"{play.name} ends the turn", {"turn": state.turn})
    reason = why_over(play)
    if reason:
        yield from over(play, reason)
        return
    state.turn += 1
    state.actor = (state.actor + 1) % state.players


def why_over(play: Play) -> str:
    """Why the game ends with this turn; empty while it goes on."""
    state, rules = play.state, play.table.rules
    if rules.end.empty_piles:
        piles = [n for card, n in state.supply.items() if card not in rules.end.not_counted]
        if piles.count(0) >= rules.end.empty_piles:
            return PILES
    if rules.end.all_track:
        for number, seat in enumerate(state.seats):
            if len(seat.markers) >= rules.markers.track:
                return TRACK.format(name=play.names[number])
    if rules.end.all_stations and sum(state.stations.values()) >= rules.markers.stations:
        return STATIONS
    return ""


def over(play: Play, reason: str) -> Iterator[Happening]:
    """The game is over: most points win, ties share a place (TRN-SCORE-06)."""
    scores = list(all_scores(play))
    levels = sorted(set(scores), reverse=True)
    places = [tuple(n for n, one in enumerate(scores) if one == level) for level in levels]
    play.state.result = Result(tuple(places), reason)
    yield Happening(OVER, None, f"The game is over: {reason}")


def all_scores(play: Play) -> tuple[int, ...]:
    """What every player has, by seat."""
    return tuple(score(play, number) for number in range(play.state.players))


def score(play: Play, number: int) -> int:
    """What a player has: on the track, on the board and on cards."""
    seat, cards = play.state.seats[number], play.table.cards
    own = (seat.hand, seat.deck, seat.discard, seat.gained)
    on_cards = sum(cards[card].points for zone in own for card in zone)
    on_cards += sum(cards[one.card].points for one in seat.play)
    now = play.state.resolving
    if now is not None and number == play.state.actor:
        on_cards += sum(cards[card].points for card in now.aside)
    return seat.points + on_board(play, number) + on_cards


def on_board(play: Play, number: int) -> int:
    """Points for markers on cities and remote places (TRN-SCORE-02, -03, -05)."""
    rules, ground, stations = play.table.rules.scoring, play.table.land.ground, play.state.stations
    total, most = on_remote(play, number), len(rules.stations) - 1
    for cell in play.state.seats[number].markers:
        place = ground[cell]
        if place.room and not place.number:
            total += rules.stations[min(stations.get(place.city, 0), most)]
    return total


def on_remote(play: Play, number: int) -> int:
    """Points for markers on remote places (TRN-SCORE-03)."""
    ground = play.table.land.ground
    found = sum(ground[cell].number for cell in play.state.seats[number].markers)
    return play.table.rules.scoring.remote * found
