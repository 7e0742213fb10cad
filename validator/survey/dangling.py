"""Names that dangle: one finding for each that is not defined, with what was probably meant."""

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from model.scenario.references import TERRAIN, THINGS, Reference, thing_named
from model.wording.speech import tr
from validator.finding import Also, Finding
from validator.repairs.reference_repairs import called_again, named_instead
from validator.wording.near_names import (
    MOST_COMPARED,
    is_slip_of,
    nearest,
    only_near,
    spellings,
    spelt_alike,
)

if TYPE_CHECKING:
    from model.scenario.scenario import Scenario
    from validator.finding import Repair
    from validator.survey.survey import Survey

MOST_PLACES: Final = 10
"""So many further places are listed where a name is missing; the message has their number."""
MOST_HINTED: Final = 50_000
"""So many names are held against others to see what was meant; further ones are only told."""
FEWEST_LOST: Final = 4
"""So many names, and more than there are things, are told as one: a whole list got lost."""


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
    lost: dict[str, list[Missing]] = {}
    for (target, _), named_at in missing:
        room -= len(known[target].things)
        among = known[target] if room >= 0 else NOBODY
        one = Missing(survey, named_at, among, targets[target] == 1)
        if one.is_lost and target in survey.renamed:
            lost.setdefault(target, []).append(one)
        else:
            found.setdefault(target, []).append(_finding(survey, one))
    for target, ones in lost.items():
        are_most = len(ones) >= FEWEST_LOST and len(ones) > len(known[target].things)
        word = survey.called(target)
        told = [_all_lost(target, word, ones, known[target])] if are_most else None
        found.setdefault(target, []).extend(told or [_finding(survey, one) for one in ones])
    return found


def _all_lost(target: str, word: str, missing: list["Missing"], known: "Known") -> Finding:
    """One finding where most things of a kind are gone: most likely somebody lost a whole list."""
    number = len(known.things)
    there = tr("only {number} {which}", number=number, which=target if number > 1 else word)
    there = f"{there if number else f'no {word}'} {'are' if number > 1 else 'is'}"
    others = [place for name in missing for place in name.named_at]
    return Finding(
        message=(
            tr("{there} defined, and {missing} more are named", there=there, missing=len(missing))
            if number
            else tr("{there} defined, and {missing} are named", there=there, missing=len(missing))
        ),
        route=others[0].route,
        word=others[0].word,
        is_about_key=others[0].is_key,
        help=tr("put the {target} back that got lost", target=target),
        also=tuple([Also(o.first.route, tr("named here")) for o in missing[1 : MOST_PLACES + 1]]),
        about=tuple(dict.fromkeys(place.route for place in others[1:])),
        spoils=(target,),
    )


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
        others = [one for one in survey.targets if one != self.target]
        names = (survey.called(one) for one in others if self.first.name in survey.named(one))
        self.known_as = next(names, "") if not self.near else ""
        """What else has this name."""
        self.can_be_renamed = self.target in survey.renamed
        self.is_complete = survey.is_complete(self.target)
        self.is_like = bool(self.by_name) or is_slip_of(self.first.name, self.near)
        self.is_sure = (
            self.target == TERRAIN and only_near(self.first.name, known.things) == self.near
        )
        """Whether nothing else can be meant: kinds of terrain are few, and nobody adds one so."""

    @property
    def was_renamed(self) -> bool:
        """Whether the thing itself got another id, and everything else still has the old one."""
        if not self.is_idle or not self.can_be_renamed:
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
    more = (
        (
            tr("; {others} more place names it", others=others)
            if others == 1
            else tr("; {others} more places name it", others=others)
        )
        if others
        else ""
    )
    also = [Also(one.route, tr("named here too")) for one in named_at[1 : MOST_PLACES + 1]]
    about = dict.fromkeys(one.route for one in named_at[1:])
    if near:
        about[survey.defined_at(first.target, near)] = None
    if missing.is_idle:
        said = (
            tr("no label or remark has it")
            if first.target == THINGS
            else tr("nothing names this one")
        )
        also.append(Also(survey.defined_at(first.target, near), said))
    return Finding(
        message=tr(
            '{target} "{first}" is not defined{more}',
            target=survey.called(first.target),
            first=first.name,
            more=more,
        ),
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
        return tr("did you mean {near}?", near=missing.near)
    if missing.known_as:
        return tr(
            "there is a {known_as} of that name, which is something else", known_as=missing.known_as
        )
    return ""


def _repair(scenario: "Scenario", missing: Missing) -> "Repair | None":
    """What brings names and things together again with the least change."""
    if missing.was_renamed:
        return called_again(scenario, missing.target, missing.near, missing.first.name)
    if missing.near and missing.is_slip:
        return named_instead(scenario, missing.named_at, missing.near, safe=missing.is_sure)
    return None
