"""Another id for a thing: the scenario in which it is so called wherever it is named."""

from dataclasses import replace
from typing import Any

from model.collection import Things, freeze, thaw
from model.files.layers import layer_between, layered
from model.forms.form import DoesNotFit, shown
from model.forms.hints import an_id
from model.rules.variants import NOT_VARIED, SETTLED
from model.scenario.collections import collection_names, things_in, with_things
from model.scenario.references import Reference, with_names
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario, write_scenario
from model.scenario.things import Allowed, OwnVariant


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
    after = _called(scenario, room, key, new)
    after = replace(after, allow=_allowed(scenario, room, key, new))
    return replace(after, own_variants=_own_variants(scenario, after, room, key, new))


def _called(scenario: Scenario, room: str, key: str, new: str) -> Scenario:
    """The scenario with other names for a thing, and with another id for it where it is there."""

    def rename(reference: Reference) -> str:
        return reference.named(new) if (room, key) in reference.things else reference.name

    after = with_names(scenario, rename)
    things = things_in(after, room)
    if key not in things:
        return after
    thing = things[key]
    thing = replace(thing, id=new) if hasattr(thing, "id") else thing
    return with_things(after, room, things.drop(key).put(new, thing))


def _own_variants(
    scenario: Scenario, after: Scenario, room: str, key: str, new: str
) -> Things[OwnVariant]:
    """The scenario's own variants: what they change of the thing they still change."""
    return Things(
        {
            name: replace(variant, changes=_changes(scenario, after, variant, (room, key, new)))
            if key in repr(variant.changes)
            else variant
            for name, variant in after.own_variants.items()
        }
    )


def _changes(
    scenario: Scenario, after: Scenario, variant: OwnVariant, renaming: tuple[str, str, str]
) -> Things[Any]:
    """The layer of a variant over the scenario after a thing got another id."""
    before, now = (replace(one, own_variants=Things()) for one in (scenario, after))
    said = thaw(variant.changes)
    kept = {name: said.pop(name) for name in list(said) if name in (*NOT_VARIED, SETTLED)}
    varied = read_scenario(layered(write_scenario(before), said))
    there = _called(varied, *renaming)
    layer = layer_between(write_scenario(now), write_scenario(there))
    fresh: Things[Any] = freeze({**kept, **{name: layer[name] for name in said if name in layer}})
    return fresh


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
