"""What stands on a card: sentences made of its data, true of a card that a designer has changed."""

from collections.abc import Iterator

from model.scenario.names_in_words import counted, joined
from model.systems.santa_fe.sentences.told import Told
from model.systems.santa_fe.things.cards import Card, Pieces
from model.systems.santa_fe.things.city import SantaFeCity

TIMES = {0: "You get no bonus in this round.", 2: "Every bonus of this round is doubled."}


def card_sentences(card: Card, told: Told, railroad: str = "") -> list[str]:
    """What a card does, from how it is taken to where it goes; `railroad` is whose it is."""
    if card.of == "short-lines":
        return list(_short_line(told, railroad))
    return [*_taken(card, told), *card_effects(card, told, railroad), *_left(card)]


def card_effects(card: Card, told: Told, railroad: str = "") -> Iterator[str]:
    """What a card does in the round in which it is played."""
    if card.companions:
        yield f"Play it together with {told.cards(card.companions)}."
    yield from pieces_text(card.pieces)
    if card.bonus != 1:
        yield TIMES.get(card.bonus, f"Every bonus of this round counts {card.bonus} times.")
    if card.exchange:
        yield (
            "Before you lay in your second turn you may put away City cards and draw as many "
            "from the deck."
        )
    if card.branch:
        whose = told.railroad(railroad) if railroad else "its major"
        yield f"Once in this round you may start a new route of {whose} at any city it has reached."
    if card.markers:
        yield f"Place up to {counted(card.markers, 'Boomtown marker')}{_marker_values(told)}."


def pieces_text(pieces: Pieces) -> Iterator[str]:
    """How many pieces may be laid, and how many must."""
    first, second = pieces.first, pieces.second
    if not first and not second:
        return
    if pieces.mode == "either":
        yield _either(first, second)
    elif first == second:
        most = "" if first == 1 else "up to "
        mixed = "" if first == 1 else ", of one railroad or several"
        yield f"Lay {most}{_track(first)} in each of your two turns{mixed}."
    else:
        yield f"Lay {_part(first)} in your first turn and {_part(second)} in your second."
    if pieces.due == "round" and pieces.mode == "each":
        yield "You must lay one piece in the round, not in each turn."


def _either(first: int, second: int) -> str:
    if first == second:
        return f"Lay up to {_track(first)} in one of your two turns, and none in the other."
    return f"Lay up to {_track(first)} in your first turn, or up to {second} in your second."


def _part(number: int) -> str:
    return f"up to {_track(number)}" if number else "none"


def _track(number: int) -> str:
    return counted(number, "piece of track", "pieces of track")


def _marker_values(told: Told) -> str:
    """Which markers lie on which cities."""
    said = [
        f"a {one.value} on a city of value {one.on_value}"
        for one in told.part.boom_markers.values()
    ]
    return f": {joined(said, 'or')}" if said else ""


def _taken(card: Card, told: Told) -> Iterator[str]:
    if card.price:
        yield f"Costs ${card.price} to take."
    others = [
        key
        for key, other in told.part.cards.items()
        if key in card.not_drawn_with or card.id in other.not_drawn_with
    ]
    if others:
        yield f"Not taken in the same round as {told.cards(others)}."
    if card.must_play:
        yield "Play it in the round in which you take it."


def _left(card: Card) -> Iterator[str]:
    if card.after == "display":
        yield "Then it returns to the display."
    elif card.after == "removed":
        yield "Then it leaves the game."
    elif card.of != "cities":
        yield "Then it stays before you."


def _short_line(told: Told, railroad: str) -> Iterator[str]:
    """A card that is never in a hand."""
    known = told.part.railroads.get(railroad)
    name = told.railroad(railroad)
    home = told.city(known.home) if known is not None and known.home else "its home base"
    pieces = f" It has {_track(known.track)}." if known is not None else ""
    yield "Show it as soon as it is drawn, and draw another card from the deck."
    yield f"From now on everybody may lay {name}, at {home} and at every city that it has reached."
    if pieces:
        yield pieces.strip()


def city_sentence(city: SantaFeCity, told: Told) -> str:
    """What a City card is worth in the end."""
    worth = counted(city.value or 0, "point")
    return f"Once played it scores {worth} for each railroad that has reached {told.city(city.id)}."
