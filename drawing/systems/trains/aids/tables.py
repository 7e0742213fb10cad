"""Tables of the play aid: cards and kits, what is on the board, and what lies on the table."""

from collections import Counter
from collections.abc import Iterable, Iterator

from drawing.aids.strips import Cell, Setter, Strip
from drawing.systems.trains.cards.deck import in_order, randomizers
from model.scenario.names_in_words import city_name, joined
from model.systems.trains.rules.card_counts import numbers_of_players
from model.systems.trains.sentences.effects import card_sentences
from model.systems.trains.sentences.told import Told
from model.systems.trains.things.card import Card
from model.systems.trains.things.city import TrainsCity
from model.wording.sentences import behind_each_other
from model.wording.speech import tr

CARDS, KITS, PILES, BOX, PLACES = [5, 2, 2, 9], [4, 11], [6, 2, 2, 2], [7, 3], [3, 8]
MOST_PLAYERS = 3
"""Columns of pile sizes side by side."""


def card_list(told: Told, setter: Setter) -> Iterator[Strip]:
    """What each kind of cards costs, brings and does: those of every game, then the others."""
    always = {*told.rules.start.deck, *told.rules.supply.always}
    known = [told.part.cards[key] for key in in_order(told)]
    first = [one for one in known if one.id in always]
    others = [one for one in known if one.id not in always]
    others.sort(key=lambda one: (one.cost, one.title))
    yield from _cards(tr("Cards of every game"), first, told, setter)
    yield from _cards(tr("Kinds to choose from"), others, told, setter)


def _cards(title: str, cards: Iterable[Card], told: Told, setter: Setter) -> Iterator[Strip]:
    rows = [_card(one, told, setter) for one in cards]
    if rows:
        yield setter.heading(title)
        head = [Cell(one, strong=True) for one in _card_columns()]
        yield setter.row(head, CARDS, keeps=True)
        yield from rows
        yield setter.space(2.0)


def _card_columns() -> tuple[str, ...]:
    return tr("card"), tr("cost"), tr("coin"), tr("what it does")


def _card(card: Card, told: Told, setter: Setter) -> Strip:
    said = behind_each_other(*card_sentences(card, told.part.cards)) or "–"
    cost = str(card.cost) if card.buyable else "–"
    numbers = [Cell(cost), Cell(str(card.value) if card.value else "–")]
    return setter.row(
        [Cell(card.title, strong=True), *numbers, Cell(behind_each_other(said, card.text))], CARDS
    )


def kit_list(told: Told, setter: Setter) -> Iterator[Strip]:
    """Kits by name with their cards; one that the game takes comes alone."""
    taken = told.part.kits.get(told.rules.supply.select.kit)
    kits = [taken] if taken is not None else list(told.part.kits.values())
    if kits:
        yield setter.heading(tr("Kits"))
        for kit in kits:
            cards = joined(map(told.card, kit.cards))
            yield setter.row([Cell(kit.title, strong=True), Cell(cards)], KITS)
        yield setter.space(2.0)


# -- the board


def on_the_board(told: Told, setter: Setter) -> Iterator[Strip]:
    """Cities by their room, remote places by their numbers, blocked borders."""
    cities = [one for one in told.scenario.cities.values() if isinstance(one, TrainsCity)]
    if not cities:
        return
    yield setter.heading(tr("On the board"))
    rooms = Counter(one.room for one in cities if not one.is_remote)
    for room, count in sorted(rooms.items()):
        yield _row(setter, tr("Cities with room for {n}", n=room), count)
    if rooms:
        yield _row(
            setter, tr("Room for stations"), sum(n * count for n, count in rooms.items()), True
        )
    remote = sorted((one for one in cities if one.is_remote), key=lambda one: (one.number, one.id))
    for one in remote:
        name = city_name(told.scenario, one.id)
        yield setter.row([Cell(tr("Remote place {n}", n=one.number)), Cell(name)], PLACES)
    if told.scenario.blocked:
        yield _row(setter, tr("Blocked borders"), len(told.scenario.blocked))
    yield setter.space(2.0)


# -- what is needed


def in_the_box(told: Told, setter: Setter) -> Iterator[Strip]:
    """The piles for each number of players, and everything that must lie on the table."""
    yield from _piles(told, setter)
    yield setter.heading(tr("To print and to have"))
    counts = told.counts()
    always = {*told.rules.start.deck, *told.rules.supply.always}
    own = {key: n for key, n in counts.items() if key not in always}
    for key in (one for one in in_order(told) if one in always):
        yield _row(setter, told.card(key), counts[key])
    for each, kinds in sorted(Counter(own.values()).items()):
        name = tr("{kinds} kinds to choose from, {n} of each", kinds=kinds, n=each)
        yield _row(setter, name, each * kinds)
    yield _row(setter, tr("All cards"), sum(counts.values()), True)
    if found := randomizers(told):
        yield _row(setter, tr("Randomizers"), len(found))
    players = max(told.scenario.players.max, 0)
    markers = told.rules.markers.track
    yield _row(setter, tr("Markers, {n} of each player", n=markers), markers * players)
    yield _row(setter, tr("Stations"), told.rules.markers.stations)
    yield setter.space(2.0)


def _piles(told: Told, setter: Setter) -> Iterator[Strip]:
    """How large the piles of every game are, by the number of players."""
    shown = numbers_of_players(told.scenario)[:MOST_PLAYERS]
    shares = [*PILES[:1], *[2] * len(shown)]
    yield setter.heading(tr("Piles by players"))
    head = [Cell(tr("{n} play", n=n), strong=True) for n in shown]
    yield setter.row([Cell(tr("pile"), strong=True), *head], shares, keeps=True)
    sizes = {n: told.piles(n) for n in shown}
    for key in told.rules.supply.always:
        cells = [Cell(str(sizes[n].get(key, 0))) for n in shown]
        yield setter.row([Cell(told.card(key)), *cells], shares)
    yield setter.space(2.0)


def _row(setter: Setter, name: str, number: int, strong: bool = False) -> Strip:
    return setter.row([Cell(name, strong=strong), Cell(str(number), strong=True)], BOX)
