"""What was agreed for a scenario: house rules, variants, notes and settled questions."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from drawing.aids.strips import Setter, Strip
from model.rules.resolving import resolve_rules
from model.scenario.names_in_words import in_words
from model.scenario.scenario import Scenario
from model.wording.speech import tr


class Ruling(NamedTuple):
    """A question that the books leave open, and how it is settled here."""

    id: str
    question: str
    answer: str


def agreed(scenario: Scenario, setter: Setter) -> Iterator[Strip]:
    """House rules, variants in force, and what the designer says."""
    if scenario.house_rules:
        yield setter.heading(tr("House rules"))
        for text in scenario.house_rules:
            yield from setter.paragraph(f"• {text}")
    variants = in_force(scenario)
    if variants:
        yield setter.heading(tr("Variants in force"))
    for name, said in variants.items():
        title = tr(str(said.get("title") or "")) or in_words(name)
        about = tr(str(said.get("about") or "")) or tr("see the preset.")
        yield from setter.paragraph(tr("• {title}: {about}", title=title, about=about))


def in_force(scenario: Scenario) -> dict[str, Mapping[str, Any]]:
    """The variants that are named and offered: one that no preset has changes nothing."""
    offered = resolve_rules(scenario).variants
    found = {name: offered.get(name) for name in scenario.variants}
    return {name: said for name, said in found.items() if isinstance(said, Mapping)}


def notes(scenario: Scenario, setter: Setter) -> Iterator[Strip]:
    """What the designer wrote about the scenario, and who made it."""
    paragraphs = [" ".join(one.split()) for one in scenario.notes.split("\n\n")]
    credits_ = ". ".join(one.rstrip(".") for one in (scenario.credits, scenario.license) if one)
    if credits_:
        paragraphs.append(f"{credits_}.")
    if any(paragraphs):
        yield setter.heading(tr("From the designer"))
        for text in paragraphs:
            yield from setter.paragraph(text)


def settled(rulings: Sequence[Ruling], setter: Setter) -> Iterator[Strip]:
    """Open questions with our answers."""
    for ruling in rulings:
        yield from setter.paragraph(tr(ruling.question), strong=True, keeps=True)[:-1]
        answer = tr("{text} ({about})", text=tr(ruling.answer), about=ruling.id)
        yield from setter.paragraph(answer)
        yield setter.space(0.8)
