"""City cards: of which cities there are any, and whether there are enough."""

from collections.abc import Iterator

from model.systems.santa_fe.rules.card_counts import usual_copies
from model.systems.santa_fe.things.city import SantaFeCity
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.repairs.value_repairs import saying
from validator.systems.santa_fe.survey.survey import RULES, SantaFeSurvey
from validator.wording.listing import counted, listed, name_of

CARDS = ("cities", "cards", "players", *RULES)


@check(
    "DCK201",
    "city-without-cards",
    ERROR,
    reads=("cities", *RULES),
    needs=("rules",),
    rules=("SFR-COMP-02",),
    implies_anywhere=("DCK202", "DCK203", "DCK208", "RUL207"),
    holds=("SFR-CHK-11", "SFR-CHK-19"),
    since="0.6.0",
)
def city_without_cards(survey: SantaFeSurvey) -> Iterator[Finding]:
    """A city has a value for which the rules have no City cards, or cards and no value.

    How many cards there are of a city the rules say by its value, under `deck: copies`, or the
    city itself with `cards`.

    Why: nobody could ever hold a card of the city, or would know what it is worth.
    Repair: give the city a value of those under `copies`, add its value there, or say `cards`.

    Bad:
        cities:
        - {id: omaha, value: 1}
        boom_markers:
        - {id: boom-4, count: 2}

    Good:
        cities:
        - {id: omaha, value: 1, cards: 2}
        boom_markers:
        - {id: boom-4, count: 2}
    """
    known = sorted(value for value in range(1, 100) if usual_copies(value, survey.rules))
    for key, city in survey.scenario.cities.items():
        if not isinstance(city, SantaFeCity):
            continue
        if city.value is not None and city.cards is None and city.value not in known:
            yield Finding(
                message=tr(
                    "{city} has the value {city2}, and there are City cards for {which}",
                    city=name_of(city),
                    city2=city.value,
                    which=listed([str(value) for value in known], 9) if known else tr("none"),
                ),
                route=("cities", key, "value"),
            )
        elif city.value is None and city.cards:
            yield Finding(
                message=tr(
                    "{city} has {cards} and no value",
                    city=name_of(city),
                    cards=counted(city.cards, "card"),
                ),
                route=("cities", key, "cards"),
            )


@check(
    "DCK202",
    "too-few-city-cards",
    ERROR,
    reads=CARDS,
    needs=("rules",),
    whole=("cities",),
    rules=("SFR-SETUP-03",),
    implies_anywhere=("DCK203",),
    holds=("SFR-CHK-21",),
    since="0.6.0",
)
def too_few_city_cards(survey: SantaFeSurvey) -> Iterator[Finding]:
    """There are too few City cards to deal every player a hand.

    Why: no game can be begun with so many players.
    Repair: let fewer play, give more cities a value, or more copies under `deck: copies`.

    Bad:
        players: {max: 17}
        cards:
        - {id: double-turn, count: 16}

    Good:
        players: {max: 5}
    """
    cards, hand = sum(survey.city_cards.values()), survey.rules.hand
    most, way = survey.scenario.players.max, ("players", "max")
    if not survey.valued or cards >= hand * most:
        return
    fits = (cards - survey.rules.deck.piles) // hand
    is_enough = fits >= max(1, survey.scenario.players.min)
    title = tr("let {fits} play at most", fits=fits)
    yield Finding(
        message=tr(
            "{most} players are dealt {hand} City cards, and there are {cards}",
            most=most,
            hand=hand * most,
            cards=cards,
        ),
        route=way,
        repair=saying(survey.scenario, title, {way: fits}) if is_enough else None,
    )


@check(
    "DCK203",
    "piles-without-cards",
    WARNING,
    reads=CARDS,
    needs=("rules",),
    whole=("cities",),
    rules=("SFR-SETUP-04", "SFR-SETUP-05"),
    holds=("SFR-CHK-22",),
    since="0.6.0",
)
def piles_without_cards(survey: SantaFeSurvey) -> Iterator[Finding]:
    """After the deal there are fewer City cards left than the deck has piles.

    Why: some piles are empty, and Short Line cards come at once or are the whole deck.
    Repair: let fewer play, or make more City cards or fewer piles.

    Bad:
        rules: {hand: 13}

    Good:
        rules: {hand: 12}
    """
    players, rules = survey.scenario.players.max, survey.rules
    left = sum(survey.city_cards.values()) - rules.hand * players
    if survey.valued and 0 <= left < rules.deck.piles:
        yield Finding(
            message=tr(
                "{players} players leave {city_cards} for {piles} when they "
                "have been dealt their hands",
                players=players,
                city_cards=counted(left, "City card"),
                piles=counted(rules.deck.piles, "pile"),
            ),
            route=("players", "max"),
        )


@check(
    "RUL207",
    "nothing-breaks-ties",
    WARNING,
    reads=("cities", *RULES),
    needs=("rules",),
    whole=("cities",),
    rules=("SFR-SCORE-04",),
    holds=("SFR-CHK-47",),
    since="0.6.0",
)
def nothing_breaks_ties(survey: SantaFeSurvey) -> Iterator[Finding]:
    """No city has the value whose City cards break ties.

    Why: a tie can never be broken so.
    Repair: say another `top_value` under `scoring`, such as the highest value of the board.

    Bad:
        rules: {scoring: {top_value: 9}}

    Good:
        rules: {scoring: {top_value: 6}}
    """
    values = {city.value or 0 for city in survey.valued.values()}
    scoring, way = survey.rules.scoring, ("rules", "scoring", "top_value")
    if values and "top-cards" in scoring.tie_break and scoring.top_value not in values:
        highest = max(values)
        yield Finding(
            message=tr(
                "City cards of the value {top_value} break ties, and no city has it",
                top_value=scoring.top_value,
            ),
            route=way,
            repair=saying(
                survey.scenario,
                tr("let the value {highest} break ties", highest=highest),
                {way: highest},
            ),
        )
