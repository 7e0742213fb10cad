"""The cubes tool: how many cubes lie where at the beginning; right or Alt takes one away."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from editor.desk.tool import Choice, Option
from editor.edits.fitted_values import fitting
from editor.systems.age_of_steam.city_edits import cubes as edits
from editor.systems.age_of_steam.city_edits.on_cities import OnCitiesAndTowns
from editor.widgets.forms.choices import title_of
from editor.words import tr, trn
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.things.city import AgeOfSteamCity
from model.systems.age_of_steam.things.cubes import Cubes

if TYPE_CHECKING:
    from editor.desk.desk import Desk

CUBE = Option("start-cube", "Cubes at the start")


class CubesTool(OnCitiesAndTowns):
    """Puts cubes onto cities and towns."""

    NAME = "cubes"
    TITLE = "Cubes at the start"
    KEY = "J"
    ORDER = 43
    OPTIONS: ClassVar = (CUBE,)

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        goods = desk.scenario.goods.values()
        own = [Choice(good.id, good.name or good.id, f"good {good.id}") for good in goods]
        return [Choice(edits.BAG, tr("drawn out of the bag"), "icon cubes"), *own]

    def nowhere(self) -> str:
        return tr("Click a city or a town: one cube more lies there at the beginning")

    def told(self, desk: "Desk", city: AgeOfSteamCity) -> str:
        words = cubes_in_words(desk.scenario, edits.cubes_at(desk.scenario, city.id))
        if city.cubes is None:
            words += "\n" + tr("as the map says for all places")
        return f"{city.name}: {words}"

    def click_words(self, desk: "Desk", city: AgeOfSteamCity) -> str:
        scenario, hand = desk.scenario, cube_in_hand(desk)
        now = edits.cubes_at(scenario, city.id)
        more, less = edits.with_cube(now, hand), edits.without_cube(now, hand)
        words = tr("How many are drawn depends on the situation: see the properties")
        if more is not None:
            words = tr("Click: {cubes}").format(cubes=cubes_in_words(scenario, more))
        if less is not None:
            opposite = tr("Alt or right: {cubes}")
            words += " · " + opposite.format(cubes=cubes_in_words(scenario, less))
        elif city.cubes is not None:
            words += " · " + tr("Alt or right: as the map says for all places")
        return words

    def clicked(
        self, desk: "Desk", city: AgeOfSteamCity, *, is_opposite: bool, is_first: bool
    ) -> Change:
        scenario, hand = desk.scenario, cube_in_hand(desk)
        now = edits.cubes_at(scenario, city.id)
        after = edits.without_cube(now, hand) if is_opposite else edits.with_cube(now, hand)
        said: Any = None if after is None else edits.as_said(after)
        if after is None and not is_opposite:
            return Change("")
        label = tr("cubes in {city}").format(city=city.name)
        return fitting(scenario, {("cities", city.id, "cubes"): said}, label)


def cube_in_hand(desk: "Desk") -> str:
    chosen = str(desk.settings.get(CUBE.key))
    return chosen if chosen in desk.scenario.goods else edits.BAG


def cubes_in_words(scenario: Scenario, cubes: Cubes) -> str:
    """What lies on a place: how many are drawn, and which colours are fixed."""
    parts = []
    if not isinstance(cubes.draw, int):
        parts.append(tr("cubes by the situation"))
    elif cubes.draw:
        parts.append(trn("{n} drawn cube", "{n} drawn cubes", cubes.draw))
    if cubes.per_player:
        parts.append(tr("more for each player"))
    counts = {colour: cubes.fixed.count(colour) for colour in sorted(set(cubes.fixed))}
    for colour, number in counts.items():
        parts.append(f"{number} {title_of(scenario, 'goods', colour).lower()}")
    return ", ".join(parts) or tr("no cubes")
