"""Many new things of a collection at once, of which only is said what must be."""

from collections.abc import Mapping, Sequence
from typing import Any

from editor.edits.blank_things import blank
from editor.edits.thing_names import word_for
from editor.edits.things import said
from editor.panels.sheets.sheet import Grown
from editor.words import tr
from model.forms.form import DoesNotFit, Route
from model.forms.hints import an_id
from model.imports.naming import Ids, id_of
from model.scenario.collections import record_in, route_of, things_in
from model.scenario.scenario import Scenario


def grown(
    scenario: Scenario,
    collection: str,
    heads: Sequence[str],
    *,
    are_ids: bool = False,
    besides: Mapping[str, Any] | None = None,
) -> Grown:
    """New things by their names or ids; those without either are called as new ones are."""
    word = word_for(scenario.system, collection)
    new = tr("New {thing}").format(thing=word)
    ids = Ids(things_in(scenario, collection))
    record = record_in(scenario.system, collection)
    has_name = record is not None and "name" in record.slots
    plain = {**blank(scenario, collection, new), **(besides or {})}
    values: dict[Route, Any] = {}
    keys = []
    for head in heads:
        key = _own(head, ids) if are_ids and head else ""
        keys.append(key or ids.fresh(head or new, id_of(word, "thing")))
        named = {"name": head or new} if has_name else {}
        values[route_of(collection, keys[-1])] = {"id": keys[-1], **plain, **named}
    return Grown(said(scenario, values, ""), tuple(keys))


def _own(head: str, ids: Ids) -> str:
    """An id that somebody chose."""
    if not ids.take(an_id(head)):
        raise DoesNotFit(tr("there is a {id} already").format(id=head))
    return head
