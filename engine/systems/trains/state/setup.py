"""Setting up: every card has its place, told by a position or found by chance (TRN-SETUP-03 …)."""

from collections import Counter
from collections.abc import Iterable

from engine.protocol import NotPlayable
from engine.systems.trains.state.play import Play
from model.systems.trains.things.position import Position, SeatSoFar
from model.wording.speech import tr


class Pool:
    """Cards that have no place yet; taking one that is not there is refused."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self.left = Counter({key: card.count for key, card in play.table.cards.items()})

    def take(self, card: str, number: int = 1) -> None:
        if self.left[card] < number:
            raise NotPlayable(tr("there are too few cards {card}", card=card))
        self.left[card] -= number

    def take_all(self, cards: Iterable[str]) -> None:
        for card in cards:
            self.take(card)


def fill_seat(play: Play, number: int, told: SeatSoFar) -> None:
    """The deck and hand of a player: as told, or of a shuffled starting deck (TRN-SETUP-03)."""
    seat, size = play.state.seats[number], play.table.rules.hand
    if told.deck is None:
        rest = Counter(play.table.starting_deck)
        rest.subtract([*seat.hand, *seat.discard, *seat.gained, *(one.card for one in seat.play)])
        cards = [card for card, left in rest.items() for _ in range(max(0, left))]
        seat.deck = play.shuffled(f"deck-{number + 1}", cards)[::-1]
    if told.hand is None:
        seat.hand = seat.deck[: -size - 1 : -1]
        del seat.deck[len(seat.deck) - len(seat.hand) :]


def fill_supply(play: Play, pool: Pool, told: Position) -> None:
    """The piles: as told, or those that are always there and some that are drawn."""
    state, table = play.state, play.table
    sizes = dict(told.supply or {}) if told.supply is not None else _sizes(play, pool)
    sizes.setdefault(table.waste, 0)
    for card, number in sizes.items():
        pool.take(card, number)
    state.supply = {card: sizes[card] for card in table.cards if card in sizes}


def _sizes(play: Play, pool: Pool) -> dict[str, int]:
    """How many cards each pile has (TRN-SETUP-04, -05, -07)."""
    rules = play.table.rules.supply
    found = dict[str, int]()
    for card, size in rules.always.items():
        left = pool.left[card]
        found[card] = left if size == "all" else min(int(size), left)
    for card in _selected(play):
        found[card] = min(rules.select.each, pool.left[card])
    return found


def _selected(play: Play) -> list[str]:
    """The kinds of a kit, or kinds that are drawn."""
    select, table = play.table.rules.supply.select, play.table
    if select.kit:
        kit = table.part.kits.get(select.kit)
        if kit is None:
            raise NotPlayable(tr("there is no kit {kit}", kit=select.kit))
        unknown = [card for card in kit.cards if card not in table.cards]
        if unknown:
            raise NotPlayable(
                tr(
                    "the kit {kit} names a card {unknown} that is not there",
                    kit=select.kit,
                    unknown=unknown[0],
                )
            )
        return list(kit.cards)
    must = [card for card in select.must if card in table.selectable]
    others = [card for card in table.selectable if card not in must]
    wanted = select.count - len(must)
    if wanted > len(others):
        raise NotPlayable(
            tr("there are too few kinds of cards to choose {count} from", count=select.count)
        )
    return [*must, *play.shuffled("kinds", others)[: max(0, wanted)]]


def fill_box(play: Play, pool: Pool, told: Position) -> None:
    """What has no place elsewhere is out of the game (TRN-SETUP-06)."""
    state = play.state
    if told.box is not None:
        state.box = {card: number for card, number in told.box.items() if number}
        for card, number in state.box.items():
            pool.take(card, number)
        left = +pool.left
        if left:
            raise NotPlayable(
                tr("the position has no place for the card {left}", left=next(iter(left)))
            )
        return
    state.box = {card: number for card, number in pool.left.items() if number > 0}
