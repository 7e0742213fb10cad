"""The rooms tool: how many stations a city has room for, and the number of a remote place."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from editor.desk.tool import Choice, Option
from editor.edits.things import altered
from editor.gestures.city_numbers import (
    CityNumber,
    number_choices,
    number_in_hand,
    take_number,
)
from editor.gestures.on_cities import OnCities
from editor.pointing.pointer import Pointer
from editor.systems.trains.city_numbers import NUMBER, NUMBERS, ROOM
from editor.words import tr
from model.scenario.change import Change
from model.scenario.things import City
from model.systems.trains.things.city import TrainsCity

if TYPE_CHECKING:
    from editor.desk.desk import Desk


class Rooms(OnCities[TrainsCity]):
    """Gives cities their room and remote places their number."""

    NAME = "city-rooms"
    TITLE = "Rooms and numbers"
    KEY = "D"
    ORDER = 41
    OPTIONS: ClassVar = (ROOM.option, NUMBER.option)
    CITY: ClassVar[type[City]] = TrainsCity

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        number = ROOM if option == ROOM.option else NUMBER
        return number_choices(desk.scenario, number)

    def digit(self, desk: "Desk", number: int) -> bool:
        """Of the place under the pointer, at once; elsewhere the number to click with."""
        pointer = desk.pointer
        city = None if pointer is None else self.city_at(desk, pointer)
        taken = take_number(desk, NUMBERS[city.kind] if city is not None else ROOM, number)
        if taken and city is not None:
            desk.attempt(lambda: _numbered(desk, city, number))
        return taken

    def nowhere(self) -> str:
        return tr("Click a city or a remote place, or drag over several · 1 to 9: the number")

    def told(self, desk: "Desk", city: TrainsCity) -> str:
        number = NUMBERS[city.kind]
        return f"{city.name}: {tr(number.title).format(n=getattr(city, number.field))}"

    def click_words(self, desk: "Desk", city: TrainsCity) -> str:
        number = NUMBERS[city.kind]
        title = tr(number.title).format(n=number_in_hand(desk, number))
        words = tr("Click: {city} has {number} · Alt or right: the next number")
        return words.format(city=city.name, number=title)

    def clicked(
        self, desk: "Desk", city: TrainsCity, *, is_opposite: bool, is_first: bool
    ) -> Change:
        number = NUMBERS[city.kind]
        value = _next(desk, city, number) if is_opposite else number_in_hand(desk, number)
        return _numbered(desk, city, value)

    def pick(self, desk: "Desk", at: Pointer) -> bool:
        city = self.city_at(desk, at)
        if city is None:
            return False
        number = NUMBERS[city.kind]
        return take_number(desk, number, getattr(city, number.field))


def _next(desk: "Desk", city: TrainsCity, number: CityNumber) -> int:
    """The number after the one that a place has; after the largest the smallest."""
    offered, here = number.offered(desk.scenario), getattr(city, number.field)
    return next((one for one in offered if one > here), offered[0])


def _numbered(desk: "Desk", city: TrainsCity, value: int) -> Change:
    number = NUMBERS[city.kind]
    words = tr(number.title).format(n=value)
    label = tr("{city}: {number}").format(city=city.name, number=words)
    change = altered(desk.scenario, "cities", city.id, **{number.field: value})
    return replace(change, label=label)
