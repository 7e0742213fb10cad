"""The numbers of many games of Age of Steam as tables that people read."""

from engine.playtests.rows import Row, most_first, number_of
from engine.playtests.tally import Counts, Topic
from engine.systems.age_of_steam.table.table import table_of
from model.scenario.scenario import Scenario


def topics(scenario: Scenario, counts: Counts) -> tuple[Topic, ...]:
    """The numbers of many games as tables, what was used most first."""
    told = (
        _cities(scenario, counts),
        _colours(scenario, counts),
        _actions(scenario, counts),
        _links(scenario, counts),
        _hexes(counts),
    )
    return tuple(topic for topic in told if topic.rows)


def _cities(scenario: Scenario, counts: Counts) -> Topic:
    """Cities and towns; *games* are those in which a cube came or went."""
    rows: list[Row] = [
        (
            city.name or name,
            number_of(counts, "stop delivered", name),
            number_of(counts, "stop shipped", name),
            number_of(counts, "stop served", name),
            city.kind,
        )
        for name, city in scenario.cities.items()
    ]
    columns = ("city", "delivered", "shipped", "games", "kind")
    return Topic("cities", "Cities", columns, most_first(rows, said=1), said=1)


def _colours(scenario: Scenario, counts: Counts) -> Topic:
    rows: list[Row] = [
        (
            colour,
            number_of(counts, "colour delivered", colour),
            number_of(counts, "colour links", colour),
            good.chips,
        )
        for colour, good in scenario.goods.items()
    ]
    columns = ("colour", "delivered", "links", "cubes")
    return Topic("colours", "Colours", columns, most_first(rows, said=1), said=1)


def _actions(scenario: Scenario, counts: Counts) -> Topic:
    table = table_of(scenario)
    rows: list[Row] = [
        (table.action_name(action), number_of(counts, "action taken", action))
        for action in table.actions
    ]
    return Topic("actions", "Actions", ("action", "taken"), most_first(rows))


def _links(scenario: Scenario, counts: Counts) -> Topic:
    table = table_of(scenario)
    rows: list[Row] = [
        (table.link_name(key), number_of(counts, "link claimed", key))
        for key in table.part.special_links
    ]
    return Topic("links", "Special links", ("link", "claimed"), most_first(rows))


def _hexes(counts: Counts) -> Topic:
    rows: list[Row] = list(counts.get("hex built", {}).items())
    return Topic("hexes", "Hexes", ("hex", "tiles laid"), most_first(rows))
