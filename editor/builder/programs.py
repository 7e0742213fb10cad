"""Programs in a scenario: where they stand, how they are altered, and what a system tells of them.

A system that has more to say than the schema brings `editor/systems/NAME/builder.py` with a mapping
`PROGRAMS`: by collection a subclass of `Programs` with sentences, contradictions, printed cards.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from drawing.shapes.symbols import Picture
from drawing.themes.theme import Theme
from editor.builder.parts.program import Plain, Program
from editor.builder.parts.rows import troubles_in
from editor.builder.parts.schemas import NEW, Way
from editor.edits.things import said
from editor.widgets.forms.choices import title_of
from editor.words import tr
from model.forms.form import REFUSE, DoesNotFit, Route
from model.forms.frozen import dataclass
from model.scenario.change import Change, DoesNotApply, apply
from model.scenario.collections import record_in, route_of, things_in
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at, misfit_key
from model.schema.fields import Field, fields_of
from model.systems import part_of


@dataclass(frozen=True, slots=True)
class Warned:
    """A part that contradicts another one, or does nothing."""

    field: str
    way: Way
    why: str
    other: Way = ()
    """The part that it contradicts."""


class Programs:
    """The programs of the things of a collection: cards, events, whatever has effects."""

    def __init__(self, system: str, collection: str) -> None:
        self.system, self.collection = system, collection
        route = route_of(collection, NEW)
        own = fields_of(system, *route[:-1])
        self.fields: tuple[Field, ...] = tuple(field for field in own if field.is_effects)
        """What has a program of its own: what it does when played, when bought."""

    # -- where programs stand

    def keys(self, scenario: Scenario) -> Sequence[str]:
        """The things that have programs."""
        return tuple(things_in(scenario, self.collection))

    def title(self, scenario: Scenario, key: str) -> str:
        """What players call a thing."""
        return title_of(scenario, self.collection, key)

    def plain(self, scenario: Scenario, key: str, field: str) -> Plain:
        """What the file says, also where that cannot be understood."""
        route = (*route_of(self.collection, key), field)
        misfit = look_at(scenario, ("misfits", misfit_key(route)))
        return look_at(scenario, route) if misfit is None else misfit["plain"]

    def program(self, scenario: Scenario, key: str, field: str) -> Program:
        """The program of a thing as a value that can be altered."""
        route = (*route_of(self.collection, NEW), field)
        return Program(self.system, route, self.plain(scenario, key, field))

    def changed(self, scenario: Scenario, key: str, field: str, program: Program) -> Change:
        """The change by which a thing has another program.

        What was wrong with the old one may still be wrong with the new one; DoesNotFit says what
        would be wrong that was not before.
        """
        new = _worse(self.program(scenario, key, field), program)
        if new:
            raise DoesNotFit(new)
        label = tr("{field} of {thing}").format(
            field=self.field_title(field).lower(), thing=self.title(scenario, key)
        )
        route = (*route_of(self.collection, key), field)
        return _written(scenario, route, program.plain or None, label)

    # -- what can be understood

    def read(self, field: str, plain: Plain) -> Any:
        """A part as the model has it; None where it cannot be understood."""
        try:
            return self._read(field, plain)
        except DoesNotFit:
            return None

    def misread(self, field: str, plain: Plain) -> str:
        """Why a part cannot be understood though the schema lets it stand; mostly nothing."""
        try:
            self._read(field, plain)
        except DoesNotFit as trouble:
            return trouble.why
        return ""

    def _read(self, field: str, plain: Plain) -> Any:
        record = record_in(self.system, self.collection)
        if record is None:
            return None
        (part,) = record.slots[field].form.read([plain], (), REFUSE)
        return part

    # -- what a system tells

    def field_title(self, field: str) -> str:
        """What the programs under a field are called: when they take effect."""
        return Field(field, "text").title

    def word_title(self, word: str) -> str:
        """A word, or one of its fields, as players say it; nothing where the schema's will do."""
        return ""

    def choice_title(self, word: str) -> str:
        """What a field can be, as players say it; nothing where its word will do."""
        return ""

    def group(self, word: str) -> str:
        """Under which heading a word stands in the menu."""
        return ""

    def sentence(self, scenario: Scenario, key: str, plain: Plain) -> str:
        """What one part does; nothing where it cannot be understood."""
        return ""

    def sentences(self, scenario: Scenario, key: str) -> Sequence[str]:
        """What the thing does, as far as it can be understood."""
        module = part_of("editor", self.system, "effects")
        told = "" if module is None else str(module.in_words(scenario, self.collection, key))
        return told.splitlines()

    def warned(self, scenario: Scenario, key: str) -> Sequence[Warned]:
        """What in its programs contradicts itself."""
        return ()

    def printed(self, scenario: Scenario, key: str, theme: Theme, folder: str) -> Picture | None:
        """The thing as it is printed; None where it is no card."""
        return None


def programs_of(system: str, collection: str) -> Programs | None:
    """The programs of a collection; None where its things have none."""
    if not collection:
        return None
    module = part_of("editor", system, "builder")
    own: Mapping[str, type[Programs]] = {} if module is None else module.PROGRAMS
    found = own.get(collection, Programs)(system, collection)
    return found if found.fields else None


def _worse(old: Program, new: Program) -> str:
    """What is wrong with a program that is not wrong with another; nothing if it is no worse."""
    before, after = troubles_in(old), troubles_in(new)
    if len(after) <= len(before):
        return ""
    known = [why for _, why in before]
    fresh = [why for _, why in after if why not in known] or [why for _, why in after]
    return fresh[0][:1].upper() + fresh[0][1:]


def _written(scenario: Scenario, route: Route, plain: Plain, label: str) -> Change:
    """The change that puts a program at its place, or among what cannot be understood."""
    misfit = ("misfits", misfit_key(route))
    try:
        values: dict[Route, Any] = {misfit: None, route: plain}
        change = said(scenario, values, label)
        apply(scenario, change)
    except (DoesNotFit, DoesNotApply) as trouble:
        if look_at(scenario, misfit) is None:
            raise DoesNotFit(str(trouble)) from None
        kept = {"route": list(route), "plain": plain, "why": str(trouble)}
        return said(scenario, {route: None, misfit: kept}, label)
    return change
