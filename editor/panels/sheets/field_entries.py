"""Fields of any form in a table: what stands over a column, in its places, and what is typed."""

from collections.abc import Sequence
from typing import Any

from editor.edits.thing_names import word_for
from editor.panels.sheets.sheet import Column, Entry
from editor.panels.sheets.spelling import LONG, in_short
from editor.widgets.forms.choices import Offered, field_title, offered, title_of
from editor.words import tr
from model.forms.form import DoesNotFit
from model.scenario.scenario import Scenario
from model.schema.fields import Field

MOST = 1_000_000
"""Numbers of which the schema says no limit."""
WIDTHS = {"number": 6, "yes-no": 5, "choice": 11, "ids": 20, "text": 13}
"""Letters of a column by the kind of its field; other kinds are long."""
LONG_WIDTH = 24


def column_of(field: Field) -> Column:
    """What stands over the column of a field."""
    title = field_title(field)
    wide = 16 if field.name == "name" else WIDTHS.get(field.kind, LONG_WIDTH)
    wide = 9 if field.notation in ("cell", "point", "colour") else wide
    return Column(title, field.about, "", max(wide, len(title) + 2))


def entry_of(scenario: Scenario, field: Field, plain: Any) -> Entry:
    """What stands in a place, from what a file says there."""
    said = field.usual if plain is None else plain
    if field.kind in LONG:
        return Entry(in_short(field, said), tip=tr("It is edited below."), is_fixed=True)
    if field.kind == "yes-no" and field.usual is not None:
        return _tick(field, is_ticked=bool(said))
    if field.kind == "number":
        return _number(field, said)
    if field.kind in ("ids", "words"):
        return Entry(_joined(scenario, field, said or ()), tip=_how(field))
    if field.notation == "colour":
        return Entry(said or "", picture=f"colour {said}" if said else "", tip=field.about)
    offers = _offers(scenario, field)
    if offers:
        return _choice(field, said, offers)
    return Entry("" if said is None else str(said))


def plain_of(scenario: Scenario, field: Field, typed: Any) -> Any:
    """What a file shall say after something was typed or chosen; None where it says nothing."""
    if field.kind == "ids":
        return [_id(scenario, field, name) for name in _names(typed)] or None
    if field.kind == "words":
        return str(typed).replace(",", " ").split() or None
    if field.kind == "yes-no" and isinstance(typed, str):
        return {"yes": True, "no": False}.get(typed)
    return None if typed == "" else typed


def _tick(field: Field, *, is_ticked: bool) -> Entry:
    answer = tr("yes") if is_ticked else tr("no")
    tip = f"{field_title(field)}: {answer}"
    return Entry("", is_ticked, tip, "tick" if is_ticked else "", is_ticked=is_ticked)


def _number(field: Field, said: Any) -> Entry:
    is_number = isinstance(said, int) and not isinstance(said, bool)
    return Entry(
        str(said) if is_number else "",
        said if is_number else None,
        most=MOST if field.most is None else field.most,
        least=-MOST if field.least is None else field.least,
        may_be_blank=not field.is_required and field.usual is None,
    )


def _choice(field: Field, said: Any, offers: Sequence[Offered]) -> Entry:
    word = {True: "yes", False: "no"}.get(said, said) if field.kind == "yes-no" else said
    found = next((one for one in offers if one.value == word), None)
    if not field.is_required and field.usual is None and offers[0].value:
        offers = (Offered("", tr("Not said")), *offers)
    if found is not None:
        return Entry(found.title, word, found.about, found.picture, tuple(offers))
    return Entry("" if said is None else str(said), word, choices=tuple(offers), is_odd=bool(said))


def _offers(scenario: Scenario, field: Field) -> Sequence[Offered]:
    if field.kind == "yes-no":
        return Offered("yes", tr("Yes")), Offered("no", tr("No"))
    return offered(scenario, field)


# -- ids of things, by their names


def _joined(scenario: Scenario, field: Field, said: Sequence[str]) -> str:
    if field.kind == "words":
        return " ".join(said)
    return ", ".join(title_of(scenario, field.refers, key) for key in said)


def _how(field: Field) -> str:
    """How several are written."""
    return tr("Names with commas between them") if field.kind == "ids" else field.about


def _names(typed: Any) -> list[str]:
    return [name.strip() for name in str(typed).split(",") if name.strip()]


def _id(scenario: Scenario, field: Field, name: str) -> str:
    """The id of what a name or an id means."""
    offers = offered(scenario, field)
    for one in offers:
        if name == one.value or name.casefold() == one.title.casefold():
            return one.value
    word = word_for(scenario.system, field.refers)
    raise DoesNotFit(tr("There is no {word} {name}.").format(word=word, name=name))
