"""What a player has as lines of a terminal: figures, notes and cards in words of the system."""

from collections.abc import Iterable

from engine.showing.seat_facts import CardLine, Figure, SeatFacts
from milepost.terminal.say import table
from model.amounts_in_words import counted

LABEL = 7


def figure_lines(facts: SeatFacts) -> list[str]:
    """The score, the figures and the notes, one a line."""
    return [*map(_with_icons, (facts.score, *facts.figures)), *_notes(facts)]


def in_a_line(facts: SeatFacts) -> str:
    """The figures side by side; what is hidden is left out."""
    known = (one for one in (facts.score, *facts.figures) if one.value is not None)
    return "; ".join([*map(_with_icons, known), *_notes(facts)])


def open_in_a_line(facts: SeatFacts) -> str:
    """What others have, side by side: figures, open cards, and the number of hidden ones."""
    shown = facts.to_others()
    cards = (card.title for card in shown.cards)
    return "; ".join(filter(None, (in_a_line(shown), *cards, *_uncovered(shown))))


def _uncovered(facts: SeatFacts) -> list[str]:
    """How many cards there are that are not shown."""
    return [counted(facts.hidden_cards, "hidden card")] if facts.hidden_cards else []


def _notes(facts: SeatFacts) -> tuple[str, ...]:
    return (*facts.hidden_notes, *facts.notes)


def _with_icons(figure: Figure) -> str:
    goods = f" ({' '.join(figure.icons)})" if figure.icons else ""
    return f"{figure.text}{goods}"


def card_lines(facts: SeatFacts) -> list[str]:
    """The cards of a player as a table, and the number of those that are hidden."""
    rows: list[tuple[object, ...]] = []
    for card in facts.cards:
        lines = [*card.lines, *(CardLine(figure.text) for figure in card.figures)]
        for number, line in enumerate(lines or [CardLine("")]):
            rows.append((card.title if not number else "", line.text, line.number, line.note))
    shown = [line.rstrip() for line in table(rows, indent="")] if rows else []
    return [*shown, *_uncovered(facts)]


def labelled(label: str, lines: Iterable[str], wide: int = LABEL) -> list[str]:
    """Lines behind a word that stands before the first of them."""
    if not label:
        return list(lines)
    return [f"{'' if number else label:{wide}}{line}" for number, line in enumerate(lines)]
