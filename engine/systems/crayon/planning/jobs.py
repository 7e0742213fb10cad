"""Jobs: every demand at hand with every place where its load is to be had."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.systems.crayon.phases.delivering import bonus
from engine.systems.crayon.planning.atlas import Atlas, Goal
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import Train
from model.systems.crayon.things.part import Demand


class Job(NamedTuple):
    """A load to be brought from somewhere to where a card asks for it."""

    card: str
    demand: Demand
    pays: int
    """With what events add to it."""
    source: Goal | None
    """None where the load is on the train."""
    goal: Goal
    fares: int
    """What links cost that have to be bought for it."""


class Stop(NamedTuple):
    """A place of a trip and what is done there."""

    goal: Goal
    job: Job
    loads: bool


class JobList(NamedTuple):
    """Everything a train could do for the cards at hand."""

    play: Play
    atlas: Atlas
    seat: int
    train: Train

    def __call__(self) -> Iterator[Job]:
        player = self.play.state.seats[self.seat]
        for card in dict.fromkeys((*player.hand, *self.play.state.open_contracts)):
            bound = player.bound.get(card)
            for number, demand in enumerate(self.play.table.cards[card].demands):
                if bound is None or number in bound:
                    yield from self._for(card, demand)

    def _for(self, card: str, demand: Demand) -> Iterator[Job]:
        goals = [goal for goal in self.atlas.goals.get(demand.city, ()) if self._is_open(goal)]
        if not goals:
            return
        pays = demand.pays + bonus(self.play, demand.city, demand.good)
        aboard = demand.good in self.train.loads
        sources = [None] if aboard else self._sources(demand.good)
        for goal in goals:
            for source in sources:
                if source is None or source.city != demand.city:
                    fares = self._fare(goal) + (self._fare(source) if source else 0)
                    yield Job(card, demand, pays, source, goal, fares)

    def _sources(self, good: str) -> list[Goal | None]:
        state, found = self.play.state, list[Goal | None]()
        if state.tray.get(good):
            found += [goal for goal in self.atlas.suppliers.get(good, ()) if self._is_open(goal)]
        for lying in state.lying:
            if lying.good == good:
                goals = self.atlas.goals.get(lying.city, ())
                found += [goal for goal in goals if goal not in found and self._is_open(goal)]
        return found

    def _is_open(self, goal: Goal) -> bool:
        """Whether a link is the player's, or he can still have it."""
        if not goal.link:
            return True
        owners = self.play.state.track.owners_of(goal.link)
        limit = self.play.table.links[goal.link].max_players
        return self.seat in owners or limit is None or len(owners) < limit

    def _fare(self, goal: Goal) -> int:
        """What using a link costs that is not the player's yet, beside the track to its port."""
        table, link = self.play.table, goal.link
        if not link or self.play.state.track.owns(self.seat, link):
            return 0
        return table.links[link].cost if table.is_bought(link) else 0
