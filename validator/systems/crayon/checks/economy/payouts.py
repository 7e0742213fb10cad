"""Payouts against what the deliveries take: hopeless demands, odd ones, a deck too poor to win."""

from collections.abc import Iterator, Sequence

from model.systems.crayon.economy.payouts import fair_payout
from model.systems.crayon.things.part import Demand
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Also, Finding, Partly
from validator.reporting.allowing import accepting
from validator.survey.dangling import MOST_PLACES
from validator.systems.crayon.survey.goal import is_asked_for
from validator.systems.crayon.survey.hopeless_demands import Hopeless, hopeless, searched_bit_by_bit
from validator.systems.crayon.survey.payout_causes import Shared, Suspect, shared_causes
from validator.systems.crayon.survey.payout_trend import FEWEST, middle, trend
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.systems.crayon.survey.trade import Offer, offers
from validator.wording.listing import counted, listed, name_of

ECONOMY = tuple(dict.fromkeys((*GROUND, "goods", "demands", "allow")))
WHOLE = ("board", "waters", "blocked", "cities", "demands", "links", "ferries", "rules")
"""A payout is weighed against everything that stands on the map."""
ODD = 6.0
"""How many times the usual scatter a payout must be off the trend to be called odd."""
TIMES = 1.8
"""And at least so many times too much, or too little."""


@check(
    "BAL001",
    "pays-less-than-track",
    WARNING,
    reads=ECONOMY,
    needs=("ground", "trade"),
    whole=WHOLE,
    holds=("VAL-CRY-46",),
)
def pays_less_than_track(survey: CrayonSurvey) -> Iterator[Finding | Partly | None]:
    """A demand pays less than the cheapest track from the nearest supply costs.

    Where many do, as in decks that count on track being used again and again, this is told once;
    where some do that have a city in common, it is told of the city.

    Why: nobody who has no track there yet will ever take it; the card is as good as blank.
    Repair: pay more, let a nearer city supply the good, or ask for something else.

    Bad:
        demands:
          3: [wendmouth timber 8, koralia wine 15, whitepan coal 17]

    Good:
        demands:
          3: [wendmouth timber 8, koralia wine 15, whitepan coal 20]
    """
    yield from searched_bit_by_bit(survey)
    told = hopeless(survey)
    causes = _causes(survey, told, odd_offers(survey)) if len(told.offers) > 1 else []
    for cause in causes:
        yield _told_together(survey, cause)
    grouped = {suspect for cause in causes for suspect in cause.suspects}
    for number, demand, track in told.offers:
        if Suspect(number, demand) in grouped:
            continue
        yield Finding(
            message=tr(
                "card {number} pays {pays} for {good} in {city}; the cheapest "
                "track for it costs {track}",
                number=number,
                pays=demand.pays,
                good=demand.good,
                city=demand.city,
                track=track,
            ),
            route=("demands", number, str(demand)),
            about=(("cities", demand.city), ("goods", demand.good)),
        )
    if told.poor:
        yield _poor_deck(told)
    if told.left_out:
        yield told.left_out


def _causes(
    survey: CrayonSurvey, told: Hopeless, odd: Sequence[tuple[Offer, float]]
) -> list[Shared]:
    """What payouts that do not fit have in common, whichever way they do not fit."""
    by_code = {
        "BAL002": [Suspect(offer.card, offer.demand) for offer, _ in odd],
        "BAL001": [Suspect(number, demand) for number, demand, _ in told.offers],
    }
    is_meant = {code: accepting(survey.scenario, code) for code in by_code}
    ours = [one for code, many in by_code.items() for one in many if not is_meant[code](one.route)]
    return shared_causes(survey, list(dict.fromkeys(ours)))


def _told_together(survey: CrayonSurvey, cause: Shared) -> Finding:
    """One city or good is the likely reason of several payouts that do not fit."""
    room, name = map(str, cause.thing)
    called = name_of(survey.things(room)[name])
    what = (
        tr("to or from {called}", called=called)
        if room == "cities"
        else tr("for {called}", called=called)
    )
    where = (
        tr("where it stands and what it supplies")
        if room == "cities"
        else tr("where it comes from")
    )
    said = [
        tr("{demand} on card {card}", demand=one.demand, card=one.card) for one in cause.suspects
    ]
    return Finding(
        message=tr(
            "{said} payouts {what} do not fit {where}: {said2}",
            said=len(said),
            what=what,
            where=where,
            said2=listed(said),
        ),
        route=cause.thing,
        also=tuple([Also(one.route, tr("does not fit")) for one in cause.suspects[:MOST_PLACES]]),
        about=tuple([one.route for one in cause.suspects]),
    )


def _poor_deck(told: Hopeless) -> Finding:
    worst = max(told.poor, key=lambda offer: offer.haul.least - offer.demand.pays)
    return Finding(
        message=tr(
            "{poor} of {number} demands pay less than the cheapest track "
            "for them; the worst is {demand} on card {card}, whose track "
            "costs about {least}",
            poor=len(told.poor),
            number=told.number,
            demand=worst.demand,
            card=worst.card,
            least=worst.haul.least,
        ),
        route=("demands",),
        is_about_key=True,
    )


