"""What a scenario means to its players: land, places, actions with their effects, columns, tokens.

All of it follows from the scenario alone, is worked out once, and is shared by every game on it.
"""

from collections.abc import Mapping
from typing import Any

from engine.protocol import NotPlayable
from model.boards.hexes import HexBoard
from model.rules.resolving import NoRules, resolve_rules, rules_of
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.conditions.cases import Cases
from model.systems.age_of_steam.places.start_cubes import as_put_out
from model.systems.age_of_steam.rules.action_rules import SpecialAction
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.rules.base_effects import effects_said
from model.systems.age_of_steam.rules.module_rules import RESERVED, Benefit, Role
from model.systems.age_of_steam.things.city import SLOTS, TOWN, AgeOfSteamCity
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from model.systems.age_of_steam.track.land import land_of
from model.wording.speech import tr


class Table:
    """A scenario as its players meet it."""

    def __init__(self, scenario: Scenario) -> None:
        if not isinstance(scenario.board, HexBoard):
            raise NotPlayable(tr("Age of Steam is played on hexes"))
        self.rules = _rules(scenario)
        self.scenario = scenario
        self.part = scenario.part_as(AgeOfSteamPart)
        self.land = land_of(scenario, self.rules)
        self.spots = self.land.spots
        self.colours: tuple[str, ...] = tuple(scenario.goods)
        self.cities: Mapping[str, AgeOfSteamCity] = {
            city.id: city
            for city in scenario.cities.values()
            if isinstance(city, AgeOfSteamCity) and city.kind != TOWN
        }
        """The printed cities."""
        self.towns: Mapping[str, AgeOfSteamCity] = {
            city.id: city
            for city in scenario.cities.values()
            if isinstance(city, AgeOfSteamCity) and city.kind == TOWN
        }
        self.actions: Mapping[str, SpecialAction] = {
            action.id: action for action in self.rules.actions.list
        }
        """The special actions in the order of their list."""
        self.effects: dict[str, Any] = {
            action.id: effects_said(action) for action in self.rules.actions.list
        }
        self.roles: Mapping[str, Role] = self.rules.roles.list if self.rules.roles else {}
        self.granted = frozenset(one for role in self.roles.values() for one in role.grants)
        """Actions that roles have, which nobody can choose."""
        self.benefits: dict[str, tuple[str, Benefit]] = {
            benefit.id: (token.id, benefit)
            for token in self.rules.tokens.values()
            for benefit in token.benefits.values()
        }
        """What tokens buy, each with its token."""
        self.columns: tuple[str, ...] = (*self._slots_of_cities(), *self.part.new_cities)
        """The columns of the display: slots of printed cities, and New Cities."""
        self.cities_of: dict[str, tuple[str, ...]] = {
            slot: tuple([city.id for city in self.cities.values() if slot in city.slots])
            for slot in self._slots_of_cities()
        }
        """The printed cities that each slot feeds."""
        self.hexes = frozenset(self.spots.hexes())
        """The hexes without a city or town."""
        self.at_start = as_put_out(scenario, self.spots)
        """The cubes that begin on each place, in the order in which they are put out."""
        self.has_agreements = bool(scenario.house_rules) or bool(reserved_modules(scenario))
        self.plain_effects: dict[tuple[Any, ...], tuple[Any, ...]] = {}
        """Effects that never vary, kept by who has them; see effects.held."""

    def _slots_of_cities(self) -> list[str]:
        used = {slot for city in self.cities.values() for slot in city.slots}
        return [slot for slot in SLOTS if slot in used]

    def has_varying_effects(self, action: str) -> bool:
        """Whether what an action does depends on the situation."""
        return isinstance(self.effects.get(action), Cases)

    def squares_are_new(self, column: str) -> bool:
        """Whether a column belongs to a New City."""
        return column in self.part.new_cities

    def place_name(self, place: str) -> str:
        """What people call a place: the name of a city or town, or its cell."""
        city = self.scenario.cities.get(place)
        return place if city is None else city.name or place

    def link_name(self, link: str) -> str:
        """What players call a special link: its name, or those of its ends."""
        known = self.part.special_links.get(link)
        if known is None:
            return link
        return known.name or "–".join(map(self.place_name, known.ends))

    def action_name(self, action: str) -> str:
        known = self.actions.get(action)
        return action if known is None else known.name or action.replace("-", " ").capitalize()

    def colour_name(self, colour: str) -> str:
        good = self.scenario.goods.get(colour)
        return colour if good is None else (good.name or colour).lower()


def reserved_modules(scenario: Scenario) -> tuple[str, ...]:
    """Modules without rules here, which people play by agreement."""
    try:
        rules = rules_of(scenario, AgeOfSteamRules)
    except NoRules:
        return ()
    return tuple([name for name in rules.modules if name in RESERVED])


def _rules(scenario: Scenario) -> AgeOfSteamRules:
    """The rules; where a map says something that nobody can read, it would be another game."""
    try:
        rules = rules_of(scenario, AgeOfSteamRules)
    except NoRules as trouble:
        raise NotPlayable(str(trouble)) from None
    for misfit in resolve_rules(scenario).troubles:
        raise NotPlayable(tr("the rules cannot be read: {misfit}", misfit=misfit.why))
    return rules


def table_of(scenario: Scenario) -> Table:
    """The table of a scenario; the last few are kept, since many games are played on one."""
    key = id(scenario)
    kept = _TABLES.get(key)
    if kept is None or kept.scenario is not scenario:
        kept = Table(scenario)
        if len(_TABLES) >= 8:
            _TABLES.pop(next(iter(_TABLES)))
        _TABLES[key] = kept
    return kept


_TABLES: dict[int, Table] = {}
