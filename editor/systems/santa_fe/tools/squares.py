"""The squares tool: paints the colours of majors onto cities; right or Alt takes one away."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from editor.desk.tool import Choice, Option
from editor.edits.things import altered
from editor.pointing.pointer import Pointer
from editor.systems.santa_fe.city_edits.city_words import name_of, railroads
from editor.systems.santa_fe.city_edits.on_cities import OnRouteCities
from editor.words import tr
from model.scenario.change import Change
from model.systems.santa_fe.things.city import SantaFeCity

if TYPE_CHECKING:
    from editor.desk.desk import Desk

SQUARE = Option("city-square", "Square of a major")


class Squares(OnRouteCities):
    """Paints squares onto cities."""

    NAME = "city-squares"
    TITLE = "Colour squares"
    KEY = "D"
    ORDER = 42
    OPTIONS: ClassVar = (SQUARE,)

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        return [
            Choice(one.id, name_of(desk.scenario, one.id), f"colour {one.colour}")
            for one in railroads(desk.scenario)
            if one.is_major
        ]

    def nowhere(self) -> str:
        return tr("Click a city, or drag over several: they get the square in hand")

    def click_words(self, desk: "Desk", city: SantaFeCity) -> str:
        hand = square_in_hand(desk)
        if not hand:
            return tr("There is no major railroad yet: see the sheet of railroads")
        name = name_of(desk.scenario, hand)
        if hand in city.squares:
            return tr("{city} has the square of {name} · Alt or right: take it away").format(
                city=city.name, name=name
            )
        words = tr("Click: {name} is paid for coming to {city} first")
        return words.format(city=city.name, name=name)

    def clicked(
        self, desk: "Desk", city: SantaFeCity, *, is_opposite: bool, is_first: bool
    ) -> Change:
        hand = square_in_hand(desk)
        if not hand:
            return Change("")
        after = {*city.squares} - {hand} if is_opposite else {*city.squares, hand}
        label = tr("squares of {city}").format(city=city.name)
        change = altered(desk.scenario, "cities", city.id, squares=tuple(sorted(after)))
        return replace(change, label=label)

    def pick(self, desk: "Desk", at: Pointer) -> bool:
        """Takes over a square of a city; of several the next one each time."""
        city = self.city_at(desk, at)
        if city is None or not city.squares:
            return False
        here = square_in_hand(desk)
        place = city.squares.index(here) + 1 if here in city.squares else 0
        desk.set(SQUARE.key, city.squares[place % len(city.squares)])
        return True


def square_in_hand(desk: "Desk") -> str:
    """The major to paint with: the chosen one, or the first there is."""
    majors = [one.id for one in railroads(desk.scenario) if one.is_major]
    chosen = str(desk.settings.get(SQUARE.key))
    return chosen if chosen in majors else next(iter(majors), "")
