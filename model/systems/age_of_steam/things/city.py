"""Cities, towns and goods of Age of Steam, with the fields of their own."""

from typing import Literal

from model.forms.frozen import dataclass
from model.forms.hints import IdSet
from model.scenario.things import City, Good
from model.systems.age_of_steam.things.colours import Colours
from model.systems.age_of_steam.things.cubes import OwnCubes

Accepts = Literal["printed", "lying", "not-lying"]
WhenEmptied = Literal["stays", "closes"]

CITY, TOWN = "city", "town"
SLOTS = tuple(f"{side}-{number}" for side in ("light", "dark") for number in range(1, 7))
"""The twelve slots of growth, a side and a number of a die."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AgeOfSteamCity(City):
    """A city takes goods of its colours; a town can become one, unless it has no track at all."""

    colours: Colours = Colours()
    slots: IdSet = ()
    cubes: OwnCubes = None
    pass_: Literal["normal", "never", "always"] = "normal"  # noqa: S105
    start: Literal["always", "never"] = "always"
    accepts: Accepts | None = None
    blocked_by: IdSet = ()
    when_emptied: WhenEmptied | None = None
    no_track: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AgeOfSteamGood(Good):
    """Cubes of a colour; `bag` of the `chips` begin in the bag, the others in the supply."""

    bag: int | None = None

    @property
    def in_bag(self) -> int:
        """How many cubes begin in the bag."""
        return self.chips if self.bag is None else self.bag
