"""The numbers of many games of Trains as tables that people read."""

from engine.playtests.rows import Row, most_first, number_of
from engine.playtests.tally import PLACES, Counts, Topic
from model.scenario.scenario import Scenario
from model.systems.trains.things.city import TrainsCity
from model.systems.trains.things.part import TrainsPart

_ENDS = {
    "piles": "enough piles are empty",
    "markers": "a player has placed all markers",
    "stations": "all stations are placed",
}


def topics(scenario: Scenario, counts: Counts) -> tuple[Topic, ...]:
    """The numbers of many games as tables, what was used most first."""
    told = (
        _cards(scenario, counts), _piles(scenario, counts), _cities(scenario, counts),
        _remote(scenario, counts), _hexes(counts), _ends(counts),
    )  # fmt: skip
    return tuple(topic for topic in told if topic.rows)


def _cards(scenario: Scenario, counts: Counts) -> Topic:
    """*Games* are those with a pile of it, *round* is when it was bought on average.

    Its pile was *emptied* in so many of them, and of these so many were *ended* by empty piles.
    """
    rows = [
        (
            card.title,
            number_of(counts, "card bought", name),
            number_of(counts, "card gained", name),
            number_of(counts, "card played", name),
            _mean(counts, "card rounds", "card bought", name),
            number_of(counts, "card emptied", name),
            number_of(counts, "card ended", name),
            number_of(counts, "card games", name),
            card.cost,
        )
        for name, card in scenario.part_as(TrainsPart).cards.items()
        if number_of(counts, "card games", name)
    ]
    columns = ("card", "bought", "gained", "played", "round", "emptied", "ended", "games", "cost")
    return Topic("cards", "Cards", columns, most_first(rows, said=2), said=2)


def _piles(scenario: Scenario, counts: Counts) -> Topic:
    """Which piles were empty together in games that ended with that."""
    cards = scenario.part_as(TrainsPart).cards
    rows = [
        (", ".join(cards[card].title for card in cards if card in piles.split()), number)
        for piles, number in counts.get("piles", {}).items()
    ]
    return Topic("piles", "Piles that ended games", ("piles", "games"), most_first(rows))


def _mean(counts: Counts, total: str, number: str, name: str) -> int:
    """A mean as a whole number; 0 where nothing was counted."""
    times = number_of(counts, number, name)
    return round(number_of(counts, total, name) / times) if times else 0


def _cities(scenario: Scenario, counts: Counts) -> Topic:
    """*Games* are those in which there was a marker or a station at the end."""
    rows: list[Row] = [
        (
            city.name or name,
            number_of(counts, "city markers", name),
            number_of(counts, "city stations", name),
            number_of(counts, "city games", name),
            city.room,
        )
        for name, city in scenario.cities.items()
        if isinstance(city, TrainsCity) and city.kind != "remote"
    ]
    columns = ("city", "markers", "stations", "games", "room")
    return Topic("cities", "Cities", columns, most_first(rows, said=1), said=1)


def _remote(scenario: Scenario, counts: Counts) -> Topic:
    rows: list[Row] = [
        (
            city.name or name,
            number_of(counts, "city markers", name),
            number_of(counts, "city games", name),
            city.number,
        )
        for name, city in scenario.cities.items()
        if isinstance(city, TrainsCity) and city.kind == "remote"
    ]
    columns = ("city", "markers", "games", "number")
    return Topic("remote", "Remote places", columns, most_first(rows, said=1), said=1)


def _hexes(counts: Counts) -> Topic:
    """Where markers and stations lay at the end."""
    return Topic(PLACES, "Places", ("place", "pieces"), most_first(counts.get(PLACES, {}).items()))


def _ends(counts: Counts) -> Topic:
    """What ended the games; several can come together."""
    rows = [
        (_ENDS[name], number) for name, number in counts.get("end", {}).items() if name in _ENDS
    ]
    return Topic("ends", "Ends", ("end", "games"), most_first(rows))
