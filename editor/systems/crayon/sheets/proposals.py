"""What is proposed for crayon maps: goods, cards and payouts, and what they should pay."""

from collections.abc import Callable, Mapping
from typing import Final

from editor.words import later, tr, trn
from editor.workshop.proposing import wish_about
from editor.workshop.workshop import Answer, Workshop
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.systems.crayon.economy.proposing import FairPayout

JOB: Final = "editor.systems.crayon.jobs.propose"
FAIR: Final = "fair payouts"
Fair = dict[tuple[str, str], FairPayout]
OFFERS: Final[Mapping[str, Mapping[str, str]]] = {
    "goods": {"goods": later("Goods and their sources")},
    "supplies": {"goods": later("Goods and their sources")},
    "demands": {
        "deck": later("More cards, as many as are usual"),
        "deck-anew": later("All cards anew"),
        "payouts": later("Payouts by the formula, where they stray"),
    },
    "events": {"events": later("More events, as many as are usual")},
}
"""What can be proposed, by the sheet on which that is offered."""


def ask_fair(workshop: Workshop, scenario: Scenario, told: Callable[[Fair], None]) -> None:
    """Has worked out what every demand should pay; nothing where that cannot be said."""

    def heard(answer: Answer) -> None:
        if "fair" in answer:
            told({(city, good): FairPayout(*rest) for city, good, *rest in answer["fair"]})
        elif "trouble" in answer:
            told({})

    workshop.ask(FAIR, JOB, wish_about(scenario, "fair"), heard)


def summary(before: Scenario, after: Scenario) -> str:
    """What two scenarios have different goods, supplies and cards."""
    parts = [
        trn("{n} good", "{n} goods", _changed(before, after, "goods")),
        trn("{n} supply", "{n} supplies", _supplies(before, after)),
        trn("{n} demand card", "{n} demand cards", _changed(before, after, "demands")),
        trn("{n} event", "{n} events", _changed(before, after, "events")),
    ]
    told = ", ".join(part for part in parts if not part.startswith("0 "))
    return tr("New or changed: {what}. One step back takes it away.").format(what=told)


def _changed(before: Scenario, after: Scenario, collection: str) -> int:
    old, new = things_in(before, collection), things_in(after, collection)
    return sum(old.get(key) != new.get(key) for key in {*old, *new})


def _supplies(before: Scenario, after: Scenario) -> int:
    return len(_pairs(before) ^ _pairs(after))


def _pairs(scenario: Scenario) -> set[tuple[str, str]]:
    return {(name, good) for name, city in scenario.cities.items() for good in city.supplies}
