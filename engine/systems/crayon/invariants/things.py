"""Invariants of what lies beside the track: money, loads, cards, and where trains stand."""

from collections import Counter
from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.crayon.game.setup import all_cards
from engine.systems.crayon.state.play import Play, no
from engine.systems.crayon.state.state import Train
from model.systems.crayon.network.network import NOWHERE


def money(play: Play) -> Iterator[Refusal]:
    """INV-CRY-01 and -02."""
    state = play.state
    held = sum(player.cash for player in state.seats)
    if held + state.bank != 0:
        yield no("INV-CRY-01", f"the players hold {held}, and the bank has paid {-state.bank}")
    for seat, player in enumerate(state.seats):
        name = play.names[seat]
        if player.cash < 0:
            yield no("INV-CRY-02", f"{name} has {player.cash}")
        marked = player.for_building + player.for_rent
        if min(player.for_building, player.for_rent) < 0 or marked > max(0, player.cash):
            yield no("INV-CRY-02", f"{name} has {player.cash}, of which {marked} are borrowed")


def piles(play: Play) -> Iterator[Refusal]:
    """INV-CRY-03 to -06 and -17: chips, cards and trains are where they can be."""
    yield from chips(play)
    yield from trains(play)
    yield from hands(play)
    yield from cards(play)


def chips(play: Play) -> Iterator[Refusal]:
    state = play.state
    found = Counter(state.tray)
    found.update(good for one in state.seats for train in one.trains for good in train.loads)
    found.update(one.good for one in state.lying)
    for good in sorted({*found, *play.table.chips}):
        there = play.table.chips.get(good, 0)
        if found[good] != there or state.tray.get(good, 0) < 0:
            where = f"{state.tray.get(good, 0)} in the tray"
            yield no("INV-CRY-03", f"{found[good]} of {there} {good} are there, {where}")


def trains(play: Play) -> Iterator[Refusal]:
    kinds = play.table.rules.trains
    for seat, player in enumerate(play.state.seats):
        for number, train in enumerate(player.trains, 1):
            name = f"train {number} of {play.names[seat]}"
            room = kinds[train.type].capacity if train.type in kinds else 0
            if len(train.loads) > room:
                yield no("INV-CRY-04", f"{name} carries {len(train.loads)} and has room for {room}")
            if not _stands(play, train):
                where = (train.at, train.came_from, *train.trail)
                yield no("INV-CRY-17", f"{name} cannot stand at {where[0]} and come by {where[1:]}")


def _stands(play: Play, train: Train) -> bool:
    network, count = play.table.network, len(play.table.network.price)
    known = all(0 < cell < count and network.has(cell) for cell in train.trail)
    if train.at == NOWHERE:
        return known and train.came_from == NOWHERE and not train.loads
    if not 0 < train.at < count or not network.has(train.at):
        return False
    return known and (train.came_from == NOWHERE or train.came_from in network.around(train.at))


def hands(play: Play) -> Iterator[Refusal]:
    """INV-CRY-05: a hand is full unless a card is being resolved or nothing is to be drawn."""
    state, size = play.state, play.table.rules.turn.hand_size
    for seat, player in enumerate(state.seats):
        waits = bool(state.agenda) or state.result is not None
        events = [card for card in player.hand if play.table.cards[card].event is not None]
        short = len(player.hand) < size and not waits and _can_draw(play)
        if short or len(player.hand) > size or events:
            held = ", ".join(player.hand)
            yield no("INV-CRY-05", f"{play.names[seat]} holds {held or 'nothing'}, not {size}")


def _can_draw(play: Play) -> bool:
    state = play.state
    renewed = play.table.rules.deck.reshuffle != "never"
    pile = [*state.deck, *(state.discards if renewed else ())]
    return any(play.table.cards[card].demands for card in pile)


def cards(play: Play) -> Iterator[Refusal]:
    """INV-CRY-06: every card is in one place, an event on the agenda included."""
    state, known = play.state, play.table.cards
    found = Counter([*state.deck, *state.discards, *state.out, *state.open_contracts])
    found.update(card for player in state.seats for card in player.hand)
    found.update(one.event for one in state.in_play)
    for task in state.agenda:
        event = known[task[1]].event if task[0] in ("event", "settled") else None
        if event is not None and (task[0] == "event" or event.duration.kind == "instant"):
            found[task[1]] += 1
    there = Counter(all_cards(play.table))
    for card in sorted({*found, *there}):
        if found[card] != there[card]:
            yield no("INV-CRY-06", f"card {card} is in {found[card]} places, not in {there[card]}")
