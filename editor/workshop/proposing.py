"""Proposals for a map, worked out by its system beside the window; taken over as one step."""

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, Final

from editor.document.document import Document
from editor.words import tr
from editor.workshop.workshop import Answer, Workshop
from model.collection import thaw
from model.forms.form import DoesNotFit
from model.scenario.change import Change, DoesNotApply
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from model.systems import part_of

PROPOSAL: Final = "proposal"
Say = Callable[[str], None]


def _part(system: str) -> ModuleType | None:
    return part_of("editor", system, "sheets.proposals")


def has_proposals(system: str) -> bool:
    """Whether a system proposes anything for its maps."""
    return _part(system) is not None


def offers_of(system: str, sheet: str) -> dict[str, str]:
    """What can be proposed on a sheet, each with what it is called."""
    part = _part(system)
    offers: Mapping[str, str] = {} if part is None else part.OFFERS.get(sheet, {})
    return {what: tr(title) for what, title in offers.items()}


def propose(workshop: Workshop, document: Document, what: str, say: Say) -> None:
    """Has something proposed; `say` hears once how that ended."""
    part = _part(document.scenario.system)
    if part is None:
        return

    def told(answer: Answer) -> None:
        if "trouble" in answer:
            say(_sentence(answer["trouble"]))
        elif "change" in answer:
            say(_taken_over(document, Change.from_plain(answer["change"]), part.summary))

    workshop.ask(PROPOSAL, part.JOB, wish_about(document.scenario, what), told)


def wish_about(scenario: Scenario, what: str) -> dict[str, Any]:
    """What a job is told: the scenario as a file would say it, and what is wished."""
    plain, presets = write_scenario(scenario), thaw(scenario.presets)
    return {"what": what, "scenario": plain, "presets": presets}


def _taken_over(
    document: Document, change: Change, summary: Callable[[Scenario, Scenario], str]
) -> str:
    """Does a proposal, and says what came of it."""
    before = document.scenario
    if not change:
        return tr("Nothing to propose: the map has what is usual already.")
    try:
        document.apply(change)
    except (DoesNotApply, DoesNotFit):
        return tr("The map has changed meanwhile: propose once more.")
    return summary(before, document.scenario)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
