"""The facts of a Trains board in lines for people."""

from collections.abc import Iterator
from typing import Any

from milepost.showing.left_open import left_open_lines
from milepost.terminal.say import clean, count, counted, listed
from model.scenario.scenario import Scenario
from model.systems.trains.things.part import TrainsPart

_MANY = 6
"""So many cards are named."""


def trains_lines(facts: dict[str, Any], scenario: Scenario) -> list[str]:
    """What there is to say beyond the shared core, from the rules to what is left open."""
    if "rules" in facts:
        return [f"  rules: {facts['preset']}", f"  game: none, for {clean(facts['rules'])}"]
    found = [f"  rules: {facts['preset']}"]
    if "hexes" in facts:
        found += _land_lines(facts)
    found += [*_supply_lines(facts, scenario), *_kit_lines(facts, scenario)]
    found += [*_end_lines(facts), *_number_lines(facts, scenario)]
    return [*found, *left_open_lines(facts["left_open"])]


def _land_lines(facts: dict[str, Any]) -> Iterator[str]:
    borders = f"; {count(facts['blocked'], 'blocked border')}" if facts["blocked"] else ""
    yield f"  hexes: {counted(facts['hexes'])}{borders}"
    yield f"  to build on: {facts['to_build_on']}, to begin on: {facts['to_begin_on']}"
    cities = facts["rooms"].items()
    rooms = ", ".join(f"{count(n, 'city', 'cities')} of {room}" for room, n in cities)
    markers = facts["markers"]
    yield (
        f"  room: for {count(facts['room'], 'station')}, and there are {markers['stations']}"
        f"{': ' if rooms else ''}{rooms}"
    )
    numbers = ", ".join(map(str, facts["remote"]))
    yield f"  remote places: {f'numbers {numbers}' if numbers else 'none'}"


def _name(scenario: Scenario, key: str) -> str:
    card = scenario.part_as(TrainsPart).cards.get(key)
    return clean(card.title if card is not None else key)


def _supply_lines(facts: dict[str, Any], scenario: Scenario) -> Iterator[str]:
    found = facts["supply"]
    sizes = {key: [*by.values()] for key, by in found["always"].items()}
    named = [f"{_name(scenario, key)} {_range(one)}" for key, one in sizes.items()]
    players = "/".join(next(iter(found["always"].values()), {}))
    yield f"  always in the supply (with {players} players): {listed(named, 20)}"
    drawn = count(found["chosen"], "kind")
    yield f"  chosen: {drawn} of {len(found['among'])}, {count(found['each'], 'card')} each"


def _range(sizes: list[int]) -> str:
    return "/".join(map(str, sizes)) if len(set(sizes)) > 1 else str(sizes[0])


def _kit_lines(facts: dict[str, Any], scenario: Scenario) -> Iterator[str]:
    kits = scenario.part_as(TrainsPart).kits
    names = [
        f"{clean(kits[one['id']].title)}{' (played)' if one['is_played'] else ''}"
        for one in facts["kits"]
        if one["id"] in kits
    ]
    if names:
        yield f"  kits: {len(names)}: {listed(names)}"


def _end_lines(facts: dict[str, Any]) -> Iterator[str]:
    needed = {players: n for players, n in facts["purchases"].items() if n is not None}
    if needed:
        said = ", ".join(f"{n} with {players}" for players, n in needed.items())
        yield f"  purchases that empty enough piles, at least: {said}"
    yield f"  markers: {facts['markers']['track']} each"


def _number_lines(facts: dict[str, Any], scenario: Scenario) -> Iterator[str]:
    """Whose cost, value or categories are ours and not of the rulebook (TRN-CHK-43)."""
    default, own = facts["numbers"]["default"], facts["numbers"]["own"]
    if default:
        many = count(len(default), "card has", "cards have")
        yield f"  numbers: {many} the costs, values and categories of the preset (TRN-OPEN-17)"
    if own:
        yield f"  numbers of its own: {listed([_name(scenario, key) for key in own], _MANY)}"
