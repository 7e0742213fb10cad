"""The trade of a crayon scenario: who supplies and asks for what, how far and how dear it is."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from model.systems.crayon.economy.hauls import Haul, Hauls, supplies_of
from model.systems.crayon.things.part import Demand
from model.wording.speech import tr
from validator.finding import Partly
from validator.wording.listing import counted

if TYPE_CHECKING:
    from validator.systems.crayon.survey.survey import CrayonSurvey

MOST_WORK = 2_000_000_000
"""What the searches for hauls may take, as waves count it: fifty times as much as a usual map."""
_NO_HAULS: Mapping[str, Haul] = MappingProxyType({})


class Trade:
    """What goes from where to where. Only cities and goods that there are count."""

    def __init__(self, survey: "CrayonSurvey") -> None:
        self._survey = survey
        self._exact: dict[tuple[str, str], int | None] = {}
        self._so_far: dict[str, Mapping[str, Haul]] = {}
        self._weighing = self._weigh()

    @cached_property
    def supplies(self) -> Mapping[str, tuple[str, ...]]:
        """The cities that supply each good."""
        return supplies_of(self._survey.scenario)

    @cached_property
    def hauls(self) -> Hauls:
        """How goods come to cities on this ground."""
        return Hauls(self._survey.ground, self._survey.waves)

    @cached_property
    def demands(self) -> tuple[tuple[str, Demand], ...]:
        """Every demand with the number of its card."""
        cards = self._survey.part.demands.items()
        return tuple([(number, demand) for number, card in cards for demand in card])

    @cached_property
    def wanted(self) -> Counter[str]:
        """How many demands there are for each good."""
        return Counter(demand.good for _, demand in self.demands)

    @cached_property
    def cards_with(self) -> Counter[str]:
        """How many cards ask for each good."""
        cards = self._survey.part.demands.values()
        return Counter(good for card in cards for good in {demand.good for demand in card})

    @cached_property
    def served(self) -> Counter[str]:
        """How many demands there are in each city."""
        return Counter(demand.city for _, demand in self.demands)

    def haul(self, demand: Demand) -> Haul | None:
        """What a demand takes; None where its good cannot come to its city at all.

        The same is said of goods that were not weighed; `left_out` tells of them.
        """
        return self._weighed.get(demand.good, _NO_HAULS).get(demand.city)

    @property
    def left_out(self) -> Partly | None:
        """What is to be told where the map is too large to weigh all goods."""
        goods = self.wanted.keys() & self.supplies.keys()
        if len(self._weighed) >= len(goods):
            return None
        return Partly(
            tr(
                "on a map of this size {goods} of {goods2} were weighed, those "
                "that most demands ask for",
                goods=counted(len(self._weighed), "good"),
                goods2=len(goods),
            )
        )

    @cached_property
    def _weighed(self) -> Mapping[str, Mapping[str, Haul]]:
        """The hauls of each good, those most asked for first, as long as the work is bearable."""
        for _ in self._weighing:
            pass
        return self._so_far

    def weighed_bit_by_bit(self) -> Iterator[None]:
        """Weighs the goods with a pause after each, for whoever has other things to do as well."""
        # Whoever is ended at a pause must not end what all share, as `yield from` would.
        for _ in self._weighing:
            yield

    def _weigh(self) -> Iterator[None]:
        asked: dict[str, dict[str, None]] = {}
        for _, demand in self.demands:
            if demand.good in self.supplies:
                asked.setdefault(demand.good, {})[demand.city] = None
        end = self._survey.waves.work + MOST_WORK
        for good in sorted(asked, key=lambda good: (-self.wanted[good], good)):
            hauls = self.hauls.within(end, good, asked[good])
            if hauls is None:
                break
            self._so_far[good] = hauls
            yield

    def exact_track(self, demand: Demand) -> int | None:
        """The cheapest track for a demand as `milepost cost` names it; slow, so ask for few."""
        wanted = (demand.good, demand.city)
        if wanted not in self._exact:
            self._exact[wanted] = self.hauls.exact_track(*wanted)
        return self._exact[wanted]


class Offer(NamedTuple):
    """A demand with the number of its card and what it takes."""

    card: str
    demand: Demand
    haul: Haul


def offers(survey: "CrayonSurvey") -> list[Offer]:
    """Every demand that can be met at all."""
    trade = survey.trade
    pairs = [(number, demand, trade.haul(demand)) for number, demand in trade.demands]
    return [Offer(number, demand, haul) for number, demand, haul in pairs if haul]
