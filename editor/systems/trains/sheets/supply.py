"""The sheet of the supply: what starting decks have, which piles there are, what is drawn."""

from collections.abc import Sequence
from typing import Any, Final

from editor.panels.properties.rules import rule_said
from editor.panels.sheets.sheet import Column, Entry, Sheet
from editor.words import tr
from model.forms.form import DoesNotFit, Route
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.systems.trains.rules.card_counts import needed, numbers_of_players, selectable
from model.systems.trains.rules.trains_rules import TrainsRules
from model.systems.trains.sentences.told import Told, told_of

DECK: Final[Route] = ("start", "deck")
ALWAYS: Final[Route] = ("supply", "always")
MUST: Final[Route] = ("supply", "select", "must")
FROM: Final[Route] = ("supply", "select", "from")
NOT_COUNTED: Final[Route] = ("end", "not_counted")
PLACES: Final = (DECK, ALWAYS, FROM, MUST, NOT_COUNTED)
"""The rule that each column is about; the last column follows from all of them."""
MOST: Final = 500
ALL: Final = "all"


class Supply(Sheet):
    """What becomes of each card in a game."""

    NAME = "supply"
    TITLE = "Supply"
    SHOWS = "supply"
    ORDER = 12
    CAN_ADD = False
    READS = ("part", "rules", "variants", "own_variants", "presets", "players")

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        return (
            Column(tr("In each deck"), tr("How many every player begins with."), "", 9),
            Column(tr("Always there"), tr("The pile of every game: all, or a number."), "", 10),
            Column(tr("May be drawn"), tr("Whether it can come into a game."), "", 10),
            Column(tr("Surely drawn"), tr("Whether it is always among those drawn."), "", 10),
            Column(tr("Ends the game"), tr("Whether its empty pile counts for the end."), "", 10),
            Column(
                tr("Needed"),
                tr("How many cards the largest game takes from the box."),
                "",
                7,
                follows=True,
            ),
        )

    def rows(self, scenario: Scenario) -> Sequence[str]:
        told = told_of(scenario)
        cards = {} if told is None else told.part.cards
        return sorted(cards, key=lambda key: cards[key].title.casefold())

    def row_title(self, scenario: Scenario, row: str) -> str:
        told = told_of(scenario)
        return row if told is None else told.card(row)

    def entry(self, scenario: Scenario, row: str, column: int) -> Entry:
        told = told_of(scenario)
        if told is None:
            return Entry()
        if column >= len(PLACES):
            return _needed(scenario, told, row)
        place, rules = PLACES[column], told.rules
        if place == DECK:
            number = rules.start.deck.get(row) or 0
            text = str(number) if number else ""
            return Entry(text, number or None, most=MOST, may_be_blank=True)
        if place == ALWAYS:
            size = rules.supply.always.get(row)
            text = tr("all") if size == ALL else str(size) if size is not None else ""
            return Entry(text, tip=tr("All, a number, or nothing where it is no such pile."))
        return _tick(self.row_title(scenario, row), place, is_ticked=_is_in(told, place, row))

    def edited(self, scenario: Scenario, row: str, column: int, value: Any) -> Change:
        told = told_of(scenario)
        if told is None or column >= len(PLACES):
            return Change("")
        place = PLACES[column]
        if place == DECK:
            return rule_said(scenario, (*place, row), value or None)
        if place == ALWAYS:
            return rule_said(scenario, (*place, row), _size(str(value).strip()))
        is_on = bool(value) is not (place == NOT_COUNTED)
        listed = [one for one in _listed(told, place) if one != row]
        return rule_said(scenario, place, sorted([*listed, row] if is_on else listed))

    def removed(self, scenario: Scenario, rows: Sequence[str]) -> Change:
        """Cards are taken away in their own sheet."""
        return Change("")


def _listed(told: Told, place: Route) -> Sequence[str]:
    """The cards that a rule lists now."""
    rules: TrainsRules = told.rules
    found = {
        MUST: rules.supply.select.must,
        FROM: selectable(told.part, rules),
        NOT_COUNTED: rules.end.not_counted,
    }
    return found[place]


def _is_in(told: Told, place: Route, row: str) -> bool:
    return (row in _listed(told, place)) is not (place == NOT_COUNTED)


def _tick(title: str, place: Route, *, is_ticked: bool) -> Entry:
    words = {
        FROM: (tr("{card} may be drawn"), tr("{card} is not drawn")),
        MUST: (tr("{card} is always among those drawn"), tr("{card} may be left out")),
        NOT_COUNTED: (tr("{card} counts for the end"), tr("{card} does not count for the end")),
    }
    tip = words[place][0 if is_ticked else 1].format(card=title)
    return Entry("", is_ticked, tip, "tick" if is_ticked else "", is_ticked=is_ticked)


def _needed(scenario: Scenario, told: Told, row: str) -> Entry:
    """What the largest game takes; red where the box has too few for its starting decks."""
    players = numbers_of_players(scenario)
    number = needed(told.part, told.rules, players).get(row, 0)
    begun = (told.rules.start.deck.get(row) or 0) * players[-1]
    card = told.part.cards[row]
    is_odd = begun > card.count
    tip = tr("There are {count} in the box.").format(count=card.count)
    return Entry(str(number), number, tip, is_fixed=True, is_odd=is_odd)


def _size(typed: str) -> int | str | None:
    """What was typed for a pile."""
    if not typed:
        return None
    if typed.casefold() in (ALL, tr("all").casefold()):
        return ALL
    if not typed.isdecimal():
        raise DoesNotFit(tr("Write all, a number, or nothing."))
    return int(typed)
