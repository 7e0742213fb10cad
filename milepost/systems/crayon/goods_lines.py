"""Goods in words: where each comes from and why, and what every city supplies."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from milepost.terminal.say import count, listed, table

if TYPE_CHECKING:
    from model.scenario.scenario import Scenario
    from model.systems.crayon.economy.sourcing import Source


def source_lines(after: "Scenario", sources: "Iterable[Source]") -> list[str]:
    """Every good with its sources; for those that are proposed, how well they fit and why."""
    why = {(source.good, source.city): source for source in sources}
    rows: list[tuple[object, ...]] = [("good", "chips", "city", "fit", "because of")]
    for name, good in after.goods.items():
        cities = [city.id for city in after.cities.values() if name in city.supplies]
        for place, city in enumerate(cities or [""]):
            head = (name, good.chips) if not place else ("", "")
            source = why.get((name, city))
            fits = (source.fit, ", ".join(source.because)) if source else ("", "as it was")
            rows.append((*head, city, *(fits if city else ("", "nobody supplies it"))))
    return table(rows)


def goods_lines(after: "Scenario") -> Iterator[str]:
    """The goods of a scenario in a few lines."""
    chips = sum(good.chips for good in after.goods.values())
    supplied = Counter(good for city in after.cities.values() for good in city.supplies)
    sources = Counter(supplied[name] for name in after.goods)
    spread = ", ".join(
        f"{number} from {count(n, 'city', 'cities')}" for n, number in _sorted(sources)
    )
    yield f"{count(len(after.goods), 'good')} with {count(chips, 'chip')}: {spread}"
    shares = Counter(len(city.supplies) for city in after.cities.values())
    each = ", ".join(f"{number} with {count(n, 'good')}" for n, number in _sorted(shares))
    yield f"{count(len(after.cities), 'city', 'cities')}: {each}"
    idle = [city.id for city in after.cities.values() if not city.supplies]
    if idle:
        yield f"supply nothing: {listed(idle)}"


def _sorted(counted: Counter[int]) -> list[tuple[int, int]]:
    return sorted(counted.items())
