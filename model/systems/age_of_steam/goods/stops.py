"""Stops as goods see them: what they take, whether cubes may pass, and whether they may start."""

from collections.abc import Collection, Mapping
from typing import Literal, NamedTuple

from model.systems.age_of_steam.conditions.place import Spot
from model.systems.age_of_steam.rules.money_rules import Delivery
from model.systems.age_of_steam.things.city import Accepts, AgeOfSteamCity, WhenEmptied

Passing = Literal["normal", "never", "always"]
Lying = Mapping[str, int]
"""How many cubes of each colour lie somewhere."""


class Stop(NamedTuple):
    """A city or town at the moment."""

    spot: Spot
    is_city: bool = True
    colours: Collection[str] = ()
    """The colours that it takes if all is as printed."""
    passing: Passing = "normal"
    may_start: bool = True
    accepts: Accepts = "printed"
    blocked_by: Collection[str] = ()
    when_emptied: WhenEmptied = "stays"

    @property
    def id(self) -> str:
        return self.spot.id

    def takes(self, colour: str, lying: Lying) -> bool:
        """Whether a cube can be delivered here, given what lies here (AOM-DELIVERY-05)."""
        if not self.is_city or self._is_blocked_for(colour, lying):
            return False
        if self.accepts == "lying":
            return lying.get(colour, 0) > 0
        if self.accepts == "not-lying" and lying.get(colour, 0) > 0:
            return False
        return colour in self.colours

    def _is_blocked_for(self, colour: str, lying: Lying) -> bool:
        """While one of these colours lies here, no other than they is taken."""
        return (
            bool(self.blocked_by)
            and colour not in self.blocked_by
            and any(lying.get(one, 0) > 0 for one in self.blocked_by)
        )

    @property
    def is_as_printed(self) -> bool:
        """Whether what lies here has no say in what it takes."""
        return self.accepts == "printed" and not self.blocked_by


def city_stop(spot: Spot, city: AgeOfSteamCity, rules: Delivery) -> Stop:
    """A printed city, with the colours that its spot says."""
    return Stop(
        spot,
        colours=spot.colours,
        passing=city.pass_,
        may_start=city.start != "never",
        accepts=city.accepts or rules.accepts,
        blocked_by=city.blocked_by or rules.blocked_by,
        when_emptied=city.when_emptied or rules.when_emptied,
    )


def new_city_stop(spot: Spot, rules: Delivery) -> Stop:
    """A town that has become a city: it has no rules of its own."""
    return Stop(
        spot,
        colours=spot.colours,
        accepts=rules.accepts,
        blocked_by=rules.blocked_by,
        when_emptied=rules.when_emptied,
    )


def town_stop(spot: Spot) -> Stop:
    """A town takes nothing, and everything passes."""
    return Stop(spot, is_city=False)


def closed_stop(stop: Stop) -> Stop:
    """A city whose last cube has left for good: it takes nothing, and everything passes."""
    return Stop(stop.spot, may_start=stop.may_start)
