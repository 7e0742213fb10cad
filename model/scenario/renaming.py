"""Another id for a thing: the scenario in which it is so called wherever it is named."""

from dataclasses import replace

from model.collection import Things
from model.forms.form import DoesNotFit, shown
from model.forms.hints import an_id
from model.scenario.collections import collection_names, things_in, with_things
from model.scenario.references import Reference, with_names
from model.scenario.scenario import Scenario
from model.scenario.things import Allowed


def with_other_id(scenario: Scenario, room: str, key: str, new: str) -> Scenario:
    """The scenario in which a thing has another id, itself and in all places that name it.

    DoesNotFit says in a sentence why it cannot be: the id is no id, or another thing has it.
    """
    things = things_in(scenario, room)
    if new == key or key not in things:
        return scenario
    an_id(new)
    if new in things:
        raise DoesNotFit(f"{shown(new)} is there already under {room}")

    def rename(reference: Reference) -> str:
        return reference.named(new) if (room, key) in reference.things else reference.name

    after = with_names(scenario, rename)
    thing = things_in(after, room)[key]
    thing = replace(thing, id=new) if hasattr(thing, "id") else thing
    after = with_things(after, room, things_in(after, room).drop(key).put(new, thing))
    return replace(after, allow=_allowed(scenario, room, key, new))


def names_of_place(scenario: Scenario, room: str, key: str) -> tuple[str, ...]:
    """What an accepted finding may call a thing: the bare id only if nothing else has it."""
    others = [one for one in collection_names(scenario.system) if key in things_in(scenario, one)]
    return (f"{room}/{key}", key) if others == [room] else (f"{room}/{key}",)


def _allowed(scenario: Scenario, room: str, key: str, new: str) -> Things[Allowed]:
    """The accepted findings, with those about the thing still about it."""
    names = dict(zip(names_of_place(scenario, room, key), (f"{room}/{new}", new), strict=False))
    if not any(entry.place in names for entry in scenario.allow.values()):
        return scenario.allow
    entries = [
        replace(entry, place=names.get(entry.place, entry.place))
        for entry in scenario.allow.values()
    ]
    return Things({f"{one.code} {one.place}".strip(): one for one in entries})
