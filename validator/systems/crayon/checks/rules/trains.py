"""Trains: which one a game begins with, how fast they are, and whether the others are better."""

from collections.abc import Iterator, Mapping

from model.scenario.scenario_form import look_at
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding, Way
from validator.repairs.value_repairs import saying
from validator.systems.crayon.survey.survey import CrayonSurvey
from validator.wording.listing import listed

RULES = ("rules", "variants")


@check(
    "RUL010",
    "not-one-first-train",
    ERROR,
    reads=RULES,
    needs=("rules",),
    rules=("CRY-SETUP-01", "CRY-VAR-50"),
    holds=("VAL-CRY-73",),
)
def not_one_first_train(survey: CrayonSurvey) -> Iterator[Finding]:
    """Everybody begins with several trains, or with none, and no variant says so.

    Why: every player has one train. Two trains earn twice as much, so prices, payouts and the cash
    that wins no longer fit.
    Repair: name one train, or switch on a variant such as `additional-trains`.

    Bad:
        rules: {start: {trains: [freight, heavy-freight]}}

    Good:
        variants: [additional-trains]
    """
    trains = survey.rules.start.trains
    if len(trains) == 1 or (trains and _gives_several(survey)):
        return
    route = ("rules", "start", "trains")
    alone = trains[:1] or tuple(survey.rules.trains)[:1]
    yield Finding(
        message=tr(
            "everybody begins with {which}, and a player has one train",
            which=listed(trains) if trains else tr("no train"),
        ),
        route=route,
        help=tr("if it is meant so, switch on the variant that gives more trains")
        if trains
        else "",
        repair=saying(
            survey.scenario, tr("begin with {alone} alone", alone=alone[0]), {route: list(alone)}
        )
        if alone
        else None,
    )


def _gives_several(survey: CrayonSurvey) -> bool:
    """Whether a variant that is switched on gives several trains."""
    from model.rules.variants import chosen_variants

    for variant in chosen_variants(survey.scenario).values():
        inner = variant.get("changes")
        for key in ("start", "trains"):
            inner = inner.get(key) if isinstance(inner, Mapping) else None
        if isinstance(inner, tuple) and len(inner) > 1:
            return True
    return False


def upgrade_to(first: str, then: str) -> tuple[str, ...]:
    """Where the rules say an upgrade."""
    return ("rules", "trains", first, "upgrades", then)


def is_own(survey: CrayonSurvey, *route: str) -> bool:
    """Whether the scenario itself says something, and not only its preset."""
    return look_at(survey.scenario, route) is not None


@check(
    "RUL014",
    "odd-half-rate",
    WARNING,
    reads=RULES,
    needs=("rules",),
    rules=("CRY-EVENT-09", "CRY-FERRY-06"),
    holds=("VAL-CRY-75",),
)
def odd_half_rate(survey: CrayonSurvey) -> Iterator[Finding]:
    """The half rate of a train is not half of its speed, rounded up.

    Why: at half rate a train would run further, or less far, than the word says; mostly the
    speed was changed and the half rate forgotten.
    Repair: make it half of the speed, rounded up.

    Bad:
        rules: {trains: {freight: {speed: 8, half_rate: 6}}}

    Good:
        rules: {trains: {freight: {speed: 8, half_rate: 4}}}
    """
    is_worse = {then for _, then in _worse(survey)}
    for name, train in survey.rules.trains.items():
        half = (train.speed + 1) // 2
        if train.half_rate == half or name in is_worse:
            continue
        route = ("rules", "trains", name, "half_rate")
        is_forgotten = is_own(survey, *route[:3], "speed") and not is_own(survey, *route)
        told: Way = (*route[:3], "speed") if is_forgotten else route
        yield Finding(
            message=tr(
                "{name} runs {speed} mileposts and {half_rate} at half rate, not {half}",
                name=name,
                speed=train.speed,
                half_rate=train.half_rate,
                half=half,
            ),
            route=told,
            repair=saying(
                survey.scenario,
                tr("run {half} at half rate", half=half),
                {route: half},
                safe=is_forgotten,
            ),
        )


@check(
    "RUL015",
    "worse-upgrade",
    WARNING,
    reads=RULES,
    needs=("rules",),
    rules=("CRY-UPG-01",),
    holds=("VAL-CRY-75",),
)
def worse_upgrade(survey: CrayonSurvey) -> Iterator[Finding]:
    """An upgrade leads to a train that is slower or carries less.

    Why: nobody pays for a worse train; sideways changes are `crossgrades`.
    Repair: correct the speed or the capacity, or take the upgrade away.

    Bad:
        rules: {trains: {super-freight: {speed: 8, half_rate: 4}}}

    Good:
        rules: {trains: {super-freight: {speed: 14, half_rate: 7}}}
    """
    trains = survey.rules.trains
    told: dict[str, list[str]] = {}
    for first, then in _worse(survey):
        told.setdefault(then, []).append(first)
    for then, froms in told.items():
        old, new = trains[froms[0]], trains[then]
        slower = tr("runs {speed} mileposts and not {speed2}", speed=new.speed, speed2=old.speed)
        smaller = tr(
            "carries {capacity} and not {capacity2}", capacity=new.capacity, capacity2=old.capacity
        )
        which = "speed" if new.speed < old.speed else "capacity"
        own = ("rules", "trains", then, which)
        yield Finding(
            message=tr(
                "{froms} can be upgraded to {then}, which {which}",
                froms=listed(froms),
                then=then,
                which=slower if which == "speed" else smaller,
            ),
            route=own if is_own(survey, *own) else upgrade_to(froms[0], then),
        )


def _worse(survey: CrayonSurvey) -> Iterator[tuple[str, str]]:
    """The upgrades to worse trains, as from and to."""
    trains = survey.rules.trains
    for first, train in trains.items():
        for then in train.upgrades:
            better = trains.get(then)
            if better and (better.speed < train.speed or better.capacity < train.capacity):
                yield first, then
