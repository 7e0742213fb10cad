"""Growth: slots of cities, extra cubes and refills."""

from collections.abc import Iterator

from model.systems.age_of_steam.conditions.cases import values_of
from model.systems.age_of_steam.things.city import SLOTS
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Also, Finding, Way
from validator.repairs.value_repairs import saying
from validator.systems.age_of_steam.near_words import slot_meant
from validator.systems.age_of_steam.survey.survey import RULES, AgeOfSteamSurvey
from validator.wording.listing import name_of
from validator.wording.near_names import nearest


def _grows(survey: AgeOfSteamSurvey) -> bool:
    """Whether dice bring cubes in some turn."""
    growth = survey.rules.growth
    dice = (*values_of(growth.dice.light), *values_of(growth.dice.dark))
    is_on = "growth" in survey.rules.phases and any(values_of(growth.enabled))
    return is_on and any(number != 0 for number in dice)


@check(
    "ECO120",
    "shared-slot",
    WARNING,
    reads=("cities",),
    rules=("AOS-GROWTH-04",),
    holds=("VAL-AOS-19", "VAL-AOM-07"),
    since="0.6.0",
)
def shared_slot(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Two printed cities have the same slot of growth.

    Why: they share one column of the display, and a die feeds both from it; mostly it is a slip.
    Repair: give one of them a slot that nobody has.

    Bad:
        cities:
        - {id: haikou, slots: [light-6]}

    Good:
        cities:
        - {id: haikou, slots: [light-5]}
    """
    first: dict[str, str] = {}
    for key, city in survey.printed.items():
        for slot in city.slots:
            other = first.setdefault(slot, key)
            if other != key:
                yield Finding(
                    message=tr(
                        "{printed} and {city} both have the slot {slot}",
                        printed=name_of(survey.printed[other]),
                        city=name_of(city),
                        slot=slot,
                    ),
                    route=("cities", key, "slots"),
                    also=(Also(("cities", other, "slots"), tr("the same slot")),),
                )


@check(
    "ECO121",
    "city-without-a-slot",
    WARNING,
    reads=("cities", *RULES),
    needs=("rules",),
    rules=("AOS-GROWTH-04",),
    holds=("VAL-AOS-20",),
    since="0.6.0",
)
def city_without_a_slot(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A printed city has no slot of growth, though goods grow.

    Cities for which extra cubes or refills are meant need none.

    Why: once its cubes are gone, none ever come again.
    Repair: give it a slot such as `light-3`.

    Bad:
        cities:
        - {id: haikou, slots: null}

    Good:
        cities:
        - {id: haikou, slots: null}
        rules: {growth: {extras: [{to: haikou}]}}
    """
    if not _grows(survey):
        return
    growth = survey.rules.growth
    fed = {one.to for one in growth.extras} | {one.city for one in growth.refill}
    fed |= {city for one in growth.extras for city in one.die.values()}
    for key, city in survey.printed.items():
        if not city.slots and key not in fed:
            yield Finding(
                message=tr("{city} has no slot of growth", city=name_of(city)),
                route=("cities", key),
                cells=() if city.at is None else (city.at,),
            )


@check(
    "ECO123",
    "unknown-slot",
    ERROR,
    reads=("cities", "new_cities"),
    rules=("AOS-COMP-06", "AOM-SETUP-10"),
    holds=("VAL-AOS-18", "VAL-AOS-23", "VAL-AOM-07"),
    since="0.6.0",
)
def unknown_slot(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A city or a New City has a slot of growth that no die shows.

    Why: no cube ever comes by it.
    Repair: write `light-` or `dark-` and a number from 1 to 6.

    Bad:
        cities:
        - {id: haikou, slots: [light-7]}

    Good:
        cities:
        - {id: haikou, slots: [light-5]}
    """
    for room, things in (("cities", survey.printed), ("new_cities", survey.part.new_cities)):
        for key, thing in things.items():
            for slot in thing.slots:
                if slot not in SLOTS:
                    meant, route = slot_meant(slot), (room, key, "slots")
                    near = meant or nearest(slot, SLOTS)
                    spelt = [meant if one == slot else one for one in thing.slots]
                    mended = saying(
                        survey.scenario, tr("write {meant}", meant=meant), {route: spelt}
                    )
                    yield Finding(
                        message=tr(
                            "{thing} has the slot {slot}, which no die shows",
                            thing=name_of(thing),
                            slot=slot,
                        ),
                        route=route,
                        help=tr("did you mean {near}?", near=near) if near else "",
                        repair=mended if meant else None,
                    )


@check(
    "ECO122",
    "growth-of-no-city",
    ERROR,
    reads=("cities", "new_cities", *RULES),
    needs=("rules",),
    rules=("AOM-GROWTH-04", "AOM-GROWTH-05"),
    holds=("VAL-AOM-20",),
    since="0.6.0",
)
def growth_of_no_city(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Extra cubes or a refill are meant for a town, or for nobody.

    Why: towns do not grow, so that no cube ever comes.
    Repair: name a printed city under `to`, `die` or `city`.

    Bad:
        rules: {growth: {extras: [{to: macau}]}}

    Good:
        rules: {growth: {extras: [{to: haikou}]}}
    """
    growth, way = survey.rules.growth, ("rules", "growth")
    for place, extra in enumerate(growth.extras):
        route = (*way, "extras", place)
        if not extra.to and not extra.die:
            yield Finding(message=tr("extra cubes are meant for no city"), route=route)
        named = [("to", extra.to), *(("die", city) for city in extra.die.values())]
        yield from (
            _of_a_town(survey, city, (*route, key)) for key, city in named if _is_town(survey, city)
        )
    for place, refill in enumerate(growth.refill):
        if _is_town(survey, refill.city):
            yield _of_a_town(survey, refill.city, (*way, "refill", place, "city"))


def _is_town(survey: AgeOfSteamSurvey, city: str) -> bool:
    """Whether this is a town; what is not defined at all has a finding of its own."""
    return city in survey.towns


def _of_a_town(survey: AgeOfSteamSurvey, town: str, route: Way) -> Finding:
    return Finding(
        message=tr(
            "cubes are to come to {towns}, which is a town", towns=name_of(survey.towns[town])
        ),
        route=route,
    )
