"""Making up a scenario: what any system can be given; a system may make more in `making`."""

from random import Random
from typing import Any, ClassVar

from model.boards import Board
from model.boards.routes import Line, RouteBoard
from model.collection import Things, freeze
from model.scenario.scenario import Scenario
from model.scenario.things import City, Players, Region
from model.systems import described
from tests.generate import decor, towns, waters
from tests.generate.land import Land
from tests.generate.words import Words


class Making:
    """One scenario while it is made; every part is drawn from a stream of its own."""

    PARTS: ClassVar[tuple[str, ...]] = (
        *("awkward", "sea", "waters", "blocked", "regions"),
        *("head", "labels", "shapes", "art", "picture", "remarks", "allow"),
    )
    """What a scenario can be made without."""
    VARIANTS: ClassVar[tuple[str, ...]] = ()
    PLAYERS: ClassVar[Players] = Players(2, 4)

    def __init__(self, system: str, seed: int, cols: int, rows: int, without: frozenset[str]):
        self.system, self.model = system, described(system)
        self.seed = f"{seed} {cols} {rows}"
        self.without = without
        self.land = Land(self.rng("land"), cols, rows, self.legend(), sea="sea" not in without)

    def rng(self, part: str) -> Random:
        return Random(f"{self.seed} {part}")

    def words(self, part: str) -> Words:
        return Words(self.rng(f"{part} words"), awkward="awkward" not in self.without)

    def drawn(self, part: str) -> tuple[Random, Words] | None:
        return None if part in self.without else (self.rng(part), self.words(part))

    def scenario(self) -> Scenario:
        fields = self.map()
        fields.update(self._about(fields))
        fields["part"] = self.part(fields)
        fields["rules"] = self.rules(fields)
        fields["board"] = self.board(fields["cities"])
        return Scenario(system=self.system, players=self.PLAYERS, **fields)

    # -- what a system may make otherwise

    def legend(self) -> dict[str, str]:
        return dict(self.model.legend)

    def map(self) -> dict[str, Any]:
        """What lies on the map: cities before waters, so that lakes keep off them."""
        goods = self.goods()
        cities = towns.make_cities(
            self.rng("cities"), self.land, self.words("cities"), goods, self.system
        )
        for city in cities.values():
            if city.at is not None:
                self.land.take(city.at, 1)
        return {"goods": goods, "cities": cities, **self.wet()}

    def regions(self, rng: Random, words: Words, fields: dict[str, Any]) -> Things[Region]:
        cells = tuple(self.land.coast[:50])
        cities = tuple(rng.sample(list(fields["cities"]), min(2, len(fields["cities"]))))
        ways: tuple[dict[str, Any], ...] = ({"cells": cells}, {"cities": cities})
        found = [Region(id=words.fresh_id("region"), name=words.name(), **way) for way in ways]
        return Things({region.id: region for region in found[self._is_routes() :]})

    def part(self, fields: dict[str, Any]) -> Any:
        """The system's own part, with nothing in it."""
        return None if self.model.part is None else self.model.part()()

    def rules(self, fields: dict[str, Any]) -> Things[Any]:
        made: Things[Any] = freeze({"preset": self.model.preset} if self.model.preset else {})
        return made

    def board(self, cities: Things[City]) -> Board:
        if not self._is_routes():
            return self.land.board(self.model.board)
        rng, names = self.rng("lines"), list(cities)
        pairs = {tuple(sorted(rng.sample(names, 2))) for _ in range(2 * len(names))}
        lines = [
            Line(id=f"line-{number}", a=a, b=b, segments=rng.randint(1, 5))
            for number, (a, b) in enumerate(sorted(pairs), 1)
        ]
        return RouteBoard(Things({line.id: line for line in lines}))

    # -- what is the same for all

    def goods(self) -> Things[Any]:
        area = len(self.land.mainland)
        return towns.make_goods(self.rng("goods"), self.words("goods"), area, self.system)

    def wet(self) -> dict[str, Any]:
        """Waters, and edges that are closed, where there are cells between which they lie."""
        if self._is_routes():
            return {}
        wet = self.drawn("waters")
        is_closed = "blocked" not in self.without
        return {
            "waters": waters.make_waters(wet[0], self.land, wet[1]) if wet else Things(),
            "blocked": waters.make_blocked(self.rng("blocked"), self.land) if is_closed else (),
        }

    def _about(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Regions, the head, and everything that is drawn or noted."""
        cities = list(fields["cities"])
        makers: dict[str, Any] = {
            "regions": lambda rng, words: self.regions(rng, words, fields),
            "labels": lambda rng, words: decor.make_labels(rng, words, cities),
            "shapes": decor.make_shapes,
            "art": decor.make_art,
            "picture": lambda rng, words: decor.make_picture(rng),
            "remarks": lambda rng, words: decor.make_remarks(rng, words, self.land.mainland),
            "allow": lambda rng, words: decor.make_allowed(rng, words, cities),
        }
        made = {key: make(*found) for key, make in makers.items() if (found := self.drawn(key))}
        head = self.drawn("head")
        said = decor.make_head(*head, self.VARIANTS) if head else None
        return {**made, **(said or {"id": "made-up", "title": "Made up"})}

    def _is_routes(self) -> bool:
        return self.model.board == "routes"
