"""The first name that a designer gives a new thing: its id, made of "New card", becomes like it."""

import re
from collections.abc import Collection

from editor.edits.fitted_values import fitting
from editor.edits.thing_names import word_for
from editor.edits.things import fresh_id
from editor.edits.uses import renamed
from editor.words import tr
from model.forms.form import Route
from model.imports.naming import id_of
from model.scenario.change import Change, apply, difference
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario


def new_name(system: str, room: str) -> str:
    """What a new thing is called until somebody calls it something else."""
    return tr("New {thing}").format(thing=word_for(system, room))


def copy_name(title: str) -> str:
    """What a duplicate is called until then."""
    return tr("{name} (copy)").format(name=title)


def named(scenario: Scenario, route: Route, name: str, label: str) -> Change:
    """Another name, at its route; an id that only says that the thing is new goes along."""
    *_, room, key, _field = route
    change = fitting(scenario, {route: name}, label)
    if not id_of(name, "") or not _is_new(scenario, room, key):
        return change
    after = apply(scenario, change)
    other = renamed(after, room, key, fresh_id(after, room, name))
    return difference(scenario, apply(after, other), label)


def followed(key: str, before: Collection[str], after: Collection[str]) -> str | None:
    """The key that a thing has now: its own, or that which came when its own alone went."""
    if key in after:
        return key
    came = [one for one in after if one not in before]
    gone = [one for one in before if one not in after]
    return came[0] if len(came) == 1 and gone == [key] else None


def _is_new(scenario: Scenario, room: str, key: str) -> bool:
    """Whether a thing still has the name and the id with which it came."""
    name = str(getattr(things_in(scenario, room).get(key), "name", ""))
    blank, copied = new_name(scenario.system, room), copy_name("")
    is_unnamed = name == blank or name.endswith(copied)
    return is_unnamed and re.fullmatch(rf"{id_of(name, '')}(-\d+)?", key) is not None
