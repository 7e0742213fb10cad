"""What is said of a card besides what stands on it: how many there are, and a few words of it."""

from collections.abc import Iterator

from model.systems.santa_fe.sentences.clauses import at_once, effects
from model.systems.santa_fe.sentences.told import Told
from model.systems.santa_fe.things.cards import Card
from model.wording.speech import later, tr, trn

EACH = later("In play: {each} for each player.")
MORE = later("In play: {each} for each player, {n} more.")
FEWER = later("In play: {each} for each player, {n} fewer.")


def how_many(card: Card) -> Iterator[str]:
    """How many there are, and where they begin."""
    match card.of:
        case "cities":
            yield tr("One for each card of a city that has a value; they make the deck.")
        case "majors":
            yield tr("{n} of each major, in the display.", n=card.count)
        case "short-lines":
            yield tr("{n} of each short line, in the deck.", n=card.count)
        case _:
            yield trn("{n} card in the display.", "{n} cards in the display.", card.count)
    if card.in_play is not None:
        each, plus = card.in_play.per_player, card.in_play.plus
        text = MORE if plus > 0 else FEWER if plus < 0 else EACH
        yield tr(text, each=each, n=abs(plus))


def in_short(card: Card, told: Told) -> str:
    """What it does in a few words, for a button."""
    clauses = [*effects(card, told), *([at_once()] if card.must_play else ())]
    return tr(", ").join(one.short for one in clauses if one.short)
