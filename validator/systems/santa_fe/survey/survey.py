"""The survey of a Santa Fe board: its rules, its land, who can reach what, and its cards."""

from collections.abc import Mapping
from functools import cached_property

from model.boards.routes import RouteBoard
from model.rules.variants import as_played
from model.scenario.scenario import Scenario
from model.systems.santa_fe.rules.card_counts import copies_of
from model.systems.santa_fe.rules.santa_fe_rules import SantaFeRules
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart
from model.systems.santa_fe.track.land import Land
from model.systems.santa_fe.track.reach import pieces_to, reached_by
from model.wording.speech import tr
from validator.survey.survey import Lacking, Survey

RULES = ("rules", "variants", "own_variants")
"""The keys of a scenario on which its rules hang."""
LAND = ("board", "cities", "railroads", *RULES)
"""The keys on which it hangs where track can lie."""
WHOLE = ("board", "cities", "railroads")
MOST_LINES = 2_000
"""The lines of a larger board are not held against each other."""


class SantaFeSurvey(Survey):
    """What checks of Santa Fe boards ask for."""

    @cached_property
    def played(self) -> Scenario:
        """The scenario with what its variants change in its things."""
        return as_played(self.scenario)

    @cached_property
    def part(self) -> SantaFePart:
        return self.played.part_as(SantaFePart)

    @cached_property
    def rules(self) -> SantaFeRules:
        return self.rules_as(SantaFeRules)

    @cached_property
    def land(self) -> Land:
        """Where track can lie; Lacking where there is no board of routes or no rules."""
        if why_not := self.why_lacking("rules"):
            raise Lacking(why_not)
        if not isinstance(self.scenario.board, RouteBoard):
            raise Lacking(tr("there is no board of routes"))
        return Land(self.played, self.rules)

    @property
    def is_begun(self) -> bool:
        """Whether there is anything on the board yet that a game could be about."""
        return bool(self.scenario.cities) and bool(getattr(self.scenario.board, "lines", None))

    @cached_property
    def valued(self) -> Mapping[str, SantaFeCity]:
        """The cities that have a value, and so cards."""
        cities = self.played.cities.items()
        return {
            key: city
            for key, city in cities
            if isinstance(city, SantaFeCity) and city.value is not None
        }

    def city(self, key: str) -> str:
        """What a city is called."""
        return self.land.city_name(key)

    # -- who reaches what

    @cached_property
    def homes(self) -> list[str]:
        """The homes that are on the map, each once."""
        known = [one.home for one in self.part.railroads.values()]
        return list(dict.fromkeys(home for home in known if home in self.land.cities))

    @cached_property
    def bases(self) -> list[str]:
        """The homes of majors."""
        return [home for home in self.homes if home in self.land.major_bases]

    @cached_property
    def far(self) -> Mapping[str, int]:
        """By city the fewest pieces from the nearest home."""
        return pieces_to(self.land, self.homes)

    @cached_property
    def far_from_bases(self) -> Mapping[str, int]:
        """By city the fewest pieces from the nearest home of a major."""
        return pieces_to(self.land, self.bases)

    @cached_property
    def reach(self) -> Mapping[str, Mapping[str, int]]:
        """By railroad the cities that it has the pieces for."""
        railroads = self.part.railroads.items()
        return {key: reached_by(self.land, railroad) for key, railroad in railroads}

    # -- cards

    @cached_property
    def city_cards(self) -> Mapping[str, int]:
        """By city how many cards there are of it."""
        return {key: copies_of(city, self.rules) for key, city in self.valued.items()}


SURVEY = SantaFeSurvey
