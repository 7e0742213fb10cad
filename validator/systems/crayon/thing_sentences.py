"""What changed of the own things of crayon maps, in words: event cards as they are printed."""

from collections.abc import Sequence

from model.amounts_in_words import counted
from model.forms.form import Step
from model.scenario.scenario import Scenario
from model.systems.crayon.sentences.effects import duration, sentence
from model.systems.crayon.things.part import CrayonPart, Event

LONGEST = 400
"""Letters of what a card does; who wants to know more looks at the card."""


def event_sentence(step: Step, both: Sequence[Scenario]) -> str | None:
    """What a step does to an event card; None where the plain words will do."""
    events = [_event(scenario, step.route[1]) for scenario in both]
    old, new = events
    if len(step.route) == 2:
        return _came_or_went(old, new, both)
    if old is None or new is None:
        return None
    match step.route[2]:
        case "effects":
            return _other_effects(old, new, both)
        case "duration":
            return f"lasts: {_lasts(old)} becomes {_lasts(new)}"
        case "count":
            return f"{counted(new.count, 'time')} in the deck now, not {old.count}"
    return None


def _event(scenario: Scenario, name: str) -> Event | None:
    part = scenario.part
    event = part.events.get(name) if isinstance(part, CrayonPart) else None
    return event if isinstance(event, Event) else None


def _came_or_went(old: Event | None, new: Event | None, both: Sequence[Scenario]) -> str | None:
    if old is None and new is not None:
        often = f", {counted(new.count, 'time')} in the deck" if new.count != 1 else ""
        return _short(f"added{often}, {_lasts(new)}: {_does(new, both[1])}")
    if new is None and old is not None:
        return _short(f"removed, {_lasts(old)}: {_does(old, both[0])}")
    return None


def _other_effects(old: Event, new: Event, both: Sequence[Scenario]) -> str:
    before, after = _said(old, both[0]), _said(new, both[1])
    come = [one for one in after if one not in before]
    gone = [one for one in before if one not in after]
    if not come and not gone:
        return "does the same, in another order or number"
    said = [f"now: {' '.join(come)}"] if come else []
    said += [f"no longer: {' '.join(gone)}"] if gone else []
    return _short(" ".join(said))


def _said(event: Event, scenario: Scenario) -> list[str]:
    return [sentence(effect, scenario) for effect in event.effects]


def _does(event: Event, scenario: Scenario) -> str:
    return " ".join(_said(event, scenario)) or "it does nothing"


def _lasts(event: Event) -> str:
    text = duration(event.duration)
    return text[:1].lower() + text[1:]


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


SENTENCES = {"events": event_sentence}
"""Collections whose changes are told in words of their own."""
