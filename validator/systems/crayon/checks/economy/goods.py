"""Goods that cannot be had, that nobody wants, or of which there are too few."""

from collections.abc import Iterator, Mapping

from model.scenario.things import City, Good
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Also, Finding
from validator.systems.crayon.survey.survey import CrayonSurvey

TRADE = ("goods", "cities", "demands")


@check(
    "ECO001",
    "unsupplied-good",
    ERROR,
    reads=TRADE,
    subjects="goods",
    needs=("supplies",),
    whole=("cities",),
    holds=("VAL-CRY-37",),
    rules=("CRY-LOAD-01",),
    implies=("ECO005",),
)
def unsupplied_good(survey: CrayonSurvey, goods: Mapping[str, Good]) -> Iterator[Finding]:
    """Cards ask for a good that no city supplies.

    Why: whoever draws such a card can never be paid for it.
    Repair: let a city supply the good, or change the cards.

    Bad:
        cities:
        - {id: whitepan, supplies: []}

    Good:
        cities:
        - {id: whitepan, supplies: [salt]}
    """
    trade = survey.trade
    for name in goods:
        if trade.wanted[name] and name not in trade.supplies:
            yield Finding(
                message=tr(
                    "{cards} for {name}, which no city supplies",
                    cards=_cards(trade.cards_with[name]),
                    name=name,
                ),
                route=("goods", name),
                also=_first_demand(survey, name),
                help=tr("add {name} to the supplies of a city", name=name),
            )


@check(
    "ECO002",
    "good-without-chips",
    ERROR,
    reads=TRADE,
    subjects="goods",
    holds=("VAL-CRY-38",),
    rules=("CRY-LOAD-03",),
    implies=("ECO005", "RUL005"),
)
def good_without_chips(survey: CrayonSurvey, goods: Mapping[str, Good]) -> Iterator[Finding]:
    """Cards ask for a good of which there is no chip.

    Why: a load is a chip on a train, so the good can never be picked up.
    Repair: give the good chips; the published games have three or four of each.

    Bad:
        rules: {declared: {chips: 27}}
        goods:
        - {id: salt, chips: 0}

    Good:
        rules: {declared: {chips: 32}}
        goods:
        - {id: salt, chips: 5}
    """
    for name, good in goods.items():
        is_said = survey.can_read("goods", name, "chips")
        if survey.trade.wanted[name] and good.chips == 0 and is_said:
            yield Finding(
                message=tr(
                    "{cards} for {name}, but it has no chips",
                    cards=_cards(survey.trade.cards_with[name]),
                    name=name,
                ),
                route=("goods", name, "chips"),
            )


@check(
    "ECO003",
    "unwanted-good",
    WARNING,
    reads=TRADE,
    subjects="goods",
    whole=("demands", "cities"),
    holds=("VAL-CRY-39",),
    implies=("DCK016", "RUL005"),
)
def unwanted_good(survey: CrayonSurvey, goods: Mapping[str, Good]) -> Iterator[Finding]:
    """A city supplies a good that no card asks for, or a good is there for nobody.

    Why: players look for the card that pays for it, and there is none.
    Repair: put the good on some cards, or take it away.

    Bad:
        rules: {declared: {chips: 34}}
        goods:
        - {id: amber, chips: 4}
        cities:
        - {id: whitepan, supplies: [salt, amber]}

    Good:
        rules: {declared: {chips: 34}}
        goods:
        - {id: amber, chips: 4}
        cities:
        - {id: whitepan, supplies: [salt, amber]}
        demands:
          1: [koralia amber 28, belogor wine 13, kestrel-bay tea 16]
    """
    trade = survey.trade
    for name in goods if trade.demands else ():
        if trade.wanted[name]:
            continue
        suppliers = trade.supplies.get(name, ())
        what = (
            tr("is supplied by {some}", some=_some(suppliers))
            if suppliers
            else tr("is supplied by no city")
        )
        yield Finding(
            message=tr("{name} {what} and no card asks for it", name=name, what=what),
            route=("goods", name),
            also=tuple([Also(("cities", city, "supplies", name), "") for city in suppliers[:1]]),
        )


