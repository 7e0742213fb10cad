"""Trains: which one a game begins with, and whether the others are worth an upgrade."""

from collections.abc import Iterator, Mapping

from model.scenario_form import look_at
from model.systems.crayon.rules import Train
from validator.check import check
from validator.finding import ERROR, WARNING, Finding, Repair, Way
from validator.listing import listed
from validator.repairing import saying
from validator.surveys.crayon import CrayonSurvey

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
        message=f"everybody begins with {listed(trains) if trains else 'no train'}, "
        "and a player has one train",
        route=route,
        help="if it is meant so, switch on the variant that gives more trains" if trains else "",
        repair=saying(survey.scenario, f"begin with {alone[0]} alone", {route: list(alone)})
        if alone
        else None,
    )


def _gives_several(survey: CrayonSurvey) -> bool:
    """Whether a variant that is switched on gives several trains."""
    from engine.systems.crayon.variants import chosen_variants

    for variant in chosen_variants(survey.scenario).values():
        inner = variant.get("changes")
        for key in ("start", "trains"):
            inner = inner.get(key) if isinstance(inner, Mapping) else None
        if isinstance(inner, tuple) and len(inner) > 1:
            return True
    return False


@check(
    "RUL011",
    "upgrades-in-a-circle",
    ERROR,
    reads=RULES,
    needs=("rules",),
    implies=("RUL015",),
    rules=("CRY-UPG-01", "CRY-UPG-03"),
    holds=("VAL-CRY-73",),
)
def upgrades_in_a_circle(survey: CrayonSurvey) -> Iterator[Finding]:
    """Upgrades lead from a train back to itself.

    Why: an upgrade is for a better train. In a circle somebody pays for what he had before, and
    nobody can say which train is the best.
    Repair: take away the upgrade that leads back; sideways changes are `crossgrades`.

    Bad:
        rules: {trains: {super-freight: {upgrades: {freight: 20}}}}

    Good:
        rules: {trains: {freight: {upgrades: {super-freight: 20}}}}
    """
    for circle in circles({n: train.upgrades for n, train in survey.rules.trains.items()}):
        steps = list(zip(circle, [*circle[1:], circle[0]], strict=True))
        own = [step for step in steps if _is_own(survey, *_upgrade(*step))]
        first, then = (own or steps)[-1]
        begun = circle.index(then)
        way = " to ".join([*circle[begun:], *circle[:begun], then])
        yield Finding(
            message=f"upgrades lead in a circle, from {way}",
            route=_upgrade(first, then),
            is_about_key=True,
            repair=_without(survey, first, then) if len(own) == 1 else None,
        )


def _upgrade(first: str, then: str) -> tuple[str, ...]:
    return ("rules", "trains", first, "upgrades", then)


def _is_own(survey: CrayonSurvey, *route: str) -> bool:
    """Whether the scenario itself says something, and not only its preset."""
    return look_at(survey.scenario, route) is not None


def _without(survey: CrayonSurvey, first: str, then: str) -> Repair | None:
    title = f"take away the upgrade from {first} to {then}"
    return saying(survey.scenario, title, {_upgrade(first, then): None})


def circles(leads: Mapping[str, Mapping[str, int]]) -> Iterator[list[str]]:
    """Circles of a graph, no two with a name in common."""
    left = dict(leads)
    while True:
        ends = [name for name, to in left.items() if not any(one in left for one in to)]
        if ends:
            left = {name: to for name, to in left.items() if name not in ends}
        elif left:
            circle = _some_circle(left)
            yield circle
            left = {name: to for name, to in left.items() if name not in circle}
        else:
            return


def _some_circle(leads: Mapping[str, Mapping[str, int]]) -> list[str]:
    """The circle into which one comes from the first name, where every name leads on."""
    name = next(iter(leads))
    way: dict[str, None] = {}
    while name not in way:
        way[name] = None
        name = next(one for one in leads[name] if one in leads)
    names = list(way)
    return names[names.index(name) :]


