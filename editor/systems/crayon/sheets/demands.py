"""The sheet of demand cards: a row a demand, with what the formula proposes beside its payout."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from editor.edits.fitted_values import fitting
from editor.edits.thing_names import name_of
from editor.panels.sheets.sheet import Column, Entry, Grown, Sheet
from editor.pointing.selection import Thing
from editor.systems.crayon.sheets.proposals import Fair, ask_fair
from editor.widgets.forms.choices import Offered, title_of
from editor.words import tr, trn
from editor.workshop.workshop import Workshop
from model.collection import Things
from model.forms.form import DoesNotFit, Route
from model.scenario.change import Change
from model.scenario.names_in_words import in_words
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at
from model.systems.crayon.economy.proposing import FairPayout
from model.unreadable import quoted

CITY, GOOD, PAYS, FORMULA = 1, 2, 3, 4
MOST_PAID = 999_999
USUAL_PAY = 10
USUAL_SIZE = 3
"""Demands of a card, where there is none yet."""
LONGEST_NUMBER = 4


class Place(NamedTuple):
    """A demand by its card, and which of the card's it is."""

    card: str
    line: int


class Demands(Sheet):
    """Every demand of every card."""

    NAME = "demands"
    TITLE = "Demands"
    SHOWS = "demands"
    ORDER = 30

    def __init__(self) -> None:
        self.fair: Mapping[tuple[str, str], FairPayout] | None = None
        """What the formula proposes; None while it is not known."""

    def ask(self, workshop: Workshop, scenario: Scenario, told: Callable[[], None]) -> None:
        def heard(fair: Fair) -> None:
            self.fair = fair
            told()

        ask_fair(workshop, scenario, heard)

    def forget(self) -> None:
        self.fair = None

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        return (
            Column(tr("Card"), tr("The number of the card."), "", 5),
            Column(tr("City")),
            Column(tr("Good")),
            Column(tr("Pays"), tr("What a delivery pays."), "", 5),
            Column(tr("Formula"), tr("What the rules propose for this haul."), "", 7, follows=True),
        )

    def rows(self, scenario: Scenario) -> Sequence[Place]:
        cards = _cards(scenario)
        return [Place(card, n) for card, lines in cards.items() for n in range(len(lines))]

    def entry(self, scenario: Scenario, row: Place, column: int) -> Entry:
        if column == 0:
            return Entry(row.card, int(row.card) if row.card.isdecimal() else 0, is_fixed=True)
        city, good, pays = _demand(scenario, row)
        if column == CITY:
            known = city in scenario.cities
            offers = _offers(scenario.cities)
            name = title_of(scenario, "cities", city)
            return Entry(name, city, choices=offers, is_odd=not known)
        if column == GOOD:
            known = good in scenario.goods
            name = title_of(scenario, "goods", good)
            offers = _offers(scenario.goods)
            picture = f"good {good}" if known else ""
            return Entry(name, good, picture=picture, choices=offers, is_odd=not known)
        if column == PAYS:
            return Entry(str(pays), pays, most=MOST_PAID, is_odd=self._is_odd(city, good, pays))
        return self._formula(city, good)

    def edited(self, scenario: Scenario, row: Place, column: int, value: Any) -> Change:
        label = tr("demand card {number}").format(number=row.card)
        return fitting(scenario, self.values(scenario, row, column, value), label)

    def values(
        self, scenario: Scenario, row: Place, column: int, value: Any
    ) -> Mapping[Route, Any]:
        lines = list(_lines_of(scenario, row.card))
        demand = lines[row.line].split()
        demand[column - 1] = str(value).strip()
        if column == PAYS and not demand[PAYS - 1].isdecimal():
            raise DoesNotFit(tr("A payout is a whole number."))
        lines[row.line] = " ".join(demand)
        return {("demands", row.card): lines}

    def thing(self, scenario: Scenario, row: Place) -> Thing:
        """The city is what a map shows of a demand."""
        return "cities", _demand(scenario, row)[0]

    def added(self, scenario: Scenario, row: Place | None) -> Change:
        """Another card like the chosen one, to be altered; the first one is made of anything."""
        cards = _cards(scenario)
        lines = cards.get(row.card) if row is not None else None
        if not lines:
            lines = [_any_demand(scenario)]
        number = str(_last_number(cards) + 1)
        label = tr("add demand card {number}").format(number=number)
        return fitting(scenario, {("demands", number): list(lines)}, label)

    def grown(self, scenario: Scenario, said: Sequence[Mapping[int, str]]) -> Grown:
        """Demands of the cards that they name; else as many to a card as cards have so far."""
        cards = _cards(scenario)
        size = Counter(map(len, cards.values())).most_common(1)[0][0] if cards else USUAL_SIZE
        first, plain = _last_number(cards) + 1, _any_demand(scenario)
        after: dict[str, list[str]] = {}
        rows = []
        for number, cells in enumerate(said):
            card = _number_in(cells.get(0, "")) or str(first + number // size)
            lines = after.setdefault(card, list(cards.get(card, ())))
            rows.append(Place(card, len(lines)))
            lines.append(plain)
        values: dict[Route, Any] = {("demands", card): lines for card, lines in after.items()}
        return Grown(fitting(scenario, values, ""), tuple(rows))

    def removed(self, scenario: Scenario, rows: Sequence[Place]) -> Change:
        cards = _cards(scenario)
        values: dict[Route, Any] = {}
        for card in dict.fromkeys(row.card for row in rows):
            gone = {row.line for row in rows if row.card == card}
            kept = [line for number, line in enumerate(cards[card]) if number not in gone]
            values["demands", card] = kept or None
        label = trn("take away {n} demand", "take away {n} demands", len(rows))
        return fitting(scenario, values, label)

    def _formula(self, city: str, good: str) -> Entry:
        if self.fair is None:
            return Entry("…", -1, tip=tr("This is being worked out."), is_fixed=True)
        found = self.fair.get((city, good))
        if found is None:
            tip = tr("The good cannot come there.")
            return Entry("–", -1, tip=tip, is_fixed=True)
        tip = tr("{low} to {high} is fair").format(low=found.low, high=found.high)
        return Entry(str(found.amount), found.amount, tip=tip, is_fixed=True)

    def _is_odd(self, city: str, good: str, pays: int) -> bool:
        found = (self.fair or {}).get((city, good))
        return found is not None and not found.low <= pays <= found.high


def _cards(scenario: Scenario) -> Mapping[str, list[str]]:
    found: Mapping[str, list[str]] = look_at(scenario, ("demands",))
    return found


def _demand(scenario: Scenario, row: Place) -> tuple[str, str, int]:
    city, good, pays = _lines_of(scenario, row.card)[row.line].split()
    return city, good, int(pays)


def _lines_of(scenario: Scenario, card: str) -> Sequence[str]:
    found: Sequence[str] = look_at(scenario, ("demands", card))
    return found


def _any_demand(scenario: Scenario) -> str:
    if not scenario.cities or not scenario.goods:
        raise DoesNotFit(tr("A demand needs a city and a good."))
    return f"{next(iter(scenario.cities))} {next(iter(scenario.goods))} {USUAL_PAY}"


def _last_number(cards: Mapping[str, Any]) -> int:
    return max((int(card) for card in cards if card.isdecimal()), default=0)


def _number_in(cell: str) -> str:
    """The number of a card in a cell; nothing where none is said."""
    said = cell.strip()
    if said and not (said.isdecimal() and said.isascii() and len(said) <= LONGEST_NUMBER):
        raise DoesNotFit(tr("{text} is no number of a card").format(text=quoted(said)))
    return str(int(said)) if said else ""


@lru_cache(maxsize=8)
def _offers(things: Things[Any]) -> tuple[Offered, ...]:
    """Things by their names, in the order of the alphabet."""
    found = [Offered(key, name_of(one, in_words(key)), key) for key, one in things.items()]
    return tuple(sorted(found, key=lambda one: one.title.casefold()))
