"""Values that may depend on the situation: `{cases: [{when: SELECTOR, is: value}], else: value}`.

AOM-GEN-03. A rule that may be so is hinted `Varying[int]`, and read with `now(value, situation)`.
"""

from collections.abc import Iterator
from typing import Annotated, Any, TypeVar

from model.forms.form import REFUSE, DoesNotFit, Form, Leaf, shown
from model.forms.frozen import dataclass
from model.forms.hints import form_of
from model.forms.records import unknown_key
from model.systems.age_of_steam.conditions.selector import SELECTOR, Selector, Situation, is_said
from model.systems.age_of_steam.conditions.written_forms import or_none

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Case:
    """In such a situation the value is this."""

    when: Selector
    value: Any


@dataclass(frozen=True, slots=True)
class Cases:
    """A value by the situation: that of the first case that holds, or the one that is left."""

    cases: tuple[Case, ...]
    otherwise: Any


def now(value: Any, situation: Situation) -> Any:
    """What a rule says in a situation; read at the moment of use."""
    if not isinstance(value, Cases):
        return value
    for case in value.cases:
        if case.when.holds(situation):
            return case.value
    return value.otherwise


def number(value: int | Cases, situation: Situation) -> int:
    """The number that a rule says in a situation."""
    return int(now(value, situation))


def values_of(value: Any) -> Iterator[Any]:
    """Every value that a rule can have in some situation."""
    if not isinstance(value, Cases):
        yield value
        return
    yield from (case.value for case in value.cases)
    yield value.otherwise


def selectors_of(value: Any) -> Iterator[Selector]:
    """The situations that a rule tells apart."""
    yield from (case.when for case in value.cases) if isinstance(value, Cases) else ()


def varying(inner: Form) -> Leaf:
    """The form of a value that may depend on the situation."""

    def read(plain: Any) -> Any:
        if not is_said(plain):
            return inner.read(plain, (), REFUSE)
        if strange := [key for key in plain if key not in ("cases", "else")]:
            raise DoesNotFit(unknown_key(strange[0], ("cases", "else")))
        if "else" not in plain:
            raise DoesNotFit('"else" is missing: what holds where no case does')
        if not isinstance(plain["cases"], list):
            raise DoesNotFit(f"cases: {shown(plain['cases'])} stands where a list is needed")
        cases = tuple(_case(one) for one in plain["cases"])
        return Cases(cases, inner.read(plain["else"], (), REFUSE))

    def _case(plain: Any) -> Case:
        if not isinstance(plain, dict) or plain.keys() != {"when", "is"}:
            raise DoesNotFit("a case says when it holds and what the value is then: when, is")
        return Case(SELECTOR.read(plain["when"], (), REFUSE), inner.read(plain["is"], (), REFUSE))

    def write(value: Any) -> Any:
        if not isinstance(value, Cases):
            return inner.write(value)
        cases = [{"when": SELECTOR.write(c.when), "is": inner.write(c.value)} for c in value.cases]
        return {"cases": cases, "else": inner.write(value.otherwise)}

    return Leaf(read, write)


VaryingInt = Annotated[int | Cases, varying(form_of(int))]
VaryingLimit = Annotated[int | Cases | None, varying(or_none(form_of(int)))]
"""A number, or null for no limit; both may depend on the situation."""
VaryingFlag = Annotated[bool | Cases, varying(form_of(bool))]
