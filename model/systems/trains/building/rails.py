"""What one rail costs and why it cannot be laid: for the engine, for checks and for the editor."""

from collections.abc import Collection, Mapping, Set
from functools import cache
from typing import NamedTuple

from model.notation import Cell
from model.systems.trains.building.land import Land


class Refusal(NamedTuple):
    """A rule that forbids something, and what it forbids here."""

    rule: str
    sentence: str


class Price(NamedTuple):
    """What a rail costs beside its card."""

    coin: int
    waste: int = 0


class OnBoard(NamedTuple):
    """What lies on the board, as far as it changes prices."""

    markers: Mapping[Cell, int]
    """How many markers lie on a hex."""
    stations: Mapping[str, int]
    """How many stations there are in a city."""


def price(land: Land, cell: Cell, board: OnBoard, foreign: int, waived: Set[str]) -> Price:
    """What a rail on a hex costs, all items added (TRN-RAIL-04), but for those waived (-11)."""
    ground, costs = land.ground[cell], land.rules.costs
    coin = _base(land, cell, frozenset(waived))
    if ground.room and not waived & {"city", "all-but-remote"}:
        coin += costs.station * board.stations.get(ground.city, 0)
    if not foreign:
        return Price(coin)
    if not _is_foreign_coin_waived(land, cell, waived):
        coin += costs.foreign * foreign
    if _is_foreign_waste_waived(land, waived):
        return Price(coin)
    return Price(coin, costs.foreign_waste * (foreign if costs.foreign_waste_for == "marker" else 1))


@cache
def _base(land: Land, cell: Cell, waived: frozenset[str]) -> int:
    """What a hex costs by itself."""
    ground, costs = land.ground[cell], land.rules.costs
    if ground.number:
        return 0 if "remote" in waived else costs.remote * ground.number
    if "all-but-remote" in waived:
        return 0
    if ground.room:
        return 0 if "city" in waived else costs.city
    return 0 if ground.terrain in waived else costs.terrain.get(ground.terrain) or 0


def _is_foreign_coin_waived(land: Land, cell: Cell, waived: Set[str]) -> bool:
    if "foreign-coin" in waived:
        return True
    is_remote = bool(land.ground[cell].number)
    return "all-but-remote" in waived and (land.rules.waiving.foreign_on_remote or not is_remote)


def _is_foreign_waste_waived(land: Land, waived: Set[str]) -> bool:
    if "foreign-waste" in waived:
        return True
    return "all-but-remote" in waived and land.rules.waiving.foreign_waste


def beside(land: Land, own: Collection[Cell]) -> list[Cell]:
    """The hexes where the next marker may lie (TRN-RAIL-01 to -03), in a fixed order."""
    found: dict[Cell, None] = {}
    for cell in own:
        for near in land.around[cell]:
            if near not in own:
                found[near] = None
    return sorted(found)


def affordable(
    land: Land, own: Collection[Cell], board: OnBoard, waived: Set[str], coin: int
) -> list[Cell]:
    """The hexes where a marker may lie and can be paid for (TRN-RAIL-06)."""
    markers = board.markers
    return [
        cell
        for cell in beside(land, own)
        if price(land, cell, board, markers.get(cell, 0), waived).coin <= coin
    ]


def can_lay(
    land: Land, own: Set[Cell], board: OnBoard, waived: Set[str], coin: int, rails: int
) -> bool:
    """Whether so many rails can be laid one after the other."""
    if rails <= 0:
        return True
    found = affordable(land, own, board, waived, coin)
    if rails == 1 or not found:
        return bool(found)
    paid = sorted((price(land, c, board, board.markers.get(c, 0), waived).coin, c) for c in found)
    return any(
        can_lay(land, {*own, cell}, board, waived, coin - cost, rails - 1) for cost, cell in paid
    )


def why_not(
    land: Land, cell: Cell, own: Collection[Cell], board: OnBoard, waived: Set[str], coin: int
) -> Refusal | None:
    """Why a rail cannot be laid on a hex; None if it can."""
    if cell not in land.ground:
        return Refusal("TRN-RAIL-01", f"there is no hex {cell}")
    if cell not in land.open:
        return Refusal("TRN-RAIL-05", f"nobody builds on {land.ground[cell].terrain}")
    if cell in own:
        return Refusal("TRN-RAIL-03", "there is a marker of your own already")
    if not any(cell in land.around[one] for one in own):
        return _why_not_adjacent(land, cell, own)
    cost = price(land, cell, board, board.markers.get(cell, 0), waived).coin
    if cost > coin:
        return Refusal("TRN-RAIL-06", f"it costs {cost} coin, and there are {coin}")
    return None


def _why_not_adjacent(land: Land, cell: Cell, own: Collection[Cell]) -> Refusal:
    if any(land.is_blocked(cell, one) for one in own):
        return Refusal("TRN-RAIL-02", "the border between the hexes is blocked")
    return Refusal("TRN-RAIL-01", "no marker of yours lies beside it")
