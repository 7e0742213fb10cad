"""The event cards of a crayon scenario: every effect with its way, and where on the map it acts."""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from model.areas import All, Area, AreaNode, Combined, Within
from model.systems.crayon.effects import Effect, Rekind
from model.systems.crayon.part import Event
from validator.finding import Way
from validator.references import in_area

if TYPE_CHECKING:
    from model.systems.crayon.where import Where
    from validator.surveys.crayon import CrayonSurvey


class Acting(NamedTuple):
    """One effect of a card, and its place among the effects there."""

    event: Event
    place: int
    effect: Effect

    @property
    def route(self) -> Way:
        return ("events", self.event.id, "effects", self.place)


MOST_CELLS = 1_500_000
"""So many cells of areas are looked at: hundreds of areas on a usual map, some on the largest."""


class Events:
    """What the event cards do. Cards of which something cannot be read are left out."""

    def __init__(self, survey: "CrayonSurvey") -> None:
        self._survey = survey
        self._found: dict[Area, Where] = {}
        self._afforded: set[Area] = set()

    @cached_property
    def acting(self) -> tuple[Acting, ...]:
        """Every effect of every card."""
        return tuple(self.of(self._survey.part.events.values()))

    def of(self, events: Iterable[Event]) -> Iterator[Acting]:
        """The effects of some cards."""
        for event in events:
            if self._survey.can_read("events", event.id):
                for place, effect in enumerate(event.effects):
                    yield Acting(event, place, effect)

    def with_areas(self) -> Iterator[tuple[Acting, Area]]:
        """The effects that act in a part of the map of which every name is known."""
        for one in self.acting:
            area = getattr(one.effect, "area", None)
            if isinstance(area, Area) and self._is_known(area) and self._is_affordable(area):
                yield one, area

    def _is_affordable(self, area: Area) -> bool:
        """Whether there is room for one more area of a map of this size: the first are judged."""
        if area not in self._afforded:
            cells = len(self._survey.ground.network.price)
            if len(self._afforded) * cells > MOST_CELLS:
                return False
            self._afforded.add(area)
        return True

    @cached_property
    def rains(self) -> tuple[Rekind, ...]:
        """What the cards in the deck can do to waters for good."""
        found = (one.effect for one in self.acting if one.event.count)
        return tuple([effect for effect in found if isinstance(effect, Rekind)])

    def where(self, area: Area) -> "Where":
        """The mileposts and cities of an area, counted over the map."""
        if area not in self._found:
            # Most maps are drawn before they have cards.
            from model.systems.crayon.where import where

            self._found[area] = where(self._survey.ground, area)
        return self._found[area]

    def is_sure(self, area: Area, *, to_be: str) -> bool:
        """Whether an area is never more than it is on the map (`at-most`), or less (`at-least`).

        Where the rules count along track, what lies within some mileposts hangs on what is built.
        """
        if self._survey.rules.event.metric == "lattice":
            return True
        is_counted = _has(area, lambda node: isinstance(node, Within))
        if to_be == "at-least":
            return not is_counted
        takes_away = _has(area, lambda node: isinstance(node, Combined) and node.word == "minus")
        return not is_counted or not takes_away

    def _is_known(self, area: Area) -> bool:
        """Whether everything that an area names is there, what its regions name included."""
        ahead, seen = [area], {area}
        for one in ahead:
            for reference in in_area(one, ()):
                if not self._survey.is_defined(reference.target, reference.name):
                    return False
                region = self._survey.scenario.regions.get(reference.name)
                if reference.target == "regions" and region is not None:
                    if not all(self._survey.is_defined("cities", city) for city in region.cities):
                        return False
                    if region.area is not None and region.area not in seen:
                        seen.add(region.area)
                        ahead.append(region.area)
        return True

    def places_in(self, area: Area) -> tuple[Way, ...]:
        """The regions and cities that an area names: one of them may be the root of the trouble."""
        named = (one for one in in_area(area, ()) if one.target in ("cities", "regions"))
        return tuple([(one.target, one.name) for one in named])


def _has(area: Area, is_wanted: Callable[[AreaNode], bool]) -> bool:
    """Whether some part of an expression is of a kind."""
    nodes: list[AreaNode] = [area.node]
    while nodes:
        node = nodes.pop()
        if is_wanted(node):
            return True
        match node:
            case Within(_, of):
                nodes.append(of)
            case Combined(left, _, right):
                nodes += (left, right)
    return False


def is_everywhere(area: Area) -> bool:
    """Whether an area says that it is the whole board."""
    return isinstance(area.node, All)
