"""What many payouts that do not fit have in common: a city that stands elsewhere, or a good."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from model.boards import grid
from model.notation import Cell
from model.systems.crayon.things.part import Demand
from validator.finding import Way
from validator.systems.crayon.survey.survey import CrayonSurvey

FEWEST = {"cities": 2, "goods": 3}
"""So many payouts make a cause of what they have in common."""
MOST = 500
"""Among more payouts than this nobody looks for what they have in common."""


class Suspect(NamedTuple):
    """A demand whose payout does not fit, with the number of its card."""

    card: str
    demand: Demand

    @property
    def route(self) -> Way:
        return ("demands", self.card, str(self.demand))


class Shared(NamedTuple):
    """A city or a good that payouts have in common."""

    thing: Way
    suspects: tuple[Suspect, ...]


def shared_causes(survey: CrayonSurvey, suspects: Sequence[Suspect]) -> list[Shared]:
    """The fewest cities and goods that have to do with all payouts which have one in common."""
    left = {suspect: set(_things(survey, suspect.demand)) for suspect in suspects[:MOST]}
    found: list[Shared] = []
    while left:
        users: dict[Way, list[Suspect]] = {}
        for suspect, things in left.items():
            for thing in things:
                users.setdefault(thing, []).append(suspect)
        thing = max(users, key=lambda way: (len(users[way]), way))
        if len(users[thing]) < FEWEST[str(thing[0])]:
            break
        found.append(Shared(thing, tuple(users[thing])))
        left = {suspect: things for suspect, things in left.items() if thing not in things}
    return found


def _things(survey: CrayonSurvey, demand: Demand) -> Iterator[Way]:
    """What a payout hangs on: its city, its good, and the city that the good comes from."""
    yield ("cities", demand.city)
    yield ("goods", demand.good)
    sources = survey.trade.supplies.get(demand.good, ())
    here = _place(survey, demand.city)
    places = [(at, name) for name in sources if (at := _place(survey, name)) is not None]
    if here is not None and places:
        yield ("cities", min((grid.distance(here, at), name) for at, name in places)[1])


def _place(survey: CrayonSurvey, city: str) -> Cell | None:
    """Where a city stands; one overseas begins at the port of its link."""
    if city in survey.on_the_map:
        return survey.on_the_map[city].at
    ports = [link.port for link in survey.part.links.values() if city in link.serves]
    return ports[0] if ports else None
