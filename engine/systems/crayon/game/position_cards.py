"""The cards of a game that begins in the middle: hands, piles, and the rest as the deck."""

from collections import Counter
from collections.abc import Iterable

from engine.protocol import NotPlayable
from engine.systems.crayon.game.setup import all_cards
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import InPlay
from model.systems.crayon.things import position as said
from model.wording.speech import tr


def put_cards(play: Play, position: said.Position) -> None:
    """Cards go where the position says; the others are the deck, unless it names one."""
    state = play.state
    left = Counter(all_cards(play.table))
    for seat, one in enumerate(position.seats):
        state.seats[seat].hand = _hand(play, seat, one, left)
    state.discards = _taken(left, position.discards)
    state.open_contracts = tuple(_demands(play, _taken(left, position.open_contracts)))
    _taken(left, (one.event for one in state.in_play))
    in_play = {one.event for one in state.in_play}
    rains = [event for event in state.rains if event not in in_play]
    _taken(left, rains)
    state.in_play += tuple(InPlay(event, 0, None) for event in rains)
    ordered = _taken(left, position.deck)
    rest = sorted(left.elements())
    if ordered:
        state.deck, state.out = ordered[::-1], rest
    else:
        state.deck = play.shuffled("deck", rest)
    for seat in range(state.players):
        _fill(play, seat)


def _taken(left: Counter[str], cards: Iterable[str]) -> list[str]:
    taken = list(cards)
    for card in taken:
        if card not in left:
            raise NotPlayable(tr("the position names card {card}, which there is not", card=card))
        if not left[card]:
            raise NotPlayable(
                tr("the position uses card {card} more often than there is one", card=card)
            )
        left[card] -= 1
    return taken


def _demands(play: Play, cards: list[str]) -> list[str]:
    for card in cards:
        if play.table.cards[card].event is not None:
            raise NotPlayable(
                tr("the position has the event {card} where a demand card belongs", card=card)
            )
    return cards


def _hand(play: Play, seat: int, one: said.Seat, left: Counter[str]) -> tuple[str, ...]:
    size = play.table.rules.turn.hand_size
    if len(one.hand) > size:
        cards = tr("{hand} cards, and {size} are a hand", hand=len(one.hand), size=size)
        raise NotPlayable(tr("the position gives seat {seat} {cards}", seat=seat + 1, cards=cards))
    return tuple(_demands(play, _taken(left, one.hand)))


def _fill(play: Play, seat: int) -> None:
    """A hand that the position does not name is dealt from the top; events stay in the deck."""
    state, player = play.state, play.state.seats[seat]
    lacks = play.table.rules.turn.hand_size - len(player.hand)
    top_first = range(len(state.deck) - 1, -1, -1)
    demands = [at for at in top_first if play.table.cards[state.deck[at]].demands]
    for at in demands[:lacks]:
        player.hand = (*player.hand, state.deck.pop(at))
