"""Findings that a designer accepts: the entries of `allow:`, each for a code at a place."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

from model.forms.form import Route, Step
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at
from model.wording.speech import later, tr
from model.yaml.scalars import spelled
from validator.check import Check, check_called
from validator.finding import ERROR, WARNING, Finding, Repair, Way
from validator.repairs.value_repairs import saying
from validator.reporting.choosing import is_guarded
from validator.wording.listing import listed

UNUSED = "SUP002"
_WHY_NEVER: Final = {
    "reading": later("where it is told, the file cannot be read, and neither can its allow"),
    "working": later("it speaks of settings and baselines, not of what a scenario says"),
    "afterwards": later("take away the entry that it speaks of"),
}


class Allowance(NamedTuple):
    """One entry of `allow:`."""

    key: str
    code: str
    place: str
    reason: str


class Accepted:
    """Entries of `allow:`, asked by code and place: there may be many, and many findings."""

    def __init__(self, entries: Iterable[Allowance]) -> None:
        self._by_place: dict[tuple[str, str], Allowance] = {}
        for entry in entries:
            self._by_place.setdefault((entry.code, entry.place), entry)
        self._codes = {code for code, _ in self._by_place}

    def all_for(self, finding: Finding) -> list[Allowance]:
        """The entries that accept a finding, the first of each place.

        Without a place an entry accepts what is about no one thing.
        """
        if finding.code not in self._codes:
            return []
        names = (*names_of(finding), *(() if finding.subject else ("",)))
        found = (self._by_place.get((finding.code, name)) for name in names)
        return [entry for entry in found if entry is not None]

    def accepts(self, finding: Finding) -> bool:
        return bool(self.all_for(finding))


def names_of(finding: Finding) -> Iterator[str]:
    """What an entry of `allow:` may call the place of a finding, the best name first."""
    if finding.subject:
        yield finding.subject
    if len(finding.route) > 1:
        yield "/".join(map(str, finding.route[:2]))
    yield from map(str, finding.cells)
    yield from map(str, finding.edges)


def place_of(finding: Finding) -> str:
    """The place that an entry of `allow:` names for a finding; nothing if it needs none."""
    return next(names_of(finding), "") if finding.subject else ""


def entry_for(code: str, place: str) -> str:
    """The entry that accepts a finding, as it is written in a file."""
    where = tr(", place: {spelled}", spelled=spelled(place, flow=True)) if place else ""
    return tr("{{code: {code}{where}, reason: why}}", code=code, where=where)


def why_never(check: Check) -> str:
    """Why no entry can accept what a check finds; nothing where one can."""
    if is_guarded(check.code) and check.stage == "scenario":
        return tr("it guards whoever opens the map")
    return tr(_WHY_NEVER.get(check.stage, ""))


def allowances(scenario: Scenario) -> list[Allowance]:
    """The entries that can accept something; SUP001 and SUP004 speak of the others."""
    found = []
    for key, entry in scenario.allow.items():
        known = check_called(entry.code)
        if known is not None and not why_never(known):
            found.append(Allowance(key, known.code, entry.place, entry.reason or "allowed"))
    return found


def accepting(scenario: Scenario, code: str) -> Callable[[Way], bool]:
    """Whether a designer accepts what a check says of a thing, so that it is told by itself."""
    places = {entry.place for entry in allowances(scenario) if entry.code == code}
    return lambda route: not places.isdisjoint(names_of(Finding(message="", route=route)))


def unused(
    scenario: Scenario, entries: Iterable[Allowance], found: Iterable[Finding]
) -> list[Finding]:
    """A finding for each entry that accepts nothing that was found.

    Where there are errors nobody knows: they may hide what an entry is for.
    """
    found, entries = list(found), list(entries)
    errors = (one for one in found if one.severity is ERROR)
    accepted = Accepted(entries)
    if not all(map(accepted.accepts, errors)):
        return []
    needed = {(entry.code, entry.place) for one in found for entry in accepted.all_for(one)}
    idle = [entry for entry in entries if (entry.code, entry.place) not in needed]
    places: dict[str, dict[str, None]] = {}
    for one in found if idle else ():
        if not accepted.accepts(one):
            places.setdefault(one.code, {})[place_of(one)] = None
    return [_unused(scenario, entry, list(places.get(entry.code, ()))) for entry in idle]


def _unused(scenario: Scenario, entry: Allowance, places: list[str]) -> Finding:
    """An entry that accepts nothing; where its code is found elsewhere, that may be meant."""
    where = tr(" at {place}", place=entry.place) if entry.place else ""
    if places:
        return Finding(
            code=UNUSED,
            severity=WARNING,
            message=(
                tr("{code} is not found at {place}", code=entry.code, place=entry.place)
                if where
                else tr("{code} is not found as a whole", code=entry.code)
            ),
            route=("allow", entry.key),
            help=_found_elsewhere(entry.code, places),
            repair=said_again(scenario, entry.key, "place", places[0])
            if len(places) == 1
            else None,
        )
    step = Step(("allow", entry.key), look_at(scenario, ("allow", entry.key)), None)
    change = Change(tr("stop allowing {entry}", entry=entry.key), (step,))
    return Finding(
        code=UNUSED,
        severity=WARNING,
        message=tr("nothing is found that {code}{where} would allow", code=entry.code, where=where),
        route=("allow", entry.key),
        help=tr("take the entry away"),
        repair=Repair(tr("take the entry away"), change, safe=True),
    )


def _found_elsewhere(code: str, places: list[str]) -> str:
    written = [
        tr("place: {spelled}", spelled=spelled(place, flow=True)) if place else tr("no place")
        for place in places
    ]
    one_of = listed(written).replace(" and ", " or ") if len(written) > 1 else written[0]
    return tr("to allow the {code} that is found, write {one_of}", code=code, one_of=one_of)


def said_again(scenario: Scenario, key: str, field: str, value: str) -> Repair | None:
    """An entry with another code or place, by which it is then known."""
    entry = {**look_at(scenario, ("allow", key)), field: value}
    after = " ".join(entry[name] for name in ("code", "place") if entry.get(name))
    values: dict[Route, Any] = {("allow", key): None, ("allow", after): entry}
    return saying(
        scenario,
        tr("write {field}: {value}", field=field, value=value)
        if value
        else tr("drop its {field}", field=field),
        values,
    )
