"""What is said of a card besides what stands on it: how many there are, and a few words of it."""

from collections.abc import Iterator

from model.scenario.names_in_words import counted
from model.systems.santa_fe.sentences.clauses import AT_ONCE, effects
from model.systems.santa_fe.sentences.told import Told
from model.systems.santa_fe.things.cards import Card


def how_many(card: Card) -> Iterator[str]:
    """How many there are, and where they begin."""
    yield {
        "cities": "One for each card of a city that has a value; they make the deck.",
        "majors": f"{card.count} of each major, in the display.",
        "short-lines": f"{card.count} of each short line, in the deck.",
    }.get(card.of, f"{counted(card.count, 'card')} in the display.")
    if card.in_play is not None:
        each, plus = card.in_play.per_player, card.in_play.plus
        more = f", {abs(plus)} {'more' if plus > 0 else 'fewer'}" if plus else ""
        yield f"In play: {each} for each player{more}."


def in_short(card: Card, told: Told) -> str:
    """What it does in a few words, for a button."""
    clauses = [*effects(card, told), *([AT_ONCE] if card.must_play else ())]
    return ", ".join(one.short for one in clauses if one.short)
