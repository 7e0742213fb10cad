"""Payouts against what the deliveries take: hopeless demands, odd ones, a deck too poor to win."""

from collections.abc import Collection, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from model.systems.crayon.economy.payouts import fair_payout
from model.systems.crayon.part import Demand
from validator.allowing import accepting
from validator.check import check
from validator.dangling import MOST_PLACES
from validator.finding import WARNING, Also, Finding, Partly
from validator.listing import counted, listed, name_of
from validator.payout_trend import FEWEST, middle, trend
from validator.surveys.crayon import GROUND, CrayonSurvey
from validator.surveys.goal import is_asked_for
from validator.surveys.shared_causes import Shared, Suspect, shared_causes
from validator.surveys.trade import Offer, offers

ECONOMY = tuple(dict.fromkeys((*GROUND, "goods", "demands", "allow")))
WHOLE = ("board", "waters", "blocked", "cities", "demands", "links", "ferries", "rules")
"""A payout is weighed against everything that stands on the map."""
MOST_SEARCHED = 150_000
"""So many mileposts are searched for exact prices: dozens of searches on a usual map."""
FEW = 0.1
"""Where more than this share of the demands is hopeless, the deck is told of as a whole."""
ODD = 6.0
"""How many times the usual scatter a payout must be off the trend to be called odd."""
TIMES = 1.8
"""And at least so many times too much, or too little."""


class Hopeless(NamedTuple):
    """Demands that pay less than their track: a few, or so many that the deck is meant so."""

    offers: tuple[tuple[str, Demand, str], ...]
    """The number of the card, the demand, and what its track costs."""
    poor: tuple[Offer, ...]
    number: int
    """How many demands there are that can be met at all."""
    left_out: Partly | None = None
    """What is to be told where not every demand was looked at."""


def hopeless(survey: CrayonSurvey) -> Hopeless:
    """The demands that pay less than the cheapest track for them."""
    found = offers(survey)
    surely = _surely(survey, found)
    if surely:
        return Hopeless((), surely, len(found), survey.trade.left_out)
    poor = _poor(found)
    searched = _worst(survey, poor)
    costs = ((offer, _track(survey, offer, offer in searched)) for offer in poor)
    told = [(offer.card, offer.demand, cost) for offer, cost in costs if cost]
    left_out = survey.trade.left_out or _unsearched(survey, searched, poor)
    return Hopeless(tuple(told), (), len(found), left_out)


def _bit_by_bit(survey: CrayonSurvey) -> Iterator[None]:
    """Searches what `hopeless` rests on, with pauses, so that an editor never stands still."""
    yield from survey.trade.weighed_bit_by_bit()
    found = offers(survey)
    if not _surely(survey, found):
        for offer in _worst(survey, _poor(found)):
            survey.trade.exact_track(offer.demand)
            yield


def _surely(survey: CrayonSurvey, found: Sequence[Offer]) -> tuple[Offer, ...]:
    """The demands that pay too little in any case, where they are too many to tell one by one."""
    few = max(5, int(FEW * len(found)))
    surely = tuple([one for one in found if one.demand.pays < _sure_track(survey, one)])
    return surely if len(surely) > few else ()


def _poor(found: Sequence[Offer]) -> list[Offer]:
    """The demands that may pay less than their track."""
    return [offer for offer in found if offer.demand.pays < offer.haul.track]


def _sure_track(survey: CrayonSurvey, offer: Offer) -> int:
    """What the track for a demand costs at least, from wherever it is laid.

    Where lines from both ends meet beside a Major City, the last section pays for bare ground.
    """
    if offer.demand.city in survey.ground.red:
        return offer.haul.track - survey.rules.cost.major + 1
    return offer.haul.least


def _worst(survey: CrayonSurvey, poor: Sequence[Offer]) -> frozenset[Offer]:
    """The demands whose track is searched exactly: as many as the size of the map allows."""
    room = MOST_SEARCHED // max(survey.waves.everywhere.bit_count(), 1)
    searches = survey.trade.hauls.searches_for
    worst = sorted(poor, key=lambda one: one.demand.pays - one.haul.track)[:room]
    spent = accumulate(searches(one.demand.good, one.demand.city) for one in worst)
    return frozenset(one for one, so_far in zip(worst, spent, strict=True) if so_far <= room)


def _track(survey: CrayonSurvey, offer: Offer, is_searched: bool) -> str:
    """What the track for a demand costs, where that is more than it pays."""
    if not is_searched:
        least = _sure_track(survey, offer)
        return f"at least {least}" if offer.demand.pays < least else ""
    track = survey.trade.exact_track(offer.demand)
    return str(track) if track is not None and offer.demand.pays < track else ""


def _unsearched(
    survey: CrayonSurvey, searched: Collection[Offer], poor: Sequence[Offer]
) -> Partly | None:
    rest = [offer for offer in poor if offer not in searched]
    unsure = [offer for offer in rest if offer.demand.pays >= _sure_track(survey, offer)]
    if not unsure:
        return None
    return Partly(
        f"on a map of this size the exact price of track is not known for {len(unsure)} of "
        f"{counted(len(poor), 'demand')} that pay little"
    )


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
    yield from _bit_by_bit(survey)
    told = hopeless(survey)
    causes = _causes(survey, told, odd_offers(survey)) if len(told.offers) > 1 else []
    for cause in causes:
        yield _told_together(survey, cause)
    grouped = {suspect for cause in causes for suspect in cause.suspects}
    for number, demand, track in told.offers:
        if Suspect(number, demand) in grouped:
            continue
        yield Finding(
            message=f"card {number} pays {demand.pays} for {demand.good} in {demand.city}; "
            f"the cheapest track for it costs {track}",
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
    what = f"to or from {called}" if room == "cities" else f"for {called}"
    where = "where it stands and what it supplies" if room == "cities" else "where it comes from"
    said = [f"{one.demand} on card {one.card}" for one in cause.suspects]
    return Finding(
        message=f"{len(said)} payouts {what} do not fit {where}: {listed(said)}",
        route=cause.thing,
        also=tuple([Also(one.route, "does not fit") for one in cause.suspects[:MOST_PLACES]]),
        about=tuple([one.route for one in cause.suspects]),
    )


def _poor_deck(told: Hopeless) -> Finding:
    worst = max(told.poor, key=lambda offer: offer.haul.least - offer.demand.pays)
    return Finding(
        message=f"{len(told.poor)} of {told.number} demands pay less than the cheapest track for "
        f"them; the worst is {worst.demand} on card {worst.card}, whose track costs about "
        f"{worst.haul.least}",
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
    yield from _bit_by_bit(survey)
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
                message=f"card {number} pays {demand.pays} for {demand.good} in {demand.city}, "
                f"{counted(haul.mileposts, 'milepost')} away; "
                f"others pay about {round(pays)} for that",
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
    yield from _bit_by_bit(survey)
    poor: dict[str, int] = {}
    told = hopeless(survey)
    if told.left_out:
        yield told.left_out
    for number, _, _ in told.offers:
        poor[number] = poor.get(number, 0) + 1
    for number, demands in poor.items():
        if demands == len(survey.part.demands[number]) > 1:
            yield Finding(
                message=f"no demand of card {number} pays for the cheapest track that it needs",
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
            message=f"the best demands of all cards pay {total} together, "
            f"and {needed} cash are needed to win",
            route=("rules", "win", "cash"),
        )


def _cards(survey: CrayonSurvey) -> Sequence[tuple[Demand, ...]]:
    return tuple(survey.part.demands.values())
