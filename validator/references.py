"""References that dangle: what is named and not defined, and what was probably meant."""

import re
from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from model.change import Change, DoesNotApply, apply
from model.forms import DoesNotFit, Route, Step
from model.references import TERRAIN, THINGS, Reference, thing_named
from model.scenario import Scenario
from model.scenario_form import look_at
from validator.finding import Also, Finding, Repair, Way
from validator.near_names import (
    MOST_COMPARED,
    is_slip_of,
    nearest,
    only_near,
    spellings,
    spelt_alike,
)
from validator.repairing import saying

if TYPE_CHECKING:
    from validator.survey import Survey

MOST_PLACES: Final = 10
"""So many further places are listed where a name is missing; the message has their number."""
MOST_RENAMED: Final = 200
MOST_HINTED: Final = 50_000
"""So many names are held against others to see what was meant; further ones are only told."""
NAMING: Final = frozenset(
    "cities goods regions labels remarks waters links ferries demands events rules variants "
    "position board system misfits".split()
)
"""The keys of a scenario that hold references, or things that are referred to."""
RENAMED: Final = frozenset("cities goods waters regions links ferries".split())
"""Collections whose things are known by an id that may be corrected."""
CALLED: Final = {
    "cities": "city",
    "goods": "good",
    "waters": "water",
    "regions": "region",
    "links": "link",
    "ferries": "ferry",
    "events": "event",
    "trains": "train",
    "cards": "card",
    TERRAIN: "terrain",
    THINGS: "thing",
}


def dangling(survey: "Survey") -> dict[str, list[Finding]]:
    """One finding for each name that is not defined, however often it is used, by target."""
    places: dict[tuple[str, str], list[Reference]] = {}
    for reference in survey.references():
        places.setdefault((reference.target, reference.name), []).append(reference)
    used = {thing_named(*key) for key in places}
    found: dict[str, list[Finding]] = {}
    missing = [one for one in _joined(places).items() if not survey.is_defined(*one[0])]
    targets = Counter(target for (target, _), _ in missing)
    known = {target: Known(survey, target, used) for target in targets}
    room = MOST_HINTED
    for (target, _), named_at in missing:
        room -= len(known[target].things)
        among = known[target] if room >= 0 else NOBODY
        finding = _finding(survey, Missing(survey, named_at, among, targets[target] == 1))
        found.setdefault(target, []).append(finding)
    return found


Places = dict[tuple[str, str], list[Reference]]


def _joined(places: Places) -> Places:
    """The places by what they name: `cities/aston` of a label is the `aston` of a card."""
    joined: Places = {}
    for (target, name), named_at in places.items():
        room, _, inner = name.partition("/")
        is_same = target == THINGS and (room, inner) in places
        joined.setdefault((room, inner) if is_same else (target, name), []).extend(named_at)
    return {key: sorted(named_at, key=_is_of_thing) for key, named_at in joined.items()}


def _is_of_thing(reference: Reference) -> bool:
    return reference.target == THINGS


class Known:
    """What there is that a name can mean, and what of it nothing names."""

    def __init__(self, survey: "Survey | None", target: str, used: set[tuple[str, str]]) -> None:
        self.things: Mapping[str, Any] = survey.named(target) if survey else {}
        idle = [name for name in self.things if thing_named(target, name) not in used]
        self.idle = dict.fromkeys(idle)

    @cached_property
    def _spelt(self) -> Mapping[str, str]:
        return spellings(self.things) if len(self.things) <= MOST_COMPARED else {}

    def called(self, name: str) -> str:
        """The id of the thing that bears this name in some language, or nothing."""
        wanted = spelt_alike(name)
        return self._spelt.get(wanted, "") if wanted else ""


NOBODY = Known(None, "", set())


class Missing:
    """A name that is not defined, and what its designer may have meant."""

    def __init__(
        self, survey: "Survey", named_at: list[Reference], known: Known, is_alone: bool
    ) -> None:
        self.first = named_at[0]
        self.named_at = named_at
        self.target = self.first.target
        self.by_name = known.called(self.first.name)
        self.near = self.by_name or nearest(self.first.name, known.things)
        self.is_only_one = is_alone and len(known.idle) == 1 and len(named_at) > 1
        """Whether all that is missing has one name, and all that nobody names is one thing."""
        if not self.near and self.is_only_one:
            self.near = next(iter(known.idle))
        self.is_idle = self.near in known.idle
        others = [one for one in CALLED if one not in (self.target, TERRAIN, THINGS)]
        names = (CALLED[one] for one in others if self.first.name in survey.named(one))
        self.known_as = next(names, "") if not self.near else ""
        """What else has this name."""
        self.is_complete = survey.is_complete(self.target)
        self.is_like = bool(self.by_name) or is_slip_of(self.first.name, self.near)
        self.is_sure = (
            self.target == TERRAIN and only_near(self.first.name, known.things) == self.near
        )
        """Whether nothing else can be meant: kinds of terrain are few, and nobody adds one so."""

    @property
    def was_renamed(self) -> bool:
        """Whether the thing itself got another id, and everything else still has the old one."""
        if not self.is_idle or self.target not in RENAMED:
            return False
        return len(self.named_at) > 1 and (self.is_like or self.is_only_one)

    @property
    def is_slip(self) -> bool:
        """Whether the name was misspelt, and not the name of something that got lost."""
        return self.is_like and (bool(self.by_name) or len(self.named_at) == 1)

    @property
    def is_lost(self) -> bool:
        """Whether a thing of this name may be gone, since nothing that is there was meant."""
        is_other = bool(self.first.hint) or self.was_renamed or self.is_slip or self.known_as
        return not is_other and not self.is_complete


