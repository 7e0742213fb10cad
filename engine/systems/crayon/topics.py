"""The numbers of many games of crayon rails as tables that people read."""

from collections import Counter

from engine.playtests.rows import Row, most_first, number_of
from engine.playtests.tally import Counts, Topic
from engine.systems.crayon.game.game import table_of
from model.scenario.scenario import Scenario
from model.systems.crayon.things.part import CrayonPart


def topics(scenario: Scenario, counts: Counts) -> tuple[Topic, ...]:
    """The numbers of many games as tables, what was used most first."""
    return (
        _cities(scenario, counts),
        _goods(scenario, counts),
        _corridors(scenario, counts),
        _sections(scenario, counts),
        _events(scenario, counts),
    )


def _cities(scenario: Scenario, counts: Counts) -> Topic:
    asked = Counter(
        one.city for card in scenario.part_as(CrayonPart).demands.values() for one in card
    )
    rows: list[Row] = [
        (
            city.name or name,
            number_of(counts, "city delivered", name),
            number_of(counts, "city loaded", name),
            number_of(counts, "city served", name),
            asked[name],
        )
        for name, city in scenario.cities.items()
    ]
    columns = ("city", "delivered", "loaded", "games", "on cards")
    return Topic("cities", "Cities", columns, most_first(rows, said=1), said=1)


def _goods(scenario: Scenario, counts: Counts) -> Topic:
    numbers = ("good delivered", "good income", "good loaded", "good lost")
    names = dict.fromkeys([*scenario.goods, *counts.get("good loaded", {})])
    rows: list[Row] = [
        (
            good,
            *(number_of(counts, what, good) for what in numbers),
            table_of(scenario).chips.get(good, 0),
        )
        for good in names
    ]
    columns = ("good", "delivered", "income", "loaded", "lost", "chips")
    return Topic("goods", "Goods", columns, most_first(rows, said=1), said=1)


def _corridors(scenario: Scenario, counts: Counts) -> Topic:
    """Stretches between cities: how often trains ran them, and how many lines were built."""
    runs, lines = counts.get("corridor run", {}), counts.get("corridor built", {})
    rows: list[Row] = []
    for ends in {**runs, **lines}:
        one, other = (table_of(scenario).city_name(city) for city in ends.split())
        rows.append((f"{one} - {other}", runs.get(ends, 0), lines.get(ends, 0)))
    columns = ("corridor", "runs", "lines built")
    return Topic("corridors", "Corridors", columns, most_first(rows))


def _sections(scenario: Scenario, counts: Counts) -> Topic:
    """Sections by their passages, each with the corridor that most trains on it were running."""
    passed, built = counts.get("section passed", {}), counts.get("section built", {})
    home = _homes(scenario, counts)
    rows: list[Row] = [
        (section, passed.get(section, 0), built.get(section, 0), home.get(section, ""))
        for section in {**passed, **built}
    ]
    columns = ("section", "passed", "built", "between")
    return Topic("sections", "Sections", columns, most_first(rows, said=1), said=1)


def _homes(scenario: Scenario, counts: Counts) -> dict[str, str]:
    best: dict[str, tuple[int, str]] = {}
    for what, over in sorted(counts.items()):
        if what.startswith("between "):
            for section, number in over.items():
                if number > best.get(section, (0, ""))[0]:
                    best[section] = (number, what)
    name = table_of(scenario).city_name
    return {
        section: " - ".join(name(city) for city in what.split()[1:])
        for section, (_, what) in best.items()
    }


def _events(scenario: Scenario, counts: Counts) -> Topic:
    rows: list[Row] = [
        (card.event.name or name, number_of(counts, "event drawn", name), card.count)
        for name, card in table_of(scenario).cards.items()
        if card.event is not None
    ]
    return Topic("events", "Events", ("event", "drawn", "cards"), most_first(rows, said=1), said=1)
