"""The numbers of many games of Santa Fe as tables that people read."""

from engine.playtests.rows import Row, most_first, number_of
from engine.playtests.tally import Counts, Topic
from model.boards.routes import RouteBoard
from model.scenario.scenario import Scenario
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart


def topics(scenario: Scenario, counts: Counts) -> tuple[Topic, ...]:
    """The numbers of many games as tables, what was used most first."""
    told = (_cities, _lines, _railroads, _cards)
    return tuple(topic for topic in (one(scenario, counts) for one in told) if topic.rows)


def _cities(scenario: Scenario, counts: Counts) -> Topic:
    """*Games* are those in which a railroad was there at the end."""
    rows: list[Row] = [
        (
            city.name or name,
            number_of(counts, "city railroads", name),
            number_of(counts, "city games", name),
            number_of(counts, "city played", name),
            number_of(counts, "city bonus", name),
            city.value or 0,
        )
        for name, city in scenario.cities.items()
        if isinstance(city, SantaFeCity)
    ]
    columns = ("city", "railroads", "games", "cards played", "bonuses", "value")
    return Topic("cities", "Cities", columns, most_first(rows, said=1), said=1)


def _lines(scenario: Scenario, counts: Counts) -> Topic:
    """By their ids, as twins have the same cities; *railroads* are those that have begun it."""
    board = scenario.board
    rows: list[Row] = [
        (
            name,
            number_of(counts, "line begun", name),
            number_of(counts, "line finished", name),
            number_of(counts, "line laid", name),
            line.segments,
        )
        for name, line in (board.lines.items() if isinstance(board, RouteBoard) else ())
    ]
    columns = ("line", "railroads", "finished", "pieces", "segments")
    return Topic("lines", "Lines", columns, most_first(rows, said=1), said=1)


def _railroads(scenario: Scenario, counts: Counts) -> Topic:
    """*Games* are those in which it was laid, *unfinished* those that left pieces of it."""
    rows: list[Row] = [
        (
            railroad.name or name,
            number_of(counts, "railroad laid", name),
            number_of(counts, "railroad cities", name),
            number_of(counts, "railroad games", name),
            number_of(counts, "railroad unfinished", name),
            number_of(counts, "railroad left", name),
            number_of(counts, "railroad bonus", name),
            railroad.track,
        )
        for name, railroad in scenario.part_as(SantaFePart).railroads.items()
    ]
    columns = (
        *("railroad", "pieces", "cities", "games", "unfinished", "pieces left", "bonuses"),
        "track",
    )
    return Topic("railroads", "Railroads", columns, most_first(rows, said=1), said=1)


def _cards(scenario: Scenario, counts: Counts) -> Topic:
    rows: list[Row] = [
        (card.name or name, number_of(counts, "card played", name), card.price)
        for name, card in scenario.part_as(SantaFePart).cards.items()
        if card.of != "short-lines"
    ]
    return Topic("cards", "Cards", ("card", "played", "price"), most_first(rows, said=1), said=1)
