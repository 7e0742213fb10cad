"""The rules of a game in sentences with its numbers: set-up, turn, rails, stations, end, score."""

from collections.abc import Iterator
from typing import Final

from model.rules.told_sections import Section, told_sections
from model.scenario.names_in_words import counted, in_words, joined
from model.systems.trains.rules.trains_rules import TrainsRules
from model.systems.trains.sentences.told import Told

FIRST_PLAYER: Final = {
    "random": "The first player is drawn by lot.",
    "first-seat": "The first seat begins.",
}
EFFECTS: Final = {
    "may-be-left": "Then you may do what it says: all of it, from top to bottom, or nothing.",
    "actions-may-be-left": (
        "Then you do what it says, all of it or, if it cannot be done, nothing; an action card "
        "may be left."
    ),
    "as-far-as-possible": "Then you do what it says, as far as that is possible.",
}


def sections(told: Told) -> list[Section]:
    """All sections that have something to say."""
    made = (
        ("Set-up", set_up),
        ("Your turn", a_turn),
        ("Rails", rails),
        ("Stations", stations),
        ("Waste", waste),
        ("End of the game", end),
        ("Score", score),
        ("Particular cases", particular),
    )
    return told_sections(told, made)


# -- set-up


def set_up(told: Told) -> Iterator[str]:
    rules = told.rules
    deck = joined(f"{n} {told.card(card)}" for card, n in rules.start.deck.items() if n)
    yield f"Everybody has a deck of {deck}, shuffles it and draws {counted(rules.hand, 'card')}."
    stations = counted(rules.markers.stations, "station")
    markers = counted(rules.markers.track, "marker")
    yield f"Everybody has {markers}; {stations} lie beside the board."
    yield "The markers of points begin at 0 of their track."
    piles = joined(map(told.card, rules.supply.always))
    yield f"Piles of every game, of the cards that starting decks leave: {piles}."
    yield from _chosen(told)
    yield FIRST_PLAYER[rules.start.first_player]
    closed = _closed(rules)
    yield (
        "From the first player on, all put one marker on a hex where nobody else has begun, "
        f"neither on a remote place{f' nor on {closed}' if closed else ''}. It costs nothing."
    )


def _chosen(told: Told) -> Iterator[str]:
    """Which kinds come into the supply besides."""
    select = told.rules.supply.select
    kit = told.part.kits.get(select.kit)
    each = counted(select.each, "card")
    if kit is not None:
        kinds = joined(map(told.card, kit.cards))
        yield f"The kit {kit.title} adds, {each} of each: {kinds}."
        return
    if select.count:
        kinds = counted(select.count, "kind")
        yield f"{kinds[:1].upper()}{kinds[1:]} more, {each} of each, are drawn or taken from a kit."
    if select.must:
        yield f"Always among them: {joined(map(told.card, select.must))}."


# -- a turn


def a_turn(told: Told) -> Iterator[str]:
    yield "Play cards and buy cards, in any order and number, one after the other."
    yield "A card that you play brings the coin of its value at once."
    yield EFFECTS[told.rules.playing.effects]
    yield "What lasts (P) holds until clean-up, or until its card leaves your play area."
    yield "To buy a card, pay its cost; it lies with what you gain in this turn."
    bringing = [one for one in told.part.cards.values() if one.on_buy]
    if bringing:
        yield f"Some do something when bought: {joined(one.title for one in bringing)}."
    yield (
        "Clean-up: what you played, gained and still hold goes to your discard pile; draw "
        f"{counted(told.rules.hand, 'card')}. Coin that is left is lost."
    )
    yield "Pass: who neither plays nor buys may return all Waste of the hand, and cleans up."
    yield "Shuffle your discard pile when you must draw or look and your deck is empty."


# -- the board


def rails(told: Told) -> Iterator[str]:
    rules = told.rules
    costs = rules.costs
    yield "A rail is a marker of yours on a hex adjacent to one of yours, one on each hex."
    terrain = [f"{in_words(kind).lower()} {cost}" for kind, cost in _terrain(told)]
    if terrain:
        yield f"It costs coin: {joined(terrain)}."
    station = f", and {costs.station} more for each station there" if costs.station else ""
    yield f"In a city it costs {costs.city}{station}; on a remote place {_times(costs.remote)}."
    yield from _foreign(rules)
    closed = _closed(rules)
    if closed:
        yield f"Nobody builds on {closed}."
    if told.scenario.blocked:
        yield "Hexes with a blocked border between them are not adjacent."
    yield "Without coin, marker or hex for it nothing of its card can be applied."


