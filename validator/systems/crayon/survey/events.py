"""The event cards of a crayon scenario: every effect with its way, and where on the map it acts."""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from model.scenario.areas import All, Area, AreaNode, CitiesNamed, Combined, Within
from model.scenario.references import in_area
from model.scenario.things import WaterKind
from model.systems.crayon.ground.areas_on_ground import NOTHING, Part, Places
from model.systems.crayon.ground.ground import surcharge_of
from model.systems.crayon.things.effects import CloseCrossing, Effect, EraseCrossing, Rekind
from model.systems.crayon.things.part import Event
from model.unreadable import quoted
from model.wording.speech import tr
from validator.finding import Partly, Way
from validator.wording.listing import counted

if TYPE_CHECKING:
    from validator.systems.crayon.survey.survey import CrayonSurvey


class Acting(NamedTuple):
    """One effect of a card, and its place among the effects there."""

    event: Event
    place: int
    effect: Effect

    @property
    def route(self) -> Way:
        return ("events", self.event.id, "effects", self.place)


REGIONS = "regions"
MOST_WORK = 1_500_000_000
"""What working out the areas of events may take, as waves count it: thousands of a usual map."""


class Events:
    """What the event cards do. Cards of which something cannot be read are left out."""

    def __init__(self, survey: "CrayonSurvey") -> None:
        self._survey = survey
        self._parts: dict[Area, Part | None] = {}
        self._near: dict[tuple[int, str], frozenset[str] | None] = {}
        self._spent = self._spent_around = 0

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
        """The effects that act in a part of the map of which every name is known.

        The first are judged, as many as the work allows; `left_out` tells of the others.
        """
        for one, area in self._placed:
            if self._worked_out(area) is not None:
                yield one, area

    @cached_property
    def _placed(self) -> tuple[tuple[Acting, Area], ...]:
        acting = ((one, getattr(one.effect, "area", None)) for one in self.acting)
        return tuple(
            [(one, area) for one, area in acting if isinstance(area, Area) and self._is_known(area)]
        )

    @property
    def left_out(self) -> Partly | None:
        """What is to be told where not every area was worked out."""
        areas = dict.fromkeys(area for _, area in self._placed)
        lost = [area for area in areas if self._worked_out(area) is None]
        if not lost:
            return None
        return Partly(
            tr(
                "{areas} of {areas2} in which events act were worked out; "
                "{lost} would take too long",
                areas=len(areas) - len(lost),
                areas2=counted(len(areas), "area"),
                lost=quoted(str(lost[0])),
            )
        )

    @cached_property
    def _places(self) -> Places:
        return Places(self._survey.ground, self._survey.waves)

    def _worked_out(self, area: Area) -> Part | None:
        """What an area holds; always asked in the order of the cards, so that the first count."""
        if area not in self._parts:
            self._parts[area] = None
            if is_everywhere(area):
                cities = frozenset(self._survey.scenario.cities)
                self._parts[area] = Part(self._survey.waves.everywhere, cities)
            elif self._spent < MOST_WORK:
                before = self._survey.waves.work
                part = self._places.area(area)
                self._spent += self._survey.waves.work - before
                self._parts[area] = None if self._places.left_out else part
        return self._parts[area]

    @cached_property
    def rains(self) -> tuple[Rekind, ...]:
        """What the cards in the deck can do to waters for good."""
        found = (one.effect for one in self.acting if one.event.count)
        return tuple([effect for effect in found if isinstance(effect, Rekind)])

    @cached_property
    def prices(self) -> Mapping[WaterKind, frozenset[int]]:
        """What crossing waters of each kind costs that the map has; nothing where nobody can."""
        prices: dict[WaterKind, set[int]] = {}
        for water in self._survey.scenario.waters.values():
            price = surcharge_of(self._survey.rules, water)
            prices.setdefault(water.kind, set()).update(() if price is None else (price,))
        return {kind: frozenset(found) for kind, found in prices.items()}

    @cached_property
    def flooded(self) -> frozenset[WaterKind]:
        """The kinds of the waters that floods name."""
        effects = (one.effect for one in self.acting)
        floods = (one for one in effects if isinstance(one, EraseCrossing | CloseCrossing))
        waters = self._survey.scenario.waters
        return frozenset(waters[w].kind for one in floods for w in one.waters if w in waters)

    def where(self, area: Area) -> Part:
        """The mileposts and cities of an area with which effects act, counted over the map."""
        return self._worked_out(area) or NOTHING

    def cities_near(self, mileposts: int, city: str) -> frozenset[str] | None:
        """The cities at most so many mileposts from one; None where that would take too long."""
        wanted = (mileposts, city)
        if wanted not in self._near:
            self._near[wanted] = None
            if self._spent_around < MOST_WORK:
                before = self._survey.waves.work
                part = self._places_around.area(Area(Within(mileposts, CitiesNamed((city,)))))
                self._spent_around += self._survey.waves.work - before
                self._near[wanted] = part.cities
        return self._near[wanted]

    @property
    def left_out_around(self) -> Partly | None:
        """What is to be told where not around every city was looked."""
        lost = [wanted for wanted, near in self._near.items() if near is None]
        if not lost:
            return None
        mileposts, city = lost[0]
        return Partly(
            tr(
                "{near} of {places} around cities were worked out; {mileposts} "
                "around {city} would take too long",
                near=len(self._near) - len(lost),
                places=counted(len(self._near), "place"),
                mileposts=counted(mileposts, "milepost"),
                city=city,
            )
        )

    @cached_property
    def _places_around(self) -> Places:
        return Places(self._survey.ground, self._survey.waves)

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
        return all(
            self._survey.is_defined(one.target, one.name)
            and not (one.target == REGIONS and one.name in self._unknown_regions)
            for one in in_area(area, ())
        )

    @cached_property
    def _unknown_regions(self) -> Container[str]:
        """The regions that name something that is not defined, be it by way of other regions."""
        named_by: dict[str, list[str]] = {}
        unknown: list[str] = []
        for name, region in self._survey.scenario.regions.items():
            named = list(in_area(region.area, ())) if region.area is not None else []
            cities = all(self._survey.is_defined("cities", city) for city in region.cities)
            if not cities or not all(self._survey.is_defined(r.target, r.name) for r in named):
                unknown.append(name)
            for one in named:
                if one.target == REGIONS:
                    named_by.setdefault(one.name, []).append(name)
        seen = set(unknown)
        for name in unknown:
            new = [other for other in named_by.get(name, ()) if other not in seen]
            seen.update(new)
            unknown += new
        return seen

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
