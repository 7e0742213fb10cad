"""The list of events: every card with what it does and how long it stays."""

from collections.abc import Iterator

from drawing.aids.strips import Setter, Strip
from model.scenario.scenario import Scenario
from model.systems.crayon.sentences.effects import duration, sentences
from model.systems.crayon.things.part import CrayonPart
from model.wording.sentences import behind_each_other
from model.wording.speech import tr, trn


def event_list(scenario: Scenario, setter: Setter) -> Iterator[Strip]:
    """The events by their names."""
    for event in scenario.part_as(CrayonPart).events.values():
        name = event.name or event.id
        if event.count != 1:
            name = trn("{name} ({n} card)", "{name} ({n} cards)", event.count, name=name)
        yield from setter.paragraph(name, strong=True, keeps=True)[:-1]
        does = behind_each_other(*sentences(event, scenario)) or event.text or tr("Has no effect.")
        lasts = tr("{duration}.", duration=duration(event.duration))
        yield from setter.paragraph(behind_each_other(does, lasts))
        yield setter.space(1.6)
