"""Programs whose parts are the keys of one thing, each said once: cards that are so many things."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, ClassVar

from editor.builder.parts.program import Plain, Program
from editor.builder.programs import LEFT_OUT, Programs, Warned
from editor.edits.things import said
from editor.words import tr
from model.forms.form import REFUSE, DoesNotFit, Route
from model.scenario.change import Change, DoesNotApply, apply
from model.scenario.collections import record_in, route_of
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at, misfit_key
from model.schema.fields import Field, fields_of
from validator.finding import Finding

DOES = "does"
"""The only program of such a thing."""


class KeyPrograms(Programs):
    """What things say in their keys, a row each."""

    BESIDE: ClassVar[tuple[str, ...]] = ()
    """Keys that are asked for beside the rows: they say what a thing is, not what it does."""

    def _own_fields(self) -> tuple[Field, ...]:
        return (Field(DOES, "group", is_effects=True),)

    def field_title(self, field: str) -> str:
        return tr("What it does")

    def asks_beside(self, name: str) -> bool:
        return name in self.BESIDE

    @property
    def _left_out(self) -> frozenset[str]:
        return frozenset((*self.BESIDE, *LEFT_OUT))

    @property
    def _names(self) -> Iterator[str]:
        """The keys that are rows, in the order of the format."""
        for field in fields_of(self.system, *self.thing[:-1]):
            if field.name not in self._left_out:
                yield field.name

    def plain(self, scenario: Scenario, key: str, field: str) -> Plain:
        said = look_at(scenario, route_of(self.collection, key)) or {}
        misfits = self._misfits(scenario, key)
        kept = self._kept.get(key, ())
        names = dict.fromkeys((*self._names, *misfits))
        shown = (name for name in names if name in said or name in misfits or name in kept)
        found = ((name, self._at(scenario, key, name)) for name in shown)
        return [{name: one} for name, one in found if one is not None]

    @cached_property
    def _kept(self) -> dict[str, frozenset[str]]:
        """Keys of things that keep their rows, because somebody is setting them."""
        return {}

    def _misfits(self, scenario: Scenario, key: str) -> list[str]:
        """Keys under which somebody wrote what cannot be understood, or that nobody knows."""
        above = route_of(self.collection, key)
        routes = (one.route for one in scenario.misfits.values())
        return [str(way[-1]) for way in routes if way[:-1] == above]

    def _at(self, scenario: Scenario, key: str, name: str) -> Plain:
        """What the file says under a key, also where that cannot be understood."""
        route = (*route_of(self.collection, key), name)
        misfit = look_at(scenario, ("misfits", misfit_key(route)))
        if misfit is not None:
            return misfit["plain"]
        return look_at(scenario, route) if name in self._known else None

    @property
    def _known(self) -> frozenset[str]:
        return frozenset(field.name for field in fields_of(self.system, *self.thing[:-1]))

    def program(self, scenario: Scenario, key: str, field: str) -> Program:
        plain = self.plain(scenario, key, field)
        return Program(self.system, self.thing, plain, self._left_out)

    def changed(self, scenario: Scenario, key: str, field: str, program: Program) -> Change:
        old = self.program(scenario, key, field)
        self.refuse_worse(old, program)
        before, after = old.of_keys, program.of_keys
        self._kept[key] = frozenset(before.keys() & after.keys())
        values: dict[Route, Any] = {}
        for name in dict.fromkeys((*before, *after)):
            if before.get(name) != after.get(name):
                route = (*route_of(self.collection, key), name)
                if look_at(scenario, ("misfits", misfit_key(route))) is not None:
                    values["misfits", misfit_key(route)] = None
                if name in self._known:
                    values[route] = after.get(name)
        return self._fitting(scenario, values, self.label(scenario, key, field))

    def _fitting(self, scenario: Scenario, values: Mapping[Route, Any], label: str) -> Change:
        change = said(scenario, values, label)
        try:
            apply(scenario, change)
        except DoesNotApply as trouble:
            raise DoesNotFit(str(trouble)) from None
        return change

    def read(self, field: str, plain: Plain) -> Any:
        """Keys are understood together: the thing itself is what the model has."""
        return None

    def misread(self, field: str, plain: Plain) -> str:
        return ""

    def judged(self, scenario: Scenario, key: str, findings: Iterable[Finding]) -> Iterator[Warned]:
        above = route_of(self.collection, key)
        places = {
            name: number
            for number, one in enumerate(self.plain(scenario, key, DOES))
            for name in one
        }
        for one in findings:
            if one.route[: len(above)] == above:
                name, *way = one.route[len(above) :] or ("",)
                if name in places:
                    yield Warned(DOES, (places[str(name)], name, *way), one.message)
                elif not name:
                    yield Warned(DOES, (), one.message)

    def thing_that(self, scenario: Scenario, key: str, **said: Plain) -> Any:
        """A thing of that name which says some keys and no others; None where it cannot."""
        record = record_in(self.system, self.collection)
        own = {name: one for name, one in said.items() if name in self._known}
        if record is None:
            return None
        try:
            return record.read({"id": key, **own}, (), REFUSE)
        except DoesNotFit:
            return None
