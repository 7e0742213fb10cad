"""Programs in a scenario: where they stand, how they are altered, and what a system tells of them.

A system that has more to say than the schema brings `editor/systems/NAME/builder.py` with a mapping
`PROGRAMS`: by collection a subclass of `Programs` with sentences, contradictions, printed cards.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from drawing.shapes.symbols import Picture
from drawing.themes.theme import Theme
from editor.builder.marks import things_named
from editor.builder.parts.program import Plain, Program
from editor.builder.parts.rows import Row
from editor.builder.parts.schemas import NEW, Way
from editor.builder.parts.slots import Slot
from editor.builder.parts.troubles import troubles_in
from editor.document.document import Document
from editor.edits.first_names import named
from editor.edits.fitted_values import fitting
from editor.edits.thing_places import lies_on_map
from editor.edits.things import said
from editor.gestures.taking import marked
from editor.pointing.sketch import Sketch
from editor.widgets.forms.choices import Offered, title_of
from editor.words import tr
from model.forms.form import REFUSE, DoesNotFit, Route
from model.forms.frozen import dataclass
from model.scenario.change import Change, DoesNotApply, apply
from model.scenario.collections import record_in, route_of, things_in
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at, misfit_key
from model.schema.fields import Field, fields_of
from model.systems import part_of
from validator.finding import Finding

LEFT_OUT = frozenset(("id", "names"))
"""Fields that tables and properties ask for."""


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
        self.thing: Route = route_of(collection, NEW)
        """Where the schema speaks of one of the things."""
        self.fields: tuple[Field, ...] = self._own_fields()
        """What has a program of its own: what it does when played, when bought."""

    def _own_fields(self) -> tuple[Field, ...]:
        own = fields_of(self.system, *self.thing[:-1])
        return tuple(field for field in own if field.is_effects)

    # -- where programs stand

    def place(self, scenario: Scenario, key: str) -> Route:
        """Where a thing stands in a scenario, as findings name it."""
        return route_of(self.collection, key)

    def asks_beside(self, name: str) -> bool:
        """Whether a field of the things is asked for beside their programs."""
        return name not in (*LEFT_OUT, *(field.name for field in self.fields))

    def said(self, scenario: Scenario, key: str, name: str) -> Plain:
        """What the file says of a thing in one of its fields."""
        return look_at(scenario, (*route_of(self.collection, key), name))

    def edited(self, scenario: Scenario, key: str, name: str, plain: Plain, label: str) -> Change:
        """The change by which a field of a thing says something else."""
        route = (*route_of(self.collection, key), name)
        if name == "name" and plain:
            return named(scenario, route, plain, label)
        return fitting(scenario, {route: plain}, label)

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
        return Program(self.system, (*self.thing, field), self.plain(scenario, key, field))

    def changed(self, scenario: Scenario, key: str, field: str, program: Program) -> Change:
        """The change by which a thing has another program.

        What was wrong with the old one may still be wrong with the new one; DoesNotFit says what
        would be wrong that was not before.
        """
        self.refuse_worse(self.program(scenario, key, field), program)
        label = self.label(scenario, key, field)
        route = (*route_of(self.collection, key), field)
        return _written(scenario, route, program.plain or None, label)

    def refuse_worse(self, old: Program, new: Program) -> None:
        """DoesNotFit where something is wrong with a program that was not wrong before."""
        why = _worse(old, new)
        if why:
            raise DoesNotFit(why)

    def label(self, scenario: Scenario, key: str, field: str) -> str:
        """What a step is called by which a program is another."""
        return tr("{field} of {thing}").format(
            field=self.field_title(field).lower(), thing=self.title(scenario, key)
        )

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

    def heading(self, scenario: Scenario, key: str, field: str) -> str:
        """What stands over the rows of a program."""
        return self.field_title(field)

    def word_title(self, word: str) -> str:
        """A word, or one of its fields, as players say it; nothing where the schema's will do."""
        return ""

    def choice_title(self, word: str) -> str:
        """What a field can be, as players say it; nothing where its word will do."""
        return ""

    def offers(self, scenario: Scenario, slot: Slot) -> Sequence[Offered] | None:
        """What a field can be set to, where the schema does not know it."""
        return None

    def made_input(self, scenario: Scenario, slot: Slot) -> Any:
        """An input of the system's own for a field; None where those of all forms will do."""
        return None

    def taken_from(self, slot: Slot) -> Collection[str]:
        """The collections from which what a field names can be taken on the map."""
        refers = slot.field.refers
        is_there = bool(refers) and refers != "things" and lies_on_map(self.system, refers)
        return (refers,) if is_there else ()

    def marked(self, document: Document, rows: Sequence[Row]) -> Sketch:
        """What some parts are about, as it is marked on the map."""
        return marked(document.scenario, list(things_named(self.system, rows)))

    def group(self, word: str) -> str:
        """Under which heading a word stands in the menu."""
        return ""

    def entry_title(self, row: Row) -> str:
        """What an entry is called that is a group of fields without a word."""
        if not row.way:
            return tr("By the situation")
        is_case = row.way[-2:-1] == ("cases",)
        title = tr("Case {number}") if is_case else tr("Entry {number}")
        return title.format(number=int(row.way[-1]) + 1)

    def sentence(self, scenario: Scenario, key: str, plain: Plain) -> str:
        """What one part does; nothing where it cannot be understood."""
        return ""

    def sentence_of(self, scenario: Scenario, key: str, row: Row, plain: Plain) -> str:
        """The same for a row; only where a row stands tells what some parts mean."""
        return self.sentence(scenario, key, plain)

    def sentences(self, scenario: Scenario, key: str) -> Sequence[str]:
        """What the thing does, as far as it can be understood."""
        module = part_of("editor", self.system, "effects")
        told = "" if module is None else str(module.in_words(scenario, self.collection, key))
        return told.splitlines()

    def warned(self, scenario: Scenario, key: str) -> Sequence[Warned]:
        """What in its programs contradicts itself."""
        return ()

    def judged(self, scenario: Scenario, key: str, findings: Iterable[Finding]) -> Iterator[Warned]:
        """What the checks say of the programs of a thing."""
        above = self.place(scenario, key)
        names = [field.name for field in self.fields]
        for one in findings:
            if one.route[: len(above)] == above:
                field, *way = one.route[len(above) :] or (names[0],)
                if field in names:
                    yield Warned(str(field), tuple(way), one.message)

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