def _finding(survey: "Survey", missing: Missing) -> Finding:
    first, named_at, near = missing.first, missing.named_at, missing.near
    others = len(named_at) - 1
    more = f"; {others} more {'place names' if others == 1 else 'places name'} it" if others else ""
    also = [Also(one.route, "named here too") for one in named_at[1 : MOST_PLACES + 1]]
    about = dict.fromkeys(one.route for one in named_at[1:])
    if near:
        about[_defined_at(first.target, near)] = None
    if missing.is_idle:
        said = "no label or remark has it" if first.target == THINGS else "nothing names this one"
        also.append(Also(_defined_at(first.target, near), said))
    return Finding(
        message=f'{CALLED[first.target]} "{first.name}" is not defined{more}',
        route=first.route,
        word=first.word,
        is_about_key=first.is_key,
        help=first.hint or _help(missing),
        also=tuple(also),
        about=tuple(about),
        spoils=first.thing[:1] if missing.is_lost else (),
        repair=_repair(survey.scenario, missing),
    )


def _help(missing: Missing) -> str:
    if missing.near:
        return f"did you mean {missing.near}?"
    if missing.known_as:
        return f"there is a {missing.known_as} of that name, which is something else"
    return ""


def _repair(scenario: Scenario, missing: Missing) -> Repair | None:
    """What brings names and things together again with the least change."""
    if missing.was_renamed:
        return _called_again(scenario, missing)
    if missing.near and missing.is_slip:
        return _renamed(scenario, missing.named_at, missing.near, safe=missing.is_sure)
    return None


def _called_again(scenario: Scenario, missing: Missing) -> Repair | None:
    """Gives the thing that nothing names the id by which everything calls it."""
    room, near, name = missing.target, missing.near, missing.first.name
    said = look_at(scenario, (room, near))
    values: dict[Route, Any] = {(room, near): None, (room, name): {**said, "id": name}}
    return saying(scenario, f"call {near} {name} again", values)


def _defined_at(target: str, name: str) -> Way:
    if target == THINGS:
        return tuple(name.split("/", 1))
    return ("rules", "trains", name) if target == "trains" else (target, name)


def _renamed(
    scenario: Scenario, named_at: list[Reference], near: str, *, safe: bool
) -> Repair | None:
    """Says everywhere what was probably meant."""
    if len(named_at) > MOST_RENAMED:
        return None
    steps: dict[tuple[str, ...], Step] = {}
    try:
        for reference in named_at:
            is_thing = reference.target == THINGS and "/" not in near
            room = f"{reference.name.partition('/')[0]}/" if is_thing else ""
            _rename(scenario, reference, f"{room}{near}", steps)
        change = Change(f"Name {near}", tuple(steps.values()))
        apply(scenario, change)
    except (DoesNotFit, DoesNotApply, ValueError, LookupError, TypeError):
        return None
    return Repair(f"name {near} instead", change, safe)


def _rename(
    scenario: Scenario, reference: Reference, near: str, steps: dict[tuple[str, ...], Step]
) -> None:
    """Adds to the steps what makes one place name something else."""
    place, rest = _alterable(reference)
    if place[-1] == reference.name and not rest:
        steps[place] = Step(place, True, None)
        steps[(*place[:-1], near)] = Step(
            (*place[:-1], near), look_at(scenario, (*place[:-1], near)), True
        )
        return
    before = look_at(scenario, place)
    after = steps[place].after if place in steps else before
    steps[place] = Step(place, before, _said_otherwise(after, rest, reference.name, near))


def _alterable(reference: Reference) -> tuple[tuple[str, ...], Way]:
    """The place that a Change can alter, and the rest of the way below it."""
    route = reference.route
    if route[0] == "demands":
        return ("demands", str(route[1])), route[2:]
    cut = next((n for n, name in enumerate(route) if isinstance(name, int)), len(route))
    return tuple(map(str, route[:cut])), route[cut:]


def _said_otherwise(plain: Any, rest: Way, old: str, new: str) -> Any:
    """Plain data with a name replaced somewhere below."""
    if isinstance(plain, str):
        return re.sub(rf"(?<![\w-]){re.escape(old)}(?![\w-])", new, plain)
    if isinstance(plain, list):
        plain = list(plain)
        for place, item in enumerate(plain):
            if not rest or rest[0] in (place, item):
                plain[place] = _said_otherwise(item, rest[1:], old, new)
        return plain
    if isinstance(plain, dict):
        if rest and rest[0] == old:
            return {new if key == old else key: value for key, value in plain.items()}
        plain = deepcopy(plain)
        plain[rest[0]] = _said_otherwise(plain[rest[0]], rest[1:], old, new)
    return plain
