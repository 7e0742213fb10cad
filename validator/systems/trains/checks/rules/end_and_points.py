"""The ends of the game can come, and points for stations rise."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from model.systems.trains.building.stations import room_left
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.repairs.value_repairs import saying
from validator.systems.trains.survey.survey import (
    CARDS,
    LAND,
    RULES,
    SELECT,
    Choice,
    TrainsSurvey,
)
from validator.wording.listing import counted, listed, name_of

STATIONS: Final = ("rules", "markers", "stations")
END: Final = ("rules", "end")


@check(
    "RUL301",
    "stations-without-room",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=("board", "cities"),
    rules=("TRN-END-03", "TRN-STATION-02"),
    holds=("TRN-CHK-11",),
    since="0.6.0",
)
def stations_without_room(survey: TrainsSurvey) -> Iterator[Finding]:
    """The cities have less room in all than there are stations.

    Why: the last stations can never be placed, so that the game never ends that way.
    Repair: give cities more room, or the game fewer stations.

    Bad:
        rules: {markers: {stations: 45}}

    Good:
        rules: {markers: {stations: 38}}
    """
    number, room = survey.rules.markers.stations, room_left(survey.land, {})
    if survey.rules.end.all_stations and room < number and survey.is_begun:
        title = tr("let there be {stations}", stations=counted(room, "station"))
        yield Finding(
            message=(
                tr(
                    "there is {stations}, and all cities together have room for {room}",
                    stations=counted(number, "station"),
                    room=room,
                )
                if number == 1
                else tr(
                    "there are {stations}, and all cities together have room for {room}",
                    stations=counted(number, "station"),
                    room=room,
                )
            ),
            route=STATIONS,
            about=(("cities",),),
            repair=saying(survey.scenario, title, {STATIONS: room}) if room else None,
        )


@check(
    "RUL302",
    "too-few-piles",
    ERROR,
    reads=CARDS,
    needs=("rules",),
    whole=("cards", "kits"),
    rules=("TRN-END-01",),
    holds=("TRN-CHK-30",),
    since="0.6.0",
)
def too_few_piles(survey: TrainsSurvey) -> Iterator[Finding]:
    """The game ends when more piles are empty than there are, not counting Waste.

    Why: the game could never end that way.
    Repair: let fewer empty piles end it, or put more kinds into the supply.

    Bad:
        rules: {end: {empty_piles: 16}}

    Good:
        rules: {end: {empty_piles: 15}}
    """
    wanted, way = survey.rules.end.empty_piles, (*END, "empty_piles")
    counts = [_piles(survey, choice) for choice in survey.choices if choice.route[0] == "rules"]
    if counts and min(counts) < wanted:
        fewest = min(counts)
        title = tr("let {fewest} end it", fewest=fewest)
        yield Finding(
            message=(
                (
                    tr(
                        "{empty_piles} ends the game, and there is {piles} that counts",
                        empty_piles=counted(wanted, "empty pile"),
                        piles=counted(fewest, "pile"),
                    )
                    if fewest == 1
                    else tr(
                        "{empty_piles} ends the game, and there are {piles} that count",
                        empty_piles=counted(wanted, "empty pile"),
                        piles=counted(fewest, "pile"),
                    )
                )
                if wanted == 1
                else (
                    tr(
                        "{empty_piles} end the game, and there is {piles} that counts",
                        empty_piles=counted(wanted, "empty pile"),
                        piles=counted(fewest, "pile"),
                    )
                    if fewest == 1
                    else tr(
                        "{empty_piles} end the game, and there are {piles} that count",
                        empty_piles=counted(wanted, "empty pile"),
                        piles=counted(fewest, "pile"),
                    )
                )
            ),
            route=way,
            about=(SELECT,),
            repair=saying(survey.scenario, title, {way: fewest}) if fewest else None,
        )


def _piles(survey: TrainsSurvey, choice: Choice) -> int:
    """How many piles count for the end of the game."""
    rules = survey.rules
    always = [card for card in rules.supply.always if card not in rules.end.not_counted]
    free = [kind for kind in choice.kinds if kind not in {*always, *rules.end.not_counted}]
    drawn = min(len(free), rules.supply.select.count) if choice.is_drawn else len(free)
    return len(always) + drawn


@check(
    "RUL303",
    "points-that-fall",
    ERROR,
    reads=("cities", *RULES),
    needs=("rules",),
    whole=("cities",),
    rules=("TRN-SCORE-02",),
    holds=("TRN-CHK-37",),
    since="0.6.0",
)
def points_that_fall(survey: TrainsSurvey) -> Iterator[Finding]:
    """A marker is worth less with more stations, or cities have more room than points are said for.

    With more stations than the list says the last number counts, which is only a warning.

    Why: stations are placed to make cities worth more.
    Repair: let the numbers of `scoring: stations` rise, one for each number of stations from none.

    Bad:
        rules: {scoring: {stations: [0, 4, 2, 8]}}

    Good:
        rules: {scoring: {stations: [0, 2, 4, 8]}}
    """
    points, way = survey.rules.scoring.stations, ("rules", "scoring", "stations")
    for number, (fewer, more) in enumerate(pairwise(points), 1):
        if more < fewer:
            yield Finding(
                message=tr(
                    "a marker scores {more} with {stations}, and {fewer} with one less",
                    more=more,
                    stations=counted(number, "station"),
                    fewer=fewer,
                ),
                route=way,
            )
    large = [
        city
        for city in survey.scenario.cities.values()
        if city.kind == "city" and getattr(city, "room", 1) >= len(points)
    ]
    if large:
        names = listed([name_of(city) for city in large])
        yield Finding(
            message=(
                tr(
                    "{names} has room for more stations than the {points} that points are said for",
                    names=names,
                    points=len(points) - 1,
                )
                if len(large) == 1
                else tr(
                    "{names} have room for more stations than the {points} that "
                    "points are said for",
                    names=names,
                    points=len(points) - 1,
                )
            ),
            route=way if survey.says("scoring", "stations") else ("cities", large[0].id, "room"),
            about=(way, ("cities", large[0].id)),
            weight=WARNING,
        )


@check(
    "RUL305",
    "end-that-never-comes",
    ERROR,
    reads=(*LAND, *CARDS),
    needs=("land",),
    whole=("board", "cities", "cards", "kits"),
    rules=("TRN-END-01", "TRN-END-02", "TRN-END-03"),
    implies=("RUL301", "NET302"),
    implies_anywhere=("RUL301", "NET302"),
    since="0.6.0",
)
def end_that_never_comes(survey: TrainsSurvey) -> Iterator[Finding]:
    """None of the ways in which the game ends can ever come, or it ends with the first turn.

    Why: the game would never be over, or at once.
    Repair: say another `end`, or numbers of markers and stations that can be placed.

    Bad:
        rules: {end: {empty_piles: 0, all_track: false, all_stations: false}}

    Good:
        rules: {end: {empty_piles: 0, all_track: true, all_stations: false}}
    """
    rules, end = survey.rules, survey.rules.end
    if not survey.is_begun:
        return
    if end.all_stations and not rules.markers.stations:
        yield Finding(
            message=tr("the game ends when all stations are placed, and there are none"),
            route=STATIONS,
            repair=saying(survey.scenario, tr("do not end it so"), {(*END, "all_stations"): False}),
        )
    if not any(_can_come(survey)):
        yield Finding(message=tr("nothing can ever end the game"), route=END)


def _can_come(survey: TrainsSurvey) -> Iterator[bool]:
    """Of each way in which the game ends, whether it can come."""
    rules, end = survey.rules, survey.rules.end
    counts = [_piles(survey, choice) for choice in survey.choices if choice.route[0] == "rules"]
    yield 0 < end.empty_piles <= min(counts, default=0)
    largest = len(survey.parts[0]) if survey.parts else 0
    yield end.all_track and rules.markers.track <= largest
    yield end.all_stations and rules.markers.stations <= room_left(survey.land, {})
