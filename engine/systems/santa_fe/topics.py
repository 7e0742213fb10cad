"""The numbers of many games of Santa Fe as tables that people read."""

from engine.playtests.tally import Counts, Topic
from model.scenario.scenario import Scenario
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart

Row = tuple[str | int, ...]


def topics(scenario: Scenario, counts: Counts) -> tuple[Topic, ...]:
    """The numbers of many games as tables, what was used most first."""
    told = (_cities(scenario, counts), _railroads(scenario, counts), _cards(scenario, counts))
    return tuple(topic for topic in told if topic.rows)


def _of(counts: Counts, what: str, of: str) -> int:
    return counts.get(what, {}).get(of, 0)


def _most_first(rows: list[Row], said: int) -> tuple[Row, ...]:
    def rank(row: Row) -> tuple[list[int], str]:
        return [-int(number) for number in row[1 : len(row) - said]], str(row[0])

    return tuple(sorted(rows, key=rank))


def _cities(scenario: Scenario, counts: Counts) -> Topic:
    """*Games* are those in which a railroad was there at the end."""
    rows: list[Row] = [
        (
            city.name or name,
            _of(counts, "city railroads", name),
            _of(counts, "city games", name),
            _of(counts, "city played", name),
            _of(counts, "city bonus", name),
            city.value or 0,
        )
        for name, city in scenario.cities.items()
        if isinstance(city, SantaFeCity)
    ]
    columns = ("city", "railroads", "games", "cards played", "bonuses", "value")
    return Topic("cities", "Cities", columns, _most_first(rows, said=1), said=1)


def _railroads(scenario: Scenario, counts: Counts) -> Topic:
    """*Games* are those in which it was laid, *unfinished* those that left pieces of it."""
    rows: list[Row] = [
        (
            railroad.name or name,
            _of(counts, "railroad laid", name),
            _of(counts, "railroad cities", name),
            _of(counts, "railroad games", name),
            _of(counts, "railroad unfinished", name),
            _of(counts, "railroad left", name),
            _of(counts, "railroad bonus", name),
            railroad.track,
        )
        for name, railroad in scenario.part_as(SantaFePart).railroads.items()
    ]
    columns = (
        *("railroad", "pieces", "cities", "games", "unfinished", "pieces left", "bonuses"),
        "track",
    )
    return Topic("railroads", "Railroads", columns, _most_first(rows, said=1), said=1)


def _cards(scenario: Scenario, counts: Counts) -> Topic:
    rows: list[Row] = [
        (card.name or name, _of(counts, "card played", name), card.price)
        for name, card in scenario.part_as(SantaFePart).cards.items()
        if card.of != "short-lines"
    ]
    return Topic("cards", "Cards", ("card", "played", "price"), _most_first(rows, said=1), said=1)
