"""What one player can ship at one moment: the question that every search for deliveries asks."""

from typing import Any

from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.goods.bars import (
    Bar,
    bars_for,
    is_about_the_delivery,
    marks_of,
    standing,
)
from model.systems.age_of_steam.goods.hops import hop_arcs
from model.systems.age_of_steam.goods.mover import Mover
from model.systems.age_of_steam.goods.network import Arc, Cubes, Network
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules


class Shipping:
    """Goods, links, rules and a mover at one moment; nothing of it may change meanwhile."""

    __slots__ = (
        "_bars", "all_rules", "cubes", "filters", "hops", "kept", "marks", "mine", "mover",
        "network", "paid_passes", "rules", "situation", "stations",
    )  # fmt: skip

    def __init__(
        self,
        network: Network,
        cubes: Cubes,
        rules: AgeOfSteamRules,
        mover: Mover,
        situation: Situation,
    ) -> None:
        self.network, self.cubes, self.rules = network, cubes, rules.delivery
        self.all_rules, self.mover, self.situation = rules, mover, situation
        self.filters = standing(self.rules.filters, mover.lifts, situation)
        self.stations = _stations(network, rules)
        self.mine, self.marks = self._of_links()
        self.hops = hop_arcs(network, mover.hops)
        self.paid_passes = mover.affordable_passes
        self.kept: dict[Any, Any] = {}
        self._bars: dict[tuple[str, str], tuple[Bar, ...]] | None = None

    def _of_links(self) -> tuple[tuple[bool, ...], tuple[int, ...]]:
        """Which links are the mover's, and what paths that use them are marked with."""
        links, unowned_counts = self.network.links, _do_unowned_count(self.all_rules)
        key = ("of links", self.mover.seat, unowned_counts)
        found = self.network.kept.get(key)
        if found is None:
            mine = tuple(link.owner == self.mover.seat for link in links)
            marks = tuple(marks_of(link, unowned_counts=unowned_counts) for link in links)
            found = self.network.kept[key] = mine, marks
        return found

    def first_arcs(self, place: str) -> tuple[Arc, ...]:
        """The ways out of where a cube lies."""
        number = self.network.numbers.get(place)
        if number is not None:
            return self.network.arcs[number]
        return self.network.from_hex(place) if "," in place else ()

    def has_way_out(self, place: str) -> bool:
        """Whether any link or hop leads away from where cubes lie."""
        return bool(self.first_arcs(place)) or self.network.numbers.get(place) in self.hops

    def may_start(self, place: str) -> bool:
        """Whether deliveries may start at a place (AOM-SETUP-12)."""
        number = self.network.numbers.get(place)
        return number is None or self.network.stops[number].may_start

    def bars(self, colour: str, place: str) -> tuple[Bar, ...]:
        """What stands against deliveries of a cube."""
        if not self.filters:
            return ()
        if self._bars is None:
            self._bars = self._known_bars()
        found = self._bars.get((colour, place))
        if found is None:
            found = bars_for(self.network, self.filters, self.about(colour, place))
            self._bars[colour, place] = found
        return found

    def _known_bars(self) -> dict[tuple[str, str], tuple[Bar, ...]]:
        """What is known of bars already: all who ask with the same filters find the same.

        The moment has a say only where a filter asks for it. Filters are told by which they are,
        and kept with the answers, so that no other can take their place.
        """
        about = any(is_about_the_delivery(one.when) for one in self.filters)
        key = ("bars", tuple(map(id, self.filters)), self.situation if about else None)
        found = self.network.kept.get(key)
        if found is None:
            found = self.network.kept[key] = self.filters, {}
        return found[1]

    def about(self, colour: str, start: str, end: str = "") -> Situation:
        """The situation of a delivery."""
        spot = self.network.spot
        return self.situation._replace(
            colour=colour, start=spot(start), end=spot(end) if end else None
        )

    def with_cash(self, cash: int) -> "Shipping":
        """The same for a mover who has so much cash, and leaves no cube at a station."""
        found: Shipping | None = self.kept.get(cash)
        if found is None:
            mover = self.mover._replace(cash=cash)
            found = Shipping(self.network, self.cubes, self.all_rules, mover, self.situation)
            found.stations = 0
            self.kept[cash] = found
        return found


def _stations(network: Network, rules: AgeOfSteamRules) -> int:
    """Where a cube may be left in exchange for another, if that is played (AOM-CHAIN-03)."""
    chain = rules.chain if "chain" in rules.modules else None
    return 0 if chain is None or chain.mode != "transfer" else network.at(chain.stations)


def _do_unowned_count(rules: AgeOfSteamRules) -> bool:
    """Whether unowned links are as nationalised ones to filters (OPEN-SC-05)."""
    return "nationalisation" in rules.modules and rules.nationalisation.includes_unowned
