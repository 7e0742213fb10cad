"""Things come, change and go: cities, waters, goods, ferries, whatever a scenario holds by id."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any

from editor.edits.thing_names import called, called_all, word_for, word_for_water, worded
from editor.pointing.selection import Thing
from editor.words import tr
from model.collection import Things
from model.forms.form import Route, Step
from model.imports.naming import Ids, id_of
from model.notation import Edge
from model.rules.renaming import names_of_place
from model.scenario.change import Change, difference
from model.scenario.collections import record_in, route_of, things_in, with_things
from model.scenario.references import Reference, with_names
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at


def fresh_id(scenario: Scenario, room: str, *names: str) -> str:
    """An id that no thing of the room has, spelt like the first name that has plain letters."""
    spelt = next((name for name in names if id_of(name, "")), "")
    return Ids(things_in(scenario, room)).fresh(
        spelt, id_of(word_for(scenario.system, room), "thing")
    )


def added(scenario: Scenario, room: str, thing: Any) -> Change:
    """A new thing: a dataclass of the model, or what a file would say of it."""
    record = record_in(scenario.system, room)
    plain = thing if isinstance(thing, dict) or record is None else record.write(thing)
    key = plain["id"]
    change = said(scenario, {route_of(room, key): plain}, "")
    name = " ".join((plain.get("name") or plain.get("text") or key).split())[:60]
    word = word_for_water(plain.get("kind", "")) if room == "waters" else ""
    word = word or word_for(scenario.system, room)
    return replace(change, label=tr("add {thing}").format(thing=worded(word, name)))


def altered(scenario: Scenario, room: str, key: str, /, **fields: Any) -> Change:
    """A thing with other values in some fields, values of the model and not of the file."""
    thing = things_in(scenario, room)[key]
    things = things_in(scenario, room).put(key, replace(thing, **fields))
    label = tr("change {thing}").format(thing=called(scenario, room, key))
    return difference(scenario, with_things(scenario, room, things), label)


def said(scenario: Scenario, values: Mapping[Route, Any], label: str) -> Change:
    """Other values at some routes, as a file says them; None takes away what is said there."""
    steps = (Step(route, look_at(scenario, route), plain) for route, plain in values.items())
    return Change(label, tuple(step for step in steps if step.before != step.after))


def deleted(scenario: Scenario, things: Iterable[Thing], *, with_references: bool) -> Change:
    """Things taken away; what names them goes along, or stays and is told as a problem."""
    gone = [(room, key) for room, key in dict.fromkeys(things) if key in things_in(scenario, room)]
    label = tr("delete {thing}").format(thing=called_all(scenario, gone))
    return difference(scenario, without(scenario, gone, with_references=with_references), label)


def without(
    scenario: Scenario, things: Collection[Thing], *, with_references: bool = True
) -> Scenario:
    """The scenario without some things, with or without what names them."""
    gone = set(things)

    def take(reference: Reference) -> str | None:
        return None if reference.things & gone else reference.name

    new = with_names(scenario, take) if with_references else scenario
    for room in dict.fromkeys(room for room, _ in things):
        kept = {k: one for k, one in things_in(new, room).items() if (room, k) not in gone}
        new = with_things(new, room, Things(kept))
    if not with_references:
        return new
    allow = {key: one for key, one in new.allow.items() if not _is_of(scenario, one.place, gone)}
    return new if len(allow) == len(new.allow) else replace(new, allow=Things(allow))


def _is_of(scenario: Scenario, place: str, things: Collection[Thing]) -> bool:
    """Whether an accepted finding is about one of the things, as its place is written."""
    return any(place in names_of_place(scenario, room, key) for room, key in things)


def blocked(scenario: Scenario, edges: Iterable[Edge], *, is_blocked: bool = True) -> Change:
    """Edges that nobody may build across, or no longer."""
    label = tr("block edges") if is_blocked else tr("open edges")
    values: dict[Route, Any] = {("blocked", str(e)): True if is_blocked else None for e in edges}
    return said(scenario, values, label)
