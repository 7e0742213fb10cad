"""Proposals for goods and cards, worked out beside the window; taken over as one step."""

from collections.abc import Callable
from typing import Any, Final

from editor.document.document import Document
from editor.words import tr, trn
from editor.workshop.workshop import Answer, Workshop
from model.collection import thaw
from model.forms.form import DoesNotFit
from model.scenario.change import Change, DoesNotApply
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from model.systems.crayon.economy.proposing import FairPayout

PROPOSAL: Final = "proposal"
JOB: Final = "editor.systems.crayon.jobs.propose"
FAIR: Final = "fair payouts"
Fair = dict[tuple[str, str], FairPayout]
Say = Callable[[str], None]


def propose(workshop: Workshop, document: Document, what: str, say: Say) -> None:
    """Has something proposed; `say` hears once how that ended."""

    def told(answer: Answer) -> None:
        if "trouble" in answer:
            say(_sentence(answer["trouble"]))
        elif "change" in answer:
            say(_taken_over(document, Change.from_plain(answer["change"])))

    workshop.ask(PROPOSAL, JOB, _wish(document.scenario, what), told)


def ask_fair(workshop: Workshop, scenario: Scenario, told: Callable[[Fair], None]) -> None:
    """Has worked out what every demand should pay; nothing where that cannot be said."""

    def heard(answer: Answer) -> None:
        if "fair" in answer:
            told({(city, good): FairPayout(*rest) for city, good, *rest in answer["fair"]})
        elif "trouble" in answer:
            told({})

    workshop.ask(FAIR, JOB, _wish(scenario, "fair"), heard)


def _wish(scenario: Scenario, what: str) -> dict[str, Any]:
    plain, presets = write_scenario(scenario), thaw(scenario.presets)
    return {"what": what, "scenario": plain, "presets": presets}


def _taken_over(document: Document, change: Change) -> str:
    """Does a proposal, and says what came of it."""
    before = document.scenario
    if not change:
        return tr("Nothing to propose: the map has what is usual already.")
    try:
        document.apply(change)
    except (DoesNotApply, DoesNotFit):
        return tr("The map has changed meanwhile: propose once more.")
    return summary(before, document.scenario)


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


def _changed(before: Scenario, after: Scenario, room: str) -> int:
    old, new = things_in(before, room), things_in(after, room)
    return sum(old.get(key) != new.get(key) for key in {*old, *new})


def _supplies(before: Scenario, after: Scenario) -> int:
    return len(_pairs(before) ^ _pairs(after))


def _pairs(scenario: Scenario) -> set[tuple[str, str]]:
    return {(name, good) for name, city in scenario.cities.items() for good in city.supplies}


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
