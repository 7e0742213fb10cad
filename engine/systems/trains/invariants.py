"""What must always hold in one state of a game (TRN-INV-01 to -08, -14)."""

from collections import Counter
from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.trains.state.play import Play
from model.notation import Cell


def all_broken(play: Play) -> list[Refusal]:
    """Every invariant that a state breaks."""
    return [*_cards(play), *_turn(play), *_hands(play), *_markers(play), *_stations(play)]


def _cards(play: Play) -> Iterator[Refusal]:
    state, table = play.state, play.table
    there = Counter(state.supply) + Counter(state.box)
    for seat in state.seats:
        there.update([*seat.hand, *seat.deck, *seat.discard, *seat.gained])
        there.update([one.card for one in seat.play])
    if state.resolving is not None:
        there.update(state.resolving.aside)
    for key, card in table.cards.items():
        if there[key] != card.count:
            rule = "TRN-INV-02" if key == table.waste else "TRN-INV-01"
            yield Refusal(rule, f"there are {there[key]} cards {key}, and not {card.count}")
    if state.box.get(table.waste) and play.table.rules.supply.always.get(table.waste) == "all":
        yield Refusal("TRN-INV-02", "there is Waste in the box")
    always = table.rules.supply.always
    for kind in table.rules.start.deck:
        if kind not in always and kind not in table.selectable and state.supply.get(kind):
            yield Refusal("TRN-INV-14", f"{kind} is in the supply")


def _turn(play: Play) -> Iterator[Refusal]:
    state = play.state
    is_begin = not state.acted
    if state.coin < 0 or (is_begin and state.coin):
        yield Refusal("TRN-INV-03", f"there are {state.coin} coin")
    for number, seat in enumerate(state.seats):
        is_quiet = number != state.actor or is_begin or state.result is not None
        if is_quiet and (seat.play or seat.gained):
            yield Refusal("TRN-INV-05", f"seat {number + 1} has cards in play")


def _hands(play: Play) -> Iterator[Refusal]:
    state, size = play.state, play.table.rules.hand
    for number, seat in enumerate(state.seats):
        if number != state.actor or state.result is not None:
            short = len(seat.hand) < size and (seat.deck or seat.discard)
            if len(seat.hand) > size or short:
                yield Refusal("TRN-INV-04", f"seat {number + 1} has {len(seat.hand)} cards")


def _markers(play: Play) -> Iterator[Refusal]:
    state, table = play.state, play.table
    lying = Counter(cell for seat in state.seats for cell in seat.markers)
    if lying != Counter(state.markers):
        yield Refusal("TRN-INV-06", "the markers on the board do not add up")
    for number, seat in enumerate(state.seats):
        if len(seat.markers) > table.rules.markers.track:
            yield Refusal("TRN-INV-06", f"seat {number + 1} has too many markers")
        if seat.markers - table.land.open:
            yield Refusal("TRN-INV-06", f"seat {number + 1} has a marker where nobody builds")
        elif not _hang_together(play, seat.markers):
            yield Refusal("TRN-INV-07", f"the markers of seat {number + 1} do not hang together")


def _hang_together(play: Play, markers: set[Cell]) -> bool:
    if not markers:
        return True
    waiting = [next(iter(markers))]
    reached = set(waiting)
    while waiting:
        for cell in play.table.land.around[waiting.pop()]:
            if cell in markers and cell not in reached:
                reached.add(cell)
                waiting.append(cell)
    return reached == markers


def _stations(play: Play) -> Iterator[Refusal]:
    stations, land = play.state.stations, play.table.land
    if sum(stations.values()) > play.table.rules.markers.stations:
        yield Refusal("TRN-INV-08", "there are more stations than there are")
    for city, number in stations.items():
        if not 0 <= number <= land.ground[land.cities[city]].room:
            yield Refusal("TRN-INV-08", f"there are {number} stations in {city}")
