"""Tables of the play aid: what cards do, the railroads, the cities, and what is in the box."""

from collections.abc import Iterator

from drawing.aids.strips import Cell, Setter, Strip
from drawing.systems.santa_fe.railroads.livery import liveries
from model.scenario.names_in_words import counted, joined, word_of
from model.systems.santa_fe.rules.card_counts import copies_of
from model.systems.santa_fe.sentences.printed_cards import card_sentences
from model.systems.santa_fe.sentences.told import Told
from model.wording.sentences import behind_each_other
from model.wording.speech import tr

CARDS, RAILROADS, CITIES, BOX = [4, 9], [2, 7, 4, 3], [6, 2, 3, 2], [7, 4]


def card_list(told: Told, setter: Setter) -> Iterator[Strip]:
    """What each kind of cards does."""
    yield setter.heading(tr("Cards"))
    for card in told.part.cards.values():
        name = tr("{card}, {n}", card=told.card(card.id), n=told.count(card))
        said = card_sentences(card, told) if card.of != "short-lines" else _short_lines()
        if card.of == "cities":
            said = [tr("Scores in the end."), *said]
        yield setter.row([Cell(name, strong=True), Cell(behind_each_other(*said))], CARDS)
    yield setter.space(2.0)


def _short_lines() -> list[str]:
    return [tr("Shown as soon as it is drawn; from then on everybody may lay that railroad.")]


def railroad_list(told: Told, setter: Setter) -> Iterator[Strip]:
    """The railroads with their home bases and pieces, and where their squares are."""
    yield setter.heading(tr("Railroads"))
    head = [Cell(one, strong=True) for one in ("", tr("railroad"), tr("home base"), tr("pieces"))]
    yield setter.row(head, RAILROADS, keeps=True)
    for livery in liveries(told.scenario).values():
        one = told.part.railroads[livery.id]
        name = livery.name
        if not one.is_major:
            name = tr("{railroad} (short line)", railroad=name)
        home = told.city(one.home) if one.home else tr("none")
        cells = [Cell(livery.letters, strong=True), Cell(name), Cell(home), Cell(str(one.track))]
        yield setter.row(cells, RAILROADS)
    yield setter.space(2.0)


def city_list(told: Told, setter: Setter) -> Iterator[Strip]:
    """The cities that have cards, by name."""
    yield setter.heading(tr("Cities"))
    head = [Cell(one, strong=True) for one in _city_columns()]
    yield setter.row(head, CITIES, keeps=True)
    known = liveries(told.scenario)
    for city in sorted(told.cities(), key=lambda one: told.city(one.id).casefold()):
        squares = joined(known[key].letters for key in city.squares if key in known)
        cells = [told.city(city.id), str(city.value), squares, str(copies_of(city, told.rules))]
        yield setter.row([Cell(one) for one in cells], CITIES)
    yield setter.space(2.0)


def _city_columns() -> tuple[str, ...]:
    return tr("city"), tr("value"), tr("squares"), tr("cards")


def in_the_box(told: Told, setter: Setter) -> Iterator[Strip]:
    """What must lie on the table, each with its number."""
    yield setter.heading(tr("In the box"))
    for card in told.part.cards.values():
        yield _row(setter, tr("{kind} cards", kind=told.card(card.id)), told.count(card))
    cards = sum(map(told.count, told.part.cards.values()))
    yield _row(setter, tr("All cards"), cards, strong=True)
    track = sum(one.track for one in told.part.railroads.values())
    yield _row(setter, tr("Pieces of track"), track, strong=True)
    for one in told.part.boom_markers.values():
        name = tr(
            "Boomtown markers of {value} (on cities of {old})", value=one.value, old=one.on_value
        )
        yield _row(setter, name, one.count)
    yield _row(setter, tr("Train of the First Player"), 1)
    yield setter.space(2.0)
    prices = told.rules.terrain.prices
    there = [kind for kind in told.terrain() if not prices.get(kind)]
    if there:
        kinds = joined(map(word_of, there))
        free = tr("On this map {terrain} in a segment cost nothing.", terrain=kinds)
        yield from setter.paragraph(free)
    players = told.scenario.players
    most = counted(players.max, "player")
    yield from setter.paragraph(tr("For {least} to {players}.", least=players.min, players=most))


def _row(setter: Setter, name: str, number: int, *, strong: bool = False) -> Strip:
    return setter.row([Cell(name, strong=strong), Cell(str(number), strong=True)], BOX)
