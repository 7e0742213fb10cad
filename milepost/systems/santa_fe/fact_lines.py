"""The facts of a Santa Fe board in lines for people."""

from collections.abc import Iterator
from typing import Any

from milepost.showing.differences import difference_lines
from milepost.showing.left_open import left_open_lines
from milepost.terminal.say import clean, count, counted, listed
from model.scenario.scenario import Scenario
from model.systems.santa_fe.things.part import SantaFePart

KINDS = {"major": "major", "short": "short line"}


def santa_fe_lines(facts: dict[str, Any], scenario: Scenario) -> list[str]:
    """What there is to say beyond the shared core, from the rules to what is left open."""
    if "rules" in facts:
        return [f"  rules: {facts['preset']}", f"  game: none, for {clean(facts['rules'])}"]
    found = [f"  rules: {facts['preset']}", *_value_lines(facts), *_card_lines(facts, scenario)]
    if "network" in facts:
        found += [*_network_lines(facts, scenario), *_distance_lines(facts, scenario)]
    found += [*_railroad_lines(facts, scenario), *_square_lines(facts, scenario)]
    found += _noted_lines(facts, scenario)
    return [*found, *difference_lines(facts["differences"])]


def _city(scenario: Scenario, key: str) -> str:
    city = scenario.cities.get(key)
    return clean(city.name or key) if city is not None else clean(key)


def _railroad(scenario: Scenario, key: str) -> str:
    found = scenario.part_as(SantaFePart).railroads.get(key)
    return clean((found.name if found else "") or key.upper())


def _value_lines(facts: dict[str, Any]) -> Iterator[str]:
    values = {value: len(cities) for value, cities in facts["values"].items() if value != "none"}
    said = ", ".join(f"{number} of {value}" for value, number in values.items())
    without = len(facts["values"].get("none", ()))
    more = f"; {without} without" if without else ""
    yield f"  values: {said or 'none'}{more}"


def _card_lines(facts: dict[str, Any], scenario: Scenario) -> Iterator[str]:
    cards, kinds = facts["cards"], scenario.part_as(SantaFePart).cards
    others = {clean(kinds[key].name or key): n for key, n in cards["others"].items() if n}
    yield f"  cards: {cards['all']}: {cards['city']} City, {counted(others)}"
    if cards["city"]:
        left = {players: max(0, number) for players, number in cards["deck"].items()}
        deck = ", ".join(f"{number} with {players}" for players, number in left.items())
        yield f"  deck: City cards left after the deal: {deck}"
    if any(facts["markers"].values()):
        markers = {key: number for key, number in facts["markers"].items() if number}
        yield f"  Boomtown markers: {counted(markers)}"


def _network_lines(facts: dict[str, Any], scenario: Scenario) -> Iterator[str]:
    net = facts["network"]
    lengths = ", ".join(f"{n} of {length}" for length, n in net["lengths"].items())
    yield f"  lines by segments: {lengths}"
    pairs = [" - ".join(_city(scenario, city) for city in pair) for pair in net["twins"]]
    if pairs:
        yield f"  double routes: {len(pairs)}: {listed(pairs)}"
    if net["arrows"]:
        yield f"  arrows: {net['arrows']}"
    if net["terrain"]:
        yield f"  terrain by segments: {counted(net['terrain'])}"
    yield (
        f"  pieces: {net['pieces']} for {count(net['segments'], 'segment')}; "
        f"to join every city takes {net['pieces_for_all']} at least"
    )


def _distance_lines(facts: dict[str, Any], scenario: Scenario) -> Iterator[str]:
    far = facts["distances"]
    if not far:
        return
    most = max(far.values())
    furthest = [_city(scenario, city) for city, pieces in far.items() if pieces == most]
    mean = sum(far.values()) / len(far)
    yield (
        f"  from the nearest base of a major: {mean:.1f} pieces on average, "
        f"{most} at most ({listed(furthest)})"
    )
    lost = [_city(scenario, city) for city in scenario.cities if city not in far]
    if lost:
        yield f"  out of reach of every base: {listed(lost)}"


def _railroad_lines(facts: dict[str, Any], scenario: Scenario) -> Iterator[str]:
    cities = len(scenario.cities)
    yield "  railroads:"
    for one in facts["railroads"]:
        home = _city(scenario, one["home"]) if one["home"] else "no home"
        yield (
            f"    {_railroad(scenario, one['id'])}: {KINDS[one['kind']]}, "
            f"{count(one['track'], 'piece')}, {home}; reaches {one['reaches']} of "
            f"{count(cities, 'city', 'cities')}"
        )


def _square_lines(facts: dict[str, Any], scenario: Scenario) -> Iterator[str]:
    if facts["squares"]:
        named = {_railroad(scenario, key): number for key, number in facts["squares"].items()}
        yield f"  squares: {sum(named.values())}: {counted(named)}"


def _noted_lines(facts: dict[str, Any], scenario: Scenario) -> Iterator[str]:
    """What is good to know and no fault (SFR-CHK-32, SFR-CHK-46)."""
    if ends := facts.get("dead_ends"):
        names = [_city(scenario, city) for city in ends]
        yield f"  dead ends: {listed(names)} {'has' if len(names) == 1 else 'have'} one line alone"
    third = facts["third_short_lines"]
    if third is not None:
        by = "as the board says" if third["chosen"] else "our default, which the board leaves so"
        done = "are shown" if third["policy"] == "reveal" else "vanish"
        yield f"  with two players: Short Line cards of the third player {done} ({by})"
    yield from left_open_lines(facts["left_open"])
