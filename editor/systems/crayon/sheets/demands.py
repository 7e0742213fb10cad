"""The sheet of demand cards: a row a demand, with what the formula proposes beside its payout."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from editor.edits.fitted_values import fitting
from editor.edits.thing_names import name_of
from editor.panels.sheets.sheet import Column, Entry, Sheet
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

CITY, GOOD, PAYS, FORMULA = 1, 2, 3, 4
MOST_PAID = 999_999
USUAL_PAY = 10


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
            Column(tr("Formula"), tr("What the rules propose for this haul."), "", 7),
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
        demand: list[str] = [str(part) for part in _demand(scenario, row)]
        demand[column - 1] = str(value).strip()
        if column == PAYS and not demand[PAYS - 1].isdecimal():
            raise DoesNotFit(tr("A payout is a whole number."))
        lines = list(_cards(scenario)[row.card])
        lines[row.line] = " ".join(demand)
        label = tr("demand card {number}").format(number=row.card)
        return fitting(scenario, {("demands", row.card): lines}, label)

    def added(self, scenario: Scenario, row: Place | None) -> Change:
        """Another card like the chosen one, to be altered; the first one is made of anything."""
        cards = _cards(scenario)
        lines = cards.get(row.card) if row is not None else None
        if not lines:
            if not scenario.cities or not scenario.goods:
                raise DoesNotFit(tr("A demand needs a city and a good."))
            lines = [f"{next(iter(scenario.cities))} {next(iter(scenario.goods))} {USUAL_PAY}"]
        number = str(max((int(card) for card in cards if card.isdecimal()), default=0) + 1)
        label = tr("add demand card {number}").format(number=number)
        return fitting(scenario, {("demands", number): list(lines)}, label)

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
    city, good, pays = look_at(scenario, ("demands", row.card))[row.line].split()
    return city, good, int(pays)


@lru_cache(maxsize=8)
def _offers(things: Things[Any]) -> tuple[Offered, ...]:
    """Things by their names, in the order of the alphabet."""
    found = [Offered(key, name_of(one, in_words(key)), key) for key, one in things.items()]
    return tuple(sorted(found, key=lambda one: one.title.casefold()))
