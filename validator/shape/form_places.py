"""The form in which a place of a file is read, and the very value that a form cannot read."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from model.forms.form import REFUSE, ByKey, DoesNotFit, Form, Members
from model.forms.hints import ListOf
from model.forms.records import Listed, OneOf, Record
from model.scenario.scenario_form import core_record, part_record
from model.systems import system_names
from validator.finding import Way


class Unfit(NamedTuple):
    """A value that cannot be read, where it stands, and why not."""

    way: Way
    value: Any
    why: str


def form_at(system: str, plain: Any, route: Sequence[str | int]) -> Form | None:
    """How the value at a route of a file is read; None where that is not known."""
    system = system if system in system_names() else ""
    records = (core_record(system), part_record(system))
    first = str(route[0]) if route else ""
    slots = [record.slots[first] for record in records if record and first in record.slots]
    form = slots[0].form if slots else None
    plain = plain.get(first)
    for step in route[1:]:
        form = _below(form, step, plain)
        plain = _inside(plain, step)
    return form


def _inside(plain: Any, step: str | int) -> Any:
    if isinstance(plain, list) and isinstance(step, int) and step < len(plain):
        return plain[step]
    return plain.get(step) if isinstance(plain, dict) else None


def _below(form: Form | None, step: str | int, plain: Any) -> Form | None:
    match form:
        case Listed() | ByKey() | ListOf() | Members():
            return form.item
        case OneOf() if isinstance(plain, dict):
            return _below(form.record_in(plain), step, plain)
        case Record() if step in form.slots:
            return form.slots[str(step)].form
    return None


def pinned(form: Form | None, unfit: Unfit) -> Unfit:
    """The very value in a list that cannot be read, where the list is refused as a whole."""
    if not isinstance(form, ListOf) or not isinstance(unfit.value, list):
        return unfit
    for place, item in enumerate(unfit.value):
        try:
            form.item.read(item, (), REFUSE)
        except DoesNotFit as trouble:
            name, _, why = trouble.why.partition(": ")
            if isinstance(item, dict) and name in item:
                return Unfit((*unfit.way, place, name), item[name], why)
            return Unfit((*unfit.way, place), item, trouble.why)
    return unfit


def why_unfit(form: Form, plain: Any) -> str:
    """Why a form cannot read a value; nothing where it can."""
    try:
        form.read(plain, (), REFUSE)
    except DoesNotFit as trouble:
        return trouble.why
    return ""
