"""The colours tool: paints what cities take onto them; right or Alt takes a colour away."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from editor.desk.tool import Choice, Option
from editor.edits.things import altered
from editor.pointing.pointer import Pointer
from editor.systems.age_of_steam.city_edits import colours as edits
from editor.systems.age_of_steam.city_edits.colour_words import colours_in_words
from editor.systems.age_of_steam.city_edits.on_cities import OnCitiesAndTowns
from editor.words import tr
from model.scenario.change import Change
from model.systems.age_of_steam.things.city import TOWN, AgeOfSteamCity

if TYPE_CHECKING:
    from editor.desk.desk import Desk

COLOUR = Option("city-colour", "What cities take")


class ColoursTool(OnCitiesAndTowns):
    """Paints colours onto cities."""

    NAME = "colours"
    TITLE = "Colours of cities"
    KEY = "G"
    ORDER = 41
    OPTIONS: ClassVar = (COLOUR,)

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        goods = desk.scenario.goods.values()
        own = [Choice(good.id, good.name or good.id, f"good {good.id}") for good in goods]
        return (
            *own,
            Choice(edits.ALL, tr("every colour"), "icon colours-all"),
            Choice(edits.NONE, tr("no colour"), "icon colours-none"),
            Choice(edits.RANDOM, tr("drawn before the game"), "icon colours-random"),
        )

    def nowhere(self) -> str:
        return tr("Click a city, or drag over several: they take the colour in hand")

    def why_not(self, city: AgeOfSteamCity) -> str:
        if city.kind != TOWN:
            return ""
        return tr("{town} is a town: it takes nothing before it is a city").format(town=city.name)

    def told(self, desk: "Desk", city: AgeOfSteamCity) -> str:
        return f"{city.name}: {colours_in_words(desk.scenario, city.colours)}"

    def click_words(self, desk: "Desk", city: AgeOfSteamCity) -> str:
        hand, scenario = colour_in_hand(desk), desk.scenario
        after = edits.clicked(city.colours, hand, scenario.goods)
        back = edits.opposite(city.colours, hand)
        words = tr("Click: {city} takes {colours} · Alt or right: {opposite}")
        return words.format(
            city=city.name,
            colours=colours_in_words(scenario, after),
            opposite=colours_in_words(scenario, back),
        )

    def clicked(
        self, desk: "Desk", city: AgeOfSteamCity, *, is_opposite: bool, is_first: bool
    ) -> Change:
        scenario, hand = desk.scenario, colour_in_hand(desk)
        if is_opposite:
            after = edits.opposite(city.colours, hand)
        elif is_first:
            after = edits.clicked(city.colours, hand, scenario.goods)
        else:
            after = edits.painted(city.colours, hand)
        words = tr("{city} takes {colours}")
        label = words.format(city=city.name, colours=colours_in_words(scenario, after))
        return replace(altered(scenario, "cities", city.id, colours=after), label=label)

    def pick(self, desk: "Desk", at: Pointer) -> bool:
        """Takes over what a city takes; of several colours the next one each time."""
        city = self.city_at(desk, at)
        if city is None or city.kind == TOWN:
            return False
        named, here = sorted(city.colours.named), desk.settings.get(COLOUR.key)
        if city.colours.kind in ("all", "random") or not named:
            desk.set(COLOUR.key, city.colours.kind if city.colours.kind != "listed" else edits.NONE)
        else:
            place = (named.index(here) + 1) % len(named) if here in named else 0
            desk.set(COLOUR.key, named[place])
        return True


def colour_in_hand(desk: "Desk") -> str:
    """The colour to paint with: the chosen one, or the first there is."""
    goods, chosen = desk.scenario.goods, str(desk.settings.get(COLOUR.key))
    return chosen if chosen in goods or chosen in edits.WHOLE else next(iter(goods), edits.ALL)
