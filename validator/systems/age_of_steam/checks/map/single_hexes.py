"""What single hexes have of their own: prices, opening turns, sides of water."""

from collections.abc import Iterator
from typing import Any

from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.systems.age_of_steam.things.part import CellData
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding, Repair
from validator.repairs.value_repairs import saying
from validator.survey.blocked_edges import beside_the_board
from validator.systems.age_of_steam.survey.survey import RULES, AgeOfSteamSurvey
from validator.wording.listing import listed, name_of

_OF_BARE_HEXES = ("price", "first_tile", "open_from", "water_sides")
"""What has a meaning only where no city and no town is."""


def _said(data: CellData, key: str) -> bool:
    value = getattr(data, key)
    return value not in (None, ())


def _on_the_board(survey: AgeOfSteamSurvey) -> Iterator[tuple[str, Cell, CellData]]:
    """The hexes that are there; others have a finding of their own."""
    board = survey.scenario.board
    for key, data in survey.part.cells.items():
        cell = Cell.parse(key)
        if isinstance(board, TerrainBoard) and board.has(cell):
            yield key, cell, data


@check(
    "MAP102",
    "price-on-a-stop",
    ERROR,
    reads=("cells", "cities", "board"),
    rules=("AOM-SETUP-14",),
    holds=("VAL-AOS-36", "VAL-AOM-10"),
    since="0.6.0",
)
def price_on_a_stop(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A city or a town has a price, a first tile, an opening turn or sides of water of its own.

    Why: cities take no tile and towns have prices of their own, so that it has no effect.
    Repair: move it to the hex that was meant, or take it away.

    Bad:
        cells: {"9,9": {price: 6, first_tile: simple}}

    Good:
        cells: {"8,9": {price: 6, first_tile: simple}}
    """
    for key, cell, data in _on_the_board(survey):
        stop = survey.spots.stop_at.get(cell)
        keys = [one for one in _OF_BARE_HEXES if _said(data, one)] if stop else []
        if keys:
            city = survey.scenario.cities[stop or ""]
            yield Finding(
                message=(
                    tr(
                        "{key} is {city}, a {kind}, where {keys} means nothing",
                        key=key,
                        city=name_of(city),
                        kind=city.kind,
                        keys=listed(keys),
                    )
                    if len(keys) == 1
                    else tr(
                        "{key} is {city}, a {kind}, where {keys} mean nothing",
                        key=key,
                        city=name_of(city),
                        kind=city.kind,
                        keys=listed(keys),
                    )
                ),
                route=("cells", key),
                cells=(cell,),
                repair=_without(survey, key, keys),
            )


def _without(survey: AgeOfSteamSurvey, key: str, fields: list[str]) -> Repair | None:
    values: dict[tuple[str, ...], Any] = {("cells", key, field): None for field in fields}
    return saying(survey.scenario, tr("take it off {key}", key=key), values)


@check(
    "MAP103",
    "idle-water-sides",
    ERROR,
    reads=("cells", "cities", "board", *RULES),
    needs=("land",),
    rules=("AOM-BUILD-04", "AOM-SETUP-14"),
    holds=("VAL-AOM-10",),
    since="0.6.0",
)
def idle_water_sides(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A hex has sides of water, and its ground has no prices by sides.

    Why: the sides have no effect, and track costs there what it costs everywhere.
    Repair: give the ground `sides` under `rules: prices: terrain`, or take `water_sides` away.

    Bad:
        cells: {"7,9": {price: 5, first_tile: simple, water_sides: [0, 1]}}

    Good:
        rules: {prices: {terrain: {water: {sides: {land: 3, water: 6}}}}}
        cells: {"7,9": {water_sides: [0, 1]}}
    """
    for key, cell, data in _on_the_board(survey):
        here = survey.land.hex_at(cell)
        if data.water_sides and survey.land.price[here].sides is None:
            kind = survey.land.terrain[here]
            yield Finding(
                message=tr(
                    "{key} has sides of water, and {kind} has no prices by sides",
                    key=key,
                    kind=kind,
                ),
                route=("cells", key, "water_sides"),
                cells=(cell,),
                about=(("rules", "prices", "terrain", kind),),
                repair=_without(survey, key, ["water_sides"]),
            )


@check(
    "MAP104",
    "first-tile-not-said",
    WARNING,
    reads=("cells", "board", "cities"),
    rules=("AOM-SETUP-14", "SC-BUILD-03"),
    holds=("VAL-AOS-37",),
    since="0.6.0",
)
def first_tile_not_said(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A hex has a price of its own and does not say whether its first tile must be simple.

    Why: players will ask whether a complex tile may be laid there at once; left open, it may.
    Repair: say `first_tile: any` or `first_tile: simple`.

    Bad:
        cells: {"5,9": {price: 5}}

    Good:
        cells: {"5,9": {price: 5, first_tile: any}}
    """
    for key, cell, data in _on_the_board(survey):
        if data.price is not None and data.first_tile is None and cell not in survey.spots.stop_at:
            yield Finding(
                message=tr(
                    "{key} costs {price}, and it is not said whether its first tile must be simple",
                    key=key,
                    price=data.price,
                ),
                route=("cells", key),
                cells=(cell,),
                repair=saying(
                    survey.scenario,
                    tr("let it be simple"),
                    {("cells", key, "first_tile"): "simple"},
                ),
            )


@check(
    "MAP105",
    "blocked-beside-the-board",
    ERROR,
    reads=("board", "blocked"),
    whole=("board",),
    rules=("AOS-BOARD-05",),
    holds=("VAL-AOS-29",),
    since="0.6.0",
)
def blocked_beside_the_board(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A blocked edge has a hex that the board does not have.

    Why: it blocks nothing; another edge was meant.
    Repair: name two neighbouring hexes of the board.

    Bad:
        blocked: ["0,0 1,0"]

    Good:
        blocked: ["0,9 1,9"]
    """
    yield from beside_the_board(survey)
