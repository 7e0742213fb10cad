"""Hexes with two places on them, hexes that nobody knows the cost of, and boards without places."""

from collections.abc import Iterator, Sequence

from model.boards.hexes import HexBoard
from model.notation import Cell
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Also, Finding
from validator.repairs.value_repairs import saying
from validator.systems.trains.survey.survey import LAND, RULES, TrainsSurvey
from validator.wording.listing import counted, name_of
from validator.wording.near_names import nearest


@check(
    "MAP301",
    "two-places-on-one-hex",
    ERROR,
    reads=("cities",),
    rules=("TRN-STATION-02",),
    implies_anywhere=("NET304", "RUL301"),
    holds=("TRN-CHK-01",),
    since="0.6.0",
)
def two_places_on_one_hex(survey: TrainsSurvey) -> Iterator[Finding]:
    """Two cities or remote places stand on the same hex.

    Why: a hex is one place, so that one of them is not in the game.
    Repair: move one of them, or take it away.

    Bad:
        cities:
        - {id: ashmoor, at: "2,2"}

    Good:
        cities:
        - {id: ashmoor, at: "2,0"}
    """
    seen: dict[Cell, str] = {}
    cities = survey.scenario.cities
    for key, city in cities.items():
        first = key if city.at is None else seen.setdefault(city.at, key)
        if first != key and city.at is not None:
            yield Finding(
                message=tr(
                    "{city} stands on {at}, where {cities} is",
                    city=name_of(city),
                    at=city.at,
                    cities=name_of(cities[first]),
                ),
                route=("cities", key, "at"),
                cells=(city.at,),
                also=(Also(("cities", first), tr("the other place")),),
            )


@check(
    "MAP302",
    "hex-without-a-cost",
    ERROR,
    reads=("board", "cities", *RULES),
    needs=("land",),
    rules=("TRN-RAIL-04", "TRN-RAIL-05"),
    implies_anywhere=("NET301", "NET302", "NET303", "DCK311", "DCK317"),
    holds=("TRN-CHK-02",),
    since="0.6.0",
)
def hex_without_a_cost(survey: TrainsSurvey) -> Iterator[Finding]:
    """The board has terrain of which the rules say neither what it costs nor that it is closed.

    Why: nobody knows what a rail costs there, so that no game can be begun.
    Repair: correct the legend, or name the terrain under `rules: costs: terrain`, or `closed`.

    Bad:
        board: {legend: {"^": moutain}}

    Good:
        board: {legend: {"^": mountain}}
    """
    board, costs = survey.scenario.board, survey.rules.costs
    if not isinstance(board, HexBoard):
        return
    signs = {kind: sign for sign, kind in board.legend.items()}
    for kind in survey.land.unpriced:
        there = [
            at for at, one in survey.land.ground.items() if one.terrain == kind and not one.city
        ]
        way = ("board", "legend", signs[kind]) if kind in signs else ("board", "terrain")
        near = nearest(kind, [*costs.terrain, *costs.closed])
        yield Finding(
            message=tr(
                "the rules say of {kind} neither what a rail costs nor that "
                "nobody builds there, and {hexes} {are} {kind}",
                kind=kind,
                hexes=counted(len(there), "hex", "hexes"),
                are=_are(there),
            ),
            route=way,
            cells=tuple(there[:1]),
            help=tr("did you mean {near}?", near=near)
            if near
            else tr("say rules: costs: terrain: {kind}", kind=kind),
            about=(("rules", "costs"),),
            repair=saying(survey.scenario, tr("call it {near}", near=near), {way: near})
            if near
            else None,
        )


def _are(there: Sequence[Cell]) -> str:
    return tr("is") if len(there) == 1 else tr("are")


