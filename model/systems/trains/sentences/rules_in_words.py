"""The rules of a game in sentences with its numbers: set-up, turn, rails, stations, end, score."""

from collections.abc import Iterator, Mapping
from typing import Final

from model.rules.told_sections import Section, told_sections
from model.scenario.names_in_words import counted, joined, word_of
from model.systems.trains.rules.trains_rules import TrainsRules
from model.systems.trains.sentences.told import Told
from model.wording.speech import later, tr, trn

FIRST_PLAYER: Final = {
    "random": later("The first player is drawn by lot."),
    "first-seat": later("The first seat begins."),
}
EFFECTS: Final = {
    "may-be-left": later(
        "Then you may do what it says: all of it, from top to bottom, or nothing."
    ),
    "actions-may-be-left": later(
        "Then you do what it says, all of it or, if it cannot be done, nothing; an action card "
        "may be left."
    ),
    "as-far-as-possible": later("Then you do what it says, as far as that is possible."),
}

FOREIGN: Final[Mapping[tuple[bool, bool | None], str]] = {
    (True, None): later("Each marker of others there costs {cost} more."),
    (True, True): later(
        "Each marker of others there costs {cost} more, and each of them brings {waste} Waste."
    ),
    (True, False): later(
        "Each marker of others there costs {cost} more, and a hex with some brings {waste} Waste."
    ),
    (False, True): later("Each of them brings {waste} Waste."),
    (False, False): later("A hex with some brings {waste} Waste."),
}
"""By whether markers of others cost coin, and whether each of them brings Waste, or the hex."""
IN_CITY: Final = later("In a city it costs {cost}; on a remote place {remote}.")
IN_CITY_MORE: Final = later(
    "In a city it costs {cost}, and {more} more for each station there; on a remote place {remote}."
)
BEGIN: Final = later(
    "From the first player on, all put one marker on a hex where nobody else has begun, neither "
    "on a remote place. It costs nothing."
)
BEGIN_NOT_ON: Final = later(
    "From the first player on, all put one marker on a hex where nobody else has begun, neither "
    "on a remote place nor on {terrain}. It costs nothing."
)
CLEAN_UP: Final = later(
    "Clean-up: what you played, gained and still hold goes to your discard pile; draw {cards}. "
    "Coin that is left is lost."
)


def sections(told: Told) -> list[Section]:
    """All sections that have something to say."""
    made = (
        (tr("Set-up"), set_up),
        (tr("Your turn"), a_turn),
        (tr("Rails"), rails),
        (tr("Stations"), stations),
        (tr("Waste"), waste),
        (tr("End of the game"), end),
        (tr("Score"), score),
        (tr("Particular cases"), particular),
    )
    return told_sections(told, made)


# -- set-up


def set_up(told: Told) -> Iterator[str]:
    rules = told.rules
    there = ((told.card(card), n) for card, n in rules.start.deck.items() if n)
    deck = joined(tr("{n} {card}", n=n, card=card) for card, n in there)
    cards = counted(rules.hand, "card")
    yield tr(
        "Everybody has a deck of {deck}, shuffles it and draws {cards}.", deck=deck, cards=cards
    )
    stations = counted(rules.markers.stations, "station")
    markers = counted(rules.markers.track, "marker")
    lie = later("Everybody has {markers}; {stations} lie beside the board.")
    yield tr(lie, markers=markers, stations=stations)
    yield tr("The markers of points begin at 0 of their track.")
    piles = joined(map(told.card, rules.supply.always))
    yield tr("Piles of every game, of the cards that starting decks leave: {piles}.", piles=piles)
    yield from _chosen(told)
    yield tr(FIRST_PLAYER[rules.start.first_player])
    closed = _closed(rules)
    yield tr(BEGIN_NOT_ON if closed else BEGIN, terrain=closed)


