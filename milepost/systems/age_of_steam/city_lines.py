"""Cities, colours and growth of an Age of Steam map in lines for people."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Any

from milepost.terminal.say import clean, count, listed, table
from model.scenario.scenario import Scenario

MOST_CITIES = 30
"""Cities that are told one by one; the others are for programs."""


def names(scenario: Scenario, places: Iterable[str]) -> list[str]:
    """Cities and towns by name, other places as they are written."""
    known = scenario.cities
    return [clean(known[place].name or place if place in known else place) for place in places]


def span(numbers: Iterable[int]) -> str:
    """The least and the most of some numbers."""
    known = sorted(set(numbers))
    return f"{known[0]} to {known[-1]}" if len(known) > 1 else str(known[0] if known else 0)


def city_lines(facts: dict[str, Any], scenario: Scenario) -> Iterator[str]:
    """Where colours begin, grow and are wanted, city by city."""
    found = facts["printed_cities"]
    if found:
        rows = [("", "takes", "begins with", "grows on")]
        for city in found[:MOST_CITIES]:
            [name] = names(scenario, [city["id"]])
            rows.append((name, _takes(city, scenario), _begins(city["begins"]), _grows(city)))
        yield f"  cities, with what they take and get{_rest(len(found), MOST_CITIES)}:"
        yield from table(rows, "    ")
    elsewhere: dict[str, list[str]] = {}
    for one in facts["other_places"]:
        elsewhere.setdefault(_begins(one["begins"]), []).append(one["place"])
    said = [f"{what} on {listed(names(scenario, some))}" for what, some in elsewhere.items()]
    if said:
        yield f"  cubes elsewhere: {'; '.join(said)}"


def _rest(number: int, most: int) -> str:
    return f" ({most} of {number}; --json lists all)" if number > most else ""


def _takes(city: dict[str, Any], scenario: Scenario) -> str:
    if city["by"] == "lying":
        return "what lies there"
    if city["by"] == "lot":
        return "by lot"
    return _colours(city["takes"], scenario.goods) or "nothing"


def _colours(some: Collection[str], known: Collection[str]) -> str:
    """Colours in a row, or in a word where there are nearly all of them."""
    missing = [colour for colour in known if colour not in some]
    if some and not missing:
        return "all"
    if len(missing) == 1 and len(some) > 2:
        return clean(f"all but {missing[0]}")
    return ", ".join(map(clean, some))


def _begins(begins: dict[str, Any]) -> str:
    drawn = span(begins["drawn"].values())
    fixed = Counter(begins["fixed"]).items()
    said = [colour if number == 1 else f"{number} {colour}" for colour, number in fixed]
    said += [f"{drawn} drawn"] if drawn != "0" else []
    return ", ".join(map(clean, said)) or "nothing"


def _grows(city: dict[str, Any]) -> str:
    said = [slot.replace("-", " ") for slot in city["slots"]]
    for extra in city["extras"]:
        what = listed(extra.get("colours") or [extra.get("colour") or "any"])
        number = f"{extra['count']} " if extra["count"] else ""
        when = "when empty" if extra["when"] == "empty" else extra["when"]
        said.append(f"{number}{what} {when}")
    return ", ".join(map(clean, said)) or "nothing"


def colour_lines(facts: dict[str, Any], scenario: Scenario) -> list[str]:
    """Where each colour is wanted, and who has it for certain."""
    if not facts["colours"]:
        return []
    rows: list[tuple[object, ...]] = [("", "cubes", "in the bag", "wanted in", "New Cities")]
    for colour, one in facts["colours"].items():
        homes = listed(names(scenario, one["wanted"])) or "no printed city"
        new = " ".join(tile.upper() for tile in one["new_cities"])
        rows.append((clean(colour), one["cubes"], one["bag"], homes, new))
    return ["  colours, and who wants them:", *table(rows, "    ")]


def growth_lines(growth: dict[str, Any]) -> Iterator[str]:
    """What the display can bring."""
    columns = count(len(growth["columns"]), "column")
    light, dark = (span(one[side] for one in growth["dice"].values()) for side in ("light", "dark"))
    new = f", {growth['new_city_columns']} of New Cities with {growth['new_city_cubes']}"
    dice = f"{light} light and {dark} dark dice a turn"
    yield f"  growth: {columns} of cities with {growth['cubes']} cubes{new}; {dice}"
    if idle := growth["idle"]:
        numbers = listed([slot.replace("-", " ") for slot in idle], 12)
        yield f"  growth without effect: nothing ever grows on {numbers}"
