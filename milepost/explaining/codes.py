"""What a code or an ID means: the page of a check, a rule, an open question or an invariant."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.rulebook import Entry, Inspection, Invariant, OpenQuestion, Rule
    from milepost.explaining.check_page import Explained

_RULE_ID = re.compile(r"(?:[A-Z]+-[A-Z]+|OPEN)-\d+|[A-Z]+-CARD-[A-Z-]+", re.IGNORECASE)


def _found(code: str) -> "Entry | Explained":
    """What has this code, name or ID; a Refusal that suggests another where nothing has."""
    from milepost.terminal.say import Refusal

    code = code.strip()
    if _RULE_ID.fullmatch(code):
        from engine.rulebook import NoSuchRule, as_written, find

        try:
            return find(as_written(code))
        except NoSuchRule as trouble:
            raise Refusal(str(trouble)) from None
    from milepost.explaining.check_page import check_named
    from validator.reporting.choosing import no_such_check

    check = check_named(code)
    if check is None:
        raise Refusal(str(no_such_check(code)))
    return check


def data_of(code: str) -> dict[str, Any]:
    """The same for machines."""
    from milepost.explaining.check_page import as_data
    from validator.catalogue.published import Retired
    from validator.check import Check

    entry = _found(code)
    if isinstance(entry, (Check, Retired)):
        return as_data(entry)
    from dataclasses import fields

    from model.collection import thaw

    return {field.name: thaw(getattr(entry, field.name)) for field in fields(entry)}


def explained(code: str, columns: int) -> list[str]:
    """The page of a code or an ID in lines of so many columns; a Refusal where there is none."""
    from engine.rulebook import Inspection, Invariant, OpenQuestion, Rule

    entry = _found(code)
    if isinstance(entry, Rule):
        lines = _rule(entry)
    elif isinstance(entry, OpenQuestion):
        lines = _question(entry)
    elif isinstance(entry, Invariant):
        lines = _invariant(entry)
    elif isinstance(entry, Inspection):
        lines = _inspection(entry)
    else:
        from milepost.explaining.check_page import lines_of

        return lines_of(entry, columns)
    return [part for line in lines for part in _wrapped(line, columns)]


def _wrapped(line: str, columns: int) -> list[str]:
    import textwrap

    return textwrap.wrap(line, columns, subsequent_indent="  ", break_on_hyphens=False)


def _named(how: str, names: "tuple[str, ...]") -> Iterator[str]:
    if names:
        yield f"  {how} {', '.join(names)}"


def _rule(rule: "Rule") -> Iterator[str]:
    from engine.rulebook import heading, sources

    yield heading(rule)
    yield f"  {rule.text}"
    yield from (f"  {source}" for source in sources(rule))
    yield from _named("see", rule.see)


def _question(question: "OpenQuestion") -> Iterator[str]:
    yield f"{question.id}: an open question ({question.topic}, danger {question.danger})"
    yield f"  {question.question}"
    yield f"  Our answer: {question.default}"
    yield from _named("decided by rules:", question.parameters)
    yield from _named("said by the scenario:", question.scenario)
    yield from _named("see", question.rules)


def _invariant(invariant: "Invariant") -> Iterator[str]:
    yield f"{invariant.id}: holds after every action of a game"
    yield f"  {invariant.text}"
    yield from _named("see", invariant.see)


def _inspection(inspection: "Inspection") -> Iterator[str]:
    from validator.check import all_checks

    checks = [f"{one.code} {one.name}" for one in all_checks() if inspection.id in one.holds]
    yield f"{inspection.id}: looked at before play ({inspection.topic}, {inspection.severity})"
    yield f"  {inspection.text}"
    if inspection.severity == "info":
        yield "  milepost info tells it"
    yield from _named("checked by", tuple(checks))
    yield from _named("see", inspection.see)