def _chosen(told: Told) -> Iterator[str]:
    """Which kinds come into the supply besides."""
    select = told.rules.supply.select
    kit = told.part.kits.get(select.kit)
    each = counted(select.each, "card")
    if kit is not None:
        kinds = joined(map(told.card, kit.cards))
        adds = later("The kit {kit} adds, {cards} of each: {kinds}.")
        yield tr(adds, kit=kit.title, cards=each, kinds=kinds)
        return
    if select.count:
        yield trn(
            "{n} kind more, {cards} of each, are drawn or taken from a kit.",
            "{n} kinds more, {cards} of each, are drawn or taken from a kit.",
            select.count,
            cards=each,
        )
    if select.must:
        yield tr("Always among them: {kinds}.", kinds=joined(map(told.card, select.must)))


# -- a turn


def a_turn(told: Told) -> Iterator[str]:
    yield tr("Play cards and buy cards, in any order and number, one after the other.")
    yield tr("A card that you play brings the coin of its value at once.")
    yield tr(EFFECTS[told.rules.playing.effects])
    yield tr("What lasts (P) holds until clean-up, or until its card leaves your play area.")
    yield tr("To buy a card, pay its cost; it lies with what you gain in this turn.")
    bringing = [one for one in told.part.cards.values() if one.on_buy]
    if bringing:
        cards = joined(one.title for one in bringing)
        yield tr("Some do something when bought: {cards}.", cards=cards)
    yield tr(CLEAN_UP, cards=counted(told.rules.hand, "card"))
    yield tr("Pass: who neither plays nor buys may return all Waste of the hand, and cleans up.")
    yield tr("Shuffle your discard pile when you must draw or look and your deck is empty.")


# -- the board


def rails(told: Told) -> Iterator[str]:
    rules = told.rules
    costs = rules.costs
    yield tr("A rail is a marker of yours on a hex adjacent to one of yours, one on each hex.")
    terrain = [
        tr("{terrain} {cost}", terrain=word_of(kind), cost=cost) for kind, cost in _terrain(told)
    ]
    if terrain:
        yield tr("It costs coin: {prices}.", prices=joined(terrain))
    text = IN_CITY_MORE if costs.station else IN_CITY
    yield tr(text, cost=costs.city, more=costs.station, remote=_times(costs.remote))
    yield from _foreign(rules)
    closed = _closed(rules)
    if closed:
        yield tr("Nobody builds on {terrain}.", terrain=closed)
    if told.scenario.blocked:
        yield tr("Hexes with a blocked border between them are not adjacent.")
    yield tr("Without coin, marker or hex for it nothing of its card can be applied.")


def _times(number: int) -> str:
    """A multiple of a remote place's number."""
    if number > 1:
        return tr("{n} times its number", n=number)
    return tr("its number") if number == 1 else tr("nothing")


def _terrain(told: Told) -> list[tuple[str, int]]:
    """Kinds with their prices, as far as they are on the board."""
    costs = told.rules.costs
    there = told.terrain()
    kinds = [(kind, cost or 0) for kind, cost in costs.terrain.items() if kind in there]
    return sorted(kinds, key=lambda one: (one[1], one[0]))


def _closed(rules: TrainsRules) -> str:
    return joined(map(word_of, rules.costs.closed), "or")


def _foreign(rules: TrainsRules) -> Iterator[str]:
    costs = rules.costs
    if not costs.foreign and not costs.foreign_waste:
        yield tr("Markers of others cost nothing.")
        return
    each = costs.foreign_waste_for == "marker"
    text = FOREIGN[bool(costs.foreign), each if costs.foreign_waste else None]
    yield tr(text, cost=costs.foreign, waste=costs.foreign_waste)


def stations(_told: Told) -> Iterator[str]:
    yield tr("A station goes into any city with room for it; you need no marker there.")
    yield tr("It is nobody's: rails there cost more, and all markers there score more.")


def waste(told: Told) -> Iterator[str]:
    yield tr("Whoever gains Waste takes it from its pile, as long as there is some.")
    yield tr("Waste that is trashed goes back to its pile, and so does what is returned.")
    if told.rules.playing.waste_and_points:
        yield tr("Waste and cards of points can be played, and do nothing.")
    else:
        yield tr("Waste and cards of points cannot be played.")


# -- the end


