"""Demand cards: how many there are, what each holds, and cards that say the same."""

from collections.abc import Iterator, Mapping

from model.systems.crayon.things.part import Demand
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, INFO, WARNING, Also, Finding, Severity
from validator.systems.crayon.survey.survey import CrayonSurvey

DEMANDS = 3
SPARE_CARDS = 20
"""With fewer cards than this beyond the first hands the same ones come back again and again."""


@check(
    "DCK001",
    "too-few-demand-cards",
    ERROR,
    reads=("cities", "demands", "players", "rules", "variants"),
    needs=("rules",),
    whole=("demands",),
    holds=("VAL-CRY-49",),
    rules=("CRY-DEMAND-01",),
    implies=("NET004", "RUL005"),
    implies_anywhere=("BAL003", "ECO003", "ECO004"),
)
def too_few_demand_cards(survey: CrayonSurvey) -> Iterator[Finding]:
    """The deck has too few demand cards for the players.

    It is an error if not everybody can have a hand, and a warning if there are few cards besides.
    On a map without a city, which somebody has just begun, it is but a remark.

    Why: a game cannot begin without hands; with a small deck the same cards come again and
    again.
    Repair: add cards, or let fewer play.

    Bad:
        players: {max: 6}

    Good:
        players: {max: 3}
    """
    cards, players = len(survey.part.demands), survey.scenario.players.max
    hands = survey.rules.turn.hand_size * players
    if cards >= hands + SPARE_CARDS:
        return
    have = {0: tr("there are no demand cards"), 1: tr("there is 1 demand card")}.get(
        cards, tr("there are {cards} demand cards", cards=cards)
    )
    need = (
        tr("fill")
        if cards < hands
        else tr("fill, and {spare_cards} to draw from", spare_cards=SPARE_CARDS)
    )
    yield Finding(
        message=tr(
            "{have}; {players} players have hands of {hands} cards to {need}",
            have=have,
            players=players,
            hands=hands,
            need=need,
        ),
        route=("demands",),
        is_about_key=True,
        about=(("players", "max"), ("demands", "")) if cards < hands else (),
        weight=_weight(survey, can_begin=cards >= hands),
    )


def _weight(survey: CrayonSurvey, *, can_begin: bool) -> Severity:
    if not survey.is_begun:
        return INFO
    return WARNING if can_begin else ERROR


@check(
    "DCK002",
    "not-three-demands",
    ERROR,
    reads=("demands",),
    subjects="demands",
    holds=("VAL-CRY-44",),
    rules=("CRY-DEMAND-01",),
)
def not_three_demands(
    survey: CrayonSurvey, cards: Mapping[str, tuple[Demand, ...]]
) -> Iterator[Finding]:
    """A demand card does not have three demands.

    Why: the rules, and the printed cards, have three demands on a card, of which one is met.
    Repair: give the card three demands.

    Bad:
        demands:
          1: [koralia machines 10, belogor wine 13]

    Good:
        demands:
          1: [koralia machines 10, belogor wine 13, kestrel-bay tea 15]
    """
    for number, card in cards.items():
        if len(card) != DEMANDS:
            has = tr("1 demand") if len(card) == 1 else tr("{card} demands", card=len(card))
            yield Finding(
                message=tr(
                    "card {number} has {has} and not {demands}",
                    number=number,
                    has=has,
                    demands=DEMANDS,
                ),
                route=("demands", number),
                is_about_key=True,
            )


@check(
    "DCK020",
    "pays-nothing",
    ERROR,
    reads=("demands",),
    subjects="demands",
    holds=("VAL-CRY-06",),
    implies=("BAL001", "BAL002", "BAL004"),
)
def pays_nothing(
    survey: CrayonSurvey, cards: Mapping[str, tuple[Demand, ...]]
) -> Iterator[Finding]:
    """A demand pays 0.

    Why: nobody carries a load for nothing; the payout was left open, or lost a digit.
    Repair: write what the delivery pays.

    Bad:
        demands:
          1: [koralia machines 10, belogor wine 0, kestrel-bay tea 16]

    Good:
        demands:
          1: [koralia machines 10, belogor wine 13, kestrel-bay tea 16]
    """
    for number, card in cards.items():
        for demand in card:
            if not demand.pays:
                yield Finding(
                    message=tr(
                        "card {number} pays nothing for {good} in {city}",
                        number=number,
                        good=demand.good,
                        city=demand.city,
                    ),
                    route=("demands", number, str(demand)),
                )


