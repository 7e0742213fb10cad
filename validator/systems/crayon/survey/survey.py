"""The survey of a crayon scenario: its ground, and what trains and builders can reach on it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from model.boards import grid
from model.notation import Cell
from model.rules.resolving import NoRules
from model.scenario.references import Reference
from model.scenario.things import City
from model.systems.crayon.ground.areas_on_ground import Part, Places
from model.systems.crayon.ground.ground import (
    CrayonGround,
    NoMileposts,
    cities_on_the_map,
    ground_of,
)
from model.systems.crayon.network.bitset_search import Waves
from model.systems.crayon.rules.crayon_rules import CrayonRules
from model.systems.crayon.things.part import CrayonPart
from model.wording.speech import tr
from validator.finding import Partly, Repair, Way
from validator.survey.survey import Lacking, Survey
from validator.systems.crayon.repairs.city_centres import centred
from validator.systems.crayon.survey.access import Access
from validator.systems.crayon.survey.events import Events
from validator.systems.crayon.survey.goal import Goal
from validator.systems.crayon.survey.passes import Passes
from validator.systems.crayon.survey.river_systems import RiverSystems
from validator.systems.crayon.survey.trade import Trade
from validator.systems.crayon.survey.trains_named import trains_named
from validator.systems.crayon.survey.waterways import Waterways
from validator.wording.listing import counted

if TYPE_CHECKING:
    from validator.systems.crayon.survey.bot_games import Seen

GROUND = ("board", "waters", "blocked", "cities", "ferries", "links", "rules", "variants")
"""The keys of a scenario on which its ground hangs."""


TRAINS, CARDS = "trains", "cards"
_CALLED = {TRAINS: "train", CARDS: "card"}
"""What can be named besides things of collections: trains of the rules, cards of either pile."""
MOST_PLAYED = 30_000
"""On a map of more mileposts no bot plays: it looks over all of it in every move."""
MOST_WORK = 1_000_000_000
"""What working out regions may take, as waves count it: thousands of regions of a usual map."""


class CrayonSurvey(Survey):
    """What checks of crayon scenarios ask for."""

    before: "CrayonSurvey | None"

    @cached_property
    def part(self) -> CrayonPart:
        return self.scenario.part_as(CrayonPart)

    @cached_property
    def rules(self) -> CrayonRules:
        return self.rules_as(CrayonRules)

    @cached_property
    def ground(self) -> CrayonGround:
        """The ground; Lacking where there is no board of mileposts or no rules to price it."""
        before = self.before
        if why_not := self.why_lacking("rules"):
            raise Lacking(why_not)
        try:
            if before is not None and not before.why_lacking("ground"):
                return before.ground.after(self.scenario)
            return ground_of(self.scenario)
        except (NoRules, NoMileposts) as trouble:
            raise Lacking(str(trouble)) from None

    @cached_property
    def waves(self) -> Waves:
        """For questions of price, distance and what can be joined at all."""
        return Waves(self.ground.network)

    @cached_property
    def on_the_map(self) -> Mapping[str, City]:
        """The cities that stand on a milepost: neither overseas nor beside the map."""
        return cities_on_the_map(self.ground)

    @cached_property
    def joined_to_majors(self) -> int:
        """The mileposts that track and ferries can join to some Major City, as bits."""
        ground = self.ground
        return self.waves.joined_to(n for city in ground.red for n in ground.numbers_of(city))

    @cached_property
    def trade(self) -> Trade:
        """Who supplies and asks for what."""
        return Trade(self)

    @cached_property
    def supplies(self) -> Mapping[str, tuple[str, ...]]:
        """The cities that supply each good."""
        return self.trade.supplies

    @cached_property
    def events(self) -> Events:
        """What the event cards do, and where."""
        return Events(self)

    @cached_property
    def access(self) -> Access:
        """The real ways into cities, and how many players may come."""
        return Access(self)

    @property
    def is_begun(self) -> bool:
        """Whether there is anything on the map yet that a game could be about."""
        return bool(self.scenario.cities or self.scenario.misfits)

    @cached_property
    def goal(self) -> Goal:
        """What it takes to win, and what of it one line can join."""
        return Goal(self)

    @cached_property
    def bot_games(self) -> "tuple[Seen, ...]":
        """What is seen of games that bots play; it takes longer than all else."""
        from validator.systems.crayon.survey.bot_games import games_on

        return () if self.bots_stay_away else tuple(games_on(self.scenario))

    @property
    def bots_stay_away(self) -> Partly | None:
        """What is to be told where a map is so large that one move of a bot takes too long."""
        mileposts = self.waves.everywhere.bit_count()
        if mileposts <= MOST_PLAYED:
            return None
        return Partly(
            tr(
                "bots play on maps of up to {most_played:,} mileposts, and "
                "this one has {mileposts:,}",
                most_played=MOST_PLAYED,
                mileposts=mileposts,
            )
        )

    @cached_property
    def passes(self) -> Passes:
        """The cities that stand in the way, and what lies behind them."""
        return Passes(self)

    @cached_property
    def held(self) -> Mapping[str, Part]:
        """What each region holds: of the first regions, as many as the work allows."""
        places, held = Places(self.ground, self.waves), {}
        most = self.waves.work + MOST_WORK
        for name, region in self.scenario.regions.items():
            if self.waves.work < most:
                part = places.region(region)
                if not places.left_out:
                    held[name] = part
        return held

    @property
    def regions_left_out(self) -> Partly | None:
        """What is to be told where not every region was worked out."""
        lost = [name for name in self.scenario.regions if name not in self.held]
        if not lost:
            return None
        regions = counted(len(self.scenario.regions), "region")
        return Partly(
            tr(
                "{held} of {regions} were worked out; {lost} would take too long",
                held=len(self.held),
                regions=regions,
                lost=lost[0],
            )
        )

    @cached_property
    def waterways(self) -> Waterways:
        """The waters, and what they do to each other."""
        return Waterways(self)

    @cached_property
    def river_systems(self) -> RiverSystems:
        """The rivers by what they flow into."""
        return RiverSystems(self)

    @property
    def targets(self) -> Sequence[str]:
        return (*super().targets, TRAINS, CARDS)

    def called(self, target: str) -> str:
        return _CALLED.get(target) or super().called(target)

    def defined_at(self, target: str, name: str) -> Way:
        return ("rules", TRAINS, name) if target == TRAINS else super().defined_at(target, name)

    def put_on_the_map(self, city: City) -> Repair | None:
        return centred(self.scenario, city) if city.kind == "major" else None

    def spoilt_by(self, field: str) -> tuple[str, ...]:
        return {"supplies": ("supplies", "trade"), "serves": ("links", "trade")}.get(field, ())

    def references(self) -> Iterator[Reference]:
        if not self.why_lacking("rules"):
            yield from trains_named(self.rules)
        yield from super().references()

    def named(self, target: str) -> Mapping[str, Any]:
        match target:
            case "trains":
                return {} if self.why_lacking("rules") else self.rules.trains
            case "cards":
                return self._cards
            case "terrain" if not self.why_lacking("rules"):
                return {**super().named(target), **self.rules.cost.terrain}
        return super().named(target)

    @cached_property
    def _cards(self) -> Mapping[str, Any]:
        return {**self.part.demands, **self.part.events}

    def is_defined(self, target: str, name: str) -> bool:
        match target:
            case "trains":
                return name in self.named(target) or bool(self.why_lacking("rules"))
            case "cards":
                return self.is_known("demands", name) or self.is_known("events", name)
        return super().is_defined(target, name)

    def is_complete(self, collection: str) -> bool:
        if self.why_lacking("rules"):
            return False
        declared, scenario = self.rules.declared, self.scenario
        match collection:
            case "cities":
                return declared.cities == len(scenario.cities)
            case "goods":
                return declared.chips == sum(good.chips for good in scenario.goods.values())
        return False

    def cells_of(self, collection: str, name: str) -> Iterable[Cell] | None:
        match collection:
            case "cities":
                return self._cells_of_city(name)
            case "ferries":
                ferry = self.part.ferries.get(name)
                return ferry.ports if ferry else ()
            case "links":
                link = self.part.links.get(name)
                return (link.port,) if link else ()
            case "demands" | "goods" | "events":
                return ()
        return None

    def _cells_of_city(self, name: str) -> Iterable[Cell]:
        """All cells that may count as the city's: its own, and the ring where it lists none."""
        city = self.scenario.cities.get(name)
        if city is None or city.at is None:
            return ()
        return (city.at, *city.members, *grid.neighbours(city.at))


SURVEY = CrayonSurvey