@check(
    "ECO004",
    "idle-city",
    WARNING,
    reads=("cities", "demands"),
    subjects="cities",
    whole=("demands",),
    holds=("VAL-CRY-34",),
    implies=("DCK016",),
)
def idle_city(survey: CrayonSurvey, cities: Mapping[str, City]) -> Iterator[Finding]:
    """A city supplies nothing, and no card asks for anything there.

    Why: nobody has a reason to go there, so it only costs room on the map.
    Repair: let it supply a good, or put it on some cards. A major city may be idle: the victory
    condition leads players there.

    Bad:
        rules: {declared: {cities: 13}}
        cities:
        - {id: elsewhere, name: Elsewhere, kind: small, at: "4,6"}

    Good:
        rules: {declared: {cities: 13}}
        cities:
        - {id: elsewhere, name: Elsewhere, kind: small, at: "4,6", supplies: [machines]}
    """
    for name, city in cities.items() if survey.trade.demands else ():
        if city.kind != "major" and not city.supplies and not survey.trade.served[name]:
            yield Finding(
                message=tr(
                    "{city} supplies nothing and no card asks for anything there",
                    city=city.name or name,
                ),
                route=("cities", name),
                cells=(city.at,) if city.at else (),
            )


@check(
    "ECO005",
    "too-few-chips",
    WARNING,
    reads=(*TRADE, "rules", "variants"),
    subjects="goods",
    needs=("rules",),
    implies=("RUL005",),
    holds=("VAL-CRY-43",),
)
def too_few_chips(survey: CrayonSurvey, goods: Mapping[str, Good]) -> Iterator[Finding]:
    """A good has fewer chips than a train has room for, or one alone that many cards ask for.

    Why: one player fills his train, and nobody else can pick the good up until he delivers.
    Repair: give the good more chips.

    Bad:
        rules: {declared: {chips: 28}}
        goods:
        - {id: salt, chips: 1}

    Good:
        rules: {declared: {chips: 29}}
        goods:
        - {id: salt, chips: 2}
    """
    room = min((train.capacity for train in survey.rules.trains.values()), default=0)
    cards = len(survey.part.demands)
    for name, good in goods.items():
        chips = max(0, good.chips - survey.rules.chips.fewer_per_good)
        asked = survey.trade.cards_with[name]
        if asked and good.chips > 0 and chips < room:
            what = tr("1 chip") if chips == 1 else tr("{chips} chips", chips=chips)
            yield Finding(
                message=tr(
                    "{name} has {what}, and the smallest train has room for {room}",
                    name=name,
                    what=what,
                    room=room,
                )
                if chips
                else tr(
                    "{name} has no chips left once the rules have taken their share", name=name
                ),
                route=("goods", name, "chips"),
                weight=None if chips else ERROR,
            )
        elif chips == 1 and asked * 10 > cards:
            yield Finding(
                message=tr(
                    "{name} has a single chip, and {asked} of {cards} cards ask for it",
                    name=name,
                    asked=asked,
                    cards=cards,
                ),
                route=("goods", name, "chips"),
            )


def _cards(number: int) -> str:
    return tr("1 card asks") if number == 1 else tr("{number} cards ask", number=number)


def _some(names: tuple[str, ...]) -> str:
    return (
        names[0]
        if len(names) == 1
        else tr("{names} and {names2} more", names=names[0], names2=len(names) - 1)
    )


def _first_demand(survey: CrayonSurvey, good: str) -> tuple[Also, ...]:
    asked = next(((n, demand) for n, demand in survey.trade.demands if demand.good == good), None)
    return (Also(("demands", asked[0], str(asked[1])), tr("asked for here")),) if asked else ()
