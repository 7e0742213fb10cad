"""The tools that click on cities of a board of routes."""

from typing import TYPE_CHECKING, ClassVar

from editor.gestures.on_cities import OnCities
from editor.systems.santa_fe.city_edits import city_words
from model.boards.routes import RouteBoard
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems.santa_fe.things.city import SantaFeCity

if TYPE_CHECKING:
    from editor.desk.desk import Desk


class OnRouteCities(OnCities[SantaFeCity]):
    """A tool whose clicks mean a city; beside it stands all that it has."""

    CITY: ClassVar[type[City]] = SantaFeCity

    def suits(self, scenario: Scenario) -> bool:
        return isinstance(scenario.board, RouteBoard)

    def told(self, desk: "Desk", city: SantaFeCity) -> str:
        return city_words.told(desk.scenario, city)
