"""What one rail costs and why it cannot be laid: for the engine, for checks and for the editor."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Final, NamedTuple

from model.notation import Cell
from model.systems.trains.building.land import Land

_EVERY_CITY: Final = frozenset({"city", "all-but-remote"})


class Refusal(NamedTuple):
    """A rule that forbids something, and what it forbids here."""

    rule: str
    sentence: str


class Price(NamedTuple):
    """What a rail costs beside its card."""

    coin: int
    waste: int = 0


class Builder(NamedTuple):
    """A player who lays rails, and what lies on the board."""

    land: Land
    own: AbstractSet[Cell]
    """The hexes with a marker of the player."""
    markers: Mapping[Cell, int]
    """How many markers lie on a hex, whosever they are."""
    stations: Mapping[str, int]
    """How many stations there are in a city."""
    waived: frozenset[str] = frozenset()
    """The items that are not paid (TRN-RAIL-11)."""
    coin: int = 0

    def after(self, cell: Cell) -> "Builder":
        """The same when a rail has been laid and paid."""
        return self._replace(own={*self.own, cell}, coin=self.coin - price(self, cell).coin)


def price(builder: Builder, cell: Cell) -> Price:
    """What a rail on a hex without an own marker costs, all items added (TRN-RAIL-04)."""
    land, waived = builder.land, builder.waived
    ground, costs, foreign = land.ground[cell], land.rules.costs, builder.markers.get(cell, 0)
    coin = _base(land, cell, waived)
    if ground.room and not waived & _EVERY_CITY:
        coin += costs.station * builder.stations.get(ground.city, 0)
    if not foreign:
        return Price(coin)
    if not _is_foreign_coin_waived(land, cell, waived):
        coin += costs.foreign * foreign
    if _is_foreign_waste_waived(land, waived):
        return Price(coin)
    times = foreign if costs.foreign_waste_for == "marker" else 1
    return Price(coin, costs.foreign_waste * times)


def _base(land: Land, cell: Cell, waived: frozenset[str]) -> int:
    """What a hex costs by itself; worked out once for each set of waivers."""
    known = land.bare_prices.setdefault(waived, {})
    if cell not in known:
        known[cell] = _bare(land, cell, waived)
    return known[cell]


def _bare(land: Land, cell: Cell, waived: frozenset[str]) -> int:
    ground, costs = land.ground[cell], land.rules.costs
    if ground.number:
        return 0 if "remote" in waived else costs.remote * ground.number
    if "all-but-remote" in waived:
        return 0
    if ground.room:
        return 0 if "city" in waived else costs.city
    return 0 if ground.terrain in waived else costs.terrain.get(ground.terrain) or 0


def _is_foreign_coin_waived(land: Land, cell: Cell, waived: frozenset[str]) -> bool:
    if "foreign-coin" in waived:
        return True
    is_remote = bool(land.ground[cell].number)
    return "all-but-remote" in waived and (land.rules.waiving.foreign_on_remote or not is_remote)


def _is_foreign_waste_waived(land: Land, waived: frozenset[str]) -> bool:
    if "foreign-waste" in waived:
        return True
    return "all-but-remote" in waived and land.rules.waiving.foreign_waste


def beside(builder: Builder) -> list[Cell]:
    """The hexes where the next marker may lie (TRN-RAIL-01 to -03), in a fixed order."""
    own, around = builder.own, builder.land.around
    return sorted({near for cell in own for near in around[cell] if near not in own})


def affordable(builder: Builder) -> list[Cell]:
    """The hexes where a marker may lie and can be paid for (TRN-RAIL-06)."""
    coin = builder.coin
    return [cell for cell in beside(builder) if price(builder, cell).coin <= coin]


def why_not(builder: Builder, cell: Cell) -> Refusal | None:
    """Why a rail cannot be laid on a hex; None if it can."""
    land, own = builder.land, builder.own
    if cell not in land.ground:
        return Refusal("TRN-RAIL-01", f"there is no hex {cell}")
    if cell not in land.open:
        return Refusal("TRN-RAIL-05", f"nobody builds on {land.ground[cell].terrain}")
    if cell in own:
        return Refusal("TRN-RAIL-03", "there is a marker of your own already")
    if not any(cell in land.around[one] for one in own):
        return _why_not_adjacent(builder, cell)
    cost = price(builder, cell).coin
    if cost > builder.coin:
        return Refusal("TRN-RAIL-06", f"it costs {cost} coin, and there are {builder.coin}")
    return None


def _why_not_adjacent(builder: Builder, cell: Cell) -> Refusal:
    if any(builder.land.is_blocked(cell, one) for one in builder.own):
        return Refusal("TRN-RAIL-02", "the border between the hexes is blocked")
    return Refusal("TRN-RAIL-01", "no marker of yours lies beside it")
