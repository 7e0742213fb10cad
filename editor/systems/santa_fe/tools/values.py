"""The values tool: what the cards of cities are worth; right or Alt takes a value away."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from editor.desk.tool import Choice, Option
from editor.edits.things import altered
from editor.pointing.pointer import Pointer
from editor.systems.santa_fe.city_edits.city_words import values
from editor.systems.santa_fe.city_edits.on_cities import OnRouteCities
from editor.words import tr
from model.scenario.change import Change
from model.systems.santa_fe.things.city import SantaFeCity

if TYPE_CHECKING:
    from editor.desk.desk import Desk

VALUE = Option("city-value", "Value of a city")


class Values(OnRouteCities):
    """Gives cities their values."""

    NAME = "city-values"
    TITLE = "Values of cities"
    KEY = "J"
    ORDER = 41
    OPTIONS: ClassVar = (VALUE,)

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        return [
            Choice(str(one), tr("value {n}").format(n=one), f"icon city-value-{one}")
            for one in values(desk.scenario)
        ]

    def nowhere(self) -> str:
        return tr("Click a city, or drag over several: they get the value in hand")

    def click_words(self, desk: "Desk", city: SantaFeCity) -> str:
        words = tr("Click: {city} is worth {n} for each railroad")
        if city.value is None:
            return words.format(city=city.name, n=value_in_hand(desk))
        words += " · " + tr("Alt or right: no value, and no cards of it")
        return words.format(city=city.name, n=value_in_hand(desk))

    def clicked(
        self, desk: "Desk", city: SantaFeCity, *, is_opposite: bool, is_first: bool
    ) -> Change:
        value = None if is_opposite else value_in_hand(desk)
        label = tr("value of {city}").format(city=city.name)
        return replace(altered(desk.scenario, "cities", city.id, value=value), label=label)

    def pick(self, desk: "Desk", at: Pointer) -> bool:
        """Takes over the value of a city."""
        city = self.city_at(desk, at)
        if city is None or city.value is None:
            return False
        desk.set(VALUE.key, str(city.value))
        return True


def value_in_hand(desk: "Desk") -> int:
    known = values(desk.scenario)
    chosen = str(desk.settings.get(VALUE.key))
    found = [one for one in known if str(one) == chosen]
    return (found or known or [2])[0]
