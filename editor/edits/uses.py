"""Who uses this? Every place that names a thing, and a new id for a thing in all of them."""

from typing import NamedTuple

from editor.edits.thing_names import called, word_for
from editor.edits.things import said
from editor.words import tr
from model.forms.form import DoesNotFit, Route
from model.rules.renaming import with_other_id
from model.rules.rule_names import rules_naming
from model.scenario.change import Change, difference
from model.scenario.collections import collection_names, record_in, things_in
from model.scenario.references import Way, references_in
from model.scenario.scenario import Scenario


class Use(NamedTuple):
    """A place that names a thing, and what to call that place: `demand card 12`."""

    route: Way
    words: str


def uses_of(scenario: Scenario, room: str, key: str) -> tuple[Use, ...]:
    """Every place that names a thing; those within the thing itself are none."""
    found = (one for one in references_in(scenario) if (room, key) in one.things)
    uses = [Use(one.route, place_called(scenario, one.route)) for one in found]
    return (*uses, *(_of_rule(route) for route in rules_naming(scenario, room, key)))


def _of_rule(route: Route) -> Use:
    words = " › ".join(name.replace("_", " ").replace("-", " ") for name in route)
    return Use(("rules", *route), tr("rule {rule}").format(rule=words))


def users_of(scenario: Scenario, room: str, key: str) -> tuple[str, ...]:
    """The same for a question before a deletion: each thing once, in the order of the file."""
    return tuple(dict.fromkeys(use.words for use in uses_of(scenario, room, key)))


def place_called(scenario: Scenario, route: Way) -> str:
    """What a designer calls the place of a route."""
    match route:
        case ("board", str(room), str(key), *_):
            return called(scenario, room, key)
        case (str(room), str(key), *_) if _holds_things(scenario, room):
            return called(scenario, room, key)
        case (str(room), *_):
            return word_for(scenario.system, room)
    return tr("scenario")


def _holds_things(scenario: Scenario, room: str) -> bool:
    """Whether what stands under a key are things, by their ids or by the numbers of cards."""
    return room in collection_names(scenario.system) or bool(things_in(scenario, room))


def renamed(scenario: Scenario, room: str, key: str, new: str) -> Change:
    """A thing with another id, here and wherever it is named."""
    label = tr("give {thing} the id {id}").format(thing=called(scenario, room, key), id=new)
    things = things_in(scenario, room)
    if new == key or key not in things:
        return Change(label)
    if new in things:
        raise DoesNotFit(
            tr("{id} is another {word}").format(id=new, word=word_for(scenario.system, room))
        )
    return difference(scenario, with_other_id(scenario, room, key, new), label)


def renamed_name(scenario: Scenario, room: str, key: str, name: str, language: str = "") -> Change:
    """Another name for players to read, in the designer's own language or in another one."""
    label = tr("rename {thing} {name}").format(thing=called(scenario, room, key), name=name)
    record = record_in(scenario.system, room)
    field = "name" if record is None or "name" in record.slots else "text"
    inner = ("names", language) if language else (field,)
    return said(scenario, {(room, key, *inner): name or (None if language else "")}, label)
