"""What the things of a map are called in sentences: cities, colours, tokens, and whole places."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from model.scenario.names_in_words import called, city_name, in_words, joined, word_of
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.conditions.cases import Cases
from model.systems.age_of_steam.conditions.place import Place, is_one_of
from model.systems.age_of_steam.conditions.selector import Selector
from model.systems.age_of_steam.places.spots import Spots
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.sentences.situations import KINDS, Called, situation
from model.wording.sentences import within
from model.wording.speech import later, tr

MOST_NAMED: Final = 6
"""Places that are named one by one; more of them are described."""


@dataclass(frozen=True)
class Words:
    """The names of one scenario, for whoever tells of its rules."""

    scenario: Scenario
    rules: AgeOfSteamRules

    @cached_property
    def _spots(self) -> Spots:
        return Spots(self.scenario)

    def city(self, key: str) -> str:
        return city_name(self.scenario, key)

    def cities(self, keys: Any, word: str = "and") -> str:
        return joined(map(self.city, keys), word)

    def colour(self, key: str) -> str:
        name = called(self.scenario.goods, key)
        said = tr(name)
        return name.lower() if said == name and name.casefold() == key else said

    def colours(self, keys: Any, word: str = "and") -> str:
        return joined(map(self.colour, keys), word)

    def token(self, key: str) -> str:
        """`Token of Support`, `token Spade`."""
        name = called(self.rules.tokens, key)
        return tr(name) if "token" in name.casefold() else tr("token {name}", name=tr(name))

    def role(self, key: str) -> str:
        roles = self.rules.roles
        return in_words(key) if roles is None else tr(called(roles.list, key))

    @cached_property
    def _called(self) -> Called:
        return Called(self.places, self.colour, self.action, self.role)

    def action(self, key: str) -> str:
        named = {one.id: one.name for one in self.rules.actions.list}
        return tr(named.get(key) or "") or in_words(key)

    def actions(self, keys: Any, word: str = "and") -> str:
        return joined(map(self.action, keys), word)

    def region(self, key: str) -> str:
        return called(self.scenario.regions, key)

    def places(self, places: tuple[Place, ...], word: str = "or") -> str:
        """The places that are meant: by name where they are few, else what is asked of them."""
        if not places:
            return tr("any place")
        if all(_is_fixed(place) for place in places):
            spots = ((one, self._spots.of(one)) for one in self.scenario.cities)
            named = [self.city(one) for one, spot in spots if is_one_of(places, spot)]
            if 0 < len(named) <= MOST_NAMED:
                return joined(named, word)
        return joined(map(self._place, places), word)

    def _place(self, place: Place) -> str:
        told = joined((tr(KINDS[kind]) for kind in place.kind), "or") or tr("places")
        if place.ids:
            told = self.cities(place.ids, "or")
        for text, what in (
            (later("{places} tagged {what}"), joined(place.tag, "or")),
            (later("{places} in {what}"), joined(map(self.region, place.region), "or")),
            (later("{places} on {what}"), joined(map(word_of, place.terrain), "or")),
            (later("{places} that take {what}"), self.colours(place.colours, "or")),
            (later("{places} with a {what} number"), joined(map(word_of, place.side), "or")),
            (later("{places} other than {what}"), self.places(place.not_) if place.not_ else ""),
        ):
            told = tr(text, places=told, what=what) if what else told
        return told

    def when(self, when: Selector | None) -> str:
        """`in turn 1`, ready to be put behind what holds then."""
        return within(situation(when, self._called))

    def only(self, when: Selector | None, sentence: str) -> str:
        """A sentence that holds in a situation, or always."""
        if when is None:
            return sentence
        here = situation(when, self._called)
        return tr("{situation}: {sentence}", situation=here, sentence=sentence)

    def varied(self, value: Any, shown: Callable[[Any], str] = str) -> str:
        """A value in words, case by case where it depends on the situation."""
        if not isinstance(value, Cases):
            return shown(value)
        told = [
            tr("{value} {when}", value=shown(case.value), when=self.when(case.when))
            for case in value.cases
        ]
        cases, rest = tr(", ").join(told), shown(value.otherwise)
        return tr("{cases}, otherwise {value}", cases=cases, value=rest)


def _is_fixed(place: Place) -> bool:
    """Whether the same cities and towns are meant all through a game."""
    return bool(place.ids or place.tag) and not (place.kind or place.region or place.not_)
