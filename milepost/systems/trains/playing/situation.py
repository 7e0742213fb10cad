"""The situation of a player in words: coin, hand, what is in play, what can be bought, others."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from engine.systems.trains.game import TrainsGame
from engine.systems.trains.turns import ending
from milepost.playing.facts_in_lines import labelled
from milepost.terminal.say import count, table
from model.systems.trains.sentences.effects import card_sentences, sentences

WORD: Final = 9
_SHOWN: Final = 5
"""So many of the seen cards on top of the deck are named."""


def picture(game: TrainsGame, seat: int, others: list[str]) -> Iterator[str]:
    """What a player needs to see before choosing."""
    one, is_due = game.state.seats[seat], _is_due(game, seat)
    yield from labelled("points", [points(game, seat)], WORD)
    yield from labelled("hand", hand(game, one.hand), WORD)
    if one.play:
        yield from labelled("in play", in_play(game, seat), WORD)
    if one.gained:
        yield from labelled("gained", [counted(game, one.gained)], WORD)
    yield from labelled("deck", [deck(game, seat)], WORD)
    if is_due:
        yield from labelled("to buy", [to_buy(game)], WORD)
    yield from labelled("supply", supply(game, is_due=is_due), WORD)
    yield from labelled("others", others, WORD)


def _is_due(game: TrainsGame, seat: int) -> bool:
    state = game.state
    return seat == game.actor and state.starter() is None and state.result is None


def points(game: TrainsGame, seat: int) -> str:
    """Points and where they come from, markers that are left, and coin."""
    one, markers = game.state.seats[seat], game.table.rules.markers
    left = markers.track - len(one.markers)
    parts = f"{ending.on_board(game.game, seat)} on the board, {one.points} on the track"
    coin = f"; {game.state.coin} coin" if _is_due(game, seat) else ""
    return f"{game.scores()[seat]}: {parts}; {count(left, 'marker')} left{coin}"


def counted(game: TrainsGame, cards: Sequence[str]) -> str:
    """`3 Normal train, Waste`."""
    found = Counter(cards).items()
    return ", ".join(f"{n} {game.table.name(one)}" if n > 1 else game.table.name(one)
                     for one, n in found)  # fmt: skip


def hand(game: TrainsGame, cards: Sequence[str]) -> list[str]:
    """The cards in hand: how many of a kind, what they bring and what they do."""
    rows: list[tuple[object, ...]] = []
    for card, number in Counter(cards).items():
        known = game.table.cards[card]
        words = " ".join(card_sentences(known, game.table.cards)) if known.effects else ""
        worth = [f"{known.value} coin."] if known.value else []
        rows.append((known.title, f"× {number}" if number > 1 else "", " ".join([*worth, words])))
    return [line.rstrip() for line in table(rows, indent="")] if rows else ["empty"]


def in_play(game: TrainsGame, seat: int) -> list[str]:
    """What a player has in play, and what of it holds now."""
    one = game.state.seats[seat]
    lasting = [address for played in one.play for address in played.lasts]
    told = [counted(game, [played.card for played in one.play])]
    holds = [sentences([game.table.effects[address]], game.table.cards)[0] for address in lasting]
    return [*told, *dict.fromkeys(holds)]


def deck(game: TrainsGame, seat: int) -> str:
    """How many cards there are to draw, and those on top that the player has seen."""
    one = game.state.seats[seat]
    seen = one.deck[len(one.deck) - min(one.seen, _SHOWN, len(one.deck)) :][::-1]
    known = f", on top {counted(game, seen)}" if seen else ""
    return f"{count(len(one.deck), 'card')}{known}; discard pile {len(one.discard)}"


def to_buy(game: TrainsGame) -> str:
    """What the coin pays for now."""
    coin, found = game.state.coin, _piles(game)
    able = [one for one in found if game.table.cards[one].cost <= coin and game.state.supply[one]]
    return _told(game, able) if able else f"nothing for {coin} coin"


def supply(game: TrainsGame, *, is_due: bool) -> list[str]:
    """The piles that are too dear now, those that are empty, stations and Waste."""
    state, cards, rules = game.state, game.table.cards, game.table.rules
    there = [one for one in _piles(game) if state.supply[one]]
    dear = [one for one in there if not is_due or cards[one].cost > state.coin]
    lines = [_told(game, dear)] if dear else []
    gone = [one for one in state.supply if not state.supply[one]]
    empty = [one for one in gone if one not in rules.end.not_counted]
    of = f" of {rules.end.empty_piles} that end the game" if rules.end.empty_piles else ""
    stations = rules.markers.stations - sum(state.stations.values())
    waste = state.supply.get(game.table.waste, 0)
    more = f" ({counted(game, gone)})" if gone else ""
    told = f"{count(len(empty), 'pile')} empty{of}{more}"
    return [*lines, f"{told}; {count(stations, 'station')} and {waste} Waste left"]


def _piles(game: TrainsGame) -> list[str]:
    cards = game.table.cards
    piles = [one for one in game.state.supply if cards[one].buyable]
    return sorted(piles, key=lambda one: (cards[one].cost, one))


def _told(game: TrainsGame, piles: list[str]) -> str:
    cards, left = game.table.cards, game.state.supply
    return ", ".join(f"{game.table.name(one)} {cards[one].cost} ({left[one]})" for one in piles)


def others(game: TrainsGame, seat: int) -> str:
    """What lies open of a player, in a line."""
    one = game.state.seats[seat]
    left = game.table.rules.markers.track - len(one.markers)
    said = [count(game.scores()[seat], "point"), f"{count(left, 'marker')} left"]
    said += [f"hand {len(one.hand)}, deck {len(one.deck)}, discard pile {len(one.discard)}"]
    said += [f"in play {counted(game, [card.card for card in one.play])}"] if one.play else []
    return f"{game.names[seat]}: {'; '.join(said)}"
