"""What the price of track is made of: ground, crossings, red areas, ferries, readings of rules."""

from typing import Final, Literal, NamedTuple

DEAREST: Final = 1_000_000
"""No single price and no single surcharge is higher."""


class Ground(NamedTuple):
    """What stands at a milepost, and what a section built to it costs a player."""

    kind: Literal["terrain", "city", "port"]
    name: str
    price: int
    again: int
    """The price of his later sections: it differs at ports, whose ferry or link is paid once."""


class Crossing(NamedTuple):
    """A water that an edge passes over, and what it adds to the price of a section."""

    water: str
    kind: str
    surcharge: int


class Major(NamedTuple):
    """A Major City: the milepost in its middle and all that belong to its red area, by number."""

    city: str
    centre: int
    members: tuple[int, ...]


class FerryLine(NamedTuple):
    """A ferry between two ports, by number; the ports' own prices hold its cost as well."""

    ferry: str
    a: int
    b: int
    cost: int


class BuildRules(NamedTuple):
    """Readings of the building rules that a scenario may choose."""

    perimeter: bool = True
    """Neighbouring outer mileposts of a Major City are joined directly, not only by the centre."""
    every_crossing: bool = True
    """An edge over several waters pays each of them, not only the dearest."""
    port_crossings: bool = True
    """A section into a port pays for the waters it crosses."""

    def counted(self, over: tuple[Crossing, ...]) -> tuple[Crossing, ...]:
        """The crossings of an edge that are paid for."""
        if self.every_crossing or len(over) < 2:
            return over
        return (max(over, key=lambda crossing: crossing.surcharge),)


class SectionPrice(NamedTuple):
    """The price of one section and what it is made of."""

    total: int
    ground: Ground
    milepost: int
    """The part for the milepost (terrain, city or port) that the section is built to."""
    crossings: tuple[Crossing, ...]
    """The waters that are paid for."""


def check_price(what: str, price: int) -> int:
    """The price itself, if a search can add it up: never below nothing, never beyond all reason."""
    if not 0 <= price <= DEAREST:
        raise ValueError(f"{what}: a price of {price} is not between 0 and {DEAREST}")
    return price
