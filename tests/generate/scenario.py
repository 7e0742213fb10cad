"""Valid made-up scenarios of any size, the same for the same seed."""

from collections.abc import Iterable
from random import Random
from typing import Any

from hypothesis import strategies as st

from model.collection import Things
from model.scenario.scenario import Scenario
from model.scenario.things import Players
from model.systems.crayon.things.part import CrayonPart
from tests.generate import decor, towns, waters
from tests.generate.land import Land
from tests.generate.systems.crayon import cards
from tests.generate.words import Words

PARTS = (
    *("awkward", "sea", "waters", "blocked", "ferries", "overseas", "regions", "events"),
    *("head", "labels", "shapes", "art", "picture", "remarks", "allow"),
)
"""What a scenario can be made without; every part is drawn from a stream of its own."""


def make_scenario(seed: int, cols: int, rows: int, without: Iterable[str] = ()) -> Scenario:
    """A valid crayon scenario of at least 3 by 3 mileposts, without some of the PARTS."""
    return _Making(seed, cols, rows, frozenset(without)).scenario()


class _Making:
    """One scenario while it is made."""

    def __init__(self, seed: int, cols: int, rows: int, without: frozenset[str]) -> None:
        self.seed = f"{seed} {cols} {rows}"
        self.without = without
        self.land = Land(self.rng("land"), cols, rows, sea="sea" not in without)

    def rng(self, part: str) -> Random:
        return Random(f"{self.seed} {part}")

    def words(self, part: str) -> Words:
        return Words(self.rng(f"{part} words"), awkward="awkward" not in self.without)

    def drawn(self, part: str) -> tuple[Random, Words] | None:
        return None if part in self.without else (self.rng(part), self.words(part))

    def scenario(self) -> Scenario:
        fields = self._map()
        known = cards.Known(
            tuple(fields["cities"]),
            tuple(fields["goods"]),
            tuple(fields["waters"]),
            tuple(fields["part"].links),
        )
        fields.update(self._about(known))
        fields["part"] = self._part(fields, known)
        fields["rules"] = self._rules(fields)
        return Scenario(system="crayon", players=Players(2, 4), board=self.land.board(), **fields)

    def _map(self) -> dict[str, Any]:
        """Cities before waters, so that lakes and closed edges keep off red areas."""
        land, words = self.land, self.words("cities")
        goods = towns.make_goods(self.rng("goods"), self.words("goods"), len(land.mainland))
        cities = towns.make_cities(self.rng("cities"), land, words, goods)
        links: Things[Any] = Things()
        if "overseas" not in self.without:
            far, links = towns.make_overseas(self.rng("overseas"), land, words)
            cities = Things({**cities, **far})
        ferries = self.drawn("ferries")
        part = CrayonPart(
            ferries=towns.make_ferries(ferries[0], land, ferries[1]) if ferries else Things(),
            links=links,
        )
        wet = self.drawn("waters")
        return {
            "goods": goods,
            "cities": cities,
            "waters": waters.make_waters(wet[0], land, wet[1]) if wet else Things(),
            "blocked": () if "blocked" in self.without else self._blocked(),
            "part": part,
        }

    def _blocked(self) -> Any:
        return waters.make_blocked(self.rng("blocked"), self.land)

    def _part(self, fields: dict[str, Any], known: cards.Known) -> CrayonPart:
        part: CrayonPart = fields["part"]
        events = self.drawn("events")
        named = cards.Known(
            known.cities, known.goods, known.waters, known.links, tuple(fields.get("regions", ()))
        )
        return CrayonPart(
            ferries=part.ferries,
            links=part.links,
            demands=cards.make_demands(self.rng("demands"), fields["cities"], known),
            events=cards.make_events(*events, named) if events else Things(),
        )

    def _about(self, known: cards.Known) -> dict[str, Any]:
        """Regions, the head, and everything that is drawn or noted."""
        makers: dict[str, Any] = {
            "regions": lambda rng, words: cards.make_regions(rng, self.land, words, known),
            "labels": lambda rng, words: decor.make_labels(rng, words, list(known.cities)),
            "shapes": decor.make_shapes,
            "art": decor.make_art,
            "picture": lambda rng, words: decor.make_picture(rng),
            "remarks": lambda rng, words: decor.make_remarks(rng, words, self.land.mainland),
            "allow": lambda rng, words: decor.make_allowed(rng, words, list(known.cities)),
        }
        made = {key: make(*found) for key, make in makers.items() if (found := self.drawn(key))}
        head = self.drawn("head")
        return {
            **made,
            **(decor.make_head(*head) if head else {"id": "made-up", "title": "Made up"}),
        }

    def _rules(self, fields: dict[str, Any]) -> Things[Any]:
        majors = [city for city in fields["cities"].values() if city.kind == "major"]
        return decor.make_rules(self.rng("rules"), len(majors), len(fields["part"].links))


def scenarios(largest: int = 12) -> st.SearchStrategy[Scenario]:
    """Made-up scenarios; they shrink to fewer parts, then to smaller boards."""
    sides = st.integers(3, largest)
    without = st.sets(st.sampled_from(PARTS)).map(frozenset)
    return st.builds(make_scenario, st.integers(0, 999), sides, sides, without.map(_others))


def _others(kept: frozenset[str]) -> frozenset[str]:
    """Sets shrink to nothing, and nothing kept is the simplest scenario."""
    return frozenset(PARTS) - kept
