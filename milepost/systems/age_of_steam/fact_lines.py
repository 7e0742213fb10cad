"""The facts of an Age of Steam scenario in lines for people."""

from collections.abc import Iterable, Iterator
from typing import Any

from milepost.terminal.say import clean, count, listed, table
from model.scenario.scenario import Scenario

MOST_LINES = 12
"""Lines between cities that are told; the others are for programs."""


def age_of_steam_lines(facts: dict[str, Any], scenario: Scenario) -> list[str]:
    """What there is to say beyond the shared core, from the rules to the box."""
    links = count(facts["special_links"], "special link")
    tiles = count(facts["new_cities"], "New City", "New Cities")
    found = [f"  rules: {facts['preset']}; {links}, {tiles}"]
    if "rules" in facts:
        return [
            *found,
            f"  game: none, for {clean(facts['rules'])}",
            *_colour_lines(facts, scenario),
        ]
    found += [_turn_line(facts["turns"]), _cube_line(facts), *_growth_lines(facts["growth"])]
    found += _colour_lines(facts, scenario)
    if "lines" in facts:
        found += _distance_lines(facts["lines"], scenario)
        found += _delivery_lines(facts["deliveries"], scenario)
    return [*found, _component_line(facts["components"]), *_noted_lines(facts, scenario)]


def _noted_lines(facts: dict[str, Any], scenario: Scenario) -> Iterator[str]:
    """What is good to know and no fault."""
    for one in facts["blocked_between_cities"]:
        ends = " and ".join(_names(scenario, [one["from"], one["to"]]))
        yield f"  blocked: the edge between {ends}, where no tile could lie anyway"
    if facts["without_order"]:
        yield "  one player: no phase for the order of players"
    if questions := facts["left_open"]:
        number = count(len(questions), "question")
        high = [question["id"] for question in questions if question["danger"] == "high"]
        most = f"; what matters most: {listed(high)}" if high else ""
        yield f"  left to our recommendation: {number} that the books leave open{most}"


def _turn_line(turns: dict[str, int | None]) -> str:
    if set(turns.values()) == {None}:
        return "  turns: no fixed number"
    said = [f"{number or 'no fixed number'} with {players}" for players, number in turns.items()]
    return f"  turns: {', '.join(said)}"


def _cube_line(facts: dict[str, Any]) -> str:
    cubes, growth = facts["cubes"], facts["growth"]
    display = growth["cubes"] + growth["new_city_cubes"]
    waiting = f", {cubes['new_cities']} on New Cities" if cubes["new_cities"] else ""
    begin = f"{_span(cubes['map'].values())} begin on the map, {display} on the display{waiting}"
    return f"  cubes: {cubes['bag']} in the bag; {begin}"


def _growth_lines(growth: dict[str, Any]) -> Iterator[str]:
    columns = count(len(growth["columns"]), "column")
    light, dark = (
        _span(one[side] for one in growth["dice"].values()) for side in ("light", "dark")
    )
    new = f", {growth['new_city_columns']} of New Cities with {growth['new_city_cubes']}"
    dice = f"{light} light and {dark} dark dice a turn"
    yield f"  growth: {columns} of cities with {growth['cubes']} cubes{new}; {dice}"


def _span(numbers: Iterable[int]) -> str:
    """The least and the most of some numbers."""
    known = sorted(set(numbers))
    return f"{known[0]} to {known[-1]}" if len(known) > 1 else str(known[0] if known else 0)


def _colour_lines(facts: dict[str, Any], scenario: Scenario) -> list[str]:
    """Where each colour is wanted."""
    if not facts["colours"]:
        return []
    rows = [("", "cubes", "in the bag", "wanted in", "New Cities")]
    for colour, one in facts["colours"].items():
        homes = listed(_names(scenario, one["wanted"])) or "no printed city"
        new = " ".join(tile.upper() for tile in one["new_cities"])
        rows.append((clean(colour), str(one["cubes"]), str(one["bag"]), homes, new))
    return ["  colours:", *table(rows, "    ")]


def _names(scenario: Scenario, cities: list[str]) -> list[str]:
    return [clean(scenario.cities[city].name or city) for city in cities]


def _distance_lines(lines: list[dict[str, Any]], scenario: Scenario) -> list[str]:
    if not lines:
        return ["  lines: no two cities can be joined by track"]
    rows: list[tuple[object, ...]] = [("", "", "money", "tiles", "links")]
    for one in lines[:MOST_LINES]:
        ends = _names(scenario, [one["from"], one["to"]])
        rows.append((*ends, one["money"], one["tiles"], one["links"]))
    more = len(lines) - MOST_LINES
    rest = f" (the cheapest of {len(lines)}; --json lists all)" if more > 0 else ""
    return [f"  from city to city on an empty board{rest}:", *table(rows, "    ")]


def _delivery_lines(deliveries: dict[str, Any], scenario: Scenario) -> list[str]:
    """How many of the pairs of city and colour an engine can serve."""
    by_engine = [f"{number} at {rung}" for rung, number in deliveries["by_engine"].items()]
    tiles = count(deliveries["in_a_build"], "tile")
    line = (
        f"  deliveries: of {count(deliveries['pairs'], 'pair')} of a city and a colour, over links "
        f"of {tiles} at most and special links, an engine can serve {', '.join(by_engine)}"
    )
    without = [
        f"{one['colour']} from {scenario.cities[one['from']].name or one['from']}"
        for one in deliveries["without_a_home"]
    ]
    return [line, f"  no home in reach: {listed(map(clean, without))}"] if without else [line]


def _component_line(box: dict[str, Any]) -> str:
    discs = box["discs_per_player"]
    said = [
        count(sum(box["tiles"].values()), "track tile"),
        f"{count(box['town_discs'], 'town disc')} for {count(box['towns'], 'town')}",
        "discs without limit" if discs is None else f"{count(discs, 'disc')} a player",
        count(sum(box["cubes"].values()), "cube"),
        count(box["new_cities"], "New City tile"),
        *(
            f"tokens of {token} without limit" if supply is None else f"{supply} tokens of {token}"
            for token, supply in box["tokens"].items()
        ),
    ]
    return f"  components: {', '.join(map(clean, said))}"
