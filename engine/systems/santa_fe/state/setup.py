"""Setting up: every card has its place, said by a position or found by chance (SFR-SETUP-01 …)."""

from collections import Counter
from collections.abc import Iterable

from engine.protocol import NotPlayable
from engine.systems.santa_fe.state.play import Play
from model.wording.speech import tr


class Pool:
    """Cards that have no place yet; taking one that is not there is refused."""

    def __init__(self, play: Play) -> None:
        table = play.table
        cards = [*table.city_cards, *table.short_line_cards, *table.special_cards]
        self._left = Counter(cards)

    def take(self, cards: Iterable[str]) -> None:
        for card in cards:
            if self._left[card] <= 0:
                raise NotPlayable(tr("there are too few cards {card} for this position", card=card))
            self._left[card] -= 1

    def left(self, among: Iterable[str]) -> list[str]:
        """Which of these have no place yet, in their order."""
        still, found = self._left.copy(), list[str]()
        for card in among:
            if still[card] > 0:
                still[card] -= 1
                found.append(card)
        return found


def deal(play: Play, pool: Pool, seats: Iterable[int]) -> None:
    """Hands of City cards for those who have none said (SFR-SETUP-03)."""
    mixed = play.shuffled("deal", pool.left(play.table.city_cards))
    size = play.table.rules.hand
    for number in seats:
        seat = play.seat(number)
        if len(mixed) < size:
            raise NotPlayable(tr("there are too few City cards to deal"))
        seat.hand, mixed = tuple(mixed[:size]), mixed[size:]
        pool.take(seat.hand)


def make_deck(play: Play, pool: Pool) -> None:
    """The cards that are left in piles, Short Lines in one of them (SFR-SETUP-04, -05)."""
    rules, state = play.table.rules.deck, play.state
    cities = play.shuffled("deck", pool.left(play.table.city_cards))
    shown = {f" {one}" for one in state.short_lines}
    short = [
        card
        for card in pool.left(play.table.short_line_cards)
        if not any(card.endswith(end) for end in shown)
    ]
    sizes = _sizes(play, len(cities))
    piles, start = list[list[str]](), 0
    for size in sizes:
        piles.append(cities[start : start + size])
        start += size
    if rules.short_lines_in:
        place = min(rules.short_lines_in, len(piles)) - 1
        piles[place] = play.shuffled("short-lines", [*piles[place], *short])
    else:
        piles = [play.shuffled("short-lines", [*cities, *short])]
    state.deck = tuple(card for pile in piles for card in pile)
    state.piles = tuple(map(len, piles))
    pool.take(state.deck)


def _sizes(play: Play, cards: int) -> list[int]:
    rules = play.table.rules.deck
    least, more = divmod(cards, rules.piles)
    larger = list(range(rules.piles))
    if rules.extra == "random":
        larger = [int(one) for one in play.shuffled("piles", list(map(str, larger)))]
    return [least + (pile in larger[:more]) for pile in range(rules.piles)]


def fill_display(play: Play, pool: Pool) -> None:
    """Special cards lie in the display, those out of play do not (SFR-SETUP-06, -07)."""
    special = pool.left(play.table.special_cards)
    out = Counter(play.table.out_of_play(play.state.players))
    shown = list[str]()
    for card in special:
        if out[card] > 0:
            out[card] -= 1
        else:
            shown.append(card)
    play.state.display = tuple(sorted(shown))
    pool.take(shown)
