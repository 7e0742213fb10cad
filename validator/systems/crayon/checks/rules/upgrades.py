"""Upgrades: that they lead on and can be paid, and that every train can be had."""

from collections.abc import Iterator, Mapping

from model.systems.crayon.rules.crayon_rules import Train
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding, Repair
from validator.repairs.value_repairs import saying
from validator.systems.crayon.checks.rules.trains import is_own, upgrade_to
from validator.systems.crayon.survey.survey import CrayonSurvey
from validator.wording.listing import listed

RULES = ("rules", "variants")


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
        own = [step for step in steps if is_own(survey, *upgrade_to(*step))]
        first, then = (own or steps)[-1]
        begun = circle.index(then)
        way = " to ".join([*circle[begun:], *circle[:begun], then])
        yield Finding(
            message=tr("upgrades lead in a circle, from {way}", way=way),
            route=upgrade_to(first, then),
            is_about_key=True,
            repair=_without(survey, first, then) if len(own) == 1 else None,
        )


def _without(survey: CrayonSurvey, first: str, then: str) -> Repair | None:
    title = tr("take away the upgrade from {first} to {then}", first=first, then=then)
    return saying(survey.scenario, title, {upgrade_to(first, then): None})


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
    told = [
        tr("{first} to {then} for {price}", first=first, then=then, price=price)
        for first, then, price in dear
    ]
    is_limit = len(dear) > 1 and is_own(survey, *of_turn)
    yield Finding(
        message=tr(
            "{limit} may be spent in a turn, too little for the upgrade from {told}",
            limit=limit,
            told=listed(told),
        ),
        route=of_turn if is_limit else upgrade_to(*dear[0][:2]),
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
            message=tr("nobody can ever have {lost}: no upgrade leads there", lost=listed(lost)),
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
