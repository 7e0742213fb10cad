"""The goods tool: paints supplies onto cities; right or Alt takes them away."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from editor.desk.tool import Add, Choice, Gesture, Option, Tool
from editor.edits.things import said
from editor.gestures.under_pointer import city_under
from editor.pointing.pointer import Pointer
from editor.pointing.sketch import EMPTY, Sketch
from editor.words import tr
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems import described

if TYPE_CHECKING:
    from editor.desk.desk import Desk

GOOD = Option("good", "Good")


class Goods(Tool):
    """Paints goods onto cities."""

    NAME = "goods"
    TITLE = "Goods"
    KEY = "G"
    GROUP = "place"
    ORDER = 41
    OPTIONS: ClassVar = (GOOD,)
    LAYER = "cities"

    def is_for(self, system: str) -> bool:
        """Games whose cities have goods of their own to supply."""
        return super().is_for(system) and described(system).has("cities", "supplies")

    def suits(self, scenario: Scenario) -> bool:
        return scenario.board is not None

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        goods = desk.scenario.goods.values()
        return [Choice(good.id, good.name or good.id, f"good {good.id}") for good in goods]

    def wants_right(self) -> bool:
        return True

    def hint(self, desk: "Desk", at: Pointer) -> str:
        good, city = good_in_hand(desk), city_under(desk.scenario, at)
        if good is None:
            return tr("There are no goods yet: add some in the panel of goods.")
        if city is None:
            return tr("Drag over cities: they supply {good} · Alt or right: no more").format(
                good=good
            )
        if good in city.supplies:
            words = tr("{city} supplies {good} · Alt or right: no more")
        else:
            words = tr("Click: {city} supplies {good}")
        return words.format(city=city.name, good=good)

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        city = city_under(desk.scenario, at)
        place = None if city is None else city.at or city.xy
        return EMPTY if place is None else Sketch(rings=(place,))

    def pick(self, desk: "Desk", at: Pointer) -> bool:
        """Takes over a good of the city; the next one each time."""
        city = city_under(desk.scenario, at)
        if city is None or not city.supplies:
            return False
        goods, here = list(city.supplies), desk.settings.get("good")
        desk.set("good", goods[(goods.index(here) + 1) % len(goods)] if here in goods else goods[0])
        return True

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        good, takes = good_in_hand(desk), press.is_opposite
        event = press
        while event.kind != "release":
            city = city_under(desk.scenario, event)
            change = None
            if good is not None and city is not None:
                change = supplied(desk.scenario, city, good, takes=takes)
            desk.show(self.sketch(desk, event))
            event = yield Add(change) if change else None
        return None


def good_in_hand(desk: "Desk") -> str | None:
    """The good to paint with: the chosen one, or the first there is."""
    goods, chosen = desk.scenario.goods, desk.settings.get("good")
    return chosen if chosen in goods else next(iter(goods), None)


def supplied(scenario: Scenario, city: City, good: str, *, takes: bool) -> Change:
    """A city that supplies a good, or no longer."""
    words = tr("no more {good} in {city}") if takes else tr("{good} in {city}")
    label = words.format(good=good, city=city.name)
    return said(scenario, {("cities", city.id, "supplies", good): None if takes else True}, label)