@check(
    "DCK003",
    "repeated-demand",
    WARNING,
    reads=("demands",),
    subjects="demands",
    holds=("VAL-CRY-45",),
)
def repeated_demand(
    survey: CrayonSurvey, cards: Mapping[str, tuple[Demand, ...]]
) -> Iterator[Finding]:
    """A card asks for the same twice, or all its demands name one city or one good.

    Why: the card offers less choice than the others, mostly because a line was copied.
    Repair: ask for something else, somewhere else.

    Bad:
        demands:
          1: [koralia machines 10, belogor wine 13, belogor wine 14]

    Good:
        demands:
          1: [koralia machines 10, belogor wine 13, belogor tea 25]
    """
    for number, card in cards.items():
        pairs = [(demand.city, demand.good) for demand in card]
        again = [demand for i, demand in enumerate(card) if pairs[i] in pairs[:i]]
        for demand in again[:1]:
            yield Finding(
                message=tr(
                    "card {number} asks for {good} in {city} twice",
                    number=number,
                    good=demand.good,
                    city=demand.city,
                ),
                route=("demands", number, str(demand)),
            )
        for what in ("city", "good") if len(card) >= DEMANDS and not again else ():
            names = {getattr(demand, what) for demand in card}
            if len(names) == 1:
                yield Finding(
                    message=tr(
                        "all demands of card {number} name the {what} {pop}",
                        number=number,
                        what=what,
                        pop=names.pop(),
                    ),
                    route=("demands", number),
                    is_about_key=True,
                )


@check(
    "DCK004",
    "demand-where-supplied",
    WARNING,
    reads=("demands", "cities"),
    subjects="demands",
    holds=("VAL-CRY-40",),
    rules=("CRY-LOAD-05",),
    implies=("BAL002", "BAL001"),
)
def demand_where_supplied(
    survey: CrayonSurvey, cards: Mapping[str, tuple[Demand, ...]]
) -> Iterator[Finding]:
    """A card asks for a good in a city that supplies it.

    Why: a train picks the load up and delivers it on the spot, and is paid for no haul at all.
    Repair: ask for another good, or in another city.

    Bad:
        demands:
          1: [whitepan salt 10, belogor wine 13, kestrel-bay tea 16]

    Good:
        demands:
          1: [wendmouth salt 14, belogor wine 13, kestrel-bay tea 16]
    """
    cities = survey.scenario.cities
    for number, card in cards.items():
        for demand in card:
            if demand.city in cities and demand.good in cities[demand.city].supplies:
                yield Finding(
                    message=tr(
                        "card {number} asks for {good} in {city}, which supplies it",
                        number=number,
                        good=demand.good,
                        city=demand.city,
                    ),
                    route=("demands", number, str(demand)),
                    also=(
                        Also(("cities", demand.city, "supplies", demand.good), tr("supplied here")),
                    ),
                )


@check(
    "DCK005",
    "duplicate-card",
    WARNING,
    reads=("demands",),
)
def duplicate_card(survey: CrayonSurvey) -> Iterator[Finding]:
    """Two cards ask for the same in the same cities.

    Why: mostly a card was copied and never changed; players who hold both feel cheated.
    Repair: change one of the cards, or take it away.

    Bad:
        demands:
          1: [dunmarrow timber 6, vinehall tea 16, larkhaven salt 20]

    Good:
        demands:
          1: [dunmarrow timber 6, vinehall tea 16, larkhaven wool 13]
    """
    seen: dict[tuple[tuple[str, str], ...], str] = {}
    for number, card in survey.part.demands.items():
        asks = tuple(sorted((demand.city, demand.good) for demand in card))
        first = seen.setdefault(asks, number)
        if first != number:
            yield Finding(
                message=tr(
                    "card {number} asks for the same as card {first}", number=number, first=first
                ),
                route=("demands", number),
                is_about_key=True,
                also=(Also(("demands", first), tr("the same demands")),),
            )
