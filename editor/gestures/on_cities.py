"""What tools have in common that click on cities: hover, one stroke over several, the ring."""

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from editor.desk.tool import Add, Gesture, Tool
from editor.gestures.under_pointer import city_under
from editor.pointing.pointer import Pointer
from editor.pointing.sketch import EMPTY, Sketch, SketchNote
from model.scenario.change import Change
from model.scenario.things import City

if TYPE_CHECKING:
    from editor.desk.desk import Desk

OwnCity = TypeVar("OwnCity", bound=City)


class OnCities(Tool, Generic[OwnCity]):
    """A tool whose clicks mean a city; the right button does the opposite."""

    GROUP = "place"
    LAYER = "cities"
    CITY: ClassVar[type[City]]
    """The cities of its system."""

    def wants_right(self) -> bool:
        return True

    # -- what each of them says

    def nowhere(self) -> str:
        """What a click does where there is no city."""
        raise NotImplementedError

    def why_not(self, city: OwnCity) -> str:
        """Why a click on a city does nothing; empty where it does something."""
        return ""

    def click_words(self, desk: "Desk", city: OwnCity) -> str:
        """What a click on a city will do."""
        raise NotImplementedError

    def told(self, desk: "Desk", city: OwnCity) -> str:
        """What the city has now, in a few words beside it."""
        raise NotImplementedError

    def clicked(self, desk: "Desk", city: OwnCity, *, is_opposite: bool, is_first: bool) -> Change:
        """The change by a click, or by a stroke that comes over a further city."""
        raise NotImplementedError

    # -- what all of them do

    def city_at(self, desk: "Desk", at: Pointer) -> OwnCity | None:
        """The city under the pointer."""
        city = city_under(desk.scenario, at)
        return city if isinstance(city, self.CITY) else None  # type: ignore[return-value]

    def hint(self, desk: "Desk", at: Pointer) -> str:
        city = self.city_at(desk, at)
        if city is None:
            return self.nowhere()
        return self.why_not(city) or self.click_words(desk, city)

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        city = self.city_at(desk, at)
        place = None if city is None else city.at or city.xy
        if city is None or place is None:
            return EMPTY
        return Sketch(rings=(place,), notes=(SketchNote(place, self.told(desk, city)),))

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        event, done = press, set[str]()
        while event.kind != "release":
            city, change = self.city_at(desk, event), Change("")
            if city is not None and city.id not in done and not self.why_not(city):
                change = self.clicked(desk, city, is_opposite=press.is_opposite, is_first=not done)
                done.add(city.id)
            event = yield Add(change) if change else None
            desk.show(self.sketch(desk, event), self.hint(desk, event))
        return None