def end(told: Told) -> Iterator[str]:
    rules = told.rules.end
    if rules.empty_piles:
        apart = joined(map(told.card, rules.not_counted))
        piles = counted(rules.empty_piles, "pile")
        if apart:
            ends = later("It ends when {piles} other than {cards} are empty.")
            yield tr(ends, piles=piles, cards=apart)
        else:
            yield tr("It ends when {piles} are empty.", piles=piles)
    if rules.all_track:
        yield tr("It ends when somebody has placed all markers.")
    if rules.all_stations:
        yield tr("It ends when all stations are on the board.")
    yield tr("This is checked after each turn, and nobody has another turn then.")


def score(told: Told) -> Iterator[str]:
    scoring = told.rules.scoring
    yield tr("The points on the track.")
    numbers, points = (
        joined(map(str, range(len(scoring.stations)))),
        joined(map(str, scoring.stations)),
    )
    each = later("For each marker on a city with {numbers} stations: {points}.")
    yield tr(each, numbers=numbers, points=points)
    if scoring.remote:
        yield tr("For each marker on a remote place: {points}.", points=_times(scoring.remote))
    yield tr("The points on your cards, wherever they are.")
    yield tr("Most points win; a tie is shared.")


# -- what the rulebook leaves open


def particular(told: Told) -> Iterator[str]:
    """The questions on which games differ, as this one settles them."""
    playing, waiving = told.rules.playing, told.rules.waiving
    yield tr(LATE[playing.late_parts])
    for answer, (yes, no) in (
        (playing.empty_draw, EMPTY_DRAW),
        (playing.short_discard, SHORT_DISCARD),
        (playing.short_reveal, SHORT_REVEAL),
        (playing.empty_choice, EMPTY_CHOICE),
    ):
        yield tr(yes if answer else no)
    yield tr(REVEALED[playing.reshuffled])
    yield tr(NAMED[playing.named])
    for answer, (yes, no) in (
        (playing.late_card, LATE_CARD),
        (playing.gained_is_bought, GAINED_IS_BOUGHT),
    ):
        yield tr(yes if answer else no)
    if any("all-but-remote" in str(card.effects) for card in told.part.cards.values()):
        yield tr(WAIVED_WASTE[0 if waiving.foreign_waste else 1])
    yield tr(WAIVED_COIN[0 if waiving.foreign_on_remote else 1])


LATE: Final = {
    "skipped": later("Parts that turn out impossible after a draw or a look are left out."),
    "needed": later(
        "Parts that turn out impossible after a draw or a look keep a card from being applied."
    ),
}
EMPTY_DRAW: Final = (
    later("A draw that finds no card can be applied."),
    later("A draw that finds no card cannot be applied."),
)
SHORT_DISCARD: Final = (
    later("A discard of more cards than you hold can be applied."),
    later("A discard of more cards than you hold cannot be applied."),
)
SHORT_REVEAL: Final = (
    later("A look at more cards than there are can be applied."),
    later("A look at more cards than there are cannot be applied."),
)
EMPTY_CHOICE: Final = (
    later("A choice that does nothing can be taken."),
    later("A choice that does nothing cannot be taken."),
)
REVEALED: Final = {
    "aside": later("Cards that were revealed stay aside in a reshuffle."),
    "shuffled": later("Cards that were revealed are shuffled in again."),
}
NAMED: Final = {
    "this-game": later("Who names a card may name any card of this game."),
    "any": later("Who names a card may name any card at all."),
}
LATE_CARD: Final = (
    later("A card counts for others if it comes into play after them."),
    later("A card does not count for others if it comes into play after them."),
)
GAINED_IS_BOUGHT: Final = (
    later("A card that is gained does what it does when bought."),
    later("A card that is gained does not do what it does when bought."),
)
WAIVED_WASTE: Final = (
    later(
        "Who pays for nothing but remote places: the Waste for markers of others is not gained "
        "either."
    ),
    later(
        "Who pays for nothing but remote places: the Waste for markers of others is still gained."
    ),
)
WAIVED_COIN: Final = (
    later("On a remote place markers of others cost nothing then."),
    later("On a remote place markers of others are paid then."),
)
