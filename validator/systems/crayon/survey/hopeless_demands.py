"""Demands of a crayon deck that pay less than the cheapest track for them."""

from collections.abc import Collection, Iterator, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from model.systems.crayon.things.part import Demand
from model.wording.speech import tr
from validator.finding import Partly
from validator.systems.crayon.survey.trade import Offer, offers
from validator.wording.listing import counted

if TYPE_CHECKING:
    from validator.systems.crayon.survey.survey import CrayonSurvey

MOST_SEARCHED = 150_000
"""So many mileposts are searched for exact prices: dozens of searches on a usual map."""
FEW = 0.1
"""Where more than this share of the demands is hopeless, the deck is told of as a whole."""


class Hopeless(NamedTuple):
    """Demands that pay less than their track: a few, or so many that the deck is meant so."""

    offers: tuple[tuple[str, Demand, str], ...]
    """The number of the card, the demand, and what its track costs."""
    poor: tuple[Offer, ...]
    number: int
    """How many demands there are that can be met at all."""
    left_out: Partly | None = None
    """What is to be told where not every demand was looked at."""


def hopeless(survey: "CrayonSurvey") -> Hopeless:
    """The demands that pay less than the cheapest track for them."""
    found = offers(survey)
    surely = _surely(survey, found)
    if surely:
        return Hopeless((), surely, len(found), survey.trade.left_out)
    poor = _poor(survey, found)
    searched = _worst(survey, poor)
    costs = ((offer, _track(survey, offer, offer in searched)) for offer in poor)
    told = [(offer.card, offer.demand, cost) for offer, cost in costs if cost]
    left_out = survey.trade.left_out or _unsearched(survey, searched, poor)
    return Hopeless(tuple(told), (), len(found), left_out)


def searched_bit_by_bit(survey: "CrayonSurvey") -> Iterator[None]:
    """Searches what `hopeless` rests on, with pauses, so that an editor never stands still."""
    yield from survey.trade.weighed_bit_by_bit()
    found = offers(survey)
    if not _surely(survey, found):
        for offer in _worst(survey, _poor(survey, found)):
            survey.trade.exact_track(offer.demand)
            yield


def _surely(survey: "CrayonSurvey", found: Sequence[Offer]) -> tuple[Offer, ...]:
    """The demands that pay too little in any case, where they are too many to tell one by one."""
    few = max(5, int(FEW * len(found)))
    surely = tuple([one for one in found if one.demand.pays < _sure_track(survey, one)])
    return surely if len(surely) > few else ()


def _poor(survey: "CrayonSurvey", found: Sequence[Offer]) -> list[Offer]:
    """The demands that may pay less than their track."""
    poor = [offer for offer in found if offer.demand.pays < offer.haul.track]
    paid = {one for one in _by_need(poor)[: _room(survey)] if _pays_from_major(survey, one)}
    return [offer for offer in poor if offer not in paid]


def _by_need(poor: Sequence[Offer]) -> list[Offer]:
    """The demands that lack most first."""
    return sorted(poor, key=lambda one: one.demand.pays - one.haul.track)


def _pays_from_major(survey: "CrayonSurvey", offer: Offer) -> bool:
    """Whether a demand pays for its track as soon as that is laid from its own Major City."""
    track = survey.trade.hauls.laid_from_major(offer.demand.good, offer.demand.city)
    return track is not None and track <= offer.demand.pays


def _room(survey: "CrayonSurvey") -> int:
    """How many searches the size of the map allows."""
    return MOST_SEARCHED // max(survey.waves.everywhere.bit_count(), 1)


def _sure_track(survey: "CrayonSurvey", offer: Offer) -> int:
    """What the track for a demand costs at least, from wherever it is laid.

    Where lines from both ends meet beside a Major City, the last section pays for bare ground.
    """
    if offer.demand.city in survey.ground.red:
        return offer.haul.track - survey.rules.cost.major + 1
    return offer.haul.least


def _worst(survey: "CrayonSurvey", poor: Sequence[Offer]) -> frozenset[Offer]:
    """The demands whose track is searched exactly: as many as the size of the map allows."""
    room = _room(survey)
    searches = survey.trade.hauls.searches_for
    worst = _by_need(poor)[:room]
    spent = accumulate(searches(one.demand.good, one.demand.city) for one in worst)
    return frozenset(one for one, so_far in zip(worst, spent, strict=True) if so_far <= room)


def _track(survey: "CrayonSurvey", offer: Offer, is_searched: bool) -> str:
    """What the track for a demand costs, where that is more than it pays."""
    if not is_searched:
        least = _sure_track(survey, offer)
        return tr("at least {least}", least=least) if offer.demand.pays < least else ""
    track = survey.trade.exact_track(offer.demand)
    return str(track) if track is not None and offer.demand.pays < track else ""


def _unsearched(
    survey: "CrayonSurvey", searched: Collection[Offer], poor: Sequence[Offer]
) -> Partly | None:
    rest = [offer for offer in poor if offer not in searched]
    unsure = [offer for offer in rest if offer.demand.pays >= _sure_track(survey, offer)]
    if not unsure:
        return None
    return Partly(
        tr(
            "on a map of this size the exact price of track is not known "
            "for {unsure} of {demands} that pay little",
            unsure=len(unsure),
            demands=counted(len(poor), "demand"),
        )
    )
