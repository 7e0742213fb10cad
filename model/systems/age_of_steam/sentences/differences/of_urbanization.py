"""What is different about New Cities: when and where they are placed, and what lies on them."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from model.scenario.names_in_words import counted, joined
from model.systems.age_of_steam.sentences.differences.telling import Telling, choice, instead
from model.systems.age_of_steam.sentences.words import Words
from model.wording.speech import later, tr

SPOKE: Final = later(
    "A spoke of {towns} to {places} becomes a special link when the town is urbanized: ${price}."
)
SPOKE_MORE: Final = later(
    "A spoke of {towns} to {places} becomes a special link when the town is urbanized: ${price}, "
    "${step} more for each owner."
)


def _new_city_cubes(new: Any, _old: Any, _words: Words) -> Iterator[str]:
    if new.bag:
        cubes = counted(new.bag, "cube")
        yield tr("A New City gets {cubes} out of the bag.", cubes=cubes)
    if new.column == "all":
        yield tr("A New City gets all cubes of its column at once.")
    if new.refill:
        cubes = counted(new.refill, "cube")
        yield tr("Its column is then refilled with {cubes}.", cubes=cubes)
    if new.per_connected:
        cubes = counted(new.per_connected, "cube")
        gets = later("It gets {cubes} of its column for each player with track there.")
        yield tr(gets, cubes=cubes)


def _tiles_for(new: Any, _old: Any, words: Words) -> Iterator[str]:
    for one in new:
        tiles = joined(map(str.upper, one.new_city))
        only = later("The New Cities {cities} may lie only in {places}.")
        yield tr(only, cities=tiles, places=words.places(one.where))


def _spoke_links(new: Any, _old: Any, words: Words) -> Iterator[str]:
    for one in new:
        yield tr(
            SPOKE_MORE if one.step else SPOKE,
            towns=words.places(one.towns),
            places=words.places(one.to),
            price=one.cost,
            step=one.step,
        )


def _where(new: Any, _old: Any, words: Words) -> Iterator[str]:
    if new:
        yield tr("A New City may lie only in {places}.", places=words.places(new))


URBANIZATION: Final[Mapping[str, Telling]] = {
    "urbanization.builds": instead(later("Placing a New City takes {value} of the builds")),
    "urbanization.timing": choice(
        {
            "any": later("A New City may be placed at any moment of the build"),
            "first": later("A New City must be placed before anything is built"),
        }
    ),
    "urbanization.where": _where,
    "urbanization.needs_track": choice(
        {
            "none": later("A town needs no track to be urbanized"),
            "any": later("Only towns with track may be urbanized"),
            "own": later("Only towns with track of the builder's own may be urbanized"),
        }
    ),
    "urbanization.tiles_for": _tiles_for,
    "urbanization.town_cubes": choice(
        {
            "keep": later("Cubes of a town stay when it is urbanized"),
            "out": later("Cubes of a town leave the game when it is urbanized"),
            "bag": later("Cubes of a town go into the bag when it is urbanized"),
        }
    ),
    "urbanization.cubes": _new_city_cubes,
    "urbanization.spoke_links": _spoke_links,
    "urbanization.single_spoke": choice(
        {
            "vanish": later("A link of a single spoke vanishes when its town is urbanized"),
            "special-link": later(
                "A link of a single spoke becomes a special link when its town is urbanized"
            ),
        }
    ),
}
