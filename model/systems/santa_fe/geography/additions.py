"""What a board of Santa Fe from geography has besides lines: homes, arrows, values, squares."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final, cast

from model.boards.routes import RouteBoard
from model.collection import Things
from model.imports.geo.additions import Additions, LandMade
from model.rules.resolving import rules_of
from model.scenario.scenario import Scenario
from model.systems.santa_fe.geography.arrows import with_arrows
from model.systems.santa_fe.geography.homes import homes_of
from model.systems.santa_fe.geography.outlook import Outlook, outlook
from model.systems.santa_fe.geography.values import distances, squares_of, values_of
from model.systems.santa_fe.rules.santa_fe_rules import SantaFeRules
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart
from model.systems.santa_fe.things.railroad import Railroad

if TYPE_CHECKING:
    from model.imports.geo.draft_cities import DraftCities


ROOM: Final = 1.35
"""Segments for each piece of track that a board has at least."""
LEAST_TRACK: Final = 3


def additions(land: LandMade) -> "SantaFeAdditions":
    return SantaFeAdditions(land)


class SantaFeAdditions(Additions):
    """The railroads' homes, and what cities are worth as seen from there."""

    def __init__(self, land: LandMade) -> None:
        self._asked = land.recipe.homes
        self._people = {city.place.name: city.place.people for city in land.settled.cities}

    def finished(self, drafted: Scenario, cities: "DraftCities") -> Scenario:
        ids = {name: key for name, (key, _) in cities.by_name.items()}
        people = {ids[name]: number for name, number in self._people.items()}
        said = {key: ids[name] for key, name in self._asked.cities.items() if name in ids}
        return settled(drafted, outlook(drafted, people, self._asked.side), said)


def settled(scenario: Scenario, view: Outlook, said: dict[str, str]) -> Scenario:
    """A board with everything that follows from where the railroads begin."""
    part = scenario.part_as(SantaFePart)
    known = _with_track(part.railroads, view.board)
    majors = [one for one in known.values() if one.is_major]
    homes = homes_of(view, known, said)
    bases = {homes[one.id] for one in majors}
    view = replace(view, board=with_arrows(view, bases))
    values = values_of(view, bases)
    squares = squares_of(view, homes, majors, values)
    cities = {
        key: replace(
            cast("SantaFeCity", city), value=values.get(key), squares=tuple(squares.get(key, ()))
        )
        for key, city in scenario.cities.items()
    }
    names = _names(scenario, view, homes, squares)
    railroads = {
        key: replace(one, home=homes.get(key, ""), name=names.get(key, one.name))
        for key, one in known.items()
    }
    counts = Counter(values.values())
    rules = rules_of(scenario, SantaFeRules)
    dealt = sum(rules.deck.copies.get(str(value), 1) * n for value, n in counts.items())
    most = max(scenario.players.min, min(scenario.players.max, dealt // rules.hand - 1))
    markers = {
        key: replace(one, count=min(one.count, counts[one.on_value]))
        for key, one in part.boom_markers.items()
    }
    own = replace(part, railroads=Things(railroads), boom_markers=Things(markers))
    players = replace(scenario.players, max=most)
    return replace(scenario, board=view.board, cities=Things(cities), part=own, players=players)


def _with_track(railroads: Mapping[str, Railroad], board: RouteBoard) -> dict[str, Railroad]:
    """The railroads with less track than usual where a small board has few segments."""
    segments = sum(line.segments for line in board.lines.values())
    usual = sum(one.track for one in railroads.values())
    scale = min(1.0, segments / (ROOM * max(usual, 1)))
    return {
        key: replace(one, track=max(LEAST_TRACK, round(one.track * scale)))
        for key, one in railroads.items()
    }


def _names(
    scenario: Scenario, view: Outlook, homes: dict[str, str], squares: dict[str, list[str]]
) -> dict[str, str]:
    """Railroads called after where they begin and where they want to go."""
    taken: set[str] = set()
    found = {}
    for railroad, home in homes.items():
        paid = [city for city, owners in squares.items() if railroad in owners]
        far = distances(view.board, [home])
        others = sorted(far, key=lambda city: (city not in paid, -far[city], city))
        name = next(
            name
            for city in (*others, home)
            if (name := f"{scenario.cities[home].name} & {scenario.cities[city].name}") not in taken
        )
        taken.add(name)
        found[railroad] = name
    return found
