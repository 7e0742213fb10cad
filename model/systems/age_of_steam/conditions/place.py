"""PLACE: which cities, towns and bare hexes something is about (AOM-GEN-05)."""

from collections.abc import Collection
from typing import Annotated, Literal, NamedTuple

from model.forms.form import REFUSE, Leaf
from model.forms.frozen import dataclass
from model.forms.hints import form_of
from model.systems.age_of_steam.conditions.written_forms import some, whole

KindOfPlace = Literal["city", "printed", "new-city", "town", "cell"]
GrowthSide = Literal["light", "dark"]

SomeWords = Annotated[tuple[str, ...], some(form_of(str))]


class Spot(NamedTuple):
    """What PLACE can ask of a city, a town or a bare hex, as it is at the moment."""

    id: str
    """The id of the city or town; nothing for a bare hex."""
    kinds: Collection[str]
    tags: Collection[str]
    terrain: str
    regions: Collection[str]
    colours: Collection[str]
    """The colours that are printed."""
    sides: Collection[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Which places are meant: all keys hold, and of a list any of its members."""

    ids: SomeWords = ()
    tag: SomeWords = ()
    kind: Annotated[tuple[KindOfPlace, ...], some(form_of(KindOfPlace))] = ()
    terrain: SomeWords = ()
    region: SomeWords = ()
    colours: SomeWords = ()
    side: Annotated[tuple[GrowthSide, ...], some(form_of(GrowthSide))] = ()
    not_: "Annotated[tuple[Place, ...], Leaf(_read, _write)]" = ()

    def holds(self, spot: Spot) -> bool:
        """Whether a place is one of these."""
        return (
            (not self.ids or spot.id in self.ids)
            and _any(self.tag, spot.tags)
            and _any(self.kind, spot.kinds)
            and (not self.terrain or spot.terrain in self.terrain)
            and _any(self.region, spot.regions)
            and _any(self.colours, spot.colours)
            and _any(self.side, spot.sides)
            and not any(place.holds(spot) for place in self.not_)
        )


def _any(wanted: Collection[str], there: Collection[str]) -> bool:
    return not wanted or any(one in there for one in wanted)


def _read(plain: object) -> tuple[Place, ...]:
    return tuple(PLACES.read(plain, (), REFUSE))


def _write(places: tuple[Place, ...]) -> object:
    return PLACES.write(places)


PLACES = some(whole(form_of(Place)))
Places = Annotated[tuple[Place, ...], PLACES]
"""One PLACE or a list of them, of which any may hold; an empty list means everywhere."""


def is_one_of(places: tuple[Place, ...], spot: Spot) -> bool:
    """Whether a place is meant by a list of PLACEs; one that says nothing means all."""
    return not places or any(place.holds(spot) for place in places)
