"""What the tools have in common that click on cities: hover, one stroke over several, the ring."""

from typing import TYPE_CHECKING

from editor.desk.tool import Add, Gesture, Tool
from editor.gestures.under_pointer import city_under
from editor.pointing.pointer import Pointer
from editor.pointing.sketch import EMPTY, Sketch, SketchNote
from model.boards.terrain import TerrainBoard
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.things.city import AgeOfSteamCity

if TYPE_CHECKING:
    from editor.desk.desk import Desk


class OnCities(Tool):
    """A tool whose clicks mean a city; the right button does the opposite."""

    GROUP = "place"
    LAYER = "cities"

    def suits(self, scenario: Scenario) -> bool:
        return isinstance(scenario.board, TerrainBoard)

    def wants_right(self) -> bool:
        return True

    # -- what each of them says

    def nowhere(self) -> str:
        """What a click does where there is no city."""
        raise NotImplementedError

    def why_not(self, city: AgeOfSteamCity) -> str:
        """Why a click on a city does nothing; empty where it does something."""
        return ""

    def click_words(self, desk: "Desk", city: AgeOfSteamCity) -> str:
        """What a click on a city will do."""
        raise NotImplementedError

    def told(self, desk: "Desk", city: AgeOfSteamCity) -> str:
        """What the city has now, in a few words beside it."""
        raise NotImplementedError

    def clicked(
        self, desk: "Desk", city: AgeOfSteamCity, *, is_opposite: bool, is_first: bool
    ) -> Change:
        """The change by a click, or by a stroke that comes over a further city."""
        raise NotImplementedError

    # -- what all of them do

    def hint(self, desk: "Desk", at: Pointer) -> str:
        city = own_city_under(desk, at)
        if city is None:
            return self.nowhere()
        return self.why_not(city) or self.click_words(desk, city)

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        city = own_city_under(desk, at)
        if city is None or city.at is None:
            return EMPTY
        return Sketch(rings=(city.at,), notes=(SketchNote(city.at, self.told(desk, city)),))

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        event, done = press, set[str]()
        while event.kind != "release":
            city, change = own_city_under(desk, event), Change("")
            if city is not None and city.id not in done and not self.why_not(city):
                change = self.clicked(desk, city, is_opposite=press.is_opposite, is_first=not done)
                done.add(city.id)
            event = yield Add(change) if change else None
            desk.show(self.sketch(desk, event), self.hint(desk, event))
        return None


def own_city_under(desk: "Desk", at: Pointer) -> AgeOfSteamCity | None:
    """The city or town under the pointer."""
    city = city_under(desk.scenario, at)
    return city if isinstance(city, AgeOfSteamCity) else None