@check(
    "RUL012",
    "upgrade-over-the-limit",
    ERROR,
    reads=RULES,
    needs=("rules",),
    rules=("CRY-TURN-05", "CRY-UPG-01"),
    holds=("VAL-CRY-74",),
)
def upgrade_over_the_limit(survey: CrayonSurvey) -> Iterator[Finding]:
    """An upgrade costs more than may be spent in a turn.

    Why: an upgrade is paid in one turn, so nobody can ever have that train.
    Repair: make the upgrade cheaper, or raise the spending limit.

    Bad:
        rules: {trains: {heavy-freight: {upgrades: {super-freight: 30}}}}

    Good:
        rules: {trains: {heavy-freight: {upgrades: {super-freight: 15}}}}
    """
    limit = survey.rules.turn.spend_limit
    dear = [
        (first, then, price)
        for first, train in survey.rules.trains.items()
        for then, price in train.upgrades.items()
        if price > limit and then in survey.rules.trains
    ]
    if not dear:
        return
    of_turn = ("rules", "turn", "spend_limit")
    told = [f"{first} to {then} for {price}" for first, then, price in dear]
    is_limit = len(dear) > 1 and _is_own(survey, *of_turn)
    yield Finding(
        message=f"{limit} may be spent in a turn, too little for the upgrade from {listed(told)}",
        route=of_turn if is_limit else _upgrade(*dear[0][:2]),
    )


@check(
    "RUL013",
    "unreachable-train",
    WARNING,
    reads=(*RULES, "position"),
    needs=("rules",),
    rules=("CRY-UPG-01",),
    holds=("VAL-CRY-74",),
)
def unreachable_train(survey: CrayonSurvey) -> Iterator[Finding]:
    """No upgrade leads to a train, and nobody begins with it.

    Crossgrades count where they are switched on.

    Why: the card of the train is printed for nothing, or an upgrade was forgotten.
    Repair: let another train be upgraded to it, or take it away.

    Bad:
        rules:
          trains:
            pony: {name: Pony, speed: 7, half_rate: 4, capacity: 1, upgrades: {}, crossgrades: {}}

    Good:
        rules:
          trains:
            pony: {name: Pony, speed: 16, half_rate: 8, capacity: 3, upgrades: {}, crossgrades: {}}
            super-freight: {upgrades: {pony: 20}}
    """
    trains = survey.rules.trains
    had = list(dict.fromkeys(_first_trains(survey)))
    for name in had:
        train = trains.get(name)
        had += [one for one in _leads_to(survey, train) if one not in had]
    lost = [name for name in trains if name not in had]
    if lost and any(name in trains for name in had):
        yield Finding(
            message=f"nobody can ever have {listed(lost)}: no upgrade leads there",
            route=("rules", "trains", lost[0]),
            is_about_key=True,
        )


def _first_trains(survey: CrayonSurvey) -> Iterator[str]:
    """The trains that somebody has without an upgrade."""
    yield from survey.rules.start.trains
    if survey.rules.restart.enabled:
        yield from survey.rules.restart.trains
    position = survey.part.position
    for seat in position.seats if position else ():
        yield from (train.type for train in seat.trains)


def _leads_to(survey: CrayonSurvey, train: Train | None) -> list[str]:
    if train is None:
        return []
    sideways = train.crossgrades if survey.rules.crossgrade.enabled else {}
    return list(dict.fromkeys((*train.upgrades, *sideways)))


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
        is_forgotten = _is_own(survey, *route[:3], "speed") and not _is_own(survey, *route)
        told: Way = (*route[:3], "speed") if is_forgotten else route
        yield Finding(
            message=f"{name} runs {train.speed} mileposts and {train.half_rate} at half rate, "
            f"not {half}",
            route=told,
            repair=saying(
                survey.scenario, f"run {half} at half rate", {route: half}, safe=is_forgotten
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
        slower = f"runs {new.speed} mileposts and not {old.speed}"
        smaller = f"carries {new.capacity} and not {old.capacity}"
        which = "speed" if new.speed < old.speed else "capacity"
        own = ("rules", "trains", then, which)
        yield Finding(
            message=f"{listed(froms)} can be upgraded to {then}, which "
            f"{slower if which == 'speed' else smaller}",
            route=own if _is_own(survey, *own) else _upgrade(froms[0], then),
        )


def _worse(survey: CrayonSurvey) -> Iterator[tuple[str, str]]:
    """The upgrades to worse trains, as from and to."""
    trains = survey.rules.trains
    for first, train in trains.items():
        for then in train.upgrades:
            better = trains.get(then)
            if better and (better.speed < train.speed or better.capacity < train.capacity):
                yield first, then
