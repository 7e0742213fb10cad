"""What does not fit into the form of a scenario: one finding a slip, by kind of trouble.

Two readers look at a file: the schema, which knows every key and range, and the forms of the
model, which read notations. Where both complain of a place, only the schema is heard.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from model.collection import thaw
from model.forms.form import Misfit
from model.forms.records import REMOVED, unknown_key
from model.notation import Edge, NotationError
from model.scenario.preset_things import held_below, held_by, is_only_held
from model.scenario.scenario import FORMAT
from model.scenario.scenario_form import write_scenario
from model.schema.schema_files import Schema, schema_file, systems, systems_described, words_of
from model.schema.sentences import DECIMAL, ONLY_IN_LAYERS, UNKNOWN_KEY, Told
from model.unreadable import quoted
from model.wording.speech import speaking, tr
from model.yaml.canonical import item_key
from validator.finding import Finding
from validator.shape.form_places import Unfit, form_at, pinned
from validator.shape.known_names import Names
from validator.shape.list_places import ListPlaces
from validator.shape.shape_findings import (
    ABOUT_VALUES,
    MISFIT,
    NEIGHBOURS,
    NOT_BELOW,
    PAINT,
    RULES,
    TEXT,
    WRONG_WORD,
    Slip,
    finding_of,
    misplaced,
    near_key,
)
from validator.wording.listing import listed
from validator.wording.near_names import nearest

if TYPE_CHECKING:
    from validator.survey.survey import Survey


def shape_of(survey: "Survey") -> dict[str, list[Finding]]:
    """Everything that does not fit, by kind: a keyword of the schema, or one of ours."""
    found: dict[str, list[Finding]] = {}
    names = Names(survey)
    for slip in map(partial(misplaced, survey), _missing_together(_slips(survey))):
        found.setdefault(slip.keyword, []).append(finding_of(names, slip))
    return found


def _missing_together(slips: Iterable[Slip]) -> list[Slip]:
    """All keys that a thing lacks as one slip: most likely it is only begun."""
    told: dict[object, list[Slip]] = {}
    for number, slip in enumerate(slips):
        is_missing = slip.keyword == "required"
        told.setdefault(slip.way if is_missing else number, []).append(slip)
    return [group[0] if len(group) == 1 else _all_missing(group) for group in told.values()]


def _all_missing(group: Sequence[Slip]) -> Slip:
    keys = sorted({slip.key for slip in group})
    names = listed([f'"{key}"' for key in keys], most=8)
    return group[0]._replace(
        message=(
            tr("{names} is missing", names=names)
            if len(keys) == 1
            else tr("{names} are missing", names=names)
        )
    )


def _slips(survey: "Survey") -> list[Slip]:
    plain = _whole_plain(survey)
    scenario, held = survey.scenario, tuple(held_by(survey.scenario))
    system = _system_of(plain)
    # Where the system is a slip, nothing was laid over what its preset holds.
    below = () if _has_system(plain) else held_below(system, plain.get("rules"), scenario.presets)
    whole = _by_schema(plain, system, layer=False, held=tuple(below))
    slips = _without_followers(whole, plain)
    if survey.file is not None and (scenario.extends or held):
        is_layer = bool(scenario.extends)
        layer = _by_schema(survey.plain, scenario.system, layer=is_layer, held=held)
        own = _without_followers(layer, plain)
        said_below = [slip for slip in slips if slip.keyword != ONLY_IN_LAYERS]
        slips = own + _not_covered(said_below, own)
    places = ListPlaces()
    misfits = [_of_misfit(survey, plain, one, places) for one in scenario.misfits.values()]
    unread = [slip for group in misfits for slip in group]
    slips += _not_covered(_without_other_systems(unread, plain), slips)
    if held:
        # What is wrong with the preset itself is told of the preset.
        slips = [one for one in slips if not is_only_held(scenario, survey.plain, one.way)]
    return slips + _not_covered(_of_rules(survey), slips)


def _whole_plain(survey: "Survey") -> Any:
    file, scenario = survey.file, survey.scenario
    stands_alone = not scenario.extends and not held_by(scenario)
    is_whole = file is not None and stands_alone and file.was_format == FORMAT
    return survey.plain if is_whole else write_scenario(scenario)


def _system_of(plain: Any) -> str:
    """The system that a file names; where the name is a slip, the one that was meant.

    That is the one whose name is near, or the one of whose keys it uses the most.
    """
    named = plain.get("system")
    if _has_system(plain):
        return str(named)
    near = nearest(named, systems()) if isinstance(named, str) else ""
    used = {name: len(set(plain) & set(_own_keys(name))) for name in systems_described()}
    most = max(used, key=lambda name: used[name], default="")
    return near or (most if used.get(most) else str(named or ""))


def _has_system(plain: Any) -> bool:
    named = plain.get("system")
    return isinstance(named, str) and named in systems()


def _own_keys(system: str) -> Collection[str]:
    """The keys that only scenarios of some systems have."""
    keys: Collection[str] = schema_file(system).get("properties", ())
    return keys


def _by_schema(plain: Any, system: str, *, layer: bool, held: tuple[str, ...] = ()) -> list[Slip]:
    from model.schema.checking import troubles_in

    places, found = ListPlaces(), troubles_in(plain, system, layer, held)
    return [_slip_of(plain, system, told, places) for told in found]


def _slip_of(plain: Any, system: str, told: Told, places: ListPlaces) -> Slip:
    way, value = places.followed(plain, told.route)
    if isinstance(value, float) and TEXT not in told.wanted:
        message = tr("{value} has a decimal point, and all numbers are whole", value=value)
        return Slip(way, message, DECIMAL, value=value)
    has_form = told.keyword in (*ABOUT_VALUES, WRONG_WORD)
    form = form_at(system, plain, told.route) if has_form else None
    return Slip(
        way, told.message, told.keyword, told.key, value=value, form=form, wanted=told.wanted
    )


def _without_followers(slips: list[Slip], plain: Any) -> list[Slip]:
    """Without keys that are missing only because they are misspelt, and what a system's slip does.

    An unknown `knd` beside a missing `kind` is one slip.
    """
    slips = [_misspelt_word(slip) or slip for slip in slips]
    strange = Counter(slip.way[:-1] for slip in slips if slip.keyword == UNKNOWN_KEY)
    lacking = Counter(slip.way for slip in slips if slip.keyword == "required")
    meant = {(slip.way[:-1], near_key(slip)) for slip in slips if slip.keyword == UNKNOWN_KEY}
    slips = [
        slip
        for slip in slips
        if slip.keyword != "required"
        or not ((slip.way, slip.key) in meant or strange[slip.way] == lacking[slip.way] == 1)
    ]
    return _without_other_systems(slips, plain)


def _misspelt_word(slip: Slip) -> Slip | None:
    """The misspelt key where the word is missing that says what a thing is, such as `effect`.

    Without that word the schema does not know which other keys the thing may have.
    """
    if slip.keyword != "required" or not isinstance(slip.value, dict):
        return None
    strange = [key for key in slip.value if key not in _every_key()]
    if slip.key not in _every_word() or not strange:
        return None
    wrong = next(iter(get_close_matches(slip.key, strange, 1, 0.6)), strange[0])
    message = unknown_key(wrong, [slip.key])
    return Slip((*slip.way, wrong), message, UNKNOWN_KEY, wrong, value=slip.value[wrong])


@cache
def _every_key() -> frozenset[str]:
    """Every key that some thing of some system can have."""
    return frozenset(key for part in _every_part() for key in part.get("properties", ()))


@cache
def _every_word() -> frozenset[str]:
    """The keys whose word says what else a thing has: `effect`, the `kind` of a board."""
    return frozenset(word for part in _every_part() for word in words_of(part))


def _every_part() -> Iterator[Schema]:
    for name in ("core", *systems_described()):
        yield from (schema_file(name), *schema_file(name)["$defs"].values())


def _without_other_systems(slips: Iterable[Slip], plain: Any) -> list[Slip]:
    """Without what only belongs to no system because the name of the system is a slip.

    Those are its keys, and whatever is said of cities and goods, which are other for each system.
    """
    if _has_system(plain):
        return list(slips)
    own = {key for system in systems_described() for key in _own_keys(system)}
    slips = [slip for slip in slips if slip.way[:1] not in (("cities",), ("goods",))]
    return [slip for slip in slips if len(slip.way) != 1 or slip.way[0] not in own]


def _not_covered(slips: Iterable[Slip], by: Sequence[Slip]) -> list[Slip]:
    """Those about places of which nothing was said yet, neither of what is around or inside."""
    told = {slip.way for slip in by}
    around = {way[:length] for way in told for length in range(len(way))}
    return [
        slip
        for slip in slips
        if slip.way not in around
        and not any(slip.way[:length] in told for length in range(1, len(slip.way) + 1))
    ]


def _of_misfit(survey: "Survey", plain: Any, misfit: Misfit, places: ListPlaces) -> Iterator[Slip]:
    """What the forms of the model could not read; a thing listed twice has its own check."""
    if misfit.why.endswith("is listed twice"):
        return
    said = thaw(misfit.plain)
    if misfit.route == ("board", "paint") and isinstance(said, dict):
        for cell, kind in said.items():
            message = tr("{cell} cannot be painted {kind}", cell=cell, kind=quoted(str(kind)))
            yield Slip((*misfit.route, cell), message, PAINT, value=kind)
        return
    route, word = places.positions(plain, misfit.route, said)
    if isinstance(said, dict) and said.get(REMOVED) is True:
        things = survey.things(misfit.route[0])
        near = nearest(str(item_key(said)), things) if len(misfit.route) == 2 else ""
        way, advice = (
            places.followed(plain, route)[0],
            tr("did you mean {near}?", near=near) if near else "",
        )
        yield Slip(way, misfit.why, NOT_BELOW, value=said, advice=advice)
        return
    system = str(plain.get("system"))
    unfit = pinned(form_at(system, plain, route), Unfit(tuple(route), said, misfit.why))
    keyword = NEIGHBOURS if _is_no_edge(unfit.value) else MISFIT
    form = form_at(system, plain, unfit.way)
    way = places.followed(plain, unfit.way)[0]
    if survey.file is not None:
        way = places.in_file(survey.plain, way, unfit.value)
    yield Slip(way, unfit.why, keyword, word=word, value=unfit.value, form=form)


def _is_no_edge(said: Any) -> bool:
    if not isinstance(said, str):
        return False
    try:
        with speaking("en"):
            Edge.parse(said)
    except NotationError as trouble:
        return "are not neighbours" in str(trouble)
    return False


def _of_rules(survey: "Survey") -> Iterator[Slip]:
    """Changes of rules that do not fit; presets and variants that there are not: see REF."""
    resolved = survey.resolved
    for trouble in resolved.troubles if resolved is not None else ():
        is_named = trouble.route == ("rules", "preset") or "no such variant" in trouble.why
        if not is_named:
            yield Slip(trouble.route, trouble.why, RULES, value=thaw(trouble.plain))
