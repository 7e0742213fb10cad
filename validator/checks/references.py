"""Names of things that are not defined, wherever one thing names another."""

from collections.abc import Iterator
from typing import Any

from model.collection import Things, thaw
from model.forms.form import Route
from model.layering.presets import UNREADABLE, bundled_names
from model.scenario.references import TERRAIN
from model.wording.speech import tr
from validator.check import check, checks_of
from validator.finding import ERROR, Finding, Repair
from validator.repairs.value_repairs import saying
from validator.survey.reference_words import NAMING
from validator.survey.survey import Survey
from validator.wording.listing import counted
from validator.wording.near_names import nearest, only_near

_HOLDS = ("VAL-CRY-03",)


@check(
    "REF003",
    "unknown-city",
    ERROR,
    reads=NAMING,
    targets=("cities",),
    holds=(*_HOLDS, "VAL-AOS-32", "VAL-AOS-50", "VAL-AOM-03", "SFR-CHK-02", "SFR-CHK-05"),
    implies=("ECO004", "ECO006", "DCK016"),
    implies_anywhere=("ECO021",),
)
def unknown_city(survey: Survey) -> Iterator[Finding]:
    """A city is named that is not defined.

    All places that name it are told in one finding, since one slip explains them all.

    Why: nobody can come to a city that is not on the map, and a card that names it is dead.
    Repair: name a city by the id that it has under `cities`, or define it.

    Bad:
        regions:
        - {id: uplands, cities: [belogr, dunmarrow]}

    Good:
        regions:
        - {id: uplands, cities: [belogor, dunmarrow]}
    """
    yield from survey.dangling.get("cities", ())


@check(
    "REF004",
    "unknown-good",
    ERROR,
    reads=NAMING,
    targets=("goods",),
    holds=(*_HOLDS, "VAL-AOS-14", "VAL-AOM-03"),
    implies=("ECO001", "ECO003", "BAL001", "BAL002", "DCK016"),
    implies_anywhere=("ECO021",),
)
def unknown_good(survey: Survey) -> Iterator[Finding]:
    """A good is named that is not defined.

    Why: there are no chips of it, so nobody can load it.
    Repair: name a good by the id that it has under `goods`, or define it.

    Bad:
        cities:
        - {id: kestrel-bay, supplies: [fish, amber]}

    Good:
        cities:
        - {id: kestrel-bay, supplies: [fish]}
    """
    yield from survey.dangling.get("goods", ())


@check(
    "REF006",
    "unknown-region",
    ERROR,
    reads=NAMING,
    targets=("regions",),
    holds=(*_HOLDS, "VAL-AOM-03"),
)
def unknown_region(survey: Survey) -> Iterator[Finding]:
    """An area names a region that is not defined.

    Why: what is said of the area has no effect anywhere.
    Repair: name a region by the id that it has under `regions`, or define it.

    Bad:
        regions:
        - {id: uplands, area: region(whitecap)}

    Good:
        regions:
        - {id: uplands, area: region(whitecaps)}
    """
    yield from survey.dangling.get("regions", ())


@check(
    "REF011",
    "unknown-thing",
    ERROR,
    reads=NAMING,
    holds=(*_HOLDS, "VAL-AOS-35", "SFR-CHK-15", "TRN-CHK-13"),
)
def unknown_thing(survey: Survey) -> Iterator[Finding]:
    """Something is named that is not defined: by a label, by a remark, by a card of a system.

    What has a check of its own, such as cities and goods, is told by that.

    Why: the label shows nothing, and what is said of the thing has no effect.
    Repair: name the thing by its id; labels and remarks write its collection too, `cities/aston`.

    Bad:
        labels:
        - {id: koralia, of: cities/corallia}

    Good:
        labels:
        - {id: koralia, of: cities/koralia}
    """
    told = {target for one in checks_of(survey.scenario.system) for target in one.targets}
    for target, found in survey.dangling.items():
        if target not in told:
            yield from found