@check(
    "BAL002",
    "odd-payout",
    WARNING,
    reads=ECONOMY,
    needs=("ground", "trade"),
    whole=WHOLE,
    holds=("VAL-CRY-47",),
    implies=("BAL001",),
)
def odd_payout(survey: CrayonSurvey) -> Iterator[Finding | Partly | None]:
    """A payout is far off what other demands pay for such a haul.

    The trend is the line that fits payout to mileposts and cheapest track best. A payout is odd
    if it is about twice the trend or half of it, and far outside the usual scatter. What lies
    within the band of the formula under `rules: payouts` never is. Several that have a city or a
    good in common are told of it, since it probably stands elsewhere or is supplied elsewhere.

    Why: it is mostly a slip of the pen, such as 91 for 19; if not, one card decides the game.
    Repair: correct the payout, or accept the finding with a reason.

    Bad:
        demands:
          1: [koralia machines 10, belogor wine 31, kestrel-bay tea 16]

    Good:
        demands:
          1: [koralia machines 10, belogor wine 15, kestrel-bay tea 16]
    """
    yield from searched_bit_by_bit(survey)
    if survey.trade.left_out:
        yield survey.trade.left_out
    odd = odd_offers(survey)
    causes = _causes(survey, hopeless(survey), odd) if len(odd) > 1 else []
    suspects = {Suspect(offer.card, offer.demand) for offer, _ in odd}
    causes = [cause for cause in causes if not suspects.isdisjoint(cause.suspects)]
    for cause in causes:
        yield _told_together(survey, cause)
    grouped = {suspect for cause in causes for suspect in cause.suspects}
    for (number, demand, haul), pays in odd:
        if Suspect(number, demand) not in grouped:
            yield Finding(
                message=tr(
                    "card {number} pays {pays} for {good} in {city}, {mileposts} "
                    "away; others pay about {pays2} for that",
                    number=number,
                    pays=demand.pays,
                    good=demand.good,
                    city=demand.city,
                    mileposts=counted(haul.mileposts, "milepost"),
                    pays2=round(pays),
                ),
                route=("demands", number, str(demand)),
                about=(("cities", demand.city), ("goods", demand.good)),
            )


def odd_offers(survey: CrayonSurvey) -> list[tuple[Offer, float]]:
    """The demands that pay much more or less than others do, and what others pay."""
    found = offers(survey)
    if len(found) < FEWEST:
        return []
    expected = trend(found)
    off = [offer.demand.pays - pays for offer, pays in zip(found, expected, strict=True)]
    usual = max(1.0, 1.48 * middle(map(abs, off)))
    odd = []
    for offer, pays, by in zip(found, expected, off, strict=True):
        ratio = offer.demand.pays / max(pays, 1.0)
        is_far = abs(by) > ODD * usual and (ratio > TIMES or ratio < 1 / TIMES)
        if is_far and not _is_fair(survey, offer):
            odd.append((offer, pays))
    return odd


def _is_fair(survey: CrayonSurvey, offer: Offer) -> bool:
    """Whether a payout is what the formula of the rules asks for, as `milepost deck` proposes."""
    formula, demand = survey.rules.payouts, offer.demand
    track = survey.trade.exact_track(demand)
    if formula is None or track is None:
        return False
    remoteness = survey.trade.hauls.remoteness[demand.city]
    return fair_payout(formula, offer.haul._replace(track=track), remoteness).has(demand.pays)


@check(
    "BAL004",
    "hopeless-card",
    WARNING,
    reads=ECONOMY,
    needs=("ground", "trade"),
    whole=WHOLE,
    implies=("BAL001",),
)
def hopeless_card(survey: CrayonSurvey) -> Iterator[Finding | Partly | None]:
    """No demand of a card pays for the cheapest track that it needs.

    Decks in which many demands pay less than their track are not looked at: they count on track
    that is there already.

    Why: whoever draws the card can only throw it away, which costs a turn.
    Repair: raise a payout, or put a nearer demand on the card.

    Bad:
        demands:
          4: [vinehall machines 4, whitepan coal 17, belogor wine 10]

    Good:
        demands:
          4: [vinehall machines 5, whitepan coal 20, belogor wine 12]
    """
    yield from searched_bit_by_bit(survey)
    poor: dict[str, int] = {}
    told = hopeless(survey)
    if told.left_out:
        yield told.left_out
    for number, _, _ in told.offers:
        poor[number] = poor.get(number, 0) + 1
    for number, demands in poor.items():
        if demands == len(survey.part.demands[number]) > 1:
            yield Finding(
                message=tr(
                    "no demand of card {number} pays for the cheapest track that it needs",
                    number=number,
                ),
                route=("demands", number),
                is_about_key=True,
            )


@check(
    "BAL003",
    "deck-cannot-win",
    WARNING,
    reads=("demands", "rules", "variants"),
    needs=("rules",),
    whole=("demands",),
    implies_anywhere=("RUL031",),
    holds=("VAL-CRY-80",),
    rules=("CRY-WIN-01",),
)
def deck_cannot_win(survey: CrayonSurvey) -> Iterator[Finding]:
    """All cards together pay less than a player needs to win.

    Why: nobody gets there before the deck has gone round several times.
    Repair: raise the payouts, add cards, or ask for less cash.

    Bad:
        rules: {win: {cash: 5000}}

    Good:
        rules: {win: {cash: 150}}
    """
    total = sum(max((demand.pays for demand in card), default=0) for card in _cards(survey))
    needed = survey.rules.win.cash
    if survey.part.demands and total < needed and is_asked_for(survey.rules):
        yield Finding(
            message=tr(
                "the best demands of all cards pay {total} together, and "
                "{needed} cash are needed to win",
                total=total,
                needed=needed,
            ),
            route=("rules", "win", "cash"),
        )


def _cards(survey: CrayonSurvey) -> Sequence[tuple[Demand, ...]]:
    return tuple(survey.part.demands.values())
