"""The list of events: every card with what it does and how long it stays."""

from collections.abc import Iterator

from drawing.aids.strips import Setter, Strip
from model.scenario.scenario import Scenario
from model.systems.crayon.sentences.effects import duration, sentences
from model.systems.crayon.things.part import CrayonPart


def event_list(scenario: Scenario, setter: Setter) -> Iterator[Strip]:
    """The events by their names."""
    for event in scenario.part_as(CrayonPart).events.values():
        times = f" ({event.count} cards)" if event.count != 1 else ""
        yield from setter.paragraph(f"{event.name or event.id}{times}", strong=True, keeps=True)[
            :-1
        ]
        told = " ".join(sentences(event, scenario)) or event.text or "Has no effect."
        yield from setter.paragraph(f"{told} {duration(event.duration)}.")
        yield setter.space(1.6)