@check("REF012", "unknown-terrain", ERROR, reads=NAMING, targets=(TERRAIN,), holds=_HOLDS)
def unknown_terrain(survey: Survey) -> Iterator[Finding]:
    """An area names a kind of terrain that neither the legend nor the prices know.

    Why: what is said of the area has no effect anywhere.
    Repair: name a kind as the legend of the board has it.

    Bad:
        regions:
        - {id: uplands, area: terrain(alpin)}

    Good:
        regions:
        - {id: uplands, area: terrain(alpine)}
    """
    yield from survey.dangling.get(TERRAIN, ())


@check("REF013", "no-such-preset", ERROR, reads=("rules", "system", "misfits"), holds=_HOLDS)
def no_such_preset(survey: Survey) -> Iterator[Finding]:
    """The rules stand on a preset that is not there, cannot be read, or does not fit its form.

    Your own presets are looked at like scenarios: every key, every number and its limits.

    Why: without it there are no prices, no trains and no way to win.
    Repair: name a bundled preset, or one of your own in the same folder (`./mine.preset.yaml`).

    Bad:
        rules: {preset: china-rail}

    Good:
        rules: {preset: china-rails}
    """
    resolved = survey.resolved
    if resolved is not None and resolved.values is not None:
        yield from _unfit_presets(survey)
    for trouble in resolved.troubles if resolved is not None else ():
        if trouble.route == ("rules", "preset") and isinstance(trouble.plain, str):
            wrong, known = trouble.plain, bundled_names(survey.scenario.system)
            near = nearest(wrong, known) if wrong not in known else ""
            route, is_sure = ("rules", "preset"), only_near(wrong, known) == near
            yield Finding(
                message=trouble.why,
                route=route,
                help=tr("did you mean {near}?", near=near) if near else "",
                repair=saying(
                    survey.scenario, tr("play by {near}", near=near), {route: near}, safe=is_sure
                )
                if near
                else None,
            )


def _unfit_presets(survey: Survey) -> Iterator[Finding]:
    """The designer's own presets that can be read, and hold what no preset can."""
    for name, preset in survey.scenario.presets.items():
        if not isinstance(preset, Things) or UNREADABLE in preset:
            continue
        from model.schema.checking import troubles_in_preset

        troubles = troubles_in_preset(thaw(preset))
        if troubles:
            first, *others = troubles
            where = "/".join(map(str, first.route))
            more = (
                tr(", and {more_places}", more_places=counted(len(others), "more place"))
                if others
                else ""
            )
            yield Finding(
                message=(
                    tr(
                        "{name} does not fit{more}: {where}: {message}",
                        name=name,
                        more=more,
                        where=where,
                        message=first.message,
                    )
                    if where
                    else tr(
                        "{name} does not fit{more}: {message}",
                        name=name,
                        more=more,
                        message=first.message,
                    )
                ),
                route=("rules", "preset"),
                spoils=("rules", "ground"),
            )


@check(
    "REF014",
    "unknown-variant",
    ERROR,
    reads=("rules", "variants", "system"),
    holds=("VAL-CRY-82",),
)
def unknown_variant(survey: Survey) -> Iterator[Finding]:
    """A variant is switched on that the preset does not offer.

    Why: the game is played without it, and nobody at the table notices.
    Repair: name a variant that the preset offers.

    Bad:
        variants: [fast-train]

    Good:
        variants: [fast-trains]
    """
    resolved = survey.resolved
    if resolved is None or resolved.values is None:
        return
    for name in survey.scenario.variants:
        if name not in resolved.variants:
            near = nearest(name, resolved.variants)
            known = ", ".join(resolved.variants) or "none"
            yield Finding(
                message=tr(
                    'preset "{preset}" offers no variant "{name}"',
                    preset=resolved.preset,
                    name=name,
                ),
                route=("variants", name),
                help=tr("did you mean {near}?", near=near)
                if near
                else tr("it offers {known}", known=known[:200]),
                repair=_switched_on(survey, name, near) if near else None,
            )


def _switched_on(survey: Survey, name: str, near: str) -> Repair | None:
    """The variant that was meant instead of one that there is not."""
    offered = survey.resolved.variants if survey.resolved is not None else ()
    is_sure = only_near(name, offered) == near
    values: dict[Route, Any] = {("variants", name): None, ("variants", near): True}
    return saying(survey.scenario, tr("switch {near} on instead", near=near), values, safe=is_sure)