@check(
    "MAP305",
    "too-few-hexes-to-start-on",
    ERROR,
    reads=(*LAND, "players"),
    needs=("land",),
    whole=("board", "cities"),
    rules=("TRN-SETUP-10",),
    implies_anywhere=("NET301", "NET302", "NET303"),
    holds=("TRN-CHK-07",),
    since="0.6.0",
)
def too_few_hexes_to_start_on(survey: TrainsSurvey) -> Iterator[Finding]:
    """There are fewer hexes for first markers than players.

    A first marker lies on a hex of its own, neither on closed terrain nor on a remote place.

    Why: no game can be begun with so many players.
    Repair: make the board larger, or let fewer play.

    Bad:
        format: 1
        id: example
        title: For four
        system: trains
        players: {min: 2, max: 4}
        rules: {preset: trains, markers: {track: 3, stations: 3}}
        board: {kind: hexes, size: [4, 1], legend: {".": field, r: river, "^": mountain},
          terrain: "..r^\\n"}
        cities:
        - {id: ash, name: Ash, kind: city, at: "0,0", room: 3}
        - {id: elm, name: Elm, kind: remote, at: "1,0", number: 2}

    Good:
        format: 1
        id: example
        title: For three
        system: trains
        players: {min: 2, max: 3}
        rules: {preset: trains, markers: {track: 3, stations: 3}}
        board: {kind: hexes, size: [4, 1], legend: {".": field, r: river, "^": mountain},
          terrain: "..r^\\n"}
        cities:
        - {id: ash, name: Ash, kind: city, at: "0,0", room: 3}
        - {id: elm, name: Elm, kind: remote, at: "1,0", number: 2}
    """
    most, land = survey.scenario.players.max, survey.land
    starts = sum(1 for cell in land.ground if land.may_start(cell))
    if starts < most and survey.is_begun:
        way = ("players", "max")
        title = tr("let {starts} play at most", starts=starts)
        is_enough = starts >= max(1, survey.scenario.players.min)
        yield Finding(
            message=(
                tr(
                    "{most} players can play, and there is {hexes} for first markers",
                    most=most,
                    hexes=counted(starts, "hex", "hexes"),
                )
                if starts == 1
                else tr(
                    "{most} players can play, and there are {hexes} for first markers",
                    most=most,
                    hexes=counted(starts, "hex", "hexes"),
                )
            ),
            route=way,
            repair=saying(survey.scenario, title, {way: starts}) if is_enough else None,
        )


@check(
    "MAP306",
    "no-city-or-no-remote-place",
    WARNING,
    reads=("cities", "blocked", "cards", "kits", "position"),
    whole=("cities",),
    rules=("TRN-SCORE-02", "TRN-SCORE-03"),
    implies_anywhere=("RUL301",),
    holds=("TRN-CHK-12",),
    since="0.6.0",
)
def no_city_or_no_remote_place(survey: TrainsSurvey) -> Iterator[Finding]:
    """The board has no city at all, or no remote place at all.

    Why: without cities stations have no place and markers score nothing; without remote places
    nobody has a reason to build far out.
    Repair: put some on the board, or accept it.

    Bad:
        format: 1
        id: example
        title: No remote place
        system: trains
        players: {min: 2, max: 2}
        rules: {preset: trains, markers: {track: 4, stations: 9}}
        board: {kind: hexes, size: [5, 1], legend: {".": field, r: river, "^": mountain},
          terrain: "...r^\\n"}
        cities:
        - {id: ash, name: Ash, kind: city, at: "0,0", room: 3}
        - {id: elm, name: Elm, kind: city, at: "1,0", room: 3}
        - {id: oak, name: Oak, kind: city, at: "2,0", room: 3}

    Good:
        format: 1
        id: example
        title: One remote place
        system: trains
        players: {min: 2, max: 2}
        rules: {preset: trains, markers: {track: 4, stations: 6}}
        board: {kind: hexes, size: [5, 1], legend: {".": field, r: river, "^": mountain},
          terrain: "...r^\\n"}
        cities:
        - {id: ash, name: Ash, kind: city, at: "0,0", room: 3}
        - {id: elm, name: Elm, kind: city, at: "1,0", room: 3}
        - {id: oak, name: Oak, kind: remote, at: "2,0"}
    """
    kinds = {city.kind for city in survey.scenario.cities.values()}
    if not kinds and not _is_more_than_a_board(survey):
        return
    lacking = {"city": tr("no city"), "remote": tr("no remote place")}
    for kind, words in lacking.items():
        if kind not in kinds:
            yield Finding(
                message=tr("there is {words} on the board", words=words), route=("cities",)
            )


def _is_more_than_a_board(survey: TrainsSurvey) -> bool:
    """Whether somebody has said more than what the land is like."""
    scenario = survey.scenario
    return bool(scenario.blocked or any(survey.own.values()) or survey.part.position)
