"""The facts of an Age of Steam scenario in lines for people."""

from collections.abc import Iterator
from typing import Any

from milepost.showing.differences import difference_lines
from milepost.showing.left_open import left_open_lines
from milepost.systems.age_of_steam.city_lines import (
    city_lines,
    colour_lines,
    growth_lines,
    names,
    span,
)
from milepost.systems.age_of_steam.trade_lines import delivery_lines, distance_lines
from milepost.terminal.say import clean, count, counted
from model.scenario.scenario import Scenario


def age_of_steam_lines(facts: dict[str, Any], scenario: Scenario) -> list[str]:
    """What there is to say beyond the shared core, from the rules to the box."""
    links = count(facts["special_links"], "special link")
    tiles = count(facts["new_cities"], "New City", "New Cities")
    found = [f"  rules: {facts['preset']}; {links}, {tiles}"]
    if "rules" in facts:
        return [
            *found,
            f"  game: none, for {clean(facts['rules'])}",
            *colour_lines(facts, scenario),
        ]
    found += [_turn_line(facts["turns"]), _cube_line(facts), *growth_lines(facts["growth"])]
    found += [*city_lines(facts, scenario), *colour_lines(facts, scenario)]
    if "lines" in facts:
        found += distance_lines(facts["lines"], scenario)
        found += delivery_lines(facts["deliveries"], scenario)
    found += [_component_line(facts["components"]), *_noted_lines(facts, scenario)]
    return [*found, *difference_lines(facts["differences"])]


def _noted_lines(facts: dict[str, Any], scenario: Scenario) -> Iterator[str]:
    """What is good to know and no fault."""
    for one in facts["blocked_between_cities"]:
        ends = " and ".join(names(scenario, [one["from"], one["to"]]))
        yield f"  blocked: the edge between {ends}, where no tile could lie anyway"
    if facts["without_order"]:
        yield "  one player: no phase for the order of players"
    yield from left_open_lines(facts["left_open"])


def _turn_line(turns: dict[str, int | None]) -> str:
    if set(turns.values()) == {None}:
        return "  turns: no fixed number"
    said = [f"{number or 'no fixed number'} with {players}" for players, number in turns.items()]
    return f"  turns: {', '.join(said)}"


def _cube_line(facts: dict[str, Any]) -> str:
    cubes, growth = facts["cubes"], facts["growth"]
    display = growth["cubes"] + growth["new_city_cubes"]
    waiting = f", {cubes['new_cities']} on New Cities" if cubes["new_cities"] else ""
    begin = f"{span(cubes['map'].values())} begin on the map, {display} on the display{waiting}"
    return f"  cubes: {cubes['bag']} in the bag; {begin}"


def _component_line(box: dict[str, Any]) -> str:
    discs = box["discs_per_player"]
    said = [
        f"{count(sum(box['tiles'].values()), 'track tile')} ({counted(box['classes'])})",
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
