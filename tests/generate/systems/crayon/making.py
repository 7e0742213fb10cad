"""Made-up crayon scenarios: with ferries, links overseas, demands and events."""

from dataclasses import replace
from random import Random
from typing import Any, ClassVar

from model.collection import Things
from model.scenario.things import Region
from model.systems.crayon.things.part import CrayonPart
from tests.generate.making import Making
from tests.generate.systems.crayon import cards, rules, towns
from tests.generate.words import Words

PARTS = (
    *("awkward", "sea", "waters", "blocked", "ferries", "overseas", "regions", "events"),
    *("head", "labels", "shapes", "art", "picture", "remarks", "allow"),
)
"""What a scenario can be made without."""


class CrayonMaking(Making):
    """One scenario while it is made."""

    PARTS: ClassVar[tuple[str, ...]] = PARTS
    VARIANTS: ClassVar[tuple[str, ...]] = rules.VARIANTS

    def legend(self) -> dict[str, str]:
        return {sign: cards.LEGEND[sign] for sign in ".d^A"}

    def map(self) -> dict[str, Any]:
        """Cities before waters, so that lakes and closed edges keep off red areas."""
        land, words, goods = self.land, self.words("cities"), self.goods()
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
        return {"goods": goods, "cities": cities, **self.wet(), "part": part}

    def regions(self, rng: Random, words: Words, fields: dict[str, Any]) -> Things[Region]:
        return cards.make_regions(rng, self.land, words, _known(fields))

    def part(self, fields: dict[str, Any]) -> Any:
        events, known = self.drawn("events"), _known(fields)
        return replace(
            fields["part"],
            demands=cards.make_demands(self.rng("demands"), fields["cities"], known),
            events=cards.make_events(*events, known) if events else Things(),
        )

    def rules(self, fields: dict[str, Any]) -> Things[Any]:
        majors = [city for city in fields["cities"].values() if city.kind == "major"]
        return rules.make_rules(self.rng("rules"), len(majors), len(fields["part"].links))


def _known(fields: dict[str, Any]) -> cards.Known:
    cities, goods, waters = (tuple(fields[key]) for key in ("cities", "goods", "waters"))
    links, regions = tuple(fields["part"].links), tuple(fields.get("regions", ()))
    return cards.Known(cities, goods, waters, links, regions)


MAKING = CrayonMaking