def _times(number: int) -> str:
    """A multiple of a remote place's number."""
    return {0: "nothing", 1: "its number"}.get(number, f"{number} times its number")


def _terrain(told: Told) -> list[tuple[str, int]]:
    """Kinds with their prices, as far as they are on the board."""
    costs = told.rules.costs
    there = told.terrain()
    kinds = [(kind, cost or 0) for kind, cost in costs.terrain.items() if kind in there]
    return sorted(kinds, key=lambda one: (one[1], one[0]))


def _closed(rules: TrainsRules) -> str:
    return joined((in_words(kind).lower() for kind in rules.costs.closed), "or")


def _foreign(rules: TrainsRules) -> Iterator[str]:
    costs = rules.costs
    if not costs.foreign and not costs.foreign_waste:
        yield "Markers of others cost nothing."
        return
    coin = f"Each marker of others there costs {costs.foreign} more" if costs.foreign else ""
    of = "each of them" if costs.foreign_waste_for == "marker" else "a hex with some"
    waste = f"{of} brings {costs.foreign_waste} Waste" if costs.foreign_waste else ""
    told = ", and ".join(filter(None, (coin, waste)))
    yield f"{told[:1].upper()}{told[1:]}."


def stations(_told: Told) -> Iterator[str]:
    yield "A station goes into any city with room for it; you need no marker there."
    yield "It is nobody's: rails there cost more, and all markers there score more."


def waste(told: Told) -> Iterator[str]:
    yield "Whoever gains Waste takes it from its pile, as long as there is some."
    yield "Waste that is trashed goes back to its pile, and so does what is returned."
    if told.rules.playing.waste_and_points:
        yield "Waste and cards of points can be played, and do nothing."
    else:
        yield "Waste and cards of points cannot be played."


# -- the end


def end(told: Told) -> Iterator[str]:
    rules = told.rules.end
    if rules.empty_piles:
        apart = joined(map(told.card, rules.not_counted))
        piles = counted(rules.empty_piles, "pile")
        yield f"It ends when {piles}{f' other than {apart}' if apart else ''} are empty."
    if rules.all_track:
        yield "It ends when somebody has placed all markers."
    if rules.all_stations:
        yield "It ends when all stations are on the board."
    yield "This is checked after each turn, and nobody has another turn then."


def score(told: Told) -> Iterator[str]:
    scoring = told.rules.scoring
    yield "The points on the track."
    numbers, points = (
        joined(map(str, range(len(scoring.stations)))),
        joined(map(str, scoring.stations)),
    )
    yield f"For each marker on a city with {numbers} stations: {points}."
    if scoring.remote:
        yield f"For each marker on a remote place: {_times(scoring.remote)}."
    yield "The points on your cards, wherever they are."
    yield "Most points win; a tie is shared."


# -- what the rulebook leaves open


def particular(told: Told) -> Iterator[str]:
    """The questions on which games differ, as this one settles them."""
    playing, waiving = told.rules.playing, told.rules.waiving
    yes, no = "can be", "cannot be"
    late = {"skipped": "are left out", "needed": "keep a card from being applied"}
    yield f"Parts that turn out impossible after a draw or a look {late[playing.late_parts]}."
    yield f"A draw that finds no card {yes if playing.empty_draw else no} applied."
    yield f"A discard of more cards than you hold {yes if playing.short_discard else no} applied."
    yield f"A look at more cards than there are {yes if playing.short_reveal else no} applied."
    yield f"A choice that does nothing {yes if playing.empty_choice else no} taken."
    aside = {"aside": "stay aside in a reshuffle", "shuffled": "are shuffled in again"}
    yield f"Cards that were revealed {aside[playing.reshuffled]}."
    named = {"this-game": "any card of this game", "any": "any card at all"}
    yield f"Who names a card may name {named[playing.named]}."
    counts = "counts" if playing.late_card else "does not count"
    yield f"A card {counts} for others if it comes into play after them."
    does = "does" if playing.gained_is_bought else "does not do"
    yield f"A card that is gained {does} what it does when bought."
    if any("all-but-remote" in str(card.effects) for card in told.part.cards.values()):
        gained = "is not gained either" if waiving.foreign_waste else "is still gained"
    yield f"Who pays for nothing but remote places: the Waste for markers of others {gained}."
    coin = "cost nothing" if waiving.foreign_on_remote else "are paid"
    yield f"On a remote place markers of others {coin} then."
