"""The survey of an Age of Steam map: its rules, its land, and who can play how long on it."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from model.boards.hexes import HexBoard
from model.systems.age_of_steam.conditions.cases import now, values_of
from model.systems.age_of_steam.conditions.place import is_one_of
from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.places.spots import Spots
from model.systems.age_of_steam.rules.action_rules import SpecialAction
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.rules.base_effects import effects_said
from model.systems.age_of_steam.rules.effects import Urbanize
from model.systems.age_of_steam.things.city import TOWN, AgeOfSteamCity
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from model.systems.age_of_steam.track.land import Land, land_of
from model.wording.speech import tr
from validator.survey.survey import Lacking, Survey

RULES = ("rules", "variants", "own_variants")
"""The keys of a scenario on which its rules hang."""
THINGS = ("board", "cities", "goods", "regions", "cells", "new_cities", "special_links")
LAND = (*THINGS, "blocked", *RULES)
"""The keys on which it hangs where track can lie."""
MOST_PLAYERS = 8
MOST_TURNS = 30
"""So many turns are looked at of a game that has no fixed end."""


class AgeOfSteamSurvey(Survey):
    """What checks of Age of Steam maps ask for."""

    @cached_property
    def part(self) -> AgeOfSteamPart:
        return self.scenario.part_as(AgeOfSteamPart)

    @cached_property
    def rules(self) -> AgeOfSteamRules:
        return self.rules_as(AgeOfSteamRules)

    @cached_property
    def land(self) -> Land:
        """Where track can lie; Lacking where there is no board of hexes or no rules."""
        if why_not := self.why_lacking("rules"):
            raise Lacking(why_not)
        if not isinstance(self.scenario.board, HexBoard):
            raise Lacking(tr("there is no board of hexes"))
        return land_of(self.scenario, self.rules)

    @cached_property
    def spots(self) -> Spots:
        """Every place as the rules see it."""
        return Spots(self.scenario)

    @property
    def is_begun(self) -> bool:
        """Whether there is anything on the map yet that a game could be about."""
        return bool(self.scenario.cities)

    @cached_property
    def towns(self) -> Mapping[str, AgeOfSteamCity]:
        return self._of_kind(is_town=True)

    @cached_property
    def printed(self) -> Mapping[str, AgeOfSteamCity]:
        """The cities that are printed on the board."""
        return self._of_kind(is_town=False)

    def _of_kind(self, *, is_town: bool) -> dict[str, AgeOfSteamCity]:
        return {
            key: city
            for key, city in self.scenario.cities.items()
            if isinstance(city, AgeOfSteamCity) and (city.kind == TOWN) == is_town
        }

    # -- players and turns

    @cached_property
    def counts(self) -> Sequence[int]:
        """The numbers of players that can play, as far as any game goes."""
        players = self.scenario.players
        return range(max(1, players.min), min(MOST_PLAYERS, players.max) + 1)

    def turns(self, players: int) -> int | None:
        """How many turns so many players play; None where no number is given."""
        found: int | None = now(self.rules.turns, Situation(players=players))
        return found

    def moments(self) -> Iterator[Situation]:
        """Every turn of every number of players, as situations see it."""
        for players in self.counts:
            turns = self.turns(players)
            last = MOST_TURNS if turns is None else min(turns, MOST_TURNS)
            for turn in range(1, last + 1):
                yield Situation(turn=turn, turns=turns, players=players, living=players)

    # -- actions

    def effects(self) -> Iterator[tuple[int, SpecialAction, Any]]:
        """Every effect that an action can have in some situation, with its place in the list."""
        for place, action in enumerate(self.rules.actions.list):
            for effects in values_of(effects_said(action)):
                yield from ((place, action, effect) for effect in effects)

    def has_effect(self, kind: type[Any]) -> bool:
        return any(isinstance(effect, kind) for _, _, effect in self.effects())

    @cached_property
    def can_urbanize(self) -> bool:
        """Whether a town can ever become a city."""
        return bool(self.towns and self.part.new_cities) and self.has_effect(Urbanize)

    def takers(self, town: str) -> list[str]:
        """The New Cities that a town may become."""
        rules = self.rules.urbanization
        spot = self.spots.printed[town]
        if not self.can_urbanize or not is_one_of(rules.where, spot):
            return []
        bound = [one for one in rules.tiles_for if not is_one_of(one.where, spot)]
        closed = {key for one in bound for key in one.new_city}
        return [key for key in self.part.new_cities if key not in closed]


SURVEY = AgeOfSteamSurvey
