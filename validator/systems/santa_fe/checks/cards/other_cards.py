"""Cards beside the City cards: how many there are, and what they are of."""

from collections.abc import Iterator

from model.systems.santa_fe.things.cards import Card
from model.systems.santa_fe.track.reach import startable
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.repairs.value_repairs import saying
from validator.systems.santa_fe.survey.survey import LAND, WHOLE, SantaFeSurvey
from validator.wording.listing import listed


def _called(card: Card) -> str:
    return card.name or card.id


@check(
    "DCK204",
    "too-few-cards-in-play",
    ERROR,
    reads=("cards", "players", "variants"),
    needs=("rules",),
    whole=("cards",),
    rules=("SFR-SETUP-06",),
    holds=("SFR-CHK-23",),
    since="0.6.0",
)
def too_few_cards_in_play(survey: SantaFeSurvey) -> Iterator[Finding]:
    """There are fewer cards of a kind than so many players bring into play.

    Why: the rules ask for cards that the box does not have.
    Repair: make as many cards, let fewer play, or bring fewer into play.

    Bad:
        players: {max: 6}

    Good:
        players: {max: 6}
        cards:
        - {id: double-turn, count: 5}
    """
    players = survey.scenario.players.max
    for key, card in survey.part.cards.items():
        wanted = 0 if card.in_play is None else card.in_play.among(players)
        if wanted > card.count:
            way = ("cards", key, "count")
            yield Finding(
                message=(
                    tr(
                        "{players} players bring {wanted} cards {called} into play, "
                        "and there is {count}",
                        players=players,
                        wanted=wanted,
                        called=_called(card),
                        count=card.count,
                    )
                    if card.count == 1
                    else tr(
                        "{players} players bring {wanted} cards {called} into play, "
                        "and there are {count}",
                        players=players,
                        wanted=wanted,
                        called=_called(card),
                        count=card.count,
                    )
                ),
                route=way,
                about=(("players", "max"),),
                repair=saying(
                    survey.scenario, tr("make {wanted} of them", wanted=wanted), {way: wanted}
                ),
            )


@check(
    "DCK205",
    "not-one-card-for-a-short-line",
    ERROR,
    reads=("cards", "railroads", "variants"),
    needs=("rules",),
    whole=("cards", "railroads"),
    rules=("SFR-SETUP-01", "SFR-SETUP-04", "SFR-DRAW-11"),
    holds=("SFR-CHK-24",),
    since="0.6.0",
)
def not_one_card_for_a_short_line(survey: SantaFeSurvey) -> Iterator[Finding]:
    """Short lines have no card, or more than one.

    Why: a short line comes into play with its card. Without one it never does.
    Repair: let one kind of cards be `of: short-lines`, with a count of 1.

    Bad:
        cards:
        - {id: short-line, count: 2}

    Good:
        cards:
        - {id: short-line, name: Charter}
    """
    short = [one for one in survey.part.railroads.values() if not one.is_major]
    kinds = [one for one in survey.part.cards.values() if one.of == "short-lines"]
    number = sum(kind.count for kind in kinds)
    if short and number != 1:
        yield Finding(
            message=tr(
                "there are {number} cards for each short line, and it takes one",
                number=number or "no",
            ),
            route=("cards", kinds[-1].id, "count") if kinds else ("cards",),
        )


@check(
    "DCK206",
    "branch-of-no-major",
    ERROR,
    reads=("cards", "variants"),
    rules=("SFR-BRANCH-01",),
    holds=("SFR-CHK-25",),
    since="0.6.0",
)
def branch_of_no_major(survey: SantaFeSurvey) -> Iterator[Finding]:
    """A card starts a branch, and is not of a major.

    Why: a branch is a new route of the major that the card is of.
    Repair: let the card be `of: majors`, or take `branch` away.

    Bad:
        cards:
        - {id: spur, name: Spur, branch: true, companions: [city]}

    Good:
        cards:
        - {id: spur, name: Spur, of: majors, branch: true, companions: [city]}
    """
    for key, card in survey.part.cards.items():
        if card.branch and card.of != "majors":
            way = ("cards", key)
            yield Finding(
                message=tr("{called} starts branches, and is not of a major", called=_called(card)),
                route=(*way, "branch"),
                repair=saying(survey.scenario, tr("let it be of majors"), {(*way, "of"): "majors"}),
            )


@check(
    "DCK209",
    "not-one-kind-of-city-cards",
    ERROR,
    reads=("cards", "variants"),
    needs=("rules",),
    whole=("cards",),
    rules=("SFR-CITY-01", "SFR-SETUP-03"),
    since="0.6.0",
)
def not_one_kind_of_city_cards(survey: SantaFeSurvey) -> Iterator[Finding]:
    """There is no kind of cards of cities, or more than one.

    Why: the deck is made of them, and by their name alone nobody could tell two kinds apart.
    Repair: let one kind be `of: cities`.

    Bad:
        cards:
        - {id: town, name: Town, of: cities, pieces: {first: 1, second: 1}, after: tableau}

    Good:
        cards:
        - {id: city, name: Town}
    """
    kinds = [one for one in survey.part.cards.values() if one.of == "cities"]
    if len(kinds) != 1:
        names = listed([_called(one) for one in kinds]) if kinds else ""
        yield Finding(
            message=tr("several kinds of cards are of cities: {names}", names=names)
            if kinds
            else tr("no kind of cards is of cities"),
            route=("cards", kinds[-1].id, "of") if kinds else ("cards",),
        )


@check(
    "RUL206",
    "branch-nobody-can-pay",
    WARNING,
    reads=(*LAND, "cards", "players"),
    needs=("land",),
    whole=(*WHOLE, "cards"),
    rules=("SFR-DRAW-07", "SFR-BONUS-01"),
    holds=("SFR-CHK-26",),
    since="0.6.0",
)
def branch_nobody_can_pay(survey: SantaFeSurvey) -> Iterator[Finding]:
    """A card costs more than everybody begins with, and no bonus is in reach of the first round.

    In the first round everybody plays a City card; it is looked at what all of them can lay.

    Why: in the second round nobody can choose it, which is probably a slip of a price.
    Repair: make the card cheaper, begin with more money, or put a city near a base.

    Bad:
        rules: {start: {money: 0}, bonus: {city: 0, square: 0}}

    Good:
        rules: {start: {money: 0}}
    """
    money, bonus = survey.rules.start.money, survey.rules.bonus
    dear = [card for card in survey.part.cards.values() if card.branch and card.price > money]
    pays = (bonus.city or bonus.square) and _is_in_reach(survey)
    if dear and survey.bases and not pays:
        yield Finding(
            message=tr(
                "{called} costs {price}, everybody begins with {money}, and "
                "the first round brings nothing",
                called=_called(dear[0]),
                price=dear[0].price,
                money=money,
            ),
            route=("rules", "start", "money"),
            about=(("cards", dear[0].id),),
        )


def _is_in_reach(survey: SantaFeSurvey) -> bool:
    """Whether a line from a base is finished in the first round, if all lay on it."""
    kinds = [card for card in survey.part.cards.values() if card.of == "cities"]
    each = sum(card.pieces.first + card.pieces.second for card in kinds[:1])
    pieces = each * max(1, survey.scenario.players.min)
    lines = [line for base in survey.bases for line in startable(survey.land, base)]
    return any(line.segments <= pieces for line in lines)
