"""The homes tool: where railroads begin, those without a home first; right takes one away."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final

from editor.desk.tool import Choice, Option
from editor.edits.things import altered
from editor.pointing.pointer import Pointer
from editor.systems.santa_fe.city_edits.city_words import homes_at, name_of, railroads
from editor.systems.santa_fe.city_edits.on_cities import OnRouteCities
from editor.words import tr
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.railroad import Railroad

if TYPE_CHECKING:
    from editor.desk.desk import Desk

NEXT: Final = "next"
HOME = Option("railroad-home", "Home of a railroad")


class Homes(OnRouteCities):
    """Gives railroads their home bases."""

    NAME = "railroad-homes"
    TITLE = "Home bases"
    KEY = "Y"
    ORDER = 43
    OPTIONS: ClassVar = (HOME,)

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        scenario = desk.scenario
        words = tr("the next without a home") if homeless(scenario) else tr("all have a home")
        own = [Choice(one.id, _told(scenario, one), f"colour {one.colour}") for one in
               railroads(scenario)]  # fmt: skip
        return [Choice(NEXT, words), *own]

    def nowhere(self) -> str:
        return tr("Click a city: the railroad in hand begins there")

    def click_words(self, desk: "Desk", city: SantaFeCity) -> str:
        hand, here = railroad_in_hand(desk), homes_at(desk.scenario, city.id)
        parts = []
        if hand and hand not in here:
            words = tr("Click: {name} begins in {city}")
            parts.append(words.format(name=name_of(desk.scenario, hand), city=city.name))
        gone = _leaving(hand, here)
        if gone:
            words = tr("Alt or right: {name} has no home any more")
            parts.append(words.format(name=name_of(desk.scenario, gone)))
        return " · ".join(parts) or tr("Every railroad has a home: choose one to move it")

    def clicked(
        self, desk: "Desk", city: SantaFeCity, *, is_opposite: bool, is_first: bool
    ) -> Change:
        """A home is one place: only where a stroke begins."""
        hand = railroad_in_hand(desk)
        railroad = _leaving(hand, homes_at(desk.scenario, city.id)) if is_opposite else hand
        if not railroad or not is_first:
            return Change("")
        label = tr("home of {name}").format(name=name_of(desk.scenario, railroad))
        home = "" if is_opposite else city.id
        return replace(altered(desk.scenario, "railroads", railroad, home=home), label=label)

    def pick(self, desk: "Desk", at: Pointer) -> bool:
        """Takes over a railroad that begins here; of several the next one each time."""
        city = self.city_at(desk, at)
        here = [] if city is None else homes_at(desk.scenario, city.id)
        if not here:
            return False
        hand = railroad_in_hand(desk)
        place = here.index(hand) + 1 if hand in here else 0
        desk.set(HOME.key, here[place % len(here)])
        return True


def homeless(scenario: Scenario) -> list[str]:
    """The railroads that begin nowhere on the map."""
    return [one.id for one in railroads(scenario) if one.home not in scenario.cities]


def railroad_in_hand(desk: "Desk") -> str:
    """The chosen railroad, or the next that has no home; nothing where all have one."""
    known = [one.id for one in railroads(desk.scenario)]
    chosen = str(desk.settings.get(HOME.key))
    return chosen if chosen in known else next(iter(homeless(desk.scenario)), "")


def _leaving(hand: str, here: Sequence[str]) -> str:
    """Who goes by the right button: the railroad in hand if it begins here, else the last one."""
    return hand if hand in here else next(reversed(here), "")


def _told(scenario: Scenario, railroad: Railroad) -> str:
    """Its name, ticked where it has a home; where that is, the map shows."""
    name = name_of(scenario, railroad.id)
    return f"{name} ✓" if railroad.home in scenario.cities else name
