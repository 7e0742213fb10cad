"""The classes of cities and goods: those of all systems, or a system's with fields of its own."""

from model.scenario.things import City, Good
from model.systems import described


def city_class(system: str) -> type[City]:
    """The class of a system's cities, which may have fields of their own, each with a default."""
    own = described(system).city
    found: type[City] = City if own is None else own()
    return found


def good_class(system: str) -> type[Good]:
    """The class of a system's goods, which may have fields of their own, each with a default."""
    own = described(system).good
    found: type[Good] = Good if own is None else own()
    return found
