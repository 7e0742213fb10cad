"""Events that pay: errands without a city to go to, and bonuses that nobody can earn."""

from collections.abc import Iterator, Mapping

from model.systems.crayon.network.bits import bits_of
from model.systems.crayon.network.search import existing
from model.systems.crayon.things.consequences import adds_to, errand_pays
from model.systems.crayon.things.effects import Bonus, Errand
from model.systems.crayon.things.part import Event
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.systems.crayon.survey.events import Acting
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey


@check(
    "DCK015",
    "errand-without-goal",
    ERROR,
    reads=(*GROUND, "events"),
    needs=("ground", "trade"),
    whole=("board", "cities", "ferries"),
    holds=("VAL-CRY-61",),
    rules=("CRY-EVENT-20",),
)
def errand_without_goal(survey: CrayonSurvey) -> Iterator[Finding]:
    """An errand sends trains to no city, or to one that no train can reach.

    It is an error where no city at all ends the errand, and a warning where one of several is
    overseas, so that nobody is ever paid there.

    Why: until his train has arrived a player picks up and delivers nothing, so nobody ever does.
    Repair: name a city on the map under `pays`, or let any Major City count with `any_major_pays`.

    Bad:
        events:
        - {id: rail-tax, duration: until-fulfilled, effects: [{effect: errand, pays: {koralia: 5}}]}

    Good:
        events:
        - {id: rail-tax, duration: until-fulfilled, effects: [{effect: errand, pays: {belogor: 5}}]}
    """
    cities = survey.on_the_map
    for one in survey.events.acting:
        effect = one.effect
        if not isinstance(effect, Errand) or not _is_known(survey, effect):
            continue
        ends = [c for c in cities.values() if errand_pays(effect, c.id, c.kind) is not None]
        if not any(_is_reached(survey, city.id) for city in ends):
            named = (
                tr("that no train can reach") if effect.pays or ends else tr("since it names none")
            )
            where = tr("to cities") if effect.pays or ends else tr("to no city")
            yield Finding(
                message=tr(
                    "{event} sends every train {where} {named}",
                    event=one.event.name,
                    where=where,
                    named=named,
                ),
                route=(*one.route, "pays") if effect.pays else one.route,
                about=tuple([("cities", city) for city in effect.pays]),
            )
        else:
            yield from _overseas(survey, one, effect)


def _is_known(survey: CrayonSurvey, effect: Errand) -> bool:
    return all(survey.is_defined("cities", city) for city in effect.pays)


def _is_reached(survey: CrayonSurvey, city: str) -> bool:
    numbers = existing(survey.ground.network, survey.ground.numbers_of(city))
    return bool(bits_of(numbers) & survey.joined_to_majors)


def _overseas(survey: CrayonSurvey, one: Acting, effect: Errand) -> Iterator[Finding]:
    for name in effect.pays:
        city = survey.scenario.cities.get(name)
        if city is not None and city.overseas:
            yield Finding(
                message=tr(
                    "{event} pays for a train in {city}, which is overseas: trains "
                    "never come there",
                    event=one.event.name,
                    city=city.name or name,
                ),
                route=(*one.route, "pays", name),
                weight=WARNING,
            )


@check(
    "DCK016",
    "idle-bonus",
    WARNING,
    reads=("events", "demands"),
    subjects="events",
    whole=("demands",),
    holds=("VAL-CRY-62",),
    rules=("CRY-EVENT-38", "CRY-EVENT-40"),
)
def idle_bonus(survey: CrayonSurvey, events: Mapping[str, Event]) -> Iterator[Finding]:
    """A bonus is for goods or cities that no card asks for.

    Why: nobody can ever earn it.
    Repair: name goods and cities that stand on cards, or add a card.

    Bad:
        events:
        - id: lantern-festival
          effects: [{effect: bonus, amount: 4, goods: [coal], cities: [belogor]}]

    Good:
        events:
        - id: lantern-festival
          effects: [{effect: bonus, amount: 4, goods: [wine], cities: [belogor]}]
    """
    trade = survey.trade
    for one in survey.events.of(events.values()) if trade.demands else ():
        effect = one.effect
        if not isinstance(effect, Bonus):
            continue
        goods = [name for name in effect.goods if not trade.wanted[name]]
        cities = [name for name in effect.cities if not trade.served[name]]
        for name in goods:
            yield Finding(
                message=tr(
                    "{event} pays more for {name}, which no card asks for",
                    event=one.event.name,
                    name=name,
                ),
                route=(*one.route, "goods", name),
                about=(("goods", name),),
            )
        for name in cities:
            yield Finding(
                message=tr(
                    "{event} pays more in {name}, where no card asks for anything",
                    event=one.event.name,
                    name=name,
                ),
                route=(*one.route, "cities", name),
                about=(("cities", name),),
            )
        if not goods and not cities and not _is_earned(survey, effect):
            yield Finding(
                message=tr(
                    "{event} pays more, but no card asks for its goods in its cities",
                    event=one.event.name,
                ),
                route=one.route,
            )


def _is_earned(survey: CrayonSurvey, bonus: Bonus) -> bool:
    return any(adds_to(bonus, demand.city, demand.good) for _, demand in survey.trade.demands)
