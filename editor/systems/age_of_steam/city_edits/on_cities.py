"""The tools that click on cities and towns of a board of hexes."""

from typing import ClassVar

from editor.gestures.on_cities import OnCities
from model.boards.terrain import TerrainBoard
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems.age_of_steam.things.city import AgeOfSteamCity


class OnCitiesAndTowns(OnCities[AgeOfSteamCity]):
    """A tool whose clicks mean a city or a town."""

    CITY: ClassVar[type[City]] = AgeOfSteamCity

    def suits(self, scenario: Scenario) -> bool:
        return isinstance(scenario.board, TerrainBoard)
